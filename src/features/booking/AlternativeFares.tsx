import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { Fare } from "#src/domain/price.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { NearFares } from "#src/ui/NearFares/NearFares.tsx";
import { vehicleWithSeats } from "./labels.ts";

export interface AlternativeFaresProps {
  /** Fares near a trip that has none; at least one. */
  fares: readonly Fare[];
  language: Language;
  labelOf: (id: string) => string;
  onChoose: (fare: Fare) => void;
}

/** Fixed fares similar to a trip that has none. */
export function AlternativeFares({ fares, language, labelOf, onChoose }: AlternativeFaresProps) {
  const { t } = useTranslation(["booking", "fares"]);
  const options = fares.map((fare) => ({ key: `${fare.from} ${fare.to} ${fare.vehicleType}`, fare }));
  return (
    <NearFares
      label={t("price.near")}
      fares={options.map(({ key, fare }) => ({
        key,
        route: t("price.route", { from: labelOf(fare.from), to: labelOf(fare.to) }),
        vehicle: vehicleWithSeats(t, fare.vehicleType),
        price: formatEuro(fare.euro, language),
      }))}
      onChoose={(chosen) => {
        const found = options.find(({ key }) => key === chosen);
        if (found) onChoose(found.fare);
      }}
    />
  );
}
