import { describe, expect, test } from "vitest";

import { BOOKING_DEFAULTS, type BookingForm } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import {
  IDLE,
  sendingReducer,
  type Sending,
  type SendingAction,
  type SentRequest,
} from "#src/features/booking/sending.ts";

const submitted = { form: BOOKING_DEFAULTS, extras: EXTRAS_DEFAULTS };
const blocked: SendingAction = {
  type: "blocked",
  form: {
    kind: "missing",
    errors: { fullName: "missing", phone: "invalid" },
    extraErrors: { returnDate: "missing" },
    submitted,
  },
};
const request = { isAwaited: true } as SentRequest;
const failed: SendingAction = { type: "failed", unanswered: ["Emma, 14.07.2027"] };

function after(...actions: SendingAction[]): Sending {
  return actions.reduce(sendingReducer, IDLE);
}

function edited(form: Partial<BookingForm>, extras = {}): SendingAction {
  return {
    type: "edited",
    form: { ...BOOKING_DEFAULTS, ...form },
    extras: { ...EXTRAS_DEFAULTS, ...extras },
  };
}

describe("a blocked request", () => {
  test("keeps the errors of fields that have not changed", () => {
    expect(after(blocked, edited({ fullName: "Ada" }))).toMatchObject({
      isTold: false,
      form: { errors: { phone: "invalid" }, extraErrors: { returnDate: "missing" } },
    });
  });

  test("closes its toast with the last missing field", () => {
    expect(after(blocked, edited({ fullName: "Ada" }, { returnDate: "2027-07-14" }))).toMatchObject({
      isTold: true,
      form: { errors: { phone: "invalid" }, extraErrors: {} },
    });
  });

  test("is forgotten once every field has changed, a phone number also with another country", () => {
    expect(after(blocked, edited({ fullName: "Ada", countryCode: "+49" }, { returnDate: "2027-07-14" }))).toEqual(IDLE);
  });

  test("stays the same while nothing has changed that it is about", () => {
    const state = after(blocked);
    expect(sendingReducer(state, edited({ passengers: "3" }))).toBe(state);
  });

  test("is forgotten when the page is left", () => {
    expect(after(blocked, { type: "left" })).toEqual(IDLE);
  });
});

describe("a request under way", () => {
  test("stays so when the page is left or the form changes", () => {
    expect(after({ type: "started" }, { type: "left" }, edited({ fullName: "Ada" }))).toEqual({ kind: "sending" });
  });

  test("replaces what came before", () => {
    expect(after(failed, { type: "started" })).toEqual({ kind: "sending" });
  });
});

describe("the answer", () => {
  test("is told until the toast is closed", () => {
    expect(after({ type: "accepted", request })).toMatchObject({ kind: "sent", isTold: false });
    expect(after({ type: "accepted", request }, { type: "toastClosed" })).toMatchObject({ kind: "sent", isTold: true });
  });

  test("is told on the next page as well, but the pass takes no focus there, and no dialog is open", () => {
    expect(after({ type: "accepted", request }, { type: "passLoaded" }, { type: "left" })).toMatchObject({
      isTold: false,
      hasPass: true,
      request: { isAwaited: false },
    });
    expect(after(failed, { type: "dialogToggled", isOpen: true }, { type: "left" })).toMatchObject({
      kind: "failed",
      isTold: false,
      unanswered: ["Emma, 14.07.2027"],
      isDialogOpen: false,
    });
  });

  test("is told if it comes after the page was left", () => {
    expect(after({ type: "started" }, { type: "left" }, failed)).toMatchObject({ isTold: false });
  });
});

test.each<[SendingAction]>([
  [{ type: "toastClosed" }],
  [{ type: "passLoaded" }],
  [{ type: "dialogToggled", isOpen: true }],
])("%j changes nothing before a request", (action) => {
  expect(after(action)).toEqual(IDLE);
});

describe("a request of an earlier page of the visit", () => {
  const recalled: SendingAction = { type: "recalled", unanswered: ["Emma, 14.07.2027"] };

  test("is recalled where nothing has become of another one, without a toast", () => {
    expect(after(recalled)).toEqual({
      kind: "failed",
      isTold: true,
      unanswered: ["Emma, 14.07.2027"],
      isDialogOpen: false,
    });
    expect(after({ type: "started" }, recalled)).toEqual({ kind: "sending" });
    expect(after(failed, recalled)).toMatchObject({ isTold: false });
  });

  test("is none if all were answered", () => {
    expect(after({ type: "recalled", unanswered: [] })).toBe(IDLE);
  });
});
