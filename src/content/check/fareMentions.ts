import type { Language } from "#src/domain/language.ts";
import { findPlaceByAlias, MAIN_AIRPORT, WHOLE_REGION, type Place, type PlaceId } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import type { PlaceName } from "#src/content/schema/places.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";
import type { PlaceNameChecker } from "./placeNames.ts";

/** The data that a text's fares are checked against. */
export interface FaresContext {
  language: Language;
  places: PlaceNameChecker;
  locations: readonly Place[];
  fares: readonly Fare[];
  /** The town of the business. Texts about every other place name it, too, as a landmark or in the name of the airport. */
  town: PlaceId | undefined;
}

const FARE_TOKEN = /\{\{(?:fare|lowest) ([^\s}]+) ([^\s}]+)(?: [^\s}]+)?\}\}/g;

/**
 * Finds fares that do not match the places named around them. Each place of a `{{fare …}}` must be named in its
 * paragraph or in the text's fields, and every place with an airport fare that its sentence names must be one of its
 * places, unless it is the town of the business. A fare for the whole region covers every place in it.
 *
 * @param fields the text's front matter
 */
export function findMismatchedFares(fields: string, body: string, context: FaresContext): Sentence[] {
  if (!body.includes("{{")) return [];
  const { language, places, locations, fares, town } = context;
  const namesOf = (id: PlaceId) => {
    const label = locations.find((location) => location.id === id)?.label[language];
    return label === undefined ? new Set<PlaceName>() : places.namedIn(label);
  };
  const inRegion = locations.filter(({ group }) => group === "region").map(({ id }) => id);
  const fromAirport = new Map<PlaceName, PlaceId>();
  for (const { from, to } of fares) {
    const [name, ...more] = from === MAIN_AIRPORT && to !== town ? namesOf(to) : [];
    if (name && more.length === 0) fromAirport.set(name, to);
  }
  const inFields = places.namedIn(fields);
  return body.split(/\n\s*\n/).flatMap((paragraph) => {
    // Readers do not see the URL of a link.
    const text = paragraph.replaceAll(/\]\([^)]*\)/g, "]");
    const inParagraph = places.namedIn(text);
    return text.split(/(?<=[.!?])\s|\n/).flatMap((sentence) => {
      const tokens = [...sentence.matchAll(FARE_TOKEN)];
      const placesOf = (list = "") => list.split(",").flatMap((alias) => findPlaceByAlias(alias) ?? []);
      const meant = tokens.flatMap(([, , to]) => placesOf(to));
      if (meant.length === 0) return [];
      const unnamed = meant.filter((id) => {
        const names = [...namesOf(id)];
        return names.length > 0 && !names.some((name) => inParagraph.has(name) || inFields.has(name));
      });
      const starts = tokens.flatMap(([, from]) => placesOf(from));
      const covered = new Set([...starts, ...meant, ...(meant.includes(WHOLE_REGION) ? inRegion : [])]);
      // Two places may share a name: Çeşme, and Çeşme together with Alaçatı.
      const namesOfCovered = new Set([...covered].flatMap((id) => [...namesOf(id)]));
      const others = [...places.namedIn(sentence)].flatMap((name) => {
        const id = fromAirport.get(name);
        return id !== undefined && !covered.has(id) && !namesOfCovered.has(name)
          ? [name[language].split("|", 1)[0] ?? ""]
          : [];
      });
      return [
        ...unnamed.map((id) => say("has the fare of %{id} where no such place is named", { id })),
        ...others.map((name) =>
          say('names %{name} in a sentence whose fare is not that of %{name}: "%{beginning}…"', {
            name,
            beginning: sentence.slice(0, 80),
          }),
        ),
      ];
    });
  });
}
