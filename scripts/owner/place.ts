import { z } from "zod";

import { BUSINESS } from "#content/business.ts";
import { DRIVES } from "#content/drives.ts";
import { NAMES } from "#src/content/map/coastSheet.ts";
import { labelBeside } from "#src/content/map/labels.ts";
import { MAP_NAMES } from "#content/map/names.ts";
import { LABELS, MAP_POINTS } from "#content/map/places.ts";
import { type SheetName } from "#content/map/sheets.ts";
import type { SheetSize } from "#src/content/map/mapSheet.ts";
import { mapSheet, projectionOf } from "#src/content/map/projection.ts";
import { LOCATIONS } from "#content/locations.ts";
import { MAIN_AIRPORT, PLACE_IDS, WHOLE_REGION } from "#content/placeIds.ts";
import { PLACE_NAMES } from "#content/placeNames.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import { drive, place, placeName } from "#src/content/schema/places.ts";
import { fare } from "#src/content/schema/prices.ts";
import { LANGUAGE_NAMES } from "#src/content/check/textLanguage.ts";
import { FILES } from "#src/content/read/library.ts";
import { asMessage, say, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { isPlaceId, PLACE_GROUPS, findPlaceByAlias, type PlaceGroup } from "#src/domain/places.ts";
import { LARGE_VEHICLE, STANDARD_VEHICLE, VEHICLES, type VehicleType } from "#src/domain/price.ts";
import { devPage, undoSteps, type Addition } from "./addition.ts";
import type { FileToWrite } from "./files.ts";
import { withEntries, type Insertion } from "./modules.ts";
import {
  oneOf,
  optional,
  parseNumber,
  type Answers,
  type PreviousAnswers,
  type Question,
  type Questions,
} from "./questions.ts";

const GROUP_LABELS: Record<PlaceGroup, Value> = {
  airport: say("the main airport"),
  region: BUSINESS.region,
  further: BUSINESS.beyondRegion,
  tours: say("a tour"),
  other: say("none of these"),
};

const MAP_PLACES_FILE = "content/map/places.ts";
/** Longitude and latitude, in the order of the maps. */
type Point = readonly [number, number];

/** Asked only for a place with a price, because the map of prices shows it. */
const POSITION: Question<Point | undefined> = {
  prompt: say("Where it is on the map of prices"),
  hint: say("Latitude and longitude in degrees, such as 37.0344, 27.4305."),
  when: ({ vito, sprinter }) => vito !== undefined || sprinter !== undefined,
  parse: (typed) => {
    const [latitude, longitude, ...more] = typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    return more.length === 0 ? [longitude, latitude] : typed;
  },
  schema: z.tuple([z.number(), z.number()], asMessage("must be two numbers")).refine((at) => isWithin("coast", at), {
    error: ({ input }) => {
      const [longitude, latitude] = input as Point;
      const isSwapped = isWithin("coast", [latitude, longitude]);
      return isSwapped
        ? asMessage("is on no map: did you mean %{latitude}, %{longitude}?", {
            latitude: longitude,
            longitude: latitude,
          })
        : asMessage("is on no map: %{bounds}", { bounds: describeBounds() });
    },
  }),
};

function questions() {
  return {
    id: {
      prompt: say("Its id, which stands in addresses and messages and never changes again"),
      hint: say("Small letters, Turkish ones included, such as güvercinlik."),
      parse: (typed: string) => typed.normalize("NFC"),
      suggest: (typed: string) => typed.toLocaleLowerCase("tr").replace(/[^a-zçğıöşü]/g, ""),
      schema: z
        .string()
        .regex(/^[a-zçğıöşü]{2,40}$/, asMessage("must be small letters only"))
        .refine((id) => findPlaceByAlias(id) === undefined, {
          error: ({ input }) =>
            asMessage("the place %{place} is there already", { place: findPlaceByAlias(String(input)) ?? "" }),
        }),
    },
    "label-tr": labelIn("tr"),
    "label-en": labelIn("en"),
    "label-ru": labelIn("ru"),
    group: {
      prompt: say("Where it stands in the lists"),
      defaultValue: "region",
      ...oneOf(PLACE_GROUPS.map((value) => ({ value, label: GROUP_LABELS[value] }))),
      schema: place.shape.group,
    },
    "map-query": {
      prompt: say("What a map service finds it by"),
      hint: say("In Turkish, such as Torba, Bodrum, Muğla; for directions in the chat."),
      defaultValue: usualMapQuery,
      schema: place.shape.mapQuery.unwrap(),
    },
    selectable: {
      prompt: say("Whether the form offers it"),
      choices: () => [{ value: "yes" }, { value: "no" }],
      defaultValue: "yes",
      parse: (typed: string) => ({ yes: true, true: true, no: false, false: false })[typed] ?? typed,
      schema: place.shape.selectable,
    },
    vito: euro(VEHICLES[STANDARD_VEHICLE].name),
    sprinter: euro(VEHICLES[LARGE_VEHICLE].name),
    minutes: optional({
      prompt: say("How long the drive from the airport takes"),
      hint: say("Minutes, such as 50, or the least and the most, such as 35-40. Enter: not known."),
      parse: (typed: string) => {
        const minutes = typed.split(/[-–]/).map((part) => parseNumber(part.trim()));
        return minutes.length === 1 ? minutes[0] : minutes;
      },
      schema: drive.shape.minutes,
    }),
    position: POSITION,
  } satisfies Questions;
}

/** The Turkish name, followed in the region by what a map service finds its town by. */
function usualMapQuery({ "label-tr": name, group }: PreviousAnswers): string {
  const town = LOCATIONS.find(({ id }) => id === BUSINESS.place)?.mapQuery;
  return [name, group === "region" ? town : undefined].filter(Boolean).join(", ");
}

function labelIn(language: Language): Question<string> {
  return {
    prompt: say("What it is called in %{language}", { language: LANGUAGE_NAMES[language] }),
    hint: say("2 to 60 characters"),
    schema: place.shape.label.shape[language].refine(
      (name) => LOCATIONS.every((location) => location.label[language] !== name),
      { error: ({ input }) => asMessage("%{name} is another place's", { name: String(input) }) },
    ),
  };
}

function euro(vehicle: string): Question<number | undefined> {
  return optional({
    prompt: say("The fare from the airport by the %{vehicle}, in whole euros", { vehicle }),
    hint: say("Enter: no fixed price."),
    parse: parseNumber,
    schema: fare.shape.euro,
  });
}

type PlaceAnswers = Answers<ReturnType<typeof questions>>;

/** `npm run new:place`: adds a place to the form, with its fares, its drive time and its marker on the maps. */
export function newPlace(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    createFiles: (answers) => {
      const { id, vito, sprinter, minutes, position } = answers;
      return [
        withEntries("content/placeIds.ts", [{ list: "PLACE_IDS", at: PLACE_IDS.length, code: JSON.stringify(id) }]),
        withEntries("content/locations.ts", [locationOf(answers)]),
        ...spellingOf(answers),
        ...(vito !== undefined || sprinter !== undefined ? [withEntries("content/prices.ts", faresOf(answers))] : []),
        ...(minutes !== undefined ? [withEntries("content/drives.ts", [driveOf(id, minutes)])] : []),
        ...(position ? onMaps(answers, position) : []),
      ];
    },
    warnings: lowestFareWarning,
    nextSteps: (_answers, files) => [
      say("The form and the list of prices have it with the next build. `npm run dev` shows it at\n  %{address}", {
        address: devPage("prices"),
      }),
      say("Look at the map there: where the name lies on another, move it in\n  %{file}, under LABELS.", {
        file: MAP_PLACES_FILE,
      }),
      ...undoSteps(files),
      say("Next: `npm run content`."),
    ],
  };
}

