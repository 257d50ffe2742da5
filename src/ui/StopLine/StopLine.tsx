import { Expand } from "lucide-react";
import { useId } from "react";

import { OpeningLink } from "#src/ui/GallerySheet/OpeningLink.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./StopLine.module.css";

export interface Stop {
  name: string;
  text: string;
  image: PictureImage;
  /** An address can lead to the stop by this id. */
  id?: string;
  /** How its plate is named as what opens it whole, and the picture's own file, for a browser without scripts. */
  plate?: { label: string; href: string };
}

export interface StopLineProps {
  /** In the order of the journey. */
  stops: readonly Stop[];
  /** Level of the stops' headings: one below the heading of the route. */
  level?: 2 | 3;
  /** Id of the heading that names the route. */
  labelledBy?: string;
  /** A plate was pressed; the index of its stop counts from 0. */
  onOpen?: (index: number) => void;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 42vw, 78vw";

/**
 * The stops of a route along a road with milestones. From 64rem the road runs down the middle and the plates stand left and
 * right of it in turn; below, it runs along the start of the line. With `onOpen` each plate is what opens its picture whole.
 */
export function StopLine({ stops, level = 3, labelledBy, onOpen, className }: StopLineProps) {
  const roadId = useId();
  const Heading = `h${level}` as const;
  return (
    <ol className={className ? `${styles.road} ${className}` : styles.road} role="list" aria-labelledby={labelledBy}>
      {stops.map(({ name, text, image, id, plate }, index) => (
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
            <Heading className={styles.name}>{name}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
