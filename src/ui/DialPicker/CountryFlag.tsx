// As text, not as components: those all live in one module, which would follow the first flag into the page's first code.
import { TR } from "country-flag-icons/string/3x2";
import { useEffect, useState } from "react";

import styles from "./CountryFlag.module.css";

/** SVG by code. The first country's flag comes with the form, so that nothing blinks when it appears. */
let pictures: Partial<Record<string, string>> = { TR };

export interface CountryFlagProps {
  /** Two capital letters: `TR`. */
  code: string;
}

/** A country's flag, or a blank of its size until it has come. It is decoration: the code or the name stands beside it. */
export function CountryFlag({ code }: CountryFlagProps) {
  const [, setLoaded] = useState(false);
  const picture = pictures[code];
  const isMissing = !picture;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    import("./flags.ts").then(
      ({ FLAGS }) => {
        pictures = FLAGS;
        if (isShown) setLoaded(true);
      },
      (error: unknown) => console.warn("The flags did not come.", error),
    );
    return () => {
      isShown = false;
    };
  }, [isMissing]);

  return (
    <span className={styles.flag}>
      {picture && <img className={styles.picture} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />}
    </span>
  );
}
