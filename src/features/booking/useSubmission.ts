import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { useLocation } from "react-router-dom";

import { useMessageSender, useShownAt } from "#src/api/useMessageSender.ts";
import type { BookingData } from "#src/content/pageDataTypes.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import type { ExtraError } from "#src/domain/extras.ts";
import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { checkForm, type FormErrors } from "./checkForm.ts";
import { errorMessages } from "./errorMessages.ts";
import { requestText } from "./requestText.ts";
import { createBookingSubmitter, type BookingWithFare } from "./submitBooking.ts";
import type { BookingFields } from "./useBookingFields.ts";
import { saveVoucher, createVoucher } from "./voucherStore.ts";

/** A submit within this many milliseconds of a success is the second press of a double click, not a new request. */
const DOUBLE_CLICK_MS = 2_000;

/**
 * Outcome of submitting the form. `rejected`: the request has certainly not arrived; `unknown`: it may have. `text` is
 * the complete request as a message for other channels.
 */
export type SubmissionResult = { kind: "missing" | "invalid" | "sent" } | FailedSubmission;

export interface FailedSubmission {
  kind: "rejected" | "unknown";
  request: BookingWithFare;
  text: string;
}

/** A request that was sent, as its pass is shown in the page. */
export interface SentRequest {
  voucher: Voucher;
  /** The complete request as a message for other channels. */
  text: string;
  /** Whether the voucher is stored on this device. */
  isSaved: boolean;
  /** Whether the guest was still at the form when the answer came, so that the pass may take focus and scroll into view. */
  isAwaited: boolean;
  /** Where in the history the guest was: a link to the form leads to another location. */
  locationKey: string;
}

/** State of submitting the form, and its handlers. */
export interface Submission {
  isSending: boolean;
  /** Outcome of the last submit, until its toast is closed or another request is on its way. */
  result: SubmissionResult | null;
  closeResult: () => void;
  /** How the last submit has failed, even after its toast has been closed; null if it has not. */
  failure: FailedSubmission["kind"] | null;
  /** The last request that was sent, until another request is on its way. */
  sent: SentRequest | null;
  /** Error message of a field, from the submit until the field's next change. */
  errorOf: (field: BookingField) => string | undefined;
  /** The same for the optional fields. */
  extraErrors: Partial<Record<ExtraField, ExtraError>>;
  /** Call it at the first interaction with the form. */
  lookUpVisitor: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

interface SubmissionInput {
  fields: BookingFields;
  /** Null if the trip has no fixed price. */
  amounts: Amounts | null;
  data: BookingData;
  language: Language;
}

/** The errors of the last submit, with the values that they refer to. */
interface SubmittedErrors extends FormErrors {
  form: BookingForm;
  extras: ExtrasForm;
  element: HTMLFormElement;
}

/** Validates and submits the form, and holds the result. */
export function useSubmission({ fields, amounts, data, language }: SubmissionInput): Submission {
  const { t } = useTranslation(["booking", "fares"]);
  const { t: tRequest } = useTranslation("request");
  const { form, extras, wasEditedBeforeHydration, reset } = fields;
  const { key: locationKey } = useLocation();
  const shownAt = useShownAt(!useHydrated());
  const { isSending, send } = useMessageSender();
  const [submitter] = useState(() => createBookingSubmitter({ data, language, shownAt }));
  const [errors, setErrors] = useState<SubmittedErrors | null>(null);
  const [result, setResult] = useState<SubmissionResult | null>(null);
  const [failure, setFailure] = useState<FailedSubmission["kind"] | null>(null);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (wasEditedBeforeHydration) submitter.lookUpVisitor();
  }, [wasEditedBeforeHydration, submitter]);

  // A layout effect, so that the messages are in the page and a screen reader reads the first one with its field.
  useLayoutEffect(() => {
    if (errors) focusFirstError(errors.element);
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || performance.now() - sentAt.current < DOUBLE_CLICK_MS) return;
    const element = event.currentTarget;
    const website = new FormData(element).get("website");
    const check = checkForm(form, extras);
    setFailure(null);
    if ("kind" in check) {
      setErrors({ form, extras, element, ...check });
      setResult({ kind: check.kind });
      return;
    }
    setErrors(null);
    setResult(null);
    setSent(null);
    const request = { ...check, amounts };
    const text = requestText({ t, greeting: t("request.greeting"), form, extras, amounts, data, language });
    const answer = await send(() => submitter.submit(request, typeof website === "string" ? website : ""));
    if (answer === undefined) return;
    if (answer.kind !== "accepted") {
      setResult({ kind: answer.kind, request, text });
      setFailure(answer.kind);
      return;
    }
    const voucher = createVoucher(request, answer.reference);
    setResult({ kind: "sent" });
    setSent({ voucher, text, isSaved: saveVoucher(voucher), isAwaited: isAtForm(element), locationKey });
    sentAt.current = performance.now();
    reset();
  }

  const messages = errors && errorMessages(tRequest, errors.errors);
  return {
    isSending,
    result,
    closeResult: () => setResult(null),
    failure,
    sent,
    errorOf: (field) => (errors && isUnchanged(field, errors.form, form) ? messages?.[field] : undefined),
    extraErrors: Object.fromEntries(
      Object.entries(errors?.extraErrors ?? {}).filter(([name]) => {
        const field = name as ExtraField;
        return errors?.extras[field] === extras[field];
      }),
    ),
    lookUpVisitor: submitter.lookUpVisitor,
    submit,
  };
}

/** Whether a field still has the value that its error is about. A phone number is validated together with its country code. */
function isUnchanged(field: BookingField, submitted: BookingForm, current: BookingForm): boolean {
  const fields: readonly BookingField[] = field === "phone" ? ["phone", "countryCode"] : [field];
  return fields.every((one) => submitted[one] === current[one]);
}

/** Whether the form is in view, and nothing outside it has the focus. */
function isAtForm(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  const focused = document.activeElement;
  return bottom > 0 && top < innerHeight && (focused === null || focused === document.body || form.contains(focused));
}

/** Focuses the first invalid control in document order, below the ticket's bar if it fits there, or else in the middle. */
function focusFirstError(element: HTMLFormElement) {
  const control = element.querySelector<HTMLElement>("[aria-invalid]");
  // A control inside a closed disclosure cannot take the focus.
  const disclosure = control?.closest("details");
  if (disclosure) disclosure.open = true;
  control?.focus({ preventScroll: true });
  // The toast covers neither the bar nor half a line of the page above.
  element.closest("section")?.scrollIntoView();
  // Its message is below it.
  if (control && control.getBoundingClientRect().bottom > innerHeight * 0.7)
    control.scrollIntoView({ block: "center" });
}
