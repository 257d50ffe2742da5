import { GB, RU, TR } from "country-flag-icons/string/3x2";

import styles from "./Flag.module.css";

const FLAGS = { tr: TR, gb: GB, ru: RU } as const;

/** Countries whose flags stand for the site's languages. */
export const FLAG_COUNTRIES = ["tr", "gb", "ru"] as const;
export type FlagCountry = (typeof FLAG_COUNTRIES)[number];

export interface FlagProps {
  country: FlagCountry;
}

/** Flag for a language. Decorative: show it next to a name or a code. */
export function Flag({ country }: FlagProps) {
  // Of its characters only # has a meaning in such a URL. All encoded, they would be much longer in every page.
  return <img className={styles.flag} src={`data:image/svg+xml,${FLAGS[country].replaceAll("#", "%23")}`} alt="" />;
}
