import { Fragment, type ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { PictureSource } from "#src/ui/Picture/pictureFile.ts";
import styles from "./Hero.module.css";

/**
 * Where the text goes below 64rem. `home`: over the sky of the image, so that the form is close. `page`: below an image of 3:2.
 * `stack`: below an image that is cut to 16:9 on tablets.
 */
export const HERO_VARIANTS = ["home", "page", "stack"] as const;
export type HeroVariant = (typeof HERO_VARIANTS)[number];

export interface HeroProps {
  variant?: HeroVariant;
  /** Page heading; line breaks are preserved. */
  title: string;
  /** One or two sentences below the heading; two lines on phones. */
  lead: string;
  /** A `BackLink`, shown above the heading. */
  back?: ReactNode;
  /** Primary action below the lead. `home` has none, because the form follows. */
  action?: ReactNode;
  image: PictureImage;
  /** Portrait composition for phones, with quiet sky behind the heading. */
  portrait?: PictureSource;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 59vw, 100vw";

/**
 * Page opener: heading, lead and a large image. From 64rem the text is beside an image that bleeds off the right edge.
 * In low viewports the image of the home page is lower, so that what follows is above the fold.
 */
export function Hero({ variant = "home", title, lead, back, action, image, portrait, className }: HeroProps) {
  return (
    <div className={className ? `${styles.hero} ${className}` : styles.hero} data-variant={variant}>
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
