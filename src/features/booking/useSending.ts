import { useCallback, useRef } from "react";

import type { Post } from "#src/api/posting.ts";
import { usePosting, useShownAt } from "#src/api/usePosting.ts";
import type { VisitorLookup } from "#src/api/visitor.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Booking } from "#src/domain/booking.ts";
import type { Extras } from "#src/domain/extras.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { bringDesk } from "./bringDesk.ts";
import type { Desk } from "./desk.ts";

export interface Order {
  booking: Booking;
  extras: Extras;
  /** Of the way there. Null where the trip has no fixed price. */
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
  const shownAt = useShownAt(isPrerendered);
  const { isSending, send } = usePosting();
  const post = useRef<Post>(null);
  const visitor = useRef<VisitorLookup>(null);

  const noteTouch = useCallback(() => {
    void bringDesk(language).then((desk) => {
      if (!desk) return;
      visitor.current ??= desk.createVisitorLookup();
      visitor.current.ask();
    });
  }, [language]);

  return {
    isSending,
    noteTouch,
    send({ booking, extras, amounts }, website, desk) {
      post.current ??= desk.createPost({ action: "sendReservation", language, shownAt });
      return send(post.current, {
        of: JSON.stringify([booking, extras]),
        website,
        async compose(source) {
          visitor.current ??= desk.createVisitorLookup();
          const client = await visitor.current.client();
          const placeLabel = (id: PlaceId) => data.turkishPlaces[id];
          return desk.bookingMessage({ booking, amounts, placeLabel, source, client, extras, now: new Date() });
        },
      });
    },
  };
}
