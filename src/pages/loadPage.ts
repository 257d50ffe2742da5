import { AUTHORS } from "#content/authors.ts";
import { BUSINESS } from "#content/business.ts";
import { DRIVES } from "#content/drives.ts";
import { MAP_POINTS } from "#content/illustrations/maps/places.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { PAGES } from "#content/pages.ts";
import { FARES } from "#content/prices.ts";
import { RIDE_TERMS } from "#content/rideTerms.ts";
import type { Language } from "#src/domain/language.ts";
import { loadBooking } from "#src/content/booking.ts";
import { loadCities, loadContact } from "#src/content/business.ts";
import {
  captioned,
  fareOf,
  placeLabel,
  postCard,
  postTeasers,
  serviceCard,
  serviceCards,
  tourCard,
} from "#src/content/cards.ts";
import { loadFleet } from "#src/content/fleet.ts";
import { headOf, noindexHead, writtenHead } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadMap, loadTourMap } from "#src/content/maps.ts";
import { renderMarkdown } from "#src/content/markdown.ts";
import { neighboursOf } from "#src/content/neighbours.ts";
import type { Post, Service, Tour } from "#src/content/parse.ts";
import { loadPicture } from "#src/content/pictures.ts";
import { orderPosts } from "#src/content/postOrder.ts";
import { priceGroups } from "#src/content/prices.ts";
import { loadQuestions } from "#src/content/questions.ts";
import type { FilmData, Missing, PageData, PageName, PostData, ServiceData, TourData } from "#src/content/schema.ts";
import { sortServices } from "#src/content/serviceOrder.ts";
import { loadSite } from "#src/content/site.ts";

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
    posts: postTeasers(language, day),
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
    posts: postTeasers(language, day),
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

function missing(section: "services" | "tours" | "blog", language: Language): Missing {
  return {
    missing: true,
    head: noindexHead(MISSING_HEADS[section], language),
    language,
    image: loadPicture(PAGES.site.notFound, language),
  };
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
