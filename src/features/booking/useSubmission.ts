import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";

import { unansweredContents } from "#src/api/messageSender.ts";
import { useShownAt } from "#src/api/useShownAt.ts";
import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import { parseVia, type BookingField } from "#src/domain/bookingForm.ts";
import type { ExtraError } from "#src/domain/extras.ts";
import type { ExtraField } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { acceptRequest } from "./acceptRequest.ts";
import { checkForm, contentKeyOf, formContentKey } from "./checkForm.ts";
import { errorMessages } from "./errorMessages.ts";
import { focusFirstError } from "./focusError.ts";
import { preloadSentPass } from "./loadSentPass.ts";
import { requestText } from "./requestText.ts";
import { useSending } from "./useSending.ts";
import type { Sending } from "./sending.ts";
import { createBookingSubmitter } from "./submitBooking.ts";
import type { BookingFields } from "./useBookingFields.ts";

/** A submit within this many milliseconds of a success is the second press of a double click, not a new request. */
const DOUBLE_CLICK_MS = 2_000;

/** State of submitting the form, and its handlers. */
export interface Submission {
  sending: Sending;
  /** Error message of a field, from the submit until the field's next change. */
  errorOf: (field: BookingField) => string | undefined;
  /** The same for the optional fields. */
  extraErrors: Partial<Record<ExtraField, ExtraError>>;
  /** Call it at the first interaction with the form. */
  begin: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

interface SubmissionInput {
  fields: BookingFields;
  /** Null if the trip has no fixed price. */
  amounts: Amounts | null;
  data: BookingData;
  language: Language;
}

/**
 * Validates and submits the form. The answer is told even if the guest has left the page by then. Once the request is sent, a form that
 * still holds it begins anew, in the page and in the draft; one that has been filled in differently since, such as by a link, stays.
 */
export function useSubmission({ fields, amounts, data, language }: SubmissionInput): Submission {
  const { t } = useTranslation(["booking", "fares"]);
  const { t: tRequest } = useTranslation("request");
  const { form, extras, via, wasEditedBeforeHydration, reset } = fields;
  const { key: locationKey } = useLocation();
  const shownAt = useShownAt(!useHydrated());
  const { sending, dispatch } = useSending();
  const [submitter] = useState(() => createBookingSubmitter({ data, language, shownAt }));
  const element = useRef<HTMLFormElement>(null);
  const blocked = sending.kind === "blocked" ? sending.form : null;
  const submitted = blocked?.submitted;
  const sent = sending.kind === "sent" ? sending.request.pass : null;
  const [lastSent, setLastSent] = useState(sent);

  if (sent !== lastSent) {
    setLastSent(sent);
    if (sent && formContentKey(form, extras) === contentKeyOf(sent)) reset();
  }

  useEffect(() => {
    if (wasEditedBeforeHydration) submitter.lookUpVisitor();
  }, [wasEditedBeforeHydration, submitter]);

  const isBlocked = blocked !== null;
  useEffect(() => {
    if (isBlocked) dispatch({ type: "edited", form, extras });
  }, [isBlocked, dispatch, form, extras]);

  // A layout effect, so that it runs before the form of the next page is shown.
  useLayoutEffect(() => () => dispatch({ type: "left" }), [dispatch]);

  // A layout effect, so that the messages are in the page and a screen reader reads the first one with its field.
  useLayoutEffect(() => {
    if (submitted && element.current) focusFirstError(element.current);
  }, [submitted]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.kind === "sending") return;
    if (sending.kind === "sent" && performance.now() - sending.request.answeredAt < DOUBLE_CLICK_MS) return;
    const formElement = event.currentTarget;
    element.current = formElement;
    const website = new FormData(formElement).get("website");
    const check = checkForm(form, extras);
    if ("kind" in check) {
      dispatch({ type: "blocked", form: { ...check, submitted: { form, extras } } });
      return;
    }
    // At once: another press must find it.
    flushSync(() => dispatch({ type: "started" }));
    const request = { ...check, amounts };
    const text = requestText({ t, greeting: t("request.greeting"), form, extras, amounts, data, language });
    const passLoading = preloadSentPass();
    const answer = await submitter.submit(request, {
      website: typeof website === "string" ? website : "",
      via: parseVia(via),
    });
    if (answer.kind === "failed") {
      dispatch({ type: "failed", unanswered: answer.unanswered });
      return;
    }
    const accepted = {
      ...acceptRequest(request, answer.reference),
      text,
      isAwaited: isAtForm(formElement),
      locationKey,
      answeredAt: performance.now(),
    };
    // In transitions, so that the form stays until the pass can be shown, and both change places at once.
    startTransition(() => dispatch({ type: "accepted", request: accepted }));
    if (await passLoading) startTransition(() => dispatch({ type: "passLoaded" }));
  }

  const messages = blocked && errorMessages(tRequest, blocked.errors);
  return {
    sending,
    errorOf: (field) => messages?.[field],
    extraErrors: blocked?.extraErrors ?? {},
    begin() {
      submitter.lookUpVisitor();
      dispatch({ type: "recalled", unanswered: unansweredContents("sendReservation") });
    },
    submit,
  };
}

/** Whether the form is in view, and nothing outside it has the focus. */
function isAtForm(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  const focused = document.activeElement;
  return bottom > 0 && top < innerHeight && (focused === null || focused === document.body || form.contains(focused));
}
