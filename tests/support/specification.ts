import type { PlaceId } from "#src/domain/places.ts";
import type { Fare, VehicleType } from "#src/domain/price.ts";

/*
 * Figures of the specification, as input for the functions that tests try. The owner's own figures are in `content` and may differ.
 */

/** The values that the booking form has to accept as places. */
export const SPECIFIED_PLACES: readonly PlaceId[] = [
  "airport",
  "kaynar",
  "torba",
  "içmeler",
  "gümbet",
  "bitez",
  "ortakent",
  "yalıkavak",
  "gündoğan",
  "turgutreis",
  "gümüşlük",
  "türkbükü",
  "sixsenseskaplankaya",
  "didim",
  "dalaman",
  "gocek",
  "dmarishisaronu",
  "fethiye",
  "cesme/alacatı",
  "kusadasıhotels",
  "pamukkale",
  "antalya",
  "izmiradnanmenderesairport",
  "izmir",
  "peninsula",
  "çeşme",
  "marmaris",
  "bodrumtour",
  "ephesustour",
  "pamukkaletour",
  "other",
];

const TABLE: readonly [VehicleType, from: PlaceId, fares: Partial<Record<PlaceId, number>>][] = [
  [
    "vip-vito",
    "airport",
    {
      kaynar: 45,
      torba: 45,
      içmeler: 50,
      gümbet: 50,
      bitez: 50,
      ortakent: 55,
      yalıkavak: 75,
      gündoğan: 75,
      turgutreis: 75,
      gümüşlük: 75,
      türkbükü: 75,
      sixsenseskaplankaya: 150,
      didim: 150,
      dalaman: 300,
      gocek: 320,
      dmarishisaronu: 300,
      fethiye: 320,
      "cesme/alacatı": 340,
      kusadasıhotels: 180,
      pamukkale: 350,
      antalya: 650,
      izmiradnanmenderesairport: 320,
      izmir: 350,
    },
  ],
  ["vip-vito", "bodrum", { izmiradnanmenderesairport: 320, izmir: 350 }],
  ["vip-sprinter", "airport", { peninsula: 120 }],
  [
    "vip-sprinter",
    "bodrum",
    { çeşme: 470, izmir: 430, dalaman: 450, marmaris: 420, bodrumtour: 300, ephesustour: 450, pamukkaletour: 550 },
  ],
];

/** The price table, in euros; each fare holds in both directions. */
export const SPECIFIED_FARES: readonly Fare[] = TABLE.flatMap(([vehicleType, from, fares]) =>
  Object.entries(fares).map(([to, euro]) => ({ vehicleType, from, to: to as PlaceId, euro })),
);
