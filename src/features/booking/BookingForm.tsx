import { LoaderCircle } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import type { BookingData } from "#src/content/schema.ts";
import {
  bookingHints,
  checkBooking,
  type BookingFault,
  type BookingField,
  type BookingForm as Form,
} from "#src/domain/booking.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro, formatNumber } from "#src/domain/money.ts";
import { isPlaceId } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import { MESSAGE_ENDPOINT, RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import { BookingCells } from "./BookingCells.tsx";
import styles from "./BookingForm.module.css";
import { BookingResult, type Result } from "./BookingResult.tsx";
import { NearOffers } from "./NearOffers.tsx";
import { PriceStub } from "./PriceStub.tsx";
import { contactLinks, requestText } from "./requestText.ts";
import { useBookingFields } from "./useBookingFields.ts";
import { useFare } from "./useFare.ts";
import { useSending } from "./useSending.ts";
import { faultText } from "./words.ts";

/** What the form's trip costs right now, for whoever shows it elsewhere on the page. */
export interface RunningFare {
  /** Null while a place is empty, and where the trip has no fixed price. */
  euro: number | null;
  /** The places as the page's language names them; null while one is empty. */
  route: { from: string; to: string } | null;
}

export interface BookingFormProps {
  data: BookingData;
  language: Language;
  /** Stands on the ticket's bar; its own word where none is given. */
  heading?: string;
  onFareChange?: (fare: RunningFare) => void;
}

/** The reservation form on its ticket, with the price beside it. One serves every page that shows a form. */
export function BookingForm({ data, language, heading, onFareChange }: BookingFormProps) {
  const { t } = useTranslation("booking");
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const fields = useBookingFields(data);
  const { form, changedAt, wasTouched, takeOver, change, reset } = fields;
  const isReady = changedAt !== null;
  const { isSending, noteTouch, send } = useSending(data, language);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const fare = useFare(form, data);

  const labelOf = (id: string) => data.places.find((place) => place.id === id)?.label ?? id;
  const from = isPlaceId(form.from) ? labelOf(form.from) : null;
  const to = isPlaceId(form.to) ? labelOf(form.to) : null;
  const route = from !== null && to !== null ? { from, to } : null;
  const euro = fare.state === "priced" ? fare.euro : null;
  const amounts = fare.state === "priced" ? fare.amounts : null;
  const textOf = (greeting: string, values: Form) =>
    requestText({ t, greeting, form: values, amounts, data, language });

  useEffect(() => {
    onFareChange?.({ euro, route: from !== null && to !== null ? { from, to } : null });
  }, [onFareChange, euro, from, to]);

  useEffect(() => {
    if (wasTouched) noteTouch();
    const node = element.current;
    const touches = ["focusin", "pointerdown"] as const;
    for (const touch of touches) node?.addEventListener(touch, noteTouch);
    return () => {
      for (const touch of touches) node?.removeEventListener(touch, noteTouch);
    };
  }, [wasTouched, noteTouch]);

  // After the messages are in the page, so that the first one is read out with its field.
  useLayoutEffect(() => {
    if (refused) focusFirstFault(element.current);
  }, [refused]);

  const attach = useCallback(
    (node: HTMLFormElement | null) => {
      element.current = node;
      takeOver(node);
    },
    [takeOver],
  );

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const website = new FormData(event.currentTarget).get("website");
    const check = checkBooking(form);
    if (!check.ok) {
      const missing = Object.values(check.faults).filter((fault) => fault === "missing").length;
      setRefused({ form, faults: check.faults });
      setResult(missing > 0 ? { kind: "missing", count: missing } : { kind: "invalid" });
      return;
    }
    setRefused(null);
    setResult(null);
    const order = { booking: check.booking, amounts };
    const text = textOf(t("request.greeting"), form);
    const hasArrived = await send(order, typeof website === "string" ? website : "");
    if (hasArrived === undefined) return;
    setResult({ kind: hasArrived ? "sent" : "failed", order, text });
    if (hasArrived) reset();
  }

  const takeNearFare = ({ from: start, to: end, vehicleType }: Fare) => {
    change({ from: start, to: end, vehicleType });
    // The pressed button is gone with the enquiry; sending is the next step.
    submit.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Ticket
        heading={heading ?? t("heading")}
        promise={t("promise")}
        stub={
          <PriceStub
            fare={fare}
            route={route}
            language={language}
            links={contactLinks(data.contact, textOf(t("request.enquiryGreeting"), form))}
            labelOf={labelOf}
            onChoose={takeNearFare}
          />
        }
      >
        <form
          ref={attach}
          id={RESERVATION_FORM_ID}
          className={styles.form}
          action={MESSAGE_ENDPOINT}
          method="post"
          noValidate={isReady}
          aria-busy={isSending || undefined}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <input type="hidden" name="action" value="sendReservation" />
          <input type="hidden" name="language" value={language} />
          <div className={styles.trap} aria-hidden>
            <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-hidden />
          </div>
          <BookingCells
            fields={fields}
            data={data}
            hints={changedAt ? bookingHints(form, changedAt) : []}
            errorOf={(field) => {
              const fault = refused?.faults[field];
              // A message goes as soon as its field is touched.
              return fault && refused.form[field] === form[field] ? faultText(t, field, fault) : undefined;
            }}
          >
            {fare.state === "priced" && (
              <FareLine
                className={styles.fare}
                euro={formatEuro(fare.euro, language)}
                others={(["TRY", "USD", "GBP"] as const).map((currency) => {
                  const amount = fare.amounts[currency];
                  const shown = fare.areRatesComing ? "…" : t("price.notAvailable");
                  return `${currency} ${amount === null ? shown : formatNumber(amount, language)}`;
                })}
              />
            )}
            {fare.state === "enquiry" && (
              <div className={styles.ask}>
                <p className={styles.askTitle}>{t("price.enquiryTitle")}</p>
                {fare.near.length > 0 && (
                  <NearOffers fares={fare.near} language={language} labelOf={labelOf} onChoose={takeNearFare} />
                )}
              </div>
            )}
            <div className={styles.send}>
              <Button ref={submit} type="submit" wide busy={isSending}>
                {isSending && <LoaderCircle className={styles.spin} aria-hidden />}
                {isSending ? t("sending") : t("send")}
              </Button>
            </div>
          </BookingCells>
          <p className={styles.assurance}>{t("assurance")}</p>
        </form>
      </Ticket>
      <BookingResult
        result={result}
        onClose={() => setResult(null)}
        isReady={isReady}
        clear={submit}
        data={data}
        language={language}
        labelOf={labelOf}
      />
    </>
  );
}

/** What kept the form from being sent, and the values that it is about. */
interface Refusal {
  form: Form;
  faults: Partial<Record<BookingField, BookingFault>>;
}

/** The first control, in the order of the page, that is marked as wrong. Scrolled to the middle, clear of toast and header. */
function focusFirstFault(form: HTMLFormElement | null) {
  const control = form?.querySelector<HTMLElement>("[aria-invalid]");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
