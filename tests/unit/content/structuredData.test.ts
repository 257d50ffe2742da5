import { describe, expect, test } from "vitest";

import { FAQ } from "#content/faq.ts";
import { FARES } from "#content/prices.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { slugsOf } from "#src/content/slugs.ts";
import { structuredData, type StructuredPage, type Thing } from "#src/content/structuredData.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const SITE = "https://vip.example";
/** Fields whose strings are URLs. */
const ADDRESS = /\.(?:url|item|image|logo|contentUrl|thumbnailUrl|mainEntityOfPage)$/;
const EVERY_PAGE: [page: StructuredPage["page"], slug?: string][] = [
  ["home"],
  ["reservation"],
  ["services"],
  ["tours"],
  ["blog"],
  ["prices"],
  ["contact"],
  ["faq"],
  ["gallery"],
  ["privacy"],
  ["terms"],
  ...slugsOf("services").map((slug) => ["service", slug] as ["service", string]),
  ...slugsOf("tours").map((slug) => ["tour", slug] as ["tour", string]),
  ...slugsOf("blog").map((slug) => ["post", slug] as ["post", string]),
];

describe.each(LANGUAGES)("in %s", (language) => {
  const thingsOf = (page: StructuredPage["page"], slug?: string) =>
    structuredData({ page, language, siteUrl: SITE, ...(slug !== undefined && { slug }) });
  const thing = (type: string, page: StructuredPage["page"], slug?: string): Thing => {
    const found = thingsOf(page, slug).find((one) => one["@type"] === type);
    if (!found) throw new Error(`${page} has no ${type}`);
    return found;
  };

  test.each(EVERY_PAGE)("%s %s has no empty fields, no ratings and only absolute URLs", (page, slug) => {
    const things = thingsOf(page, slug);
    expect(things.length).toBeGreaterThan(0);
    const faults = fieldsOf(things).filter(
      ([path, value]) => /rating|review/i.test(path) || !["string", "number"].includes(typeof value) || value === "",
    );
    expectNone(faults.map(([path, value]) => `${path} must not be there, or is empty: ${JSON.stringify(value)}`));
    const addresses = fieldsOf(things).filter(
      ([path, value]) => ADDRESS.test(path) && !String(value).startsWith(`${SITE}/`),
    );
    expectNone(addresses.map(([path, value]) => `${path} is no absolute URL of the site: ${String(value)}`));
  });

  test("the home page has the agency, open day and night", () => {
    expect(thing("TravelAgency", "home")).toMatchObject({
      "@id": `${SITE}/#business`,
      name: "Bodrum VIP Transfer",
      url: `${SITE}/`,
      telephone: expect.stringMatching(/^\+90\d{10}$/),
      address: { "@type": "PostalAddress", addressLocality: "Bodrum", addressCountry: "TR" },
      openingHoursSpecification: { dayOfWeek: { length: 7 }, opens: "00:00", closes: "23:59" },
    });
  });

  test.each(EVERY_PAGE)("%s %s has the agency at most once, and completely if anything refers to it", (page, slug) => {
    const things = thingsOf(page, slug);
    const references = fieldsOf(things).filter(([, value]) => value === `${SITE}/#business`);
    const whole = things.filter((one) => one["@id"] === `${SITE}/#business`);
    expect(whole).toHaveLength(references.length > 0 ? 1 : 0);
    expect(whole).toEqual(whole.length > 0 ? [thing("TravelAgency", "home")] : []);
    expect(JSON.stringify(things).match(/"TravelAgency"/g) ?? []).toHaveLength(whole.length);
  });

  test("the site has its own name in each language", () => {
    expect(thing("WebSite", "home")).toMatchObject({
      "@id": `${SITE}/${language}#website`,
      url: `${SITE}/${language}`,
      inLanguage: language,
    });
  });

  test("services are in the order of their page", () => {
    const { itemListElement } = thing("ItemList", "services") as Thing & { itemListElement: Thing[] };
    expect(itemListElement.map(({ name }) => name)).toEqual(
      loadPage("services", language).services.map(({ title }) => title),
    );
  });

  test("the owner's social pages are omitted while they are placeholders", () => {
    expect(thing("TravelAgency", "home")).not.toHaveProperty("sameAs");
  });

  test("a service offers its trips at the fares of the table, and on a page about a vehicle its lowest fare", () => {
    const { offers } = thing("TaxiService", "service", "vip-mercedes-transfer") as Thing & { offers: Thing[] };
    expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
      ["sixsenseskaplankaya", "didim", "kusadasıhotels", "kaynar"].map((to) => [euroTo(to), "EUR"]),
    );
    expect(offers[1]).toMatchObject({
      url: `${SITE}/${language}/reservation?from=airport&to=didim&vehicleType=vip-vito#reservation-form`,
    });
  });

  test("an offer that the form cannot book links to its own page", () => {
    const url = `${SITE}/${language}/services/private-vip-car`;
    expect(thing("TaxiService", "service", "private-vip-car")).toMatchObject({ offers: [{ url }, { url }] });
    const sprinter = `${SITE}/${language}/services/vip-sprinter-transfer`;
    const { offers } = thing("TaxiService", "service", "vip-sprinter-transfer") as Thing & { offers: Thing[] };
    expect(offers.map(({ url: link }) => link)).toEqual([
      `${SITE}/${language}/reservation?from=airport&to=peninsula&vehicleType=vip-sprinter#reservation-form`,
      ...Array.from({ length: 4 }, () => sprinter),
    ]);
  });

  test("the price list offers every fare of the table, with a link to the form or to its row", () => {
    const { itemListElement } = thing("OfferCatalog", "prices") as Thing & { itemListElement: Thing[] };
    expect(itemListElement.map(({ price }) => price)).toEqual(FARES.map(({ euro }) => euro));
    expect(itemListElement.find(({ price }) => price === 420)).toMatchObject({
      url: `${SITE}/${language}/prices#bodrum-marmaris-sprinter`,
    });
  });

  test("a service without a fare has no offers", () => {
    const empty = slugsOf("services").filter(
      (slug) => thing("TaxiService", "service", slug)["offers"]?.toString() === "",
    );
    expectNone(empty.map((slug) => `The service ${slug} has empty offers.`));
  });

  test("the itinerary of a tour has its stops in order", () => {
    expect(thing("TouristTrip", "tour", "private-tour-to-dalyan")).toMatchObject({
      itinerary: {
        "@type": "ItemList",
        numberOfItems: 4,
        itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }],
      },
    });
    expect(thing("TouristTrip", "tour", "efes-turu")).not.toHaveProperty("itinerary");
  });

  test("the boat tour has its price and its film", () => {
    expect(thing("TouristTrip", "tour", "efes-turu")).toMatchObject({ offers: { price: 35, priceCurrency: "EUR" } });
    expect(thing("VideoObject", "tour", "efes-turu")).toMatchObject({
      contentUrl: `${SITE}/film/boat-tour.mp4`,
      thumbnailUrl: expect.stringMatching(/\/images\/boat-film-poster-\d+\.webp$/),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      duration: "PT8S",
      inLanguage: language,
    });
  });

  test("an article has its desk, its date and its subject", () => {
    expect(thing("BlogPosting", "post", "kumpir")).toMatchObject({
      headline: expect.any(String),
      datePublished: "2024-06-18T00:00:00+03:00",
      dateModified: "2024-06-18T00:00:00+03:00",
      inLanguage: language,
      author: { "@type": "Organization", name: expect.any(String) },
      publisher: { "@id": `${SITE}/#business` },
      mainEntityOfPage: `${SITE}/${language}/blog/kumpir`,
      wordCount: expect.any(Number),
      timeRequired: "PT4M",
    });
  });

  test("every question has its answer", () => {
    const { mainEntity } = thing("FAQPage", "faq") as Thing & { mainEntity: Thing[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(FAQ.map(({ question }) => question[language]));
    for (const { acceptedAnswer } of mainEntity) expect((acceptedAnswer as Thing)["text"]).toMatch(/^<p>/);
  });

  test("breadcrumbs lead from the home page to the page itself", () => {
    expect(thing("BreadcrumbList", "post", "kumpir")).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/${language}` },
        { position: 2, item: `${SITE}/${language}/blog` },
        { position: 3, item: `${SITE}/${language}/blog/kumpir` },
      ],
    });
  });

  test("a not-found page has no structured data", () => {
    expect([...thingsOf("service", "nope"), ...thingsOf("tour", "nope"), ...thingsOf("post", "nope")]).toEqual([]);
  });
});

function euroTo(to: string): number | undefined {
  return FARES.find((fare) => fare.from === "airport" && fare.to === to && fare.vehicleType === "vip-vito")?.euro;
}

/** Every value below, with its path. */
function fieldsOf(value: unknown, path = ""): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, below]) => fieldsOf(below, `${path}.${key}`));
}
