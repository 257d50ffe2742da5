import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, curve, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { column } from "../parts/buildings/stonework.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { oleander, WHITE_OLEANDER } from "../parts/plants/oleander.ts";
import { cypress, palm } from "../parts/plants/trees.ts";
import { drownedCapital, drownedColumn } from "../parts/sea/drownedColumn.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { sandals } from "../parts/things/sandal.ts";

/** Metres from the surface of the water; its floor lies below. */
const camera = cameraOf({ horizon: 300, centre: 800, eye: 2.6, focal: 1400 });
/** The floor, from the surface. */
const FLOOR = -1.6;
const FAR = pointsOf([-40, 560, 90, 516, 300, 486, 540, 474, 800, 470, 1060, 474, 1300, 488, 1500, 520, 1640, 560]);

/** The antique pool of Hierapolis: fallen fluted columns and a capital lie under clear thermal water, oleanders in flower around. */
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
    sky(sheet, { height: 420, zenith: 0.45 }),
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
    ...placesOf([660, 214, 34, 772, 104, 34, 884, 214, 34]).map(([x, height, width], index) =>
      [
        fill(`M${x - 14} 434L${x + 96} 448Q${x + 60} 454 ${x} 444Z`, "#54734c", 0.8),
        place(column(stone, { height, width, capital: index === 1 ? "broken" : "corinthian" }), x, 440),
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

/** The net of light on the floor: soft cells with bright seams, thick where they meet, in patches that come and go. */
function lightNet(): Drawing {
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
  return fill(faint.join(""), "#e9fff4", 0.3) + fill(bright.join(""), "#f2fff6", 0.62);
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

/** Everything that lies under the surface, its edges moved to and fro as moving water does it. */
function rippled(drawing: Drawing): Drawing {
  return (
    `<filter id="ripple" filterUnits="userSpaceOnUse" x="0" y="420" width="1600" height="780" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".009 .028" numOctaves="2" seed="6"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="15" xChannelSelector="R" yChannelSelector="G"/></filter>` +
    `<g filter="url(#ripple)">${drawing}</g>`
  );
}

function drawWater(sheet: Sheet): void {
  const water = below(16);
  const lay = { camera, floor: FLOOR } as const;
  sheet.add(
    fill(water, sheet.downwards(["#2b8ba3", "#3fadba", "#6cccc8", "#93ddd0", "#a9e5d4"], 480, 1200)),
    sheet.clipped(
      water,
      rippled(
        floorStones() +
          drownedColumn({ ...lay, from: [0.9, 18.8], to: [4.8, 16.8], radius: 0.44, drums: 3, tint: 0.56 }) +
          drownedColumn({ ...lay, from: [-4.5, 11.4], to: [-1.3, 14.6], radius: 0.5, drums: 3, tint: 0.4 }) +
          drownedColumn({ ...lay, from: [3.5, 10.2], to: [7.2, 11.4], radius: 0.52, drums: 3, tint: 0.32 }) +
          drownedColumn({ ...lay, from: [-1.9, 7.7], to: [2.5, 12.2], radius: 0.68, drums: 4, tint: 0.18 }) +
          place(turned(drownedCapital({ tint: 0.16 }), -8), 1150, 1076, 1.04) +
          lightNet(),
      ),
    ),
    // The garden and the sky on the surface.
    fill(
      placesOf([160, 556, 300, 430, 530, 260, 640, 512, 280, 880, 514, 260, 1160, 530, 300, 1400, 556, 280])
        .map(
          ([x, y, long]) =>
            lens(x, y, long, 10) + lens(x + 40, y + 16, long * 0.7, 8) + lens(x - 30, y + 32, long * 0.4, 6),
        )
        .join(""),
      "#1f6f6c",
      0.42,
    ),
    fill(
      placesOf([
        330, 628, 200, 800, 586, 180, 1330, 640, 190, 120, 790, 150, 690, 1040, 230, 1440, 930, 200, 180, 690, 110,
      ])
        .map(([x, y, long]) => lens(x, y, long, 7) + lens(x - 60, y + 16, long * 0.4, 5))
        .join(""),
      "#f2fffb",
      0.8,
    ),
  );
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
    place(
      wading(sheet, 56, {
        ...bathing,
        pose: "waving",
        slender: true,
        top: "#f3c14a",
        bottom: "#f3c14a",
        hairstyle: "bun",
      }),
      1196,
      640,
      1.5,
    ),
    place(swimmer(sheet), 330, 640, 1.6),
    place(wading(sheet, 58, { ...bathing, bottom: "#1d5d86" }), 812, 572, 1.2),
    place(
      wading(sheet, 58, { ...bathing, mirrored: true, slender: true, top: "#e2703e", hairstyle: "long" }),
      872,
      578,
      1.14,
    ),
  );
}

/** The near edge with its step, sandals left on it, and the bank where an oleander grows. */
function drawNear(sheet: Sheet): void {
  const edge = (shift: number) => `M-40 ${930 + shift}Q120 ${950 + shift} 240 ${1030 + shift}T560 ${1240 + shift}H-40Z`;
  const bank = "M1140 1240Q1230 1130 1370 1092T1640 1010V1240Z";
  sheet.add(
    fill(edge(-12), "#2f8fa0", 0.5),
    fill(edge(8), "#fff6dc"),
    fill(edge(22), "#efdcb2"),
    stroke("M96 976L40 1080M262 1066L170 1180M400 1176L330 1240", "#cbb48a", 5),
    place(`<g transform="scale(1 .62)">${turned(sandals(), 24)}</g>`, 130, 1120, 0.86),
    fill(bank, "#2f8fa0", 0.5),
    fill("M1170 1240Q1260 1150 1390 1112T1640 1040V1240Z", "#fff6dc"),
    fill("M1200 1240Q1280 1164 1400 1130T1640 1062V1240Z", "#9fae6a"),
    fill(disc(1500, 1180, 210, 60), "#55704a"),
    oleander(sheet, 1490, 1090, 170, 71),
  );
}
