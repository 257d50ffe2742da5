import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { boulder, type RockColours } from "../parts/land/seaWall.ts";
import { sky } from "../parts/sky/sky.ts";
import { parasol } from "../parts/things/terrace.ts";

const HORIZON = 520;
const ROCK: RockColours = ["#f4dfb6", "#d9b48c", "#a98474", "#8a6a6a"];
const SHADE = "#d3b48c";

/** Bağla at noon: fine sand round pale water, an umbrella pine and its shade, two sunbeds under a parasol, the rocky cone of Aspat behind. */
export const SCENE: Scene = {
  name: "gallery-bagla",
  seed: 132,
  mood: "day",
  colours: {
    sky: ["#5fb0d0", "#a9d8df", "#eef5e6"],
    zenith: "#3f94c0",
    leafLight: "#9cb85c",
    leaf: "#5f8a4a",
    leafDark: "#2f5a43",
    seaLight: "#effaf2",
  },
  grain: 0.34,
  crops: { wide: 190, square: 190 },
  draw(sheet) {
    drawBay(sheet);
    drawAspat(sheet);
    drawSand(sheet);
    drawGrove(sheet);
    drawThings(sheet);
    drawNear(sheet);
  },
};

const SHORE: Point[] = pointsOf([
  520, 640, 610, 664, 676, 700, 700, 746, 674, 800, 610, 860, 510, 926, 390, 1000, 262, 1090, 120, 1220,
]);

function drawBay(sheet: Sheet): void {
  const random = randomOf(5);
  const dabs = counted(34).map(() => {
    const near = random.next() ** 1.3;
    return lens(random.between(-40, 640 - near * 420), HORIZON + 14 + near * 600, 40 + near * 130, 2.4 + near * 6);
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.26, reach: 0.5 }),
    fill(
      "M60 190Q150 164 250 174Q330 148 430 166Q510 160 570 184Q480 178 400 190Q300 174 210 192Q130 184 60 190ZM250 250Q340 236 420 242Q490 232 560 244Q480 246 410 254Q320 244 250 250Z",
      sheet.mood.cloud,
      0.92,
    ),
    fill(`M-20 ${HORIZON + 3}V492C80 472 160 474 250 484C330 488 390 500 440 ${HORIZON + 3}Z`, "#b4d2da"),
    fill(
      box(0, HORIZON, 1600, 700),
      sheet.downwards(["#4fa9c8", "#2f9abf", "#3fb0c4", "#7fd4cf", "#b5e8da", "#d6f2e2"], HORIZON, 1200),
    ),
    fill(dabs.join(""), "#f4fdf6", 0.6),
    place(sailingYacht(sheet), 166, 632, 0.74),
    fill(lens(172, 636, 150, 7) + lens(182, 652, 90, 6), "#1f83a6", 0.5),
  );
}

/** The cone of Aspat, bare where it is steep, over the wooded hills that end the beach. */
function drawAspat(sheet: Sheet): void {
  const cone =
    "M236 652C290 606 340 560 384 506C420 462 452 420 482 366C498 338 508 300 530 276C548 258 560 222 584 212C604 208 612 232 632 244C654 258 656 292 682 312C722 340 760 350 800 380C860 410 1000 440 1200 470C1400 500 1500 520 1640 530V652Z";
  const hills =
    "M640 640C680 520 760 450 860 436C940 424 1010 470 1090 452C1190 430 1260 380 1380 384C1480 386 1560 420 1640 410V660H640Z";
  sheet.add(
    fill(cone, "#6f9464"),
    sheet.clipped(
      cone,
      fill("M220 660L584 200C566 260 600 320 586 380C572 440 616 500 640 560L660 660Z", "#a3b878") +
        // Bare rock from the top, in ribs that run lower on the ridges.
        fill(
          "M440 440C470 420 484 430 500 452C516 440 520 400 540 396C556 404 556 440 574 470C590 440 592 400 612 392C632 396 640 420 664 424C684 410 700 380 726 384C740 372 750 360 760 340L600 190H500Z",
          "#a98a82",
        ) +
        fill(
          "M440 440C470 420 484 430 500 452C516 440 520 400 540 396C556 404 556 440 574 470C580 450 582 430 586 410C592 360 566 320 576 270C580 240 582 220 584 200H480Z",
          "#ecd2a4",
        ),
    ),
    fill(hills, "#5f8a5a"),
    sheet.clipped(
      hills,
      fill(
        "M620 660C680 520 760 450 860 430C900 460 930 520 990 560L1040 660ZM1060 660C1090 560 1080 480 1100 450L1380 370C1400 430 1450 480 1500 520L1540 660Z",
        "#8fae6c",
      ),
    ),
  );
}

