import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare, type Trip } from "#src/domain/price.ts";
import { pathOf, RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { MiniList, type MiniListItem } from "#src/ui/MiniList/MiniList.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";

export interface FixedPricesProps {
  booking: Pick<BookingData, "places" | "fares">;
  language: Language;
  Link?: LinkComponent;
}

const WHOLE_PENINSULA: Trip = { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" };

/**
 * What a car from the airport to each place of the peninsula costs, and the large vehicle to any of them. Each line leads to
 * the form with the trip filled in; a place without a price has no line.
 */
export function FixedPrices({ booking: { places, fares }, language, Link = "a" }: FixedPricesProps) {
  const { t } = useTranslation("pages");
  const titleId = useId();
  const villages = places.filter(({ group, selectable }) => group === "peninsula" && selectable);
  const lines = [
    ...villages.map(({ id, label }) => ({ title: label, trip: tripTo(id) })),
    { title: t("prices.sprinter"), trip: WHOLE_PENINSULA },
  ];
  return (
    <Section labelledBy={titleId}>
      <SectionHead id={titleId} title={t("prices.title")} lead={t("prices.lead")} />
      <MiniList
        labelledBy={titleId}
        Link={Link}
        items={lines.flatMap(({ title, trip }): MiniListItem[] => {
          const euro = findFare(fares, trip);
          return euro === null ? [] : [{ title, note: formatEuro(euro, language), href: formFor(language, trip) }];
        })}
      />
    </Section>
  );
}

function tripTo(to: PlaceId): Trip {
  return { from: "airport", to, vehicleType: "vip-vito" };
}

function formFor(language: Language, { from, to, vehicleType }: Trip): string {
  const query = new URLSearchParams({ from, to, vehicleType });
  return `${pathOf(language, "reservation")}?${query}#${RESERVATION_FORM_ID}`;
}
