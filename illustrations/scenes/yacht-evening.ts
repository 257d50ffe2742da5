import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import {
  box,
  curve,
  curveDownTo,
  disc,
  lens,
  type Path,
  polygon,
  polygonDownTo,
  polyline,
  short,
} from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { motorSailer, motorSailerImage, STERN_RING } from "../parts/boats/motorSailer.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { roughened } from "../parts/land/ridge.ts";
import { swimmer } from "../parts/people/bathers.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent, glitter } from "../parts/sky/suns.ts";

const HORIZON = 545;
const MOON = { x: 150, y: 250, radius: 42 };
/** From the rocks of the cove, some metres over the water, so that her deck lies open. */
const EYE = cameraOf({ horizon: HORIZON, centre: 838, eye: 5.2, focal: 1690 });
/** Her frame: the origin at the transom on the water, `along` to the bow, which points away to the left. */
const VIEW = frameOf(EYE, { right: 3.75, away: 21.2, heading: -44 });

/** A motor sailer at anchor in a cove by night: dinner by lanterns, a swimmer who leaves a trail of light. */
export const SCENE: Scene = {
  name: "yacht-evening",
  seed: 131,
  mood: "night",
  colours: { sky: ["#0a1436", "#152a5e", "#2c4d88", "#6d86b4"], sea: ["#48699c", "#1f4478", "#10295a", "#081636"] },
  grain: 0.3,
  crops: { wide: 190, square: 290 },
  draw(sheet) {
    drawSky(sheet);
    drawShores(sheet);
    drawWater(sheet);
    drawBoat(sheet);
    sheet.add(drawTender());
    drawSwimmer(sheet);
    drawBough(sheet);
  },
};

function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    milkyWay(sheet),
    sheet.glow([MOON.x, MOON.y], 420, "#a9c4ec", 0.3),
    crescent(sheet, MOON),
  );
}

/** The Milky Way, as it leans over the hill in summer: a soft band, brighter in the middle, a dark rift along it, its stars fine as dust. */
function milkyWay(sheet: Sheet): Drawing {
  const random = randomOf(12);
  const [from, to]: [Point, Point] = [
    [1470, 330],
    [800, -60],
  ];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const heap = (share: number, side: number, length: number, half: number, strength: number, colour: string) =>
    `<g transform="translate(${short(long * share)} ${side}) scale(1 ${half})">${sheet.glow([0, 0], length, colour, strength)}</g>`;
  const dust = (spread: number, count: number): Point[] =>
    counted(count).map(() => [random.between(-40, long + 40), random.around(spread)]);
  const rift =
    "M40 12C120-8 170 22 250 4C330-14 380 10 470-4C540-14 600 6 680-2C600 14 560 4 500 14C430 26 380 12 320 26C240 42 190 26 130 34C90 38 60 30 40 12Z";
  const band =
    heap(0.42, 0, 540, 0.26, 0.62, "#8fa6dc") +
    heap(0.42, -10, 330, 0.2, 0.46, "#b9c3ea") +
    heap(0.7, 12, 260, 0.2, 0.34, "#c3b9e0") +
    fill(rift, "#16295a", 0.34) +
    dots(dust(62, 210), 0.8, "#dfe6fa", 0.75) +
    dots(dust(40, 46), 1.3, "#f4f3ff", 0.9);
  const lone = counted(56).map((): Point => [random.between(0, 1600), random.next() ** 1.4 * 400]);
  return (
    `<g transform="translate(${from[0]} ${from[1]}) rotate(${short(angle)})">${band}</g>` +
    dots(
      lone.filter(([x, y]) => Math.hypot(x - MOON.x, y - MOON.y) > MOON.radius * 1.8),
      1.2,
      "#e8ecfb",
      0.85,
    ) +
    dots(
      [
        [420, 96],
        [604, 212],
        [1010, 60],
        [1330, 92],
        [318, 300],
        [1540, 150],
      ],
      2.2,
      "#fffbe8",
    )
  );
}

