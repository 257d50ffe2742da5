import type { ServiceFacts } from "#src/content/contentSchema.ts";

/**
 * Every service, in the order of the reservation page; the services page sorts them by group and price. Titles and texts are in
 * `content/services/{slug}`.
 */
export const SERVICES: readonly ServiceFacts[] = [
  {
    id: 1,
    slug: "vip-car-rental",
    group: "cars",
    image: "service-vip-car-rental",
    band: "service-bodrum-vip-transfer",
    // Every hire by the hour or day is priced individually, by its plan.
    trips: [],
  },
  {
    id: 2,
    slug: "vip-bodrum-transfer",
    group: "further",
    image: "service-vip-bodrum-transfer",
    // Every ride between villages is priced individually, by its stops.
    trips: [],
    map: "region",
  },
  {
    id: 3,
    slug: "vip-yalikavak-transfer",
    group: "places",
    image: "service-vip-yalikavak-transfer",
    beside: "blog-yalikavak-rehberi",
    trips: [{ from: "airport", to: "yalıkavak", vehicleType: "vip-vito" }],
  },
  {
    id: 4,
    slug: "vip-turgutreis-transfer",
    group: "places",
    image: "service-vip-turgutreis-transfer",
    band: "fleet-boot",
    trips: [{ from: "airport", to: "turgutreis", vehicleType: "vip-vito" }],
  },
  {
    id: 5,
    slug: "vip-turkbuku-transfer",
    group: "places",
    image: "service-vip-turkbuku-transfer",
    trips: [
      { from: "airport", to: "türkbükü", vehicleType: "vip-vito" },
      { from: "airport", to: "gündoğan", vehicleType: "vip-vito" },
    ],
  },
  {
    id: 6,
    slug: "vip-torba-transfer",
    group: "places",
    image: "service-vip-torba-transfer",
    band: "service-private-vip-car",
    trips: [{ from: "airport", to: "torba", vehicleType: "vip-vito" }],
  },
  {
    id: 7,
    slug: "vip-icmeler-transfer",
    group: "places",
    image: "service-vip-icmeler-transfer",
    band: "fleet-boot",
    trips: [{ from: "airport", to: "içmeler", vehicleType: "vip-vito" }],
  },
  {
    id: 8,
    slug: "vip-gumusluk-transfer",
    group: "places",
    image: "service-vip-gumusluk-transfer",
    beside: "blog-gumusluk-ve-myndos",
    band: "service-mercedes-vito-transfer",
    trips: [{ from: "airport", to: "gümüşlük", vehicleType: "vip-vito" }],
  },
  {
    id: 9,
    slug: "bodrum-airport-transfer",
    group: "places",
    image: "service-bodrum-airport-transfer",
    band: "service-bodrum-vip-transfer",
    trips: [
      { from: "airport", to: "torba", vehicleType: "vip-vito" },
      { from: "airport", to: "gümbet", vehicleType: "vip-vito" },
      { from: "airport", to: "ortakent", vehicleType: "vip-vito" },
      { from: "airport", to: "yalıkavak", vehicleType: "vip-vito" },
      { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" },
    ],
  },
  {
    id: 10,
    slug: "vip-mercedes-transfer",
    group: "cars",
    image: "service-vip-mercedes-transfer",
    vehicle: "s-class",
    band: "service-vip-car-rental",
    trips: [
      { from: "airport", to: "sixsenseskaplankaya", vehicleType: "vip-vito" },
      { from: "airport", to: "didim", vehicleType: "vip-vito" },
      { from: "airport", to: "kusadasıhotels", vehicleType: "vip-vito" },
    ],
  },
  {
    id: 11,
    slug: "vip-sprinter-transfer",
    group: "cars",
    image: "service-vip-sprinter-transfer",
    vehicle: "sprinter",
    trips: [
      { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" },
      { from: "bodrum", to: "marmaris", vehicleType: "vip-sprinter" },
      { from: "bodrum", to: "izmir", vehicleType: "vip-sprinter" },
      { from: "bodrum", to: "dalaman", vehicleType: "vip-sprinter" },
      { from: "bodrum", to: "çeşme", vehicleType: "vip-sprinter" },
    ],
  },
  {
    id: 12,
    slug: "private-vip-car",
    group: "cars",
    image: "service-private-vip-car",
    band: "service-vip-mercedes-transfer",
    trips: [
      { from: "bodrum", to: "izmiradnanmenderesairport", vehicleType: "vip-vito" },
      { from: "bodrum", to: "izmir", vehicleType: "vip-vito" },
    ],
  },
  {
    id: 13,
    slug: "bodrum-vip-transfer",
    group: "further",
    image: "service-bodrum-vip-transfer",
    band: "service-private-vip-car",
    trips: [
      { from: "airport", to: "dalaman", vehicleType: "vip-vito" },
      { from: "airport", to: "fethiye", vehicleType: "vip-vito" },
      { from: "airport", to: "izmir", vehicleType: "vip-vito" },
      { from: "airport", to: "antalya", vehicleType: "vip-vito" },
    ],
  },
  {
    id: 14,
    slug: "mercedes-vito-transfer",
    group: "cars",
    image: "service-mercedes-vito-transfer",
    vehicle: "v-class",
    trips: [
      { from: "airport", to: "bitez", vehicleType: "vip-vito" },
      { from: "airport", to: "ortakent", vehicleType: "vip-vito" },
      { from: "airport", to: "gündoğan", vehicleType: "vip-vito" },
    ],
  },
  {
    id: 15,
    slug: "gumbet-transfer",
    group: "places",
    image: "service-gumbet-transfer",
    beside: "blog-bodrum-yel-degirmenleri",
    band: "service-vip-car-rental",
    trips: [{ from: "airport", to: "gümbet", vehicleType: "vip-vito" }],
  },
];
