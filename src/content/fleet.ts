import type { Language } from "#src/domain/language.ts";
import type { FleetId, FleetVehicle } from "./contentSchema.ts";
import { loadPicture } from "./pictures.ts";
import type { Library } from "./parse.ts";
import type { CarData, OpenCarData } from "./pageDataTypes.ts";
import { cheapestFare } from "./serviceTrips.ts";

/** All cars from outside, with their pictures. */
export function loadFleet({ fleet }: Library, language: Language): CarData[] {
  return fleet.map((car) => outside(car, language));
}

/** All cars, inside too, with their cheapest fares. */
export function loadOpenFleet({ fleet, fares }: Library, language: Language): OpenCarData[] {
  return fleet.map((car) => {
    const least = car.vehicleType && cheapestFare(fares, car.vehicleType);
    return { ...open(car, language), ...(least && { leastEuro: least.euro }) };
  });
}

/** One car of the fleet, inside too. */
export function loadOpenCar({ fleet }: Library, language: Language, id: FleetId): OpenCarData {
  const car = fleet.find((one) => one.id === id);
  if (!car) throw new Error(`content/fleet.ts has no ${id}`);
  return open(car, language);
}

function open(car: FleetVehicle, language: Language): OpenCarData {
  const inside = { cabin: loadPicture(car.cabin, language), plan: car.plan };
  return { ...outside(car, language), inside };
}

function outside({ cabin: _cabin, plan: _plan, ...car }: FleetVehicle, language: Language): CarData {
  return { ...car, image: loadPicture(car.image, language) };
}
