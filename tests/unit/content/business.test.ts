import { expect, test } from "vitest";

import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";

test("the ways to reach the business name one number", () => {
  expect(BUSINESS.phone.display.replace(/[^\d+]/g, "")).toBe(BUSINESS.phone.e164);
  expect(BUSINESS.whatsapp).toMatch(/^\d{8,15}$/);
});

test("placeholders belong to nobody and are named as such", () => {
  const isPlaceholder: Record<string, boolean> = {
    phone: BUSINESS.phone.e164.endsWith("0000000"),
    whatsapp: BUSINESS.whatsapp.endsWith("0000000"),
    emails: BUSINESS.emails.some((email) => email.endsWith("@example.com")),
    controller: BUSINESS.controller.name.includes("buraya gelecek"),
    social: Object.values(BUSINESS.social).some((address) => new URL(address).pathname === "/"),
  };
  for (const [key, is] of Object.entries(isPlaceholder))
    expect([key, PLACEHOLDERS.some((k) => k === key)]).toEqual([key, is]);
});
