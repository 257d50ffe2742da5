import { cameraOf, frameOf, type Project, ribbon, stepsAway, toWorld } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { hillHouse } from "../parts/buildings/hillHouse.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { umbrellaPine } from "../parts/plants/umbrellaPine.ts";
import { reflection, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 540;
/** Where the far shore meets the water. */
const SHORE = 574;
const CAMERA = cameraOf({ horizon: HORIZON, centre: 760, eye: 3.1, focal: 1500 });
/** The shore road; the van drives against it, the water on its right hand. */
const ROAD_STANDING = { right: 0.7, away: 15.4, heading: 64 };
const ROAD = frameOf(CAMERA, ROAD_STANDING);
/** Its asphalt, across. */
const LANE = [-3.4, 2.1] as const;
/** Where the verge ends above the water, across the road, and how far the water lies under it. */
const VERGE = 4.7;
const WATER = -0.6;
/** The jetty, from the shore out towards the sun. */
const JETTY = frameOf(CAMERA, { right: -4.6, away: 17.4, heading: -20 });
/** The sun in the mist. */
const SUN: Point = [290, 350];

/** Torba in the early mist under the umbrella pines of the shore road: the sun comes past a crown over the still inlet, an angler sits on the jetty, a people carrier passes the long shadows of the trunks. */
export const SCENE: Scene = {
  name: "service-vip-torba-transfer",
  seed: 36,
  mood: "morning",
  colours: {
    sky: ["#5aa2b4", "#a9cfc4", "#f8e3b0", "#ffd88c"],
    zenith: "#2f7f97",
    sea: ["#ffe4a4", "#bfdcc4", "#5aa9b2", "#2a7c90"],
    seaLight: "#fff4d2",
    seaDark: "#4f9aa4",
    leafLight: "#a9b052",
    leaf: "#4a7048",
    leafDark: "#1f463c",
    ground: "#eecb86",
    groundShade: "#5c5a78",
    far: "#b5d0c8",
    farShade: "#9cc0be",
    mist: "#fdeabf",
    near: "#15302f",
    sun: "#fffbe8",
    halo: "#fff3c4",
  },
  crops: { wide: 150, square: 240 },
  grain: 0.3,
  draw(sheet) {
    drawInlet(sheet);
    drawShafts(sheet);
    sheet.add(boat(sheet));
    drawJetty(sheet);
    drawRoad(sheet);
    drawShorePines(sheet);
    drawVan(sheet);
    drawNear(sheet);
  },
};

/** The inlet like a mirror, headlands one behind the other in the mist, houses in groups among the trees of the slope. */
function drawInlet(sheet: Sheet): void {
  const headland =
    pinewood(sheet, {
      crest: pointsOf([660, 572, 740, 548, 850, 520, 970, 484, 1100, 456, 1240, 440, 1400, 410, 1640, 392]),
      foot: SHORE,
      size: [12, 22],
      colours: ["#7fae9c", "#98bd9d", "#d2d79c"],
      seed: 4,
    }) + hamlet(sheet);
  const hills = pointsOf([-20, 450, 120, 418, 280, 440, 460, 470, 640, 452, 840, 412, 1060, 420, 1340, 396, 1640, 410]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.46 }),
    sheet.glow(SUN, 700, "#ffeeb4", 0.95),
    fill(curveDownTo(hills, HORIZON + 4), sheet.mood.far),
    fill(curveDownTo(pointsOf([-20, 506, 140, 492, 320, 512, 520, 530, 640, 544]), HORIZON + 4), sheet.mood.farShade),
    sheet.glow(SUN, 420, "#fff6cc", 0.9),
    fill(disc(...SUN, 56), "#fffdf0"),
    sea(sheet, { top: HORIZON, bottom: 960, dabs: 26, foot: false }),
    haze(sheet, 480, 620, 0.8),
    headland,
    reflection(sheet, { drawing: headland, y: SHORE + 3, opacity: 0.5 }),
    haze(sheet, 430, 640, 0.55),
    // The sun in the mirror: broad and calm far off, in pieces towards us.
    fill(
      counted(13)
        .map((index) =>
          lens(
            SUN[0] + Math.sin(index * 2.3) * 16,
            566 + index ** 1.35 * 8,
            (190 - index * 6) * (0.75 + 0.35 * Math.abs(Math.sin(index * 1.7))),
            7 + index * 1.2,
          ),
        )
        .join(""),
      "#fffbe4",
      0.9,
    ),
  );
}

