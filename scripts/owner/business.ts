import { readdirSync } from "node:fs";

import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";
import { OWNER_QUESTIONS } from "#content/ownerQuestions.ts";
import type { Business } from "#src/content/schema/business.ts";
import { describeDraft } from "#src/content/check/report.ts";
import { FILES } from "#src/content/read/library.ts";
import { parseLibrary, readContent } from "#src/content/read/parse.ts";
import { say, wordsOf, type OwnerLanguage, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import { fillValues, type Facts } from "#src/content/read/values.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { projectPath, readText } from "./files.ts";
import { inOwnerLanguage } from "./language.ts";

/** A placeholder that the owner has to replace: its file, its field, and what to enter instead. */
interface Placeholder {
  file: string;
  field: Value;
  /** The current value, where that helps. */
  says?: Value;
  instruction: Value;
}

const BUSINESS_FILE = "content/business.ts";

/** What to enter in each field of the business. */
const INSTRUCTIONS: Record<keyof Business, Sentence> = {
  name: say("the name of the business"),
  shortName: say("its name in two words, for the icon of the installed site"),
  town: say("the town that it is in, in three languages"),
  region: say("the region that it drives in most, in three languages"),
  regionTitle: say("that region as a heading, without the town's name, in three languages"),
  beyondRegion: say("the heading of the places outside of it, in three languages"),
  area: say("that region as a map names it, in three languages"),
  place: say("the id of the place of content/locations.ts that stands for the town"),
  phone: say("your number, as people read it and as a phone dials it"),
  whatsapp: say("your WhatsApp number: digits only, the country's first"),
  telegram: say("the name behind t.me/, or nothing"),
  emails: say("one or two addresses that you read"),
  address: say("your address in three languages"),
  postal: say("the town, the region and the country of that address"),
  position: say("the latitude and longitude of that address, for the street map and the directions"),
  openingHours: say("when somebody answers, from and to, for search engines"),
  themeColours: say("the colours around the page by day and by night, and behind it while the installed site starts"),
  hours: say("when somebody answers, in three languages"),
  controller: say(
    "the registered name and the address for letters of who is answerable for personal data, and the legal ground and safeguards on which data goes abroad, as your lawyer words them: the privacy text prints all three",
  ),
  social: say("the addresses of your own pages"),
};

/**
 * Recognises values that cannot be real, even if `PLACEHOLDERS` no longer names their field: those that this project began with. Any other
 * value counts as a fact once the owner has removed its field from `PLACEHOLDERS`.
 */
const UNUSABLE_VALUES: Partial<Record<keyof Business, (business: Business) => boolean>> = {
  phone: ({ phone }) => phone.e164 === "+902520000000",
  whatsapp: ({ whatsapp }) => whatsapp === "902520000000",
  emails: ({ emails }) => emails.some((email) => /@(?:.+\.)?example\.(?:com|org|net)$/.test(email)),
  controller: ({ controller }) => Object.values(controller).some((line) => /buraya gelecek/i.test(line)),
  social: ({ social }) =>
    Object.values(social).some((url) => /^https:\/\/www\.(?:facebook|instagram)\.com\/?$/.test(url)),
};

/** Facts about the business that guests act on. */
const CONTACT_FACTS = [
  "phone",
  "whatsapp",
  "telegram",
  "emails",
  "address",
  "position",
  "controller",
  "social",
] as const;

/** Placeholders in texts: an address at an example domain, lorem ipsum, or a part in [[ ]] that is still to be written. */
const PLACEHOLDER_TEXT = /\[\[(?!-?\d)[^\]]*\]\]|[\w.-]*\bexample\.(?:com|org|net)\b|\blorem ipsum\b/gi;

/** Placeholder caption of the licence in the footer, in each language. */
const LICENCE_CAPTION = /goes here|buraya gelecek|здесь будет/i;

/**
 * `npm run check:business`: lists the remaining placeholders, each with file, field, current value and what to enter instead, the drafts,
 * the open questions, and the values that count as facts. Returns a sentence with the number of open items, or undefined if there are none.
 *
 * @public called by `scripts/run.mjs`
 */
export function main(args: readonly string[] = []): Promise<string | undefined> {
  return inOwnerLanguage(args, listOpen);
}

