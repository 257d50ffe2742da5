import type { Point } from "#src/content/map/geometry.ts";
import type { SheetName } from "./sheets.ts";
import type { SheetSize } from "#src/content/map/mapSheet.ts";

/** Mark of a place: a dot, or a small drawing of what it is known for. */
export type MapSymbol = "dot" | "castle" | "windmill" | "plane" | "sail" | "columns" | "terraces";

/**
 * Position of a label relative to its pin, in units of the sheet: to the right, and down to the baseline of its first line. `side` is its
 * alignment, as in `text-anchor`.
 */
export type Label = readonly [dx: number, dy: number, side: "start" | "middle" | "end"];

/** A place on the maps. */
export interface MapPoint {
  /** Longitude and latitude. */
  at: Point;
  symbol: MapSymbol;
}

/**
 * Places by the ids of the price table, and then the stops of the tours. Kaynar, Kaplankaya and D Maris are approximate; on the sheet of the
 * coast Ephesus is moved inland a little, so that it does not overlap Kuşadası.
 */
export const MAP_POINTS: Readonly<Record<string, MapPoint>> = {
  airport: { at: [27.6643, 37.2506], symbol: "plane" },
  bodrum: { at: [27.4305, 37.0344], symbol: "castle" },
  kaynar: { at: [27.556, 37.1235], symbol: "dot" },
  torba: { at: [27.459, 37.086], symbol: "dot" },
  içmeler: { at: [27.4505, 37.0225], symbol: "dot" },
  gümbet: { at: [27.4025, 37.0335], symbol: "dot" },
  bitez: { at: [27.3775, 37.0295], symbol: "dot" },
  ortakent: { at: [27.346, 37.0225], symbol: "dot" },
  yalıkavak: { at: [27.2885, 37.105], symbol: "sail" },
  gündoğan: { at: [27.3455, 37.1305], symbol: "dot" },
  türkbükü: { at: [27.3835, 37.1265], symbol: "dot" },
  gümüşlük: { at: [27.2365, 37.0545], symbol: "dot" },
  turgutreis: { at: [27.2585, 37.0065], symbol: "sail" },
  sixsenseskaplankaya: { at: [27.472, 37.275], symbol: "dot" },
  didim: { at: [27.268, 37.375], symbol: "dot" },
  dalaman: { at: [28.7925, 36.7131], symbol: "plane" },
  gocek: { at: [28.94, 36.755], symbol: "sail" },
  dmarishisaronu: { at: [28.02, 36.745], symbol: "dot" },
  fethiye: { at: [29.123, 36.622], symbol: "dot" },
  "cesme/alacatı": { at: [26.36, 38.29], symbol: "windmill" },
  kusadasıhotels: { at: [27.26, 37.86], symbol: "sail" },
  pamukkale: { at: [29.12, 37.92], symbol: "terraces" },
  antalya: { at: [30.7, 36.9], symbol: "dot" },
  izmiradnanmenderesairport: { at: [27.157, 38.2924], symbol: "plane" },
  izmir: { at: [27.14, 38.42], symbol: "dot" },
  marmaris: { at: [28.274, 36.855], symbol: "dot" },
  ephesus: { at: [27.378, 37.957], symbol: "columns" },
  seferihisar: { at: [26.84, 38.2], symbol: "columns" },
  sigacik: { at: [26.785, 38.194], symbol: "castle" },
  alacati: { at: [26.375, 38.283], symbol: "windmill" },
  çeşme: { at: [26.305, 38.324], symbol: "castle" },
  hierapolis: { at: [29.127, 37.945], symbol: "columns" },
  // On the plan of the site: accurate to about 50 m. The terraces are marked half-way up the path over them.
  travertines: { at: [29.1206, 37.9204], symbol: "dot" },
  "hierapolis-theatre": { at: [29.13, 37.9272], symbol: "dot" },
  "antique-pool": { at: [29.1246, 37.9255], symbol: "dot" },
  oludeniz: { at: [29.121, 36.5505], symbol: "dot" },
  kayakoy: { at: [29.09, 36.575], symbol: "dot" },
  // Ephesus where it is, on the sheet around it.
  "ephesus-site": { at: [27.345, 37.942], symbol: "columns" },
  "virgin-mary": { at: [27.333, 37.912], symbol: "dot" },
  sirince: { at: [27.433, 37.9425], symbol: "dot" },
  selcuk: { at: [27.368, 37.948], symbol: "dot" },
  dalyan: { at: [28.642, 36.835], symbol: "dot" },
  // On the sheet of the town: its centre, by the bus station, and the castle.
  centre: { at: [27.4297, 37.0372], symbol: "dot" },
  castle: { at: [27.4293, 37.0318], symbol: "castle" },
  // On the sheet of the centre: accurate to about 50 m; the bazaar is where its main lane is.
  marina: { at: [27.4227, 37.0341], symbol: "sail" },
  theatre: { at: [27.4205, 37.0395], symbol: "columns" },
  mausoleum: { at: [27.4241, 37.0379], symbol: "columns" },
  "myndos-gate": { at: [27.4162, 37.0371], symbol: "dot" },
  bazaar: { at: [27.4303, 37.0353], symbol: "dot" },
  "bus-station": { at: [27.4303, 37.0374], symbol: "dot" },
  shipyard: { at: [27.4201, 37.0343], symbol: "dot" },
  "zeki-muren": { at: [27.4399, 37.0303], symbol: "dot" },
  // Across the water, where the ferry lands.
  kos: { at: [27.289, 36.895], symbol: "dot" },
  // Where boats anchor: roughly, as the captain chooses by the wind.
  aquarium: { at: [27.383, 36.9995], symbol: "dot" },
  karaada: { at: [27.466, 36.957], symbol: "dot" },
  orak: { at: [27.588, 36.962], symbol: "dot" },
  // On the ridge between the bays of Bodrum and Gümbet.
  windmills: { at: [27.4146, 37.0303], symbol: "windmill" },
};

