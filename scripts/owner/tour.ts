import { TOURS } from "#content/tours.ts";
import { serviceFacts } from "#src/content/schema/services.ts";
import { tourFacts, type TourFacts } from "#src/content/schema/tours.ts";
import { FILES } from "#src/content/read/library.ts";
import { asMessage, say } from "#src/content/messages/sentences.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { assertValidContent, draftSteps, undoSteps, type Addition } from "./addition.ts";
import { exists } from "./files.ts";
import { withEntries } from "./modules.ts";
import { picture, slugOf } from "./post.ts";
import { oneOf, parseNumber, type Questions } from "./questions.ts";
import { asCode, fromTemplate } from "./template.ts";

const FILE = "content/tours.ts";

function questions() {
  const { shape } = tourFacts;
  return {
    slug: {
      prompt: say("The address of the tour: /tours/…"),
      hint: say("Small letters and digits joined by dashes, such as milas-ve-labranda."),
      suggest: slugOf,
      schema: shape.slug
        .refine((slug) => !TOURS.some((one) => one.slug === slug), {
          error: ({ input }) => asMessage("%{value} is another tour's", { value: String(input) }),
        })
        .refine((slug) => !exists(`content/tours/${slug}`), {
          error: ({ input }) => asMessage("%{path} is there already", { path: `content/tours/${String(input)}` }),
        }),
    },
    days: {
      prompt: say("How many days it takes"),
      defaultValue: "1",
      ...oneOf([{ value: "1" }, { value: "2" }]),
      parse: parseNumber,
      schema: shape.days,
    },
    image: picture(serviceFacts.shape.image, "tour-"),
  } satisfies Questions;
}

/** `npm run new:tour`: creates a draft of a tour: its entry in the list and its folder of texts. */
export function newTour(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    argument: "slug",
    createFiles: ({ slug, days, image }) => {
      const id = Math.min(99, Math.max(0, ...TOURS.map((one) => one.id)) + 1);
      const facts: TourFacts = { id, slug, days, images: [image], stops: [] };
      const texts = LANGUAGES.map((language) => ({
        path: `content/tours/${slug}/${language}.md`,
        text: fromTemplate(`tour/${language}.md`),
      }));
      assertValidContent({
        constants: { tours: [...TOURS, { ...facts, draft: true }] },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      const code = fromTemplate("tour/entry.txt", asCode(facts));
      return [withEntries(FILE, [{ list: "TOURS", at: TOURS.length, code }]), ...texts];
    },
    nextSteps: ({ slug }, files) => [
      ...draftSteps(`content/tours/${slug}`, FILE, `tours/${slug}`),
      say("More pictures, stops, the map and a price of its own are added by hand: docs/content.md says how."),
      ...undoSteps(files),
      say("Next: `npm run dev`."),
    ],
  };
}
