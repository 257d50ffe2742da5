import { Fragment } from "react";

import { Picture, type PictureImage, type PictureSource } from "#src/ui/Picture/Picture.tsx";
import styles from "./Spread.module.css";

export interface SpreadProps {
  /** The page's heading; its line breaks are kept. */
  title: string;
  /** One sentence under the heading; shown from 64rem, where it stands on paper. */
  lead: string;
  image: PictureImage;
  /** The composition for phones, with quiet sky behind the heading. */
  portrait?: PictureSource;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 59vw, 100vw";

/**
 * The head of the home page. From 64rem the words stand on paper beside a plate that runs off the right edge; below, the
 * heading stands in the plate's dusk sky. Low windows get a lower plate, so that what follows is in the first view.
 */
export function Spread({ title, lead, image, portrait, className }: SpreadProps) {
  return (
    <div className={className ? `${styles.spread} ${className}` : styles.spread}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          {title.split("\n").map((line, index) => (
            <Fragment key={line}>
              {index > 0 && " "}
              <span className={styles.line}>{line}</span>
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} portrait={portrait} sizes={SIZES} priority />
      </div>
    </div>
  );
}
