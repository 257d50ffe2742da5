import { LANGUAGES } from "#src/domain/language.ts";
import { serviceText, type ServiceFacts } from "#src/content/schema/services.ts";
import type { Service } from "./libraryTypes.ts";
import type { Reading } from "./reading.ts";
import { say } from "#src/content/messages/sentences.ts";
import type { Texts } from "./texts.ts";

/** The services whose facts and texts are valid. */
export function readServices(reading: Reading, texts: Texts): Service[] {
  const file = "content/services.ts";
  const { entries } = reading.entries("services");
  reading.checkUnique(file, "id", reading.constants.services);
  reading.checkUnique(file, "slug", reading.constants.services);
  for (const { name, entry } of entries) {
    if (entry.draft) reading.drafts.set(`content/services/${entry.slug}`, file);
    reading.checkPicture(file, [name, "image"], entry.image);
    for (const field of ["textPicture", "closingPicture"] as const) {
      const shown = entry[field];
      if (shown === undefined) continue;
      reading.checkPicture(file, [name, field], shown);
      if (shown === entry.image)
        reading.fault(file, say('"%{shown}" is its image already', { shown }), { where: [name, field] });
    }
    if (entry.rides) checkRides(reading, file, name, entry);
    const { fleet } = reading.facts;
    if (fleet && entry.vehicle && !fleet.some(({ id }) => id === entry.vehicle))
      reading.fault(file, say("content/fleet.ts has no %{id}", { id: entry.vehicle }), { where: [name, "vehicle"] });
    for (const [index, trip] of entry.trips.entries()) reading.checkTrip(file, [name, `trips.${index}`], trip);
  }
  const written = texts.of("services", reading.constants.services, serviceText);
  return entries.flatMap(({ entry }) => {
    const text = written.get(entry.slug);
    if (!text) return [];
    const listed = entry.rides?.length ?? 0;
    for (const language of LANGUAGES) {
      const described = text[language].rides?.length ?? 0;
      if (described !== listed) {
        reading.fault(
          `content/services/${entry.slug}/${language}.md`,
          say("%{described} are described, but content/services.ts lists %{listed}", { described, listed }),
          { where: ["rides"] },
        );
      }
    }
    return [{ ...entry, text }];
  });
}

/** Checks typical rides: the form offers their places, none is listed twice, and the service has no trips, whose map would be another. */
function checkRides(reading: Reading, file: string, name: string, { rides = [], trips }: ServiceFacts): void {
  if (trips.length > 0) reading.fault(file, say("its trips have a map of their roads"), { where: [name, "rides"] });
  const known = new Set<string>();
  for (const [index, { from, to }] of rides.entries()) {
    const pair = `${from} to ${to}`;
    const at = { where: [name, `rides.${index}`] };
    if (known.has(pair)) reading.fault(file, say("%{from} to %{to} is listed twice", { from, to }), at);
    known.add(pair);
    for (const id of reading.knowsPlaces ? [from, to] : []) {
      if (!reading.places.some((one) => one.id === id && one.group === "region" && one.selectable))
        reading.fault(file, say('"%{id}" is no place of the region that the form offers', { id }), at);
    }
  }
}
