import { use, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";

import type { BookingData } from "#src/content/schema.ts";
import type { ExtraFault } from "#src/domain/extras.ts";
import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import type { Language } from "#src/domain/language.ts";
import type { Amounts } from "#src/domain/money.ts";
import type { Voucher } from "#src/domain/voucher.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { NewerBuildContext } from "#src/ui/newerBuild.ts";
import { deskAtHand, type BroughtDesk } from "./bringDesk.ts";
import type { FormFaults } from "./checkForm.ts";
import { notePosted } from "./draft.ts";
import { shownLines } from "./shownLines.ts";
import { isUntouched, type BookingFields } from "./useBookingFields.ts";
import { useSending, type Order } from "./useSending.ts";

/** How long after a success a press of the button still belongs to it, in milliseconds. */
const ECHO = 2_000;

/** What became of an order. `text` is the whole request as the visitor would send it by other means. */
export type OrderResult =
  | { kind: "failed"; order: Order; text: string }
  | {
      kind: "sent";
      order: Order;
      text: string;
      voucher: Voucher;
      /** Whether the guest's device keeps it. */
      isKept: boolean;
    };

/** What became of pressing the button. `stranded`: what checks and sends the form could not be had, so its text goes unchecked. */
export type Result = { kind: "missing" | "invalid" } | OrderResult | { kind: "stranded"; text: string };

export interface Submission {
  isSending: boolean;
  result: Result | null;
  closeResult: () => void;
  /** What is wrong with a field, from the press of the button until the field's next change. */
  errorOf: (field: BookingField) => string | undefined;
  /** The same for what is asked for beyond the ride. */
  extraFaults: Partial<Record<ExtraField, ExtraFault>>;
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
  bring: BroughtDesk["bring"];
}

/** What kept the form from being sent, and the values that it is about. */
interface Refusal extends FormFaults {
  form: BookingForm;
  extras: ExtrasForm;
  element: HTMLFormElement;
}

/** Checks and sends the form, and keeps what came of it. */
export function useSubmission({ fields, amounts, data, language, bring }: SubmissionInput): Submission {
  const { t, words } = useTranslation("booking");
  const { form, extras, wasTouched, reset } = fields;
  const { isSending, noteTouch, send } = useSending(data, language, bring);
  const newerBuild = use(NewerBuildContext);
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

  /** Whoever presses before it has come sees that the press was taken. Without it, says whether it has gone from the server. */
  async function waitForDesk() {
    setWaiting(true);
    const desk = (await bring()) ?? ((await newerBuild?.isOut()) ? "gone" : undefined);
    setWaiting(false);
    return desk;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isWaiting) return;
    // The second press of a double click is no new request, and the form that success has emptied has nothing to complain of.
    if (performance.now() - sentAt.current < ECHO || (result?.kind === "sent" && isUntouched(form, extras))) return;
    const element = event.currentTarget;
    const website = new FormData(element).get("website");
    const desk = deskAtHand(language) ?? (await waitForDesk());
    if (desk === "gone") return sendPlainly(element);
    if (!desk) {
      setRefusal(null);
      setResult({ kind: "stranded", text: [t("request.greeting"), "", ...shownLines(element)].join("\n") });
      return;
    }
    const check = desk.checkForm(words, form, extras);
    if ("kind" in check) {
      setRefusal({ form, extras, element, ...check });
      setResult({ kind: check.kind });
      return;
    }
    setRefusal(null);
    setResult(null);
    const order = { ...check, amounts };
    const text = desk.requestText({ t, greeting: t("request.greeting"), form, extras, amounts, data, language });
    const hasArrived = await send(order, typeof website === "string" ? website : "", desk);
    if (hasArrived === undefined) return;
    if (!hasArrived) {
      setResult({ kind: "failed", order, text });
      return;
    }
    const voucher = desk.voucherOf(order);
    setResult({ kind: "sent", order, text, voucher, isKept: desk.keepVoucher(voucher) });
    sentAt.current = performance.now();
    reset();
  }

  return {
    isSending: isSending || isWaiting,
    result,
    closeResult: () => setResult(null),
    errorOf: (field) => (refusal?.form[field] === form[field] ? refusal.faults[field] : undefined),
    extraFaults: Object.fromEntries(
      Object.entries(refusal?.extraFaults ?? {}).filter(([name]) => {
        const field = name as ExtraField;
        return refusal?.extras[field] === extras[field];
      }),
    ),
    noteTouch,
    submit,
  };
}

/** As it goes without scripts: the relay understands every build's form, and answers with a page. */
function sendPlainly(element: HTMLFormElement) {
  element.noValidate = false;
  if (!element.reportValidity()) return;
  notePosted();
  element.submit();
}

/** The first control, in the order of the page, that is marked as wrong. Scrolled to the middle, clear of toast and header. */
function focusFirstFault(element: HTMLFormElement) {
  const control = element.querySelector<HTMLElement>("[aria-invalid]");
  // Nothing that is folded away takes the focus.
  const fold = control?.closest("details");
  if (fold) fold.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
