import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { anchorOf, findFare, type Trip } from "#src/domain/price.ts";
import { pathOf, reservationHref, type Section } from "#src/i18n/paths.ts";
import { placeLabel } from "#src/content/pageData/cards.ts";
import type { Library, Post, Service, Tour } from "#src/content/read/libraryTypes.ts";
import { startOf } from "#src/content/pageData/postDate.ts";
import type { PageName } from "#src/content/pageData/pageDataTypes.ts";
import { sortServices } from "#src/content/pageData/serviceOrder.ts";
import { bookableTrips } from "#src/content/pageData/serviceTrips.ts";
import { absoluteLinks, renderMarkdown } from "./markdown.ts";

/** A node of structured data, with the properties of https://schema.org. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** A page whose structured data are written. */
export interface StructuredPage {
  library: Library;
  page: PageName;
  language: Language;
  /** Origin of absolute URLs. */
  siteUrl: string;
  /** Slug within the section. */
  slug?: string;
}

/**
 * Builds the structured data of a page (JSON-LD). All of it is also visible on the page. The rating shown on tours is
 * left out, because it is not from customers. Not-found pages and pages without a subject have none.
 */
export function structuredData(request: StructuredPage): Thing[] {
  const { page, slug, library } = request;
  const { services, tours, posts } = library;
  switch (page) {
    case "home":
      return [business(request), webSite(request)];
    case "services":
      return [listOf(request, "services", sortServices(library.fares, services)), breadcrumbs(request, "services")];
    case "service": {
      const service = services.find((one) => one.slug === slug);
      return service
        ? [taxiService(request, service), business(request), breadcrumbs(request, "services", service)]
        : [];
    }
    case "tours":
      return [listOf(request, "tours", tours), breadcrumbs(request, "tours")];
    case "tour": {
      const tour = tours.find((one) => one.slug === slug);
      return tour
        ? [touristTrip(request, tour), ...film(request, tour), business(request), breadcrumbs(request, "tours", tour)]
        : [];
    }
    case "post": {
      const post = posts.find((one) => one.slug === slug);
      return post ? [blogPosting(request, post), business(request), breadcrumbs(request, "blog", post)] : [];
    }
    case "prices":
      return [offerCatalog(request), breadcrumbs(request, "prices")];
    case "faq":
      return [faqPage(request), breadcrumbs(request, "faq")];
    case "gallery":
      return [imageGallery(request), breadcrumbs(request, "gallery")];
    case "contact":
      return [contactPage(request), business(request), breadcrumbs(request, "contact")];
    case "reservation":
    case "blog":
    case "privacy":
    case "terms":
      return [breadcrumbs(request, page)];
    case "site":
    case "notFound":
    case "offline":
      return [];
  }
}

/**
 * The business in full, in the graph of every page that refers to it, because search engines read each page by itself.
 * Its social profiles are included once they are no longer placeholders.
 */
function business({ library, siteUrl, language }: StructuredPage): Thing {
  const { name, phone, emails, postal, openingHours, social } = library.business;
  return {
    "@type": "TravelAgency",
    ...businessRef(siteUrl),
    name,
    url: `${siteUrl}/`,
    description: library.heads.home[language].description,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: pictureUrl(siteUrl, library.pages.home.hero),
    telephone: phone.e164,
    email: emails[0],
    address: {
      "@type": "PostalAddress",
      addressLocality: postal.locality,
      addressRegion: postal.region,
      addressCountry: postal.country,
    },
    areaServed: areaServed(library, language),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      ...openingHours,
    },
    ...(!library.placeholders.includes("social") && { sameAs: Object.values(social) }),
  };
}

function webSite({ library, siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/${language}#website`,
    name: library.business.name,
    url: siteUrl + pathOf(language, "home"),
    inLanguage: language,
    publisher: businessRef(siteUrl),
  };
}

function taxiService(request: StructuredPage, service: Service): Thing {
  const { library, siteUrl, language } = request;
  const { slug, image, text } = service;
  const { title, description } = text[language];
  const url = siteUrl + pathOf(language, "services", slug);
  const offers = bookableTrips(library.fares, service).flatMap((trip) => offerOf(request, trip, url) ?? []);
  return {
    "@type": "TaxiService",
    name: title,
    description,
    serviceType: title,
    url,
    image: pictureUrl(siteUrl, image),
    areaServed: areaServed(library, language),
    provider: businessRef(siteUrl),
    ...(offers.length > 0 && { offers }),
  };
}

