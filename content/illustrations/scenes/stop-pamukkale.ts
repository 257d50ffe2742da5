import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polygonDownTo } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 520;
const EYE = 8.6;
const eye = cameraOf({ horizon: HORIZON, centre: 700, eye: EYE, focal: 1350 });

/** Travertine in the last sun, from the faces that look into it to those turned away. */
const TONES = ["#fff0cf", "#fddcb2", "#f0bfae", "#c39fc0", "#8f83ba"] as const;
/** The curtains of lime before them: darker on a bright wall, brighter on a dark one. */
const CURTAINS = ["#fbdcb0", "#fff0d2", "#fbd9b8", "#dcb9c6", "#ab9cc9"] as const;
const LIP = "#fff9ea";
/** The water over the white floor, at its edge. */
const SHALLOW = "#c9ece4";

/** The travertines of Pamukkale in the evening: a spur of white terraces, every pool a piece of the sky; a mother and her child walk barefoot on a rim. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "gold",
  colours: { sky: ["#2f78a8", "#86b6c6", "#f4dcb0", "#f9bd8c"], groundShade: "#6f6aa6" },
  grain: 0.26,
  crops: { wide: 240, square: 330 },
  draw(sheet) {
    drawFar(sheet);
    drawSpur(sheet);
    sheet.add(glints());
    drawVisitors(sheet);
    sheet.add(
      fill("M1420 1220Q1470 1130 1540 1120T1640 1070V1220Z", "#3d4f4a"),
      oleander(sheet, 1590, 1130, 130, 61),
      oleander(sheet, 1500, 1200, 80, 62),
    );
  },
};

/** The mountains with their last snow, the plain in its haze, and on the brow of the spur the columns of Hierapolis. */
function drawFar(sheet: Sheet): void {
  const range = pointsOf([
    -20, 440, 90, 402, 190, 372, 268, 338, 330, 352, 410, 316, 470, 330, 548, 318, 620, 362, 730, 392, 850, 430, 1000,
    456, 1200, 470, 1640, 480,
  ]);
  const body = polygonDownTo(range, HORIZON + 4);
  const shaded = pointsOf([
    410, 316, 436, 372, 418, 430, 470, 530, 600, 530, 540, 440, 506, 380, 470, 330, 548, 318, 566, 372, 560, 440, 640,
    530, 940, 530, 850, 430, 730, 392, 620, 362, 548, 318,
  ]);
  const snow = pointsOf([
    366, 334, 410, 316, 470, 330, 548, 318, 596, 350, 566, 342, 548, 362, 524, 338, 486, 350, 462, 338, 438, 364, 414,
    336, 390, 346,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.35, reach: 0.4 }),
    sheet.glow([-60, 470], 900, "#fff0c0", 0.9),
    sweptCloud(sheet, { x: 760, y: 170, length: 900, seed: 4 }),
    fill(body, "#b79bb6"),
    sheet.clipped(body, fill(polygon(shaded), "#8f7eae") + fill(polygon(snow), "#fff0dc")),
    plain(sheet),
    fill("M1060 640Q1180 560 1330 548T1640 520V760H1060Z", "#e9c9a2"),
    fill("M1240 600Q1360 560 1640 548V760H1240Z", "#d0a896"),
    hierapolis(),
  );
}

