import { TOURS } from "#content/tours.ts";
import { serviceFacts, tourFacts, tourText, type TourFacts } from "#src/content/contentSchema.ts";
import { FILES } from "#src/content/library.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { assertValidContent, draftEntry, draftSteps, undoSteps, type Addition } from "./addition.ts";
import { exists } from "./files.ts";
import { withEntries } from "./modules.ts";
import { picture, slugOf, titles } from "./post.ts";
import { oneOf, parseNumber, type Questions } from "./questions.ts";
import { startingTour } from "./startingTexts.ts";

const FILE = "content/tours.ts";

function questions() {
  const { shape } = tourFacts;
  const isFree = (key: "id" | "slug") => (value: string | number) => !TOURS.some((one) => one[key] === value);
  return {
    slug: {
      prompt: "The address of the tour: /tours/…",
      hint: "Small letters and digits joined by dashes, such as milas-ve-labranda.",
      suggest: slugOf,
      schema: shape.slug
        .refine(isFree("slug"), { error: ({ input }) => `${String(input)} is another tour's` })
        .refine((slug) => !exists(`content/tours/${slug}`), {
          error: ({ input }) => `content/tours/${String(input)} is there already`,
        }),
    },
    id: {
      prompt: "Its number",
      hint: "1 to 99, and no other tour's.",
      defaultValue: String(Math.min(99, Math.max(0, ...TOURS.map(({ id }) => id)) + 1)),
      parse: parseNumber,
      schema: shape.id.refine(isFree("id"), { error: ({ input }) => `${String(input)} is another tour's` }),
    },
    days: {
      prompt: "How many days it takes",
      defaultValue: "1",
      ...oneOf([{ value: "1" }, { value: "2" }]),
      parse: parseNumber,
      schema: shape.days,
    },
    image: picture(serviceFacts.shape.image, "tour-"),
    ...titles(tourText.shape.title, "5 to 70"),
  } satisfies Questions;
}

/** `npm run new:tour`: creates a draft of a tour: its entry in the list and its folder of texts. */
export function newTour(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    createFiles: (answers) => {
      const { id, slug, days, image } = answers;
      const facts: TourFacts = { id, slug, days, images: [image], stops: [] };
      const texts = LANGUAGES.map((language) => ({
        path: `content/tours/${slug}/${language}.md`,
        text: startingTour(language, answers[`title-${language}`]),
      }));
      assertValidContent({
        constants: { tours: [...TOURS, { ...facts, draft: true }] },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      return [withEntries(FILE, [{ list: "TOURS", at: TOURS.length, code: draftEntry(facts) }]), ...texts];
    },
    nextSteps: ({ slug }, files) => [
      ...draftSteps(`content/tours/${slug}`, FILE, `tours/${slug}`),
      "More pictures, stops, the map and a price of its own are added by hand: docs/content.md says how.",
      ...undoSteps(files),
      "Next: `npm run dev`.",
    ],
  };
}
