import type { Localized } from "#src/domain/language.ts";

/** A picture of the site: files `public/images/{name}-{width}.avif` and `.webp` for each of its widths. */
export interface Picture {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the files, smallest first. */
  widths: readonly number[];
  /** What is seen, for who cannot see it; empty where the picture only decorates. */
  alt: Localized<string>;
}

export const PICTURES = {
  "hero-dusk-road": {
    width: 1600,
    height: 1200,
    widths: [480, 800, 1200, 1600],
    alt: {
      tr: "Afiş: gün batımında sahil yolunda siyah bir minivan, arkada Bodrum Kalesi ve bir gulet",
      en: "Poster: a black people carrier on the coast road at sunset, Bodrum Castle and a gulet behind it",
      ru: "Плакат: чёрный минивэн на прибрежной дороге в лучах заката, позади Бодрумский замок и гулет",
    },
  },
  // The same scene for phones. The picture above speaks for it.
  "hero-dusk-road-portrait": {
    width: 800,
    height: 600,
    widths: [480, 800],
    alt: { tr: "", en: "", ru: "" },
  },
  "fleet-sedan": {
    width: 1200,
    height: 750,
    widths: [480, 800, 1200],
    alt: {
      tr: "Deniz kıyısında duran koyu mavi bir sedan",
      en: "A dark blue saloon car by the sea",
      ru: "Тёмно-синий седан на берегу моря",
    },
  },
  "fleet-mpv": {
    width: 1200,
    height: 750,
    widths: [480, 800, 1200],
    alt: {
      tr: "Deniz kıyısında duran koyu mavi bir minivan",
      en: "A dark blue people carrier by the sea",
      ru: "Тёмно-синий минивэн на берегу моря",
    },
  },
  "fleet-van": {
    width: 1200,
    height: 750,
    widths: [480, 800, 1200],
    alt: {
      tr: "Deniz kıyısında duran yüksek tavanlı, koyu mavi bir minibüs",
      en: "A dark blue high-roof minibus by the sea",
      ru: "Тёмно-синий микроавтобус с высокой крышей на берегу моря",
    },
  },
  "night-harbour": {
    width: 1600,
    height: 1200,
    widths: [480, 800, 1200, 1600],
    alt: {
      tr: "Afiş: gece ışıklandırılmış Bodrum Kalesi, limanda bir gulet ve dolunay",
      en: "Poster: Bodrum Castle lit up at night, a gulet in the harbour and a full moon",
      ru: "Плакат: Бодрумский замок в ночной подсветке, гулет в гавани и полная луна",
    },
  },
  // A drawing in the place of the owner's document: it bears no number and must never stand for a licence.
  licence: {
    width: 184,
    height: 184,
    widths: [184],
    alt: {
      tr: "Çerçeveli bir belge çizimi",
      en: "Drawing of a framed document",
      ru: "Рисунок документа в рамке",
    },
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;
