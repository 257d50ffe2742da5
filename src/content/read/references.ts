import { MAIN_AIRPORT } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import type { Library } from "./libraryTypes.ts";
import { keysOf, type Id, type Reading } from "./reading.ts";
import { say } from "#src/content/messages/sentences.ts";
import { CONSTANTS, type ConstantName } from "./sources.ts";
import type { Texts } from "./texts.ts";

const PAGES_FILE = "content/pages.ts";

/** Constants that are read by a function of their own. */
const READ_APART: ReadonlySet<ConstantName> = new Set([
  "services",
  "tours",
  "faq",
  "gallery",
  "heads",
  "fares",
  "streetPrices",
  "placeNames",
  "places",
  "pages",
]);

/** A fare applies in both directions, so a second entry for the same two places would never be used. */
export function checkPairs(reading: Reading): void {
  const known = new Map<string, Fare>();
  for (const one of reading.fares) {
    const pair = `${[one.from, one.to].toSorted().join(" ")} ${one.vehicleType}`;
    const earlier = known.get(pair);
    if (earlier === undefined) known.set(pair, one);
    else {
      reading.fault(
        "content/prices.ts",
        say("%{vehicle} has %{euro} in the line of %{from} to %{to} already; delete one of the two", {
          vehicle: one.vehicleType,
          euro: earlier.euro,
          from: earlier.from,
          to: earlier.to,
        }),
        { where: [`${one.from} to ${one.to}`] },
      );
    }
  }
}

/** The price list shows each fare on a map, and begins those of the airport there. */
export function checkEnds(reading: Reading): void {
  const file = "content/prices.ts";
  for (const { from, to } of reading.fares) {
    const at = { where: [`${from} to ${to}`] };
    if (from === to) {
      reading.fault(file, say("leads nowhere; write two places, or delete the line"), at);
      continue;
    }
    if (to === MAIN_AIRPORT) {
      const message = say("write it from %{start} to %{end}; a fare applies in both directions", {
        start: to,
        end: from,
      });
      reading.fault(file, message, at);
    }
    for (const id of reading.knowsPlaces ? [from, to] : []) {
      const end = reading.places.find((one) => one.id === id);
      if (!end) reading.fault(file, say('content/locations.ts has no "%{id}"', { id }), at);
      else if (reading.mapPoints?.has(end.mapPoint ?? id) === false)
        reading.fault(file, say('"%{id}" is on no map, so the price list cannot show a fare for it', { id }), at);
    }
  }
}

/** The plan of a car shows as many seats as it has. */
export function checkPlans(reading: Reading): void {
  const { fleet = [], vehicles } = reading.facts;
  for (const { id, capacity, vehicleType, plan } of fleet) {
    const drawn = plan.rows.flatMap(({ places }) => places).filter((one) => one === "seat").length;
    const seats = vehicleType ? vehicles?.[vehicleType].comfortableSeats : capacity;
    if (seats === undefined || seats === drawn) continue;
    const message = vehicleType
      ? say(
          'has %{drawn} seats, but content/vehicles.ts says comfortableSeats: %{seats}; "spare" is a seat beyond them',
          { drawn, seats },
        )
      : say('has %{drawn} seats, but its capacity is %{seats}; "spare" is a seat beyond them', { drawn, seats });
    reading.fault("content/fleet.ts", message, { where: [id, "plan"] });
  }
}