/** The plain of the Lykos: fields in long slivers, rows of poplars, mist at the foot of the mountains, all gold towards the sun. */
function plain(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const inks = ["#e3cf94", "#a9b07c", "#c9bd84", "#8fa07a"] as const;
  const fields = inks.map((ink, tone) =>
    fill(
      counted(9)
        .map((index) => {
          const near = (index * 4 + tone + 0.5) / 36;
          return lens(
            random.between(-60, 1000),
            HORIZON + 14 + near ** 1.4 * 300,
            mixed(260, 800, near),
            mixed(5, 40, near),
          );
        })
        .join(""),
      ink,
      0.8,
    ),
  );
  // Rows of poplars along the ditches: where one begins, how far off, how many.
  const rows = placesOf([
    -20, 556, 19, 250, 572, 12, 470, 588, 16, 40, 612, 11, 690, 560, 14, 300, 650, 8, -10, 690, 9,
  ]);
  const poplars = rows.flatMap(([from, y, count]) =>
    counted(count).map((index) => {
      const high = (y - HORIZON) * random.between(0.2, 0.4);
      const x = from + index * high * random.between(0.36, 0.6);
      const foot = y + index * 1.4;
      return {
        lit: disc(x, foot - high / 2, high * 0.13, high * 0.54),
        dark: disc(x + high * 0.04, foot - high * 0.48, high * 0.08, high * 0.46),
        shade: lens(x + high * 0.8, foot, high * 1.8, high * 0.14),
      };
    }),
  );
  return (
    fill(box(0, HORIZON, 1600, 700), sheet.downwards(["#f3d6a6", "#c9c08a", "#8fa276"], HORIZON, 860)) +
    fields.join("") +
    fill(poplars.map(({ shade }) => shade).join(""), "#6f7f68", 0.7) +
    fill(poplars.map(({ lit }) => lit).join(""), "#87955f") +
    fill(poplars.map(({ dark }) => dark).join(""), "#566b5a") +
    fill(
      box(0, HORIZON - 30, 1600, 110),
      sheet.linear(
        [
          [0, "#fde6bf", 0],
          [0.3, "#fde6bf", 0.85],
          [1, "#fde6bf", 0],
        ],
        [0, HORIZON - 30],
        [0, HORIZON + 80],
      ),
    )
  );
}

/** What stands of the city: three columns under their beam, one alone, cypresses beside them. */
function hierapolis(): Drawing {
  const column = (x: number, y: number, tall: number) =>
    fill(box(x - 8, y - tall, 16, tall), "#fbdcae") +
    fill(box(x + 1, y - tall, 7, tall), "#b08a9a") +
    fill(box(x - 11, y - tall - 7, 22, 8) + box(x - 11, y - 6, 22, 8), "#fff0cf");
  const cypress = (x: number, y: number, tall: number) =>
    fill(
      `M${x} ${y - tall}Q${x - tall * 0.17} ${y - tall * 0.3} ${x - tall * 0.08} ${y}H${x + tall * 0.08}Q${x + tall * 0.17} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#6f7f58",
    ) +
    fill(
      `M${x} ${y - tall}Q${x + tall * 0.02} ${y - tall * 0.4} ${x} ${y}H${x + tall * 0.08}Q${x + tall * 0.17} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#45585a",
    );
  return (
    fill(lens(1480, 548, 340, 10), "#a98aa0", 0.7) +
    cypress(1290, 560, 124) +
    cypress(1330, 556, 88) +
    [1400, 1446, 1492, 1560].map((x, index) => column(x, 548 - index * 2, [104, 106, 108, 66][index] ?? 90)).join("") +
    fill(polygon(pointsOf([1384, 436, 1508, 432, 1508, 418, 1384, 422])), "#fff0cf") +
    fill(polygon(pointsOf([1384, 440, 1508, 436, 1508, 430, 1384, 434])), "#b08a9a")
  );
}

/** A rim of the spur: its distance from the middle at an angle, its height, where its basins meet, and how far its water reaches down to. */
interface Terrace {
  reach: (angle: number) => number;
  up: number;
  cusps: readonly number[];
}

/** The middle of the spur, in metres right of the eye and away from it. */
const MIDDLE = [13, 30] as const;
/** Mean distance and height of every rim, and how long its basins are: from the brow down to us. */
const RIMS = [
  [3.6, 6.9, 2.6],
  [6.2, 6.3, 3.4],
  [9, 5.5, 4],
  [12.6, 4.5, 6.2],
  [17.2, 3.3, 7],
  [22.4, 2, 9],
  [28.5, 0.6, 12],
] as const;
const TERRACES = RIMS.map((rim, index) => terraceOf(rim, randomOf(40 + index)));

/** Basins of uneven length swing out between their cusps; the whole rim wavers a little. */
function terraceOf([mean, up, long]: (typeof RIMS)[number], random: Random): Terrace {
  const cusps = [0.2];
  for (let angle = 0.2; angle < Math.PI * 2 - 0.1;) {
    angle += (long * random.pick([0.6, 0.85, 1, 1.5])) / mean;
    cusps.push(Math.min(angle, Math.PI * 2 + 0.2));
  }
  const phase = random.between(0, 6);
  const reach = (angle: number) => {
    const next = cusps.findIndex((cusp) => cusp > angle);
    const [from, to] = [cusps[next - 1] ?? 0.2, cusps[next] ?? 6.5];
    const share = within((angle - from) / (to - from));
    const swing = Math.sin(Math.PI * share ** 0.9) ** 0.7 * Math.min(long, (to - from) * mean) * 0.27;
    const waver = 0.05 * Math.sin(angle * 2 + phase) + 0.035 * Math.sin(angle * 5 - phase);
    return mean * (1 + waver) + swing - long * 0.12;
  };
  return { reach, up, cusps };
}

