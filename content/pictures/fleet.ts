import { type Picture, VEHICLE } from "./picture.ts";

/** The vehicles, each in a place of its own, all under one sky. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Sabah rıhtımda yandan görünen uzun, alçak, koyu mavi bir sedan; arkasında ahşap gulet, motoryat ve iki alçak tepede beyaz evler",
      en: "A long, low dark blue saloon car seen side-on on a quay in the morning, with a wooden gulet, a motor yacht and white houses on two low hills behind it",
      ru: "Длинный низкий тёмно-синий седан, вид сбоку, утром на набережной; позади деревянный гулет, моторная яхта и белые дома на двух невысоких холмах",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Koyun üstündeki yolda yandan görünen koyu mavi bir minivan; arkasında taş duvar, zeytin ağaçları, birkaç beyaz ev ve denizde iki yelkenli, önünde gelincikler",
      en: "A dark blue people carrier seen side-on on a road above the bay, behind it a stone wall, olive trees, a few white houses and two sails on the water, poppies in front",
      ru: "Тёмно-синий минивэн, вид сбоку, на дороге над бухтой; за ним каменная стенка, оливы, несколько белых домов и два паруса на воде, на переднем плане маки",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Bodrum sırtındaki yel değirmenlerinin önünde yüksek tavanlı, koyu mavi bir minibüs; arkasında bavullar, aşağıda beyaz evler ve deniz",
      en: "A dark blue high-roof minibus before the windmills on the ridge of Bodrum, suitcases behind its tail, white houses and the sea below",
      ru: "Тёмно-синий микроавтобус с высокой крышей у ветряных мельниц на гребне над Бодрумом, позади него чемоданы, внизу белые дома и море",
    },
  },
} as const satisfies Record<string, Picture>;
