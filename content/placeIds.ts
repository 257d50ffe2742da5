/** Ids of the places, which are the exact values of the booking form, and the centre of Bodrum, which only fares use. */
export const PLACE_IDS = [
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
  "bodrum",
] as const;

type PlaceId = (typeof PLACE_IDS)[number];

/** Airports, where the driver waits at arrivals with a sign. */
export const AIRPORT_IDS: readonly PlaceId[] = ["airport", "izmiradnanmenderesairport"];

/** The airport where most rides begin: the price list and the maps start from it. */
export const MAIN_AIRPORT: PlaceId = "airport";

/** The place that means anywhere in the region. The large vehicle has one fare for it, and a fare for it covers the region's places. */
export const WHOLE_REGION: PlaceId = "peninsula";

/** The place that means any other one. */
export const OTHER_PLACE: PlaceId = "other";
