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
      tr: "Arkadan görünen kasketli şoför, badanalı duvardaki çiviye boş bir mavi çerçeve asıyor; pencereden koyda bir gulet ve begonvil görünüyor",
      en: "Seen from behind, a driver in a cap hangs an empty blue frame on a whitewashed wall; in the window, a gulet and bougainvillea",
      ru: "Водитель в фуражке, стоя к нам спиной, вешает на белёную стену пустую синюю раму; в окне гулет в бухте и бугенвиллея",
    },
  },
  contact: {
    ...PLATE,
    alt: {
      tr: "Sabah güneşinde gelen yolcu salonu: hasır şapkalı konuk bavuluyla, karşılama kartı tutan şoföre yürüyor; camın ardında bekleyen minivan, önde yüklü bagaj arabası",
      en: "Arrivals hall in morning sun: a guest with her case walks up to a driver holding a card; a people carrier waits beyond the glass",
      ru: "Зал прилёта в утренних лучах: гостья с чемоданом идёт к водителю с табличкой; за стеклом ждёт минивэн, впереди тележка с багажом",
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
      tr: "Yolun bittiği küçük iskelede farları yanan bir minivan; üç basamak aşağıda bekleyen teknede el sallayan bir adam, denizin üstünde dolunay",
      en: "A road ends at the moonlit sea: a people carrier, its headlights on, three steps, and a boat whose owner waves from the bow",
      ru: "Дорога кончается у моря под полной луной: минивэн с зажжёнными фарами, три ступени к воде и лодка, хозяин которой машет рукой с носа",
    },
  },
} as const satisfies Record<string, Picture>;