/** Torba on its slope: three unlike groups of houses and two under tiles in clearings of the wood, and under them a strip of beach with a wall of stones. */
function hamlet(sheet: Sheet): Drawing {
  const random = randomOf(5);
  const pale = sheet.tinted({
    leafDark: "#6f9c88",
    leaf: "#8db38f",
    leafLight: "#c9d297",
    wall: "#fff3d8",
    wallShade: "#b7a9b4",
    door: "#7f9fae",
    window: "#8a98a0",
    trunk: "#a08c78",
  });
  const tiled = (x: number, y: number, size: number, seed: number) =>
    place(
      hillHouse(pale, {
        width: 130,
        height: 72,
        depth: 50,
        roof: "tiles",
        seed,
        paint: "#fff0d4",
        windows: [
          [0.3, 0.45],
          [0.7, 0.45],
        ],
      }),
      x,
      y,
      size,
    );
  const clearing = (x: number, y: number, wide: number) => blot(random, x, y, wide, wide * 0.24);
  return (
    fill(clearing(1204, 508, 66) + clearing(1020, 540, 92) + clearing(866, 556, 52), "#dccf95", 0.9) +
    houseGroup(pale, { kind: 1, x: 1204, y: 508, size: 0.24 }) +
    tiled(930, 536, 0.3, 4) +
    tiled(1262, 516, 0.24, 6) +
    houseGroup(pale, { kind: 2, x: 1020, y: 544, size: 0.34 }) +
    houseGroup(pale, { kind: 3, x: 862, y: 556, size: 0.26 }) +
    fill(`M630 ${SHORE + 4}Q720 ${SHORE - 9} 880 ${SHORE - 8}H1640V${SHORE + 4}Z`, "#f3dba6") +
    fill(`M900 ${SHORE - 8}L1140 ${SHORE - 9}V${SHORE - 3}L900 ${SHORE - 2}Z`, "#b9a79c") +
    fill(`M640 ${SHORE + 2}Q800 ${SHORE - 1} 1640 ${SHORE}V${SHORE + 4}H640Z`, "#a9b79f")
  );
}

/** A wooden boat at her mooring, dark against the light, with her image. */
function boat(sheet: Sheet): Drawing {
  const dark = sheet.tinted({
    wall: "#b8987e",
    wallBright: "#f3d7a0",
    wallShade: "#5c5f68",
    trunk: "#3a3a42",
    stone: "#c9986a",
    stoneShade: "#5a4a4c",
    window: "#28404e",
  });
  const drawing = place(tirhandil(dark, { hull: "#256273", hullShade: "#184656", band: "#e9cb92" }), 726, 656, 0.66);
  return (
    reflection(sheet, { drawing, y: 659, opacity: 0.42 }) +
    drawing +
    ripples(sheet, { x: 726, y: 660, width: 200, height: 12, count: 12, colour: "#3f8890", opacity: 0.6 })
  );
}

/** A bank of mist between two heights, thickest in the middle. */
function haze(sheet: Sheet, top: number, bottom: number, thick: number): Drawing {
  const { mist } = sheet.mood;
  const paint = sheet.linear(
    [
      [0, mist, 0],
      [0.5, mist, thick],
      [1, mist, 0],
    ],
    [0, top],
    [0, bottom],
  );
  return fill(box(0, top, 1600, bottom - top), paint);
}

/** The sun's shafts in the mist over the water: they lie behind all that stands on our shore. */
function drawShafts(sheet: Sheet): void {
  const shafts = [
    [8, 5],
    [19, 8],
    [33, 4],
    [43, 9],
    [60, 5],
    [72, 8],
    [98, 6],
    [116, 9],
    [138, 6],
  ] as const;
  const wedge = ([from, wide]: readonly [number, number]): Path => {
    const at = (angle: number, reach: number): Point => [
      SUN[0] + Math.cos((angle / 180) * Math.PI) * reach,
      SUN[1] + Math.sin((angle / 180) * Math.PI) * reach,
    ];
    return polygon([at(from + wide * 0.4, 60), at(from, 1100), at(from + wide, 1100)]);
  };
  const light = sheet.radial(
    [
      [0, "#fffae0", 0.7],
      [0.4, "#fff4c8", 0.42],
      [1, "#ffeeb8", 0],
    ],
    SUN,
    900,
  );
  sheet.add(fill(shafts.map(wedge).join(""), light, 0.5));
}

