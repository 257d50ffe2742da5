import { expect, test } from "vitest";

import { contactLinks } from "#src/domain/contact.ts";

const CONTACT = { phone: { e164: "+902520000000" }, whatsapp: "902520000000" };

test("the contact links contain the text, with any characters", () => {
  const text = "Nereye: Çeşme & Alaçatı\n#1 100%";
  const { whatsapp, sms, call, telegram } = contactLinks({ ...CONTACT, telegram: "bodrumvip" }, text);
  expect(new URL(whatsapp).searchParams.get("text")).toBe(text);
  expect(whatsapp.startsWith("https://wa.me/902520000000?")).toBe(true);
  expect(decodeURIComponent(sms)).toBe(`sms:+902520000000?&body=${text}`);
  expect(new URL(sms).searchParams.get("body")).toBe(text);
  expect(call).toBe("tel:+902520000000");
  expect(new URL(telegram ?? "").searchParams.get("text")).toBe(text);
});

test("a lone surrogate in the text does not throw", () => {
  expect(contactLinks(CONTACT, "Emma \ud83d").whatsapp).toContain("%EF%BF%BD");
});

test("without a text the links are bare, and Telegram is omitted if the operator has none", () => {
  expect(contactLinks(CONTACT)).toEqual({
    whatsapp: "https://wa.me/902520000000",
    call: "tel:+902520000000",
    sms: "sms:+902520000000",
  });
});
