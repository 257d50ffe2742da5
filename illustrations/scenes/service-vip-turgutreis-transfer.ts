import { cameraOf, metreAt, type Place, ribbon } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, lens, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat, mastForest, sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, grass, leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, sunRays } from "../parts/sky/suns.ts";
import { suitcase } from "../parts/things/terrace.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 580;
const SUN = 430;

/** One looks along the shore road; everything on the ground is in metres from here. */
const camera = cameraOf({ horizon: HORIZON, centre: 1300, eye: 3.2, focal: 1400 });
/** How far the shore has turned to the left, round the bay to the mole. */
const bend = (away: number) => (away < 9 ? 0 : -1.1 * ((away - 9) / 10) ** 1.5);
/** From the parapet by the water to the kerb, the bed of the palms, the road. */
const [PARAPET, WALK, BED, VERGE] = [-6.2, -5.75, -2.1, 4.6] as const;
const AWAY = counted(48).map((index) => 5.4 + 124 * (index / 47) ** 2.2);
/** A strip of ground along the shore. */
const strip = (from: number, to: number, up = 0) =>
  polygon(
    ribbon(([away, right, height]) => camera([right, away, height]), { along: AWAY, across: [from, to], bend, up }),
  );

/** Turgutreis at sunset: the sun goes down behind the twin peaks of Çatalada; the shore road curves round to the marina's mole. */
export const SCENE: Scene = {
  name: "service-vip-turgutreis-transfer",
  seed: 34,
  mood: "gold",
  colours: {
    sky: ["#3d6f96", "#86a7b0", "#eac790", "#f6ae66", "#ffd98f"],
    sea: ["#ffdf9c", "#f0b070", "#8f8f93", "#275372"],
    sun: "#fffbe6",
    halo: "#ffe39a",
    groundShade: "#5d4468",
  },
  crops: { wide: 220, square: 240 },
  grain: 0.4,
  draw(sheet) {
    drawIslands(sheet);
    drawTown(sheet);
    drawMarina(sheet);
    drawShore(sheet);
    drawAvenue(sheet);
    drawPeople(sheet);
    drawNear(sheet);
  },
};

function drawIslands(sheet: Sheet): void {
  const isle = { foot: HORIZON + 3, colour: "#7d5f7e", shade: "#634a70", rough: 4 };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sunRays(sheet, { x: SUN, y: 528, radius: 72, reach: 900, rays: 22, opacity: 0.14 }),
    cloudBank(sheet, { x: 760, y: 410, length: 420, seed: 5, strips: 4 }),
    // Kos, far in the south-west, and Kalymnos in the north-west.
    ridge(sheet, {
      crest: pointsOf([-20, 500, 60, 484, 140, 496, 230, 528, 300, 556, 360, 580]),
      foot: HORIZON + 3,
      colour: "#d0988a",
      shade: "#bb8585",
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([640, 582, 720, 560, 830, 542, 940, 550, 1100, 560]),
      foot: HORIZON + 3,
      colour: "#d6a288",
      shade: "#c08c86",
      seed: 8,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
    glitter(sheet, { x: SUN, top: HORIZON, bottom: 1000, width: 150, count: 170 }),
    ridge(sheet, {
      ...isle,
      crest: pointsOf([
        276, 584, 330, 552, 372, 512, 410, 534, 442, 556, 482, 528, 526, 498, 572, 530, 622, 566, 666, 584,
      ]),
      seed: 5,
    }),
    ridge(sheet, { ...isle, crest: pointsOf([120, 584, 160, 568, 204, 564, 260, 584]), seed: 6, rough: 2 }),
    ripples(sheet, { x: 460, y: 588, width: 420, height: 26, count: 30, colour: "#634a70", opacity: 0.6 }),
  );
}

/** The hills behind the town, the town down to the shore road. */
function drawTown(sheet: Sheet): void {
  const town = sheet.tinted({
    wall: "#fbd9a8",
    wallBright: "#ffe9c4",
    wallShade: "#a97f92",
    wallDeep: "#86648a",
    door: "#7b5874",
    window: "#6d4f74",
    leaf: "#7a6a50",
    leafDark: "#57504c",
    leafLight: "#a8884f",
  });
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([900, 590, 1000, 566, 1110, 536, 1230, 486, 1330, 440, 1440, 420, 1540, 376, 1640, 350]),
      foot: 700,
      colour: "#a57c84",
      shade: "#86617a",
      mist: 60,
      seed: 11,
    }),
    groupedTown(town, {
      rows: 4,
      far: [1230, 1640],
      near: [900, 1640],
      ground: (x, share) => 550 + share * 80 - Math.max(0, x - 1100) * 0.12 * (1 - share),
      scale: [0.24, 0.46],
      spacing: 1.15,
      seed: 12,
    }),
  );
}