/** The jetty of boards on posts and its image in the water; at its end sits an angler. */
function drawJetty(sheet: Sheet): void {
  const [long, half, deck] = [9.6, 0.85, 0.05];
  const mirrored: Project = ([right, away, up]) => JETTY([right, away, 2 * WATER - up]);
  const body = (view: Project, [top, side, end]: readonly [string, string, string]): Drawing => {
    const posts = counted(4).flatMap((index) =>
      [half, -half].map((across) => {
        const along = 2 + index * 2.5;
        const thick = 0.11;
        return polygon([
          view([along, across - thick, WATER]),
          view([along, across + thick, WATER]),
          view([along, across + thick, deck + 0.42]),
          view([along, across - thick, deck + 0.42]),
        ]);
      }),
    );
    const edge = (across: number): Path =>
      polygon([
        view([-1, across, deck]),
        view([long, across, deck]),
        view([long, across, deck - 0.2]),
        view([-1, across, deck - 0.2]),
      ]);
    return (
      fill(edge(half) + edge(-half), side) +
      fill(posts.join(""), end) +
      fill(
        polygon([view([-1, -half, deck]), view([long, -half, deck]), view([long, half, deck]), view([-1, half, deck])]),
        top,
      )
    );
  };
  const boards = counted(22).map((index) => {
    const along = (index / 22) ** 1.1 * long;
    return polyline([JETTY([along, -half, deck]), JETTY([along, half, deck])]);
  });
  const seat = [long - 0.7, 0.1, deck] as const;
  const [x, y] = JETTY(seat);
  const metre = y - JETTY([seat[0], seat[1], deck + 1])[1];
  sheet.add(
    `<g opacity="0.45">${body(mirrored, ["#7a6a58", "#3c5256", "#30484e"])}</g>`,
    body(JETTY, ["#e9c386", "#6b5348", "#5a4640"]),
    stroke(boards.join(""), "#9a7350", 2.4, 0.7),
    fill(box(x - metre * 0.26, y - metre * 0.42, metre * 0.5, metre * 0.42), "#4a4a52"),
    place(
      person(sheet, {
        pose: "sitting",
        top: "#b8452f",
        bottom: "#38465c",
        hat: "#e8cf96",
        sleeves: "long",
        shadow: false,
      }),
      x,
      y,
      (metre * 1.72) / 100,
    ),
    stroke(
      `M${x + metre * 0.3} ${y - metre * 0.66}Q${x + metre * 1.4} ${y - metre * 1.9} ${x + metre * 2.2} ${y - metre * 2.1}`,
      "#4a3a38",
      2.6,
    ),
    stroke(`M${x + metre * 2.2} ${y - metre * 2.1}L${x + metre * 2.3} ${y + metre * 0.5}`, "#6b6a66", 1.2, 0.8),
    fill(lens(x + metre * 2.3, y + metre * 0.52, 46, 5), "#fff4d2", 0.9),
  );
}

/** Where the shadow of a point one metre up falls, in metres: to the right and away from the eye. */
const CAST = [0.42, -1.35] as const;

/** A pine by its place along the road and across it, in metres: height of its crown's underside, lean, half the breadth, dome. */
interface RoadPine {
  along: number;
  across: number;
  high: number;
  lean: number;
  half: number;
  dome: number;
  thick: number;
  seed: number;
}

/** Pines between road and water, the furthest first. */
const SHORE_PINES: readonly RoadPine[] = [
  { along: 15, across: 3.7, high: 4.7, lean: -0.4, half: 2.9, dome: 1.6, thick: 0.2, seed: 5 },
  { along: -2.2, across: 3.5, high: 4.9, lean: 0.3, half: 2.9, dome: 1.7, thick: 0.22, seed: 3 },
];
/** The great pine on our side of the road. */
const NEAR_PINE: RoadPine = {
  along: 0.3,
  across: -7.6,
  high: 4.75,
  lean: -1.5,
  half: 3,
  dome: 1.5,
  thick: 0.2,
  seed: 6,
};

function pineOf(sheet: Sheet, { along, across, high, lean, half, dome, thick, seed }: RoadPine): Drawing {
  const [x, y] = ROAD([along, across, 0]);
  const metre = y - ROAD([along, across, 1])[1];
  return umbrellaPine(sheet, {
    foot: [x, y],
    head: [x + lean * metre, y - high * metre],
    wide: half * metre,
    rise: dome * metre,
    thick: thick * metre,
    seed,
  });
}

