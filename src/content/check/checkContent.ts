import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { MAIN_AIRPORT, OTHER_PLACE, WHOLE_REGION } from "#src/domain/places.ts";
import type { FaqItem } from "#src/content/schema/questions.ts";
import { entriesOf } from "#src/content/read/entries.ts";
import type { Fault } from "#src/content/read/faults.ts";
import type { Draft, TextKind, Library, WrittenText } from "#src/content/read/libraryTypes.ts";
import { divide, published, readContent, type Content } from "#src/content/read/parse.ts";
import { say } from "#src/content/messages/sentences.ts";
import { CONSTANTS, languageOfConstant, type ConstantName, type Sources } from "#src/content/read/sources.ts";
import { TO_BE_WRITTEN } from "#src/content/read/texts.ts";
import { articleFaults, proverbFaults } from "./articleRules.ts";
import { findMismatchedFares } from "./fareMentions.ts";
import type { PlaceNameChecker } from "./placeNames.ts";
import { proseIn } from "./prose.ts";
import { repeatedTerms } from "./repeatedTerms.ts";
import { LANGUAGE_NAMES, languageOfText } from "./textLanguage.ts";
import { placeNameCheckers, TextRules } from "./textRules.ts";
import { faultOfCourse } from "./tourDays.ts";
import { claimsLowestFare } from "./typedPrices.ts";

/** Limits on the number of words of a text, by kind and language; that of a tour includes its course. */
const WORDS: Record<TextKind, Localized<readonly [least: number, most: number]>> = {
  services: { tr: [250, 400], en: [250, 400], ru: [250, 400] },
  tours: { tr: [80, 260], en: [80, 260], ru: [80, 260] },
  blog: { tr: [500, 1000], en: [700, 1000], ru: [500, 1000] },
};

/** The content as the owner's check sees it: what was read, and what is wrong with it and with its words. */
export interface CheckedContent {
  library: Library;
  drafts: Draft[];
  faults: Fault[];
}

/**
 * Reads the content and judges its texts as well: their length and language, prices and facts that were typed by hand, places, what an
 * article needs. Whatever it finds no fault with can be built.
 */
export function checkContent(sources: Sources): CheckedContent {
  const content = readContent(sources);
  const { library, drafts, faults, warnings } = content;
  const placeNames = placeNameCheckers(content);
  const rules = new TextRules(content, placeNames);
  const judged = [
    ...headFaults(content),
    ...content.texts.flatMap((text) => textFaults(text, content, rules, placeNames[text.language])),
    ...articleFaults(content),
    ...proverbFaults(library.posts),
    ...courseFaults(content),
    ...answerFaults(sources, content, placeNames),
    ...labelFaults(content, placeNames),
    ...townFaults(content, placeNames.tr),
    ...constantFaults(sources, rules),
  ];
  return { library: published(library), ...divide(drafts, faults, [...warnings, ...judged]) };
}

/** What is wrong with the words of a text, and of its fields. */
function textFaults(
  { file, kind, language, front, written, body, segments, words }: WrittenText,
  content: Content,
  rules: TextRules,
  placeNames: PlaceNameChecker,
): Fault[] {
  const [least, most] = WORDS[kind][language];
  const wholly = languageOfText(body);
  const terms =
    kind === "blog" ? [] : repeatedTerms(body.replaceAll(TO_BE_WRITTEN, "").replaceAll(/\{\{[^}]*\}\}/g, ""), language);
  const context = faresContext(content, language, placeNames);
  const messages = [
    ...(words < least ? [say("has %{words} words; the minimum is %{least}", { words, least })] : []),
    ...(words > most ? [say("has %{words} words; the maximum is %{most}", { words, most })] : []),
    ...(wholly && wholly !== language
      ? [
          say("is written in %{written}; this file is for %{wanted}", {
            written: LANGUAGE_NAMES[wholly],
            wanted: LANGUAGE_NAMES[language],
          }),
        ]
      : []),
    ...terms.map((term) =>
      say('"%{term}" repeats a term of content/rideTerms.ts, which services and the FAQ show', { term }),
    ),
    ...(claimsLowestFare(`${front}\n${body}`, language) && !body.includes("{{lowest ")
      ? [say("says that a price is the lowest; write {{lowest …}} for it, so that the price table proves it")]
      : []),
    ...segments.flatMap((segment) => findMismatchedFares(front, segment, context)),
  ];
  return [
    ...messages.map((message) => ({ file, where: [], message })),
    ...rules.faultsOf(file, [], body, language),
    ...(wholly && wholly !== language ? [] : rules.languageFaultsOf(file, [], body, language)),
    ...proseIn(file, written, language).flatMap(({ field, text }) => [
      ...rules.faultsOf(file, [field], text, language),
      ...rules.languageFaultsOf(file, [field], text, language),
    ]),
  ];
}

