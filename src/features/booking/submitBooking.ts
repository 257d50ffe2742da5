import { createMessageSender, type SendResult } from "#src/api/messageSender.ts";
import { createVisitorLookup } from "#src/api/visitor.ts";
import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { bookingMessage } from "#src/domain/message.ts";
import type { Amounts } from "#src/domain/money.ts";
import { contentKeyOf, type RequestContent } from "./checkForm.ts";

/** A validated request with its fare. */
export interface BookingWithFare extends RequestContent {
  /** Fare of the outbound ride; null if the trip has no fixed price. */
  amounts: Amounts | null;
}

/** Submits the bookings of one form. */
export interface BookingSubmitter {
  /** Starts the visitor lookup. Call it at the first interaction with the form, not before. */
  lookUpVisitor: () => void;
  /**
   * Sends the booking to the relay. One call at a time; `website` is the value of the honeypot, `via` the partner whose link led to the
   * form.
   */
  submit: (request: BookingWithFare, context: { website: string; via: string | undefined }) => Promise<SendResult>;
}

/** Creates the submitter of one form. `shownAt`: when the form was first shown, in milliseconds of `performance.now()`. */
export function createBookingSubmitter(input: {
  data: BookingData;
  language: Language;
  shownAt: number;
}): BookingSubmitter {
  const { data, language, shownAt } = input;
  const visitor = createVisitorLookup();
  const sendMessage = createMessageSender({ action: "sendReservation", language, shownAt });
  return {
    lookUpVisitor: () => visitor.ask(),
    submit: (request, { website, via }) =>
      sendMessage({
        contentKey: contentKeyOf(request),
        website,
        async compose(source) {
          const client = await visitor.client();
          return bookingMessage({
            ...request,
            business: data.contact.name,
            placeLabel: (id) => data.turkishPlaces[id],
            source: { ...source, via },
            client,
            now: new Date(),
          });
        },
      }),
  };
}
