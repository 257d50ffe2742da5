import { AUTHORS } from "#content/authors.ts";
import { BUSINESS } from "#content/business.ts";
import { CITIES } from "#content/cities.ts";
import { COUNTRIES } from "#content/countries.ts";
import { DRIVES } from "#content/drives.ts";
import { FLEET } from "#content/fleet.ts";
import { HEADS } from "#content/heads.ts";
import { MAP_POINTS } from "#content/illustrations/maps/places.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PAGES } from "#content/pages.ts";
import { PICTURES } from "#content/pictures.ts";
import { PREVIEWS } from "#content/previews.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import { RIDE_TERMS } from "#content/rideTerms.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { Theme } from "#src/domain/theme.ts";
import type { Section } from "#src/i18n/paths.ts";
import { captioned, fareOf, placeLabel, postCard, serviceCard, tourCard } from "./cards.ts";
import { readLibrary } from "./library.ts";
import { loadMap, loadTourMap } from "./maps.ts";
import { renderMarkdown } from "./markdown.ts";
import type { City } from "./entities.ts";
import { neighboursOf } from "./neighbours.ts";
import type { Post, Service, Tour } from "./parse.ts";
import { loadPicture } from "./pictures.ts";
import { orderPosts } from "./postOrder.ts";
import { priceGroups } from "./prices.ts";
import type { PreviewName } from "./previewNames.ts";
import type {
  BookingData,
  CarData,
  Cities,
  ContactData,
  FilmData,
  HeadData,
  Missing,
  PageData,
  PageName,
  PostData,
  QuestionData,
  ServiceData,
  SiteData,
  TourData,
} from "./schema.ts";
import { sortServices } from "./serviceOrder.ts";

/** Parameters that select one page of a kind and language. */
export interface PageChoice {
  /** Slug within the section; an unknown one loads the section's not-found page. */
  slug?: string;
  /** Current date; defaults to today. */
  day?: Date;
  /** Number of the article list's order; defaults to the first. */
  order?: number;
}

interface PageRequest extends Required<Pick<PageChoice, "day">> {
  slug: string;
  order: number;
}
type Loaders = { [Name in PageName]: (language: Language, request: PageRequest) => PageData[Name] };

