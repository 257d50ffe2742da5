/**
 * The places of the booking form, letter for letter as the form's values, and the centre of Bodrum, which only prices name. The whole
 * site knows `airport`, where most rides begin, and `peninsula`, which stands for every place of that group.
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

/** Those where the driver waits at arrivals, with a sign. */
export const AIRPORT_IDS: readonly (typeof PLACE_IDS)[number][] = ["airport", "izmiradnanmenderesairport"];