/** The mole with its light, masts behind it, a yacht that comes home, a fishing boat that lies near the shore. */
function drawMarina(sheet: Sheet): void {
  const boats = sheet.tinted({ wallBright: "#fff0d0", wallDeep: "#7a5a78", window: "#2f4a72" });
  sheet.add(
    place(mastForest(boats, { width: 330, count: 17, height: 128, seed: 7 }), 706, 614),
    fill("M596 628Q612 612 660 610H1040V640H596Z", "#7b5b6c"),
    place(
      rocks(sheet.tinted({ stone: "#e2ad82", stoneWorn: "#b07f76", stoneShade: "#6d4f6a" }), {
        spread: 300,
        count: 24,
        size: 18,
        seed: 4,
      }),
      760,
      632,
    ),
    fill("M624 620V560H640V620Z", "#fff0d6") +
      fill("M633 620V560H640V620Z", "#a5839a") +
      fill("M620 560L632 546L644 560Z", "#c4252f"),
    ripples(sheet, { x: 760, y: 638, width: 380, height: 26, count: 22, colour: "#5d5a76", opacity: 0.55 }),
    place(
      sailingYacht(sheet.tinted({ wallBright: "#fff3d8", wallShade: "#c98f84", wall: "#6a4f6e", wallDeep: "#3d3050" })),
      196,
      664,
      0.6,
    ),
    ripples(sheet, { x: 196, y: 668, width: 150, height: 40, count: 16, colour: "#5d4a6c", opacity: 0.6 }),
    fill(lens(256, 874, 250, 30), "#1d3a58", 0.6),
    place(fishingBoat(sheet, { colour: "#23587e", shade: "#173350" }), 250, 866, 1.12),
    ripples(sheet, { x: 250, y: 872, width: 260, height: 34, count: 20, colour: "#173350", opacity: 0.7 }),
  );
}

