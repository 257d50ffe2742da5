import { BUSINESS } from "#content/business.ts";
import { COUNTRIES } from "#content/countries.ts";
import { FLEET } from "#content/fleet.ts";
import { HEADS } from "#content/heads.ts";
import RENDERED from "#content/illustrations/rendered.json";
import { PRIVACY } from "#content/legal/privacy.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type {
  BookingData,
  CarData,
  ContactData,
  HeadData,
  PageData,
  PageName,
  PictureData,
  SiteData,
} from "./schema.ts";

type Loaders = { [Name in PageName]: (language: Language, day: Date) => PageData[Name] };

const LOADERS: Loaders = {
  site: loadSite,
  home: (language) => ({
    head: headOf("home", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    pictures: {
      hero: loadPicture("hero-dusk-road", language),
      heroPortrait: loadPicture("hero-dusk-road-portrait", language),
      night: loadPicture("night-harbour", language),
    },
  }),
  reservation: (language) => ({
    head: headOf("reservation", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
  }),
  privacy: (language) => ({
    head: headOf("privacy", language),
    language,
    contact: loadContact(),
    parts: PRIVACY.sections,
  }),
  notFound: (language) => ({ head: headOf("notFound", language), language }),
};

/**
 * The data of a page in one language, as it is on `day` (today unless told). Content is localised here and nowhere else: after this nobody asks
 * which language.
 */
export function loadPage<Name extends PageName>(page: Name, language: Language, day = new Date()): PageData[Name] {
  return LOADERS[page](language, day);
}

function headOf(page: keyof typeof HEADS, language: Language): HeadData {
  return { ...HEADS[page][language], section: page === "notFound" ? null : page };
}

function loadSite(language: Language, day: Date): SiteData {
  const { address, hours, social } = BUSINESS;
  return {
    language,
    contact: loadContact(),
    address: address[language],
    hours: hours[language],
    social,
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

function loadPicture(name: PictureName, language: Language): PictureData {
  const { alt, ...files } = PICTURES[name];
  const rendered: Readonly<Record<string, { colour: string }>> = RENDERED;
  const colour = rendered[name]?.colour;
  return { name, ...files, alt: alt[language], ...(colour !== undefined && { colour }) };
}
