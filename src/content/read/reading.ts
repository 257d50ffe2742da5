import type { z } from "zod";

import type { Place } from "#src/domain/places.ts";
import { findFare, type Fare, type Trip } from "#src/domain/price.ts";
import type { Language } from "#src/domain/language.ts";
import { anchorsOf, type Anchors } from "#src/content/render/anchors.ts";
import { messageOf } from "#src/content/schema/issues.ts";
import type { PageFacts } from "#src/content/schema/pages.ts";
import { entriesOf, entryName } from "./entries.ts";
import type { Fault, FaultPlace } from "./faults.ts";
import { say, sentenceIn, type Sentence } from "#src/content/messages/sentences.ts";
import { CONSTANTS, languageOfConstant, type Constant, type ConstantName, type Sources } from "./sources.ts";
import { fillAll, fillValues, type Facts } from "./values.ts";

/** The valid entries of a list. */
interface Read<Entry> {
  entries: { name: string; entry: Entry }[];
  /** Whether all entries are valid. If not, a reference to a missing entry may only be a consequence of its fault. */
  complete: boolean;
}

/** What a service, a tour, an article, a question or a point of the maps is referred to by. */
export type Id = string | number;

/** The constants while the content is being read: what they say, what is wrong with them, and what refers to them. */
export class Reading {
  readonly faults: Fault[];
  /** Problems of content that can still be rendered. */
  readonly warnings: Fault[] = [];
  /** File with the `draft` line, by the folder of the draft. */
  readonly drafts = new Map<string, string>();
  readonly sources: Sources;
  /** Results of `entries` and `value`, which report the faults of a constant once. */
  readonly #read = new Map<ConstantName, unknown>();
  /** What texts may name. */
  readonly facts: Facts;
  /** The constants, with the facts that their texts name. */
  readonly constants: Sources["constants"];
  /** Valid fares, and whether all of them are. */
  readonly fares: readonly Fare[];
  readonly knowsFares: boolean;
  /** Valid places, and whether all of them are. */
  readonly places: readonly Place[];
  readonly knowsPlaces: boolean;
  /** Names of pictures, and of points on the maps; undefined where they could not be read. */
  readonly pictures: ReadonlySet<string> | undefined;
  readonly mapPoints: ReadonlySet<string> | undefined;
  readonly pages: PageFacts | undefined;
  readonly anchors: Anchors;

  constructor(sources: Sources) {
    this.sources = sources;
    this.constants = sources.constants;
    this.faults = [...sources.faults];
    this.facts = this.#readFacts();
    this.constants = this.#fillConstants();
    const fares = this.entries("fares");
    this.fares = fares.entries.map(({ entry }) => entry);
    this.knowsFares = fares.complete;
    const places = this.entries("places");
    this.places = places.entries.map(({ entry }) => entry);
    this.knowsPlaces = places.complete;
    this.pictures = keysOf(this.constants.pictures);
    this.mapPoints = keysOf(this.constants.mapPoints);
    this.pages = this.value("pages");
    const questions = (entriesOf(this.constants.faq) ?? []).map(([, entry]) => (entry as { id?: unknown } | null)?.id);
    const ids = questions.filter((id) => typeof id === "string");
    const { prices, faq } = anchorsOf(this.fares, ids);
    // Where an entry is invalid, not all anchors are known.
    this.anchors = {
      ...(fares.complete && { prices }),
      ...(ids.length > 0 && ids.length === questions.length && { faq }),
    };
  }

