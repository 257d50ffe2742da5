import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, curve, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
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
const camera = cameraOf({ horizon: 300, centre: 800, eye: 3.3, focal: 1400 });
/** The floor, from the surface. */
const FLOOR = -1.2;
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

/** Everything that lies under the surface, its edges moved to and fro as moving water does it. */
function rippled(drawing: Drawing): Drawing {
  return (
    `<filter id="ripple" filterUnits="userSpaceOnUse" x="0" y="420" width="1600" height="780" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".009 .028" numOctaves="2" seed="6"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>` +
    `<g filter="url(#ripple)">${drawing}</g>`
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

/** The stump of a column that still stands in the pool: what is under water is tinted, its dry top is warm. */
function stump(right: number, away: number, radius: number, high: number): Drawing {
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
  return (
    fill(
      polygon(
        counted(40).map((step) => {
          const angle = (step / 40) * Math.PI * 2;
          return camera([right + 0.55 + Math.cos(angle) * radius * 1.25, away + 0.1 + Math.sin(angle) * radius, FLOOR]);
        }),
      ),
      "#0f6a80",
      0.6,
    ) +
    drum(FLOOR, 0, ["#bfe0cf", "#a2d2c8", "#4f9aa6", "#86bfba", "#357f90"]) +
    // The dry stone on the water.
    fill(lens(x + metre * 0.5, y + metre * 0.16, metre * 2.4, metre * 0.16), "#1c7d8c", 0.55) +
    drum(0, high, ["#fffaf0", "#f6e4bd", "#b09aa0", "#d9bf92", "#8b7787"]) +
    fill(side(0, 0.07, 0, 1), "#8f9a86", 0.7) +
    fill(polygon(ring(high)), "#fffaf0") +
    fill(polygon(ring(high, 0.9)), "#f3e2c0") +
    fill(
      lens(x, y + metre * radius * 0.26, metre * radius * 2.5, metre * 0.05) +
        lens(x + metre * 0.3, y + metre * radius * 0.42, metre * radius * 1.9, metre * 0.05),
      "#f2fffb",
      0.9,
    )
  );
}

/** What the surface gives back of something slender at x on the far edge: strokes that get shorter away from it. */
function image(x: number, long: number, wide: number, colour: string): Drawing {
  const random = randomOf(x);
  const strokes = counted(Math.round(long / 9)).map((index, _, all) => {
    const left = 1 - index / all.length;
    return lens(x + random.around(5), edgeAt(x) + 24 + index * 9, wide * (0.5 + left * 0.7), 6);
  });
  return fill(strokes.join(""), colour, 0.5);
}

function drawWater(sheet: Sheet): void {
  const water = below(16);
  const lay = { camera, floor: FLOOR } as const;
  sheet.add(
    fill(water, sheet.downwards(["#1c7890", "#2b9cae", "#4dbcc0", "#72cfc9", "#8ad9cd"], 480, 1200)),
    sheet.clipped(
      water,
      rippled(
        pavement() +
          floorStones() +
          lightNet(0.5) +
          drownedColumn({ ...lay, from: [0.4, 20.4], to: [4.6, 18.4], radius: 0.42, drums: 3, tint: 0.52 }) +
          drownedColumn({ ...lay, from: [-5.2, 12.2], to: [0.4, 15.6], radius: 0.5, drums: 4, tint: 0.34 }) +
          drownedColumn({ ...lay, from: [3.9, 11.2], to: [8, 12.8], radius: 0.5, drums: 3, tint: 0.24 }) +
          drownedColumn({ ...lay, from: [-2.3, 8.3], to: [2.3, 12.4], radius: 0.6, drums: 4, tint: 0.14 }) +
          place(turned(drownedCapital({ tint: 0.12 }), -8), 1130, 1090, 1.1) +
          lightNet(0.2),
      ),
    ),
    // The garden and the sky on the surface: trees and columns stand on their heads in it, broken by the ripples.
    image(352, 84, 70, "#17505a"),
    image(424, 62, 54, "#17505a"),
    image(660, 96, 40, "#f3e3c0"),
    image(890, 66, 40, "#f3e3c0"),
    image(1170, 92, 30, "#2a4f58"),
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
    stump(2.9, 12.4, 0.62, 0.42),
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
      1096,
      678,
      1.66,
    ),
    place(swimmer(sheet), 560, 700, 2),
    place(wading(sheet, 58, { ...bathing, bottom: "#1d5d86" }), 720, 566, 1.34),
    place(
      wading(sheet, 58, { ...bathing, mirrored: true, slender: true, top: "#e2703e", hairstyle: "long" }),
      792,
      574,
      1.28,
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
