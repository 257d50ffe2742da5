import { useDrawing } from "#src/ui/drawings.ts";
import { ownHtml } from "#src/ui/ownHtml.ts";
import styles from "./Flag.module.css";

export const FLAG_COUNTRIES = ["tr", "gb", "ru"] as const;
export type FlagCountry = (typeof FLAG_COUNTRIES)[number];

export interface FlagProps {
  country: FlagCountry;
}

/** The flag of a language. It is decoration: a name or a code goes with it. */
export function Flag({ country }: FlagProps) {
  const name = `flag-${country}`;
  const markup = useDrawing(name);
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 513 342"
      aria-hidden
      data-drawing={name}
      dangerouslySetInnerHTML={ownHtml(markup)}
    />
  );
}
