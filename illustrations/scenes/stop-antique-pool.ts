import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { column } from "../parts/buildings/stonework.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { limb } from "../parts/people/body.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { oleander, WHITE_OLEANDER } from "../parts/plants/oleander.ts";
import { cypress, palm } from "../parts/plants/trees.ts";
import { drownedCapital, drownedColumn } from "../parts/sea/drownedColumn.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

/** Metres from the surface of the water; its floor lies below. */
const camera = cameraOf({ horizon: 300, centre: 800, eye: 3.3, focal: 1400 });
/** The floor, from the surface. */
const FLOOR = -1.2;
const FAR = pointsOf([-40, 560, 90, 516, 300, 486, 540, 474, 800, 470, 1060, 474, 1300, 488, 1500, 520, 1640, 560]);

/** The antique pool of Hierapolis: columns lie deep in clear warm water, a woman leans on a stump that stands out of it, oleanders and palms around. */
export const SCENE: Scene = {
  name: "stop-antique-pool",
  seed: 93,
  mood: "day",
  grain: 0.28,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawGarden(sheet);
    drawWater(sheet);
    drawBathers(sheet);
    drawNear(sheet);
  },
};

/** The far edge of the pool, moved up or down, and everything below it. */
function below(shift: number): Path {
  return `${curve(FAR.map(([x, y]): Point => [x, y + shift]))}V1240H-40Z`;
}

function drawGarden(sheet: Sheet): void {
  const hedge = placesOf([
    40, 400, 190, 190, 392, 130, 560, 402, 110, 700, 408, 90, 860, 400, 110, 1010, 398, 120, 1210, 386, 150, 1400, 378,
    170, 1570, 392, 180,
  ]);
  const stone = sheet.tinted({ stone: "#fbeed2", stoneWorn: "#e3cda2", stoneShade: "#9d95a6", stoneDeep: "#776f88" });
  const blocks = counted(17).map((index) => {
    const x = 30 + index * 96 + (index % 3) * 14;
    return `M${x} ${edgeAt(x) - 32}l${(x - 800) * 0.02} 34`;
  });
  sheet.add(
    sky(sheet, { height: 420, zenith: 0.22 }),
    cumulus(sheet, { x: 930, y: 322, length: 520, seed: 3 }),
    fill("M-20 330Q240 262 520 306T1000 296T1640 262V560H-20Z", "#a9c6ae"),
    ...hedge.map(([x, y, size], index) =>
      leafMass(sheet, {
        x,
        y,
        width: size,
        height: size * 0.62,
        seed: index + 3,
        leaf: "round",
        count: 30,
        size: 40,
        colours: ["#2f5a4a", "#4b8355", "#86ad62"],
      }),
    ),
    place(cypress(sheet, { seed: 3 }), 352, 452, 1.62),
    place(cypress(sheet, { seed: 5 }), 420, 446, 1.2),
    place(palm(sheet, { seed: 4, lean: 20 }), 1150, 452, 1.32),
    place(palm(sheet, { seed: 7, lean: -26 }), 1290, 456, 0.98),
    fill(below(-64), "#8fa565"),
    fill(`M-20 470Q400 420 800 418T1640 470V480Q1200 430 800 432T-20 486Z`, "#b4c07e"),
    // What still stands, on the far edge.
    ...placesOf([660, 220, 34, 776, 92, 34, 890, 158, 34]).map(([x, height, width], index) =>
      [
        fill(`M${x - 14} 434L${x + 96} 448Q${x + 60} 454 ${x} 444Z`, "#54734c", 0.8),
        place(column(stone, { height, width, capital: index ? "broken" : "corinthian" }), x, 440),
      ].join(""),
    ),
    oleander(sheet, 130, 460, 110, 21),
    oleander(sheet, 520, 440, 58, 31, WHITE_OLEANDER),
    oleander(sheet, 1420, 440, 100, 41, WHITE_OLEANDER),
    oleander(sheet, 1560, 470, 120, 51),
    // The edge: its lit top in blocks, and the wall that goes down into the water.
    fill(below(-36), "#f6e7c6"),
    stroke(blocks.join(""), "#cbb48a", 4),
    fill(below(-6), "#b79c80"),
    fill(below(10), "#8f8478"),
  );
}

/** About how high that edge lies at x. */
function edgeAt(x: number): number {
  return 470 + ((x - 800) / 800) ** 2 * 76;
}

