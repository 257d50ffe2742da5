import { FLEET } from "#content/fleet.ts";
import type { Language } from "#src/domain/language.ts";
import type { FleetId, FleetVehicle } from "./contentSchema.ts";
import { loadPicture } from "./pictures.ts";
import type { CarData, OpenCarData } from "./pageDataTypes.ts";
import { cheapestFare } from "./serviceTrips.ts";

/** All cars from outside, with their pictures. */
export function loadFleet(language: Language): CarData[] {
  return FLEET.map((car) => outside(car, language));
}

/** All cars, inside too, with their cheapest fares. */
export function loadOpenFleet(language: Language): OpenCarData[] {
  return FLEET.map((car) => {
    const least = car.vehicleType && cheapestFare(car.vehicleType);
    return { ...open(car, language), ...(least && { leastEuro: least.euro }) };
  });
}

/** One car of the fleet, inside too. */
export function loadOpenCar(id: FleetId, language: Language): OpenCarData {
  const car = FLEET.find((one) => one.id === id);
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