const ANGLES = counted(420).map((index) => 0.2 + (index / 420) * Math.PI * 2);

function spot({ reach, up }: Terrace, angle: number, out = 0, lift = 0): Place {
  const far = reach(angle) + out;
  return [MIDDLE[0] + Math.cos(angle) * far, MIDDLE[1] + Math.sin(angle) * far, up + lift];
}

/** The outline of a terrace at its rim, or within it. */
function outline(terrace: Terrace, out: number, lift = 0): Path {
  return polygon(ANGLES.map((angle) => eye(spot(terrace, angle, out, lift))));
}

/** How much a wall looks into the sun, from 0 to 4, and whether we see it. */
function facing(terrace: Terrace, angle: number): { tone: number; seen: boolean } {
  const [x0, z0] = spot(terrace, angle - 0.012);
  const [x1, z1] = spot(terrace, angle + 0.012);
  const length = Math.hypot(x1 - x0, z1 - z0);
  const [nx, nz] = [(z1 - z0) / length, -(x1 - x0) / length];
  const [x, z] = spot(terrace, angle);
  return { tone: within(Math.round(2 + nx * 2.5 + (nz + 0.6) * 0.6), 0, 4), seen: nx * x + nz * z < 0 };
}

/** The terraces from the lowest to the brow: each hides what of the ones below lies behind it. */
function drawSpur(sheet: Sheet): void {
  for (const index of counted(TERRACES.length).toReversed()) {
    const terrace = TERRACES[index];
    if (!terrace) continue;
    const above = TERRACES[index - 1];
    const drop = terrace.up - (RIMS[index + 1]?.[1] ?? -1.4);
    sheet.add(wall(sheet, terrace, drop, randomOf(60 + index)), pool(sheet, terrace, above));
  }
}

/** Streaks of the low sun on the pools at the left. */
function glints(): Drawing {
  const streaks = placesOf([
    390, 1046, 170, 420, 1074, 130, 250, 1100, 120, 560, 1010, 90, 250, 930, 110, 330, 950, 150, 470, 960, 70, 330, 812,
    110, 420, 826, 80, 640, 850, 70, 470, 746, 70, 560, 752, 50,
  ]);
  return fill(streaks.map(([x, y, long]) => lens(x, y, long, 3 + long / 40)).join(""), "#fff8de", 0.85);
}

/** A wall under its rim: bands of light and shade as it swings, and curtains of lime that hang from the lip. */
function wall(sheet: Sheet, terrace: Terrace, drop: number, random: Random): Drawing {
  const step = (Math.PI * 2) / 420;
  const faces = TONES.map(() => "");
  const curtains = TONES.map(() => "");
  for (const angle of ANGLES) {
    const { tone, seen } = facing(terrace, angle);
    if (!seen) continue;
    const next = angle + step * 1.15;
    faces[tone] += polygon([
      eye(spot(terrace, angle)),
      eye(spot(terrace, next)),
      eye(spot(terrace, next, 0.3, -drop)),
      eye(spot(terrace, angle, 0.3, -drop)),
    ]);
  }
  for (let angle = 0.2; angle < Math.PI * 2;) {
    const wide = random.between(0.14, 0.46) / terrace.reach(angle);
    const { tone, seen } = facing(terrace, angle + wide / 2);
    const long = drop * random.between(0.25, 0.9);
    if (seen && random.chance(0.75))
      curtains[tone] += curve(
        [
          eye(spot(terrace, angle)),
          eye(spot(terrace, angle + wide)),
          eye(spot(terrace, angle + wide * 0.9, 0.16, -long * 0.6)),
          eye(spot(terrace, angle + wide * 0.55, 0.24, -long)),
          eye(spot(terrace, angle + wide * 0.2, 0.16, -long * 0.55)),
        ],
        true,
      );
    angle += wide * random.between(1, 1.5);
  }
  return (
    faces.map((path, tone) => fill(path, TONES[tone] ?? LIP)).join("") +
    sheet.clipped(faces.join(""), curtains.map((path, tone) => fill(path, CURTAINS[tone] ?? LIP)).join(""))
  );
}

