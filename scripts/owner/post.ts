import { z } from "zod";

import { AUTHOR_IDS, POST_CATEGORIES } from "#content/articleIds.ts";
import { AUTHORS } from "#content/authors.ts";
import { CATEGORIES } from "#content/categories.ts";
import { PICTURES } from "#content/pictures.ts";
import { FARES } from "#content/prices.ts";
import { LANGUAGE_NAMES } from "#src/content/check/textLanguage.ts";
import { POST_MONTHS, postFacts, postText, serviceFacts, type PostFacts } from "#src/content/read/contentSchema.ts";
import { FILES } from "#src/content/read/library.ts";
import { parseLibrary } from "#src/content/read/parse.ts";
import { asMessage, say } from "#src/content/read/sentences.ts";
import { formatLongDate } from "#src/domain/days.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { aliasOfPlace, findPlaceByAlias, MAIN_AIRPORT, toAscii } from "#src/domain/places.ts";
import { STANDARD_VEHICLE } from "#src/domain/price.ts";
import { assertValidContent, draftSteps, undoSteps, type Addition } from "./addition.ts";
import { correctedDate } from "./faultHints.ts";
import { exists } from "./files.ts";
import { oneOf, optional, parseNumber, type PreviousAnswers, type Question, type Questions } from "./questions.ts";
import { startingPost } from "./startingTexts.ts";

/** Destinations that an article can offer a ride to: those with a fare from the airport by the standard vehicle. */
const RIDES = FARES.filter(({ from, vehicleType }) => from === MAIN_AIRPORT && vehicleType === STANDARD_VEHICLE).map(
  ({ to }) => to,
);
const IDS = Object.values(FILES.posts).flatMap((post) => z.object({ id: z.int() }).safeParse(post).data?.id ?? []);

function monthInEnglish(index: number): string {
  return formatLongDate(`2027-${index + 1}-1`, "en").split(" ")[1] ?? "";
}

function questions() {
  const { posts } = parseLibrary(FILES).library;
  const { shape } = postFacts;
  const listed = (category: unknown) => [
    ...posts.filter((post) => post.category === category),
    ...posts.filter((post) => post.category !== category),
  ];
  return {
    slug: {
      prompt: say("The address of the article: /blog/…"),
      hint: say("Small letters and digits joined by dashes, such as bodrumda-kis."),
      suggest: slugOf,
      schema: serviceFacts.shape.slug.refine((slug) => !exists(`content/blog/${slug}`), {
        error: ({ input }) => asMessage("%{path} is there already", { path: `content/blog/${String(input)}` }),
      }),
    },
    id: {
      prompt: say("Its number"),
      hint: say("1 to 9999, and no other article's. The day of the month that the page shows follows from it."),
      defaultValue: String(Math.min(9999, Math.max(0, ...IDS) + 1)),
      parse: parseNumber,
      schema: shape.id.refine((id) => !IDS.includes(id), {
        error: ({ input }) => asMessage("%{id} is another article's", { id: String(input) }),
      }),
    },
    ...titles(postText.shape.title, 10, 90),
    category: {
      prompt: say("What it is about"),
      ...oneOf(POST_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value].tr }))),
      schema: shape.category,
    },
    author: {
      prompt: say("Who signs it"),
      defaultValue: "editors",
      ...oneOf(AUTHOR_IDS.map((value) => ({ value, label: AUTHORS[value] }))),
      schema: shape.author,
    },
    layout: {
      prompt: say("How it is laid out"),
      defaultValue: "poster",
      ...oneOf([
        { value: "poster", label: say("under a large picture: a place with a view") },
        { value: "wide", label: say("pictures wider than the text: a day out") },
        { value: "essay", label: say("a large opening: history, books") },
        { value: "guide", label: say("contents and numbered parts: what is looked up") },
        { value: "stamp", label: say("small pictures in the text: what is eaten or bought") },
      ]),
      schema: shape.layout,
    },
    image: picture(shape.image, "blog-"),
    related: {
      prompt: say("Three other articles that are shown below it, by their numbers"),
      choices: ({ category }: PreviousAnswers) =>
        listed(category).map(({ id, text, category: own }) => ({
          value: String(id),
          label: { tr: `${text.tr.title} (${own})`, en: `${text.en.title} (${own})` },
        })),
      isMultiple: true,
      defaultValue: ({ category }: PreviousAnswers) =>
        listed(category)
          .slice(0, 3)
          .map(({ id }) => id)
          .join(", "),
      parse: (typed: string) =>
        typed
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(parseNumber),
      schema: shape.related
        .refine((ids) => ids.every((id) => IDS.includes(id)), asMessage("must be numbers of articles that are there"))
        .refine((ids) => new Set(ids).size === ids.length, asMessage("must be three different articles")),
    },
    ride: optional({
      prompt: say("The place to which it offers a ride from the airport, if it is about one"),
      choices: () => [{ value: "", label: say("none") }, ...RIDES.map((place) => ({ value: aliasOfPlace(place) }))],
      parse: (typed: string) => findPlaceByAlias(typed) ?? typed,
      schema: shape.ride.unwrap().refine((to) => RIDES.includes(to), {
        error: ({ input }) =>
          asMessage("%{from} to %{to} is no fare of the price table", { from: "airport", to: String(input) }),
      }),
    }),
    month: {
      prompt: say("The month that the page shows"),
      defaultValue: POST_MONTHS[new Date().getMonth()] ?? POST_MONTHS[0],
      ...oneOf(POST_MONTHS.map((value, index) => ({ value, label: { tr: value, en: monthInEnglish(index) } }))),
      schema: shape.month,
    },
    published: {
      prompt: say("The day of its publication, for search engines and feeds"),
      hint: say("YYYY-MM-DD; it can be changed in post.ts until it is published."),
      defaultValue: new Date().toISOString().slice(0, 10),
      suggest: correctedDate,
      schema: shape.published,
    },
  } satisfies Questions;
}

