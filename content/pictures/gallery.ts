import type { Picture } from "#src/content/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {
  "gallery-karaada": {
    ...CARD,
    alt: {
      tr: "Karaada’da sıcak su mağarası: buğulu yeşil suda açıktaki guleti gösteren bir çift, kayada oturan bir kadın; mağaranın ağzında yel değirmenleri ve Bodrum’un evleri",
      en: "A cave on Karaada: a couple in cloudy green water point at a gulet off Bodrum, a woman in a hat sits on a ledge",
      ru: "Пещера на Карааде: пара в мутной зелёной воде смотрит на гулет у белого Бодрума с мельницами, на уступе сидит женщина в шляпе",
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
      tr: "Bodrum Yarımadası’nda akşam güneşinde beyaz kubbeli bir gümbet: patikada keçi ve yavrusu, kayanın üstünde zeytine uzanan bir keçi, aşağıda deniz",
      en: "A white gümbet on the Bodrum peninsula in evening sun: a goat and kid by the path, another on a boulder under an olive",
      ru: "Белый гюмбет на полуострове Бодрум в вечернем солнце: коза с козлёнком у тропы, другая на валуне тянется к оливе, внизу море",
    },
  },
} as const satisfies Record<string, Picture>;
