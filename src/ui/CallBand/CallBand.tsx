import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./CallBand.module.css";

export interface CallBandProps {
  title: string;
  text: string;
  image: PictureImage;
  /** Whether phones show the plate too: they do without it where the page above is long. */
  plateOnPhones?: boolean;
  /** The ways to reach us, such as `ContactActions`. */
  children: ReactNode;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 59vw, (min-width: 48rem) 100vw";

/** The last word of a page, for who is in a hurry: words on the sea that lead to a person, beside the plate. */
export function CallBand({ title, text, image, plateOnPhones = false, children, className }: CallBandProps) {
  return (
    <section
      className={className ? `${styles.band} ${className}` : styles.band}
      data-plate={plateOnPhones ? "always" : "wide"}
    >
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} sizes={`${SIZES}, ${plateOnPhones ? "100vw" : "1px"}`} />
      </div>
      <div className={styles.words}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
