import { z } from "zod";

import { AUTHORS } from "#content/authors.ts";
import { CATEGORIES } from "#content/categories.ts";
import { PICTURES } from "#content/pictures.ts";
import { FARES } from "#content/prices.ts";
import {
  AUTHOR_IDS,
  POST_CATEGORIES,
  postFacts,
  postText,
  serviceFacts,
  type PostFacts,
} from "#src/content/entities.ts";
import { FILES } from "#src/content/library.ts";
import { parseLibrary } from "#src/content/parse.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { aliasOfPlace, findPlaceByAlias } from "#src/domain/places.ts";
import { expectSound, draftSteps, type Addition } from "./addition.ts";
import { isThere } from "./files.ts";
import { among, asNumber, optional, type Given, type Question, type Questions } from "./questions.ts";
import { startingPost } from "./startingTexts.ts";

/** Fares to an article's ride: from the airport, by the Vito. */
const RIDES = FARES.filter(({ from, vehicleType }) => from === "airport" && vehicleType === "vip-vito").map(
  ({ to }) => to,
);
const IDS = Object.values(FILES.posts).flatMap((post) => z.object({ id: z.int() }).safeParse(post).data?.id ?? []);

function questions() {
  const { posts } = parseLibrary(FILES).library;
  const { shape } = postFacts;
  const listed = (category: unknown) => [
    ...posts.filter((post) => post.category === category),
    ...posts.filter((post) => post.category !== category),
  ];
  return {
    slug: {
      asks: "The address of the article: /blog/…",
      hint: "Small letters and digits joined by dashes, such as bodrumda-kis.",
      check: serviceFacts.shape.slug.refine((slug) => !isThere(`content/blog/${slug}`), {
        error: ({ input }) => `content/blog/${String(input)} is there already`,
      }),
    },
    id: {
      asks: "Its number",
      hint: "1 to 9999, and no other article's. The day of the month that the page shows follows from it.",
      otherwise: String(Math.min(9999, Math.max(0, ...IDS) + 1)),
      read: asNumber,
      check: shape.id.refine((id) => !IDS.includes(id), {
        error: ({ input }) => `${String(input)} is another article's`,
      }),
    },
    ...titles(postText.shape.title, "10 to 90"),
    category: {
      asks: "What it is about",
      ...among(POST_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value].tr }))),
      check: shape.category,
    },
    author: {
      asks: "Who signs it",
      otherwise: "editors",
      ...among(AUTHOR_IDS.map((value) => ({ value, label: AUTHORS[value].en }))),
      check: shape.author,
    },
    image: picture(shape.image, "blog-"),
    related: {
      asks: "Three other articles that are shown below it, by their numbers",
      choices: ({ category }: Given) =>
        listed(category).map(({ id, text, category: own }) => ({
          value: String(id),
          label: `${text.en.title} (${own})`,
        })),
      isMultiple: true,
      otherwise: ({ category }: Given) =>
        listed(category)
          .slice(0, 3)
          .map(({ id }) => id)
          .join(", "),
      read: (typed: string) =>
        typed
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(asNumber),
      check: shape.related
        .refine((ids) => ids.every((id) => IDS.includes(id)), "must be numbers of articles that are there")
        .refine((ids) => new Set(ids).size === ids.length, "must be three different articles"),
    },
    ride: optional({
      asks: "The place to which it offers a ride from the airport, if it is about one",
      choices: () => [{ value: "", label: "none" }, ...RIDES.map((place) => ({ value: aliasOfPlace(place) }))],
      read: (typed: string) => findPlaceByAlias(typed) ?? typed,
      check: shape.ride.unwrap().refine((to) => RIDES.includes(to), {
        error: ({ input }) => `airport to ${String(input)} is no fare of the price table`,
      }),
    }),
    month: {
      asks: "The month that the page shows",
      otherwise: "Haziran",
      ...among([
        { value: "Mayıs", label: "May" },
        { value: "Haziran", label: "June" },
      ]),
      check: shape.month,
    },
    published: {
      asks: "The day of its publication, for search engines and feeds",
      hint: "YYYY-MM-DD; it can be changed in post.ts until it is published.",
      otherwise: new Date().toISOString().slice(0, 10),
      check: shape.published,
    },
    "reading-time": {
      asks: "How many minutes it takes to read",
      hint: "4 to 9; 700 to 900 words in English are 4. Once it is written, `npm run content` says what fits.",
      otherwise: "4",
      read: asNumber,
      check: shape.readingTime,
    },
  } satisfies Questions;
}

/** The title in each language; one that is left out is written later. */
export function titles(check: z.ZodType<string>, length: string) {
  const title = (language: string): Question<string | undefined> =>
    optional({ asks: `Its title in ${language}`, hint: `${length} characters; Enter leaves it for later.`, check });
  return { "title-tr": title("Turkish"), "title-en": title("English"), "title-ru": title("Russian") };
}

/** A picture by its name; those of the family come first. */
export function picture<Name>(check: z.ZodType<Name>, family: string): Question<Name> {
  const names = Object.keys(PICTURES);
  const isOwn = (name: string) => Number(name.startsWith(family));
  return {
    asks: "Its picture",
    hint: "New ones are drawn as content/illustrations/README.md says.",
    ...among(names.toSorted((one, other) => isOwn(other) - isOwn(one)).map((value) => ({ value }))),
    check: check.refine((name) => names.includes(String(name)), {
      error: ({ input }) => `there is no picture "${String(input)}"`,
    }),
  };
}

/** `npm run new:post`: a draft of an article in `content/blog/{slug}`. */
export function newPost(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    filesOf: (answers) => {
      const { slug, ride, related, category, image, author, month, published, id } = answers;
      const folder = `content/blog/${slug}`;
      const facts: PostFacts = {
        id,
        image,
        category,
        author,
        month,
        published,
        readingTime: answers["reading-time"],
        related,
        ...(ride && { ride }),
      };
      const texts = LANGUAGES.map((language) => ({
        path: `${folder}/${language}.md`,
        text: startingPost(language, { title: answers[`title-${language}`], ride }),
      }));
      expectSound({
        posts: { ...FILES.posts, [`${folder}/post.ts`]: { ...facts, draft: true } },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      return [{ path: `${folder}/post.ts`, text: moduleOf(facts) }, ...texts];
    },
    next: ({ slug }) => draftSteps(`content/blog/${slug}`, `content/blog/${slug}/post.ts`, `blog/${slug}`),
  };
}

function moduleOf(facts: PostFacts): string {
  const fields = Object.entries(facts).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
${fields.join("\n")}
  // It is on the site as soon as this line is out.
  draft: true,
};
`;
}
