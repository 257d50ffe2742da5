import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./CarPanel.module.css";

export interface CarPanelProps {
  /** Illustration drawn to the horizon line that all vehicles share. */
  image: PictureImage;
  name: string;
  /** Comfortable capacity in words: "3 people". */
  capacity: string;
  /** Main features, always visible. */
  highlights: readonly string[];
  /** Further features, collapsed by default. */
  features: readonly string[];
  /** Label of the disclosure: "13 more". */
  moreLabel: string;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 31vw, 82vw";

/** Vehicle card: illustration, name, capacity and features. Side by side, the illustrations line up at the horizon. */
export function CarPanel({ image, name, capacity, highlights, features, moreLabel, className }: CarPanelProps) {
  return (
    <article className={className ? `${styles.car} ${className}` : styles.car}>
      <div className={styles.plate}>
        <Picture className={styles.picture} image={image} sizes={SIZES} />
      </div>
      <div>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.capacity}>{capacity}</p>
        </div>
        <FeatureList features={highlights} />
        <Disclosure className={styles.more} label={moreLabel}>
          <FeatureList features={features} />
        </Disclosure>
      </div>
    </article>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features} role="list">
      {features.map((feature) => (
        <li className={styles.feature} key={feature}>
          {feature}
        </li>
      ))}
    </ul>
  );
}
