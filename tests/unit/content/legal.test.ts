import { expect, test } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { readSettings } from "#relay/env.ts";

const words = PRIVACY.sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);

test("the privacy text names who is answerable, as the business does", () => {
  const { controller, emails, phone } = BUSINESS;
  const section = PRIVACY.sections.find(({ heading }) => heading === "Veri sorumlusu");
  for (const fact of [controller.name, controller.address, emails[0], phone.display]) {
    expect(section?.list?.some((line) => line.endsWith(fact))).toBe(true);
  }
});

test("the privacy text names the service that is asked where an address is, and says whether anybody can listen", () => {
  const { host, protocol } = new URL(readSettings({}).upstreams.geolocation);
  const sentences = words.filter((text) => text.includes(host));
  expect(sentences).not.toEqual([]);
  expect(sentences.some((text) => text.includes("şifresizdir (http)"))).toBe(protocol === "http:");
});
