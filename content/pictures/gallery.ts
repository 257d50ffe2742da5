import type { Picture } from "#src/content/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {
  "gallery-karaada": {
    ...CARD,
    alt: {
      tr: "Karaada kaplıcası: mağaradan denize akan, buğusu tüten killi yeşil su, kayanın üstünde havlular; ağızdan görünen denizde yelkenli bir gulet, karşıda yel değirmenleri ve beyaz evleriyle Bodrum",
      en: "The hot springs of Karaada: steaming green water, cloudy with clay, runs out between the rocks of a cave into the sea, towels lie on a ledge, and through the mouth a gulet sails past the windmills and white houses of Bodrum",
      ru: "Горячие источники Караады: из пещеры между камней вытекает в море зелёная, мутная от глины вода, над ней вьётся пар, на уступе полотенца, а в проёме гулет под парусами и Бодрум с ветряными мельницами и белыми домами на том берегу",
    },
  },
  "gallery-bagla": {
    ...CARD,
    alt: {
      tr: "Bağla koyunda öğle: ince kumda çamlar, şemsiye gölgesinde şezlonglar, turkuaz suda demirli bir gulet, ardında tepesinde kule yıkıntısıyla Aspat, ufukta Kos",
      en: "Noon at Bağla: pines on fine sand, sunbeds in a parasol’s shade, a gulet at anchor on turquoise water, behind it the rocky cone of Aspat with its ruined tower and Kos on the horizon",
      ru: "Полдень в бухте Багла: сосны на мелком песке, шезлонги в тени зонта, гулет на якоре в бирюзовой воде, за ним скалистый конус Аспата с руинами башни, на горизонте — Кос",
    },
  },
  "gallery-cistern": {
    ...CARD,
    alt: {
      tr: "Bodrum Yarımadası’nda gün batarken bir gümbet: zeytinler arasında beyaz kubbeli sarnıç, arkada deniz",
      en: "A gümbet on the Bodrum peninsula at sunset: a white domed cistern among olive trees, the sea behind it",
      ru: "Белая купольная цистерна-гюмбет на закате среди олив, полуостров Бодрум, за ней море",
    },
  },
} as const satisfies Record<string, Picture>;