/** Headlands far off, the wooded hill of the cove behind the yacht, with two lit houses and the stones along its foot. */
function drawShores(sheet: Sheet): void {
  const random = randomOf(21);
  const foot = HORIZON + 6;
  const crest = pointsOf([
    700, 545, 790, 530, 870, 502, 950, 486, 1030, 446, 1120, 424, 1200, 372, 1290, 348, 1370, 296, 1450, 276, 1530, 228,
    1640, 206,
  ]);
  const hill = polygonDownTo(roughened(crest, 5, random), foot);
  const spurs: readonly (readonly number[])[] = [
    [870, 502, 950, 486, 1030, 446, 1010, 480, 950, 506, 930, 530, 850, 540],
    [1030, 446, 1120, 424, 1200, 372, 1190, 420, 1120, 462, 1100, 500, 1030, 530, 990, 540, 1040, 492],
    [1200, 372, 1290, 348, 1370, 296, 1372, 350, 1310, 400, 1290, 450, 1210, 490, 1180, 540, 1120, 544, 1170, 470],
    [
      1370, 296, 1450, 276, 1530, 228, 1560, 240, 1520, 310, 1450, 360, 1440, 420, 1370, 470, 1340, 540, 1270, 546,
      1330, 430,
    ],
    [1540, 228, 1640, 206, 1640, 300, 1590, 370, 1580, 440, 1530, 490, 1500, 544, 1440, 548, 1500, 430, 1540, 330],
  ];
  // Pines: a flat crown on a stem, each by itself against the sky, in clumps on the slopes.
  // Its stem runs the same way round as the crown, or it would cut a hole in it.
  const pine = (x: number, y: number, r: number): Path =>
    disc(x, y - r * 0.9, r * 1.5, r * 0.62) +
    disc(x - r * 0.3, y - r * 1.3, r * 0.9, r * 0.5) +
    box(x + 1, y - r, -2, r * 2);
  const skyline = counted(46).map(() => {
    const x = random.between(760, 1620);
    return pine(x, heightAt(crest, x), random.between(6, 12));
  });
  const clumps = counted(26).flatMap(() => {
    const x = random.between(830, 1600);
    const y = mixed(heightAt(crest, x) + 24, foot - 14, random.next());
    return counted(random.whole(2, 6)).map((): Point => [x + random.around(26), y + random.around(9)]);
  });
  const woods = clumps.map(([x, y]) => [x, y, random.between(6, 9)] as const).toSorted((a, b) => a[1] - b[1]);
  const haze = sheet.linear(
    [
      [0, "#6f8cc0", 0],
      [1, "#6f8cc0", 0.42],
    ],
    [0, HORIZON - 90],
    [0, HORIZON],
  );
  const houses = [
    [1400, 462, 30],
    [1478, 500, 36],
  ] as const;
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 500, 120, 482, 260, 494, 420, 522, 640, 543]), HORIZON + 3), "#3a5a94"),
    fill(curveDownTo(pointsOf([-20, 528, 90, 512, 190, 520, 320, 542]), HORIZON + 3), "#274680"),
    fill(skyline.join(""), "#142c5a"),
    fill(hill, "#142c5a"),
    sheet.clipped(
      hill,
      fill(spurs.map((spur) => curve(pointsOf(spur), true)).join(""), "#20407a") +
        woods
          .map(
            ([x, y, r]) =>
              fill(pine(x, y, r), "#132b5c") + fill(disc(x - r * 0.4, y - r * 1.5, r * 0.7, r * 0.24), "#2f5190"),
          )
          .join("") +
        fill(box(680, HORIZON - 90, 960, 100), haze),
    ),
    ...houses.map(
      ([x, y, wide]) =>
        sheet.glow([x + wide / 2, y - 8], 60, "#ffbe6a", 0.3) +
        fill(box(x, y - wide * 0.52, wide, wide * 0.52), "#7d8fc0") +
        fill(box(x + wide * 0.62, y - wide * 0.52, wide * 0.38, wide * 0.52), "#4a5f9a") +
        fill(
          box(x + wide * 0.14, y - wide * 0.36, wide * 0.13, wide * 0.2) +
            box(x + wide * 0.38, y - wide * 0.36, wide * 0.13, wide * 0.36),
          "#ffd88c",
        ),
    ),
    fill(
      `M690 ${foot - 4}Q900 ${foot - 12} 1180 ${foot - 10}T1640 ${foot - 14}V${foot + 2}Q1100 ${foot + 4} 690 ${foot}Z`,
      "#7d93c4",
      0.75,
    ),
  );
}