const LOADERS: Loaders = {
  site: loadSite,
  home: (language, { day }) => ({
    head: headOf("home", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    services: PAGES.home.services.flatMap((slug) => serviceCards(language).filter((service) => service.slug === slug)),
    map: loadMap({ name: "peninsula", language }),
    posts: teasers(language, day),
    lead: PAGES.home.lead[language],
    today: PAGES.home.today[language],
    faresText: PAGES.home.faresText[language],
    servicesText: PAGES.home.servicesText[language],
    postsText: PAGES.blog.teaser[language],
    cities: loadCities(language),
    pictures: {
      hero: loadPicture(PAGES.home.hero, language),
      heroPortrait: loadPicture(PAGES.home.heroPortrait, language),
      night: loadPicture(PAGES.site.night, language),
    },
  }),
  reservation: (language, { day }) => ({
    head: headOf("reservation", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    services: serviceCards(language),
    faresText: PAGES.home.faresText[language],
    servicesText: PAGES.reservation.servicesText[language],
    posts: teasers(language, day),
    postsText: PAGES.blog.teaser[language],
  }),
  services: (language) => ({
    head: headOf("services", language),
    language,
    title: PAGES.services.title[language],
    further: PAGES.services.further[language],
    services: sortServices(readLibrary().services).map((service) => serviceCard(service, language)),
    fleet: loadFleet(language),
    contact: loadContact(),
    pictures: {
      hero: loadPicture(PAGES.services.hero, language),
      night: loadPicture(PAGES.site.night, language),
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
      questions: loadQuestions(language, PAGES.services.questions[service.group]),
      terms: Object.values(RIDE_TERMS).map(({ label, text }) => ({ label: label[language], text: text[language] })),
      contact: loadContact(),
    };
  },
  tours: (language) => ({
    head: headOf("tours", language),
    language,
    title: PAGES.tours.title[language],
    postmark: PAGES.tours.postmark[language],
    tours: readLibrary().tours.map((tour) => tourCard(tour, language)),
    contact: loadContact(),
    pictures: { elsewhere: loadPicture(PAGES.tours.elsewhere, language) },
  }),
  tour: (language, { slug }) => {
    const tour = readLibrary().tours.find((one) => one.slug === slug);
    if (!tour) return missing("tours", language);
    return {
      head: writtenHead("tour", slug, tour.text[language], language),
      language,
      tour: loadTour(tour, language),
      contact: loadContact(),
      pictures: { band: loadPicture(tour.band ?? PAGES.site.night, language) },
    };
  },
  blog: (language, { day, order }) => ({
    head: headOf("blog", language),
    language,
    title: PAGES.blog.title[language],
    letter: PAGES.blog.letter[language],
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
    examples: PAGES.prices.examples,
    region: BUSINESS.region[language],
    regionTitle: BUSINESS.regionTitle[language],
    mapSource: PAGES.prices.mapSource[language],
    contact: loadContact(),
    pictures: { night: loadPicture(PAGES.site.night, language) },
  }),
  contact: (language) => ({
    head: headOf("contact", language),
    language,
    contact: loadContact(),
    address: BUSINESS.address[language],
    hours: BUSINESS.hours[language],
    position: BUSINESS.position,
    map: loadMap({ name: "peninsula", language, only: PAGES.contact.places, crop: PAGES.contact.window }),
    place: BUSINESS.place,
    town: BUSINESS.town[language],
    region: BUSINESS.region[language],
    question: PAGES.contact.question,
    pictures: { arrivals: loadPicture(PAGES.contact.arrivals, language) },
  }),
  faq: (language) => ({
    head: headOf("faq", language),
    language,
    questions: loadQuestions(language),
    drives: DRIVES.map(({ to, minutes }) => ({ label: placeLabel(to, language), minutes })),
    contact: loadContact(),
    pictures: { map: loadPicture(PAGES.faq.map, language) },
  }),
  gallery: (language) => ({
    head: headOf("gallery", language),
    language,
    town: BUSINESS.town[language],
    regionTitle: BUSINESS.regionTitle[language],
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
    head: noindexHead("notFound", language),
    language,
    image: loadPicture(PAGES.site.notFound, language),
  }),
  offline: (language) => ({ head: noindexHead("offline", language), language }),
};

/** Heads of the not-found pages of services, tours and articles. */
const MISSING_HEADS = { services: "serviceNotFound", tours: "tourNotFound", blog: "postNotFound" } as const;

/** Aspect ratios of a full-width map: low on desktops, nearly square on phones. */
const STRIP = { large: 2.3, small: 1.25 } as const;

/** Number of orders in which the article list is written. */
export const ORDERS = 12;

/**
 * Loads the data of a page in one language. Content is localised here and nowhere else, so that code that uses the data
 * never selects a language. Throws an error that names every fault if the content has any.
 */
export function loadPage<Name extends PageName>(
  page: Name,
  language: Language,
  { slug = "", day = new Date(), order = 0 }: PageChoice = {},
): PageData[Name] {
  return LOADERS[page](language, { slug, day, order });
}

/** Name below the icon of the installed site. */
export const APP_NAME: string = BUSINESS.shortName;

/** What browsers paint around the page, in each theme. */
export const THEME_COLOURS: Readonly<Record<Theme, string>> = BUSINESS.themeColours;

/** Slugs of a section, in list order. */
export function slugsOf(section: "services" | "tours" | "blog"): string[] {
  const { services, tours, posts } = readLibrary();
  return { services, tours, blog: posts }[section].map(({ slug }) => slug);
}

function headOf(page: Section & keyof typeof HEADS, language: Language): HeadData {
  const preview = page === "privacy" || page === "terms" ? "legal" : page;
  return { ...HEADS[page][language], siteName: BUSINESS.name, section: page, preview: previewOf(preview, language) };
}

/** Head of a page without an address of its own. */
function noindexHead(page: keyof typeof HEADS, language: Language): HeadData {
  return { ...HEADS[page][language], siteName: BUSINESS.name, section: null };
}

/** Head of a service, tour or article, from its own text. */
function writtenHead(
  preview: "service" | "tour" | "post",
  slug: string,
  { seoTitle, seoDescription }: { seoTitle: string; seoDescription: string },
  language: Language,
): HeadData {
  const section = ({ service: "services", tour: "tours", post: "blog" } as const)[preview];
  return {
    title: seoTitle,
    description: seoDescription,
    siteName: BUSINESS.name,
    section,
    slug,
    preview: previewOf(preview, language),
  };
}

function previewOf(name: PreviewName, language: Language): NonNullable<HeadData["preview"]> {
  const { picture, words } = PREVIEWS[name];
  const title = words[language].title.replaceAll("\n", " ");
  // Some titles already end with punctuation.
  const stop = /[.?!]$/.test(title) ? "" : ".";
  return { name, alt: `${title}${stop} ${PICTURES[picture].alt[language]}` };
}

function missing(section: "services" | "tours" | "blog", language: Language): Missing {
  return {
    missing: true,
    head: noindexHead(MISSING_HEADS[section], language),
    language,
    image: loadPicture(PAGES.site.notFound, language),
  };
}

function serviceCards(language: Language) {
  return readLibrary().services.map((service) => serviceCard(service, language));
}

function teasers(language: Language, day: Date) {
  const { posts } = readLibrary();
  return PAGES.home.posts.flatMap((id) => {
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
      map: loadMap({ name: "peninsula", language, only: [...route, BUSINESS.place], route, near: true, ratios: STRIP }),
    }),
  };
}

/** All questions, or those with the given ids. */
function loadQuestions(language: Language, ids?: readonly string[]): QuestionData[] {
  const { faq } = readLibrary();
  const shown = ids ? faq.filter(({ id }) => ids.includes(id)) : faq;
  return shown.map(({ id, group, question, answer }) => ({
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

/** Cache of orders by number: computing one is slow, and all languages share it. */
const orders = new Map<number, Post[]>();

function postsInOrder(order: number): Post[] {
  const posts = orders.get(order) ?? orderPosts(readLibrary().posts, order);
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
    intro: renderMarkdown(excerpt, { language, fares: FARES, bold: PAGES.blog.bold }).html,
    html: html.split(/(?=<h2>)/),
    ...(ride && { ride }),
    related: post.related.flatMap((id) => {
      const other = posts.find((one) => one.id === id);
      return other ? [postCard(other, language, day)] : [];
    }),
  };
}

function loadSite(language: Language, { day }: PageRequest): SiteData {
  const { address, hours, social } = BUSINESS;
  return {
    language,
    contact: loadContact(),
    address: address[language],
    hours: hours[language],
    social,
    about: PAGES.site.about[language],
    services: PAGES.site.services.map(({ slug, label }) => ({ slug, label: label[language] })),
    cities: loadCities(language),
    licence: loadPicture(PAGES.site.licence, language),
    year: day.getUTCFullYear(),
  };
}

function loadCities(language: Language): Cities {
  const [here, other] = CITIES;
  const named = ({ id, name }: City) => ({ id, name: name[language] });
  return [named(here), named(other)];
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
    region: BUSINESS.region[language],
    beyondRegion: BUSINESS.beyondRegion[language],
  };
}

function loadFleet(language: Language): CarData[] {
  return FLEET.map((car) => ({ ...car, image: loadPicture(car.image, language) }));
}
