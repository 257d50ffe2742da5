import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { HILL_HOUSES, hillHouse, hillHouseWidth } from "../parts/buildings/hillHouse.ts";
import { stones } from "../parts/buildings/stonework.ts";
import { placesOf } from "../parts/land/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { grapevine } from "../parts/plants/grapevine.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

/** The hill that the village climbs. */
const HILL = pointsOf([
  -40, 560, 120, 520, 300, 450, 480, 380, 660, 316, 820, 276, 980, 268, 1140, 300, 1300, 350, 1460, 420, 1640, 470,
]);
const FLOOR = 900;

/** Şirince in the evening sun: tiers of white houses with red roofs and rows of windows, the stone church, vineyards, a vine with grapes. */
export const SCENE: Scene = {
  name: "stop-sirince",
  seed: 99,
  mood: "gold",
  colours: { roof: "#cf5f36", roofShade: "#8f3b3c", leaf: "#6f7f3c", leafDark: "#3f5233", leafLight: "#b4b356" },
  grain: 0.2,
  crops: { wide: 110, square: 240 },
  draw(sheet) {
    drawFar(sheet);
    drawVillage(sheet);
    drawVineyard(sheet);
    sheet.add(grapevine());
  },
};

function drawFar(sheet: Sheet): void {
  const body = `${curve(HILL)}L1640 1240H-40Z`;
  const random = randomOf(3);
  const woods = counted(70).map((index) => {
    const x = random.between(-20, 1620);
    const y = mixed(heightAt(HILL, x) + 2, heightAt(HILL, x) + 130, random.next());
    const r = random.between(11, 22);
    return (
      fill(disc(x + r * 0.3, y + r * 0.25, r, r * 0.76), "#4b5c39") +
      fill(disc(x, y, r, r * 0.74), index % 3 ? "#75803f" : "#8a8f4a") +
      fill(disc(x - r * 0.3, y - r * 0.26, r * 0.5, r * 0.34), "#b9b35e")
    );
  });
  sheet.add(
    sky(sheet, { height: 620, zenith: 0.4, reach: 0.4 }),
    sweptCloud(sheet, { x: 1330, y: 170, length: 560, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 140, 360, 300, 390, 460, 340, 640, 380, 820, 400]),
      foot: 640,
      mist: 170,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([1100, 360, 1240, 310, 1380, 290, 1520, 330, 1640, 300]),
      foot: 600,
      mist: 120,
      seed: 8,
    }),
    fill(body, "#8a8b48"),
    woods.join(""),
    sheet.spray(body, "#4b4a44", { from: [1640, 900], to: [1180, 560], thick: 0.6 }),
    ...placesOf([700, 318, 0.72, 738, 306, 0.95, 1190, 330, 0.8, 1224, 344, 0.6, 420, 420, 0.7]).map(
      ([x, y, s], index) => place(cypress(sheet, { seed: index + 2 }), x, y, s),
    ),
  );
}

function drawVillage(sheet: Sheet): void {
  const random = randomOf(27);
  let last = 0;
  const rows = [0.17, 0.29, 0.42, 0.56, 0.71, 0.87].map((share, row) => {
    const size = mixed(0.56, 1.2, share / 0.87);
    const [from, to] = [mixed(560, 60, share), mixed(1290, 1600, share)];
    let drawing = "";
    let x = from + random.between(-30, 30);
    while (x < to) {
      const y = mixed(heightAt(HILL, x + 50 * size), FLOOR + 20, share) + random.around(10 * size);
      if (row === 0 && Math.abs(x - 905) < 130) x = 1030;
      if (random.chance(row === 5 ? 0.3 : 0.2)) {
        drawing += tree(sheet, random.whole(0, 2))(x + 20 * size, y + 6, size * random.between(1, 1.5));
        x += 54 * size;
      } else {
        // Never the same twice running.
        const kind = (last + random.whole(1, HILL_HOUSES - 1)) % HILL_HOUSES;
        last = kind;
        drawing += hillHouse(sheet, kind)(x, y, size);
        x += (hillHouseWidth(kind) + random.between(26, 46)) * size;
      }
    }
    return drawing;
  });
  sheet.add(place(church(sheet), 815, 368, 0.92), ...rows, drawLane(sheet));
}

/** The lane before the lowest houses, and the dry wall that holds it up over the vineyard. */
function drawLane(sheet: Sheet): Drawing {
  const { stone, stoneShade, ground } = sheet.mood;
  const edge = (lift: number) =>
    pointsOf([-40, 914, 200, 892, 480, 878, 800, 884, 1100, 880, 1400, 896, 1640, 884]).map(([x, y]): Point => [
      x,
      y + lift,
    ]);
  const strip = (top: number, foot: number): Path =>
    `${curve(edge(top))}${curve(edge(foot).toReversed()).replace("M", "L")}Z`;
  return (
    fill(strip(-20, 4), ground) +
    fill(strip(0, 34), stone) +
    fill(strip(22, 40), stoneShade, 0.7) +
    sheet.clipped(strip(0, 34), stroke(stones(-20, 872, 1660, 60, 9), stoneShade, 2.4, 0.5))
  );
}