/** Checks that the services, tours, articles, questions and pictures that pages refer to exist. */
export function checkPages(reading: Reading, { services, tours: written, posts, faq }: Library): void {
  const pages = reading.pages;
  if (!pages) return;
  const { site, home, reservation, services: service, tours, prices, contact, faq: answers } = pages;
  const checkExist = (field: string, referred: readonly Id[], existing: readonly Id[], kind: string) =>
    reading.checkExist(PAGES_FILE, [field], referred, existing, kind);
  const slugs = services.map(({ slug }) => slug);
  const questions = faq.map(({ id }) => id);
  const footer = site.services.map(({ slug }) => slug);
  checkExist("site.services", footer, slugs, "services");
  checkExist("home.services", home.services, slugs, "services");
  const tourSlugs = written.map(({ slug }) => slug);
  checkExist("home.tours", home.tours, tourSlugs, "tours");
  for (const { name, entry } of reading.entries("movedTours").entries) {
    const moved = CONSTANTS.movedTours.file;
    if (reading.entries("tours").entries.some((tour) => tour.entry.slug === name))
      reading.fault(moved, say("is a tour of the site; take the line out"), { where: [name] });
    reading.checkExist(moved, [name], [entry], tourSlugs, "tours");
  }
  const ids = posts.map(({ id }) => id);
  checkExist("home.posts", home.posts, ids, "blog");
  for (const [group, referred] of Object.entries(service.questions)) {
    checkExist(`services.questions.${group}`, referred, questions, "faq");
  }
  checkExist("contact.question", [contact.question], questions, "faq");
  for (const [sheet, example] of Object.entries(prices.examples))
    checkExist(`prices.examples.${sheet}`, [example], reading.anchors.prices ?? [example], "prices");
  if (reading.mapPoints) checkExist("contact.places", contact.places, [...reading.mapPoints], "illustrations");
  reading.checkPicture(PAGES_FILE, ["site.licence"], site.licence);
  reading.checkPicture(PAGES_FILE, ["site.night"], site.night);
  reading.checkPicture(PAGES_FILE, ["site.notFound"], site.notFound);
  reading.checkPicture(PAGES_FILE, ["home.hero"], home.hero);
  reading.checkPicture(PAGES_FILE, ["home.heroPortrait"], home.heroPortrait);
  reading.checkPicture(PAGES_FILE, ["home.closing"], home.closing);
  reading.checkPicture(PAGES_FILE, ["reservation.hero"], reservation.hero);
  reading.checkPicture(PAGES_FILE, ["prices.closing"], prices.closing);
  reading.checkPicture(PAGES_FILE, ["services.hero"], service.hero);
  reading.checkPicture(PAGES_FILE, ["services.closing"], service.closing);
  for (const field of ["rides", "closings"] as const)
    for (const [group, name] of Object.entries(service[field]))
      reading.checkPicture(PAGES_FILE, [`services.${field}.${group}`], name);
  reading.checkPicture(PAGES_FILE, ["tours.elsewhere"], tours.elsewhere);
  reading.checkPicture(PAGES_FILE, ["contact.arrivals"], contact.arrivals);
  reading.checkPicture(PAGES_FILE, ["faq.map"], answers.map);
}

/** Checks that links lead to pages that are published, but for those of drafts, which may lead to other drafts. */
export function checkLinks(
  reading: Reading,
  texts: Texts,
  { services, tours, posts }: Pick<Library, "services" | "tours" | "posts">,
): void {
  const sections = { services, tours, blog: posts };
  const known = new Set(
    Object.entries(sections).flatMap(([section, pages]) => pages.map(({ slug }) => `content/${section}/${slug}`)),
  );
  const isOfDraft = (file: string) => [...reading.drafts.keys()].some((folder) => file.startsWith(`${folder}/`));
  for (const { file, where, href, page } of texts.links) {
    if (!known.has(page) && !hasTexts(reading, page))
      reading.warn(file, say('the link to "%{href}" leads to no page of the site', { href }), { where });
    else if (reading.drafts.has(page) && !isOfDraft(file))
      reading.warn(file, say('the link to "%{href}" leads to a draft', { href }), { where });
  }
}

/** Whether a folder has texts; if it is no page then, that has another fault. */
function hasTexts(reading: Reading, folder: string): boolean {
  return Object.keys(reading.sources.texts).some((file) => file.startsWith(`${folder}/`));
}

/** Finds names that are left on the maps of places that were taken out of them. */
export function checkMaps(reading: Reading): void {
  const points = reading.mapPoints;
  if (!points) return;
  for (const id of keysOf(reading.constants.mapNames) ?? []) {
    if (!points.has(id))
      reading.fault("content/map/names.ts", say('"%{id}" is no point of the maps; take its name out', { id }));
  }
}

/** Checks the constants that nothing above has read. */
export function checkConstants(reading: Reading): void {
  for (const name of Object.keys(CONSTANTS) as ConstantName[]) {
    const { file, kind } = CONSTANTS[name];
    if (!READ_APART.has(name)) {
      if (kind === "value") reading.value(name);
      else {
        for (const { name: listed, entry } of reading.entries(name).entries) {
          const { image, src, picture } = entry as Partial<Record<string, string>>;
          for (const [field, pictured] of Object.entries({ image, src, picture })) {
            if (pictured !== undefined) reading.checkPicture(file, [listed, field], pictured);
          }
        }
      }
    }
  }
}

/** Reports texts without an entry, which are usually caused by a typo in a slug or file name. */
export function checkUnlistedTexts(reading: Reading, texts: Texts): void {
  for (const file of Object.keys(reading.sources.texts)) {
    if (!texts.used.has(file)) reading.fault(file, say("belongs to nothing that is listed"));
  }
}