/** Where three cells of the light's net meet, in metres on the floor: a honeycomb that was pushed about. */
const KNOTS = ((): ((step: number, row: number) => Point) => {
  const random = randomOf(5);
  const pushed = counted(40 * 26).map((): Point => [random.around(0.26), random.around(0.26)]);
  return (step, row) => {
    const [dx, dy] = pushed[(row * 40 + step) % pushed.length] ?? [0, 0];
    // Every second knot of a row stands a little further away: that makes hexagons of the rows.
    const zigzag = (step + row) % 2 ? 0.2 : -0.2;
    return [-10 + step * 0.5 + dx, 5.2 + row * 0.82 + zigzag + dy];
  };
})();

/** The net of light on the floor, `strong` at most: soft cells with bright seams, thick where they meet, in patches that come and go. */
function lightNet(strong: number): Drawing {
  const random = randomOf(8);
  const [faint, bright]: [Path[], Path[]] = [[], []];
  for (const row of counted(18)) {
    for (const half of counted(19)) {
      const step = half * 2 + (row % 2);
      const cell = [
        KNOTS(step, row),
        KNOTS(step + 1, row),
        KNOTS(step + 2, row),
        KNOTS(step + 2, row + 1),
        KNOTS(step + 1, row + 1),
        KNOTS(step, row + 1),
      ];
      const [x, away] = [0, 1].map((axis) => cell.reduce((sum, knot) => sum + (knot[axis] ?? 0) / 6, 0)) as [
        number,
        number,
      ];
      const light = Math.sin(x * 0.62 + away * 0.5) + Math.sin(x * 0.33 - away * 0.7 + 1);
      if (light < -0.1) continue;
      const inner = cell.map(([kx, ky]): Point => {
        const share = random.between(0.93, 0.985);
        return [x + (kx - x) * share, away + (ky - away) * share];
      });
      const seam = polygon(cell.map(([kx, ky]) => camera([kx, ky, FLOOR]))) + roundedHole(inner);
      (light > 0.7 ? bright : faint).push(seam);
    }
  }
  return fill(faint.join(""), "#e9fff4", strong * 0.5) + fill(bright.join(""), "#f2fff6", strong);
}

/** A hole with round corners, its edges touched in their middles; it runs the other way round, so that it stays open. */
function roundedHole(corners: readonly Point[]): Path {
  const places = corners.map(([x, away]) => camera([x, away, FLOOR])).toReversed();
  const ends = places.map(([x, y], index): Point => {
    const [nx, ny] = places[(index + 1) % places.length] ?? [x, y];
    return [(x + nx) / 2, (y + ny) / 2];
  });
  const at = (point: Point | undefined) => (point ?? [0, 0]).map(short).join(" ");
  return `M${at(ends.at(-1))}${places.map((corner, index) => `Q${at(corner)} ${at(ends[index])}`).join("")}Z`;
}

/** Flat stones and gravel of the floor. */
function floorStones(): Drawing {
  const random = randomOf(23);
  const stones = counted(120).map(() => {
    const away = mixed(5.4, 18, random.next() ** 1.4);
    const where = [random.between(-0.62, 0.62) * away, away, FLOOR] as const;
    const metre = metreAt(camera, where);
    return { spot: camera(where), size: random.between(0.12, 0.42) * metre, tone: random.whole(0, 1) };
  });
  return [0, 1]
    .map((kind) =>
      fill(
        stones
          .filter(({ tone }) => tone === kind)
          .map(({ spot: [x, y], size }) => blot(random, x, y, size, size * 0.34))
          .join(""),
        kind ? "#d9f5e4" : "#2c93a0",
        kind ? 0.3 : 0.22,
      ),
    )
    .join("");
}

