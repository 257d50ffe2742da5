import { AIRPORT_IDS, PLACE_IDS } from "#content/placeIds.ts";
import type { Localized } from "./language.ts";

export { MAIN_AIRPORT, OTHER_PLACE, WHOLE_REGION } from "#content/placeIds.ts";

/** One of the places of `content/placeIds.ts`. */
export type PlaceId = (typeof PLACE_IDS)[number];

/** Groups of places, in display order. */
export const PLACE_GROUPS = ["airport", "region", "further", "tours", "other"] as const;
export type PlaceGroup = (typeof PLACE_GROUPS)[number];

/** A place with its name in every language. One that is not selectable has prices but does not appear in forms. */
export interface Place {
  id: PlaceId;
  group: PlaceGroup;
  selectable: boolean;
  label: Localized<string>;
  /** Search query for a map service; absent for what is not a single point, such as the whole region. */
  mapQuery?: string;
  /** Id of the point on our own maps if it is not the place's own: a tour's destination, or the centre of the region. */
  mapPoint?: string;
}

/** A place with its name in one language. */
export interface PlaceOption {
  id: PlaceId;
  label: string;
  group: PlaceGroup;
  selectable: boolean;
}

/** Name of a place, or its id where it is none of `places`, as in a draft of an older release. */
export function placeLabel(places: readonly PlaceOption[], id: string): string {
  return places.find((place) => place.id === id)?.label ?? id;
}

/** Whether a value from the form or an address is the id of a place. */
export function isPlaceId(value: unknown): value is PlaceId {
  return PLACE_IDS.some((id) => id === value);
}

/** Whether the place is an airport, where the driver waits at arrivals with a name sign. */
export function isAirport(id: PlaceId): boolean {
  return AIRPORT_IDS.includes(id);
}

/** Normalises a name to lower-case ASCII letters and digits, so that `Yalıkavak` and `yalikavak` match. */
function normalise(name: string): string {
  return toAscii(name).replace(/[^a-z0-9]/g, "");
}

/** Lower case, with diacritics and the dotless ı replaced. */
export function toAscii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

const PLACES_BY_ALIAS: ReadonlyMap<string, PlaceId> = new Map(PLACE_IDS.map((id) => [normalise(id), id]));

/**
 * Finds a place by its id, or by its id without Turkish letters and with any or no separators (`yalikavak`, `icmeler`,
 * `cesme-alacati`). Undefined for anything else. No two ids share an alias.
 */
export function findPlaceByAlias(value: string): PlaceId | undefined {
  return PLACES_BY_ALIAS.get(normalise(value));
}

/** Id of a place in lower-case ASCII letters, digits and dashes: `yalikavak`, `cesme-alacati`. */
export function aliasOfPlace(id: PlaceId): string {
  return toAscii(id).replace(/[^a-z0-9]+/g, "-");
}