type Labels = Readonly<Record<string, Label>>;

/** Label positions on a whole sheet, chosen by hand so that none overlap. A whole sheet shows only the places listed here. */
export const LABELS: Readonly<Record<SheetName, Readonly<Record<SheetSize, Labels>>>> = {
  region: {
    large: {
      airport: [24, -2, "start"],
      bodrum: [-10, -58, "middle"],
      kaynar: [18, 30, "start"],
      torba: [10, -68, "middle"],
      içmeler: [22, 8, "start"],
      gümbet: [6, 92, "middle"],
      bitez: [-6, 154, "middle"],
      ortakent: [3, 76, "middle"],
      yalıkavak: [-51, 4, "end"],
      gündoğan: [-24, -118, "middle"],
      türkbükü: [26, -82, "start"],
      gümüşlük: [-20, 4, "end"],
      turgutreis: [-32, 18, "end"],
      sixsenseskaplankaya: [-24, -2, "end"],
    },
    small: {
      airport: [-16, 6, "end"],
      bodrum: [-30, -36, "middle"],
      kaynar: [14, 17, "start"],
      torba: [11, -46, "middle"],
      içmeler: [13, 2, "start"],
      gümbet: [25, 94, "middle"],
      bitez: [1, 46, "middle"],
      ortakent: [-7, 84, "middle"],
      yalıkavak: [-34, -11, "end"],
      gündoğan: [-20, -57, "middle"],
      türkbükü: [4, -58, "start"],
      gümüşlük: [-7, 2, "end"],
      turgutreis: [-9, 18, "end"],
      sixsenseskaplankaya: [-16, 0, "end"],
    },
  },
  coast: {
    large: {
      bodrum: [-28, 28, "end"],
      airport: [20, -14, "start"],
      didim: [-18, 4, "end"],
      kusadasıhotels: [-26, 8, "end"],
      ephesus: [30, -6, "start"],
      izmir: [20, -12, "start"],
      izmiradnanmenderesairport: [28, 14, "start"],
      "cesme/alacatı": [6, 54, "middle"],
      pamukkale: [34, 2, "start"],
      marmaris: [10, 32, "start"],
      dmarishisaronu: [-12, 42, "middle"],
      dalaman: [-20, 56, "end"],
      gocek: [18, -26, "start"],
      fethiye: [-14, 64, "end"],
      antalya: [-4, 48, "middle"],
    },
    small: {
      bodrum: [-16, 10, "end"],
      didim: [-10, 4, "end"],
      kusadasıhotels: [-14, 10, "end"],
      izmir: [14, -30, "start"],
      izmiradnanmenderesairport: [18, 0, "start"],
      "cesme/alacatı": [-24, 28, "start"],
      pamukkale: [-8, -35, "middle"],
      marmaris: [-4, -16, "end"],
      dmarishisaronu: [-6, 27, "end"],
      dalaman: [-8, 34, "end"],
      gocek: [0, -34, "middle"],
      fethiye: [8, 27, "middle"],
      ephesus: [14, 13, "start"],
      // East of this sheet, so it is shown at its edge.
      antalya: [3, -58, "end"],
    },
  },
  // Maps of the town and of tours show few places, whose labels are placed automatically.
  town: { large: {}, small: {} },
  centre: { large: {}, small: {} },
  bays: { large: {}, small: {} },
  fethiye: { large: {}, small: {} },
  ephesus: { large: {}, small: {} },
  izmir: { large: {}, small: {} },
  hierapolis: { large: {}, small: {} },
};

