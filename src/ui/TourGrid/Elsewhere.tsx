import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./Elsewhere.module.css";

export interface ElsewhereProps {
  title: string;
  text: string;
  image: PictureImage;
  /** The ways to ask for another tour, as links that look like buttons. */
  actions: ReactNode;
  level: 2 | 3;
  /** How many tours stand in the last row where rows have two, and where they have three. */
  besideTwo: number;
  besideThree: number;
}

const SIZES = "(min-width: 75rem) 30vw, (min-width: 44rem) 44vw, 92vw";

/** The panel after the last tour; it takes what is left of its row. */
export function Elsewhere({ title, text, image, actions, level, besideTwo, besideThree }: ElsewhereProps) {
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
          <Picture className={styles.picture} image={image} sizes={SIZES} />
        </div>
      </div>
    </div>
  );
}
