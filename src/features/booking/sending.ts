import type { ValidationError } from "#src/domain/booking.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import type { ExtraError } from "#src/domain/extras.ts";
import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";
import type { KeptPass } from "#src/domain/keptPass.ts";
import type { FormErrors } from "./checkForm.ts";

/** A request that was sent, as its pass is shown in the page. */
export interface SentRequest {
  pass: KeptPass;
  /** The complete request as a message for other channels. */
  text: string;
  /** Whether the pass is stored on this device. */
  isSaved: boolean;
  /** Whether the guest was still at the form when the answer came, so that the pass may take focus and scroll into view. */
  isAwaited: boolean;
  /** Where in the history the guest was: a link to the form leads to another location. */
  locationKey: string;
  /** When the answer came, as of `performance.now()`. */
  answeredAt: number;
}

/** What is not right with a form that was submitted. */
export interface BlockedForm extends FormErrors {
  /** The values that the errors are about. */
  submitted: { form: BookingForm; extras: ExtrasForm };
}

/** What has become of the request. `isTold`: its toast has been closed. */
export type Sending =
  | { kind: "idle" }
  | { kind: "blocked"; isTold: boolean; form: BlockedForm }
  | { kind: "sending" }
  /** `hasPass`: the code of the pass has been loaded. Until then, and if it cannot be, the toast alone confirms the request. */
  | { kind: "sent"; isTold: boolean; request: SentRequest; hasPass: boolean }
  /** `unanswered`: the contents of all requests that may have arrived. This one is among them unless it has certainly not. */
  | { kind: "failed"; isTold: boolean; unanswered: readonly string[]; isDialogOpen: boolean };

export type SendingAction =
  | { type: "blocked"; form: BlockedForm }
  | { type: "started" }
  | { type: "accepted"; request: SentRequest }
  | { type: "passLoaded" }
  | { type: "failed"; unanswered: readonly string[] }
  /** The guest is at the form. `unanswered`: as of the last page of the visit. */
  | { type: "recalled"; unanswered: readonly string[] }
  /** The values of the form have changed. */
  | { type: "edited"; form: BookingForm; extras: ExtrasForm }
  | { type: "toastClosed" }
  | { type: "dialogToggled"; isOpen: boolean }
  /** The page with the form was left. */
  | { type: "left" };

export const IDLE: Sending = { kind: "idle" };

/** Reducer of sending a request. An action that does not fit the state leaves it as it is. */
export function sendingReducer(state: Sending, action: SendingAction): Sending {
  switch (action.type) {
    case "blocked":
      return { kind: "blocked", isTold: false, form: action.form };
    case "started":
      return { kind: "sending" };
    case "accepted":
      return { kind: "sent", isTold: false, request: action.request, hasPass: false };
    case "passLoaded":
      return state.kind === "sent" ? { ...state, hasPass: true } : state;
    case "failed":
      return { kind: "failed", isTold: false, unanswered: action.unanswered, isDialogOpen: false };
    case "recalled":
      return state.kind === "idle" && action.unanswered.length > 0
        ? { kind: "failed", isTold: true, unanswered: action.unanswered, isDialogOpen: false }
        : state;
    case "edited":
      return state.kind === "blocked" ? edited(state, action) : state;
    case "toastClosed":
      return "isTold" in state ? { ...state, isTold: true } : state;
    case "dialogToggled":
      return state.kind === "failed" ? { ...state, isDialogOpen: action.isOpen } : state;
    case "left":
      return left(state);
  }
}

/** Drops the errors of fields that have changed, and closes the toast with the last missing field. */
function edited(
  state: Extract<Sending, { kind: "blocked" }>,
  { form, extras }: { form: BookingForm; extras: ExtrasForm },
): Sending {
  const { submitted } = state.form;
  const errors = keep(state.form.errors, (field) => isUnchanged(field, submitted.form, form));
  const extraErrors = keep(state.form.extraErrors, (field) => submitted.extras[field] === extras[field]);
  const remaining = [...Object.values<ValidationError>(errors), ...Object.values<ExtraError>(extraErrors)];
  const before = Object.keys(state.form.errors).length + Object.keys(state.form.extraErrors).length;
  if (remaining.length === 0) return IDLE;
  if (remaining.length === before) return state;
  const isTold = state.isTold || (state.form.kind === "missing" && !remaining.includes("missing"));
  return { ...state, isTold, form: { ...state.form, errors, extraErrors } };
}

function keep<Field extends BookingField | ExtraField, Fault>(
  errors: Partial<Record<Field, Fault>>,
  isKept: (field: Field) => boolean,
): Partial<Record<Field, Fault>> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isKept(field as Field))) as Partial<
    Record<Field, Fault>
  >;
}

/** A phone number is validated together with its country code. */
function isUnchanged(field: BookingField, submitted: BookingForm, current: BookingForm): boolean {
  const fields: readonly BookingField[] = field === "phone" ? ["phone", "countryCode"] : [field];
  return fields.every((one) => submitted[one] === current[one]);
}

/** The toast about an answer stays: on another page it leads back to the request. */
function left(state: Sending): Sending {
  switch (state.kind) {
    case "blocked":
      return IDLE;
    case "sent":
      return { ...state, request: { ...state.request, isAwaited: false } };
    case "failed":
      return { ...state, isDialogOpen: false };
    default:
      return state;
  }
}
