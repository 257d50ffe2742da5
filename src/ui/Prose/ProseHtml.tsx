import type { HTMLAttributes } from "react";

import { trustedHtml } from "#src/ui/trustedHtml.ts";
import styles from "./Prose.module.css";

/** `onClick` lets the caller route clicks on links in the text. */
export interface ProseHtmlProps extends Pick<HTMLAttributes<HTMLElement>, "onClick"> {
  /** Trusted HTML from the site's own content: it is inserted as is. */
  html: string;
}

/** Fragment of HTML in `Prose`; other elements may be placed between fragments. */
export function ProseHtml({ html, ...rest }: ProseHtmlProps) {
  return <div {...rest} className={styles.piece} dangerouslySetInnerHTML={trustedHtml(html)} />;
}
