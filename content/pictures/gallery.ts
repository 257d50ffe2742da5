import type { Picture } from "#src/content/pageData/picture.ts";
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
      tr: "Bağla’da öğle: gölgesi kuma düşen ulu bir fıstık çamı, kıyıya çekilmiş kayık, turkuaz suda yüzenler, sarp Aspat kayası, ufukta Kos",
      en: "Noon at Bağla: an old stone pine shades the sand, a fishing boat is pulled up by turquoise water, Aspat and Kos beyond",
      ru: "Полдень в бухте Багла: старая пиния бросает тень на песок, у бирюзовой воды лежит лодка; вдали скала Аспат и Кос",
    },
  },
  "gallery-cistern": {
    ...CARD,
    alt: {
      tr: "Akşam ışığında, koya bakan terasta yaşlı bir zeytinin yanında taş kubbeli gümbet; yalakta su içen keçi, duvara yaslanmış çoban, açıkta iki ada",
      en: "A stone-domed gümbet beside an old olive on a terrace near Bodrum, a goat drinking, the shepherd at the wall above the evening bay",
      ru: "Купольная цистерна у старой оливы близ Бодрума: коза пьёт из поилки, пастух у ограды глядит на вечернюю бухту",
    },
  },
} as const satisfies Record<string, Picture>;
