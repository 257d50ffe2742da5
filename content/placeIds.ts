/**
 * Ids of the places, which are the exact values of the booking form, and the centre of Bodrum, which only fares use. Code depends on two of
 * them: `airport`, where most rides begin, and `peninsula`, which stands for every place of that group.
 */
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

/** Airports, where the driver waits at arrivals with a sign. */
export const AIRPORT_IDS: readonly (typeof PLACE_IDS)[number][] = ["airport", "izmiradnanmenderesairport"];
