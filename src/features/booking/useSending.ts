import { useState } from "react";

import { usePosting } from "#src/api/usePosting.ts";
import { createVisitorLookup } from "#src/api/visitor.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Booking } from "#src/domain/booking.ts";
import type { Language } from "#src/domain/language.ts";
import { bookingMessage } from "#src/domain/message.ts";
import type { Amounts } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";

export interface Order {
  booking: Booking;
  /** Null where the trip has no fixed price. */
  amounts: Amounts | null;
}

export interface Sending {
  isSending: boolean;
  /** Looks the visitor up; to be called at the first touch of the form. */
  noteTouch: () => void;
  /** True when the booking is with the operator, false when it is not, undefined while another one is on its way. */
  send: (order: Order, website: string) => Promise<boolean | undefined>;
}

/** Sends bookings, one at a time. */
export function useSending(data: BookingData, language: Language): Sending {
  const isPrerendered = !useHydrated();
  const { isSending, send } = usePosting({ action: "sendReservation", language, isPrerendered });
  const [visitor] = useState(createVisitorLookup);
  return {
    isSending,
    noteTouch: visitor.ask,
    send: ({ booking, amounts }, website) =>
      send({
        of: JSON.stringify(booking),
        website,
        async compose(source) {
          const client = await visitor.client();
          const placeLabel = (id: PlaceId) => data.turkishPlaces[id];
          return bookingMessage({ booking, amounts, placeLabel, source, client, now: new Date() });
        },
      }),
  };
}