/** Calm water: the glade of the moon, the image of the hill in strips that drift apart, a few long strokes. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(9);
  const torn = counted(46).map((index) => {
    const share = index / 45;
    const y = HORIZON + 12 + share ** 1.2 * 330;
    return lens(
      mixed(1190, 1500, share ** 0.6) + random.around(70),
      y,
      (1 - share * 0.72) * random.between(560, 900),
      7 + share * 7,
    );
  });
  const still = counted(40).map(() => {
    const near = random.next();
    return lens(
      random.between(0, 1600),
      mixed(HORIZON + 20, 1190, near),
      mixed(40, 230, near) * random.between(0.6, 1.2),
      mixed(1.4, 6, near),
    );
  });
  sheet.add(
    fill(box(0, HORIZON, 1600, 1200 - HORIZON), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    fill(torn.join(""), "#122c5c", 0.55),
    fill(still.slice(0, 26).join(""), "#0b1f4a", 0.42),
    fill(still.slice(26).join(""), "#6f8fc4", 0.22),
    glitter(sheet, { x: MOON.x, top: HORIZON + 4, bottom: 1180, width: 100, count: 90 }),
  );
}

/** The yacht over her image, in the light of her lanterns. */
function drawBoat(sheet: Sheet): void {
  const [x, y] = VIEW([2.5, 0, 3.4]).map((value) => Math.round(value)) as [number, number];
  sheet.add(motorSailerImage(VIEW), sheet.glow([x, y], 430, "#ffb866", 0.4), motorSailer(sheet, VIEW));
}

/** Somebody who swims to the ladder: where the water is stirred, plankton shines. */
function drawSwimmer(sheet: Sheet): void {
  const random = randomOf(3);
  const [x, y] = [508, 1046];
  const trail = counted(34).map(() => {
    const back = random.next();
    return [
      x - 10 - back * 230 + random.around(10),
      y + 8 + back ** 1.4 * 84 + random.around(6 + back * 22),
      back,
    ] as const;
  });
  const glow = (spread: number, colour: string, strength: number) =>
    place(`<g transform="rotate(-14) scale(1 .2)">${sheet.glow([0, 0], spread, colour, strength)}</g>`, x - 90, y + 26);
  sheet.add(
    glow(260, "#36c9d8", 0.7),
    fill(
      trail
        .map(([dx, dy, back]) => lens(dx, dy, mixed(70, 22, back) * random.between(0.6, 1.2), mixed(6, 3, back)))
        .join(""),
      "#5fe3e0",
      0.8,
    ),
    dots(
      trail.map(([dx, dy]): Point => [dx + random.around(20), dy + random.around(16)]),
      1.8,
      "#d9fffa",
      0.9,
    ),
    place(
      swimmer(sheet.tinted({ seaLight: "#a9f5ee", wall: "#e6d6d2", wallShade: "#7b86b4" }), { skin: "#d79a72" }),
      x,
      y,
      1.7,
    ),
  );
}

