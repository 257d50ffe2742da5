import { trustedHtml } from "#src/ui/trustedHtml.ts";
import styles from "./YearChart.module.css";

export interface YearChartProps {
  /** The table of `renderYearTable`, from the site's own content: it is inserted as is. */
  html: string;
  className?: string | undefined;
}

/**
 * Chart of a year: air and sea of each month as bars in the colours of the seasons, how full it is as dots, and a mark at the months to
 * suggest. It is markup of the build, so that it costs a page no script.
 */
export function YearChart({ html, className }: YearChartProps) {
  return (
    <div
      className={className ? `${styles.yearChart} ${className}` : styles.yearChart}
      dangerouslySetInnerHTML={trustedHtml(html)}
    />
  );
}
