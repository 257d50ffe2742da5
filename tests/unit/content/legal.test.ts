import { expect, test } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { readSettings } from "#relay/settings.ts";

const sections = PRIVACY.groups.flatMap((group) => group.sections);
const words = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);

test("the privacy policy has the data controller of the business's details", () => {
  const { controller, emails, phone } = BUSINESS;
  const section = sections.find(({ heading }) => heading === "Veri sorumlusu");
  for (const fact of [controller.name, controller.address, emails[0], phone.display]) {
    expect(section?.list?.some((line) => line.endsWith(fact))).toBe(true);
  }
});

test("the privacy policy names the geolocation service, and states whether the connection is unencrypted", () => {
  const { host, protocol } = new URL(readSettings({}).IP_GEOLOCATION_URL);
  const sentences = words.filter((text) => text.includes(host));
  expect(sentences).not.toEqual([]);
  expect(sentences.some((text) => text.includes("şifresizdir (http)"))).toBe(protocol === "http:");
});

test("the privacy policy states the legal ground of transfers abroad, as in the business's details, and their recipients", () => {
  const section = sections.find(({ heading }) => heading === "Yurt dışına aktarım");
  const said = section?.paragraphs.join(" ");
  expect(said).toContain(BUSINESS.controller.transferAbroad);
  for (const service of ["Telegram", new URL(readSettings({}).IP_GEOLOCATION_URL).host])
    expect(said).toContain(service);
});

test.each([
  ["to know what is processed, and why", /işlenip işlenmediğini.*amaç/],
  ["to have a copy", /kopyasını/],
  ["to know who receives it, abroad too", /yurt dışında kimlere aktarıldığını/],
  ["to have it corrected", /düzeltilmesini/],
  ["to have it erased or its use restricted", /silinmesini.*kısıtlanmasını/],
  ["to have the recipients told", /aktarıldığı kişilere bildirilmesini/],
  ["to take it elsewhere", /taşınabilirliği/],
  ["to object", /meşru menfaate dayanan işlemeye itiraz/],
  ["to object to what only a machine decided", /otomatik sistemlerle/],
  ["to withdraw consent", /rızayı.*geri almak/],
  ["to be compensated", /zararınızın giderilmesini/],
])("the privacy policy lists the right %s", (_right, named) => {
  const rights = sections.find(({ heading }) => heading === "Hukuki dayanak ve haklarınız")?.list ?? [];
  expect(rights.filter((right) => named.test(right))).toHaveLength(1);
});