/** The tender on its line astern, her oars shipped. */
function drawTender(): Drawing {
  const view = frameOf(EYE, { right: 10.5, away: 25.2, heading: -27 });
  const half = (share: number) =>
    share < 0.4 ? mixed(0.58, 0.76, share / 0.4) : 0.76 * (1 - ((share - 0.4) / 0.6) ** 2.3);
  const rim = (share: number, hand: number, inset = 1): Place => [
    share * 3.6,
    hand * half(share) * inset,
    0.46 + 0.3 * share ** 2,
  ];
  const low = (share: number, hand: number): Place => [share * 3.3 + 0.05, hand * half(share) * 0.8, 0];
  const steps = shares(16);
  const shape = (...places: readonly Place[]) => polygon(places.map((each) => view(each)));
  const edge = steps.map((share) => rim(share, 1));
  const whole = [...steps.map((share) => rim(share, 1)), ...steps.toReversed().map((share) => rim(share, -1))];
  const inner = [
    ...steps.map((share) => rim(share, 1, 0.86)),
    ...steps.toReversed().map((share) => rim(share, -1, 0.86)),
  ];
  const thwart = (share: number) =>
    shape(
      [share * 3.6, half(share) * 0.84, 0.4],
      [share * 3.6 + 0.3, half(share) * 0.84, 0.4],
      [share * 3.6 + 0.3, -half(share) * 0.84, 0.4],
      [share * 3.6, -half(share) * 0.84, 0.4],
    );
  const [[bowX, bowY], [hookX, hookY]] = [view([3.6, 0, 0.74]), VIEW(STERN_RING)];
  const [middleX, middleY] = view([1.7, 0.5, -0.1]);
  return (
    fill(
      counted(7)
        .map((index) => lens(middleX + (index % 2 ? 6 : -8), middleY + 6 + index * 9, 190 - index * 22, 8))
        .join(""),
      "#2a2450",
      0.8,
    ) +
    fill(shape(...edge, ...steps.toReversed().map((share) => low(share, 1))), "#7d5a78") +
    fill(
      shape(
        ...edge,
        ...steps.toReversed().map((share): Place => [share * 3.45, half(share) * 0.9, 0.24 + 0.2 * share ** 2]),
      ),
      "#b9c0e2",
    ) +
    fill(shape(rim(0, 1), rim(0, -1), low(0, -1), low(0, 1)), "#4a3a62") +
    fill(shape(...whole), "#d9b58c") +
    fill(shape(...inner), "#3c2a4c") +
    fill(thwart(0.16) + thwart(0.5), "#c08a5e") +
    stroke(
      polyline([view([0.2, 0.3, 0.52]), view([3, 0.12, 0.62])]) +
        polyline([view([0.2, -0.3, 0.52]), view([3, -0.12, 0.62])]),
      "#e8cfa0",
      3.4,
    ) +
    stroke(
      `M${short(bowX)} ${short(bowY)}Q${short(mixed(bowX, hookX, 0.5))} ${short(mixed(bowY, hookY, 0.5) + 34)} ${short(hookX)} ${short(hookY)}`,
      "#c9b9b0",
      2,
    )
  );
}

/** A bough of the pine we stand under, across the corner of the sky: brushes of needles along its twigs. */
function drawBough(sheet: Sheet): void {
  const random = randomOf(31);
  const twigs = [
    [1640, 6, 1540, 34, 1440, 84, 1350, 120, 1268, 168],
    [1500, 52, 1430, 40, 1360, 52, 1300, 44],
    [1440, 84, 1420, 130, 1388, 172, 1366, 204],
    [1580, 22, 1550, 84, 1506, 132, 1484, 178],
    [1640, 60, 1600, 130, 1580, 190, 1556, 232],
  ].map(pointsOf);
  const tufts = twigs.flatMap((twig, row) =>
    counted(row ? 9 : 14).map((index) => {
      const share = row ? 0.24 + (index / 8) * 0.76 : 0.12 + (index / 13) * 0.88;
      const reached = share * (twig.length - 1);
      const step = Math.min(twig.length - 2, Math.floor(reached));
      const [[x0, y0], [x1, y1]] = [twig[step] ?? [0, 0], twig[step + 1] ?? [0, 0]];
      const [x, y] = [mixed(x0, x1, reached - step), mixed(y0, y1, reached - step)];
      const ahead = Math.atan2(y1 - y0, x1 - x0);
      const needles = counted(22).map((needle) => {
        const angle = ahead + mixed(-1.5, 1.5, needle / 21) + random.around(0.1);
        const reach = random.between(26, 46);
        return `M${short(x)} ${short(y)}L${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
      });
      return [needles.join(""), needles.slice(10, 17).join("")] as const;
    }),
  );
  sheet.add(
    stroke(twigs.map((twig) => curve(twig)).join(""), "#060d24", 7),
    stroke(tufts.map(([all]) => all).join(""), "#081432", 3),
    stroke(tufts.map(([, lit]) => lit).join(""), "#1d3c70", 1.8),
  );
}
