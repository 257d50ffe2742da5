import { useCallback, useRef } from "react";

import { usePosting, useShownAt } from "#src/api/usePosting.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Booking } from "#src/domain/booking.ts";
import type { Extras } from "#src/domain/extras.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import type { BroughtDesk } from "./bringDesk.ts";
import type { Desk } from "./desk.ts";
import type { Sender } from "./sender.ts";

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
export function useSending(data: BookingData, language: Language, bring: BroughtDesk["bring"]): Sending {
  const shownAt = useShownAt(!useHydrated());
  const { isSending, send } = usePosting();
  const sender = useRef<Sender>(null);
  const noteTouch = useCallback(() => {
    const lookUp = async () => {
      const desk = await bring();
      const by = sender.current ?? desk?.createSender({ data, language, shownAt }) ?? null;
      sender.current = by;
      by?.lookUp();
    };
    void lookUp();
  }, [data, language, shownAt, bring]);

  return {
    isSending,
    noteTouch,
    send(order, website, desk) {
      const by = sender.current ?? desk.createSender({ data, language, shownAt });
      sender.current = by;
      return send(() => by.send(order, website));
    },
  };
}
