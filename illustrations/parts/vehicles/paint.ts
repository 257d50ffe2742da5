import type { MoodName } from "#illustrations/kit/mood.ts";

/** The colours of a dark blue vehicle in the light of a mood. */
export interface VehiclePaint {
  /** The body in shade and in light. */
  body: string;
  bodyLight: string;
  /** Colours of its reflections: bright sky, dim sky, dark horizon, ground. */
  sky: string;
  skyDim: string;
  horizon: string;
  ground: string;
  glass: string;
  glassMiddle: string;
  glassLight: string;
  chrome: string;
  chromeDim: string;
  plastic: string;
  tyre: string;
  tyreLight: string;
  rim: string;
  rimDim: string;
  rimDeep: string;
  lamp: string;
  lampDim: string;
  tail: string;
  tailDim: string;
  shadow: string;
}

const DAY: VehiclePaint = {
  body: "#10233b",
  bodyLight: "#1f3f60",
  sky: "#93b9d0",
  skyDim: "#41698d",
  horizon: "#0a1626",
  ground: "#a98f74",
  glass: "#0d1c2b",
  glassMiddle: "#24445f",
  glassLight: "#6f98b2",
  chrome: "#e6ecee",
  chromeDim: "#7d92a3",
  plastic: "#1b2530",
  tyre: "#0b1119",
  tyreLight: "#28333f",
  rim: "#cbd5da",
  rimDim: "#5d7183",
  rimDeep: "#1a2634",
  lamp: "#fbf7ea",
  lampDim: "#9db7c8",
  tail: "#c22a34",
  tailDim: "#6d1422",
  shadow: "#0f2540",
};

const DUSK: VehiclePaint = {
  body: "#1d1730",
  bodyLight: "#372850",
  sky: "#f0a882",
  skyDim: "#8c4a6c",
  horizon: "#130e23",
  ground: "#7d4160",
  glass: "#181029",
  glassMiddle: "#5a3159",
  glassLight: "#eeb08c",
  chrome: "#ffdfb6",
  chromeDim: "#b4708a",
  plastic: "#1a1426",
  tyre: "#0e0a19",
  tyreLight: "#2e1f3a",
  rim: "#e9b999",
  rimDim: "#7a4d70",
  rimDeep: "#1f1632",
  lamp: "#fff5d6",
  lampDim: "#ffd68a",
  tail: "#ff4c3d",
  tailDim: "#7d1430",
  shadow: "#1d1132",
};

/** How a vehicle's paint looks in each mood. */
export const VEHICLE_PAINTS: Record<MoodName, VehiclePaint> = {
  day: DAY,
  morning: DAY,
  gold: { ...DAY, sky: "#e9d6b4", skyDim: "#6a7390", ground: "#b98a62", glassLight: "#c8b79c", chrome: "#fff1d6" },
  dusk: DUSK,
  night: {
    ...DAY,
    body: "#081222",
    bodyLight: "#12263f",
    sky: "#4a7397",
    skyDim: "#1f4062",
    ground: "#7c5a38",
    glassLight: "#41688a",
    chrome: "#b9c9d6",
    lamp: "#fff3cf",
    lampDim: "#ffdf9c",
  },
};

/** A navy carrier in the blue hour: the afterglow on what looks up, lamplight from the ground. */
export const LAMPLIT_NAVY: VehiclePaint = {
  ...VEHICLE_PAINTS.night,
  body: "#0d1f42",
  bodyLight: "#28467a",
  sky: "#d9b3b4",
  skyDim: "#6679a8",
  horizon: "#0a1228",
  ground: "#d69a62",
  glass: "#111d3a",
  glassMiddle: "#2f4673",
  glassLight: "#b9a6bd",
  chrome: "#f3dcc0",
  chromeDim: "#8d8199",
};
