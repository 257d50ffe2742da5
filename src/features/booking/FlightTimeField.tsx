import { useState } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import { departureOf, FLIGHT_KINDS, leaveFor, type RideToFlight } from "#src/domain/flight.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT, isPlaceId } from "#src/domain/places.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Extras, ExtrasFilled } from "#src/ui/Extras/Extras.tsx";
import { FlightTime } from "#src/ui/FlightTime/FlightTime.tsx";
import { dayText } from "./labels.ts";
import type { BookingFields } from "./useBookingFields.ts";

export interface FlightTimeFieldProps {
  ride: RideToFlight;
  fields: Pick<BookingFields, "form" | "extras" | "change" | "changeExtras">;
  data: Pick<BookingData, "drives">;
  language: Language;
  busy: boolean;
}

/** Disclosure beside the time of a ride to the airport: from the guest's flight it works out when to leave. */
export function FlightTimeField({ ride, fields, data, language, busy }: FlightTimeFieldProps) {
  const { t } = useTranslation(["request", "booking"]);
  const { form, extras, change, changeExtras } = fields;
  const [isOpen, setOpen] = useState(false);
  const flight = departureOf(ride.date, extras);
  const minutes = ride.to === MAIN_AIRPORT && isPlaceId(ride.from) ? data.drives[ride.from] : undefined;
  const isOut = ride.leg === "out";
  const start = isOut ? form : { date: extras.returnDate, time: extras.returnTime };

  const times =
    flight === null || minutes === undefined
      ? []
      : FLIGHT_KINDS.map((kind) => {
          const { date, time } = leaveFor(flight, kind, minutes);
          return {
            flight: t(`request:flight.kinds.${kind}`),
            time: date === flight.date ? time : `${dayText(date, language)}, ${time}`,
            isTaken: start.date === date && start.time === time,
            onTake() {
              // The day of the flight stays if the ride begins on the day before.
              if (isOut) change({ date, time });
              changeExtras({ flightDate: flight.date, ...(!isOut && { returnDate: date, returnTime: time }) });
            },
          };
        });

  return (
    <Extras
      title={t("request:flight.title")}
      optional={t("booking:extras.optional")}
      filled={flight && <ExtrasFilled parts={[`${dayText(flight.date, language)}, ${flight.time}`]} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <FlightTime
        id="reservation"
        labels={{ flightDate: t("booking:fields.flightDate"), flightTime: t("booking:fields.flightTime") }}
        values={{ flightDate: extras.flightDate || ride.date, flightTime: extras.flightTime }}
        onChange={changeExtras}
        suggestion={t("request:flight.suggestion")}
        times={times}
        note={minutes === undefined ? t("request:flight.noDrive") : t("request:flight.note", { count: minutes })}
        busy={busy}
      />
    </Extras>
  );
}
