import type { Picture } from "#src/content/picture.ts";
import { PHONE, PLATE } from "./sizes.ts";

/** Pictures of the pages' own heads and bands. */
export const PAGE_PICTURES = {
  "hero-dusk-road": {
    ...PLATE,
    alt: {
      tr: "Gün batımında sahil yolunda koyu renk bir minivan, arkada Bodrum Kalesi ve bir gulet",
      en: "A dark people carrier on the coast road at sunset, Bodrum Castle and a gulet behind it",
      ru: "Тёмный минивэн на прибрежной дороге в лучах заката, позади Бодрумский замок и гулет",
    },
  },
  // A separate composition for phones. It replaces the picture above there, so the alternative text of that one must fit it, too.
  "hero-dusk-road-portrait": {
    ...PHONE,
    alt: {
      tr: "Gün batımında kıyı boyunca dönen sahil yolunda koyu renk bir minivan, batan güneşin yanında Bodrum Kalesi, suda bir gulet",
      en: "A dark people carrier on the coast road that bends round the bay, Bodrum Castle beside the setting sun and a gulet on the water",
      ru: "Тёмный минивэн на дороге, огибающей бухту, Бодрумский замок рядом с заходящим солнцем, гулет на воде",
    },
  },
  "night-harbour": {
    ...PLATE,
    alt: {
      tr: "Gece ışıklandırılmış Bodrum Kalesi, limanda bir gulet ve dolunay",
      en: "Bodrum Castle lit up at night, a gulet in the harbour and a full moon",
      ru: "Бодрумский замок в ночной подсветке, гулет в гавани и полная луна",
    },
  },
  // A placeholder for the owner's document: it has no number and must never be mistaken for a licence.
  licence: {
    width: 184,
    height: 184,
    widths: [184],
    alt: {
      tr: "Liman penceresinin önünde masada boş bir mavi çerçeve; önünde kırmızı kurdeleyle bağlı, mühürlü, henüz açılmamış bir belge; dışarıda yelkenli bir gulet",
      en: "An empty blue frame on a desk at a harbour window; before it the document, still rolled up, with a red ribbon and seal",
      ru: "Пустая синяя рамка на столе у окна с видом на бухту; перед ней документ, ещё свёрнутый, с красной лентой и печатью",
    },
  },
  contact: {
    ...PLATE,
    alt: {
      tr: "Alçak güneşte gelen yolcu salonu: şoför iki eliyle isim kartı tutuyor, bavuluyla gelen konuk el kaldırıyor; büyük camın ardında minivan bekliyor",
      en: "Arrivals hall in low sun: a driver holds up a name card, a guest with her case raises a hand, his people carrier waits outside",
      ru: "Зал прилёта в лучах низкого солнца: водитель держит табличку, гостья с чемоданом поднимает руку; за стеклом ждёт минивэн",
    },
  },
  faq: {
    ...PLATE,
    alt: {
      tr: "Açık pencerenin derin pervazında Bodrum Yarımadası haritası, ince belli bardakta çay, araba anahtarı ve mandalina; mavi panjurun ardında sakin deniz, begonvil",
      en: "On a deep window sill: a map of the Bodrum peninsula, tea, car keys and a mandarin; a blue shutter, bougainvillea, the calm sea beyond",
      ru: "На широком подоконнике карта полуострова Бодрум, стакан чая, ключи от машины и мандарин; за окном синий ставень, бугенвиллея и спокойное море",
    },
  },
  "not-found": {
    ...PLATE,
    alt: {
      tr: "Dolunayda ikiye ayrılan yol, bir kolu denize iniyor; yanda fenerli, tahtaları yazısız bir yol tabelası ve ona bakan bir keçi",
      en: "A road forks under a full moon, one branch running into the sea; a goat looks up at a blank signpost with a lantern",
      ru: "Полная луна, развилка: одна дорога уходит прямо в море; рядом указатель без надписей с фонарём, на него смотрит коза",
    },
  },
} as const satisfies Record<string, Picture>;
