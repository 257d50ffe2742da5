import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { motorYacht, sailingYacht } from "../parts/boats/boats.ts";
import { speedboat } from "../parts/boats/speedboat.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sky } from "../parts/sky/sky.ts";
import { bathingJetty } from "../parts/things/bathingJetty.ts";

const HORIZON = 540;
const WEST = pointsOf([-20, 300, 100, 288, 220, 306, 340, 352, 450, 408, 560, 452, 660, 500, 740, 544]);
const EAST = pointsOf([860, 544, 960, 508, 1070, 456, 1190, 392, 1310, 346, 1430, 330, 1540, 344, 1640, 372]);

/** Türkbükü at noon: a bathing jetty with white canopies over glassy green water, white houses at the foot of two hills round the bay. */
export const SCENE: Scene = {
  name: "service-vip-turkbuku-transfer",
  seed: 35,
  mood: "day",
  colours: {
    sky: ["#4fa9c6", "#a6d7da", "#f2f6e4"],
    sea: ["#7cc9c4", "#3fa9aa", "#2ba193", "#7fd4b0"],
    seaDark: "#1c8288",
    seaLight: "#c8f0dd",
    wall: "#fffdf4",
    wallShade: "#a9c9d6",
    stone: "#e9d2a6",
    stoneShade: "#a98663",
    trunk: "#8a6248",
  },
  crops: { wide: 260, square: 240 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 5.2, focal: 1350 });
    drawBay(sheet);
    drawWater(sheet);
    sheet.add(
      bathingJetty(sheet, frameOf(camera, { right: -7.4, away: 9.4, heading: 62 }), {
        along: [-4, 20.6],
        across: [0, 4.4],
        canopies: [
          { along: 1.5, curtains: "tied", cushions: "#c2265f" },
          { along: 7.6, curtains: "right", cushions: "#ee9433" },
          { along: 14.4, curtains: "tied", cushions: "#1d7f9a" },
        ],
      }),
    );
  },
};

/** Two hills in calm tones, pines in their folds, houses along the shore; the gap to the open sea with an island in it. */
function drawBay(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  const random = randomOf(5);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 800, 262, 0.8),
    fill(curveDownTo(pointsOf([520, 520, 640, 496, 780, 486, 900, 492, 1020, 508, 1120, 524]), HORIZON + 4), far),
    fill(curveDownTo(pointsOf([700, 544, 760, 526, 830, 518, 900, 526, 960, 544]), HORIZON + 4), farShade),
    hill(WEST, "#b3ba89", "#94a477"),
    hill(EAST, "#b9bd8d", "#98a67a"),
    sheet.clipped(
      curveDownTo(WEST, HORIZON) + curveDownTo(EAST, HORIZON),
      wood(WEST, [-30, 720], 5) + wood(EAST, [880, 1650], 8),
    ),
    fill("M-20 530H640L740 545H-20ZM860 545L960 532H1640V548H860Z", "#e9d9b0"),
    houses(sheet, [-30, 180], 4, 4),
    houses(sheet, [236, 420], 3, 7),
    houses(sheet, [470, 590], 2, 9),
    houses(sheet, [1050, 1180], 2, 12),
    houses(sheet, [1226, 1390], 3, 3),
    houses(sheet, [1450, 1640], 4, 8),
    farCrowns(random, 12, [176, 244], [488, 532], 15, "#5d7a4c", "#88a066"),
    farCrowns(random, 10, [1176, 1232], [496, 534], 14, "#5d7a4c", "#88a066"),
    farCrowns(random, 12, [1388, 1456], [482, 534], 15, "#5d7a4c", "#88a066"),
  );
}

/** One hill: its side away from the light begins at its top. */
function hill(crest: readonly Point[], lit: string, shaded: string): Drawing {
  const top = crest.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const after = crest.filter(([x]) => x >= top[0]);
  const last = after.at(-1) ?? top;
  const fold = `${curve(after)}L${last[0]} ${HORIZON + 6}L${top[0] + 150} ${HORIZON + 6}Q${top[0] + 30} ${mixed(top[1], HORIZON, 0.6)} ${top[0]} ${top[1]}Z`;
  return fill(curveDownTo(crest, HORIZON + 6), lit) + fill(fold, shaded, 0.6);
}

