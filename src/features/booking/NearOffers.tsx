import { useTranslation } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { Fare } from "#src/domain/price.ts";
import { NearFares } from "#src/ui/NearFares/NearFares.tsx";
import { vehicleWithSeats } from "./words.ts";

export interface NearOffersProps {
  fares: readonly Fare[];
  language: Language;
  labelOf: (id: string) => string;
  onChoose: (fare: Fare) => void;
}

/** The near fixed prices in words. */
export function NearOffers({ fares, language, labelOf, onChoose }: NearOffersProps) {
  const { t } = useTranslation("booking");
  const keyed = fares.map((fare) => ({ key: `${fare.from} ${fare.to} ${fare.vehicleType}`, fare }));
  return (
    <NearFares
      label={t("price.near")}
      fares={keyed.map(({ key, fare }) => ({
        key,
        route: t("price.route", { from: labelOf(fare.from), to: labelOf(fare.to) }),
        vehicle: vehicleWithSeats(t, fare.vehicleType),
        price: formatEuro(fare.euro, language),
      }))}
      onChoose={(chosen) => {
        const found = keyed.find(({ key }) => key === chosen);
        if (found) onChoose(found.fare);
      }}
    />
  );
}