/** The parapet, the paved walk, the bed of the palms, the road, and the gardens beyond it. */
function drawShore(sheet: Sheet): void {
  const joints = counted(34).map((index) => {
    const away = 5.6 * 1.075 ** index;
    return polyline([camera([WALK + bend(away), away, 0]), camera([BED + bend(away), away, 0])]);
  });
  const inner = polygon([...edgeAt(WALK, 0), ...edgeAt(WALK, 0.6).toReversed()]);
  const outer = polygon([...edgeAt(PARAPET, -1), ...edgeAt(PARAPET, 0.6).toReversed()]);
  sheet.add(
    // The sea's side of the wall, which shows only where the shore has turned.
    fill(outer, "#d9a57c"),
    fill(strip(VERGE, 40), "#8a6a62"),
    // A white garden wall with shrubs behind it, a pavement before it.
    ...counted(22).map((index) => {
      const at: Place = [VERGE + 3.2 + (index % 3) * 0.7, 96 * 0.917 ** index, 0];
      const [[x, y], metre] = [camera([at[0] + bend(at[1]), at[1], 0]), metreAt(camera, at)];
      const tall = metre * (0.8 + (index % 3) * 0.3 + (index % 2) * 0.16);
      return (
        fill(disc(x, y - tall * 0.7, metre * 1.5, tall * 0.9), "#554649") +
        leafMass(sheet, {
          x: x - metre * 0.3,
          y: y - tall * 0.9,
          width: metre * 1.2,
          height: tall * 0.7,
          seed: index + 3,
          count: 8,
          size: Math.max(7, metre * 0.46),
          leaf: "round",
          colours: ["#554649", "#6c594c", "#94774e"],
        })
      );
    }),
    fill(polygon([...edgeAt(VERGE + 1.7, 0), ...edgeAt(VERGE + 1.7, 0.9).toReversed()]), "#f6d3a2"),
    fill(polygon([...edgeAt(VERGE + 1.7, 0.9), ...edgeAt(VERGE + 2, 0.9).toReversed()]), "#fff0d2"),
    fill(strip(VERGE, VERGE + 1.7), "#c9986f"),
    fill(strip(BED + 1.1, VERGE), sheet.downwards(["#b98a80", "#8d6c7c", "#5f4a66"], 620, 1160)),
    sheet.spray(strip(BED + 1.1, VERGE), "#3d3050", { from: [1500, 1220], to: [1300, 760], thick: 0.7 }),
    fill(strip(BED + 1.32, BED + 1.46) + strip(VERGE - 0.3, VERGE - 0.16), "#f6d7a4", 0.85),
    fill(strip(WALK, BED), sheet.downwards(["#f6cf98", "#e2b07e", "#b88478"], 620, 1200)),
    stroke(joints.join(""), "#a8786c", 2, 0.5),
    fill(strip(WALK + 1.15, WALK + 1.4) + strip(BED - 0.75, BED - 0.5), "#a8786c", 0.5),
    // The wall keeps the low sun off the paving beside it.
    fill(strip(WALK, WALK + 0.6), "#7d5d78", 0.7),
    fill(inner, "#8f6c88"),
    fill(polygon([...edgeAt(PARAPET, 0.6), ...edgeAt(WALK, 0.6).toReversed()]), "#fff3d6"),
    // The bed: earth between two kerbs.
    fill(strip(BED, BED + 1), "#77584f"),
    fill(strip(BED - 0.16, BED), "#fbe3b8"),
    fill(strip(BED + 1, BED + 1.14), "#d9b08a"),
  );
}

function edgeAt(right: number, up: number): Point[] {
  return AWAY.map((away) => camera([right + bend(away), away, up]));
}

/** Where the palms stand, in metres away. */
const PALMS = [98, 68, 49, 34.5, 23.5, 13.6];

/** Palms in their bed with grass at their feet, lamps along the parapet, the carrier on its way to the marina. */
function drawAvenue(sheet: Sheet): void {
  const dark = sheet.tinted({
    trunk: "#5a3d46",
    leafDark: "#2c3040",
    leaf: "#474a40",
    leafLight: "#a8944c",
    stoneShade: "#9a6a60",
    groundShade: "#6f5468",
  });
  const middle = BED + 0.5;
  sheet.add(
    // Their shadows lie across the bed and the road, towards us.
    fill(
      PALMS.map((away) => {
        const right = middle + bend(away);
        const near = Math.max(6, away - 5.2);
        return polygon([
          camera([right - 0.1, away, 0]),
          camera([right + 0.26, away, 0]),
          camera([right + 4.2, near, 0]),
          camera([right + 3.7, near, 0]),
        ]);
      }).join(""),
      "#43335c",
      0.5,
    ),
    ...[84, 50, 30, 20].map((away) => lamp(sheet, [WALK + 0.5 + bend(away), away, 0])),
  );
  for (const [index, away] of PALMS.entries()) {
    const at: Place = [middle + bend(away), away, 0];
    const [[x, y], metre] = [camera(at), metreAt(camera, at)];
    const size = (metre * 8.8) / 300;
    if (index === 3) {
      const [carX, carY] = camera([1.9 + bend(24), 24, 0]);
      sheet.add(
        place(
          carrierBehind(sheet, { mood: "gold", lamps: true }),
          carX,
          carY,
          (metreAt(camera, [0, 24, 0]) * 1.93) / 198,
        ),
      );
    }
    sheet.add(
      place(palm(dark, { seed: index + 3, lean: [6, -10, -8, -14, -18, 12][index] ?? 0 }), x, y, size, size * 0.84),
      grass(sheet, {
        from: x - metre * 0.5,
        to: x + metre * 0.55,
        ground: () => y + metre * 0.1,
        height: metre * 0.5,
        count: 26,
        colour: "#4a4a40",
        seed: index + 2,
      }),
    );
  }
}