  /** Reads the facts that texts may name. */
  #readFacts(): Facts {
    const completeList = <Name extends ConstantName>(constant: Name) => {
      const { entries, complete } = this.entries(constant);
      return complete ? entries.map(({ entry }) => entry) : undefined;
    };
    const count = (list: unknown) =>
      (entriesOf(list) ?? []).filter(([, entry]) => !(entry as { draft?: unknown } | null)?.draft).length;
    const { services, tours, faq, gallery, fares } = this.constants;
    return {
      termNumbers: this.value("termNumbers"),
      vehicles: this.value("vehicles"),
      standardVehicle: this.value("standardVehicle"),
      largeVehicle: this.value("largeVehicle"),
      business: this.value("business"),
      fleet: completeList("fleet"),
      drives: completeList("drives"),
      fares: completeList("fares"),
      streetPrices: completeList("streetPrices"),
      climate: this.value("climate"),
      counts: {
        services: count(services),
        tours: count(tours),
        articles: count(this.sources.posts),
        questions: count(faq),
        pictures: count(gallery),
        fares: count(fares),
      },
    };
  }

  /** Replaces what the texts of the constants name by its value. */
  #fillConstants(): Sources["constants"] {
    return Object.fromEntries(
      (Object.entries(this.constants) as [ConstantName, unknown][]).map(([constant, value]) => {
        const { file } = CONSTANTS[constant];
        const report = (field: string, message: Sentence) => this.fault(file, message, { where: [field] });
        return [constant, fillAll(value, this.facts, report, languageOfConstant(file))];
      }),
    );
  }

  /** Replaces what a text names by its value. */
  fill(file: string, text: string, language: Language): string {
    const filled = fillValues(text, language, this.facts);
    for (const message of filled.faults) this.warn(file, message);
    return filled.text;
  }

  /** Validates the entries of a list or record of constants, and returns the valid ones. */
  entries<Name extends ConstantName>(constant: Name): Read<z.output<(typeof CONSTANTS)[Name]["schema"]>> {
    type Entries = Read<z.output<(typeof CONSTANTS)[Name]["schema"]>>;
    const known = this.#read.get(constant);
    if (known) return known as Entries;
    const read = this.#readEntries(CONSTANTS[constant], this.constants[constant]) as Entries;
    this.#read.set(constant, read);
    return read;
  }

  #readEntries({ file, schema, keys = [] }: Constant, value: unknown): Read<unknown> {
    if (value === undefined) return { entries: [], complete: false };
    const given = entriesOf(value);
    if (!given) {
      this.fault(file, say("must be %{be}", { be: say("a list") }));
      return { entries: [], complete: false };
    }
    const entries = given.flatMap(([name, entry]) => {
      const parsed = this.parse(file, name, schema, entry);
      return parsed === undefined ? [] : [{ name, entry: parsed }];
    });
    const missing = keys.filter((key) => !given.some(([listed]) => listed === key));
    for (const key of missing) this.fault(file, say("is missing"), { field: key });
    return { entries, complete: entries.length === given.length && missing.length === 0 };
  }

  /** Validates a constant as a whole. */
  value<Name extends ConstantName>(name: Name): z.output<(typeof CONSTANTS)[Name]["schema"]> | undefined {
    type Value = z.output<(typeof CONSTANTS)[Name]["schema"]> | undefined;
    if (this.#read.has(name)) return this.#read.get(name) as Value;
    const { file, schema } = CONSTANTS[name];
    const value = this.constants[name];
    const read = value === undefined ? undefined : (this.parse(file, "", schema, value) as Value);
    this.#read.set(name, read);
    return read;
  }

  /** Validates a value. Returns undefined after reporting its faults. */
  parse<Schema extends z.ZodType>(
    file: string,
    name: string,
    schema: Schema,
    value: unknown,
  ): z.output<Schema> | undefined {
    const parsed = schema.safeParse(value, { error: messageOf });
    if (parsed.success) return parsed.data;
    this.issues(file, name === "" ? [] : [name], parsed.error, this.faults);
    return undefined;
  }

  /** Checks that what a field refers to exists. If an entry of its kind is invalid, that may be the missing one. */
  checkExist(
    file: string,
    where: readonly string[],
    referred: readonly Id[],
    existing: readonly Id[],
    kind: string,
  ): void {
    if (this.faults.some((fault) => fault.file.startsWith(`content/${kind}`))) return;
    for (const id of referred)
      if (!existing.includes(id)) this.fault(file, say("there is no %{id}", { id }), { where });
  }

  checkTrip(file: string, where: readonly string[], trip: Trip): void {
    if (!this.knowsFares || findFare(this.fares, trip) !== null) return;
    const { from, to, vehicleType } = trip;
    const message = say("%{from} to %{to} by %{vehicle} is no fare of the price table", {
      from,
      to,
      vehicle: vehicleType,
    });
    this.fault(file, message, { where });
  }

  checkUnique(file: string, key: string, list: unknown): void {
    const seen = new Map<unknown, string>();
    for (const [name, entry] of entriesOf(list) ?? []) {
      const value = (entry as Record<string, unknown> | null)?.[key];
      const other = seen.get(value);
      if (other !== undefined) {
        const message =
          other === name
            ? say("stands in the list twice; take one of the two out")
            : say("%{value} is also that of %{other}", { value: String(value), other: entryName(other) });
        this.fault(file, message, { where: [name], field: key });
      } else if (value !== undefined) seen.set(value, name);
    }
  }

  checkPicture(file: string, where: readonly string[], name: string): void {
    if (this.pictures?.has(name) === false) this.fault(file, say('there is no picture "%{name}"', { name }), { where });
  }

  /** Checks that a picture which is shown with a caption has one. */
  checkCaption(file: string, where: readonly string[], name: string): void {
    const { captions, gallery } = this.constants;
    // An emptied gallery is a fault of its own.
    if (!captions || !entriesOf(gallery)?.length) return;
    const listed = [...(entriesOf(captions) ?? []), ...(entriesOf(gallery) ?? [])];
    if (!listed.some(([, entry]) => (entry as { src?: unknown } | null)?.src === name))
      this.fault(file, say('"%{name}" has no caption; write one in content/captions.ts', { name }), { where });
  }

  issues(file: string, where: readonly string[], { issues }: z.ZodError, faults: Fault[]): void {
    for (const { path, message } of issues) {
      const field = path.join(".");
      faults.push({ file, where, ...(field !== "" && { field }), message: sentenceIn(message) });
    }
  }

  fault(file: string, message: Sentence, at: FaultPlace = {}): undefined {
    this.faults.push({ file, ...at, message });
  }

  warn(file: string, message: Sentence, at: FaultPlace = {}): void {
    this.warnings.push({ file, ...at, message });
  }
}

/** Names of the entries of a record; undefined for anything else. */
export function keysOf(value: unknown): ReadonlySet<string> | undefined {
  return typeof value === "object" && value !== null ? new Set(Object.keys(value)) : undefined;
}
