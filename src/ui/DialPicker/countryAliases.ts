/**
 * What people call a country beside its name in the list, whichever language they read: capitals and accents do not matter.
 * It is looked up, never shown.
 */
export const COUNTRY_ALIASES: Partial<Record<string, readonly string[]>> = {
  AE: ["uae", "emirates", "dubai", "abu dhabi", "bae", "emirlikler", "оаэ", "эмираты", "дубай", "абу-даби"],
  BA: ["bosnia", "bosna", "босния"],
  CZ: ["czech republic", "çek cumhuriyeti", "чешская республика"],
  GB: [
    "uk",
    "england",
    "great britain",
    "britain",
    "scotland",
    "wales",
    "northern ireland",
    "ingiltere",
    "büyük britanya",
    "britanya",
    "iskoçya",
    "galler",
    "kuzey irlanda",
    "англия",
    "британия",
    "шотландия",
    "уэльс",
    "северная ирландия",
  ],
  KR: ["korea", "kore", "корея"],
  MK: ["macedonia", "makedonya", "македония"],
  NL: ["holland", "hollanda", "голландия"],
  RU: ["russian federation", "rusya federasyonu", "рф", "российская федерация"],
  TR: ["turkey", "turkiye", "türkiye", "турция"],
  US: ["usa", "america", "united states", "abd", "amerika", "сша", "америка", "соединённые штаты"],
};