/** The wood on the lower half of a hill: one calm mass with a crown here and there that stands out against the dry slope. */
function wood(crest: readonly Point[], [from, to]: readonly [number, number], seed: number): Drawing {
  const random = randomOf(seed);
  const edge = counted(34).map((index): Point => {
    const x = mixed(from, to, index / 33);
    return [x, mixed(heightAt(crest, x), HORIZON, 0.36 + 0.1 * Math.sin(index * 0.7 + seed))];
  });
  const crowns = edge.map(([x, y]) => disc(x, y + 6, random.between(13, 24), random.between(11, 17)));
  const lower = edge.map(([x, y], index): Point => [x, mixed(y, HORIZON, 0.36 + 0.12 * Math.sin(index * 0.9))]);
  return (
    fill(curveDownTo(edge, HORIZON + 4), "#86a06c") +
    fill(crowns.join(""), "#86a06c") +
    fill(curveDownTo(lower, HORIZON + 4), "#76935f") +
    fill(lower.map(([x, y]) => disc(x, y + 5, random.between(13, 22), 13)).join(""), "#76935f")
  );
}

function houses(sheet: Sheet, [from, to]: readonly [number, number], rows: number, seed: number): Drawing {
  return village(sheet, {
    rows,
    far: [from + 20, to - 24],
    near: [from, to],
    ground: (_, share) => 536 - (1 - share) * rows * 17,
    scale: [0.32, 0.44],
    gardens: 0.24,
    flowers: 0.14,
    seed,
  });
}

/** Still water: the hills lie in it in long streaks; near us the sand shows through, with a net of light. Boats at anchor. */
function drawWater(sheet: Sheet): void {
  const { seaDark } = sheet.mood;
  const random = randomOf(12);
  const streaks = (from: number, to: number) =>
    counted(30).map(() => {
      const far = random.next() ** 1.6;
      return lens(
        random.between(from, to),
        HORIZON + 8 + far * 96,
        random.between(140, 340) * (1 - far * 0.4),
        4 + far * 5,
      );
    });
  const net = counted(56).map(() => {
    const near = random.next();
    const [x, y, reach] = [random.between(300, 1640), mixed(930, 1200, near), mixed(40, 120, near)];
    return `M${short(x)} ${short(y)}q${short(reach / 3)} ${short(random.between(-14, 14) * near)} ${short(reach / 2)} 0t${short(reach / 2)} ${short(random.between(-8, 8))}`;
  });
  sheet.add(
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 26, foot: false }),
    fill(streaks(-60, 600).join("") + streaks(1000, 1660).join(""), "#6fa98c", 0.5),
    fill(curveDownTo(pointsOf([560, 1240, 760, 1140, 980, 1096, 1240, 1050, 1640, 1016]), 1240), "#a9e4c1", 0.75),
    stroke(net.join(""), "#e6fbe6", 2.6, 0.6),
    pontoons(sheet),
    place(sailingYacht(sheet), 850, 584, 0.34),
    fill(lens(1190, 652, 360, 16), seaDark, 0.5),
    place(motorYacht(sheet), 1190, 648, 0.72),
    ripples(sheet, { x: 1190, y: 656, width: 360, height: 14, count: 12 }),
    place(speedboat(sheet), 410, 712, 0.9),
  );
}

/** The jetties of the other shore, no more than decks with white cloths over them. */
function pontoons(sheet: Sheet): Drawing {
  const { wallBright, wallShade, seaDark } = sheet.mood;
  return [
    [60, 580, 240, 4],
    [430, 570, 150, 3],
    [1400, 578, 230, 4],
  ]
    .map(([x = 0, y = 0, length = 0, count = 0]) => {
      const tops = counted(count).map((index) => x + 10 + (index * (length - 10)) / count);
      return (
        fill(box(x + length * 0.4, 544, 9, y - 544), "#dcc193") +
        fill(box(x, y + 4, length, 7), seaDark, 0.6) +
        fill(box(x, y, length, 5), "#c9a878") +
        fill(tops.map((at) => box(at, y - 20, 3, 20) + box(at + 31, y - 20, 3, 20)).join(""), wallShade) +
        fill(tops.map((at) => box(at - 2, y - 24, 38, 6)).join(""), wallBright) +
        fill(tops.map((at) => box(at + 16, y - 24, 20, 6)).join(""), wallShade)
      );
    })
    .join("");
}
