import type { ReactNode } from "react";

import { Flaps } from "#src/ui/Flaps/Flaps.tsx";
import { Fold } from "#src/ui/Fold/Fold.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./ErrorBoard.module.css";

/** Flaps in a line; words on the board have no more characters than that. */
const BOARD_LENGTH = 12;

const SIZES = "(min-width: 64rem) 50vw, 100vw";

export interface ErrorBoardProps {
  /** The two lines on the board, 12 characters at most. */
  lines: readonly [string, string];
  title: string;
  /** What to do now. */
  text: string;
  /** What the machine said, word for word, folded under its label: it helps whoever is told of it. */
  detail?: { label: string; text: string } | undefined;
  /** A plate beside the words; on phones below them. Without one the words have the whole width. */
  image?: PictureImage;
  /** A `Brand`, where no header stands above. */
  brand?: ReactNode;
  /** The ways on: buttons and links. */
  children: ReactNode;
}

/** What stands in place of a page that is not there or broke: the fact on the board, a plain sentence, the ways on. */
export function ErrorBoard({ lines: [first, second], title, text, detail, image, brand, children }: ErrorBoardProps) {
  const words = (
    <div className={styles.error}>
      {brand}
      <div className={styles.board}>
        <Flaps value={first} length={BOARD_LENGTH} size="board" />
        <Flaps value={second} length={BOARD_LENGTH} size="board" tone="hot" />
      </div>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {detail && (
        <Fold className={styles.detail} label={detail.label}>
          <p className={styles.said}>{detail.text}</p>
        </Fold>
      )}
    </div>
  );
  if (!image) return words;
  return (
    <div className={styles.spread}>
      {words}
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} sizes={SIZES} />
      </div>
    </div>
  );
}