/** The shadow of a trunk on the ground, from its very foot; the crown's falls before the picture. */
function pineShade({ along, across, high, lean, thick }: RoadPine): Path {
  const foot = toWorld(ROAD_STANDING)([along, across, 0]);
  const girths = [
    [0, 1.6],
    [0.04, 1],
    [0.3, 0.74],
    [0.7, 0.6],
    [1.5, 0.48],
  ] as const;
  const side = (sign: number) =>
    girths.map(([up, half]): Point => {
      const x = foot[0] + lean * up + Math.sin(up * 3) * 0.14 + CAST[0] * high * up + sign * half * thick;
      return CAMERA([x, Math.max(2, foot[1] + CAST[1] * high * up), 0]);
    });
  return `${curve(side(-1))}${curve(side(1).toReversed()).replace("M", "L")}Z`;
}

/** The shore road under its pines: verge with needles over a low wall of stones, asphalt that the shade of the trunks crosses. */
function drawRoad(sheet: Sheet): void {
  const edge = stepsAway(-14, 90, 44);
  const strip = (from: number, to: number) => polygon(ribbon(ROAD, { along: edge, across: [from, to] }));
  const uneven = (along: number) => VERGE + Math.sin(along * 1.3) * 0.22 + Math.sin(along * 2.9) * 0.12;
  const bank = polygon([
    ...edge.map((along) => ROAD([along, uneven(along), 0])),
    ...edge.toReversed().map((along) => ROAD([along, uneven(along) + 0.3, WATER])),
  ]);
  const ground = polygon([
    ...edge.map((along) => ROAD([along, uneven(along), 0])),
    ...edge.toReversed().map((along) => ROAD([along, -60, 0])),
  ]);
  const asphalt = sheet.linear(
    [
      [0, "#f3d7a6"],
      [0.5, "#d6b79e"],
      [1, "#a797a8"],
    ],
    [0, 860],
    [1500, 900],
  );
  const shades = SHORE_PINES.map(pineShade).join("");
  const fading = (colour: string, thick: number) =>
    sheet.linear(
      [
        [0, colour, thick],
        [0.55, colour, thick * 0.8],
        [1, colour, 0],
      ],
      [0, 800],
      [0, 1092],
    );
  sheet.add(
    fill(bank, "#6f6a66"),
    fill(ground, "#f0cd88"),
    fill(strip(LANE[0], LANE[1]), asphalt),
    fill(strip(LANE[1], LANE[1] + 0.22), "#fff0c6"),
    fill(strip(LANE[0] - 0.22, LANE[0]), "#fff0c6"),
    fill(strip(-60, LANE[0] - 0.22), "#e3b76f"),
    // A fold of the verge, which the light leaves.
    fill("M-20 1124Q260 1086 560 1090T1100 1010T1640 900V1240H-20Z", "#d9a760"),
    sheet.clipped(ground, fill(shades, fading("#8b5a4c", 0.66))),
    sheet.clipped(strip(LANE[0] - 0.22, LANE[1] + 0.22), fill(shades, fading("#75698f", 0.86))),
    needleDrift(),
    ...vergeGrass(sheet),
  );
}

/** Dry grass along the water and in a few places of our verge. */
function vergeGrass(sheet: Sheet): Drawing[] {
  const tufts = (from: number, to: number, across: number, height: number, colour: string, seed: number) => {
    const line = [-9, -5, 0, 5, 12, 20].map((along) => ROAD([along, across, 0]));
    return grass(sheet, { from, to, ground: (x) => heightAt(line, x), count: 28, height, colour, seed });
  };
  return [
    tufts(30, 240, 4.5, 26, "#a89a52", 2),
    tufts(440, 520, 3.6, 24, "#8a8a48", 4),
    tufts(560, 800, 4.2, 26, "#a89a52", 7),
    tufts(1290, 1560, 4.4, 20, "#a89a52", 9),
  ];
}

/** Dry needles that the wind has swept against the edge of the asphalt, in tongues of unlike length. */
function needleDrift(): Drawing {
  const random = randomOf(23);
  const tongue = (from: number, to: number, deep: number): Path => {
    const steps = counted(25).map((index) => index / 24);
    const rim = (share: number) =>
      LANE[0] - 0.5 + deep * Math.sin(share * Math.PI) * (0.75 + 0.25 * Math.sin(share * 19 + from));
    return polygon([
      ...steps.map((share) => ROAD([mixed(from, to, share), rim(share), 0])),
      ...steps
        .toReversed()
        .map((share) => ROAD([mixed(from, to, share), LANE[0] - 0.5 - deep * 0.5 * Math.sin(share * Math.PI), 0])),
    ]);
  };
  const loose = counted(110).map(() => {
    const [x, y] = ROAD([random.between(-9, 6), LANE[0] - 0.35 + random.around(0.55), 0]);
    const long = (y - 540) * 0.05;
    return `M${short(x)} ${short(y)}l${short(random.around(long))} ${short(random.around(long * 0.4))}`;
  });
  return (
    fill(
      [tongue(-9.6, -5.4, 0.5), tongue(-4.4, -1.2, 0.34), tongue(0.2, 4.6, 0.55), tongue(6, 9, 0.3)].join(""),
      "#b5713f",
    ) + stroke(loose.join(""), "#9a5a36", 2.6, 0.9)
  );
}

