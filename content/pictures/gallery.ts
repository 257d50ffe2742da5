import type { Picture } from "#src/content/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {
  "gallery-karaada": {
    ...CARD,
    alt: {
      tr: "Karaada’da sıcak su mağarası: buğulu yeşil suda yıkananlar, kayanın kenarında oturan bir kadın; mağaranın ağzından demirli gulet, yel değirmenleri ve Bodrum’un evleri",
      en: "A cave on Karaada: people bathe in cloudy green water, a woman sits on a ledge; outside, a gulet lies off Bodrum",
      ru: "Пещера на Карааде: купальщики в мутной зелёной воде, на уступе сидит женщина; в проёме гулет на якоре, мельницы и белый Бодрум",
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
      tr: "Bodrum Yarımadası’nda akşam güneşinde beyaz kubbeli bir gümbet: patikada keçi ve yavrusu, taş duvara tırmanmış zeytin yiyen bir keçi, aşağıda deniz",
      en: "A white gümbet on the Bodrum peninsula in evening sun: a goat and kid on the path, another at an olive, sea below",
      ru: "Белый гюмбет на полуострове Бодрум в вечернем солнце: коза с козлёнком на тропе, другая тянется к оливе, внизу море",
    },
  },
} as const satisfies Record<string, Picture>;
