import { useRef, useState } from "react";

import { postMessage, type MessageBody } from "#src/api/relay.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Booking } from "#src/domain/booking.ts";
import type { Language } from "#src/domain/language.ts";
import { bookingMessage } from "#src/domain/message.ts";
import type { Amounts } from "#src/domain/money.ts";
import { createVisitorLookup } from "./client.ts";

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

interface Attempt {
  /** The booking that it carries. */
  of: string;
  key: string;
  body: MessageBody;
}

/** Sends bookings, one at a time. */
export function useSending(data: BookingData, language: Language): Sending {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const failed = useRef<Attempt>(null);
  const [visitor] = useState(createVisitorLookup);
  const [shownAt] = useState(() => performance.now());

  async function attemptOf({ booking, amounts }: Order, website: string): Promise<Attempt> {
    const of = JSON.stringify([booking, language, website]);
    // A retry repeats key and body alike, so that a booking which did arrive in spite of a failure is delivered once.
    if (failed.current?.of === of) return failed.current;
    const message = bookingMessage({
      booking,
      amounts,
      placeLabel: (id) => data.turkishPlaces[id],
      source: { host: window.location.host, url: window.location.href, language },
      client: await visitor.client(),
      now: new Date(),
    });
    const elapsedMs = Math.round(performance.now() - shownAt);
    return { of, key: randomKey(), body: { action: "sendReservation", message, website, elapsedMs } };
  }

  return {
    isSending,
    noteTouch: visitor.ask,
    async send(order, website) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending(true);
      try {
        const attempt = await attemptOf(order, website);
        const hasArrived = await postMessage(attempt.body, attempt.key);
        failed.current = hasArrived ? null : attempt;
        return hasArrived;
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

/** A UUID; browsers offer their own only over https and on localhost. */
function randomKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
