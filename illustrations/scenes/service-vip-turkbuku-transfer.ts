import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, polygon, short } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { speedboat } from "../parts/boats/speedboat.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { bathingJetty } from "../parts/things/bathingJetty.ts";

const HORIZON = 540;
/** The far side of the bay, low and blue, and the hill over the village, which goes on beyond the picture. */
const WEST = pointsOf([-20, 420, 70, 404, 150, 414, 230, 440, 300, 452, 370, 488, 430, 512, 486, 545]);
const HILL = pointsOf([
  590, 545, 640, 520, 700, 496, 752, 452, 806, 424, 850, 372, 910, 330, 956, 276, 1010, 246, 1060, 238, 1110, 206, 1160,
  198, 1210, 226, 1262, 238, 1318, 214, 1380, 176, 1450, 158, 1500, 168, 1560, 204, 1640, 226,
]);
/** Spurs of that hill: from the crest down along the edge that looks at the sun's side no more, and up again through the gully beside it. */
const SPURS: readonly { edge: readonly Point[]; gully: readonly Point[] }[] = [
  {
    edge: pointsOf([806, 424, 786, 462, 764, 490, 742, 545]),
    gully: pointsOf([850, 545, 842, 500, 838, 452, 820, 436]),
  },
  {
    edge: pointsOf([1010, 246, 984, 306, 962, 352, 920, 420, 896, 470, 880, 545]),
    gully: pointsOf([1020, 545, 1012, 480, 1030, 420, 1024, 352, 1046, 300, 1040, 252]),
  },
  {
    edge: pointsOf([1160, 198, 1146, 262, 1150, 318, 1116, 390, 1104, 450, 1090, 545]),
    gully: pointsOf([1216, 545, 1204, 470, 1224, 410, 1206, 340, 1228, 290, 1214, 236]),
  },
  {
    edge: pointsOf([1450, 158, 1424, 226, 1426, 286, 1384, 356, 1366, 430, 1336, 545]),
    gully: pointsOf([1470, 545, 1476, 470, 1504, 400, 1490, 320, 1520, 260, 1506, 180]),
  },
  { edge: pointsOf([1600, 216, 1584, 300, 1590, 380, 1560, 450, 1556, 545]), gully: pointsOf([1660, 545, 1660, 228]) },
];

/** Türkbükü at noon: a bathing jetty with a reed pergola and its guests over clear green water, a gulet at anchor, villas among trees at the foot of one tall dry hill. */
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
    const view = frameOf(camera, { right: -7.4, away: 9.4, heading: 62 });
    sheet.add(bathingJetty(sheet, view, { along: [-4, 20.6], across: [0, 4.4] }));
    drawGuests(sheet, view);
    drawCorner(sheet);
  },
};

/** Who is on the jetty: one with a drink under a canopy, a waiter on his way, two by the ladder, one in the water. */
function drawGuests(sheet: Sheet, view: Project): void {
  const on = (along: number, across: number, up: number, tall: number, options: PersonOptions) => {
    const [x, y] = view([along, across, up]);
    return place(person(sheet, options), x, y, (y - view([along, across, up + tall])[1]) / 100);
  };
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  sheet.add(
    on(19.3, 3.2, 0.7, 1.78, { pose: "standing", ...bathing, bottom: "#1d5d86" }),
    on(18.7, 1, 0.7, 1.68, { pose: "walking", ...bathing, slender: true, top: "#c2265f", hairstyle: "bun" }),
    on(12.9, 2.6, 0.7, 1.8, {
      pose: "lifting",
      mirrored: true,
      top: "#fdf8ee",
      bottom: "#2b4a6b",
      carries: "tray",
      carriedColour: "#cbd5da",
    }),
    on(9.5, 2.3, 1.12, 1.7, {
      pose: "resting",
      ...bathing,
      slender: true,
      top: "#c2265f",
      hat: "#f3e2b4",
      shadow: false,
    }),
    on(4.6, 2.05, 0.7, 1.7, { pose: "sitting", ...bathing, bottom: "#2f7f86", shadow: false }),
    place(swimmer(sheet, { cap: "#c2265f" }), 1250, 1030, 1.36),
    place(swimmer(sheet, { cap: "#f2c25a", skin: "#b87a50" }), 900, 1096, 1.5),
    place(
      wading(sheet, 70, { pose: "waving", ...bathing, slender: true, top: "#1d7f9a", hairstyle: "bun" }),
      1440,
      1010,
      1.36,
    ),
  );
}

