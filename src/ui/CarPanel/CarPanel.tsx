import { Fold } from "#src/ui/Fold/Fold.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./CarPanel.module.css";

export interface CarPanelProps {
  /** Drawn to the horizon that all vehicles share. */
  image: PictureImage;
  name: string;
  /** How many sit comfortably, in words: "3 people". */
  capacity: string;
  /** What the car is known for; always on show. */
  highlights: readonly string[];
  /** Everything else that it has, folded away until asked for. */
  features: readonly string[];
  /** What unfolds the features: "13 more". */
  moreLabel: string;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 31vw, 82vw";

/** A vehicle: its plate, its name, how many it seats and what it has. Side by side, the plates share one horizon. */
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
        <Fold className={styles.more} label={moreLabel}>
          <FeatureList features={features} />
        </Fold>
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
