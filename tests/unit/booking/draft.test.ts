import { beforeEach, describe, expect, test, vi } from "vitest";

import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import { clearDraft, saveDraft, readDraft } from "#src/features/booking/draft.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a draft is restored as it was saved, and is deleted", () => {
  const form = { ...BOOKING_DEFAULTS, fullName: 'Анна "A" Смирнова', countryCode: "+7" };
  const extras = { ...EXTRAS_DEFAULTS, returnTrip: true, returnDate: "2027-07-21", note: "Merhaba" };
  saveDraft(form, extras, { country: "KZ", query: "?from=airport", entry: "k1", via: "hotel-marina" });
  expect([...kept.keys()]).toEqual(["reservationDraft"]);
  expect(readDraft()).toEqual({
    form,
    extras,
    country: "KZ",
    query: "?from=airport",
    entry: "k1",
    via: "hotel-marina",
  });
  clearDraft();
  expect(readDraft()).toEqual({ form: {}, extras: {} });
});

describe("a draft that cannot be parsed counts as none", () => {
  test.each(["", "{", "null", "7", '"text"', "[]", '{"fullName":7,"from":null}'])("%s", (text) => {
    kept.set("reservationDraft", text);
    expect(readDraft()).toEqual({ form: {}, extras: {} });
  });
});

test("unknown fields are ignored", () => {
  kept.set("reservationDraft", '{"fullName":"Emma","isAdmin":"yes"}');
  expect(readDraft()).toEqual({ form: { fullName: "Emma" }, extras: {} });
});

test("the form works without storage", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  saveDraft(BOOKING_DEFAULTS, EXTRAS_DEFAULTS, { country: "TR", query: "", entry: "", via: "" });
  expect(readDraft().form).toEqual(BOOKING_DEFAULTS);
  clearDraft();
  expect(readDraft()).toEqual({ form: {}, extras: {} });
});
