import { describe, expect, test } from "vitest";

import type { Network } from "#src/domain/connection.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";

const OPERATOR = { phone: { e164: "+902520000000" }, whatsapp: "902520000000" };

function channels(language: Language, options: { network?: Network; all?: boolean; telegram?: boolean } = {}): string {
  const { network = "online", all = false, telegram = false } = options;
  const links = contactLinks({ ...OPERATOR, ...(telegram && { telegram: "operator" }) }, "Hello");
  return contactOrder(links, { language, network, all })
    .map(({ channel }) => channel)
    .join();
}

describe("the contact channels", () => {
  test.each([
    ["tr", "whatsapp,call"],
    ["en", "whatsapp,call"],
    ["ru", "call,sms,whatsapp"],
  ] as const)("in %s are %s", (language, order) => expect(channels(language)).toBe(order));

  test.each(LANGUAGES)("for a request that could not be sent begin with chat and call, in %s", (language) => {
    expect(channels(language, { all: true, telegram: true })).toBe("whatsapp,call,telegram,sms");
    expect(channels(language, { all: true })).toBe("whatsapp,call,sms");
    expect(channels(language, { all: true, network: "uncertain" })).toBe("call,whatsapp,sms");
  });

  test.each(LANGUAGES)("offline are call and text message, in %s", (language) => {
    expect(channels(language, { network: "offline", telegram: true })).toBe("call,sms");
    expect(channels(language, { network: "offline", all: true })).toBe("call,sms");
  });

  test.each([
    ["tr", "call,sms,whatsapp,telegram"],
    ["en", "call,sms,whatsapp,telegram"],
    ["ru", "call,sms,telegram,whatsapp"],
  ] as const)("in %s with an uncertain network are %s", (language, order) =>
    expect(channels(language, { network: "uncertain", telegram: true })).toBe(order),
  );

  test("have the URLs of the links", () => {
    const links = contactLinks(OPERATOR, "Hello");
    for (const { channel, href } of contactOrder(links, { language: "en", network: "online", all: true })) {
      expect(href).toBe(links[channel]);
    }
  });
});
