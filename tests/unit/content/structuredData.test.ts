import { describe, expect, test } from "vitest";

import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";
import { FAQ } from "#content/faq.ts";
import { LOCATIONS } from "#content/locations.ts";
import { FARES } from "#content/prices.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { bookableTrips } from "#src/content/pageData/serviceTrips.ts";
import { structuredData, type StructuredPage, type Thing } from "#src/content/render/structuredData.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { anchorOf, findFare, type Trip } from "#src/domain/price.ts";
import { reservationHref } from "#src/i18n/paths.ts";

const SITE = "https://vip.example";
const { services, tours, posts } = readLibrary();
const [POST] = posts;

// What schema.org asks of each page is tested on the built site.
describe.each(LANGUAGES)("in %s", (language) => {
  const thingsOf = (page: StructuredPage["page"], slug?: string) =>
    structuredData({ library: readLibrary(), page, language, siteUrl: SITE, ...(slug !== undefined && { slug }) });
  const thing = (type: string, page: StructuredPage["page"], slug?: string): Thing => {
    const found = thingsOf(page, slug).find((one) => one["@type"] === type);
    if (!found) throw new Error(`${page} has no ${type}`);
    return found;
  };
  /** The offer of a trip, which links to the form unless that cannot book it. */
  const offerOf = (trip: Trip, page: string) => {
    const { from, to, vehicleType } = trip;
    const isBookable = [from, to].every((id) => LOCATIONS.some((place) => place.id === id && place.selectable));
    const url = isBookable ? SITE + reservationHref(language, { from, to, vehicleType }) : page;
    return { price: findFare(FARES, trip), priceCurrency: "EUR", url };
  };

  test("the home page has the agency and the site, with social pages once they are real", () => {
    const agency = thing("TravelAgency", "home");
    expect(agency).toMatchObject({
      "@id": `${SITE}/#business`,
      name: BUSINESS.name,
      url: `${SITE}/`,
      telephone: BUSINESS.phone.e164,
      openingHoursSpecification: { dayOfWeek: { length: 7 }, ...BUSINESS.openingHours },
    });
    expect("sameAs" in agency).toBe(!PLACEHOLDERS.includes("social"));
    const site = { "@id": `${SITE}/${language}#website`, url: `${SITE}/${language}`, inLanguage: language };
    expect(thing("WebSite", "home")).toMatchObject(site);
  });

  test("a service offers each of its trips that has a fare, at that fare", () => {
    for (const service of services) {
      const trips = bookableTrips(FARES, service).filter((trip) => findFare(FARES, trip) !== null);
      const page = `${SITE}/${language}/services/${service.slug}`;
      const { offers = [] } = thing("TaxiService", "service", service.slug) as Thing & { offers?: Thing[] };
      expect(offers).toMatchObject(trips.map((trip) => offerOf(trip, page)));
    }
  });

  test("the price list offers every fare of the table, with a link to the form or to its row", () => {
    const { itemListElement } = thing("OfferCatalog", "prices") as Thing & { itemListElement: Thing[] };
    expect(itemListElement).toMatchObject(
      FARES.map((fare) => offerOf(fare, `${SITE}/${language}/prices#${anchorOf(fare)}`)),
    );
  });

  test("a tour has its stops in order, its own price and its film", () => {
    for (const { slug, stops, price, video } of tours) {
      const trip = thing("TouristTrip", "tour", slug) as Thing & { itinerary?: { itemListElement: Thing[] } };
      const positions = trip.itinerary?.itemListElement.map(({ position }) => position) ?? [];
      expect(positions).toEqual(stops.map((_, index) => index + 1));
      if (price === undefined) expect(trip).not.toHaveProperty("offers");
      else expect(trip).toMatchObject({ offers: { price, priceCurrency: "EUR" } });
      const films = thingsOf("tour", slug).filter((one) => one["@type"] === "VideoObject");
      expect(films).toHaveLength(video ? 1 : 0);
      if (!video) continue;
      expect(films[0]).toMatchObject({
        contentUrl: SITE + video.src,
        thumbnailUrl: expect.stringMatching(/^https:\/\/vip\.example\/images\/.+-\d+\.webp$/),
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        duration: `PT${video.seconds}S`,
        inLanguage: language,
      });
    }
  });

  test("an article has its desk, its date and its subject", () => {
    const { published, readingTime, slug = "" } = POST ?? {};
    expect(thing("BlogPosting", "post", slug)).toMatchObject({
      headline: POST?.text[language].title,
      datePublished: `${published}T00:00:00+03:00`,
      dateModified: `${published}T00:00:00+03:00`,
      inLanguage: language,
      author: { "@type": "Organization", name: expect.any(String) },
      publisher: { "@id": `${SITE}/#business` },
      mainEntityOfPage: `${SITE}/${language}/blog/${slug}`,
      wordCount: POST?.text[language].words,
      timeRequired: `PT${readingTime}M`,
    });
  });

  test("every question has its answer", () => {
    const { mainEntity } = thing("FAQPage", "faq") as Thing & { mainEntity: Thing[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(FAQ.map(({ question }) => question[language]));
    for (const { acceptedAnswer } of mainEntity) expect((acceptedAnswer as Thing)["text"]).toMatch(/^<p>/);
  });

  test("breadcrumbs lead from the home page to the page itself", () => {
    expect(thing("BreadcrumbList", "post", POST?.slug)).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/${language}` },
        { position: 2, item: `${SITE}/${language}/blog` },
        { position: 3, item: `${SITE}/${language}/blog/${POST?.slug}` },
      ],
    });
  });

  test("a not-found page has no structured data", () => {
    expect([...thingsOf("service", "nope"), ...thingsOf("tour", "nope"), ...thingsOf("post", "nope")]).toEqual([]);
  });
});