/** Titles and descriptions that two pages share within a language. */
function headFaults({ library: { services, tours, posts }, heads, drafts }: Content): Fault[] {
  const isDraft = (folder: string) => Number(drafts.has(folder));
  // Drafts come last, so that of two equal titles the draft's is reported.
  const written = [
    ...services.map(({ slug, text }) => [`content/services/${slug}`, text] as const),
    ...tours.map(({ slug, text }) => [`content/tours/${slug}`, text] as const),
    ...posts.map(({ slug, text }) => [`content/blog/${slug}`, text] as const),
  ].toSorted(([one], [other]) => isDraft(one) - isDraft(other));
  return LANGUAGES.flatMap((language) => {
    const seen = new Map<string, string>();
    const shared = (file: string, field: string, words: string): Fault[] => {
      // All drafts start with the same placeholders.
      if (words.startsWith("[[")) return [];
      const other = seen.get(words);
      if (other === undefined) seen.set(words, file);
      // Of an entry that is listed twice, its list says so.
      return other !== undefined && other !== file
        ? [{ file, field, message: say('"%{words}" is also that of %{other}', { words, other }) }]
        : [];
    };
    return [
      ...heads.flatMap(({ name, entry }) => [
        ...shared("content/heads.ts", `${name}.${language}.title`, entry[language].title),
        ...shared("content/heads.ts", `${name}.${language}.description`, entry[language].description),
      ]),
      ...written.flatMap(([folder, text]) => [
        ...shared(`${folder}/${language}.md`, "seoTitle", text[language].seoTitle),
        ...shared(`${folder}/${language}.md`, "seoDescription", text[language].seoDescription),
      ]),
    ];
  });
}

/** Courses of tours with more or fewer days than the tour. */
function courseFaults({ library: { tours } }: Content): Fault[] {
  return tours.flatMap(({ slug, days, text }) =>
    LANGUAGES.flatMap((language) => {
      const message = faultOfCourse(days, text[language], language);
      return message ? [{ file: `content/tours/${slug}/${language}.md`, where: ["course"], message }] : [];
    }),
  );
}

/** Answers with a fare beside the name of another place. */
function answerFaults(sources: Sources, content: Content, placeNames: Localized<PlaceNameChecker>): Fault[] {
  const written = new Map(entriesOf(sources.constants.faq));
  return content.library.faq.flatMap(({ id, question }) => {
    const [name, item] = [...written].find(([, entry]) => (entry as { id?: unknown } | null)?.id === id) ?? [];
    if (name === undefined) return [];
    return LANGUAGES.flatMap((language) =>
      findMismatchedFares(
        question[language],
        (item as FaqItem).answer[language],
        faresContext(content, language, placeNames[language]),
      ).map((message) => ({ file: "content/faq.ts", where: [name, `answer.${language}`], message })),
    );
  });
}

function faresContext({ fares, places, facts }: Content, language: Language, placeNames: PlaceNameChecker) {
  return { language, fares, places: placeNames, locations: places, town: facts.business?.place };
}

/** Labels by which no text can name their place, or that name another place in another language. */
function labelFaults({ places, placeNames: known }: Content, placeNames: Localized<PlaceNameChecker>): Fault[] {
  const file = "content/locations.ts";
  if (known.length === 0) return [];
  return places.flatMap(({ id, label }) => {
    if (id === MAIN_AIRPORT || id === WHOLE_REGION || id === OTHER_PLACE) return [];
    const inTurkish = placeNames.tr.namedIn(label.tr);
    return LANGUAGES.flatMap((language) => {
      const names = placeNames[language].namedIn(label[language]);
      const isOther = names.size !== inTurkish.size || [...names].some((name) => !inTurkish.has(name));
      const message =
        names.size === 0
          ? say('"%{label}" has no name of content/placeNames.ts; add it there', { label: label[language] })
          : isOther && say('"%{label}" is another place than "%{other}"', { label: label[language], other: label.tr });
      return message ? [{ file, where: [id, `label.${language}`], message }] : [];
    });
  });
}

/** Places that stand for another town than that of the business, as after it has moved. */
function townFaults({ facts, places, library }: Content, placeNames: PlaceNameChecker): Fault[] {
  const { business } = facts;
  if (!business) return [];
  const { town, place: id } = business;
  const place = places.find((one) => one.id === id);
  const ofPlace = placeNames.namedIn(place?.label.tr ?? "");
  const ofTown = [...placeNames.namedIn(town.tr)];
  const isOther = ofPlace.size > 0 && ofTown.length > 0 && !ofTown.some((name) => ofPlace.has(name));
  // The list may be invalid, which is a fault of its own.
  const city = (library.cities as Library["cities"] | undefined)?.[0];
  return [
    ...(place && isOther
      ? [
          {
            file: "content/business.ts",
            where: ["place"],
            message: say('"%{id}" is %{label}, and the town is %{town}; name the place of the town', {
              id,
              label: place.label,
              town,
            }),
          },
        ]
      : []),
    ...(city && city.name.tr !== town.tr
      ? [
          {
            file: "content/cities.ts",
            where: [city.id],
            message: say(
              '"%{name}" comes first, where the town of the business belongs: content/business.ts says %{town}',
              {
                name: city.name.tr,
                town,
              },
            ),
          },
        ]
      : []),
  ];
}

/** What is wrong with the texts of constants, and with those of the interface. */
function constantFaults({ constants, messages }: Sources, rules: TextRules): Fault[] {
  return [
    ...(Object.keys(CONSTANTS) as ConstantName[]).flatMap((name) => {
      const { file } = CONSTANTS[name];
      const value = constants[name];
      // Pictures are read by family. How hours are said is no claim that they are so.
      if (name === "pictures") return [];
      if (name === "business" && typeof value === "object") return rules.faultsIn(file, { ...value, hours: undefined });
      return rules.faultsIn(file, value, languageOfConstant(file));
    }),
    ...Object.entries(messages).flatMap(([file, value]) => rules.faultsIn(file, value, languageOfMessages(file))),
  ];
}

/** Language of a message file, by its folder. */
function languageOfMessages(file: string): Language | undefined {
  return LANGUAGES.find((language) => file.includes(`/${language}/`));
}
