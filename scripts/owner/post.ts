import { z } from "zod";

import { POST_CATEGORIES } from "#content/articleIds.ts";
import { CATEGORIES } from "#content/categories.ts";
import { PICTURES } from "#content/pictures.ts";
import { POST_MONTHS, postFacts, type PostFacts } from "#src/content/schema/posts.ts";
import { serviceFacts } from "#src/content/schema/services.ts";
import { FILES } from "#src/content/read/library.ts";
import { parseLibrary } from "#src/content/read/parse.ts";
import { asMessage, say } from "#src/content/messages/sentences.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { toAscii } from "#src/domain/places.ts";
import { assertValidContent, draftSteps, undoSteps, type Addition } from "./addition.ts";
import { exists } from "./files.ts";
import { oneOf, type Question, type Questions } from "./questions.ts";
import { asCode, fromTemplate } from "./template.ts";

const POSTS = parseLibrary(FILES).library.posts;
const IDS = Object.values(FILES.posts).flatMap((post) => z.object({ id: z.int() }).safeParse(post).data?.id ?? []);

function questions() {
  const { shape } = postFacts;
  return {
    slug: {
      prompt: say("The address of the article: /blog/…"),
      hint: say("Small letters and digits joined by dashes, such as bodrumda-kis."),
      suggest: slugOf,
      schema: serviceFacts.shape.slug.refine((slug) => !exists(`content/blog/${slug}`), {
        error: ({ input }) => asMessage("%{path} is there already", { path: `content/blog/${String(input)}` }),
      }),
    },
    category: {
      prompt: say("What it is about"),
      ...oneOf(POST_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value].tr }))),
      schema: shape.category,
    },
    image: picture(shape.image, "blog-"),
  } satisfies Questions;
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

/**
 * `npm run new:post`: creates a draft of an article in `content/blog/{slug}`. What is not asked for has a usual value, and a comment that says
 * what else it may be.
 */
export function newPost(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    argument: "slug",
    createFiles: ({ slug, category, image }) => {
      const folder = `content/blog/${slug}`;
      const today = new Date();
      const facts: PostFacts = {
        id: Math.min(9999, Math.max(0, ...IDS) + 1),
        image,
        category,
        author: "editors",
        layout: "poster",
        month: POST_MONTHS[today.getMonth()] ?? POST_MONTHS[0],
        published: today.toISOString().slice(0, 10),
        related: relatedTo(category),
      };
      const texts = LANGUAGES.map((language) => ({
        path: `${folder}/${language}.md`,
        text: fromTemplate(`post/${language}.md`),
      }));
      assertValidContent({
        posts: { ...FILES.posts, [`${folder}/post.ts`]: { ...facts, draft: true } },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      return [{ path: `${folder}/post.ts`, text: fromTemplate("post/post.ts.txt", asCode(facts)) }, ...texts];
    },
    nextSteps: ({ slug }, files) => [
      ...draftSteps(`content/blog/${slug}`, `content/blog/${slug}/post.ts`, `blog/${slug}`),
      ...undoSteps(files),
      say("Next: `npm run dev`."),
    ],
  };
}

/** Three articles to be read after one about a subject: of the same subject, if there are as many. */
function relatedTo(category: PostFacts["category"]): [number, number, number] {
  const [one = 0, two = 0, three = 0] = [
    ...POSTS.filter((post) => post.category === category),
    ...POSTS.filter((post) => post.category !== category),
  ].map(({ id }) => id);
  return [one, two, three];
}
