import { Fragment, type ReactNode } from "react";

import { Picture, type PictureImage, type PictureSource } from "#src/ui/Picture/Picture.tsx";
import styles from "./Spread.module.css";

/**
 * What becomes of the words where there is no room beside the plate. `home`: the heading in its dusk sky, and nothing else,
 * so that the form is near. `page`: the heading in the sky, the rest below. `stack`: all below, for a plate without quiet sky.
 */
export const SPREAD_VARIANTS = ["home", "page", "stack"] as const;
export type SpreadVariant = (typeof SPREAD_VARIANTS)[number];

export interface SpreadProps {
  variant?: SpreadVariant;
  /** The page's heading; its line breaks are kept. */
  title: string;
  /** One sentence under the heading; `home` shows it from 64rem. */
  lead: string;
  /** Above the heading: a `BackLink`. */
  back?: ReactNode;
  /** Under the lead: the one thing to do. `home` has none, because its form follows. */
  action?: ReactNode;
  image: PictureImage;
  /** The composition for phones, with quiet sky behind the heading. */
  portrait?: PictureSource;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 59vw, 100vw";

/**
 * Opens a page with its promise and a plate. From 64rem the words stand on paper beside a plate that runs off the right
 * edge. In low windows the home page's plate is lower, so that what follows is in the first view.
 */
export function Spread({ variant = "home", title, lead, back, action, image, portrait, className }: SpreadProps) {
  return (
    <div className={className ? `${styles.spread} ${className}` : styles.spread} data-variant={variant}>
      <div className={styles.text}>
        <div className={styles.head}>
          {back}
          <h1 className={styles.title}>
            {title.split("\n").map((line, index) => (
              <Fragment key={line}>
                {index > 0 && " "}
                <span className={styles.line}>{line}</span>
              </Fragment>
            ))}
          </h1>
        </div>
        <div className={styles.rest}>
          <p className={styles.lead}>{lead}</p>
          {action}
        </div>
      </div>
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} portrait={portrait} sizes={SIZES} priority />
      </div>
    </div>
  );
}
