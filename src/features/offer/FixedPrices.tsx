import { useId } from "react";

import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { fareLines } from "./fareLines.ts";

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
      <SectionHeader id={titleId} title={t("prices.title")} lead={faresText} />
      <MiniList labelledBy={titleId} Link={Link} items={fareLines(t, booking, language)} />
    </Section>
  );
}
