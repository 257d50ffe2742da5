import type { Language } from "#src/domain/language.ts";
import { placeOfAlias, type Place, type PlaceId } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import type { PlaceName } from "./entities.ts";
import type { PlaceReader } from "./placeNames.ts";

/** What a text's fares are held against. */
export interface FaresContext {
  language: Language;
  places: PlaceReader;
  locations: readonly Place[];
  fares: readonly Fare[];
}

const FARE_TOKEN = /\{\{(?:fare|lowest) [^\s}]+ ([^\s}]+)(?: [^\s}]+)?\}\}/g;

/**
 * Fares that do not belong to the places that they stand beside: each place of a `{{fare …}}` is named in its paragraph or in the text's
 * own fields, and every place with a fare from the airport that its sentence names is one of its places. A fare for the whole peninsula
 * is one for every place on it.
 *
 * @param fields the text's fields, as they stand above it
 */
export function faresBesideOthers(fields: string, body: string, context: FaresContext): string[] {
  if (!body.includes("{{")) return [];
  const { language, places, locations, fares } = context;
  const namesOf = (id: PlaceId) => {
    const label = locations.find((location) => location.id === id)?.label[language];
    return label === undefined ? new Set<PlaceName>() : places.namedIn(label);
  };
  const onPeninsula = locations.filter(({ group }) => group === "peninsula").map(({ id }) => id);
  const fromAirport = new Map<PlaceName, PlaceId>();
  for (const { from, to } of fares) {
    const [name, ...more] = from === "airport" ? namesOf(to) : [];
    if (name && more.length === 0) fromAirport.set(name, to);
  }
  const inFields = places.namedIn(fields);
  return body.split(/\n\s*\n/).flatMap((paragraph) => {
    // The address of a link names nothing to who reads it.
    const text = paragraph.replaceAll(/\]\([^)]*\)/g, "]");
    const inParagraph = places.namedIn(text);
    return text.split(/(?<=[.!?])\s|\n/).flatMap((sentence) => {
      const meant = [...sentence.matchAll(FARE_TOKEN)].flatMap(([, to = ""]) =>
        to.split(",").flatMap((alias) => placeOfAlias(alias) ?? []),
      );
      if (meant.length === 0) return [];
      const unnamed = meant.filter((id) => {
        const names = [...namesOf(id)];
        return names.length > 0 && !names.some((name) => inParagraph.has(name) || inFields.has(name));
      });
      const covered = new Set(meant.includes("peninsula") ? [...meant, ...onPeninsula] : meant);
      const others = [...places.namedIn(sentence)].flatMap((name) => {
        const id = fromAirport.get(name);
        return id !== undefined && !covered.has(id) ? [name[language].split("|", 1)[0] ?? ""] : [];
      });
      return [
        ...unnamed.map((id) => `has the fare of ${id} where no such place is named`),
        ...others.map(
          (name) => `names ${name} in a sentence whose fare is not that of ${name}: "${sentence.slice(0, 80)}…"`,
        ),
      ];
    });
  });
}
