import type { PictureName } from "#content/pictures.ts";

/** What a vehicle can offer; the words for it are in the dictionaries. */
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

export interface FleetVehicle {
  name: string;
  image: PictureName;
  /** How many sit comfortably; the booking form counts how many sit at most. */
  capacity: number;
  features: readonly FleetFeature[];
  /** Those of its features that are on show at once. */
  highlights: readonly FleetFeature[];
}

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
    features: FLEET_FEATURES,
    highlights: ["wifi", "leather", "childSeat"],
  },
  {
    name: "Mercedes Sprinter",
    image: "fleet-van",
    capacity: 12,
    features: FLEET_FEATURES,
    highlights: ["wifi", "climate", "luggage"],
  },
];
