import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {
  "gallery-karaada": {
    ...CARD,
    alt: {
      tr: "Karaada’daki mağaranın yeşil suyunda bir çift, kayada oturan bir kadın; mağara ağzından Bodrum’un evleri görünüyor",
      en: "A couple in the cloudy green water of a cave on Karaada point out to sea at a passing boat",
      ru: "Пещера на Карааде: пара в мутной зелёной воде смотрит на гулет у белого Бодрума с мельницами, на уступе сидит женщина в шляпе",
    },
  },
  "gallery-bagla": {
    ...CARD,
    alt: {
      tr: "Bağla’da öğle: gölgesi kuma düşen ulu bir fıstık çamı, turkuaz suda yüzenler, Aspat kayası, ufukta Kos",
      en: "An old stone pine shades the sand at Bağla at noon, with a fishing boat pulled up beside turquoise water",
      ru: "Полдень в бухте Багла: старая пиния бросает тень на песок, у бирюзовой воды лежит лодка; вдали скала Аспат и Кос",
    },
  },
  "gallery-cistern": {
    ...CARD,
    alt: {
      tr: "Yaşlı bir zeytinin yanında taş kubbeli gümbet; yalaktan su içen keçi, duvara yaslanmış çoban, açıkta iki ada",
      en: "A goat drinks at a domed stone cistern beside an old olive tree, while the shepherd leans on the wall above the bay",
      ru: "Купольная цистерна у старой оливы близ Бодрума: коза пьёт из поилки, пастух у ограды глядит на вечернюю бухту",
    },
  },
} as const satisfies Record<string, Picture>;
