import { useId } from "react";

import type { OpenCarData } from "#src/content/pageDataTypes.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { CheckList } from "#src/ui/CheckList/CheckList.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { SeatPlan } from "#src/ui/SeatPlan/SeatPlan.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { carView, insideView } from "./carView.ts";
import styles from "./CarSection.module.css";

export interface CarSectionProps {
  car: OpenCarData;
}

const SIZES = "(min-width: 80rem) 33vw, (min-width: 64rem) 50vw, 100vw";

/** Section about one vehicle: its cabin, its seats and luggage, its main features. */
export function CarSection({ car }: CarSectionProps) {
  const { t } = useTranslation(["fleet", "booking"]);
  const titleId = useId();
  const { name, capacity, highlights } = carView(t, car);
  const { cabin, plan, luggage } = insideView(t, car.inside);
  return (
    <Section
      tone="sand"
      labelledBy={titleId}
      margin={<SectionHeader kind="margin" id={titleId} title={name} lead={capacity} />}
    >
      <div className={styles.columns}>
        <Picture className={styles.cabin} image={cabin} sizes={SIZES} />
        <div>
          <SeatPlan plan={plan} caption={luggage} />
          <div className={styles.features}>
            <CheckList labelledBy={titleId} items={highlights} />
          </div>
        </div>
      </div>
    </Section>
  );
}
