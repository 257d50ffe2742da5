import { useId } from "react";

import type { OpenCarData } from "#src/content/pageData/pageDataTypes.ts";
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

const SIZES = "(min-width: 64rem) 56vw, 100vw";

/** Section about one vehicle: its picture, its seats and luggage, its main features. */
export function CarSection({ car }: CarSectionProps) {
  const { t } = useTranslation(["fleet", "fares"]);
  const titleId = useId();
  const { name, image, capacity, highlights } = carView(t, car);
  const { plan, luggage } = insideView(t, car.capacity, car.inside);
  return (
    <Section tone="sand" labelledBy={titleId}>
      <SectionHeader id={titleId} title={name} lead={capacity} />
      <div className={styles.columns}>
        <Picture className={styles.side} image={image} sizes={SIZES} />
        <div className={styles.facts}>
          <SeatPlan plan={plan} caption={luggage} alone />
          <CheckList labelledBy={titleId} items={highlights} />
        </div>
      </div>
    </Section>
  );
}
