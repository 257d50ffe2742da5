import { TERM_NUMBERS } from "#content/termNumbers.ts";
import { LARGE_VEHICLE, STANDARD_VEHICLE, VEHICLES } from "#content/vehicles.ts";

/** Facts of the business that every message may name as `{{variable}}`. */
export const MESSAGE_VARIABLES: Readonly<Record<string, string | number>> = {
  ...TERM_NUMBERS,
  standardVehicle: VEHICLES[STANDARD_VEHICLE].name,
  largeVehicle: VEHICLES[LARGE_VEHICLE].name,
  largeVehicleShort: VEHICLES[LARGE_VEHICLE].shortName,
};