/**
 * Offer of a fare, for one way and one vehicle. Links to the pre-filled booking form, or to `page` if a place is not
 * selectable there.
 */
function offerOf({ library, siteUrl, language }: StructuredPage, trip: Trip, page: string): Thing | undefined {
  const euro = findFare(library.fares, trip);
  if (euro === null) return undefined;
  const { from, to, vehicleType } = trip;
  return {
    "@type": "Offer",
    name: `${placeLabel(library, language, from)} – ${placeLabel(library, language, to)}`,
    price: euro,
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    url: [from, to].every((id) => isSelectable(library, id))
      ? siteUrl + reservationHref(language, { from, to, vehicleType })
      : page,
  };
}

/** Offers of all fares in the price table. */
function offerCatalog(request: StructuredPage): Thing {
  const { library, siteUrl, language } = request;
  const url = siteUrl + pathOf(language, "prices");
  return {
    "@type": "OfferCatalog",
    name: library.heads.prices[language].title,
    url,
    numberOfItems: library.fares.length,
    itemListElement: library.fares.flatMap((fare) => offerOf(request, fare, `${url}#${anchorOf(fare)}`) ?? []),
  };
}

function isSelectable({ places }: Library, id: PlaceId): boolean {
  return places.some((place) => place.id === id && place.selectable);
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
    provider: businessRef(siteUrl),
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

function blogPosting({ library, siteUrl, language }: StructuredPage, post: Post): Thing {
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
    // Articles have a single date, as in the feed.
    dateModified: startOf(published),
    inLanguage: language,
    author: {
      "@type": "Organization",
      name: library.authors[author][language],
      parentOrganization: businessRef(siteUrl),
    },
    publisher: businessRef(siteUrl),
    articleSection: library.categories[category][language],
    keywords: tags,
    wordCount: words,
    timeRequired: `PT${readingTime}M`,
  };
}

function faqPage({ library, siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "FAQPage",
    url: siteUrl + pathOf(language, "faq"),
    inLanguage: language,
    mainEntity: library.faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question[language],
      acceptedAnswer: {
        "@type": "Answer",
        text: absoluteLinks(renderMarkdown(answer[language], { language }).html, siteUrl),
      },
    })),
  };
}

function imageGallery({ library, siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "ImageGallery",
    name: library.heads.gallery[language].title,
    url: siteUrl + pathOf(language, "gallery"),
    inLanguage: language,
    image: library.gallery.map(({ src, title, location }) => ({
      "@type": "ImageObject",
      name: title[language],
      contentLocation: { "@type": "Place", name: location[language] },
      description: PICTURES[src].alt[language],
      contentUrl: pictureUrl(siteUrl, src),
    })),
  };
}

function contactPage({ library, siteUrl, language }: StructuredPage): Thing {
  return {
    "@type": "ContactPage",
    name: library.heads.contact[language].title,
    url: siteUrl + pathOf(language, "contact"),
    inLanguage: language,
    mainEntity: businessRef(siteUrl),
  };
}

function listOf(
  { library, siteUrl, language }: StructuredPage,
  section: Section,
  pages: readonly (Service | Tour)[],
): Thing {
  return {
    "@type": "ItemList",
    name: library.sections[section][language],
    numberOfItems: pages.length,
    itemListElement: pages.map(({ slug, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text[language].title,
      url: siteUrl + pathOf(language, section, slug),
    })),
  };
}

/** Breadcrumbs of a page: home, its section, and the page itself unless it is the section's. */
function breadcrumbs(
  { library, siteUrl, language }: StructuredPage,
  section: Section,
  page?: { slug: string; text: Record<Language, { title: string }> },
): Thing {
  const steps = [
    { name: library.sections.home[language], path: pathOf(language, "home") },
    { name: library.sections[section][language], path: pathOf(language, section) },
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

/** Reference to the business from other nodes. */
function businessRef(siteUrl: string): { "@id": string } {
  return { "@id": `${siteUrl}/#business` };
}

function areaServed({ business: { area } }: Library, language: Language): Thing {
  return { "@type": "AdministrativeArea", name: area[language] };
}

/** Width of a picture for consumers of structured data, in pixels. Wider files exist as AVIF alone, which not all of them know. */
const WIDEST_WEBP = 1280;

/** URL of the largest WebP file of a picture. */
function pictureUrl(siteUrl: string, name: PictureName): string {
  return `${siteUrl}/images/${name}-${Math.min(PICTURES[name].width, WIDEST_WEBP)}.webp`;
}
