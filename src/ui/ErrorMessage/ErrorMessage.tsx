import type { ReactNode } from "react";

import { SplitFlap } from "#src/ui/SplitFlap/SplitFlap.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./ErrorMessage.module.css";

/** Number of flaps per line; text on the board must not be longer. */
const BOARD_LENGTH = 12;

/** Beside the text the picture fills half the page at its full height, which crops it at the sides: 4/3 of 78vh. */
const SIZES = "(min-width: 64rem) max(50vw, 104vh), 100vw";

export interface ErrorMessageProps {
  /** The two lines on the board, at most 12 characters each. */
  lines: readonly [string, string];
  title: string;
  /** What the visitor can do next. */
  text: string;
  /** Technical error message, verbatim, in a disclosure: useful for error reports. */
  detail?: { label: string; text: string } | undefined;
  /** Illustration beside the text, or below it on phones. Without one the text takes the whole width. */
  image?: PictureImage;
  /** A `Brand`, for pages without a header. */
  brand?: ReactNode;
  /** Buttons and links to continue with. */
  children: ReactNode;
}

/** Error page: a short message on a split-flap board, an explanation, and links to continue with. */
export function ErrorMessage({
  lines: [first, second],
  title,
  text,
  detail,
  image,
  brand,
  children,
}: ErrorMessageProps) {
  const message = (
    <div className={styles.error}>
      {brand}
      <div className={styles.board}>
        <SplitFlap value={first} length={BOARD_LENGTH} size="board" />
        <SplitFlap value={second} length={BOARD_LENGTH} size="board" tone="hot" />
      </div>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {detail && (
        <Disclosure className={styles.detail} label={detail.label}>
          <p className={styles.said}>{detail.text}</p>
        </Disclosure>
      )}
    </div>
  );
  if (!image) return message;
  return (
    <div className={styles.withImage}>
      {message}
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} sizes={SIZES} />
      </div>
    </div>
  );
}
