import type { Localized } from "./language.ts";

/** The places of the booking form, letter for letter as the form's values, and the centre of Bodrum, which only prices name. */
export const PLACE_IDS = [
  "airport",
  "kaynar",
  "torba",
  "içmeler",
  "gümbet",
  "bitez",
  "ortakent",
  "yalıkavak",
  "gündoğan",
  "turgutreis",
  "gümüşlük",
  "türkbükü",
  "sixsenseskaplankaya",
  "didim",
  "dalaman",
  "gocek",
  "dmarishisaronu",
  "fethiye",
  "cesme/alacatı",
  "kusadasıhotels",
  "pamukkale",
  "antalya",
  "izmiradnanmenderesairport",
  "izmir",
  "peninsula",
  "çeşme",
  "marmaris",
  "bodrumtour",
  "ephesustour",
  "pamukkaletour",
  "other",
  "bodrum",
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

/** The groups of a list of places, in the order in which they are shown. */
export const PLACE_GROUPS = ["airport", "peninsula", "region", "tours", "other"] as const;
export type PlaceGroup = (typeof PLACE_GROUPS)[number];

/** A place with its name in every language. One that is not selectable has prices, but stands in no form. */
export interface Place {
  id: PlaceId;
  group: PlaceGroup;
  selectable: boolean;
  label: Localized<string>;
}

/** A place as one language shows it. */
export interface PlaceOption {
  id: PlaceId;
  label: string;
  group: PlaceGroup;
  selectable: boolean;
}

export function isPlaceId(value: unknown): value is PlaceId {
  return PLACE_IDS.some((id) => id === value);
}

/** What is left of a name typed on any keyboard: small ASCII letters and digits (`Yalıkavak` and `yalikavak` are one). */
function folded(name: string): string {
  return inAscii(name).replace(/[^a-z0-9]/g, "");
}

/** In small letters, the Turkish ones without their marks. */
function inAscii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

const PLACE_OF_FOLDED: ReadonlyMap<string, PlaceId> = new Map(PLACE_IDS.map((id) => [folded(id), id]));

/**
 * The place that an address means: its id letter for letter, or the id without Turkish letters and with or without separators
 * (`yalikavak`, `icmeler`, `cesme-alacati`). Undefined for anything else. No two ids share an alias.
 */
export function placeOfAlias(value: string): PlaceId | undefined {
  return PLACE_OF_FOLDED.get(folded(value));
}

/** What stands for a place where only small ASCII letters, digits and dashes may: `yalikavak`, `cesme-alacati`. */
export function aliasOfPlace(id: PlaceId): string {
  return inAscii(id).replace(/[^a-z0-9]+/g, "-");
}
