import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { boatAt, excursionBoatFromAbove } from "../parts/boats/excursionBoat.ts";
import { leafMass } from "../parts/plants/foliage.ts";

/** An excursion gulet anchored in a turquoise bay, seen from above: her shadow lies on the sand below her. */
export const SCENE: Scene = {
  name: "tour-efes-turu",
  seed: 41,
  mood: "day",
  grain: 0.4,
  draw(sheet) {
    drawWater(sheet);
    drawShore(sheet);
    sheet.add(excursionBoatFromAbove(sheet));
    drawNear(sheet);
  },
};

function drawWater(sheet: Sheet): void {
  const random = randomOf(9);
  const band = (points: readonly Point[], colour: string, opacity = 1) =>
    fill(`${curve(points)}L1640 1240L-40 1240Z`, colour, opacity);
  const weed = [
    [1330, 330, 210, 46],
    [1500, 520, 150, 40],
    [1180, 1080, 220, 50],
    [330, 1120, 190, 44],
    [1440, 900, 120, 30],
  ] as const;
  const net = counted(90).map(() => {
    const [x, y, l] = [random.between(0, 1600), random.between(420, 1180), random.between(26, 74)];
    return `M${short(x)} ${short(y)}q${short(l * 0.3)} ${short(random.between(-12, 12))} ${short(l * 0.5)} 0t${short(l * 0.5)} ${short(random.between(-9, 9))}`;
  });
  sheet.add(
    fill(box(0, 0, 1600, 1200), "#c9ecdf"),
    band(pointsOf([-40, 500, 300, 440, 640, 330, 900, 230, 1200, 80, 1640, -60]), "#93ded5"),
    band(pointsOf([-40, 760, 280, 800, 640, 900, 1000, 640, 1330, 300, 1640, 90]), "#5cc7c9"),
    band(pointsOf([-40, 960, 280, 970, 720, 1050, 1100, 850, 1380, 520, 1640, 260]), "#38afbf"),
    band(pointsOf([-40, 1110, 360, 1120, 860, 1160, 1240, 1000, 1460, 720, 1640, 520]), "#1f91ae"),
    sheet.spray("M1640 300V1240H500Q1100 1100 1300 760T1640 300Z", "#125f8a", {
      from: [1640, 1240],
      to: [1060, 760],
      thick: 0.85,
    }),
    ...weed.map(([x, y, w, h]) =>
      fill(
        curve(
          shares(9).map((share): Point => {
            const angle = share * Math.PI * 2 * (8 / 9);
            const reach = random.between(0.7, 1.15);
            return [x + Math.cos(angle) * w * reach, y + Math.sin(angle) * h * reach];
          }),
          true,
        ),
        "#1b7f9b",
        0.38,
      ),
    ),
    stroke(net.join(""), "#eefcf4", 3, 0.5),
  );
}

/** Rocks, pines and a strip of sand in the corner behind. */
function drawShore(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, seaLight } = sheet.mood;
  const edge: Point[] = pointsOf([
    -40, 420, 90, 372, 200, 388, 330, 318, 470, 300, 560, 232, 700, 204, 800, 120, 960, 92, 1060, -40,
  ]);
  const shifted = (dx: number, dy: number) => edge.map(([x, y]): Point => [x + dx, y + dy]);
  const land = (points: readonly Point[]) => `${curve(points)}L-40 -40Z`;
  const random = randomOf(5);
  const boulders = edge
    .slice(1, -1)
    .flatMap(([x, y], index) =>
      counted(3).map((step) =>
        boulder(
          sheet,
          x + random.around(50) + step * 12,
          y - 8 + random.around(16),
          random.between(22, 46) * (index % 3 ? 1 : 1.3),
        ),
      ),
    );
  const trees = [
    [60, 300, 96],
    [180, 250, 100],
    [310, 214, 86],
    [90, 160, 110],
    [250, 110, 104],
    [420, 150, 92],
    [560, 90, 84],
    [400, 30, 100],
    [700, 50, 78],
    [160, 20, 120],
    [560, -10, 90],
    [850, 10, 64],
    [-10, 240, 80],
  ] as const;
  sheet.add(
    fill(land(shifted(14, 34)), seaLight, 0.6),
    fill(land(shifted(7, 16)), "#fffdf6"),
    fill(land(edge), stoneWorn),
    fill(land(shifted(-24, -30)), stone),
    fill(land(shifted(-60, -64)), stoneShade, 0.8),
    ...boulders,
    ...trees.map(
      ([x, y, size], index) =>
        fill(disc(x + size * 0.24, y + size * 0.3, size * 0.74, size * 0.5), "#4a3a4c", 0.62) +
        leafMass(sheet, { x, y, width: size * 0.86, height: size * 0.62, seed: index + 3, count: 26, size: 30 }),
    ),
  );
}

function boulder(sheet: Sheet, x: number, y: number, size: number): Drawing {
  const { stone, stoneWorn, stoneShade } = sheet.mood;
  return place(
    fill("M-10 4L-8-5L0-9L8-6L11 3L4 8Z", stoneShade) +
      fill("M-10 4L-8-5L0-9L4-3L-1 5Z", stone) +
      fill("M-1 5L4-3L8-6L6 1L4 8Z", stoneWorn),
    x,
    y,
    size / 10,
  );
}

/** Foam ticks and the tender on its line; a pine branch in the near corner. */
function drawNear(sheet: Sheet): void {
  const { wallBright, wallShade, trunk } = sheet.mood;
  const [x, y] = boatAt([-16, 2, 0]);
  const [sx, sy] = boatAt([-10.7, 0.9, 2]);
  sheet.add(
    fill(
      `M${x - 64} ${y + 22}L${x + 56} ${y - 40}Q${x + 92} ${y - 12} ${x + 66} ${y + 12}Q${x + 26} ${y + 52} ${x - 20} ${y + 62}Q${x - 56} ${y + 52} ${x - 64} ${y + 22}Z`,
      "#14748f",
      0.62,
    ),
    stroke(`M${sx} ${sy}Q${(sx + x) / 2 + 10} ${(sy + y) / 2 + 26} ${x + 34} ${y - 20}`, wallBright, 3),
    place(
      fill("M-62 26Q-74-2-50-14Q10-46 66-52Q72-34 44-14Q0 20-40 32Z", "#e0724a") +
        fill("M-48 18Q-54 0-36-8Q14-34 52-40Q52-28 30-12Q-4 12-34 22Z", "#fbe9c6") +
        fill("M-30 2L-8-14L8-4L-12 12Z", wallShade) +
        stroke("M-62 20L-80 28", trunk, 8),
      x,
      y,
    ),
    leafMass(sheet, {
      x: 1570,
      y: 1150,
      width: 150,
      height: 90,
      seed: 60,
      count: 44,
      size: 40,
      colours: ["#12304a", "#1e4a4a", "#3f6a4a"],
    }),
    leafMass(sheet, {
      x: 1420,
      y: 1216,
      width: 120,
      height: 56,
      seed: 61,
      count: 34,
      size: 38,
      colours: ["#12304a", "#1e4a4a", "#3f6a4a"],
    }),
  );
}
