import { LANGUAGES } from "#src/domain/language.ts";
import { tourText } from "#src/content/schema/tours.ts";
import type { Tour } from "./libraryTypes.ts";
import { describeFuture, today } from "./publication.ts";
import type { Reading } from "./reading.ts";
import { say } from "#src/content/messages/sentences.ts";
import type { Texts } from "./texts.ts";
import { faultOfStops } from "./tourStops.ts";

/** The tours whose facts and texts are valid. */
export function readTours(reading: Reading, texts: Texts): Tour[] {
  const file = "content/tours.ts";
  const { entries } = reading.entries("tours");
  reading.checkUnique(file, "id", reading.constants.tours);
  reading.checkUnique(file, "slug", reading.constants.tours);
  const written = texts.of("tours", reading.constants.tours, tourText);
  return entries.flatMap(({ name, entry }) => {
    const { slug, images, stops, closingPicture, video, map } = entry;
    if (entry.draft) reading.drafts.set(`content/tours/${slug}`, file);
    for (const [index, image] of images.entries()) reading.checkPicture(file, [name, `images.${index}`], image);
    for (const [index, image] of stops.entries()) reading.checkPicture(file, [name, `stops.${index}`], image);
    const ofStops = faultOfStops(entry);
    if (ofStops) reading.fault(file, ofStops, { where: [name, "stopsPerDay"] });
    for (const [index, image] of images.entries())
      if (index > 0 && !stops.includes(image)) reading.checkCaption(file, [name, `images.${index}`], image);
    for (const [index, image] of stops.entries()) reading.checkCaption(file, [name, `stops.${index}`], image);
    if (video) {
      reading.checkCaption(file, [name, "video.poster"], video.poster);
      reading.checkPicture(file, [name, "video.poster"], video.poster);
      if (video.published > today())
        reading.fault(file, describeFuture(video.published), { where: [name], field: "video.published" });
    }
    if (entry.fare) reading.checkTrip(file, [name, "fare"], entry.fare);
    if (entry.fare && entry.price !== undefined)
      reading.fault(file, say("costs a fare of the price table already; take one of the two out"), {
        where: [name, "price"],
      });
    if (closingPicture !== undefined) {
      reading.checkPicture(file, [name, "closingPicture"], closingPicture);
      if (images.includes(closingPicture))
        reading.fault(file, say('"%{picture}" is among its images already', { picture: closingPicture }), {
          where: [name, "closingPicture"],
        });
    }
    if (map) {
      const points = [
        ...(map.start === undefined ? [] : [["start", map.start] as const]),
        ...map.stops.map((point, index) => [`stops.${index}`, point] as const),
        ...(map.sights ?? []).map((point, index) => [`sights.${index}`, point] as const),
        ...(map.moreSights ?? []).map((point, index) => [`moreSights.${index}`, point] as const),
        ...(map.site?.stops ?? []).map((point, index) => [`site.stops.${index}`, point] as const),
      ] as const;
      for (const [where, point] of points) {
        if (reading.mapPoints?.has(point) === false) {
          reading.fault(file, say('"%{point}" is on no map', { point }), { where: [name], field: `map.${where}` });
        }
      }
      for (const [where, count] of [
        ["map.stops", map.stops.length],
        ["map.site.stops", map.site?.stops.length ?? stops.length],
      ] as const) {
        if (count !== stops.length) {
          const message = say("%{count} are on the map, but the tour has %{stops}", { count, stops: stops.length });
          reading.fault(file, message, { where: [name, where] });
        }
      }
    }
    const text = written.get(slug);
    if (!text) return [];
    for (const language of LANGUAGES) {
      const named = text[language].stops.length;
      if (named !== stops.length) {
        reading.fault(
          `content/tours/${slug}/${language}.md`,
          say("%{named} are described, but the tour has %{stops}", { named, stops: stops.length }),
          { where: ["stops"] },
        );
      }
      const parts = text[language].course?.length ?? 0;
      const inTurkish = text.tr.course?.length ?? 0;
      if (parts !== inTurkish) {
        const message = say("has %{parts} parts, but tr.md has %{inTurkish}", { parts, inTurkish });
        reading.fault(`content/tours/${slug}/${language}.md`, message, { where: ["course"] });
      }
    }
    return [{ ...entry, text }];
  });
}