/** Optional questions for the title in each language. */
export function titles(schema: z.ZodType<string>, least: number, most: number) {
  const title = (language: Language): Question<string | undefined> =>
    optional({
      prompt: say("Its title in %{language}", { language: LANGUAGE_NAMES[language] }),
      hint: say("%{least} to %{most} characters; Enter leaves it for later.", { least, most }),
      schema,
    });
  return { "title-tr": title("tr"), "title-en": title("en"), "title-ru": title("ru") };
}

/** A slug for the typed words: `bodrumda-kis` for “Bodrumda Kış”. */
export function slugOf(typed: string): string {
  return toAscii(typed)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Question for a picture. Names that begin with the prefix are listed first. */
export function picture<Name>(schema: z.ZodType<Name>, prefix: string): Question<Name> {
  const names = Object.keys(PICTURES);
  const isOwn = (name: string) => Number(name.startsWith(prefix));
  return {
    prompt: say("Its picture"),
    hint: say("New ones are drawn as illustrations/README.md says."),
    ...oneOf(names.toSorted((one, other) => isOwn(other) - isOwn(one)).map((value) => ({ value }))),
    schema: schema.refine((name) => names.includes(String(name)), {
      error: ({ input }) => asMessage('there is no picture "%{name}"', { name: String(input) }),
    }),
  };
}

/** `npm run new:post`: creates a draft of an article in `content/blog/{slug}`. */
export function newPost(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    createFiles: (answers) => {
      const { slug, ride, related, category, image, author, layout, month, published, id } = answers;
      const folder = `content/blog/${slug}`;
      const facts: PostFacts = {
        id,
        image,
        category,
        author,
        layout,
        month,
        published,
        related,
        ...(ride && { ride }),
      };
      const texts = LANGUAGES.map((language) => ({
        path: `${folder}/${language}.md`,
        text: startingPost(language, { title: answers[`title-${language}`], ride }),
      }));
      assertValidContent({
        posts: { ...FILES.posts, [`${folder}/post.ts`]: { ...facts, draft: true } },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      return [{ path: `${folder}/post.ts`, text: moduleOf(facts) }, ...texts];
    },
    nextSteps: ({ slug }, files) => [
      ...draftSteps(`content/blog/${slug}`, `content/blog/${slug}/post.ts`, `blog/${slug}`),
      ...undoSteps(files),
      say("Next: `npm run dev`."),
    ],
  };
}

function moduleOf(facts: PostFacts): string {
  const fields = Object.entries(facts).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `import type { PostFacts } from "#src/content/read/contentSchema.ts";

export const POST: PostFacts = {
${fields.join("\n")}
  // It is on the site as soon as this line is out.
  draft: true,
};
`;
}
