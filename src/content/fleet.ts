import { FLEET } from "#content/fleet.ts";
import type { Language } from "#src/domain/language.ts";
import { loadPicture } from "./pictures.ts";
import type { CarData } from "./schema.ts";

/** All cars, with their pictures. */
export function loadFleet(language: Language): CarData[] {
  return FLEET.map((car) => ({ ...car, image: loadPicture(car.image, language) }));
}
