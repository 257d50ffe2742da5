import type { Picture } from "#src/content/picture.ts";
import { VEHICLE } from "./sizes.ts";

/** The vehicles, each in a place of its own, each at its own hour. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Akşam kızıllığında, rıhtımda, farları yanan uzun, alçak, siyah bir sedan; arkasında ahşap gulet, motoryat, iki alçak tepede pencereleri ışıklı evler ve hilal biçiminde ay",
      en: "A long, low black saloon car seen side-on on a quay at dusk, its headlamps on, with a wooden gulet, a motor yacht and lit windows on two low hills behind it under a young moon",
      ru: "Длинный низкий чёрный седан с включёнными фарами, вид сбоку, в вечерних сумерках на набережной; позади деревянный гулет, моторная яхта, дома со светящимися окнами на двух невысоких холмах и молодой месяц",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Açık bir günde, koyun üstündeki yolda yandan görünen mavi bir minivan; arkasında taş duvar, zeytin ağaçları, birkaç beyaz ev ve denizde iki yelkenli, önünde gelincikler",
      en: "A blue people carrier seen side-on on a road above the bay on a clear day, behind it a stone wall, olive trees, a few white houses and two sails on the water, poppies in front",
      ru: "Синий минивэн, вид сбоку, ясным днём на дороге над бухтой; за ним каменная стенка, оливы, несколько белых домов и два паруса на воде, на переднем плане маки",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Sabah, Bodrum sırtındaki yel değirmenlerinin önünde yüksek tavanlı, uzun, gümüş rengi bir minibüs; arkasında bavullar, aşağıda beyaz evler ve deniz",
      en: "A long silver high-roof minibus before the windmills on the ridge of Bodrum in the morning, suitcases behind its tail, white houses and the sea below",
      ru: "Длинный серебристый микроавтобус с высокой крышей утром у ветряных мельниц на гребне над Бодрумом, позади него чемоданы, внизу белые дома и море",
    },
  },
} as const satisfies Record<string, Picture>;
