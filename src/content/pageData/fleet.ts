import type { Language } from "#src/domain/language.ts";
import type { FleetId, FleetVehicle } from "#src/content/schema/fleet.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { loadPicture } from "./pictures.ts";
import type { CarData, OpenCarData } from "./pageDataTypes.ts";
import { cheapestFare } from "./serviceTrips.ts";

/** All cars from outside, with their pictures. */
export function loadFleet(library: Library, language: Language): CarData[] {
  return library.fleet.map((car) => outside(library, language, car));
}

/** All cars, inside too, with their cheapest fares. */
export function loadOpenFleet(library: Library, language: Language): OpenCarData[] {
  return library.fleet.map((car) => {
    const least = car.vehicleType && cheapestFare(library.fares, car.vehicleType);
    return { ...open(library, language, car), ...(least && { leastEuro: least.euro }) };
  });
}

/** One car of the fleet, inside too. */
export function loadOpenCar(library: Library, language: Language, id: FleetId): OpenCarData {
  const car = library.fleet.find((one) => one.id === id);
  if (!car) throw new Error(`content/fleet.ts has no ${id}`);
  return open(library, language, car);
}

function open(library: Library, language: Language, car: FleetVehicle): OpenCarData {
  const inside = { cabin: loadPicture(car.cabin, language), plan: car.plan };
  return { ...outside(library, language, car), inside };
}

function outside({ vehicles }: Library, language: Language, vehicle: FleetVehicle): CarData {
  const { cabin: _cabin, plan: _plan, capacity = 0, ...car } = vehicle;
  const seats = car.vehicleType ? vehicles[car.vehicleType].comfortableSeats : capacity;
  return { ...car, capacity: seats, image: loadPicture(car.image, language) };
}