/** A fare below all others is rarely intended, and invalidates texts that call another one the lowest. */
function lowestFareWarning({ vito, sprinter }: PlaceAnswers): Sentence[] {
  const lowest = Math.min(...FARES.map(({ euro: price }) => price));
  const price = Math.min(vito ?? Infinity, sprinter ?? Infinity);
  if (price >= lowest) return [];
  const texts = [...Object.entries(FILES.texts), ["content/faq.ts", JSON.stringify(FILES.constants.faq)] as const];
  const files = texts.filter(([, text]) => text.includes("{{lowest ")).map(([file]) => file);
  if (files.length === 0) {
    const values = { price, lowest };
    return [
      say("%{price} EUR is less than every other fare; the lowest is %{lowest} EUR so far. Is that right?", values),
    ];
  }
  return [
    say(
      "%{price} EUR is less than every other fare; the lowest is %{lowest} EUR so far. If you mean it, the build stops until these texts no longer call %{lowest} EUR the lowest ({{lowest …}} in them is to name the new place):\n%{files}",
      { price, lowest, files },
    ),
  ];
}

function locationOf({ id, group, selectable, ...answers }: PlaceAnswers): Insertion {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, answers[`label-${language}`]]));
  const rank = (other: PlaceGroup) => PLACE_GROUPS.indexOf(other);
  // After the last place of its group, but before the entry for the whole region.
  const behind = LOCATIONS.findLastIndex((other) => rank(other.group) <= rank(group) && other.id !== WHOLE_REGION);
  const code = `{
id: ${JSON.stringify(id)},
group: ${JSON.stringify(group)},
selectable: ${selectable},
label: ${JSON.stringify(names)},
mapQuery: ${JSON.stringify(answers["map-query"])},
}`;
  return { list: "LOCATIONS", at: behind + 1, code };
}

/** Its entry in the list of spellings, if its name is a single word that the list has in no language yet. */
function spellingOf(answers: PlaceAnswers): FileToWrite[] {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, answers[`label-${language}`]]));
  const isListed = PLACE_NAMES.some((name) =>
    LANGUAGES.some((language) => name[language].split("|").includes(answers[`label-${language}`])),
  );
  if (isListed || !placeName.safeParse(names).success) return [];
  const at = PLACE_NAMES.length;
  return [withEntries("content/placeNames.ts", [{ list: "PLACE_NAMES", at, code: JSON.stringify(names) }])];
}