function listOpen(language: OwnerLanguage): string | undefined {
  const words = (value: Value) => wordsOf(value, language);
  const { drafts } = parseLibrary(FILES);
  const placeholders = [
    ...businessPlaceholders(),
    ...licencePlaceholders(),
    ...textPlaceholders(drafts.map(({ folder }) => folder)),
  ];
  for (const { file, field, says, instruction } of placeholders) {
    const about = [
      ...(says ? [say("It says: %{says}", { says })] : []),
      say("Put there: %{instruction}.", { instruction }),
    ];
    console.log([`${file}: ${words(field)}`, ...about.map(words)].join("\n  "));
  }
  for (const draft of drafts) console.log(describeDraft(draft, language).join("\n  "));
  const { facts: values } = readContent(FILES);
  for (const { files, question } of OWNER_QUESTIONS)
    console.log(`${files}\n  ${words(say("To be answered: %{question}", { question: asked(question, values) }))}`);
  const facts = CONTACT_FACTS.filter((field) => field in BUSINESS && !PLACEHOLDERS.includes(field)).map(
    (field) => `\n  ${field}: ${allWordsIn(BUSINESS[field])}`,
  );
  if (facts.length > 0) {
    const heading = say("These count as facts, because PLACEHOLDERS does not name them. Read each once more:");
    console.log(`${words(heading)}${facts.join("")}`);
  }
  const count = placeholders.length + drafts.length + OWNER_QUESTIONS.length;
  if (count === 1) return words(say("1 thing is left before the site can go public."));
  if (count > 1) return words(say("%{count} things are left before the site can go public.", { count }));
  console.log(words(say("Nothing is a placeholder or an open question any more.")));
  return undefined;
}

/** A question with today's values in place of their names. */
export function asked({ tr, en }: (typeof OWNER_QUESTIONS)[number]["question"], facts: Facts) {
  return { tr: fillValues(tr, "tr", facts).text, en: fillValues(en, "en", facts).text };
}

function businessPlaceholders(): Placeholder[] {
  return (Object.keys(INSTRUCTIONS) as (keyof Business)[]).flatMap((field) => {
    const isListed = PLACEHOLDERS.includes(field);
    if (!isListed && !isUnusable(field, BUSINESS)) return [];
    const says = allWordsIn(BUSINESS[field]);
    return [
      {
        file: BUSINESS_FILE,
        field,
        says: isListed ? says : say("%{says}, which reaches nobody, though PLACEHOLDERS does not name it", { says }),
        instruction: isListed
          ? say('%{instruction}. Once what it says is right, take "%{field}" out of PLACEHOLDERS', {
              instruction: INSTRUCTIONS[field],
              field,
            })
          : INSTRUCTIONS[field],
      },
    ];
  });
}

/** Whether the value of a field cannot be real, whatever `PLACEHOLDERS` says. */
export function isUnusable(field: keyof Business, business: Business): boolean {
  return UNUSABLE_VALUES[field]?.(business) ?? false;
}

/** All words and numbers of a value. */
function allWordsIn(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.values(value).map(allWordsIn).join(" · ") : String(value);
}

function licencePlaceholders(): Placeholder[] {
  return LANGUAGES.flatMap((language) => {
    const file = `src/i18n/messages/${language}/shell.json`;
    const { footer } = JSON.parse(readText(file)) as { footer: { about: { licence: string } } };
    if (!LICENCE_CAPTION.test(footer.about.licence)) return [];
    const instruction = say(
      "what your licence is called; a picture of the document itself is put in by `npm run new:photo -- file.jpg --name licence`",
    );
    return [{ file, field: "footer.about.licence", instruction }];
  });
}

/** Placeholders in texts. Drafts and business details are left out, because they are listed separately. */
function textPlaceholders(drafts: readonly string[]): Placeholder[] {
  const files = readdirSync(projectPath("content"), { recursive: true, encoding: "utf8" })
    .map((file) => `content/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.(?:md|ts)$/.test(file) && file !== BUSINESS_FILE)
    .filter((file) => !drafts.some((folder) => file.startsWith(`${folder}/`)));
  return files.toSorted().flatMap((file) =>
    readText(file)
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(PLACEHOLDER_TEXT)].map(([token]) => ({
          file,
          field: say('line %{line}, "%{token}"', { line: index + 1, token }),
          instruction: say("your own words"),
        })),
      ),
  );
}