function tree(sheet: Sheet, kind: number) {
  return sheet.stamp(`Şirince tree ${kind}`, () =>
    leafMass(sheet, { x: 0, y: -22, width: 32, height: 28, seed: kind + 70, count: 14, size: 18 }),
  );
}

/** The church of Saint John above the village: a hall of cut stone under tiles, arched windows, its apse to the right, an arch for the bell. */
function church(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, roof, roofShade, wallBright } = sheet.mood;
  const arch = (x: number, half: number, foot: number, tall: number): Path =>
    `M${x - half} ${-foot}v${-tall + half}a${half} ${half} 0 0 1 ${half * 2} 0v${tall - half}z`;
  return (
    fill("M196 0V-82Q236-80 238-60V4Z", stoneShade) +
    fill("M192-80Q214-108 240-60Q220-76 192-80Z", roofShade) +
    fill("M0 0V-94L36-138L72-94V0Z", stone) +
    fill(box(72, -94, 128, 94), stoneWorn) +
    stroke(stones(0, -92, 70, 90, 6) + stones(74, -92, 124, 90, 8), stoneShade, 2.2, 0.6) +
    fill("M-8-92L36-146L164-146L208-92H72L36-138L0-88Z", roof) +
    fill("M72-92L40-140L164-146L208-92Z", roofShade, 0.55) +
    fill("M-8-92L36-146L42-140L0-86Z", wallBright) +
    fill(arch(36, 13, 0, 48) + [96, 130, 164].map((x) => arch(x, 8, 30, 36)).join("") + disc(36, -88, 8), stoneDeep) +
    fill("M16-132V-182H58V-132L36-150Z", stone) +
    fill("M46-140V-182H58V-132Z", stoneShade) +
    fill(arch(37, 10, 146, 28), "#8fb0bc") +
    fill("M12-180L37-200L62-180Z", roof) +
    fill(disc(37, -158, 5) + box(33, -158, 9, 7), stoneDeep)
  );
}

/** Rows of vines that run up to the village from the lower edge. */
function drawVineyard(sheet: Sheet): void {
  const edge = pointsOf([-40, 930, 200, 908, 480, 900, 800, 912, 1100, 902, 1400, 916, 1640, 900]);
  const field = `${curve(edge)}L1640 1240H-40Z`;
  const [vx, vy] = [920, 700];
  const row = (from: number, to: number) =>
    polygon([
      [vx + (from - vx) * 0.25, vy + 125],
      [vx + (to - vx) * 0.25, vy + 125],
      [vx + (to - vx) * 1.05, vy + 525],
      [vx + (from - vx) * 1.05, vy + 525],
    ]);
  const rows = counted(30).map((index) => -1500 + index * 165);
  const random = randomOf(6);
  /** Where a row of vines stands, and how wide it is there; 1 is nearest. */
  const vineAt = (at: number, share: number) => [vx + (at + 34 - vx) * share, vy + 488 * share, 40 * share] as const;
  const hedge = (at: number, dx: number, dy: number, wide: number): Path => {
    const steps = shares(13).map((step) => vineAt(at, 0.4 + step ** 1.1 * 0.7));
    const side = (sign: number) =>
      steps.map(([x, y, r], index): Point => [
        x + r * (dx + sign * wide * (index % 2 ? 1.08 : 0.86) * random.between(0.92, 1.08)),
        y + r * (dy + random.around(0.14)),
      ]);
    return curve([...side(-1), ...side(1).toReversed()], true);
  };
  const hedges = (dx: number, dy: number, wide: number): Path => rows.map((at) => hedge(at, dx, dy, wide)).join("");
  const lights = rows.flatMap((at) =>
    counted(5).map((index) => {
      const [x, y, r] = vineAt(at, 0.44 + (index / 5 + random.between(0, 0.14)) * 0.66);
      return disc(x - r * 0.3, y - r * 0.1, r * 0.42, r * 0.24);
    }),
  );
  sheet.add(
    fill(field, "#d3a468"),
    sheet.clipped(
      field,
      fill(rows.map((at) => row(at + 40, at + 96)).join(""), "#7d5a4a") +
        fill(hedges(0.26, 0.2, 0.92), "#3f5233") +
        fill(hedges(0, -0.05, 0.86), "#748238") +
        fill(lights.join(""), "#b9b355"),
    ),
  );
}
