import { useId } from "react";

import type { ServiceData } from "#src/content/schema.ts";
import { useOwnLinks } from "#src/features/navigation/useOwnLinks.ts";
import { touchesAirport } from "#src/features/offer/words.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { Steps } from "#src/ui/Steps/Steps.tsx";
import { Ticks } from "#src/ui/Ticks/Ticks.tsx";
import styles from "./ServicePage.module.css";

export interface RideDetailsProps {
  service: ServiceData;
}

const FROM_AIRPORT = ["meeting", "waiting", "childSeats", "private", "cancelling"] as const;
const FROM_DOOR = ["door", "cabin", "childSeats", "private", "cancelling"] as const;

/** What the ride is like in a few paragraphs, and beside them what its price includes and how it comes about. */
export function RideDetails({ service: { description, html, fares, map } }: RideDetailsProps) {
  const { t } = useTranslation("services");
  const ownLinks = useOwnLinks();
  const includedId = useId();
  const stepsId = useId();
  const isMet = fares.some(touchesAirport);
  return (
    <Section className={map ? undefined : styles.close}>
      <div className={styles.columns}>
        <Prose kind="story">
          <p>{description}</p>
          <ProseHtml html={html} onClick={ownLinks} />
        </Prose>
        <div className={styles.beside}>
          <section aria-labelledby={includedId}>
            <h2 className={styles.title} id={includedId}>
              {t("included.title")}
            </h2>
            <Ticks
              labelledBy={includedId}
              items={(isMet ? FROM_AIRPORT : FROM_DOOR).map((item) => t(`included.${item}`))}
            />
          </section>
          <section aria-labelledby={stepsId}>
            <h2 className={styles.title} id={stepsId}>
              {t("steps.title")}
            </h2>
            <Steps
              labelledBy={stepsId}
              steps={(["send", "agree", isMet ? "land" : "set"] as const).map((step) => ({
                title: t(`steps.${step}.title`),
                text: t(`steps.${step}.text`),
              }))}
            />
          </section>
        </div>
      </div>
    </Section>
  );
}
