import { createPost } from "#src/api/posting.ts";
import { createVisitorLookup } from "#src/api/visitor.ts";
import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { bookingMessage } from "#src/domain/message.ts";
import type { Order } from "./useSending.ts";

/** Sends the bookings of one form. */
export interface Sender {
  /** Looks the visitor up: at the first touch of the form, not before. */
  lookUp: () => void;
  /** True when the booking is with the operator. To be called for one at a time; `website` is what stands in the honeypot. */
  send: (order: Order, website: string) => Promise<boolean>;
}

export function createSender(input: { data: BookingData; language: Language; shownAt: number }): Sender {
  const { data, language, shownAt } = input;
  const visitor = createVisitorLookup();
  const post = createPost({ action: "sendReservation", language, shownAt });
  return {
    lookUp: () => visitor.ask(),
    send: (order, website) =>
      post({
        of: JSON.stringify([order.booking, order.extras]),
        website,
        async compose(source) {
          const client = await visitor.client();
          return bookingMessage({
            ...order,
            placeLabel: (id) => data.turkishPlaces[id],
            source,
            client,
            now: new Date(),
          });
        },
      }),
  };
}
