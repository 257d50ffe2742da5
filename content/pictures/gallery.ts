import type { Picture } from "#src/content/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {
  "gallery-karaada": {
    ...CARD,
    alt: {
      tr: "Karaada’da bir mağara: denize akan buğulu yeşil suda yıkananlar, kayada oturan bir kadın; ağzından yelkenli bir gulet, karşıda yel değirmenleri ve Bodrum’un beyaz evleri görünür",
      en: "A cave on Karaada where people bathe in cloudy, steaming green water; through its mouth a gulet sails past Bodrum",
      ru: "Горячий источник Караады: в пещере люди купаются в зелёной воде, над ней вьётся пар, в проёме гулет и Бодрум на том берегу",
    },
  },
  "gallery-bagla": {
    ...CARD,
    alt: {
      tr: "Bağla koyunda öğle: ince kumda çamlar, şemsiye gölgesinde şezlonglar, turkuaz suda demirli bir gulet, ardında tepesinde kule yıkıntısıyla Aspat, ufukta Kos",
      en: "Noon at Bağla: pines and sunbeds on fine sand, a gulet on turquoise water, the crags of Aspat, Kos on the horizon",
      ru: "Полдень в бухте Багла: сосны на песке, шезлонги под зонтом, гулет в бирюзовой воде, за ним скалистый Аспат и Кос на горизонте",
    },
  },
  "gallery-cistern": {
    ...CARD,
    alt: {
      tr: "Bodrum Yarımadası’nda gün batarken bir gümbet: zeytinler arasında beyaz kubbeli sarnıç, yalağında çobanıyla keçiler, arkada deniz",
      en: "A gümbet on the Bodrum peninsula at sunset: a white domed cistern among olive trees, a herdsman with goats at its trough, the sea behind",
      ru: "Белая купольная цистерна-гюмбет на закате среди олив, полуостров Бодрум; у корыта пастух с козами, за ней море",
    },
  },
} as const satisfies Record<string, Picture>;
