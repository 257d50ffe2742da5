import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./ContactBanner.module.css";

export interface ContactBannerProps {
  title: string;
  text: string;
  image: PictureImage;
  /** Buttons, such as `ContactActions`. */
  children: ReactNode;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 50vw, 100vw";

/** Call to action at the end of a page or halfway down a long list: buttons on a coloured band beside an image. */
export function ContactBanner({ title, text, image, children, className }: ContactBannerProps) {
  return (
    <section className={className ? `${styles.band} ${className}` : styles.band}>
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} sizes={SIZES} />
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