/** The row between road and water, paler the further off; mist stands between the far ones. */
function drawShorePines(sheet: Sheet): void {
  const pale = sheet.tinted({ leafDark: "#41786c", leaf: "#6d9a76", leafLight: "#d6d08c" });
  for (const pine of SHORE_PINES) {
    const [, y] = ROAD([pine.along, pine.across, 0]);
    sheet.add(pineOf(pine.along > 5 ? pale : sheet, pine));
    if (pine.along > 5) sheet.add(haze(sheet, y - 260, y + 40, 0.4));
  }
  // The sun is stronger than the crown before it.
  sheet.add(sheet.glow(SUN, 230, "#fffdf0", 0.55));
}

/** The van: its shadow beside it, as long as its flank and parallel to the road, then the dark under its floor and tyres. */
function drawVan(sheet: Sheet): void {
  const paint = {
    sky: "#f6e2b0",
    skyDim: "#6f8790",
    ground: "#a89272",
    shadow: "#4d3f68",
    glassLight: "#d9cda4",
    lamp: "#fffbe6",
    lampDim: "#ffeeb4",
  };
  const onRoad = (places: readonly Point[]): Path =>
    curve(
      places.map(([along, across]) => ROAD([along, across, 0])),
      true,
    );
  const beside = onRoad([
    [0.7, 0.2],
    [0.42, -0.7],
    [0.34, -1.5],
    [0.62, -1.92],
    [1.2, -2.04],
    [3, -2.06],
    [4.6, -2.04],
    [5.2, -1.9],
    [5.4, -1.4],
    [5.34, -0.6],
    [5.2, 0.6],
  ]);
  const under = onRoad([
    [0.55, 0.5],
    [0.44, -0.6],
    [0.62, -1.08],
    [1.4, -1.13],
    [3, -1.1],
    [4.5, -1.12],
    [4.95, -0.9],
    [5, 0.5],
  ]);
  sheet.add(
    fill(beside, "#6a5d86", 0.82),
    fill(under, "#33294a", 0.8),
    vehicle(sheet, { view: ROAD, mood: "morning", cast: [0.03, -0.1], paint }),
  );
}

/** Near by on our side of the road: the great pine on its bank of needles, which runs out to the left, and oleander in flower. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({ leafDark: "#143a35", leaf: "#2f6248", leafLight: "#a9b052" });
  const bank = pointsOf([-20, 1226, 420, 1222, 760, 1206, 1000, 1174, 1180, 1126, 1340, 1084, 1460, 1066, 1640, 1046]);
  const random = randomOf(14);
  const litter = counted(34).map(() => {
    const x = random.between(1040, 1600);
    const y = mixed(heightAt(bank, x) + 20, 1200, random.next());
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(random.around(26))} ${Math.round(random.between(-7, 8))}`;
  });
  const tuft = (from: number, to: number, y: number, height: number, colour: string, seed: number) =>
    grass(sheet, { from, to, ground: (x) => y + Math.sin(x / 9) * 5, count: 46, height, colour, seed });
  sheet.add(
    fill(curveDownTo(bank, 1240), "#b9723f"),
    fill(
      curveDownTo(
        bank.map(([x, y], index): Point => [x + 30, y + 30 + (index % 2) * 12]),
        1240,
      ),
      "#a9643b",
    ),
    tuft(590, 680, 1098, 26, "#a89a52", 6),
    tuft(930, 990, 1062, 22, "#a89a52", 7),
    stroke(litter.join(""), "#d99a5a", 3, 0.75),
    sheet.clipped(curveDownTo(bank, 1240), fill(pineShade(NEAR_PINE), "#5f3440", 0.7)),
    tuft(1290, 1440, 1104, 40, "#8a8a48", 3),
    pineOf(dark, NEAR_PINE),
    tuft(1420, 1600, 1102, 38, "#aeb056", 4),
    oleander(sheet, 30, 1120, 190, 6),
    oleander(sheet, 236, 1200, 120, 9),
  );
}
