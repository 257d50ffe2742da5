import { SERVICES } from "#content/services.ts";
import { FARES } from "#content/prices.ts";
import { serviceFacts, serviceText, type ServiceFacts } from "#src/content/read/contentSchema.ts";
import { FILES } from "#src/content/read/library.ts";
import { asMessage, say } from "#src/content/read/sentences.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { aliasOfPlace, findPlaceByAlias } from "#src/domain/places.ts";
import { findFare, VEHICLE_TYPES, type Trip } from "#src/domain/price.ts";
import { assertValidContent, draftEntry, draftSteps, undoSteps, type Addition } from "./addition.ts";
import { nearest } from "./faultHints.ts";
import { exists } from "./files.ts";
import { withEntries } from "./modules.ts";
import { picture, slugOf, titles } from "./post.ts";
import { oneOf, parseNumber, type Questions } from "./questions.ts";
import { startingService } from "./startingTexts.ts";

const FILE = "content/services.ts";

function questions() {
  const { shape } = serviceFacts;
  const isFree = (key: "id" | "slug") => (value: string | number) => !SERVICES.some((one) => one[key] === value);
  const isTaken = ({ input }: { input?: unknown }) =>
    asMessage("%{value} is another service's", { value: String(input) });
  return {
    slug: {
      prompt: say("The address of the service: /services/…"),
      hint: say("Small letters and digits joined by dashes, such as vip-bitez-transfer."),
      suggest: slugOf,
      schema: shape.slug
        .refine(isFree("slug"), { error: isTaken })
        .refine((slug) => !exists(`content/services/${slug}`), {
          error: ({ input }) => asMessage("%{path} is there already", { path: `content/services/${String(input)}` }),
        }),
    },
    id: {
      prompt: say("Its number"),
      hint: say("1 to 99, and no other service's."),
      defaultValue: String(Math.min(99, Math.max(0, ...SERVICES.map(({ id }) => id)) + 1)),
      parse: parseNumber,
      schema: shape.id.refine(isFree("id"), { error: isTaken }),
    },
    group: {
      prompt: say("Where it stands in the list"),
      defaultValue: "places",
      ...oneOf([
        { value: "places", label: say("to one place from the airport") },
        { value: "further", label: say("between places and to other cities") },
        { value: "cars", label: say("about a car") },
      ]),
      schema: shape.group,
    },
    image: picture(shape.image, "service-"),
    ...titles(serviceText.shape.title, 5, 60),
    trips: {
      prompt: say("The trips of the price table that it is about, the most asked for first"),
      hint: say(
        "From, to and vehicle, with commas between trips; the vehicle is %{vehicle} by default. None: on request.",
        {
          vehicle: VEHICLE_TYPES[0],
        },
      ),
      choices: () => FARES.map((trip) => ({ value: describeTrip(trip) })),
      isMultiple: true,
      defaultValue: "",
      suggest: tripsLike,
      parse: (typed: string) =>
        typed
          .split(",")
          .filter((trip) => trip.trim() !== "")
          .map(parseTrip),
      schema: shape.trips.refine((trips) => trips.every((trip) => findFare(FARES, trip) !== null), {
        error: ({ input }) =>
          asMessage("%{token} is no fare of the price table", {
            token: (input as Trip[])
              .filter((trip) => findFare(FARES, trip) === null)
              .map(describeTrip)
              .join(", "),
          }),
      }),
    },
  } satisfies Questions;
}

/** `npm run new:service`: creates a draft of a service: its entry in the list and its folder of texts. */
export function newService(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    createFiles: (answers) => {
      const { id, slug, group, image, trips } = answers;
      const facts: ServiceFacts = { id, slug, group, image, trips };
      const texts = LANGUAGES.map((language) => ({
        path: `content/services/${slug}/${language}.md`,
        text: startingService(language, { title: answers[`title-${language}`], trip: trips[0] }),
      }));
      assertValidContent({
        constants: { services: [...SERVICES, { ...facts, draft: true }] },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      const code = draftEntry(facts);
      return [withEntries(FILE, [{ list: "SERVICES", at: SERVICES.length, code }]), ...texts];
    },
    nextSteps: ({ slug }, files) => [
      ...draftSteps(`content/services/${slug}`, FILE, `services/${slug}`),
      ...undoSteps(files),
      say("Next: `npm run dev`."),
    ],
  };
}

/** The trips of the price table that the typed ones resemble. */
function tripsLike(typed: string): string | undefined {
  const listed = FARES.flatMap((trip) => [describeTrip(trip), describeTrip(trip).replace(/ \S+$/, "")]);
  const trips = typed.split(",").map((trip) => nearest(trip.trim(), listed));
  return trips.includes(undefined) ? undefined : trips.join(", ");
}

function parseTrip(typed: string): unknown {
  const [from = "", to = "", vehicleType = VEHICLE_TYPES[0]] = typed.trim().split(/\s+/);
  return { from: findPlaceByAlias(from) ?? from, to: findPlaceByAlias(to) ?? to, vehicleType };
}

function describeTrip({ from, to, vehicleType }: Trip): string {
  return `${aliasOfPlace(from)} ${aliasOfPlace(to)} ${vehicleType}`;
}
