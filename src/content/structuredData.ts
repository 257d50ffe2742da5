import { AUTHORS } from "#content/authors.ts";
import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";
import { CATEGORIES } from "#content/categories.ts";
import { HEADS, SECTION_NAMES } from "#content/heads.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare, type Trip } from "#src/domain/price.ts";
import { pathOf, reservationHref, type Section } from "#src/i18n/paths.ts";
import { placeLabel } from "./cards.ts";
import { readLibrary } from "./library.ts";
import { absoluteLinks, renderMarkdown } from "./markdown.ts";
import type { Post, Service, Tour } from "./parse.ts";
import { startOf } from "./postDate.ts";
import { anchorOf } from "./prices.ts";
import type { PageName } from "./schema.ts";
import { inListOrder } from "./serviceOrder.ts";
import { soldTrips } from "./serviceTrips.ts";

/** One node of a page's structured data, as https://schema.org names its fields. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

export interface StructuredPage {
  page: PageName;
  language: Language;
  /** The origin that addresses begin with. */
  siteUrl: string;
  /** Names the page within its section. */
  slug?: string;
}

/**
 * What a page tells machines about itself: everything in it is also on the page. The rating that tours show is left out: it is no
 * customer's. Not-found pages and those without a subject of their own tell nothing.
 */
export function structuredData(asked: StructuredPage): Thing[] {
  const { services, tours, posts } = readLibrary();
  const { page, slug } = asked;
  switch (page) {
    case "home":
      return [business(asked), webSite(asked)];
    case "services":
      return [listOf(asked, "services", inListOrder(services)), breadcrumbs(asked, "services")];
    case "service": {
      const service = services.find((one) => one.slug === slug);
      return service ? [taxiService(asked, service), breadcrumbs(asked, "services", service)] : [];
    }
    case "tours":
      return [listOf(asked, "tours", tours), breadcrumbs(asked, "tours")];
    case "tour": {
      const tour = tours.find((one) => one.slug === slug);
      return tour ? [touristTrip(asked, tour), ...film(asked, tour), breadcrumbs(asked, "tours", tour)] : [];
    }
    case "post": {
      const post = posts.find((one) => one.slug === slug);
      return post ? [blogPosting(asked, post), breadcrumbs(asked, "blog", post)] : [];
    }
    case "prices":
      return [offerCatalog(asked), breadcrumbs(asked, "prices")];
    case "faq":
      return [faqPage(asked), breadcrumbs(asked, "faq")];
    case "gallery":
      return [imageGallery(asked), breadcrumbs(asked, "gallery")];
    case "contact":
      return [contactPage(asked), business(asked), breadcrumbs(asked, "contact")];
    case "reservation":
    case "blog":
    case "privacy":
    case "terms":
      return [breadcrumbs(asked, page)];
    case "site":
    case "notFound":
    case "offline":
      return [];
  }
}

/** The operator. Its pages elsewhere are named only once they are its own. */
function business({ siteUrl, language }: StructuredPage): Thing {
  const { name, phone, emails, social } = BUSINESS;
  return {
    "@type": "TravelAgency",
    "@id": businessId(siteUrl),
    name,
    url: `${siteUrl}/`,
    description: HEADS.home[language].description,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: pictureUrl(siteUrl, "hero-dusk-road"),
    telephone: phone.e164,
    email: emails[0],
    address: { "@type": "PostalAddress", addressLocality: "Bodrum", addressRegion: "Muğla", addressCountry: "TR" },
    areaServed: bodrum(language),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
    },
    ...(!PLACEHOLDERS.includes("social") && { sameAs: [social.facebook, social.instagram] }),
  };
}

function webSite({ siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/${language}#website`,
    name: BUSINESS.name,
    url: siteUrl + pathOf(language, "home"),
    inLanguage: language,
    publisher: { "@id": businessId(siteUrl) },
  };
}

function taxiService({ siteUrl, language }: StructuredPage, service: Service): Thing {
  const { slug, image, text } = service;
  const { title, description } = text[language];
  const url = siteUrl + pathOf(language, "services", slug);
  const offers = soldTrips(service).flatMap((trip) => offerOf(siteUrl, language, trip, url) ?? []);
  return {
    "@type": "TaxiService",
    name: title,
    description,
    serviceType: title,
    url,
    image: pictureUrl(siteUrl, image),
    areaServed: bodrum(language),
    provider: provider(siteUrl),
    ...(offers.length > 0 && { offers }),
  };
}

/** A fare of the price table, for one way and one vehicle: to be had in the form, or on `page` where the form does not offer its places. */
function offerOf(siteUrl: string, language: Language, trip: Trip, page: string): Thing | undefined {
  const euro = findFare(FARES, trip);
  if (euro === null) return undefined;
  const { from, to, vehicleType } = trip;
  return {
    "@type": "Offer",
    name: `${placeLabel(from, language)} – ${placeLabel(to, language)}`,
    price: euro,
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    url: isSelectable(from) && isSelectable(to) ? siteUrl + reservationHref(language, { from, to, vehicleType }) : page,
  };
}

