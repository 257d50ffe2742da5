import type { Fare, NearFareRule } from "#src/domain/price.ts";

/** Every fixed fare: euros for one way in one vehicle. The return ride costs the same, so each pair is listed once. */
export const FARES: readonly Fare[] = [
  { from: "airport", to: "kaynar", vehicleType: "vip-vito", euro: 45 },
  { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
  { from: "airport", to: "içmeler", vehicleType: "vip-vito", euro: 50 },
  { from: "airport", to: "gümbet", vehicleType: "vip-vito", euro: 50 },
  { from: "airport", to: "bitez", vehicleType: "vip-vito", euro: 50 },
  { from: "airport", to: "ortakent", vehicleType: "vip-vito", euro: 55 },
  { from: "airport", to: "yalıkavak", vehicleType: "vip-vito", euro: 75 },
  { from: "airport", to: "gündoğan", vehicleType: "vip-vito", euro: 75 },
  { from: "airport", to: "turgutreis", vehicleType: "vip-vito", euro: 75 },
  { from: "airport", to: "gümüşlük", vehicleType: "vip-vito", euro: 75 },
  { from: "airport", to: "türkbükü", vehicleType: "vip-vito", euro: 75 },
  { from: "airport", to: "sixsenseskaplankaya", vehicleType: "vip-vito", euro: 150 },
  { from: "airport", to: "didim", vehicleType: "vip-vito", euro: 150 },
  { from: "airport", to: "dalaman", vehicleType: "vip-vito", euro: 300 },
  { from: "airport", to: "gocek", vehicleType: "vip-vito", euro: 320 },
  { from: "airport", to: "dmarishisaronu", vehicleType: "vip-vito", euro: 300 },
  { from: "airport", to: "fethiye", vehicleType: "vip-vito", euro: 320 },
  { from: "airport", to: "cesme/alacatı", vehicleType: "vip-vito", euro: 340 },
  { from: "airport", to: "kusadasıhotels", vehicleType: "vip-vito", euro: 180 },
  { from: "airport", to: "pamukkale", vehicleType: "vip-vito", euro: 350 },
  { from: "airport", to: "antalya", vehicleType: "vip-vito", euro: 650 },
  { from: "airport", to: "izmiradnanmenderesairport", vehicleType: "vip-vito", euro: 320 },
  { from: "airport", to: "izmir", vehicleType: "vip-vito", euro: 350 },
  { from: "bodrum", to: "izmiradnanmenderesairport", vehicleType: "vip-vito", euro: 320 },
  { from: "bodrum", to: "izmir", vehicleType: "vip-vito", euro: 350 },

  { from: "airport", to: "peninsula", vehicleType: "vip-sprinter", euro: 120 },
  { from: "bodrum", to: "çeşme", vehicleType: "vip-sprinter", euro: 470 },
  { from: "bodrum", to: "izmir", vehicleType: "vip-sprinter", euro: 430 },
  { from: "bodrum", to: "dalaman", vehicleType: "vip-sprinter", euro: 450 },
  { from: "bodrum", to: "marmaris", vehicleType: "vip-sprinter", euro: 420 },
  { from: "bodrum", to: "bodrumtour", vehicleType: "vip-sprinter", euro: 300 },
  { from: "bodrum", to: "ephesustour", vehicleType: "vip-sprinter", euro: 450 },
  { from: "bodrum", to: "pamukkaletour", vehicleType: "vip-sprinter", euro: 550 },
];

/** Fares to offer for trips without a fare of their own. */
export const NEAR_FARE_RULES: readonly NearFareRule[] = [
  {
    vehicleType: "vip-sprinter",
    place: "airport",
    others: [
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
    ],
    offers: [{ vehicleType: "vip-sprinter", other: "peninsula" }, { vehicleType: "vip-vito" }],
  },
  {
    vehicleType: "vip-vito",
    place: "airport",
    others: ["peninsula"],
    offers: [{ vehicleType: "vip-sprinter" }],
  },
  {
    place: "airport",
    others: ["çeşme"],
    offers: [{ vehicleType: "vip-vito", other: "cesme/alacatı" }],
  },
];
