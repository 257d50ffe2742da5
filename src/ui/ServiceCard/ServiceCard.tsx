import { Card, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceCard.module.css";

/** Number of cards per row from 75rem. */
export type ServiceColumns = 1 | 2 | 3 | 4;

export interface ServiceCardProps {
  title: string;
  /** One line about the service; hidden on phones. */
  text: string;
  /** Price or a substitute: "from €45", "on request", "50 min". */
  note: string;
  href: string;
  image: PictureImage;
  /** Cards in its row from 75rem, where fewer are wider and lower. */
  columns?: ServiceColumns;
  /** Whether it is alone in its row from 48rem to 75rem, in a grid of two columns. */
  alone?: boolean;
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * Share of the screen from 75rem, in `vw`. Three in a row are rendered 3% wider than this: the loss of sharpness is invisible, and at a
 * density of 2 each loads a file of less than half the size.
 */
const SHARES: Record<ServiceColumns, number> = { 1: 90, 2: 44, 3: 27.5, 4: 21 };

/** On phones the picture is cropped to a square, so its width before cropping is larger. */
function sizesOf(columns: ServiceColumns, alone: boolean): string {
  return `(min-width: 75rem) ${SHARES[columns]}vw, (min-width: 48rem) ${alone ? 92 : 46}vw, 7rem`;
}

/**
 * Clickable cover of a service: its picture with the price as a label on it, and below it title and text. On phones a
 * row: a small picture, and title and price beside it.
 */
export function ServiceCard({
  title,
  text,
  note,
  href,
  image,
  columns = 3,
  alone = false,
  level = 3,
  Link = "a",
  className,
}: ServiceCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card
      className={className ? `${styles.cover} ${className}` : styles.cover}
      data-columns={columns}
      data-alone={alone || undefined}
    >
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} sizes={sizesOf(columns, alone)} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={href} Link={Link}>
            {title}
          </CardLink>
        </Heading>
        <div className={styles.text}>
          <CardText>{text}</CardText>
        </div>
        <p className={styles.note}>
          <FixedValues>{note}</FixedValues>
        </p>
      </div>
    </Card>
  );
}
