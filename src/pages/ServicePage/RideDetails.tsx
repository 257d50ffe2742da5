import { useId } from "react";

import type { PictureData, ServiceData, TermData } from "#src/content/pageData/pageDataTypes.ts";
import { isAirport } from "#src/domain/places.ts";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { CheckList } from "#src/ui/CheckList/CheckList.tsx";
import { TermList } from "#src/ui/TermList/TermList.tsx";
import styles from "./ServicePage.module.css";

export interface RideDetailsProps {
  service: ServiceData;
  /** The ride, or the cabin of its vehicle. */
  image: PictureData;
  /** Terms of every ride. */
  terms: readonly TermData[];
}

/** From 64rem its height may be 36rem, whatever its width is. */
const SIZES = "(min-width: 64rem) 48rem, (min-width: 43rem) 40rem, 100vw";

const FROM_AIRPORT = ["meeting", "cabin", "private"] as const;
const FROM_DOOR = ["door", "cabin", "private"] as const;

/** Section with the description of the service and, beside it, a picture of the ride, what the price includes and the terms. */
export function RideDetails({ service: { description, html, fares }, image, terms }: RideDetailsProps) {
  const { t } = useTranslation("services");
  const handleLinkClick = useInternalLinks();
  const includedId = useId();
  const termsId = useId();
  // The first fare is the ride that the page is about.
  const isMet = fares[0] !== undefined && isAirport(fares[0].from);
  return (
    <Section className={styles.close}>
      <div className={styles.columns}>
        <Prose className={styles.text} kind="story">
          <p>{description}</p>
          <ProseHtml html={html} onClick={handleLinkClick} />
        </Prose>
        <div className={styles.beside}>
          <Picture className={styles.ride} image={image} sizes={SIZES} />
          <section aria-labelledby={includedId}>
            <h2 className={styles.title} id={includedId}>
              {t("included.title")}
            </h2>
            <CheckList
              labelledBy={includedId}
              items={(isMet ? FROM_AIRPORT : FROM_DOOR).map((item) => t(`included.${item}`))}
            />
          </section>
          <section className={styles.terms} aria-labelledby={termsId}>
            <h2 className={styles.title} id={termsId}>
              {t("terms.title")}
            </h2>
            <TermList terms={terms} labelledBy={termsId} />
          </section>
        </div>
      </div>
    </Section>
  );
}
