/** The colours of a time of day. Parts take all their colours from it, so that the light is the same in the whole scene. */
export interface Mood {
  /** Whitewash: in sunlight, brightest edge, in shade, in deep shade. Shade is never grey. */
  wall: string;
  wallBright: string;
  wallShade: string;
  wallDeep: string;
  /** Stone, in the same four steps. */
  stone: string;
  stoneWorn: string;
  stoneShade: string;
  stoneDeep: string;
  door: string;
  window: string;
  roof: string;
  roofShade: string;
  trunk: string;
  leafLight: string;
  leaf: string;
  leafDark: string;
  flowerLight: string;
  flower: string;
  flowerDark: string;
  ground: string;
  groundShade: string;
  /** Two shades of one hue for distant land, and the mist at its foot. */
  far: string;
  farShade: string;
  mist: string;
  /** Gradient colours from the top of the sky to the horizon. */
  sky: readonly string[];
  /** Colour of the spray over the top of the sky. */
  zenith: string;
  cloud: string;
  cloudShade: string;
  sun: string;
  halo: string;
  /** Gradient colours from the horizon to the bottom of the sheet. */
  sea: readonly string[];
  seaLight: string;
  seaDark: string;
  /** The darkest colour, for the foreground: frames, bottom of the sheet. */
  near: string;
}

/** The times of day that a scene can be drawn at. */
export const MOOD_NAMES = ["morning", "day", "gold", "dusk", "night"] as const;
export type MoodName = (typeof MOOD_NAMES)[number];

const DAY: Mood = {
  wall: "#fdf8ee",
  wallBright: "#fffdf6",
  wallShade: "#aebbd4",
  wallDeep: "#8796b8",
  stone: "#ecd3a3",
  stoneWorn: "#d8b57e",
  stoneShade: "#a07f72",
  stoneDeep: "#6f5a66",
  door: "#1d5d86",
  window: "#17476e",
  roof: "#c8643c",
  roofShade: "#93412d",
  trunk: "#6b4a3a",
  leafLight: "#a3a765",
  leaf: "#6d7a3f",
  leafDark: "#3f4d2b",
  flowerLight: "#e0487c",
  flower: "#c2265f",
  flowerDark: "#8d1b4c",
  ground: "#d9b57f",
  groundShade: "#9a7660",
  far: "#9fc0cf",
  farShade: "#84acc2",
  mist: "#e9efe2",
  sky: ["#2f7fae", "#74b4cf", "#dcebe2"],
  zenith: "#174f7c",
  cloud: "#fbf7ef",
  cloudShade: "#c8dbe2",
  sun: "#fffaf0",
  halo: "#fff1cf",
  sea: ["#9fd0d8", "#4ba0ba", "#2379a0", "#154a70"],
  seaLight: "#e6f5f0",
  seaDark: "#1a628c",
  near: "#14304c",
};

/** Colours and light of each time of day. */
export const MOODS: Record<MoodName, Mood> = {
  day: DAY,
  morning: {
    ...DAY,
    wallShade: "#b3bcd6",
    stone: "#f0d7a8",
    far: "#aac6d2",
    farShade: "#94b5c5",
    mist: "#fbe9c6",
    sky: ["#5aa3c4", "#9cc9d6", "#f3e3c0", "#fbe9c6"],
    zenith: "#2f7fae",
    cloudShade: "#d6dfdc",
    sea: ["#c6e0dc", "#7fbccb", "#3a8bae", "#175078"],
  },
  gold: {
    ...DAY,
    wall: "#fff0d6",
    wallBright: "#fffaf0",
    wallShade: "#b7a0bb",
    wallDeep: "#8d79a6",
    stone: "#eecb94",
    stoneWorn: "#d6a873",
    stoneShade: "#96697c",
    stoneDeep: "#6a4a6a",
    door: "#2a5f88",
    window: "#2f4a72",
    roof: "#d0703f",
    roofShade: "#93474a",
    trunk: "#5f3f3c",
    leafLight: "#b8a85e",
    leaf: "#74743c",
    leafDark: "#43482f",
    ground: "#dcae76",
    groundShade: "#94695f",
    far: "#b395a9",
    farShade: "#8f779b",
    mist: "#f9cb9a",
    sky: ["#3a7fa6", "#8fb9c4", "#f3d3a6", "#f6b184"],
    zenith: "#1d5d86",
    cloud: "#fff6e2",
    cloudShade: "#e9c2a6",
    sun: "#fff8e4",
    halo: "#fff0c8",
    sea: ["#f3c79a", "#9bb4ac", "#3c88a3", "#123d60"],
    seaLight: "#f8efd6",
    seaDark: "#155880",
    near: "#2a2440",
  },
  dusk: {
    wall: "#f9d6ae",
    wallBright: "#fde6c4",
    wallShade: "#8c5a78",
    wallDeep: "#5f3a64",
    stone: "#eeb07c",
    stoneWorn: "#cf805e",
    stoneShade: "#7a4562",
    stoneDeep: "#4a2a52",
    door: "#2b3f6b",
    window: "#3a2950",
    roof: "#b4523f",
    roofShade: "#6a2c4a",
    trunk: "#3d2340",
    leafLight: "#8f7a4a",
    leaf: "#4f4b45",
    leafDark: "#2c2b3f",
    flowerLight: "#d8466f",
    flower: "#a3245c",
    flowerDark: "#611a4b",
    ground: "#a8625a",
    groundShade: "#5b3358",
    far: "#b9607a",
    farShade: "#984d74",
    mist: "#f6b98a",
    sky: ["#43284f", "#6d3a63", "#b5536a", "#e77f5b", "#f6b27c", "#fbdca6"],
    zenith: "#2a1c40",
    cloud: "#f3a273",
    cloudShade: "#c2566a",
    sun: "#fff0c4",
    halo: "#ffd79a",
    sea: ["#f6bd86", "#dd8068", "#9a4d70", "#35264f"],
    seaLight: "#f9c190",
    seaDark: "#5d3263",
    near: "#241735",
  },
  night: {
    wall: "#6484ab",
    wallBright: "#86a3c2",
    wallShade: "#2b4870",
    wallDeep: "#1b3358",
    stone: "#c9945a",
    stoneWorn: "#9a6a4c",
    stoneShade: "#3c3552",
    stoneDeep: "#241f3e",
    door: "#16305a",
    window: "#f8cf7c",
    roof: "#3a3555",
    roofShade: "#221f3e",
    trunk: "#131f38",
    leafLight: "#3b5a5e",
    leaf: "#22414e",
    leafDark: "#132a40",
    flowerLight: "#a03a6c",
    flower: "#6e2558",
    flowerDark: "#3f1a44",
    ground: "#24395c",
    groundShade: "#13233f",
    far: "#23436a",
    farShade: "#1b365a",
    mist: "#4a6d93",
    sky: ["#0a1a36", "#12305a", "#2a5480", "#5a80a2"],
    zenith: "#060f24",
    cloud: "#3d638c",
    cloudShade: "#274a74",
    sun: "#f8efd2",
    halo: "#9fb9d0",
    sea: ["#4f7ea4", "#28567f", "#14365c", "#081a33"],
    seaLight: "#7fa9c9",
    seaDark: "#0a2142",
    near: "#050f22",
  },
};
