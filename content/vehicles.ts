/**
 * Ids of the vehicles that guests book, which are the exact values of the booking form. Code depends on two of them: `STANDARD_VEHICLE` and
 * `LARGE_VEHICLE`.
 */
export const VEHICLE_TYPES = ["vip-vito", "vip-sprinter"] as const;
type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The vehicle that the form preselects, and of every fare in a text that names no other. Messages have its name as `{{standardVehicle}}`. */
export const STANDARD_VEHICLE: VehicleType = "vip-vito";

/** The vehicle for groups, which has a part of the price list to itself. Messages have its names as `{{largeVehicle}}`, `{{largeVehicleShort}}`. */
export const LARGE_VEHICLE: VehicleType = "vip-sprinter";

/**
 * Names of each vehicle, the same in every language; the last part of its addresses on the price list; the most passengers, and how many
 * travel comfortably with their suitcases.
 */
export const VEHICLES = {
  "vip-vito": { name: "VIP Vito", shortName: "Vito", slug: "vito", seats: 7, comfortableSeats: 6 },
  "vip-sprinter": { name: "VIP Sprinter", shortName: "Sprinter", slug: "sprinter", seats: 19, comfortableSeats: 12 },
} as const satisfies Record<VehicleType, object>;

/** Ids of the cars in `fleet.ts`, by which services refer to them. */
export const FLEET_IDS = ["s-class", "v-class", "sprinter"] as const;