/** Bougainvillea of the near shore, cropped by the corner. */
function drawCorner(sheet: Sheet): void {
  sheet.add(
    bougainvillea(sheet, { x: 1560, y: 1190, width: 190, height: 86, seed: 5, count: 56, size: 40 }),
    bougainvillea(sheet, { x: 1330, y: 1226, width: 150, height: 44, seed: 8, count: 34, size: 36 }),
  );
}

/** The open sea with an island at the left, and the hill with its spurs, scrub and village. */
function drawBay(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  const spurs = SPURS.map(({ edge, gully }) => `${curve(edge)}${curve(gully).replace("M", "L")}Z`).join("");
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.4 }),
    cumulus(sheet, { x: 880, y: 400, length: 700, seed: 4 }),
    cumulus(sheet, { x: 150, y: 452, length: 480, seed: 8 }),
    sweptCloud(sheet, { x: 470, y: 190, length: 760, seed: 3 }),
    gulls(sheet, { x: 330, y: 330, length: 220, seed: 5 }),
    fill(
      curveDownTo(pointsOf([380, 544, 430, 526, 500, 508, 560, 516, 620, 502, 700, 520, 760, 544]), HORIZON + 4),
      far,
    ),
    fill(curveDownTo(WEST, HORIZON + 6), "#8fb3a4"),
    fill(
      `${curve(pointsOf([70, 404, 104, 452, 116, 500, 150, 545]))}${curve(pointsOf([300, 545, 250, 500, 190, 460, 150, 414])).replace("M", "L")}ZM300 452Q318 500 350 545H486L430 512L370 488Z`,
      "#76a096",
    ),
    fill(box(-20, 536, 500, 10), farShade),
    fill(curveDownTo(pointsOf([246, 556, 268, 538, 300, 526, 336, 520, 372, 530, 410, 536, 452, 556]), 558), "#c2bd8b"),
    fill(curveDownTo(pointsOf([330, 556, 338, 540, 336, 520, 372, 530, 410, 536, 452, 556]), 558), "#8f9a74"),
    fill(lens(350, 560, 240, 6), "#e9f4e6", 0.8),
    fill(curveDownTo(HILL, HORIZON + 6), "#c5c18c"),
    sheet.clipped(
      curveDownTo(HILL, HORIZON + 6),
      fill(spurs, "#a3a57c") +
        sheet.spray(box(560, 150, 1080, 400), "#7f9a68", { from: [0, 560], to: [0, 250], thick: 0.55 }) +
        scrub(),
    ),
    fill("M560 545L700 532H1640V550H560Z", "#ead9b0"),
    villas(sheet),
  );
}

/** Scrub and old olive terraces: close at the foot and in the hollows, open towards the crest. */
function scrub(): Drawing {
  const random = randomOf(8);
  const groups = counted(150).map(() => {
    const x = random.between(600, 1640);
    const crest = heightAt(HILL, x);
    const share = random.next() ** 0.6;
    return { x, y: mixed(crest + 14, 536, share), size: mixed(4.5, 13, share) * random.between(0.7, 1.3) };
  });
  return groups
    .toSorted((one, other) => one.y - other.y)
    .map(({ x, y, size }) => {
      const crowns = counted(random.whole(1, 7)).map(() => ({
        at: x + random.around(size * 3.6),
        up: y + random.around(size * 0.8),
        half: size * random.between(0.5, 1.15),
      }));
      return (
        fill(
          crowns.map(({ at, up, half }) => lens(at + half * 0.9, up + half * 0.6, half * 3.2, half * 0.5)).join(""),
          "#7d8a63",
          0.8,
        ) +
        fill(crowns.map(({ at, up, half }) => blot(random, at, up, half * 1.1, half * 0.78)).join(""), "#5f7d52") +
        fill(
          crowns
            .map(({ at, up, half }) => blot(random, at - half * 0.28, up - half * 0.22, half * 0.6, half * 0.4))
            .join(""),
          "#8da56a",
        )
      );
    })
    .join("");
}

/** A villa of the village: where the left end of its front stands, its size, and how it is built. */
interface Villa {
  x: number;
  y: number;
  wide: number;
  high: number;
  kind: "stepped" | "loggia" | "stone" | "pergola";
}

