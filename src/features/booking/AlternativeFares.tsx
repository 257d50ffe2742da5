import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { nearFares } from "#src/domain/nearFares.ts";
import { SEATS, type Fare, type Trip, type VehicleType } from "#src/domain/price.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { NearFares } from "#src/ui/NearFares/NearFares.tsx";
import { vehicleName, type TranslateBooking } from "./labels.ts";

export interface AlternativeFaresProps {
  /** A trip that the fare table has no price for. */
  trip: Trip;
  passengers: number;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
  onChoose: (fare: Fare) => void;
}

/** Fixed fares similar to a trip that has none; renders nothing if there are none. */
export function AlternativeFares({ trip, passengers, data, language, labelOf, onChoose }: AlternativeFaresProps) {
  const { t } = useTranslation("booking");
  const fares = nearFares(data.fares, data.nearFareRules, trip, passengers);
  if (fares.length === 0) return null;
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

/** `VIP Vito, seats 7` */
function vehicleWithSeats(t: TranslateBooking, type: VehicleType): string {
  return t("vehicles.seats", { vehicle: vehicleName(t, type), count: SEATS[type] });
}
