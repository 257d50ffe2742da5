import { BUSINESS } from "#content/business.ts";
import { AUTHORS } from "#content/authors.ts";
import { COUNTRIES } from "#content/countries.ts";
import { DRIVES } from "#content/drives.ts";
import { FLEET } from "#content/fleet.ts";
import { HEADS } from "#content/heads.ts";
import { MAP_POINTS } from "#content/illustrations/maps/places.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PICTURES } from "#content/pictures.ts";
import { PREVIEWS } from "#content/previews.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { Section } from "#src/i18n/paths.ts";
import { captioned, fareOf, placeLabel, postCard, serviceCard, tourCard } from "./cards.ts";
import { readLibrary } from "./library.ts";
import { loadMap, loadTourMap } from "./maps.ts";
import { renderMarkdown } from "./markdown.ts";
import { neighboursOf } from "./neighbours.ts";
import type { Post, Service, Tour } from "./parse.ts";
import { loadPicture } from "./pictures.ts";
import { inOrder } from "./postOrder.ts";
import { priceGroups } from "./prices.ts";
import type {
  BookingData,
  CarData,
  ContactData,
  FilmData,
  HeadData,
  Missing,
  PageData,
  PageName,
  PostData,
  PreviewName,
  QuestionData,
  ServiceData,
  SiteData,
  TourData,
} from "./schema.ts";
import type { ServiceGroupId } from "./serviceGroups.ts";
import { inListOrder } from "./serviceOrder.ts";

/** What tells one page of a name and a language from another. */
export interface PageChoice {
  /** Names the page within its section; another than those that exist gives the section's not-found page. */
  slug?: string;
  /** The day that it is; today unless told. */
  day?: Date;
  /** Which of the orders the list of articles stands in; the first unless told. */
  order?: number;
}

interface Asked extends Required<Pick<PageChoice, "day">> {
  slug: string;
  order: number;
}
type Loaders = { [Name in PageName]: (language: Language, asked: Asked) => PageData[Name] };

