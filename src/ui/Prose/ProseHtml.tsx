import type { HTMLAttributes } from "react";

import { ownHtml } from "#src/ui/ownHtml.ts";
import styles from "./Prose.module.css";

/** Beside the text itself what hears of presses in it, for who leads its links through a router. */
export interface ProseHtmlProps extends Pick<HTMLAttributes<HTMLElement>, "onClick"> {
  /** The site's own, not a visitor's: it goes into the page as it is. */
  html: string;
}

/** A piece of a text that comes as HTML, within `Prose`; something else may stand between two of them. */
export function ProseHtml({ html, ...rest }: ProseHtmlProps) {
  return <div {...rest} className={styles.piece} dangerouslySetInnerHTML={ownHtml(html)} />;
}
