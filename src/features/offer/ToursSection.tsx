import { useId } from "react";

import type { TourStampData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { StampCard } from "#src/ui/StampCard/StampCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ToursSection.module.css";
import { useTourStamp } from "./useTourStamp.ts";

export interface ToursSectionProps {
  /** Up to three tours. */
  tours: readonly TourStampData[];
  title: string;
  language: Language;
  Link?: LinkComponent;
}

/** Section with a row of tours and a link to all of them. */
export function ToursSection({ tours, title, language, Link = "a" }: ToursSectionProps) {
  const { t } = useTranslation("tours");
  const titleId = useId();
  const stampOf = useTourStamp(language);
  return (
    <Section className={styles.section} labelledBy={titleId}>
      <SectionHeader
        id={titleId}
        title={title}
        end={
          <MoreLink href={pathOf(language, "tours")} Link={Link}>
            {t("back")}
          </MoreLink>
        }
      />
      <ul className={styles.tours} role="list" aria-labelledby={titleId}>
        {tours.map((tour) => (
          <li className={styles.tour} key={tour.slug}>
            <StampCard {...stampOf(tour)} layout="row" Link={Link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