/** Everything that lies under the surface or is mirrored in it, its edges moved to and fro as moving water does it. */
function rippled(drawing: Drawing, id: string, scale: number): Drawing {
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="420" width="1600" height="780" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".008 .026" numOctaves="2" seed="6"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>` +
    `<g filter="url(#${id})">${drawing}</g>`
  );
}

/** The joints of the paved floor. */
function pavement(): Drawing {
  const rows = counted(16).map((row) => 5 + row * 1.3);
  const across = rows.map((away) => polyline([camera([-16, away, FLOOR]), camera([16, away, FLOOR])]));
  const along = rows.flatMap((away, row) =>
    counted(14).map((step) => {
      const right = -14 + step * 2.1 + (row % 2) * 1.05;
      return polyline([camera([right, away, FLOOR]), camera([right, away + 1.3, FLOOR])]);
    }),
  );
  return stroke([...across, ...along].join(""), "#1f8496", 4, 0.34);
}

/** Where stumps of columns still stand in the pool: right, away, radius, and how far they stand out of the water. */
const STUMPS = [
  [-4.3, 12.4, 0.62, 0.5],
  [-1.62, 7.9, 0.56, 0.2],
] as const;

/** One of them, in two parts: what is under water is tinted, its dry top is warm. */
function stump([right, away, radius, high]: (typeof STUMPS)[number]): { drowned: Drawing; dry: Drawing } {
  const ring = (up: number, reach = 1) =>
    counted(48).map((step): Point => {
      const angle = (step / 48) * Math.PI * 2;
      return camera([right + Math.cos(angle) * radius * reach, away + Math.sin(angle) * radius * reach, up]);
    });
  /** The part of its side between two angles from the left edge to the right one, in half turns. */
  const side = (low: number, top: number, from: number, to: number) => {
    const edge = (up: number) =>
      shares(9).map((share): Point => {
        const angle = Math.PI * (1 + mixed(from, to, share));
        return camera([right + Math.cos(angle) * radius, away + Math.sin(angle) * radius, up]);
      });
    return polygon([...edge(top), ...edge(low).toReversed()]);
  };
  const flutes = (low: number, top: number, from: number, to: number) =>
    counted(11)
      .map((index) => (index + 0.2) / 11)
      .filter((at) => at >= from && at < to)
      .map((at) => side(low, top, at, at + 0.03))
      .join("");
  const [x, y] = camera([right, away, 0]);
  const metre = metreAt(camera, [right, away, 0]);
  const drum = (low: number, top: number, [lit, body, shade, groove, deep]: readonly string[]) =>
    fill(side(low, top, 0, 1), body ?? "") +
    fill(side(low, top, 0.12, 0.4), lit ?? "") +
    fill(side(low, top, 0.6, 1), shade ?? "") +
    fill(flutes(low, top, 0, 0.6), groove ?? "") +
    fill(flutes(low, top, 0.6, 1), deep ?? "");
  const shadow = polygon(
    counted(40).map((step) => {
      const angle = (step / 40) * Math.PI * 2;
      return camera([right + 0.6 + Math.cos(angle) * radius * 1.3, away + 0.1 + Math.sin(angle) * radius, FLOOR]);
    }),
  );
  // The break of its top: a corner is gone at the right.
  const broken = ring(high).filter((_, step) => step < 2 || step > 9);
  return {
    drowned: fill(shadow, "#0f6a80", 0.6) + drum(FLOOR, 0.04, ["#b4dccd", "#8fcac2", "#3f8f9e", "#74b3b1", "#2f7c8e"]),
    dry:
      fill(lens(x + metre * 0.5, y + metre * 0.16, metre * 2.4, metre * 0.16), "#1c7d8c", 0.5) +
      drum(0, high, ["#fffaf0", "#f6e4bd", "#b09aa0", "#d9bf92", "#8b7787"]) +
      fill(side(0, 0.08, 0, 1), "#7f8d7c", 0.75) +
      fill(polygon(ring(high)), "#cbb08c") +
      fill(polygon(broken), "#fffaf0") +
      fill(lens(x - metre * 0.1, y - metre * high - metre * radius * 0.3, metre * radius, metre * 0.05), "#e3cfa6") +
      fill(
        lens(x, y + metre * radius * 0.3, metre * radius * 2.5, metre * 0.05) +
          lens(x + metre * 0.3, y + metre * radius * 0.46, metre * radius * 1.9, metre * 0.05),
        "#f2fffb",
        0.9,
      ),
  };
}

function drawWater(sheet: Sheet): void {
  const water = below(16);
  const lay = { camera, floor: FLOOR, water: "#3fa9b4" } as const;
  // The farther off, the more water the look goes through.
  const veil = sheet.linear(
    [
      [0, "#1f869c", 0.9],
      [0.3, "#2a9cae", 0.6],
      [1, "#46b8bd", 0.2],
    ],
    [0, 490],
    [0, 1200],
  );
  sheet.add(
    fill(water, sheet.downwards(["#1c7890", "#2b9cae", "#4dbcc0", "#72cfc9", "#8ad9cd"], 480, 1200)),
    sheet.clipped(
      water,
      rippled(
        pavement() +
          floorStones() +
          drownedColumn({ ...lay, from: [-1.8, 13.6], to: [2, 17.4], radius: 0.5, drums: 4, tint: 0.3 }) +
          drownedColumn({ ...lay, from: [5.3, 12.2], to: [9.4, 14], radius: 0.5, drums: 3, tint: 0.3 }) +
          drownedColumn({ ...lay, from: [0.1, 8.2], to: [3.9, 12.6], radius: 0.62, drums: 4, tint: 0.06 }) +
          place(turned(drownedCapital({ tint: 0.1, water: "#3fa9b4" }), -8), 1190, 1110, 0.92) +
          STUMPS.map((each) => stump(each).drowned).join("") +
          sunkenBody() +
          fill(water, veil) +
          lightNet(0.42),
        "sunk",
        17,
      ) + mirroredGarden(sheet),
    ),
    shadeOnWater(sheet, water),
    steam(sheet),
    glints(),
  );
}

/** The garden on its head in the far water. */
function mirroredGarden(sheet: Sheet): Drawing {
  const stone = sheet.tinted({ stone: "#fbeed2", stoneWorn: "#e3cda2", stoneShade: "#9d95a6", stoneDeep: "#776f88" });
  return rippled(
    `<g opacity="0.5">` +
      fill("M-40 470H1640V590Q1500 640 1380 590T1180 566T980 548T700 552T480 556T300 580T120 640T-40 620Z", "#1f6a62") +
      place(cypress(sheet, { seed: 3 }), 352, 486, -0.9, 1.62) +
      place(palm(sheet, { seed: 4, lean: 20 }), 1150, 470, -0.9, 1.32) +
      place(column(stone, { height: 220, width: 34, capital: "corinthian" }), 660, 478, -0.9, 1) +
      place(column(stone, { height: 158, width: 34, capital: "broken" }), 890, 478, -0.9, 1) +
      "</g>",
    "mirror",
    26,
  );
}

/** The shadow that the trees at the left throw over the pool. */
function shadeOnWater(sheet: Sheet, water: Path): Drawing {
  return sheet.clipped(
    water,
    fill(
      "M-40 700Q120 690 210 716T420 730Q330 752 250 752Q380 790 560 792Q430 826 300 814Q390 868 470 884Q330 890 232 856Q300 930 330 1000Q220 960 150 900Q160 1010 120 1100Q60 1010 40 930L-40 980Z",
      "#134f7d",
      0.42,
    ),
  );
}

/** The sky on the ripples, and petals that float on them, each with its shadow on the floor. */
function glints(): Drawing {
  const streaks = placesOf([
    330, 628, 200, 820, 606, 170, 1330, 640, 190, 690, 1040, 130, 1440, 900, 200, 1010, 700, 150, 1190, 860, 120, 930,
    860, 90, 620, 760, 130,
  ]);
  const petals = placesOf([
    560, 1130, 9, 604, 1146, 8, 640, 1118, 9, 870, 960, 8, 900, 972, 7, 1060, 930, 7, 1330, 980, 8, 1296, 1000, 9, 1350,
    1014, 8, 770, 1160, 9, 1120, 800, 6, 240, 760, 6,
  ]);
  return (
    fill(
      streaks.map(([x, y, long]) => lens(x, y, long, 7) + lens(x - 60, y + 14, long * 0.4, 5)).join(""),
      "#f2fffb",
      0.75,
    ) +
    fill(
      petals.map(([x, y, size]) => disc(x + size * 4, y + size * 3.4, size * 1.3, size * 0.5)).join(""),
      "#12657c",
      0.5,
    ) +
    fill(petals.map(([x, y, size]) => disc(x, y, size, size * 0.46)).join(""), "#e0487c") +
    fill(
      petals.map(([x, y, size]) => disc(x - size * 0.2, y - size * 0.1, size * 0.6, size * 0.26)).join(""),
      "#f9a8c0",
    )
  );
}

/** Where she bathes who leans on the near stump, in units of the sheet. */
const LEANER: Point = [506, 966];

/** What is seen of her through the water. */
function sunkenBody(): Drawing {
  const [x, y] = LEANER;
  const at = (path: Path) => fill(path, "#8f8f86");
  return place(
    fill("M-36 0Q-30 56-22 96Q10 130 60 128Q40 70 36 0Z", "#0f6a80", 0.5) +
      at("M-38-4Q-36 40-24 62Q-30 110-16 152H4L10 110L16 150H34Q38 100 28 60Q38 40 38-4Z") +
      fill("M-38-4Q-38 36-28 72Q0 96 30 70Q38 36 38-4Z", "#a23a6c"),
    x,
    y,
  );
}

/** A woman from behind, to her shoulders in the water, her arms spread on the stump before her. */
function leaner(): Drawing {
  const [lit, shaded] = ["#d99a6c", "#a4644f"];
  const hair = "#43292c";
  const figure =
    fill(
      limb([
        [34, -36, 10],
        [62, -46, 8],
        [92, -66, 6],
      ]),
      shaded,
    ) +
    fill("M-42 2Q-47-30-32-42Q-14-50 0-51Q16-50 32-42Q47-30 42 2Z", lit) +
    fill("M6 2Q16-24 8-50Q22-49 32-42Q47-30 42 2Z", shaded) +
    fill("M-41 2Q-42-8-40-14Q0-2 40-14Q42-8 42 2Z", "#c2265f") +
    fill("M8 2V-7Q26-8 40-14Q42-8 42 2Z", "#8d1b4c") +
    fill("M-30-12L-24-45L-18-47L-22-9ZM28-12L22-46L17-48L20-9Z", "#b0245a") +
    fill(
      limb([
        [-34, -36, 10],
        [-58, -48, 8],
        [-80, -70, 6.4],
      ]),
      lit,
    ) +
    fill("M-9-48L-7-66H9L10-48Q0-42-9-48Z", shaded) +
    fill(disc(0, -80, 18, 21), hair) +
    fill("M-17-84Q-12-102 4-100Q-8-94-9-78Q-9-66-12-66Q-18-74-17-84Z", "#7a4a3e") +
    fill(disc(6, -104, 10, 9), hair) +
    fill(disc(3, -107, 5, 4), "#7a4a3e");
  return place(
    figure +
      fill(lens(0, 3, 130, 9) + lens(24, 16, 120, 6), "#f2fffb", 0.85) +
      fill(lens(50, 9, 120, 9), "#17617d", 0.45),
    ...LEANER,
  );
}

/** Steam, thin and warm, over the far water. */
function steam(sheet: Sheet): Drawing {
  const band = (top: number, high: number, strong: number) =>
    fill(
      box(0, top, 1600, high),
      sheet.linear(
        [
          [0, "#fff6e4", 0],
          [0.5, "#fff6e4", strong],
          [1, "#fff6e4", 0],
        ],
        [0, top],
        [0, top + high],
      ),
    );
  const wisps = placesOf([210, 560, 420, 700, 534, 520, 1290, 560, 480, 980, 596, 420, 480, 612, 360]);
  return band(470, 150, 0.34) + fill(wisps.map(([x, y, long]) => lens(x, y, long, 14)).join(""), "#fff9ec", 0.3);
}

/** Who bathes: two on the far edge with their legs in the water, one to the shoulders in it, one swimming. */
function drawBathers(sheet: Sheet): void {
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  sheet.add(
    place(person(sheet, { ...bathing, pose: "sitting", bottom: "#c8643c", shadow: false }), 470, 506, 1.04),
    place(
      person(sheet, {
        ...bathing,
        pose: "sitting",
        mirrored: true,
        slender: true,
        top: "#c2265f",
        bottom: "#c2265f",
        hairstyle: "bun",
        shadow: false,
      }),
      570,
      504,
      1,
    ),
    fill(lens(500, 506, 60, 7) + lens(544, 504, 50, 6), "#d9f6ef", 0.9),
    stump(STUMPS[0]).dry,
    place(
      person(sheet, {
        ...bathing,
        pose: "sitting",
        slender: true,
        mirrored: true,
        top: "#f3c14a",
        bottom: "#f3c14a",
        hairstyle: "bun",
        shadow: false,
      }),
      284,
      668,
      1.66,
    ),
    place(swimmer(sheet), 1120, 706, 1.9),
    stump(STUMPS[1]).dry,
    fill(lens(LEANER[0] - 70, LEANER[1] - 64, 40, 5) + lens(LEANER[0] + 104, LEANER[1] - 58, 44, 5), "#a98f86", 0.6),
    leaner(),
    place(wading(sheet, 58, { ...bathing, bottom: "#1d5d86" }), 720, 566, 1.34),
    place(
      wading(sheet, 58, { ...bathing, mirrored: true, slender: true, top: "#e2703e", hairstyle: "long" }),
      792,
      574,
      1.28,
    ),
  );
}

/** The bank in the corner where an oleander grows, and leaves in the shade above us. */
function drawNear(sheet: Sheet): void {
  const bank = "M1190 1240Q1270 1150 1390 1112T1640 1040V1240Z";
  sheet.add(
    fill(bank, "#2f8fa0", 0.5),
    fill("M1210 1240Q1290 1160 1400 1124T1640 1062V1240Z", "#fff6dc"),
    fill("M1236 1240Q1310 1180 1420 1146T1640 1090V1240Z", "#9fae6a"),
    fill(disc(1520, 1190, 190, 60), "#55704a"),
    oleander(sheet, 1530, 1110, 150, 71),
    leafMass(sheet, {
      x: 0,
      y: 1130,
      width: 170,
      height: 110,
      seed: 12,
      leaf: "narrow",
      count: 44,
      size: 76,
      colours: ["#12303f", "#1d4a4c", "#2f6656"],
    }),
  );
}
