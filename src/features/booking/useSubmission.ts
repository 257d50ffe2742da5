import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import type { BookingData } from "#src/content/schema.ts";
import type { BookingFault } from "#src/domain/booking.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import { bringDesk, deskAtHand } from "./bringDesk.ts";
import { requestText } from "./requestText.ts";
import { isUntouched, type BookingFields } from "./useBookingFields.ts";
import { useSending, type Order } from "./useSending.ts";
import { faultText } from "./words.ts";

/** How long after a success a press of the button still belongs to it, in milliseconds. */
const ECHO = 2_000;

/** What became of an order. `text` is the whole request as the visitor would send it by other means. */
export interface OrderResult {
  kind: "sent" | "failed";
  order: Order;
  text: string;
}

/** What became of pressing the button. `stranded`: what checks and sends the form could not be had, so its text goes unchecked. */
export type Result = { kind: "missing" | "invalid" } | OrderResult | { kind: "stranded"; text: string };

export interface Submission {
  isSending: boolean;
  result: Result | null;
  closeResult: () => void;
  /** What is wrong with a field, from the press of the button until the field's next change. */
  errorOf: (field: BookingField) => string | undefined;
  /** To be called at the first touch of the form. */
  noteTouch: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

interface SubmissionInput {
  fields: BookingFields;
  /** Null where the trip has no fixed price. */
  amounts: Amounts | null;
  data: BookingData;
  language: Language;
}

/** What kept the form from being sent, and the values that it is about. */
interface Refusal {
  form: BookingForm;
  faults: Partial<Record<BookingField, BookingFault>>;
  element: HTMLFormElement;
}

/** Checks and sends the form, and keeps what came of it. */
export function useSubmission({ fields, amounts, data, language }: SubmissionInput): Submission {
  const { t } = useTranslation("booking");
  const { form, wasTouched, reset } = fields;
  const { isSending, noteTouch, send } = useSending(data, language);
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (wasTouched) noteTouch();
  }, [wasTouched, noteTouch]);

  // After the messages are in the page, so that the first one is read out with its field.
  useLayoutEffect(() => {
    if (refusal) focusFirstFault(refusal.element);
  }, [refusal]);

  /** Whoever presses before it has come sees that the press was taken. */
  async function waitForDesk() {
    setWaiting(true);
    const desk = await bringDesk();
    setWaiting(false);
    return desk;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isWaiting) return;
    // The second press of a double click is no new request, and the form that success has emptied has nothing to complain of.
    if (performance.now() - sentAt.current < ECHO || (result?.kind === "sent" && isUntouched(form))) return;
    const element = event.currentTarget;
    const website = new FormData(element).get("website");
    const text = requestText({ t, greeting: t("request.greeting"), form, amounts, data, language });
    const desk = deskAtHand() ?? (await waitForDesk());
    if (!desk) {
      setRefusal(null);
      setResult({ kind: "stranded", text });
      return;
    }
    const check = desk.checkBooking(form);
    if (!check.ok) {
      setRefusal({ form, faults: check.faults, element });
      setResult({ kind: Object.values(check.faults).includes("missing") ? "missing" : "invalid" });
      return;
    }
    setRefusal(null);
    setResult(null);
    const order = { booking: check.booking, amounts };
    const hasArrived = await send(order, typeof website === "string" ? website : "", desk);
    if (hasArrived === undefined) return;
    setResult({ kind: hasArrived ? "sent" : "failed", order, text });
    if (!hasArrived) return;
    sentAt.current = performance.now();
    reset();
  }

  return {
    isSending: isSending || isWaiting,
    result,
    closeResult: () => setResult(null),
    errorOf(field) {
      const fault = refusal?.faults[field];
      return fault && refusal.form[field] === form[field] ? faultText(t, field, fault) : undefined;
    },
    noteTouch,
    submit,
  };
}

/** The first control, in the order of the page, that is marked as wrong. Scrolled to the middle, clear of toast and header. */
function focusFirstFault(element: HTMLFormElement) {
  const control = element.querySelector<HTMLElement>("[aria-invalid]");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