function faresOf({ id, group, vito, sprinter }: PlaceAnswers): Insertion[] {
  const fareIn = (vehicleType: VehicleType, price: number | undefined): Insertion[] =>
    price === undefined
      ? []
      : [
          {
            list: "FARES",
            at: fareIndex(vehicleType, group, price),
            code: `{ from: "${MAIN_AIRPORT}", to: ${JSON.stringify(id)}, vehicleType: "${vehicleType}", euro: ${price} }`,
          },
        ];
  const rule = NEAR_FARE_RULES.findIndex(
    ({ vehicleType, place: from }) => vehicleType === LARGE_VEHICLE && from === MAIN_AIRPORT,
  );
  const others = NEAR_FARE_RULES[rule]?.others ?? [];
  // From last to first: an insertion moves the entries after it.
  return [
    ...[...fareIn(STANDARD_VEHICLE, vito), ...fareIn(LARGE_VEHICLE, sprinter)].toSorted(
      (one, other) => other.at - one.at,
    ),
    // Without a price for the place, the large vehicle uses its price for the whole region.
    ...(group === "region" && sprinter === undefined && rule >= 0
      ? [{ list: "NEAR_FARE_RULES", below: [rule, "others"], at: others.length, code: JSON.stringify(id) }]
      : []),
  ];
}

/** Index in the list of fares: after the fares of the same vehicle and group that cost no more. */
function fareIndex(vehicleType: VehicleType, group: PlaceGroup, price: number): number {
  const isSame = (index: number) => FARES[index]?.from === MAIN_AIRPORT && FARES[index].vehicleType === vehicleType;
  const groupOf = (index: number) => LOCATIONS.find(({ id }) => id === FARES[index]?.to)?.group;
  const all = FARES.map((_, index) => index).filter(isSame);
  const own = all.filter((index) => groupOf(index) === group);
  const before = own.findLast((index) => (FARES[index]?.euro ?? 0) <= price);
  if (before !== undefined) return before + 1;
  return own[0] ?? (all.at(-1) ?? FARES.length - 1) + 1;
}

function driveOf(id: string, minutes: NonNullable<PlaceAnswers["minutes"]>): Insertion {
  const least = (value: number | readonly number[]) => (typeof value === "number" ? value : (value[0] ?? 0));
  const behind = DRIVES.findLastIndex((other) => least(other.minutes) <= least(minutes));
  return {
    list: "DRIVES",
    at: behind + 1,
    code: `{ to: ${JSON.stringify(id)}, minutes: ${JSON.stringify(minutes)} }`,
  };
}

/** Its pin, and the position of its name on the most detailed sheet that shows it, in each size. */
function onMaps({ id, ...answers }: PlaceAnswers, at: Point): FileToWrite[] {
  const name: SheetName = isWithin("region", at) ? "region" : "coast";
  const length = Math.max(...LANGUAGES.map((language) => answers[`label-${language}`].length));
  const keys = Object.keys(MAP_POINTS);
  // Places of the price table come first, and then the stops of the tours.
  const point: Insertion[] =
    id in MAP_POINTS
      ? []
      : [
          {
            list: "MAP_POINTS",
            at: keys.findIndex((key) => !isPlaceId(key)),
            code: `${id}: { at: ${JSON.stringify(at)}, symbol: "dot" }`,
          },
        ];
  const labels = (["large", "small"] as const).flatMap((size) => {
    const label = labelOn(name, size, at, length);
    return id in LABELS[name][size]
      ? []
      : [
          {
            list: "LABELS",
            below: [name, size],
            at: Object.keys(LABELS[name][size]).length,
            code: `${id}: ${JSON.stringify(label)}`,
          },
        ];
  });
  const entries = [...point, ...labels];
  return entries.length > 0 ? [withEntries(MAP_PLACES_FILE, entries)] : [];
}

function labelOn(name: SheetName, size: SheetSize, at: Point, length: number) {
  const project = projectionOf(mapSheet(name, size));
  const others = Object.entries(LABELS[name][size]).flatMap(([other, label]) => {
    const point = MAP_POINTS[other];
    return point ? [[other, project(point.at), label] as const] : [];
  });
  const nameOf = (other: string) =>
    (MAP_NAMES[other] ?? LOCATIONS.find((location) => location.id === other)?.label)?.en ?? other;
  return labelBeside(project([...at]), others, { length, letter: NAMES[size].letter, nameOf });
}

function isWithin(name: SheetName, [longitude, latitude]: Point): boolean {
  const [west, south, east, north] = mapSheet(name, "large").bounds;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function describeBounds(): Sentence {
  const [west, south, east, north] = mapSheet("coast", "large").bounds;
  return say("latitudes go from %{south} to %{north}, longitudes from %{west} to %{east}", {
    south,
    north,
    west,
    east,
  });
}