function drawSand(sheet: Sheet): void {
  const shifted = (by: number) =>
    `${curve(SHORE.map(([x, y]): Point => [x + by, y + by * 0.2]))}L1640 1240V640Q1100 612 520 640Z`;
  const marks = placesOf([
    720, 900, 90, 560, 1010, 120, 470, 1110, 100, 640, 1150, 150, 900, 1130, 110, 1120, 1180, 130, 820, 800, 70, 1000,
    760, 60, 760, 1060, 80,
  ]);
  sheet.add(
    fill(shifted(-190), "#a6e4d8", 0.45),
    fill(shifted(-100), "#bfeee0", 0.6),
    fill(shifted(-40), "#dff7ea", 0.9),
    fill(shifted(-10), "#fffdf6"),
    fill(shifted(5), "#dfc698"),
    fill(shifted(30), "#f8ebc8"),
    // The low point of rock between the bay and the beach.
    fill("M286 640C300 600 340 590 400 596C470 588 540 604 600 620L640 648H300Z", "#b98f72"),
    fill("M286 640C300 600 340 590 400 596C430 592 452 596 470 600C450 616 420 630 430 650H300Z", "#f0d8a8"),
    fill("M270 650C360 634 480 640 640 656C500 668 340 668 270 650Z", "#dff5ea", 0.8),
    boulder(520, 642, 22, ROCK, 3),
    boulder(560, 652, 14, ROCK, 5),
    fill(marks.map(([x, y, l]) => lens(x, y, l, 5)).join(""), "#e6cf9f"),
  );
}

/** A cloud of needles or leaves about 0,0, a unit of 1 wide to each side, its foot flatter than its top. */
function cloud(x: number, y: number, r: number, high = 0.62): Path {
  const at = (px: number, py: number) => `${short(x + px * r)} ${short(y + py * r * high)}`;
  return `M${at(-1, 0.3)}C${at(-1.12, -0.4)} ${at(-0.62, -0.96)} ${at(0, -1)}C${at(0.62, -0.96)} ${at(1.12, -0.4)} ${at(1, 0.3)}C${at(0.6, 0.56)} ${at(-0.6, 0.56)} ${at(-1, 0.3)}Z`;
}

/** Clouds of leaves from the back to the front, each dark below and lit from the upper left. */
function clouds(sheet: Sheet, places: readonly (readonly [number, number, number])[]): Drawing {
  const { leaf, leafDark, leafLight } = sheet.mood;
  return places
    .map(
      ([x, y, r]) =>
        fill(cloud(x, y, r), leafDark) +
        fill(cloud(x - r * 0.02, y - r * 0.08, r * 0.97, 0.58), leafLight) +
        sheet.clipped(
          cloud(x - r * 0.02, y - r * 0.08, r * 0.97, 0.58),
          fill(cloud(x + r * 0.12, y + r * 0.12, r * 1.02, 0.62), leaf),
        ),
    )
    .join("");
}

/** An umbrella pine: limbs that open from one fork into a broad flat crown of a few clouds; its foot at x, y. */
function umbrellaPine(
  sheet: Sheet,
  { x, y, tall, wide, lean }: Record<"x" | "y" | "tall" | "wide" | "lean", number>,
): Drawing {
  const [top, half] = [y - tall, wide / 2];
  const [headX, fork] = [x + lean, { x: x + lean * 0.55, y: y - tall * 0.52 }];
  const thick = tall * 0.034;
  const trunk = (from: number, to: number): Path =>
    `M${short(x + thick * 1.7 * from)} ${short(y)}C${short(x + thick * from)} ${short(y - tall * 0.16)} ${short(fork.x + thick * 0.9 * from)} ${short(y - tall * 0.3)} ${short(fork.x + thick * 0.8 * from)} ${short(fork.y)}H${short(fork.x + thick * 0.8 * to)}C${short(fork.x + thick * 0.9 * to)} ${short(y - tall * 0.3)} ${short(x + thick * to)} ${short(y - tall * 0.16)} ${short(x + thick * 1.7 * to)} ${short(y)}Q${short(x)} ${short(y + thick * 0.7)} ${short(x + thick * 1.7 * from)} ${short(y)}Z`;
  const limb = (across: number, strong: number): Path => {
    const [tipX, tipY] = [headX + across * half, top + tall * 0.1];
    const w = thick * strong;
    return `M${short(fork.x - w)} ${short(fork.y + w * 2.4)}C${short(fork.x - w)} ${short(fork.y - tall * 0.12)} ${short(tipX - w * 0.8)} ${short(tipY + tall * 0.16)} ${short(tipX - w * 0.6)} ${short(tipY)}H${short(tipX + w * 0.6)}C${short(tipX + w * 0.8)} ${short(tipY + tall * 0.18)} ${short(fork.x + w)} ${short(fork.y - tall * 0.1)} ${short(fork.x + w)} ${short(fork.y + w * 2.4)}Z`;
  };
  const crown = placesOf([-64, 6, 38, 64, 8, 36, -20, -10, 46, 28, -12, 46, -40, 14, 38, 46, 16, 36, 2, 14, 44]).map(
    ([dx, dy, r]) => [headX + (dx / 100) * half, top + (dy / 100) * half + tall * 0.06, (r / 100) * half] as const,
  );
  return (
    fill(limb(-0.62, 0.6) + limb(0.66, 0.62), "#7d5040") +
    fill(trunk(-1, 1), "#a96c48") +
    fill(trunk(0.15, 1), "#774b3c") +
    fill(limb(0.26, 0.72), "#774b3c") +
    fill(limb(-0.12, 0.74), "#a96c48") +
    clouds(sheet, crown)
  );
}

