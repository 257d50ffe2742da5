import { TOURS } from "#content/tours.ts";
import { serviceFacts, tourFacts, tourText, type TourFacts } from "#src/content/read/contentSchema.ts";
import { FILES } from "#src/content/read/library.ts";
import { asMessage, say } from "#src/content/read/sentences.ts";
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
  const isTaken = ({ input }: { input?: unknown }) => asMessage("%{value} is another tour's", { value: String(input) });
  return {
    slug: {
      prompt: say("The address of the tour: /tours/…"),
      hint: say("Small letters and digits joined by dashes, such as milas-ve-labranda."),
      suggest: slugOf,
      schema: shape.slug.refine(isFree("slug"), { error: isTaken }).refine((slug) => !exists(`content/tours/${slug}`), {
        error: ({ input }) => asMessage("%{path} is there already", { path: `content/tours/${String(input)}` }),
      }),
    },
    id: {
      prompt: say("Its number"),
      hint: say("1 to 99, and no other tour's."),
      defaultValue: String(Math.min(99, Math.max(0, ...TOURS.map(({ id }) => id)) + 1)),
      parse: parseNumber,
      schema: shape.id.refine(isFree("id"), { error: isTaken }),
    },
    days: {
      prompt: say("How many days it takes"),
      defaultValue: "1",
      ...oneOf([{ value: "1" }, { value: "2" }]),
      parse: parseNumber,
      schema: shape.days,
    },
    image: picture(serviceFacts.shape.image, "tour-"),
    ...titles(tourText.shape.title, 5, 70),
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
      say("More pictures, stops, the map and a price of its own are added by hand: docs/content.md says how."),
      ...undoSteps(files),
      say("Next: `npm run dev`."),
    ],
  };
}
