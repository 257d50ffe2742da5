import { Expand } from "lucide-react";
import { useId } from "react";

import { OpeningLink } from "#src/ui/GallerySheet/OpeningLink.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./StopLine.module.css";

/** A stop of a tour. */
export interface Stop {
  name: string;
  text: string;
  /** Line above the name, such as the day. */
  kicker?: string | undefined;
  image: PictureImage;
  /** The hash of the address can point at the stop. */
  id?: string;
  /** Label of the button that opens the image, and URL of its file for browsers without scripts. */
  plate?: { label: string; href: string };
}

export interface StopLineProps {
  /** In travel order. */
  stops: readonly Stop[];
  /** Heading level of the stops: one below the heading of the route. */
  level?: 2 | 3;
  /** Id of the heading that labels the route. */
  labelledBy?: string;
  /** Called with the index of the stop whose image was opened, counted from 0. */
  onOpen?: (index: number) => void;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 45vw, 78vw";

/** Most stops that fit side by side. */
const MOST_IN_ROW = 3;

/**
 * Timeline of the stops of a route, with milestones along a road. From 64rem two or three stops are side by side below
 * the road, and more are on both sides of it in turns; on narrower screens it is at the start. With `onOpen` each image opens a lightbox.
 */
export function StopLine({ stops, level = 3, labelledBy, onOpen, className }: StopLineProps) {
  const roadId = useId();
  const Heading = `h${level}` as const;
  return (
    <ol
      className={className ? `${styles.road} ${className}` : styles.road}
      data-layout={stops.length <= MOST_IN_ROW ? "row" : "turns"}
      role="list"
      aria-labelledby={labelledBy}
    >
      {stops.map(({ name, text, kicker, image, id, plate }, index) => (
        <li className={styles.stop} key={name} id={id}>
          <span className={styles.milestone} aria-hidden>
            {index + 1}
          </span>
          {plate && onOpen ? (
            <OpeningLink
              className={styles.plate}
              {...plate}
              describedBy={`${roadId}-${index}`}
              onOpen={() => onOpen(index)}
            >
              <Picture className={styles.picture} id={`${roadId}-${index}`} image={image} sizes={SIZES} />
              <Expand className={styles.mark} aria-hidden />
            </OpeningLink>
          ) : (
            <div className={styles.plate}>
              <Picture className={styles.picture} image={image} sizes={SIZES} />
            </div>
          )}
          <div className={styles.words}>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <Heading className={styles.name} translate="no">
              {name}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
