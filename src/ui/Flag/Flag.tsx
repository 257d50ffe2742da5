import { GB, RU, TR } from "country-flag-icons/react/3x2";

import styles from "./Flag.module.css";

const FLAGS = { tr: TR, gb: GB, ru: RU };

export const FLAG_COUNTRIES = ["tr", "gb", "ru"] as const;
export type FlagCountry = (typeof FLAG_COUNTRIES)[number];

export interface FlagProps {
  country: FlagCountry;
}

/** The flag of a language. It is decoration: a name or a code goes with it. */
export function Flag({ country }: FlagProps) {
  const Picture = FLAGS[country];
  return <Picture className={styles.flag} aria-hidden />;
}
