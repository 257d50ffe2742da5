import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { house } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { reflection, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { mooringPost } from "../parts/things/quayGear.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 540;
/** Where the far shore meets the water. */
const SHORE = 574;
const CAMERA = cameraOf({ horizon: HORIZON, centre: 760, eye: 3.1, focal: 1500 });
/** The shore road; the van drives against it, the water on its right hand. */
const ROAD = frameOf(CAMERA, { right: 2.5, away: 15.6, heading: 52 });
/** Where the verge ends above the water, across the road, and how far the water lies under it. */
const VERGE = 5;
const WATER = -0.6;
/** The jetty, from the shore out towards the sun. */
const JETTY = frameOf(CAMERA, { right: -4.4, away: 15.2, heading: -9 });
/** The sun in the mist, and the point on the horizon under it, from which all shadows run towards us. */
const SUN: Point = [330, 330];
const BELOW_SUN: Point = [330, HORIZON];

/** Torba in the early mist under the pines of the shore road: shafts of sun fall between their crowns on the still inlet, an angler sits on the jetty, a people carrier comes along the water. */
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
  crops: { wide: 200, square: 200 },
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

/** The inlet like a mirror, headlands one behind the other in the mist, a few white houses on the shore. */
function drawInlet(sheet: Sheet): void {
  const headland =
    pinewood(sheet, {
      crest: pointsOf([660, 572, 740, 540, 850, 500, 970, 440, 1100, 396, 1240, 372, 1400, 340, 1640, 320]),
      foot: SHORE,
      size: [18, 32],
      colours: ["#3f7a6c", "#68997a", "#c2ca84"],
      seed: 4,
    }) +
    fill(`M630 ${SHORE + 4}Q720 ${SHORE - 8} 880 ${SHORE - 7}H1640V${SHORE + 4}Z`, "#f3dba6") +
    (
      [
        [712, 54, 32, 3],
        [792, 44, 44, 5],
        [858, 60, 30, 4],
        [960, 50, 40, 7],
        [1180, 66, 38, 9],
      ] as const
    )
      .map(([x, width, height, seed]) => place(house(sheet, { width, height, seed, depth: 22 }), x, SHORE - 6))
      .join("");
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
    reflection(sheet, { drawing, y: 659, opacity: 0.6 }) +
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
  sheet.add(fill(shafts.map(wedge).join(""), light, 0.8));
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

/** A shadow on the ground from a place on the sheet: it runs from the point under the sun towards us. */
function shadeFrom([x, y]: Point, half: number, reach: number): Path {
  const [dx, dy] = [x - BELOW_SUN[0], y - BELOW_SUN[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const wide = half * (1 + reach / long);
  const [ex, ey] = [x + ux * reach, y + uy * reach];
  return curve(
    [
      [x - half, y],
      [x + half, y],
      [mixed(x, ex, 0.5) + wide * 0.7, mixed(y, ey, 0.48)],
      [ex + wide, ey - wide * uy * 0.2],
      [ex - wide, ey + wide * uy * 0.2],
      [mixed(x, ex, 0.5) - wide * 0.5, mixed(y, ey, 0.52)],
    ],
    true,
  );
}

/** Pines between road and water, the nearest last: metres along the road and across, height, lean, breadth and seed. */
const SHORE_PINES = [
  { along: 34, across: 3.2, tall: 13, lean: -0.6, wide: 3.6, seed: 4 },
  { along: 24, across: 3.6, tall: 12, lean: 0.7, wide: 3.4, seed: 7 },
  { along: 15, across: 3.1, tall: 13.5, lean: -0.9, wide: 3.7, seed: 5 },
  { along: 7.4, across: 3.5, tall: 12, lean: 0.6, wide: 3.1, seed: 2 },
  { along: -3.3, across: 3.2, tall: 13.2, lean: 1, wide: 3.3, seed: 6 },
  { along: -8.3, across: 3.4, tall: 8.7, lean: -0.3, wide: 2.8, seed: 9 },
] as const;

/** The shore road: a verge with needles over a low wall of stones, the asphalt with bands of sun between the trunks' shadows. */
function drawRoad(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const edge = stepsAway(-22, 90, 44);
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
  const dash = (from: number) =>
    polygon([ROAD([from, -1.75, 0]), ROAD([from + 1.9, -1.75, 0]), ROAD([from + 1.9, -1.9, 0]), ROAD([from, -1.9, 0])]);
  const asphalt = sheet.linear(
    [
      [0, "#f0d4a2"],
      [0.4, "#c9ad9a"],
      [1, "#8c82a0"],
    ],
    [240, 800],
    [1250, 1130],
  );
  const shades = SHORE_PINES.map(({ along, across }) => {
    const foot = ROAD([along, across, 0]);
    return shadeFrom(foot, (foot[1] - ROAD([along, across, 1])[1]) * 0.32, 900);
  });
  const post = ROAD([-6.6, 4.3, 0]);
  sheet.add(
    fill(bank, "#6f6a66"),
    fill(ground, "#f0cd88"),
    fill(strip(1.9, 2.15), "#fff0c6"),
    fill(strip(-5.4, 1.9), asphalt),
    fill(strip(1.5, 1.62), "#fff4d8"),
    ...[-10, -6.4, -2.8, 0.8, 4.4, 8, 11.6, 15.2, 19, 23, 28, 34].map((from) => fill(dash(from), "#fff4d8")),
    fill(strip(-5.65, -5.4), "#fff0c6"),
    fill(strip(-60, -5.65), "#d9b06c"),
    place(mooringPost(), ...post, (post[1] - ROAD([-6.6, 4.3, 1])[1]) / 150),
    sheet.clipped(ground, fill(shades.join(""), groundShade, 0.6)),
    grass(sheet, {
      from: 330,
      to: 760,
      ground: (x) => heightAt([ROAD([-12, 4.2, 0]), ROAD([0, 4.2, 0]), ROAD([8, 4.2, 0])], x) + 4,
      count: 34,
      height: 24,
      colour: "#8a8a4c",
      seed: 5,
    }),
  );
}

/** The row between road and water, paler the further off; mist stands between the far ones. */
function drawShorePines(sheet: Sheet): void {
  const pale = sheet.tinted({ leafDark: "#5c8a78", leaf: "#86a97c", leafLight: "#d3cf8a" });
  for (const { along, across, tall, lean, wide, seed } of SHORE_PINES) {
    const [x, y] = ROAD([along, across, 0]);
    const metre = y - ROAD([along, across, 1])[1];
    const tree = needlePine(along > 20 ? pale : sheet, {
      tall: tall * metre,
      lean: lean * metre,
      wide: wide * metre,
      thick: metre * 0.25,
      seed,
    });
    sheet.add(
      fill(lens(x + metre * 0.4, y + metre * 0.06, metre * 2.4, metre * 0.3), sheet.mood.groundShade, 0.5),
      place(tree, x, y),
      footOf(sheet, x, y, metre, seed),
    );
    if (along > 20) sheet.add(haze(sheet, y - 200, y + 60, 0.35));
  }
}

/** Straw and needles about a pine's foot, so that its roots go into the ground. */
function footOf(sheet: Sheet, x: number, y: number, metre: number, seed: number): Drawing {
  const blades = (colour: string, height: number, by: number) =>
    grass(sheet, {
      from: x - metre * 0.62,
      to: x + metre * 0.6,
      ground: (gx) => y + metre * (0.16 - (((gx - x) / metre) * 0.4) ** 2) + by,
      count: 48,
      height: metre * height,
      colour,
      seed,
    });
  return blades("#8d8248", 0.24, 0) + blades("#e6c26c", 0.16, metre * 0.04);
}

/** The van, its long shadow away from the sun. */
function drawVan(sheet: Sheet): void {
  const paint = {
    sky: "#f6e2b0",
    skyDim: "#6f8790",
    ground: "#a89272",
    shadow: "#4a4a60",
    glassLight: "#d9cda4",
    lamp: "#fffbe6",
    lampDim: "#ffeeb4",
  };
  sheet.add(vehicle(sheet, { kind: "carrier", view: ROAD, mood: "morning", cast: [1.5, -0.75], paint }));
}

/** The foot of the great pine, which goes over into its roots, and the furrows of its bark. */
function rootsAndBark(): Drawing {
  const [lit, shade] = ["#a9704c", "#6a443c"];
  return (
    fill("M16-120Q34 16 150 86Q158 66 112 36Q220 42 280 18Q140 2 58-170Z", shade) +
    fill("M-28-200Q-64-50-262 46Q-150 50-70 32Q-20 10 0-70Z", lit) +
    fill("M-262 46Q-150 56-60 38Q-30 30-14 0Q-70 30-262 46Z", shade) +
    fill("M-46-110Q-46 24-116 98Q-16 84 20 36Q34 0 18-120Z", lit) +
    fill("M4-100Q20 16-62 94Q0 80 28 36Q36 0 22-116Z", shade) +
    stroke(
      "M-26-160Q-18-230-24-300M-12-180Q-4-280-14-380M-30-380Q-26-440-34-500M-8-450Q-10-520-22-580M-56-110Q-76-50-130-6M-20-60Q-24 0-56 50",
      "#8a563f",
      5,
    ) +
    stroke("M30-150Q40-240 28-330M46-260Q44-330 30-400M16-420Q12-480 0-540M40-90Q60-20 110 16", "#54353a", 5)
  );
}

/** Near by on our side of the road: the great pine with its roots in the bank, oleander in flower, needles and straw. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({ leafDark: "#12302d", leaf: "#2c5a44", leafLight: "#93a44e" });
  const bank = pointsOf([
    -20, 1200, 240, 1190, 520, 1172, 760, 1130, 940, 1074, 1120, 1050, 1300, 1046, 1460, 1030, 1640, 980,
  ]);
  const [x, y] = [1462, 1116];
  const random = randomOf(14);
  const needles = counted(70).map(() => {
    const [nx, share] = [random.between(700, 1600), random.next()];
    const ny = mixed(heightAt(bank, nx) + 20, 1200, share);
    return `M${Math.round(nx)} ${Math.round(ny)}l${Math.round(random.around(22))} ${Math.round(random.between(4, 10))}`;
  });
  sheet.add(
    fill(curveDownTo(bank, 1220), "#c98f52"),
    fill(
      curveDownTo(
        bank.map(([bx, by]): Point => [bx, by + 26 + Math.sin(bx / 90) * 8]),
        1220,
      ),
      "#8f5d42",
    ),
    stroke(needles.join(""), "#d99a5a", 3, 0.8),
    fill(lens(x + 170, y + 56, 700, 84), "#57363a", 0.8),
    place(needlePine(dark, { tall: 1330, lean: -150, wide: 450, thick: 58, seed: 3 }), x, y + 8),
    place(rootsAndBark(), x, y),
    grass(sheet, {
      from: 900,
      to: 1300,
      ground: (gx) => heightAt(bank, gx) + 8,
      count: 44,
      height: 50,
      colour: "#e9bd6c",
      seed: 3,
    }),
    oleander(sheet, 1600, 1150, 110, 6),
    oleander(sheet, 60, 1180, 110, 9),
  );
}