const LOADERS: Loaders = {
  site: loadSite,
  home: (language, { day }) => ({
    head: headOf("home", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    services: SERVICES_AT_HOME.flatMap((slug) => serviceCards(language).filter((service) => service.slug === slug)),
    map: loadMap({ name: "peninsula", language }),
    posts: teasers(language, day),
    pictures: {
      hero: loadPicture("hero-dusk-road", language),
      heroPortrait: loadPicture("hero-dusk-road-portrait", language),
      night: loadPicture("night-harbour", language),
    },
  }),
  reservation: (language, { day }) => ({
    head: headOf("reservation", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    services: serviceCards(language),
    posts: teasers(language, day),
  }),
  services: (language) => ({
    head: headOf("services", language),
    language,
    services: inListOrder(readLibrary().services).map((service) => serviceCard(service, language)),
    fleet: loadFleet(language),
    contact: loadContact(),
    pictures: {
      hero: loadPicture("service-vip-bodrum-transfer", language),
      night: loadPicture("night-harbour", language),
    },
  }),
  service: (language, { slug }) => {
    const service = readLibrary().services.find((one) => one.slug === slug);
    if (!service) return missing("services", language);
    return {
      head: writtenHead("service", slug, service.text[language], language),
      language,
      service: loadService(service, language),
      neighbours: neighboursOf(serviceCard(service, language), serviceCards(language)),
      questions: loadQuestions(language, SERVICE_QUESTIONS[service.group]),
      contact: loadContact(),
    };
  },
  tours: (language) => ({
    head: headOf("tours", language),
    language,
    tours: readLibrary().tours.map((tour) => tourCard(tour, language)),
    contact: loadContact(),
    pictures: { elsewhere: loadPicture("service-bodrum-vip-transfer", language) },
  }),
  tour: (language, { slug }) => {
    const tour = readLibrary().tours.find((one) => one.slug === slug);
    if (!tour) return missing("tours", language);
    return {
      head: writtenHead("tour", slug, tour.text[language], language),
      language,
      tour: loadTour(tour, language),
      contact: loadContact(),
      pictures: { band: loadPicture(tour.band ?? "night-harbour", language) },
    };
  },
  blog: (language, { day, order }) => ({
    head: headOf("blog", language),
    language,
    posts: postsInOrder(order).map((post) => postCard(post, language, day)),
  }),
  post: (language, { slug, day }) => {
    const post = readLibrary().posts.find((one) => one.slug === slug);
    if (!post) return missing("blog", language);
    return {
      head: { ...writtenHead("post", slug, post.text[language], language), published: post.published },
      language,
      post: loadPost(post, language, day),
    };
  },
  prices: (language) => ({
    head: headOf("prices", language),
    language,
    groups: priceGroups(language),
    maps: { peninsula: loadMap({ name: "peninsula", language }), coast: loadMap({ name: "coast", language }) },
    contact: loadContact(),
    pictures: { night: loadPicture("night-harbour", language) },
  }),
  contact: (language) => ({
    head: headOf("contact", language),
    language,
    contact: loadContact(),
    address: BUSINESS.address[language],
    hours: BUSINESS.hours[language],
    position: BUSINESS.position,
    map: loadMap({ name: "peninsula", language, only: CONTACT_PLACES, crop: CONTACT_WINDOW }),
    pictures: { arrivals: loadPicture("contact", language) },
  }),
  faq: (language) => ({
    head: headOf("faq", language),
    language,
    questions: loadQuestions(language),
    drives: DRIVES.map(({ to, minutes }) => ({ label: placeLabel(to, language), minutes })),
    contact: loadContact(),
    pictures: { map: loadPicture("faq", language) },
  }),
  gallery: (language) => ({
    head: headOf("gallery", language),
    language,
    items: readLibrary().gallery.map(({ src, chapter, title, location, focus }) => ({
      chapter,
      ...(focus !== undefined && { focus }),
      title: title[language],
      location: location[language],
      image: loadPicture(src, language),
    })),
  }),
  privacy: (language) => ({
    head: headOf("privacy", language),
    language,
    contact: loadContact(),
    parts: PRIVACY.sections,
  }),
  terms: (language) => ({
    head: headOf("terms", language),
    language,
    contact: loadContact(),
    parts: TERMS.sections,
  }),
  notFound: (language) => ({
    head: { ...HEADS.notFound[language], section: null },
    language,
    image: loadPicture("not-found", language),
  }),
  offline: (language) => ({ head: { ...HEADS.offline[language], section: null }, language }),
};

/** What is said of the page of a service, a tour or an article that does not exist. */
const MISSING_HEADS = { services: "serviceNotFound", tours: "tourNotFound", blog: "postNotFound" } as const;

/**
 * The contact page's window on the peninsula: open sea in the west, where the page's card lies, and as much to the north and
 * south as a window of a laptop's proportions needs to show the whole of the peninsula beside the card.
 */
const CONTACT_WINDOW = [-760, -110, 1940, 1080] as const;

/** The places that it names: few enough for all names to have room on a phone. */
const CONTACT_PLACES = ["airport", "kaynar", "bodrum", "turgutreis", "yalıkavak", "türkbükü"];

/** A map across the whole page: low on desktops, nearly square on phones. */
const STRIP = { large: 2.3, small: 1.25 } as const;

/** The few services that the home page shows. */
const SERVICES_AT_HOME = [
  "bodrum-airport-transfer",
  "vip-yalikavak-transfer",
  "vip-turgutreis-transfer",
  "gumbet-transfer",
  "vip-sprinter-transfer",
  "private-vip-car",
];

/** The articles that the home and the reservation page show, by id: the first leads. */
const TEASERS = [2, 7, 3];

/** The questions that the page of a service answers, by its group. */
const SERVICE_QUESTIONS: Record<ServiceGroupId, readonly string[]> = {
  places: ["meeting", "waiting", "payment"],
  further: ["fixed-price", "payment", "cancelling"],
  cars: ["how-many", "payment", "certain"],
};

/** How many orders the list of articles is written in. */
export const ORDERS = 12;

/**
 * The data of a page in one language. Content is localised here and nowhere else: after this nobody asks which language. Throws where
 * the content has faults, naming each.
 */
export function loadPage<Name extends PageName>(
  page: Name,
  language: Language,
  { slug = "", day = new Date(), order = 0 }: PageChoice = {},
): PageData[Name] {
  return LOADERS[page](language, { slug, day, order });
}

/** The slugs of a section, in the order of its list. */
export function slugsOf(section: "services" | "tours" | "blog"): string[] {
  const { services, tours, posts } = readLibrary();
  return { services, tours, blog: posts }[section].map(({ slug }) => slug);
}

function headOf(page: Section & keyof typeof HEADS, language: Language): HeadData {
  const preview = page === "privacy" || page === "terms" ? "legal" : page;
  return { ...HEADS[page][language], section: page, preview: previewOf(preview, language) };
}

/** The head of a service, a tour or an article, whose words stand in its own text. */
function writtenHead(
  preview: "service" | "tour" | "post",
  slug: string,
  { seoTitle, seoDescription }: { seoTitle: string; seoDescription: string },
  language: Language,
): HeadData {
  const section = ({ service: "services", tour: "tours", post: "blog" } as const)[preview];
  return { title: seoTitle, description: seoDescription, section, slug, preview: previewOf(preview, language) };
}

function previewOf(name: PreviewName, language: Language): NonNullable<HeadData["preview"]> {
  const { picture, words } = PREVIEWS[name];
  const title = words[language].title.replaceAll("\n", " ");
  // Some titles are sentences.
  const stop = /[.?!]$/.test(title) ? "" : ".";
  return { name, alt: `${title}${stop} ${PICTURES[picture].alt[language]}` };
}

function missing(section: "services" | "tours" | "blog", language: Language): Missing {
  return {
    missing: true,
    head: { ...HEADS[MISSING_HEADS[section]][language], section: null },
    language,
    image: loadPicture("not-found", language),
  };
}

function serviceCards(language: Language) {
  return readLibrary().services.map((service) => serviceCard(service, language));
}

function teasers(language: Language, day: Date) {
  const { posts } = readLibrary();
  return TEASERS.flatMap((id) => {
    const post = posts.find((one) => one.id === id);
    return post ? [postCard(post, language, day)] : [];
  });
}

function loadService(service: Service, language: Language): ServiceData {
  const { description, html } = service.text[language];
  const [first] = service.trips;
  const hasMap = service.group === "places" && first?.from === "airport";
  const route = ["airport", ...service.trips.map(({ to }) => to).filter((to) => to in MAP_POINTS)];
  return {
    ...serviceCard(service, language),
    description,
    html,
    ...(hasMap && {
      map: loadMap({ name: "peninsula", language, only: [...route, "bodrum"], route, near: true, ratios: STRIP }),
    }),
  };
}

/** All questions, or those of these ids. */
function loadQuestions(language: Language, ids?: readonly string[]): QuestionData[] {
  const { faq } = readLibrary();
  const asked = ids ? faq.filter(({ id }) => ids.includes(id)) : faq;
  return asked.map(({ id, group, question, answer }) => ({
    id,
    group,
    question: question[language],
    html: renderMarkdown(answer[language], { language, fares: FARES }).html,
  }));
}

function loadTour(tour: Tour, language: Language): TourData {
  const { html, highlights, included, notIncluded, bring, stops } = tour.text[language];
  const { images, video, request, map } = tour;
  const others = images.slice(1).filter((image) => !tour.stops.includes(image));
  return {
    ...tourCard(tour, language),
    html,
    highlights,
    included,
    notIncluded,
    bring,
    stops: stops.flatMap((stop, index) => {
      const image = tour.stops[index];
      return image ? [{ ...stop, ...captioned(image, language) }] : [];
    }),
    images: others.map((image) => captioned(image, language)),
    ...(video && { film: loadFilm(video, language) }),
    ...(request && { request }),
    ...(map && { map: loadTourMap(map, language) }),
  };
}

function loadFilm({ poster, seen, ...film }: NonNullable<Tour["video"]>, language: Language): FilmData {
  return { ...film, seen: seen[language], ...captioned(poster, language) };
}

/** The orders by their number: finding one takes long, and every language has the same. */
const orders = new Map<number, Post[]>();

function postsInOrder(order: number): Post[] {
  const posts = orders.get(order) ?? inOrder(readLibrary().posts, order);
  orders.set(order, posts);
  return posts;
}

function loadPost(post: Post, language: Language, day: Date): PostData {
  const { excerpt, html, tags } = post.text[language];
  const { posts } = readLibrary();
  const ride = post.ride && fareOf({ from: "airport", to: post.ride, vehicleType: "vip-vito" }, language);
  return {
    ...postCard(post, language, day),
    author: AUTHORS[post.author][language],
    tags,
    intro: renderMarkdown(excerpt, { language, fares: FARES, boldPlace: true }).html,
    html: html.split(/(?=<h2>)/),
    ...(ride && { ride }),
    related: post.related.flatMap((id) => {
      const other = posts.find((one) => one.id === id);
      return other ? [postCard(other, language, day)] : [];
    }),
  };
}

function loadSite(language: Language, { day }: Asked): SiteData {
  const { address, hours, social } = BUSINESS;
  return {
    language,
    contact: loadContact(),
    address: address[language],
    hours: hours[language],
    social,
    licence: loadPicture("licence", language),
    year: day.getUTCFullYear(),
  };
}

function loadContact(): ContactData {
  const { name, phone, whatsapp, telegram, emails } = BUSINESS;
  return { name, phone, whatsapp, emails, ...(telegram && { telegram }) };
}

function loadBooking(language: Language): BookingData {
  const [first, ...others] = COUNTRIES.map(({ code, dialCode, name }) => ({ code, dialCode, name: name[language] }));
  const byName = new Intl.Collator(language);
  return {
    places: LOCATIONS.map(({ id, group, selectable, label }) => ({ id, group, selectable, label: label[language] })),
    turkishPlaces: Object.fromEntries(LOCATIONS.map(({ id, label }) => [id, label.tr])) as Record<PlaceId, string>,
    fares: FARES,
    nearFareRules: NEAR_FARE_RULES,
    countries: first ? [first, ...others.toSorted((a, b) => byName.compare(a.name, b.name))] : [],
    contact: loadContact(),
  };
}

function loadFleet(language: Language): CarData[] {
  return FLEET.map((car) => ({ ...car, image: loadPicture(car.image, language) }));
}
