import type { Picture } from "#src/content/pageData/picture.ts";
import { PHONE, PLATE } from "./sizes.ts";

/** Pictures of the pages' own heads and bands. */
export const PAGE_PICTURES = {
  "hero-dusk-road": {
    ...PLATE,
    alt: {
      tr: "Gün batımında sahil yolunda koyu renk bir minivan, arkada Bodrum Kalesi ve bir gulet",
      en: "A dark people carrier on the coast road at sunset, with Bodrum Castle behind it",
      ru: "Тёмный минивэн на прибрежной дороге в лучах заката, позади Бодрумский замок и гулет",
    },
  },
  // A separate composition for phones. It replaces the picture above there, so the alternative text of that one must fit it, too.
  "hero-dusk-road-portrait": {
    ...PHONE,
    alt: {
      tr: "Gün batımında kıyı boyunca dönen sahil yolunda koyu renk bir minivan, batan güneşin yanında Bodrum Kalesi, suda bir gulet",
      en: "A dark people carrier on the road that bends round the bay, with Bodrum Castle beside the setting sun",
      ru: "Тёмный минивэн на дороге, огибающей бухту, Бодрумский замок рядом с заходящим солнцем, гулет на воде",
    },
  },
  "night-harbour": {
    ...PLATE,
    alt: {
      tr: "Gece ışıklandırılmış Bodrum Kalesi, limanda bir gulet ve dolunay",
      en: "Bodrum Castle lit up at night, with a full moon over the harbour",
      ru: "Бодрумский замок в ночной подсветке, гулет в гавани и полная луна",
    },
  },
  // A placeholder for the owner's document: it has neither words nor a number and must never be mistaken for a licence.
  licence: {
    width: 184,
    height: 184,
    widths: [184],
    alt: {
      tr: "Beyaz duvarda mavi çerçeveli bir belge: yazı yerine düz çizgiler, kenarında desenli bordür, köşesinde kırmızı mühür",
      en: "A certificate in a blue frame: a patterned border, plain bars in place of words, and a red seal with ribbons",
      ru: "Документ в синей раме на белой стене: узорная кайма, полосы вместо текста и красная печать с лентами",
    },
  },
  contact: {
    ...PLATE,
    alt: {
      tr: "Gelen yolcu salonunda, üstünde EMMA yazan tabelayla bekleyen şoför; koşan bir çocuk onu gösteriyor, annesi el sallıyor",
      en: "A driver in the arrivals hall holds a sign that says EMMA; a child runs up pointing, and the mother waves",
      ru: "Зал прилёта: водитель держит табличку с именем EMMA, к нему бежит ребёнок, мама машет, папа катит тележку с чемоданами",
    },
  },
  faq: {
    ...PLATE,
    alt: {
      tr: "Pencere pervazında Bodrum Yarımadası’nın haritası, ince belli bardakta çay, araba anahtarı, bir mandalina; dışarıda deniz",
      en: "A map of the Bodrum peninsula on a deep window sill, with car keys, a glass of tea and a mandarin",
      ru: "На подоконнике карта полуострова Бодрум, чай, ключи от машины и мандарин; за окном синий ставень и тихое море",
    },
  },
  "not-found": {
    ...PLATE,
    alt: {
      tr: "Yolun bittiği iskelede farları yanan bir minivan; aşağıdaki teknede el sallayan bir adam, denizin üstünde dolunay",
      en: "A people carrier where the road ends at a moonlit sea, and a boatman waving as if to take over",
      ru: "Дорога кончается у моря под полной луной: фары минивэна, три ступени к воде, лодочник машет рукой с носа лодки",
    },
  },
} as const satisfies Record<string, Picture>;
