import { z } from "zod";

import { FLEET_IDS } from "#content/vehicles.ts";
import { asMessage } from "#src/content/messages/sentences.ts";
import { type Vehicle, VEHICLE_TYPES } from "#src/domain/price.ts";
import { integer, line, listOf, localized, oneOf, picture, slug } from "./fields.ts";
import { IS_MISSING } from "./issues.ts";

export type FleetId = (typeof FLEET_IDS)[number];

/** Features of vehicles; their labels are in the messages. */
export const FLEET_FEATURES = [
  "wifi",
  "leather",
  "climate",
  "usb",
  "tv",
  "minibar",
  "privacy",
  "luggage",
  "childSeat",
  "wheelchair",
  "pet",
  "smoking",
  "nonSmoking",
  "englishDriver",
  "germanDriver",
  "russianDriver",
  "arabicDriver",
] as const;
export type FleetFeature = (typeof FLEET_FEATURES)[number];

/** Seats and luggage of a vehicle from above, in millimetres back from its front bumper. */
const seatPlan = z.strictObject({
  length: integer(3000, 7000),
  width: integer(1500, 2100),
  /** Where the windscreen begins. */
  windscreen: integer(500, 2500),
  /** Where its doors begin and end, on both sides. */
  doors: listOf(integer(1000, 7000), 2, 6),
  /** Where the rear window begins, if the boot is a room of its own behind it. */
  rearWindow: z.exactOptional(integer(2000, 7000)),
  /** Rows from the front; places from the right side to the left. `spare` is a seat beyond the comfortable ones. */
  rows: listOf(
    z.strictObject({
      at: integer(1000, 7000),
      places: listOf(oneOf(["driver", "seat", "spare", "aisle"]), 2, 5),
      backwards: z.exactOptional(z.literal(true)),
    }),
    2,
    7,
  ),
  /** Suitcases in lines across the boot. */
  cases: z.strictObject({
    size: oneOf(["cabin", "medium", "large"]),
    at: integer(2000, 7000),
    across: integer(1, 5),
    deep: integer(1, 5),
  }),
});

/** A car that the site shows. */
export const fleetVehicle = z
  .strictObject({
    id: oneOf(FLEET_IDS),
    name: line(3, 40),
    image: picture,
    /** View into the cabin. */
    cabin: picture,
    /** The vehicle of the booking form, whose seats are in `content/vehicles.ts`; without it the price is on request. */
    vehicleType: z.exactOptional(oneOf(VEHICLE_TYPES)),
    /** Number of passengers who sit comfortably in a car that is none of those vehicles. */
    capacity: z.exactOptional(integer(1, 30)),
    plan: seatPlan,
    features: listOf(oneOf(FLEET_FEATURES), 1, FLEET_FEATURES.length),
    /** Features that are visible without expanding the card. */
    highlights: listOf(oneOf(FLEET_FEATURES), 1, 3),
  })
  .check(({ value: { features, highlights, vehicleType, capacity }, issues }) => {
    const fault = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: features });
    if (vehicleType !== undefined && capacity !== undefined)
      fault(
        "capacity",
        asMessage("is that of %{vehicle}, whose seats are in content/vehicles.ts; take it out", {
          vehicle: vehicleType,
        }),
      );
    if (vehicleType === undefined && capacity === undefined) fault("capacity", IS_MISSING);
    if (new Set(features).size < features.length) fault("features", asMessage("names something twice"));
    for (const feature of highlights) {
      if (!features.includes(feature))
        fault("highlights", asMessage('"%{feature}" is none of its features', { feature }));
    }
  });
export type FleetVehicle = z.infer<typeof fleetVehicle>;

/** What is said below the cars. */
export const fleetNote = localized(line(20, 200));

const vehicle = z
  .strictObject({
    name: line(3, 40),
    shortName: line(2, 40),
    slug,
    seats: integer(1, 60),
    comfortableSeats: integer(1, 60),
  })
  .check(({ value: { seats, comfortableSeats }, issues }) => {
    if (comfortableSeats <= seats) return;
    const message = asMessage("%{comfortable} is more than its seats, %{seats}", {
      comfortable: comfortableSeats,
      seats,
    });
    issues.push({ code: "custom", path: ["comfortableSeats"], message, input: comfortableSeats });
  }) satisfies z.ZodType<Vehicle>;

/** The vehicles of the booking form, by their ids. */
export const vehicles = z.record(oneOf(VEHICLE_TYPES), vehicle);