/** White and stone villas, looser and smaller up the slope, with trees before and between them. */
function villas(sheet: Sheet): Drawing {
  const random = randomOf(17);
  const kinds = ["stepped", "pergola", "stone", "loggia"] as const;
  const rows: readonly (readonly [foot: number, from: number, scale: number, gap: number])[] = [
    [398, 1300, 0.66, 190],
    [442, 1020, 0.74, 130],
    [486, 880, 0.86, 90],
    [537, 690, 1.06, 30],
  ];
  let drawing = "";
  let count = 0;
  for (const [foot, from, scale, gap] of rows) {
    let x = from + random.around(30);
    while (x < 1650) {
      const wide = random.between(48, 92) * scale;
      const y = foot + random.around(foot > 530 ? 2 : 9);
      const kind = kinds[(count * 3 + Math.round(foot / 44)) % 4] ?? "stepped";
      drawing += villa(sheet, { x, y, wide, high: random.between(24, 34) * scale, kind });
      const free = random.between(0.3, 1.6) * gap;
      drawing += garden(sheet, x + wide + 8 * scale, Math.max(18, free), y + 3, scale, random);
      x += wide + free + 22 * scale;
      count += 1;
    }
  }
  return drawing;
}

/** Trees in a gap between two villas; here and there a cypress or a bougainvillea. */
function garden(sheet: Sheet, x: number, wide: number, y: number, scale: number, random: Random): Drawing {
  const { flower, flowerLight } = sheet.mood;
  const spots = counted(Math.max(2, Math.round(wide / (17 * scale)))).map((index, _, all) => {
    const half = random.between(8, 14) * scale;
    return {
      x: x + (wide * index) / all.length + random.around(5),
      y: y - half * 0.7 + random.around(wide > 60 ? 16 * scale : 3),
      half,
    };
  });
  const tall = random.chance(0.4)
    ? place(cypress(sheet, { seed: random.whole(2, 5) }), x + wide * 0.5, y, 0.34 * scale)
    : "";
  const blossom = random.chance(0.3)
    ? fill(blot(random, x - 6, y - 9 * scale, 12 * scale, 8 * scale), flower) +
      fill(blot(random, x - 9, y - 12 * scale, 6 * scale, 4 * scale), flowerLight)
    : "";
  return (
    tall +
    fill(spots.map((each) => disc(each.x, each.y, each.half, each.half * 0.84)).join(""), "#4f7048") +
    fill(
      spots
        .map(({ x: at, y: up, half }) => disc(at - half * 0.25, up - half * 0.22, half * 0.62, half * 0.46))
        .join(""),
      "#84a05e",
    ) +
    blossom
  );
}

