import { useEffect, useState } from "react";

import { loadFlags, flagPicture } from "./flagPictures.ts";
import styles from "./CountryFlag.module.css";

/** Props of `CountryFlag`. */
export interface CountryFlagProps {
  /** ISO 3166-1 code in capital letters, such as `TR`. */
  code: string;
}

/** A country's flag, with a placeholder of the same size until it has loaded. Decorative: the code or name is next to it. */
export function CountryFlag({ code }: CountryFlagProps) {
  const [, setLoaded] = useState(false);
  const picture = flagPicture(code);
  const isMissing = !picture;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    void loadFlags().then(() => {
      if (isShown) setLoaded(true);
    });
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
