import { useId } from "react";

import type { BookingData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { fareLines } from "./fareLines.ts";
import styles from "./FixedPrices.module.css";

export interface FixedPricesProps {
  booking: Pick<BookingData, "places" | "fares">;
  faresText: string;
  language: Language;
  Link?: LinkComponent;
}

/** Section with the fares from the airport as a list; each line links to the prefilled form. */
export function FixedPrices({ booking, faresText, language, Link = "a" }: FixedPricesProps) {
  const { t } = useTranslation("pages");
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHeader
        kind="board"
        id={titleId}
        title={t("prices.title")}
        lead={faresText}
        end={
          <MoreLink href={pathOf(language, "prices")} Link={Link}>
            {t("home.pricesAll")}
          </MoreLink>
        }
      />
      <div className={styles.list}>
        <MiniList labelledBy={titleId} Link={Link} items={fareLines(t, booking, language)} />
      </div>
    </Section>
  );
}
