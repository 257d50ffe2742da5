import { LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";

import type { BookingData } from "#src/content/schema.ts";
import { bookingHints, type BookingForm as FormValues } from "#src/domain/bookingForm.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { isDate } from "#src/domain/days.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { isPlaceId } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import { MESSAGE_ENDPOINT, RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { Honeypot } from "#src/ui/Honeypot/Honeypot.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import { BookingCells } from "./BookingCells.tsx";
import { BookingExtras } from "./BookingExtras.tsx";
import styles from "./BookingForm.module.css";
import { BookingResult } from "./BookingResult.tsx";
import { useDesk } from "./bringDesk.ts";
import { FormFare } from "./FormFare.tsx";
import { PriceStub } from "./PriceStub.tsx";
import { useBookingFields, type BookingFields } from "./useBookingFields.ts";
import { useFare } from "./useFare.ts";
import { useSubmission } from "./useSubmission.ts";
import { dayText } from "./words.ts";

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
  onFareChange?: ((fare: RunningFare) => void) | undefined;
}

/** The reservation form on its ticket, with the price beside it. One serves every page that shows a form. */
export function BookingForm({ data, language, heading, onFareChange }: BookingFormProps) {
  const { t } = useTranslation("booking");
  const submitButton = useRef<HTMLButtonElement>(null);
  const fields = useBookingFields(data, language);
  const { form, extras, changedAt, takeOver, change } = fields;
  const { desk, bring } = useDesk(language);
  const isReady = changedAt !== null;
  const fare = useFare(form, extras.returnTrip, data);
  const euro = fare.state === "priced" ? fare.euro * fare.rides : null;
  const amounts = fare.state === "priced" ? fare.amounts : null;
  const { isSending, result, closeResult, errorOf, extraFaults, noteTouch, submit } = useSubmission({
    fields,
    amounts,
    data,
    language,
    bring,
  });

  const labelOf = (id: string) => data.places.find((place) => place.id === id)?.label ?? id;
  const from = isPlaceId(form.from) ? labelOf(form.from) : null;
  const to = isPlaceId(form.to) ? labelOf(form.to) : null;
  const route = from !== null && to !== null ? { from, to } : null;
  const isEnquiry = fare.state === "enquiry";
  useEffect(() => {
    if (isEnquiry) void bring();
  }, [isEnquiry, bring]);
  const greeting = t("request.enquiryGreeting");
  const enquiry = desk?.requestText({ t, greeting, form, extras, amounts, data, language }) ?? greeting;

  useEffect(() => {
    onFareChange?.({ euro, route: from !== null && to !== null ? { from, to } : null });
  }, [onFareChange, euro, from, to]);

  const takeNearFare = ({ from: start, to: end, vehicleType }: Fare) => {
    change({ from: start, to: end, vehicleType });
    // The pressed button is gone with the enquiry; sending is the next step.
    submitButton.current?.focus({ preventScroll: true });
  };
  const near = desk && fare.state === "enquiry" && (
    <desk.NearOffers
      trip={fare.trip}
      passengers={Number.parseInt(form.passengers, 10) || 1}
      data={data}
      language={language}
      labelOf={labelOf}
      onChoose={takeNearFare}
    />
  );

  return (
    <>
      <Ticket
        heading={heading ?? t("heading")}
        promise={t("promise")}
        stub={
          <PriceStub
            fare={fare}
            language={language}
            near={near}
            route={route}
            times={timesOf(form, extras, language)}
            links={contactLinks(data.contact, enquiry)}
          />
        }
      >
        <form
          ref={takeOver}
          id={RESERVATION_FORM_ID}
          className={styles.form}
          action={MESSAGE_ENDPOINT}
          method="post"
          noValidate={isReady}
          aria-busy={isSending || undefined}
          // A link that leads to the form puts the focus on it: that is no touch yet.
          onFocus={({ target, currentTarget }) => target !== currentTarget && noteTouch()}
          onPointerDown={noteTouch}
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="action" value="sendReservation" />
          <input type="hidden" name="language" value={language} />
          <Honeypot />
          <BookingCells
            fields={isSending ? held(fields) : fields}
            data={data}
            hints={changedAt ? bookingHints(form, changedAt) : []}
            errorOf={errorOf}
            busy={isSending}
            extras={
              <BookingExtras
                fields={isSending ? held(fields) : fields}
                language={language}
                faults={extraFaults}
                busy={isSending}
                desk={desk}
                bring={bring}
              />
            }
          >
            <FormFare fare={fare} language={language} near={near} />
            <div className={styles.send}>
              <Button ref={submitButton} type="submit" wide busy={isSending}>
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
        onClose={closeResult}
        isReady={isReady}
        clear={submitButton}
        data={data}
        language={language}
        labelOf={labelOf}
      />
    </>
  );
}

/** When the rides begin, in words, as far as that is chosen. */
function timesOf(form: FormValues, { returnDate, returnTime }: ExtrasForm, language: Language) {
  const inWords = (date: string, time: string) =>
    [isDate(date) ? dayText(date, language) : "", time].filter((part) => part !== "").join(", ");
  return { out: inWords(form.date, form.time), back: inWords(returnDate, returnTime) };
}

/** The fields as they are sent: what is typed meanwhile would be lost with the reset, or left out of what arrives. */
function held(fields: BookingFields): BookingFields {
  const ignore = () => {};
  return {
    ...fields,
    change: ignore,
    changeExtras: ignore,
    chooseCountry: ignore,
    changePhone: ignore,
    typePhone: ignore,
  };
}
