import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./CustomTour.module.css";

export interface CustomTourProps {
  title: string;
  text: string;
  image: PictureImage;
  /** Contact links styled as buttons. */
  actions: ReactNode;
  level: 2 | 3;
  /** Number of tours in the last row, with two columns and with three. */
  besideTwo: number;
  besideThree: number;
}

/** Widths before cropping: in three columns the panel is upright, and its picture twice as wide. In two it may fill both, and be low. */
const sizesBeside = (besideTwo: number) =>
  `(min-width: 75rem) 61vw, (min-width: 44rem) ${besideTwo === 0 ? 68 : 44}vw, 92vw`;

/** Panel after the last tour that offers a custom one; it fills the rest of the row. */
export function CustomTour({ title, text, image, actions, level, besideTwo, besideThree }: CustomTourProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} data-beside-two={besideTwo} data-beside-three={besideThree}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.plate}>
          <Picture className={styles.picture} image={image} sizes={sizesBeside(besideTwo)} />
        </div>
      </div>
    </div>
  );
}