function villa(sheet: Sheet, { x, y, wide, high, kind }: Villa): Drawing {
  const { wall, wallBright, wallShade, stone, stoneWorn, stoneShade, window, trunk } = sheet.mood;
  const deep = high * 0.5;
  const cube = (left: number, foot: number, w: number, h: number, front = wall, flank = wallShade, roof = wallBright) =>
    fill(box(left, foot - h, w, h), front) +
    fill(
      polygon([
        [left + w, foot],
        [left + w + deep, foot - deep * 0.34],
        [left + w + deep, foot - deep * 0.34 - h],
        [left + w, foot - h],
      ]),
      flank,
    ) +
    fill(
      polygon([
        [left, foot - h],
        [left + w, foot - h],
        [left + w + deep, foot - h - deep * 0.34],
        [left + deep, foot - h - deep * 0.34],
      ]),
      roof,
    );
  const panes = (left: number, foot: number, w: number, h: number, count: number, share = 0.5) =>
    fill(
      counted(count)
        .map((index) =>
          box(left + (w * (index + 0.5 - share / 2)) / count, foot - h * 0.74, (w / count) * share, h * 0.52),
        )
        .join(""),
      window,
    );
  const arches = (left: number, foot: number, w: number, h: number, count: number) =>
    fill(
      counted(count)
        .map((index) => {
          const [from, across] = [left + (w * (index + 0.14)) / count, (w / count) * 0.72];
          return `M${short(from)} ${short(foot)}v${short(-h * 0.42)}a${short(across / 2)} ${short(across / 2)} 0 0 1 ${short(across)} 0v${short(h * 0.42)}z`;
        })
        .join(""),
      "#6f88a8",
    );
  switch (kind) {
    case "stepped":
      return (
        cube(x, y, wide, high) +
        panes(x + wide * 0.06, y, wide * 0.88, high, 3, 0.42) +
        cube(x + wide * 0.06, y - high, wide * 0.52, high * 0.86) +
        panes(x + wide * 0.1, y - high, wide * 0.44, high * 0.86, 2)
      );
    case "loggia":
      return (
        cube(x, y, wide, high * 0.94) +
        arches(x + wide * 0.05, y, wide * 0.9, high, wide > 60 ? 4 : 3) +
        cube(x + wide * 0.4, y - high * 0.94, wide * 0.54, high * 0.8) +
        panes(x + wide * 0.44, y - high * 0.94, wide * 0.46, high * 0.8, 2, 0.34)
      );
    case "stone":
      return (
        cube(x, y, wide, high, stone, stoneShade, stone) +
        fill(box(x, y - high, wide, high * 0.14), stoneWorn) +
        panes(x, y, wide * 0.6, high, 2, 0.34) +
        cube(x + wide * 0.24, y - high, wide * 0.7, high * 0.9) +
        panes(x + wide * 0.28, y - high, wide * 0.62, high * 0.9, 2, 0.62)
      );
    case "pergola":
      return (
        cube(x, y, wide * 0.62, high * 1.7) +
        panes(x, y, wide * 0.62, high * 0.9, 2, 0.36) +
        panes(x, y - high * 0.84, wide * 0.62, high * 0.9, 2, 0.36) +
        fill(box(x + wide * 0.62, y - high * 0.7, wide * 0.5, high * 0.7), "#6f88a8") +
        fill([0.74, 0.92, 1.08].map((at) => box(x + wide * at, y - high * 0.7, 2.4, high * 0.7)).join(""), wallBright) +
        fill(box(x + wide * 0.6, y - high * 0.82, wide * 0.56, high * 0.14), trunk)
      );
  }
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
  const whites = counted(26).map(() => {
    const down = random.next() ** 1.5;
    return lens(random.between(700, 1640), 556 + down * 44, random.between(30, 80), 3 + down * 2);
  });
  const net = counted(56).map(() => {
    const near = random.next();
    const [x, y, reach] = [random.between(300, 1640), mixed(930, 1200, near), mixed(40, 120, near)];
    return `M${short(x)} ${short(y)}q${short(reach / 3)} ${short(random.between(-14, 14) * near)} ${short(reach / 2)} 0t${short(reach / 2)} ${short(random.between(-8, 8))}`;
  });
  // The gulet's side, broken by the water.
  const hull = counted(26).map(() => {
    const down = random.next();
    return lens(
      1090 + random.around(170 - down * 50),
      631 + down * 26,
      random.between(50, 130) * (1 - down * 0.6),
      3.4,
    );
  });
  sheet.add(
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 26, foot: false }),
    fill(streaks(700, 1660).join("") + streaks(880, 1660).join(""), "#5f9f86", 0.5),
    fill(streaks(-60, 420).slice(0, 12).join(""), "#6fae9f", 0.5),
    fill(whites.join(""), "#e9f4e6", 0.6),
    fill(curveDownTo(pointsOf([560, 1240, 760, 1140, 980, 1096, 1240, 1050, 1640, 1016]), 1240), "#a9e4c1", 0.75),
    stroke(net.join(""), "#e6fbe6", 2.6, 0.6),
    pontoons(sheet),
    place(sailingYacht(sheet), 556, 588, 0.36),
    fill(lens(1100, 632, 410, 18), seaDark, 0.55),
    place(guletAtAnchor(sheet), 1090, 626, 0.57),
    fill(hull.join(""), "#8a5636", 0.42),
    ripples(sheet, { x: 1100, y: 638, width: 370, height: 14, count: 14 }),
    place(speedboat(sheet), 330, 652, 0.56),
    ripples(sheet, { x: 330, y: 658, width: 150, height: 10, count: 10, colour: seaDark }),
  );
}

/** The jetties of the other shore, no more than decks with a few parasols. */
function pontoons(sheet: Sheet): Drawing {
  const { wallBright, wallShade, seaDark } = sheet.mood;
  const deck = (x: number, y: number, length: number) =>
    fill(box(x, y + 4, length, 7), seaDark, 0.6) + fill(box(x, y, length, 5), "#c9a878");
  const shade = (x: number, y: number, half: number, colour: string) =>
    fill(box(x - 1, y - half * 1.3, 2, half * 1.3), wallShade) +
    fill(
      `M${short(x - half)} ${short(y - half * 1.2)}Q${short(x)} ${short(y - half * 2.2)} ${short(x + half)} ${short(y - half * 1.2)}Z`,
      colour,
    );
  return (
    deck(780, 572, 130) +
    shade(800, 572, 13, wallBright) +
    shade(834, 572, 12, "#e5683f") +
    deck(1420, 580, 240) +
    shade(1446, 580, 15, "#e5683f") +
    shade(1486, 580, 14, wallBright) +
    shade(1564, 580, 15, wallBright)
  );
}