/** Every fare of the price table. */
function offerCatalog(asked: StructuredPage): Thing {
  const { siteUrl, language } = asked;
  const url = siteUrl + pathOf(language, "prices");
  return {
    "@type": "OfferCatalog",
    name: HEADS.prices[language].title,
    url,
    numberOfItems: FARES.length,
    itemListElement: FARES.flatMap((fare) => offerOf(siteUrl, language, fare, `${url}#${anchorOf(fare)}`) ?? []),
  };
}

function isSelectable(id: PlaceId): boolean {
  return LOCATIONS.some((place) => place.id === id && place.selectable);
}

function touristTrip({ siteUrl, language }: StructuredPage, { slug, images, text, price }: Tour): Thing {
  const { title, description, stops } = text[language];
  const url = siteUrl + pathOf(language, "tours", slug);
  return {
    "@type": "TouristTrip",
    name: title,
    description,
    url,
    image: images.map((image) => pictureUrl(siteUrl, image)),
    provider: provider(siteUrl),
    ...(stops.length > 0 && {
      itinerary: {
        "@type": "ItemList",
        numberOfItems: stops.length,
        itemListElement: stops.map((stop, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: { "@type": "TouristAttraction", name: stop.name, description: stop.description },
        })),
      },
    }),
    ...(price !== undefined && {
      offers: { "@type": "Offer", price, priceCurrency: "EUR", availability: "https://schema.org/InStock", url },
    }),
  };
}

function film({ siteUrl, language }: StructuredPage, { video, text }: Tour): Thing[] {
  if (!video) return [];
  return [
    {
      "@type": "VideoObject",
      name: text[language].title,
      description: PICTURES[video.poster].alt[language],
      thumbnailUrl: pictureUrl(siteUrl, video.poster),
      contentUrl: siteUrl + video.src,
      uploadDate: startOf(video.published),
      duration: `PT${video.seconds}S`,
      inLanguage: language,
    },
  ];
}

function blogPosting({ siteUrl, language }: StructuredPage, post: Post): Thing {
  const { slug, image, category, author, published, readingTime, text } = post;
  const { title, excerpt, tags, words } = text[language];
  const url = siteUrl + pathOf(language, "blog", slug);
  return {
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    image: pictureUrl(siteUrl, image),
    datePublished: startOf(published),
    // An article has the one day, as the feed says too.
    dateModified: startOf(published),
    inLanguage: language,
    author: { "@type": "Organization", name: AUTHORS[author][language], parentOrganization: provider(siteUrl) },
    publisher: provider(siteUrl),
    articleSection: CATEGORIES[category][language],
    keywords: tags,
    wordCount: words,
    timeRequired: `PT${readingTime}M`,
  };
}

function faqPage({ siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "FAQPage",
    url: siteUrl + pathOf(language, "faq"),
    inLanguage: language,
    mainEntity: readLibrary().faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question[language],
      acceptedAnswer: {
        "@type": "Answer",
        text: absoluteLinks(renderMarkdown(answer[language], { language, fares: FARES }).html, siteUrl),
      },
    })),
  };
}

function imageGallery({ siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "ImageGallery",
    name: HEADS.gallery[language].title,
    url: siteUrl + pathOf(language, "gallery"),
    inLanguage: language,
    image: readLibrary().gallery.map(({ src, title, location }) => ({
      "@type": "ImageObject",
      name: title[language],
      contentLocation: { "@type": "Place", name: location[language] },
      description: PICTURES[src].alt[language],
      contentUrl: pictureUrl(siteUrl, src),
    })),
  };
}

function contactPage({ siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "ContactPage",
    name: HEADS.contact[language].title,
    url: siteUrl + pathOf(language, "contact"),
    inLanguage: language,
    mainEntity: { "@id": businessId(siteUrl) },
  };
}

function listOf({ siteUrl, language }: StructuredPage, section: Section, pages: readonly (Service | Tour)[]): Thing {
  return {
    "@type": "ItemList",
    name: SECTION_NAMES[section][language],
    numberOfItems: pages.length,
    itemListElement: pages.map(({ slug, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text[language].title,
      url: siteUrl + pathOf(language, section, slug),
    })),
  };
}

/** The way to a page: home, its section, and the page where it is not the section's own. */
function breadcrumbs(
  { siteUrl, language }: StructuredPage,
  section: Section,
  page?: { slug: string; text: Record<Language, { title: string }> },
): Thing {
  const steps = [
    { name: SECTION_NAMES.home[language], path: pathOf(language, "home") },
    { name: SECTION_NAMES[section][language], path: pathOf(language, section) },
    ...(page ? [{ name: page.text[language].title, path: pathOf(language, section, page.slug) }] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}

function provider(siteUrl: string): Thing {
  return { "@type": "TravelAgency", "@id": businessId(siteUrl), name: BUSINESS.name };
}

function bodrum(language: Language): Thing {
  return {
    "@type": "AdministrativeArea",
    name: { tr: "Bodrum, Muğla", en: "Bodrum, Muğla", ru: "Бодрум, Мугла" }[language],
  };
}

/** The largest of a picture's files, as one that every reader of structured data can show. */
function pictureUrl(siteUrl: string, name: PictureName): string {
  return `${siteUrl}/images/${name}-${PICTURES[name].widths.at(-1)}.webp`;
}
