import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { PlanFacts } from "#src/ui/SeatPlan/planLayout.ts";
import { SeatPlan } from "#src/ui/SeatPlan/SeatPlan.tsx";
import styles from "./CarPanel.module.css";

export interface CarPanelProps {
  /** Illustration drawn to the horizon line that all vehicles share; none on pages that show the vehicles elsewhere. */
  image?: PictureImage | undefined;
  name: string;
  /** Comfortable and greatest number of passengers in words: "comfortable for 6, at most 7". */
  capacity: string;
  /** View into the cabin, shown with the further features; plan; people and luggage that the plan shows: "For 6, with 6 medium suitcases". */
  inside?: { cabin: PictureImage; plan: PlanFacts; luggage: string } | undefined;
  /** Main features, always visible. */
  highlights: readonly string[];
  /** Further features, collapsed by default. */
  features: readonly string[];
  /** Label of the disclosure: "Inside, and 13 more features". */
  moreLabel: string;
  /** Link to the booking form with this vehicle, or to an enquiry about its price; the note is its lowest price: "from €45". */
  choose?: (ActionLink & { note?: string }) | undefined;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 29vw, 82vw";

/** Vehicle card: illustration, name, capacity, seat plan and features. Side by side, the illustrations line up at the horizon. */
export function CarPanel({
  image,
  name,
  capacity,
  inside,
  highlights,
  features,
  moreLabel,
  choose,
  className,
}: CarPanelProps) {
  return (
    <article className={className ? `${styles.car} ${className}` : styles.car}>
      {image && (
        <div className={styles.plate}>
          <Picture className={styles.picture} image={image} sizes={SIZES} />
        </div>
      )}
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.capacity}>{capacity}</p>
      </div>
      {inside && <SeatPlan className={styles.plan} plan={inside.plan} caption={inside.luggage} />}
      <FeatureList features={highlights} />
      <Disclosure className={styles.more} label={moreLabel}>
        {inside && <Picture className={styles.cabin} image={inside.cabin} sizes={SIZES} />}
        <FeatureList features={features} />
      </Disclosure>
      {choose && (
        <div className={styles.choose}>
          <ButtonLink href={choose.href} Link={choose.Link ?? "a"} variant="line">
            {choose.label}
          </ButtonLink>
          {choose.note && (
            <p className={styles.note}>
              <FixedValues>{choose.note}</FixedValues>
            </p>
          )}
        </div>
      )}
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
