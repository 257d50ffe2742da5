import { SERVICES } from "#content/services.ts";
import { FARES } from "#content/prices.ts";
import { serviceFacts, type ServiceFacts } from "#src/content/schema/services.ts";
import { FILES } from "#src/content/read/library.ts";
import { asMessage, say } from "#src/content/messages/sentences.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { aliasOfPlace, findPlaceByAlias } from "#src/domain/places.ts";
import { findFare, VEHICLE_TYPES, type Trip } from "#src/domain/price.ts";
import { SECTIONS } from "#src/i18n/paths.ts";
import { assertValidContent, draftSteps, undoSteps, type Addition } from "./addition.ts";
import { nearest } from "./faultHints.ts";
import { exists } from "./files.ts";
import { withEntries } from "./modules.ts";
import { picture, slugOf } from "./post.ts";
import type { Questions } from "./questions.ts";
import { asCode, fromTemplate } from "./template.ts";

const FILE = "content/services.ts";

function questions() {
  const { shape } = serviceFacts;
  return {
    slug: {
      prompt: say("The address of the service: /services/…"),
      hint: say("Small letters and digits joined by dashes, such as vip-bitez-transfer."),
      suggest: slugOf,
      schema: shape.slug
        .refine((slug) => !SERVICES.some((one) => one.slug === slug), {
          error: ({ input }) => asMessage("%{value} is another service's", { value: String(input) }),
        })
        .refine((slug) => !exists(`content/services/${slug}`), {
          error: ({ input }) => asMessage("%{path} is there already", { path: `content/services/${String(input)}` }),
        }),
    },
    image: picture(shape.image, "service-"),
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
    argument: "slug",
    createFiles: ({ slug, image, trips }) => {
      const id = Math.min(99, Math.max(0, ...SERVICES.map((one) => one.id)) + 1);
      const facts: ServiceFacts = { id, slug, group: "places", image, trips };
      const texts = LANGUAGES.map((language) => ({
        path: `content/services/${slug}/${language}.md`,
        text: fromTemplate(`service/${language}.md`, invitationTo(trips[0])),
      }));
      assertValidContent({
        constants: { services: [...SERVICES, { ...facts, draft: true }] },
        texts: { ...FILES.texts, ...Object.fromEntries(texts.map(({ path, text }) => [path, text])) },
      });
      const code = fromTemplate("service/entry.txt", asCode(facts));
      return [withEntries(FILE, [{ list: "SERVICES", at: SERVICES.length, code }]), ...texts];
    },
    nextSteps: ({ slug }, files) => [
      ...draftSteps(`content/services/${slug}`, FILE, `services/${slug}`),
      ...undoSteps(files),
      say("Next: `npm run dev`."),
    ],
  };
}

/** The fare of a trip and the address of the form for it; no fare, and that of the empty form, without a trip. */
function invitationTo(trip: Trip | undefined): { fare: string; form: string } {
  const form = `/${SECTIONS.reservation.path}`;
  if (!trip) return { fare: "", form };
  const [from, to] = [aliasOfPlace(trip.from), aliasOfPlace(trip.to)];
  const query = new URLSearchParams({ from, to, vehicleType: trip.vehicleType });
  return { fare: `{{fare ${from} ${to} ${trip.vehicleType}}} `, form: `${form}?${query}` };
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
