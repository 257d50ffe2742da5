import { LoaderCircle } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import { bookingHints, type BookingForm as FormValues } from "#src/domain/bookingForm.ts";
import { isDate } from "#src/domain/days.ts";
import { rideToFlight } from "#src/domain/flight.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { nearFares } from "#src/domain/nearFares.ts";
import { isPlaceId, placeLabel } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import { MESSAGE_ENDPOINT, RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { lazyOptional } from "#src/ui/lazyOptional.ts";
import { Honeypot } from "#src/ui/Honeypot/Honeypot.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { BookingInputs } from "./BookingInputs.tsx";
import { BookingExtras } from "./BookingExtras.tsx";
import styles from "./BookingForm.module.css";
import { formContentKey } from "./checkForm.ts";
import { FailedNotice } from "./FailedNotice.tsx";
import { failureKind } from "./failureKind.ts";
import { FormFare, PriceSummary } from "./PriceSummary.tsx";
import { AlternativeFares } from "./AlternativeFares.tsx";
import { preloadSentPass } from "./loadSentPass.ts";
import { requestText } from "./requestText.ts";
import { SentPassPlace } from "./SentPassPlace.tsx";
import { useBookingFields, type BookingFields } from "./useBookingFields.ts";
import { useFare } from "./useFare.ts";
import { usePassPlace } from "./usePassPlace.ts";
import { useSending } from "./useSending.ts";
import { useSettled } from "./useSettled.ts";
import { useSubmission } from "./useSubmission.ts";
import { dayText } from "./labels.ts";

/** Pause in typing a phone number after which the form may ask whether it is complete. */
const PHONE_PAUSE_MS = 1_000;

/** The fare of the form's current trip, for display elsewhere on the page. */
export interface CurrentFare {
  /** Whole euros for all rides; null while a place is empty or the trip has no fixed price. */
  euro: number | null;
  /** Place names in the page's language; null while one is empty. */
  route: { from: string; to: string } | null;
}

const FlightTimeField = lazyOptional(async () => (await import("./FlightTimeField.tsx")).FlightTimeField);
const loadFailedDialog = async () => (await import("./FailedDialog.tsx")).FailedDialog;
const FailedDialog = lazyOptional(loadFailedDialog);

export interface BookingFormProps {
  data: BookingData;
  language: Language;
  /** Heading in the ticket's bar; a translated default if omitted. */
  heading?: string;
  onFareChange?: ((fare: CurrentFare) => void) | undefined;
}

/**
 * Reservation form with the price summary beside it. Every page with a form uses this component. Once a request is sent, its pass
 * takes the place of the form, which is folded away below it, at its defaults.
 */
export function BookingForm({ data, language, heading, onFareChange }: BookingFormProps) {
  const { t } = useTranslation(["booking", "fares"]);
  const submitButton = useRef<HTMLButtonElement>(null);
  const fields = useBookingFields(data);
  // What a draft or a link fills in comes after the first paint. On phones the stub waits for the guest, so that nothing below it jumps.
  const [isInUse, setInUse] = useState(useHydrated());
  const { form, extras, isRestored, hasFlightRow, changedAt, restoreFields, change } = fields;
  const settledPhone = useSettled(form.phone, PHONE_PAUSE_MS);
  const fare = useFare(form, extras.returnTrip, data);
  const euro = fare.state === "priced" ? fare.euro * fare.rides : null;
  const amounts = fare.state === "priced" ? fare.amounts : null;
  const labelOf = (id: string) => placeLabel(data.places, id);
  const { sending, errorOf, extraErrors, begin, submit } = useSubmission({ fields, amounts, data, language });
  const { dispatch } = useSending();
  const passPlace = usePassPlace();
  const isSending = sending.kind === "sending";
  const failure = sending.kind === "failed" ? failureKind(sending.unanswered, formContentKey(form, extras)) : null;

  const from = isPlaceId(form.from) ? labelOf(form.from) : null;
  const to = isPlaceId(form.to) ? labelOf(form.to) : null;
  const route = from !== null && to !== null ? { from, to } : null;
  const textWith = (greeting: string) => requestText({ t, greeting, form, extras, amounts, data, language });

  useEffect(() => {
    onFareChange?.({ euro, route: from !== null && to !== null ? { from, to } : null });
  }, [onFareChange, euro, from, to]);

  useEffect(() => {
    // Loaded with the page, because a request also fails where the network has gone since.
    loadFailedDialog().catch(() => undefined);
  }, []);

  const hintsAbout = (phone: string) => (changedAt ? bookingHints({ ...form, phone }, changedAt) : []);
  const settledHints = hintsAbout(settledPhone);
  // The hint about the number goes while it is being typed, but comes only after a pause.
  const hints = hintsAbout(form.phone).filter((hint) => settledHints.includes(hint));

  const selectAlternative = ({ from: start, to: end, vehicleType }: Fare) => {
    change({ from: start, to: end, vehicleType });
    // The pressed button unmounts with the enquiry, so focus moves to the next step: sending.
    submitButton.current?.focus({ preventScroll: true });
  };
  const handleFirstTouch = () => {
    setInUse(true);
    begin();
    // Loaded before the request is sent, so that the pass is there at once.
    void preloadSentPass();
  };
  const beginNewRequest = () => {
    // Before scrolling to the form, so that its final position is known.
    flushSync(passPlace.unfold);
    const element = submitButton.current?.form;
    const firstField = element?.elements.namedItem("from");
    if (firstField instanceof HTMLElement) firstField.focus({ preventScroll: true });
    element?.scrollIntoView();
  };
  const shownFields = isSending ? readOnlyFields(fields) : fields;
  const ride = rideToFlight(form, extras);
  const flightTime = ride && (
    <Suspense>
      <FlightTimeField ride={ride} fields={shownFields} data={data} language={language} busy={isSending} />
    </Suspense>
  );
  const passengers = Number.parseInt(form.passengers, 10) || 1;
  const similarFares = fare.state === "enquiry" ? nearFares(data.fares, data.nearFareRules, fare.trip, passengers) : [];
  const alternatives = similarFares.length > 0 && (
    <AlternativeFares fares={similarFares} language={language} labelOf={labelOf} onChoose={selectAlternative} />
  );

  return (
    <>
      {sending.kind === "failed" && (
        <Suspense>
          <FailedDialog
            open={sending.isDialogOpen}
            onOpenChange={(isOpen) => dispatch({ type: "dialogToggled", isOpen })}
            route={route}
            text={textWith(t("request.greeting"))}
            contact={data.contact}
            language={language}
          />
        </Suspense>
      )}
      <SentPassPlace
        className={styles.sent}
        place={passPlace}
        onNewRequest={beginNewRequest}
        data={data}
        language={language}
        labelOf={labelOf}
      />
      <Ticket
        className={passPlace.isFolded ? styles.folded : undefined}
        heading={heading ?? t("heading")}
        promise={t("promise")}
        isStubRepeated={data.example !== undefined && (fare.state === "incomplete" || !isInUse)}
        stub={
          <PriceSummary
            fare={fare}
            example={data.example}
            labelOf={labelOf}
            language={language}
            alternatives={alternatives}
            route={route}
            times={rideTimes(form, extras, language)}
            enquiry={{ contact: data.contact, message: textWith(t("request.enquiryGreeting")) }}
          />
        }
      >
        <form
          ref={restoreFields}
          id={RESERVATION_FORM_ID}
          className={styles.form}
          action={MESSAGE_ENDPOINT}
          method="post"
          noValidate={isRestored}
          // The boot module has set it already where scripts run.
          suppressHydrationWarning
          aria-busy={isSending || undefined}
          // A link to the form focuses the form element itself, which does not count as an interaction.
          onFocus={({ target, currentTarget }) => target !== currentTarget && handleFirstTouch()}
          onPointerDown={handleFirstTouch}
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="action" value="sendReservation" />
          <input type="hidden" name="language" value={language} />
          <Honeypot />
          <BookingInputs
            fields={shownFields}
            data={data}
            hints={hints}
            errorOf={errorOf}
            busy={isSending}
            fareSlot={
              <FormFare
                fare={fare}
                example={data.example}
                labelOf={labelOf}
                language={language}
                alternatives={alternatives}
              />
            }
            extrasSlot={
              <BookingExtras
                fields={shownFields}
                language={language}
                errors={extraErrors}
                busy={isSending}
                flightSlot={ride?.leg === "back" && flightTime}
              />
            }
            flightSlot={ride?.leg === "out" && hasFlightRow && flightTime}
          >
            <div className={styles.send}>
              <Button ref={submitButton} type="submit" wide busy={isSending}>
                {isSending && <LoaderCircle className={styles.spin} aria-hidden />}
                {/* An element of its own: where the browser translates the page, React no longer finds a bare text beside the icon. */}
                <span>{isSending ? t("sending") : t(failure && failure !== "earlier" ? "sendAgain" : "send")}</span>
              </Button>
            </div>
          </BookingInputs>
          <FailedNotice
            kind={failure}
            isNew={sending.kind === "failed" && !sending.isTold}
            contact={data.contact}
            language={language}
            text={textWith(t("request.greeting"))}
          />
          {!failure && <p className={styles.assurance}>{t("assurance")}</p>}
        </form>
      </Ticket>
    </>
  );
}

/** Start of each ride as text; empty until its date or time is chosen. */
function rideTimes(form: FormValues, { returnDate, returnTime }: ExtrasForm, language: Language) {
  const formatDateTime = (date: string, time: string) =>
    [isDate(date) ? dayText(date, language) : "", time].filter((part) => part !== "").join(", ");
  return { out: formatDateTime(form.date, form.time), back: formatDateTime(returnDate, returnTime) };
}

/**
 * The fields with every change ignored, for use while sending: the reset afterwards would discard an edit, and the request would not
 * include it.
 */
function readOnlyFields(fields: BookingFields): BookingFields {
  const ignore = () => {};
  return {
    ...fields,
    change: ignore,
    changeExtras: ignore,
    chooseCountry: ignore,
    commitPhone: ignore,
    inputPhone: ignore,
  };
}
