import type { FleetFeature, FleetVehicle } from "#src/content/schema/fleet.ts";
import type { Localized } from "#src/domain/language.ts";

/** Features of every vehicle except the saloon. */
const EVERYTHING: readonly FleetFeature[] = [
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
];

/**
 * The vehicles. Lengths and widths are approximately those that Mercedes-Benz publishes for the long S-Class (W223, 5.29 × 1.95 m without
 * mirrors), the long V-Class and Vito (5.14 × 1.93 m) and the long Sprinter (6.97 × 2.02 m). The positions of rows and boots are estimated
 * to about 10 cm; vehicles with other equipment have other seat positions.
 */
export const FLEET: readonly FleetVehicle[] = [
  {
    id: "s-class",
    name: "Mercedes S-Class",
    image: "fleet-sedan",
    cabin: "cabin-sedan",
    capacity: 3,
    plan: {
      length: 5290,
      width: 1950,
      windscreen: 1480,
      doors: [1700, 2880, 3930],
      rearWindow: 3930,
      rows: [
        { at: 2380, places: ["seat", "driver"] },
        { at: 3520, places: ["seat", "seat"] },
      ],
      cases: { size: "cabin", at: 4340, across: 3, deep: 1 },
    },
    features: [
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
      "smoking",
      "nonSmoking",
      "englishDriver",
      "germanDriver",
      "russianDriver",
      "arabicDriver",
    ],
    highlights: ["leather", "privacy", "wifi"],
  },
  {
    id: "v-class",
    name: "Mercedes V-Class",
    image: "fleet-mpv",
    cabin: "fleet-cabin",
    vehicleType: "vip-vito",
    plan: {
      length: 5140,
      width: 1930,
      windscreen: 880,
      doors: [1430, 2240, 3420],
      rows: [
        { at: 1760, places: ["spare", "driver"] },
        { at: 2560, places: ["seat", "seat", "seat"], backwards: true },
        { at: 3820, places: ["seat", "seat", "seat"] },
      ],
      cases: { size: "medium", at: 4350, across: 3, deep: 2 },
    },
    features: EVERYTHING,
    highlights: ["wifi", "leather", "childSeat"],
  },
  {
    id: "sprinter",
    name: "Mercedes Sprinter",
    image: "fleet-van",
    cabin: "cabin-van",
    vehicleType: "vip-sprinter",
    plan: {
      length: 6970,
      width: 2020,
      windscreen: 760,
      doors: [1300, 2140, 3000],
      rows: [
        { at: 1700, places: ["seat", "driver"] },
        { at: 2580, places: ["aisle", "aisle", "seat", "seat"] },
        { at: 3360, places: ["seat", "aisle", "seat", "seat"] },
        { at: 4140, places: ["seat", "aisle", "seat", "seat"] },
        { at: 4920, places: ["seat", "aisle", "seat", "seat"] },
      ],
      cases: { size: "large", at: 5420, across: 3, deep: 4 },
    },
    features: EVERYTHING,
    highlights: ["wifi", "climate", "luggage"],
  },
];

/** What is said below the vehicles: which of them the price list means, and what the others cost. */
export const FLEET_NOTE: Localized<string> = {
  tr: "Fiyat listesindeki VIP Vito, V-Class boyunda bir minivandır. S-Class’ın, Vito yerine isterseniz V-Class’ın fiyatını bize sorunuz.",
  en: "Our listed prices are for the VIP Vito, a people carrier the same size as the V-Class. For an S-Class, or if it has to be a V-Class, ask us for a price.",
  ru: "VIP Vito из\u00a0списка цен\u00a0— минивэн того\u00a0же размера, что V-Class. Если нужен S-Class или именно V-Class, спросите у\u00a0нас цену.",
};
