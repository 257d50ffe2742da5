import type { FleetFeature, FleetVehicle } from "#src/content/entities.ts";

/** What every vehicle offers that is no saloon. */
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

export const FLEET: readonly FleetVehicle[] = [
  {
    name: "Mercedes S-Class",
    image: "fleet-sedan",
    capacity: 3,
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
    name: "Mercedes V-Class",
    image: "fleet-mpv",
    capacity: 6,
    features: EVERYTHING,
    highlights: ["wifi", "leather", "childSeat"],
  },
  {
    name: "Mercedes Sprinter",
    image: "fleet-van",
    capacity: 12,
    features: EVERYTHING,
    highlights: ["wifi", "climate", "luggage"],
  },
];
