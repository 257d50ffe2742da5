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
      tr: "Güneşli duvarda mavi bir çerçeve; içi boş, yalnız belgenin geleceği yeri gösteren kesik çizgiler var; altında gulet maketi ve saksıda bitki",
      en: "A blue frame on a sunny wall, empty but for a dashed outline for a document, above a model gulet and a plant",
      ru: "На солнечной стене синяя рамка с пустым листом, пунктиром отмечено место для документа; под ней модель гулета и растение в горшке",
    },
  },
  contact: {
    ...PLATE,
    alt: {
      tr: "Sabah güneşinde havalimanının gelen yolcu salonu: isim tabelası tutan şoföre yaklaşan anne ve oğlu, bavullar, zeminde rüzgârgülü; kapıların dışında koyu renk minivan",
      en: "The arrivals hall in morning sun: a driver with a name sign, a mother and son walking up, suitcases, his people carrier outside",
      ru: "Зал прилёта в утреннем свете: водитель с табличкой, к нему идут мама с сыном, чемоданы, роза ветров на полу; за дверями тёмный минивэн",
    },
  },
  faq: {
    ...PLATE,
    alt: {
      tr: "Sabah ışığında masada açık bir Bodrum Yarımadası haritası, ince belli bardakta çay ve anahtarlar; dışarıda yol tabelasının başında iki gezgin ve deniz",
      en: "A map of the Bodrum peninsula open on a table in morning light, with tea and keys; outside, two travellers at a signpost",
      ru: "Утренний свет, на столе раскрытая карта полуострова Бодрум, стакан чая и ключи, за окном двое у дорожного указателя и море",
    },
  },
  "not-found": {
    ...PLATE,
    alt: {
      tr: "Akşam mavisinde zeytinlerin arasından kıvrıla kıvrıla inip denizde biten yol, virajda yazısız ahşap bir tabela ve suda bekleyen fenerli bir tekne",
      en: "At blue hour a road winds down between olives and ends in the sea; a blank signpost in the bend, a boat with a lantern",
      ru: "В синих сумерках дорога петляет между олив и уходит под воду, на повороте указатель без надписей, в море лодка с фонарём",
    },
  },
} as const satisfies Record<string, Picture>;