/**
 * Label positions on a zoomed map without prices, chosen by hand like those of the whole sheet: the bays have their names in the sea. Places
 * without an entry are labelled automatically.
 */
export const LABELS_NEAR: Partial<Record<SheetName, Readonly<Record<SheetSize, Labels>>>> = {
  region: {
    large: {
      gümbet: [-8, 92, "middle"],
      bitez: [-2, 66, "middle"],
      ortakent: [-40, 58, "middle"],
      turgutreis: [-32, 4, "end"],
      gümüşlük: [-20, 4, "end"],
      yalıkavak: [-36, -16, "end"],
      gündoğan: [-18, -52, "middle"],
      türkbükü: [24, -52, "start"],
      torba: [4, -22, "middle"],
    },
    small: {
      bodrum: [-2, -30, "end"],
      içmeler: [12, 8, "start"],
      gümbet: [4, 74, "end"],
      bitez: [-3, 50, "middle"],
      ortakent: [-36, 42, "middle"],
      turgutreis: [-15, 4, "end"],
      gümüşlük: [-10, 4, "end"],
      yalıkavak: [-18, -14, "end"],
      gündoğan: [-14, -42, "middle"],
      türkbükü: [10, -42, "start"],
      torba: [6, -16, "middle"],
    },
  },
  bays: {
    large: {
      bodrum: [-30, 0, "end"],
      aquarium: [-18, 6, "end"],
      karaada: [18, 14, "start"],
      orak: [0, 36, "middle"],
    },
    small: {
      bodrum: [-20, -4, "end"],
      aquarium: [8, 33, "middle"],
      karaada: [0, 28, "middle"],
      orak: [0, 28, "middle"],
    },
  },
  centre: {
    large: {},
    small: { mausoleum: [20, -6, "start"], theatre: [0, -32, "middle"], marina: [18, 28, "middle"] },
  },
};

/** Places whose labels are kept if there is room for few: on the narrowest screens, and with large text. */
export const MAJOR_PLACES: readonly string[] = [
  "airport",
  "kaynar",
  "içmeler",
  "yalıkavak",
  "torba",
  "turgutreis",
  "sixsenseskaplankaya",
  "izmir",
  "antalya",
  "pamukkale",
];