/** The trees that end the beach, small with distance, and the great pine by us with its shade on the sand. */
function drawGrove(sheet: Sheet): void {
  const hedge = placesOf([
    1010, 604, 110, 1300, 596, 130, 1560, 586, 150, 720, 634, 46, 800, 622, 70, 900, 636, 60, 1120, 634, 84, 1220, 644,
    60, 1420, 648, 96, 1540, 656, 70, 1630, 664, 90,
  ]);
  sheet.add(
    fill(lens(1180, 672, 1100, 50), SHADE, 0.8),
    umbrellaPine(sheet, { x: 880, y: 662, tall: 170, wide: 190, lean: -8 }),
    clouds(sheet, hedge),
    fill(lens(1560, 762, 330, 44), SHADE),
    umbrellaPine(sheet, { x: 1440, y: 752, tall: 350, wide: 390, lean: 26 }),
    // The shade of the great pine begins at its foot and lies to the right.
    fill(
      "M1096 884C1150 872 1230 878 1300 884C1330 852 1440 846 1520 858C1580 850 1640 862 1680 880V962C1600 984 1500 976 1440 970C1360 984 1270 966 1262 932C1210 910 1140 906 1096 892Z",
      SHADE,
    ),
    umbrellaPine(sheet, { x: 1130, y: 888, tall: 660, wide: 800, lean: -40 }),
  );
}

/** A sunbed of wood with a white mattress, its head to the right. 350 long. */
function sunbed(sheet: Sheet, towel: string): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  return (
    fill("M-146 28L150 16L230 30L-90 46Z", SHADE) +
    fill("M-140-10H-126V34H-140ZM90-10H104V28H90ZM-60-4H-48V36H-60Z", "#7a4e38") +
    fill("M-156-22L96-22L112-8H-150Z", "#b98048") +
    fill("M-160-40Q-160-52-146-52H84L104-26Q100-20 90-20H-150Q-160-24-160-40Z", wallBright) +
    fill("M-150-34L96-36L104-26Q100-20 90-20H-150Q-158-24-158-32Z", wallShade) +
    fill("M84-54L176-142Q190-148 196-134L112-28L92-22Z", wallBright) +
    fill("M96-40L188-142Q194-140 196-134L112-28L92-22Z", wallShade) +
    fill("M-96-54H-20L-6-20H-92Z", towel)
  );
}

function drawThings(sheet: Sheet): void {
  sheet.add(
    fill(polygon(pointsOf([846, 992, 860, 988, 1010, 1010, 1004, 1018])), SHADE),
    fill(disc(1050, 1020, 150, 24), SHADE),
    place(sunbed(sheet, "#1d7fa0"), 1040, 1010, 0.74),
    place(parasol(sheet, { colour: "#e0573a" }), 850, 994, 1.16),
    place(sunbed(sheet, "#e0a33a"), 640, 1084, 0.86),
  );
}

/** A bush with its flowers in the corner, cut by the edge. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({ leafLight: "#5f8a52", leaf: "#356248", leafDark: "#1c3f3a" });
  const flowers = placesOf([
    1450, 1130, 9, 1500, 1090, 11, 1556, 1060, 10, 1590, 1110, 12, 1530, 1140, 10, 1400, 1176, 9,
  ]);
  sheet.add(
    clouds(dark, placesOf([1420, 1196, 90, 1600, 1120, 120, 1520, 1180, 130])),
    fill(
      flowers
        .map(
          ([x, y, r]) =>
            disc(x, y, r) + disc(x + r * 1.2, y + r * 0.5, r * 0.9) + disc(x + r * 0.3, y + r * 1.1, r * 0.9),
        )
        .join(""),
      "#c2265f",
    ),
    fill(
      flowers
        .map(([x, y, r]) => disc(x - r * 0.24, y - r * 0.24, r * 0.6) + disc(x + r, y + r * 0.3, r * 0.46))
        .join(""),
      "#f07a9c",
    ),
  );
}
