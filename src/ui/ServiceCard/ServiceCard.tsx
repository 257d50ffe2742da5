import { Card, CardArrow, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceCard.module.css";

export interface ServiceCardProps {
  /** Decorative number, such as "05". */
  number: string;
  title: string;
  /** One line about the service; hidden on phones. */
  text: string;
  /** Price or a substitute: "from €45", "on request", "50 min". */
  note: string;
  href: string;
  /** Replaces number and text where the grid has three columns. */
  image?: PictureImage | undefined;
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

const SIZES = "(min-width: 75rem) 30vw, 1px";

/**
 * Clickable card of a service: a cell with a number from 75rem, a row below, and on phones one line of title, note and
 * arrow.
 */
export function ServiceCard({
  number,
  title,
  text,
  note,
  href,
  image,
  level = 3,
  Link = "a",
  className,
}: ServiceCardProps) {
  const Heading = `h${level}` as const;
  const kind = image ? "plate" : "words";
  return (
    <Card className={className ? `${styles.cell} ${className}` : styles.cell} data-kind={kind}>
      {image && (
        <div className={styles.plate}>
          <Picture className={styles.picture} image={image} sizes={SIZES} />
        </div>
      )}
      <span className={styles.number} data-kind={kind} aria-hidden>
        {number}
      </span>
      <div className={styles.words} data-kind={kind}>
        <Heading className={styles.title}>
          <CardLink href={href} Link={Link}>
            {title}
          </CardLink>
        </Heading>
        <div className={styles.text} data-kind={kind}>
          <CardText>{text}</CardText>
        </div>
        <p className={styles.note}>{note}</p>
      </div>
      <CardArrow className={styles.arrow} data-kind={kind} />
    </Card>
  );
}
