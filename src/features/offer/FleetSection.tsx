import { useId } from "react";

import type { CarData } from "#src/content/schema.ts";
import { SEATS } from "#src/domain/price.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Fleet } from "#src/ui/Fleet/Fleet.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import styles from "./FleetSection.module.css";

export interface FleetSectionProps {
  cars: readonly CarData[];
}

/** Section with the vehicles and their features. */
export function FleetSection({ cars }: FleetSectionProps) {
  const { t } = useTranslation("pages");
  const titleId = useId();
  return (
    <Section tone="sand" labelledBy={titleId}>
      <SectionHeader id={titleId} title={t("fleet.title")} lead={t("fleet.lead")} />
      <Fleet
        labelledBy={titleId}
        cars={cars.map(({ name, image, capacity, features, highlights }) => {
          const others = features.filter((feature) => !highlights.includes(feature));
          return {
            name,
            image,
            capacity: t("fleet.people", { count: capacity }),
            highlights: highlights.map((feature) => t(`fleet.features.${feature}`)),
            features: others.map((feature) => t(`fleet.features.${feature}`)),
            moreLabel: t("fleet.more", { count: others.length }),
          };
        })}
      />
      <p className={styles.note}>{t("fleet.note", { car: SEATS["vip-vito"], large: SEATS["vip-sprinter"] })}</p>
    </Section>
  );
}
