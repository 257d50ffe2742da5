import { type Picture, VEHICLE } from "./picture.ts";

/** The vehicles, all on the same shore. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Deniz kıyısında duran koyu mavi, alçak bir sedan",
      en: "A long, low dark blue saloon car by the sea",
      ru: "Длинный низкий тёмно-синий седан на берегу моря",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Deniz kıyısında duran koyu mavi bir minivan",
      en: "A dark blue people carrier by the sea",
      ru: "Тёмно-синий минивэн на берегу моря",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Deniz kıyısında duran yüksek tavanlı, koyu mavi bir minibüs",
      en: "A dark blue high-roof minibus by the sea",
      ru: "Тёмно-синий микроавтобус с высокой крышей на берегу моря",
    },
  },
} as const satisfies Record<string, Picture>;
