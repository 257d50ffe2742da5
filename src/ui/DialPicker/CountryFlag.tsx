import { useEffect, useState } from "react";

import { loadFlags, flagPicture } from "./flagPictures.ts";
import styles from "./CountryFlag.module.css";

export interface CountryFlagProps {
  /** Two capital letters: `TR`. */
  code: string;
}

/** A country's flag, or a blank of its size until it has come. It is decoration: the code or the name stands beside it. */
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
