import { type Picture, VEHICLE } from "./picture.ts";

/** The vehicles, all on the same shore. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Bodrum’da liman rıhtımında koyu mavi, alçak bir sedan, karşıda Bodrum Kalesi",
      en: "A long, low dark blue saloon car on the harbour quay, Bodrum Castle across the water",
      ru: "Длинный низкий тёмно-синий седан на набережной, за бухтой\u00a0— Бодрумский замок",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Bodrum limanında, rıhtımda koyu mavi bir minivan, arkada bir gulet ve beyaz evler",
      en: "A dark blue people carrier on the quay of Bodrum harbour, a gulet and white houses behind it",
      ru: "Тёмно-синий минивэн на набережной Бодрума, позади гулет и белые дома",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Rıhtımda yüksek tavanlı, koyu mavi bir minibüs, arkada Bodrum’un yel değirmenleri",
      en: "A dark blue high-roof minibus on the quay, the windmills of Bodrum on the ridge behind it",
      ru: "Тёмно-синий микроавтобус с высокой крышей на набережной, на гребне\u00a0— ветряные мельницы Бодрума",
    },
  },
} as const satisfies Record<string, Picture>;
