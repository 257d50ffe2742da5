import type { Picture } from "#src/content/picture.ts";
import { VEHICLE } from "./sizes.ts";

/** The vehicles, each in a place of its own, each at its own hour. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Akşam kızıllığında, rıhtımda, farları yanan uzun, alçak, siyah bir sedan; arkasında ahşap gulet, motoryat, iki alçak tepede pencereleri ışıklı evler ve hilal biçiminde ay",
      en: "A long black saloon car side-on on a quay at dusk, headlamps lit, a gulet and a motor yacht behind it",
      ru: "Чёрный седан с включёнными фарами, вид сбоку: сумерки на набережной, позади гулет, светящиеся окна на холмах и молодой месяц",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Açık bir günde, koyun üstündeki yolda yandan görünen mavi bir minivan; arkasında taş duvar, zeytinler, demirli bir gulet ve yamaçta beyaz evler, önünde gelincikler",
      en: "A blue people carrier side-on above the bay at noon, behind it a stone wall, a gulet at anchor and a white hillside town",
      ru: "Синий минивэн, вид сбоку, в полдень на дороге над бухтой; за ним каменная стенка, гулет на якоре и белый город на склоне",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Sabah, Bodrum sırtındaki yel değirmenlerinin önünde yüksek tavanlı, uzun, gümüş rengi bir minibüs; arkasında bavullar, aşağıda beyaz evler ve deniz",
      en: "A long silver high-roof minibus by the windmills above Bodrum in the morning, suitcases behind it, the sea below",
      ru: "Длинный серебристый микроавтобус с высокой крышей утром у ветряных мельниц на гребне над Бодрумом, позади него чемоданы, внизу белые дома и море",
    },
  },
} as const satisfies Record<string, Picture>;
