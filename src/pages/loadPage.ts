import { noindexHead } from "#src/content/pageData/heads.ts";
import { readLibrary } from "#src/content/read/library.ts";
import type { PageData, PageName, PageRequest } from "#src/content/pageData/pageDataTypes.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { loadSite } from "#src/content/pageData/site.ts";
import type { Language } from "#src/domain/language.ts";
import { loadBlogPage } from "./BlogPage/load.ts";
import { loadContactPage } from "./ContactPage/load.ts";
import { loadFaqPage } from "./FaqPage/load.ts";
import { loadGalleryPage } from "./GalleryPage/load.ts";
import { loadHomePage } from "./HomePage/load.ts";
import { loadNotFoundPage } from "./NotFoundPage/load.ts";
import { loadPostPage } from "./PostPage/load.ts";
import { loadPricesPage } from "./PricesPage/load.ts";
import { loadPrivacyPage } from "./PrivacyPage/load.ts";
import { loadReservationPage } from "./ReservationPage/load.ts";
import { loadServicePage } from "./ServicePage/load.ts";
import { loadServicesPage } from "./ServicesPage/load.ts";
import { loadTermsPage } from "./TermsPage/load.ts";
import { loadTourPage } from "./TourPage/load.ts";
import { loadToursPage } from "./ToursPage/load.ts";

type Loaders = { [Name in PageName]: (library: Library, language: Language, request: PageRequest) => PageData[Name] };

/** The loader of each page, from its folder, of the layout (`site`), and of the offline page, which has no route. */
const LOADERS: Loaders = {
  site: loadSite,
  home: loadHomePage,
  reservation: loadReservationPage,
  services: loadServicesPage,
  service: loadServicePage,
  tours: loadToursPage,
  tour: loadTourPage,
  blog: loadBlogPage,
  post: loadPostPage,
  prices: loadPricesPage,
  contact: loadContactPage,
  faq: loadFaqPage,
  gallery: loadGalleryPage,
  privacy: loadPrivacyPage,
  terms: loadTermsPage,
  notFound: loadNotFoundPage,
  offline: (library, language) => ({ head: noindexHead(library, language, "offline"), language }),
};

/**
 * Loads the data of a page in one language, at build time. Content is localised by the loaders and nowhere else, so that
 * code that uses the data never selects a language. Throws an error that names every fault if the content has any.
 */
export function loadPage<Name extends PageName>(
  page: Name,
  language: Language,
  { slug = "", day = new Date(), order = 0 }: Partial<PageRequest> = {},
  library: Library = readLibrary(),
): PageData[Name] {
  return LOADERS[page](library, language, { slug, day, order });
}