/** The water within a rim: gold where it lies flat before us and mirrors the low sky, blue where we look down into it; the image of the wall above; the low ridges between its basins. */
function pool(sheet: Sheet, terrace: Terrace, above: Terrace | undefined): Drawing {
  const water = outline(terrace, -0.22);
  const ys = ANGLES.map((angle) => eye(spot(terrace, angle))[1]);
  const [top, foot] = [Math.min(...ys), Math.min(1240, Math.max(...ys))];
  const paint = sheet.linear(
    [
      [0, "#ffd9a0"],
      [0.26, "#f9dcc0"],
      [0.5, "#9fd6d8"],
      [1, "#2390b4"],
    ],
    [0, Math.round(top)],
    [0, Math.round(foot)],
  );
  const image = above
    ? ANGLES.filter((angle) => facing(above, angle).seen)
        .map((angle) => {
          const drop = above.up - terrace.up;
          const next = angle + 0.018;
          return polygon([
            eye(spot(above, angle, 0.3, -drop)),
            eye(spot(above, next, 0.3, -drop)),
            eye(spot(above, next, 0, -drop * 1.9)),
            eye(spot(above, angle, 0, -drop * 1.9)),
          ]);
        })
        .join("")
    : "";
  const ridges = above ? terrace.cusps.map((cusp) => ridge(terrace, above, cusp)) : [];
  return (
    fill(outline(terrace, 0), LIP) +
    fill(water, paint) +
    sheet.clipped(
      water,
      fill(image, "#a58fb8", 0.55) + stroke(water, SHALLOW, within((foot - top) / 24, 5, 20), 0.75) + ridges.join(""),
    )
  );
}

/** The ridge between two basins, from their cusp to the foot of the wall above, its right side in shade. */
function ridge(terrace: Terrace, above: Terrace, cusp: number): Drawing {
  const way = shares(7).map((share): Place => {
    const angle = cusp + 0.05 * Math.sin(share * Math.PI);
    const far = mixed(terrace.reach(cusp) + 0.2, above.reach(angle) + 0.3, share);
    return [MIDDLE[0] + Math.cos(angle) * far, MIDDLE[1] + Math.sin(angle) * far, terrace.up];
  });
  const side = (offset: number, lift: number): Point[] => way.map(([x, z, up]) => eye([x + offset, z, up + lift]));
  return (
    fill(polygon([...side(0.06, 0.04), ...side(0.3, -0.06).toReversed()]), "#8f83ba", 0.8) +
    fill(polygon([...side(-0.16, 0), ...side(0.1, 0.05).toReversed()]), LIP)
  );
}

/** A mother and her child on the rim before us, two who walk on farther up, one who sits on the edge. */
function drawVisitors(sheet: Sheet): void {
  const stands = (rim: number, angle: number, out: number, metres: number, options: PersonOptions) => {
    const terrace = TERRACES[rim];
    if (!terrace) return "";
    const at = spot(terrace, angle, out);
    return place(
      person(sheet, { shoes: options.skin ?? "#c98a5e", ...options }),
      ...eye(at),
      (metreAt(eye, at) * metres) / 100,
    );
  };
  const slender = { slender: true, wears: "skirt", sleeves: "none" } as const;
  sheet.add(
    stands(1, 4, -0.1, 1.7, { pose: "walking", top: "#31507a", wears: "shorts", bottom: "#d9c9a8" }),
    stands(1, 4.15, -0.1, 1.6, { ...slender, pose: "walking", top: "#c2265f", bottom: "#c2265f" }),
    stands(3, 3.9, -0.12, 1.66, {
      ...slender,
      pose: "walking",
      mirrored: true,
      top: "#e2a63a",
      bottom: "#e2a63a",
      hat: "#f3dfb0",
    }),
    stands(3, 4.02, -0.12, 1.15, {
      pose: "walking",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#c2465f",
    }),
    stands(4, 3.86, -0.1, 1.68, {
      ...slender,
      pose: "sitting",
      mirrored: true,
      top: "#d24a5c",
      bottom: "#f3dfb0",
      hairstyle: "long",
      shadow: false,
    }),
  );
}