/** A street lamp: a globe under a cap on a slim post with a foot. */
function lamp(sheet: Sheet, at: Place): Drawing {
  const [[x, y], metre] = [camera(at), metreAt(camera, at)];
  const top = y - metre * 3.7;
  const [thin, cap] = [metre * 0.04, metre * 0.24];
  return (
    fill(
      box(x - thin, top, thin * 2, y - top) + box(x - thin * 2.4, y - metre * 0.5, thin * 4.8, metre * 0.5),
      "#3d3050",
    ) +
    sheet.glow([Math.round(x), Math.round(top)], Math.round(metre * 0.9), "#ffe0a0", 0.7) +
    dots([[x, top]], metre * 0.16, "#fff3cf") +
    fill(`M${x - cap} ${top - metre * 0.1}Q${x} ${top - metre * 0.4} ${x + cap} ${top - metre * 0.1}Z`, "#3d3050")
  );
}

/** Two who have just arrived look at the sunset: she points to it, he has his case by him. Further on others walk. */
function drawPeople(sheet: Sheet): void {
  const figure = (at: Place, height: number, options: Parameters<typeof person>[1]): Drawing =>
    place(person(sheet, options), ...camera(at), (metreAt(camera, at) * height) / 100);
  sheet.add(
    figure([WALK + 1.6 + bend(44), 44, 0], 1.75, { pose: "walking", top: "#2f5f8a", bottom: "#3a3048" }),
    figure([WALK + 2.4 + bend(44), 44, 0], 1.65, {
      pose: "walking",
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2265f",
      slender: true,
    }),
    figure([WALK + 0.3 + bend(15), 15, 0], 1.66, {
      pose: "pointing",
      mirrored: true,
      behind: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#d8466f",
      hairstyle: "long",
      hair: "#4a2c2c",
      hat: "#f0d08a",
      sleeves: "none",
      slender: true,
    }),
    figure([WALK + 1.25 + bend(14.4), 14.4, 0], 1.8, {
      behind: true,
      top: "#2f6f9a",
      bottom: "#f0dcb8",
      hair: "#33262a",
      carries: "case",
      carriedColour: "#d8633f",
      mirrored: true,
    }),
    place(
      suitcase(sheet, { width: 118, height: 150, colour: "#2a5f88", shade: "#1d2f52", strap: "#16243e" }),
      ...camera([WALK + 2.05 + bend(14.6), 14.6, 0]),
      (metreAt(camera, [0, 14.6, 0]) * 0.56) / 150,
    ),
  );
}

/** Agaves in the bed, flowers that hang over the parapet in the corner at our feet. */
function drawNear(sheet: Sheet): void {
  const low = sheet.tinted({ leaf: "#7d7a50", leafDark: "#3a4048", leafLight: "#d8b868", groundShade: "#43303c" });
  sheet.add(
    bougainvillea(sheet, { x: 70, y: 1130, width: 190, height: 104, seed: 8, count: 58, size: 38 }),
    ...(
      [
        [11.6, 0.5],
        [9.9, 0.4],
        [8.5, 0.56],
      ] as const
    ).map(([away, across], index) => {
      const at: Place = [BED + across + bend(away), away, 0];
      const [[x, y], metre] = [camera(at), metreAt(camera, at)];
      return place(agave(low, { seed: index + 3 }), x, y, metre * 0.0062);
    }),
    bougainvillea(sheet, { x: 70, y: 1130, width: 190, height: 104, seed: 8, count: 58, size: 38 }),
  );
}
