import { useCallback, useRef } from "react";

import { usePosting } from "#src/api/usePosting.ts";
import type { VisitorLookup } from "#src/api/visitor.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Booking } from "#src/domain/booking.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { bringDesk } from "./bringDesk.ts";
import type { Desk } from "./desk.ts";

export interface Order {
  booking: Booking;
  /** Null where the trip has no fixed price. */
  amounts: Amounts | null;
}

export interface Sending {
  isSending: boolean;
  /** Brings the desk and looks the visitor up; to be called at the first touch of the form. */
  noteTouch: () => void;
  /** True when the booking is with the operator, false when it is not, undefined while another one is on its way. */
  send: (order: Order, website: string, desk: Desk) => Promise<boolean | undefined>;
}

/** Sends bookings, one at a time. */
export function useSending(data: BookingData, language: Language): Sending {
  const isPrerendered = !useHydrated();
  const { isSending, send } = usePosting({ action: "sendReservation", language, isPrerendered });
  const visitor = useRef<VisitorLookup>(null);

  const noteTouch = useCallback(() => {
    void bringDesk().then((desk) => {
      if (!desk) return;
      visitor.current ??= desk.createVisitorLookup();
      visitor.current.ask();
    });
  }, []);

  return {
    isSending,
    noteTouch,
    send: ({ booking, amounts }, website, desk) =>
      send({
        of: JSON.stringify(booking),
        website,
        async compose(source) {
          visitor.current ??= desk.createVisitorLookup();
          const client = await visitor.current.client();
          const placeLabel = (id: PlaceId) => data.turkishPlaces[id];
          return desk.bookingMessage({ booking, amounts, placeLabel, source, client, now: new Date() });
        },
      }),
  };
}
