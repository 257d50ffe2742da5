import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, curveDownTo, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { bodrumHouse } from "../parts/buildings/bodrumHouse.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { mosque } from "../parts/buildings/town.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { almondTree } from "../parts/plants/almondTree.ts";
import { anemone } from "../parts/plants/anemone.ts";
import { asphodel } from "../parts/plants/asphodel.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass } from "../parts/plants/foliage.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;

/** From a little above the tree; the sea lies some forty metres lower. */
const VIEW = { horizon: HORIZON, centre: 860, eye: 3.2, focal: 1600 };
const EYE = cameraOf(VIEW);

/** February above Bodrum: an old almond in blossom on a terrace, red anemones, a path along a dry-stone wall, a gümbet, mills on their ridge; below, the bay and the castle. */
export const SCENE: Scene = {
  name: "blog-ay-ay-bodrum",
  seed: 44,
  mood: "morning",
  colours: {
    sky: ["#5d9fc8", "#9fcbdc", "#dcebe4", "#f7efdc"],
    ground: "#a3b765",
    groundShade: "#58724f",
    leafLight: "#b3b878",
    leaf: "#74884f",
    leafDark: "#445a40",
    stone: "#f1dcb4",
    stoneWorn: "#d3b48c",
    stoneShade: "#8f7d86",
  },
  grain: 0.27,
  crops: { wide: 150, square: 120 },
  draw(sheet) {
    drawFar(sheet);
    drawBay(sheet);
    drawMills(sheet);
    drawSlope(sheet);
    sheet.add(wallAlong([52, 126]));
    drawCistern(sheet);
    drawMeadow(sheet);
    drawWalkers(sheet);
    sheet.add(wallAlong([0.3, 20]));
    drawAlmond(sheet);
    drawNear(sheet);
  },
};

/** Sky, the hills behind the town, Karaada on the horizon. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON + 4, zenith: 0.2, reach: 0.4 }),
    sweptCloud(sheet, { x: 1240, y: 250, length: 860, seed: 7 }),
    gulls(sheet, { x: 1270, y: 380, length: 150, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([1240, 544, 1300, 520, 1400, 494, 1480, 500, 1560, 512, 1640, 530]),
      foot: HORIZON + 4,
      colour: "#a9bdcf",
      shade: "#93aac2",
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([-20, 396, 160, 380, 330, 402, 500, 440, 640, 432, 800, 462, 960, 500, 1090, 528, 1170, 544]),
      foot: 600,
      colour: "#a9bcc0",
      shade: "#8ea9b4",
      mist: 60,
      seed: 8,
    }),
  );
}

/** The bay: the town about the harbour, the castle whole on its point, two gulets. */
function drawBay(sheet: Sheet): void {
  const { seaDark, mist } = sheet.mood;
  const far = curveDownTo(pointsOf([-20, 500, 200, 510, 420, 540, 640, 566, 820, 596, 960, 624, 1010, 640]), 642);
  const still = (x: number, y: number, width: number): Drawing =>
    ripples(sheet, { x, y, width, height: width * 0.12, count: 10, colour: seaDark, opacity: 0.5 });
  sheet.add(
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 80, foot: false }),
    fill(far, "#9db083"),
    farCrowns(randomOf(5), 70, [-20, 760], [556, 634], 10, "#6d8a62", "#97ab74"),
    groupedTown(sheet, {
      rows: 4,
      far: [-30, 480],
      near: [-30, 830],
      ground: (x, share) => mixed(534, 636, share) + Math.max(0, x - 100) * mixed(0.11, 0, share),
      scale: [0.12, 0.2],
      spacing: 1.25,
      seed: 6,
    }),
    fill(far, mist, 0.3),
    fill(lens(1010, 644, 520, 14), seaDark, 0.45),
    place(bodrumCastle(sheet, { shade: false }), 800, 642, 0.42),
    fill("M-20 636H820L800 642H-20Z", "#f3e3c2"),
    still(930, 672, 90),
    place(gulet(sheet, { sails: "furled" }), 920, 670, 0.15),
    still(1280, 700, 130),
    place(gulet(sheet, { sails: "furled" }), 1260, 696, 0.22),
  );
}

/** The ridge on the right with its mills, roofless for a hundred years: terraces in lines along it. */
function drawMills(sheet: Sheet): void {
  const crest = pointsOf([1046, 750, 1160, 682, 1240, 614, 1320, 556, 1410, 494, 1500, 462, 1570, 452, 1640, 446]);
  const walls = [0.16, 0.34, 0.52, 0.7].map((share) =>
    polyline(crest.slice(1).map(([x, y]): Point => [x + share * 26, mixed(y, 690, share) + Math.sin(x / 60) * 5])),
  );
  const lit = pointsOf([
    1046, 750, 1160, 682, 1240, 614, 1320, 556, 1410, 494, 1440, 540, 1400, 590, 1420, 640, 1380, 752,
  ]);
  const bare = sheet.tinted({ wall: "#f2dfba", wallShade: "#a8968f", wallDeep: "#8d7c80" });
  sheet.add(
    fill(curveDownTo(crest, 752), "#8fa67c"),
    fill(polygon(lit), "#a9ba86"),
    stroke(walls.join(""), "#d9c8a0", 3.4, 0.9),
    farCrowns(randomOf(9), 34, [1250, 1640], [560, 690], 9, "#6d8a5e", "#98ad72"),
    place(windmill(bare, { state: "ruin", seed: 3 }), 1398, 514, 0.46),
    place(windmill(bare, { state: "bare", turn: 12 }), 1522, 470, 0.58),
  );
}

/** The gümbet beside the path: a white dome over the rain of the winter. */
function drawCistern(sheet: Sheet): void {
  const spot: Place = [12.6, 37, 0];
  const [x, y] = ON(spot);
  const metre = metreAt(EYE, [0, 37, 0]);
  sheet.add(
    fill(lens(x + metre * 3, y + 4, metre * 11, metre * 1.2), sheet.mood.groundShade, 0.55),
    place(domedCistern(sheet), x, y, (metre * 7) / 660),
  );
}

/** How the ground falls from the terrace to the bay: metres ahead, and metres down. */
const FALL = pointsOf([
  0, 0, 9, 0, 14, 0.26, 20, 1.1, 28, 2.9, 40, 6.1, 55, 9.4, 72, 12.8, 90, 15.8, 110, 18.6, 140, 22.4, 170, 25.6, 220,
  30.4, 270, 34.2, 330, 38, 360, 42, 420, 56,
]);
const SEA = -38.5;
const swell = rolling(4);

/** Height of the ground: a meadow that rounds off, and falls faster on the right. */
function ground(right: number, away: number): number {
  const ahead = away + 0.55 * within(right + 3, 0, 9) + 0.12 * within(right - 6, -60, 90);
  const hills = swell(right / (5 + away * 0.14), away / (6 + away * 0.12)) * (0.1 + away * 0.008);
  const rise = within((right - 34 - (away - 200) * 0.1) / 84);
  const spur = 21 * rise * rise * (3 - 2 * rise) * Math.exp(-(((away - 225) / 66) ** 2));
  return hills * within((away - 6) / 8) - heightAt(FALL, ahead) + spur;
}

/** The eye, for places whose height is counted from the ground. */
const ON: Project = ([right, away, up]) => EYE([right, away, up + ground(right, away)]);

/** The footpath, in metres: past the tree, over the shoulder of the meadow, then down to the town in two bends. */
const PATH = pointsOf([
  0.9, 5, 0.7, 7.5, 0.8, 10, 1.4, 13, 2.3, 16.5, 3.1, 20.5, 4.4, 26, 7.6, 34, 13.6, 45, 16.6, 58, 13.6, 72, 8, 88, 9,
  106, 20, 124, 34, 150, 38, 180, 30, 214,
]);
/** The same line through places on the ground instead of the sheet. */
const FLAT: Project = ([right, away]) => [right, away];
const ROAD = windingRoad(FLAT, PATH);
const WAY = shares(193).map((share) => ROAD.at(share, 0));

/** Distance to the middle of the path; positive on its right. */
function besidePath(right: number, away: number): number {
  let best = Number.POSITIVE_INFINITY;
  let side = 1;
  for (const [index, [x, z]] of WAY.entries()) {
    if (Math.abs(away - z) >= best) continue;
    const far = Math.hypot(right - x, away - z);
    if (far >= best) continue;
    best = far;
    const [nx, nz] = WAY[index + 1] ?? [x, z + 1];
    side = (right - x) * (nz - z) - (away - z) * (nx - x) > 0 ? 1 : -1;
  }
  return best * side;
}

/** How much light the ground has: most where it leans to the left. */
function lightOn(right: number, away: number): number {
  const step = 0.3 + away * 0.01;
  return (ground(right + step, away) - ground(right - step, away)) / (2 * step);
}

/** The hillside below the meadow: olives on it, then the town, group by group down to the shore. */
function drawSlope(sheet: Sheet): void {
  const patches = rolling(9);
  sheet.add(
    terrain({
      ...VIEW,
      window: [-10, 580, 1610, 1100],
      cell: 2,
      reach: [18, 470],
      steps: 460,
      ground: (right, away) => Math.max(SEA - 1, ground(right, away)),
      tone: (right, away) => {
        const up = ground(right, away);
        if (up < SEA) return -1;
        if (up < SEA + 0.7) return 4;
        if (Math.abs(besidePath(right, away)) < 0.95) return 4;
        const light = lightOn(right, away) * 5 + patches(right / 26, away / 30) * 0.9;
        return within(Math.floor(light + 2), 0, 3);
      },
      inks: ["#6f9070", "#86a27a", "#9fb385", "#bac793", "#f0dfb8"],
    }),
  );
  const [x, y] = ON([31, 246, 0]);
  const prayer = { away: 246, drawing: place(mosque(sheet), x, y, 0.46) };
  const things = [...olivesBelow(sheet), ...townBelow(sheet), prayer].toSorted((a, b) => b.away - a.away);
  sheet.add(...things.map(({ drawing }) => drawing));
}

interface Standing {
  away: number;
  drawing: Drawing;
}

/** Olives on the terraces under the meadow, then rounder and smaller trees between the houses. */
function olivesBelow(sheet: Sheet): Standing[] {
  const random = randomOf(15);
  const rooted =
    (tree: (seed: number) => Drawing) =>
    ([right, away, tall]: readonly [number, number, number], index: number): Standing => {
      const [x, y] = ON([right, away, 0]);
      return { away, drawing: place(tree((index % 3) + 2), x, y, ((1600 / away) * tall) / 210) };
    };
  const near = placesOf([
    27, 62, 4.2, 33, 74, 4.6, 24, 84, 4, 40, 88, 4.4, 20, 100, 4.2, 46, 104, 4.6, 34, 112, 4, 0, 84, 4.4, -5, 98, 4.2,
    2, 116, 4, -14, 108, 4.6, 54, 122, 4.2, 8, 132, 3.8, -22, 126, 4.4, 30, 134, 4, 46, 140, 4.2, -34, 120, 4.2,
  ]).map(rooted((seed) => olive(sheet, { seed })));
  const far = counted(150).flatMap((): Standing[] => {
    const away = mixed(140, 330, random.next());
    const right = (random.between(-20, 1620) - 860) * (away / 1600);
    if (Math.abs(besidePath(right, away)) < 4 || ground(right, away) < SEA + 2) return [];
    const [x, y] = ON([right, away, 0]);
    const size = ((1600 / away) * random.between(2.6, 4.6)) / 74;
    return [{ away, drawing: roundTree(sheet, random.whole(0, 3), within((away - 60) / 500, 0, 0.5))(x, y, size) }];
  });
  const cypresses = placesOf([
    88, 196, 9, 94, 206, 10, 66, 190, 8, 104, 228, 10, 28, 178, 8, -34, 200, 9, 70, 148, 8, 4, 258, 10, 38, 246, 9,
  ]).map(rooted((seed) => cypress(sheet, { seed })));
  return [...near, ...far, ...cypresses, ...terraceWalls(), ...farAlmonds()];
}

/** Low walls that hold the terraces of the olives, along the slope. */
function terraceWalls(): Standing[] {
  const walls = placesOf([20, 44, 66, -8, 9, 80, 19, 52, 94, -30, 4, 112, 24, 56, 118, -46, -14, 126, -4, 24, 138]);
  const random = randomOf(8);
  return walls.map(([from, to, away]) => {
    const along = counted(13).map((index) => mixed(from, to, index / 12));
    const bend = (right: number) => away + Math.sin(right * 0.16) * 2.4;
    const edge = (up: number) => along.map((right) => ON([right, bend(right), up]));
    const stones: Record<string, Path> = {};
    for (const [low, top] of [
      [0, 0.5],
      [0.5, 0.95],
    ] as const) {
      for (let right = from + random.between(0, 1); right < to - 1;) {
        const long = random.between(0.7, 1.8);
        const end = within(Math.min(right - from, to - right - long) / 3, 0.3, 1);
        const lift = random.between(-0.1, 0.12) - (1 - end) * top * 0.6;
        const at = (x: number, up: number) => ON([x, bend(x), up]);
        const tone = random.pick(["#ead4ad", "#d9c19c", "#c7ad93", "#f2e2c2"]);
        stones[tone] =
          `${stones[tone] ?? ""}${polygon([at(right + 0.1, low * end), at(right, top + lift), at(right + long - 0.16, top + lift), at(right + long - 0.06, low)])}`;
        right += long;
      }
    }
    return {
      away: away + 3,
      drawing:
        fill(
          lens(...ON([(from + to) / 2, bend((from + to) / 2), -0.3]), ((to - from) * 1700) / away, 1700 / away),
          "#587a5c",
          0.45,
        ) +
        fill(polygon([...edge(-0.1), ...edge(0.8).slice(1, -1).toReversed()]), "#9c8a80") +
        Object.entries(stones)
          .map(([tone, path]) => fill(path, tone))
          .join(""),
    };
  });
}

/** Other almonds in blossom on the terraces: a trunk under tufts of pink, lighter towards the sun. */
function farAlmonds(): Standing[] {
  const random = randomOf(27);
  return placesOf([38, 80, 3.8, 7, 92, 4, -18, 96, 3.8, 50, 128, 4, 4, 170, 4, -32, 190, 4]).map(
    ([right, away, tall]) => {
      const [x, y] = ON([right, away, 0]);
      const unit = ((1600 / away) * tall) / 10;
      const tuft = (count: number, lit: number, r: number, colour: string) =>
        fill(
          counted(count)
            .map((index) => {
              const [angle, far] = [index * 2.4, Math.sqrt((index + 0.5) / count)];
              const [dx, dy] = [Math.cos(angle) * far * 4 + lit, Math.sin(angle) * far * 2.2 - 6.4 + lit * 0.5];
              return blot(random, x + dx * unit, y + dy * unit, r * unit, r * unit * 0.8);
            })
            .join(""),
          colour,
        );
      return {
        away,
        drawing:
          fill(lens(x + unit * 4, y, unit * 12, unit * 1.6), "#587a5c", 0.5) +
          stroke(`M${x} ${y}L${x + unit * 0.3} ${y - unit * 5}`, "#5d4646", unit * 0.9) +
          tuft(12, 0.5, 0.9, "#d3b3bf") +
          tuft(13, -0.2, 0.8, "#f1dcdc") +
          tuft(7, -1.4, 0.6, "#fffaf4"),
      };
    },
  );
}

/** Where houses stand together: right and away in metres, and how many; and which way the groups look. */
const GROUPS = placesOf([
  -84, 250, 5, -58, 215, 4, -40, 275, 5, -12, 240, 4, -6, 296, 5, 22, 268, 4, 16, 196, 4, 50, 232, 4, 54, 184, 4, 72,
  210, 5, 92, 222, 6, 78, 240, 5, 84, 180, 4, 108, 242, 5, 98, 200, 4, 62, 150, 3, 14, 150, 3, -16, 186, 4, -44, 170, 4,
  -28, 140, 2,
]);
const TURNS = [20, -14, 8, 32, -16, 16, 36, -10, 30, 14, 26, -8, 34];

function townBelow(sheet: Sheet): Standing[] {
  const random = randomOf(33);
  return GROUPS.flatMap(([right, away, count], group) =>
    counted(count).flatMap((index) => {
      const angle = index * 2.4 + right;
      const far = 5 + index * 3.4;
      const spot = { right: right + Math.cos(angle) * far * 1.25, away: away + Math.sin(angle) * far };
      if (ground(spot.right, spot.away) < SEA + 1.4 || Math.abs(besidePath(spot.right, spot.away)) < 7) return [];
      const big = random.chance(0.3);
      const up = ground(spot.right, spot.away) - 0.4;
      const view = frameOf(EYE, { ...spot, heading: (TURNS[group % TURNS.length] ?? 0) + random.around(8) });
      const house = bodrumHouse(sheet, ([along, across, high]) => view([along, across, high + up]), {
        seed: random.whole(1, 999),
        haze: within((spot.away - 120) / 500, 0, 0.4),
        wide: big ? random.between(8.5, 11) : random.between(5, 7.4),
        deep: random.between(6, 9),
        high: big ? random.pick([6.2, 6.6, 3.4]) : random.pick([3.2, 3.4, 5.8]),
      });
      return [{ away: spot.away, drawing: house }];
    }),
  );
}

/** The meadow: spring grass in the light and shade of its form, the path worn into it. */
function drawMeadow(sheet: Sheet): void {
  const random = randomOf(21);
  const patches = rolling(12);
  sheet.add(
    terrain({
      ...VIEW,
      window: [-10, 700, 1610, 1210],
      cell: 2,
      reach: [4.4, 27],
      steps: 420,
      ground,
      tone: (right, away) => {
        const beside = besidePath(right, away);
        const worn = 0.62 + patches(right * 1.7, away * 0.9) * 0.1;
        if (Math.abs(beside) < worn) return beside > worn - 0.13 ? 4 : 5;
        const fall =
          within((right - 1.5) / 8) * 0.7 - Math.exp(-(((away - 17) / 4) ** 2)) * within((2 - right) / 6) * 0.7;
        const light = lightOn(right, away) * 6 + patches(right / 3.4, away / 2.4) * 1.1 - fall;
        return within(Math.floor(light + 2.6), 0, 3);
      },
      inks: ["#66874a", "#7f9e50", "#98b45b", "#b2c66c", "#d8bf92", "#efdcb2"],
    }),
    wear(random),
    treeShade(random, sheet.mood.groundShade),
    tufts(),
  );
}

/** What feet have made of the path: paler tracks, darker hollows and small stones. */
function wear(random: Random): Drawing {
  const marks = (count: number, long: number) =>
    counted(count)
      .map(() => {
        const [x, z] = WAY[random.whole(14, 66)] ?? [0, 9];
        const [px, py] = ON([x + random.around(0.36), z, 0]);
        const unit = metreAt(EYE, [0, z, 0]);
        return lens(px, py, unit * random.between(0.3, 1) * long, unit * 0.05 * Math.min(1, long * 1.6));
      })
      .join("");
  return fill(marks(30, 0.7), "#dcc193", 0.8) + fill(marks(14, 0.6), "#f8ebcb", 0.8) + fill(marks(26, 0.14), "#b99a78");
}

/** Tufts of longer grass, a lit and a shaded blade in each, thickest along the path. */
function tufts(): Drawing {
  const random = randomOf(77);
  const blades = { lit: "", dark: "" };
  for (const _ of counted(120)) {
    const away = mixed(6.6, 20, random.next() ** 1.4);
    const right = random.between(-7, 8);
    if (Math.abs(besidePath(right, away)) < 0.75) continue;
    const [x, y] = ON([right, away, 0]);
    const unit = metreAt(EYE, [0, away, 0]);
    const [tall, wide] = [unit * random.between(0.08, 0.18), unit * 0.05];
    blades.dark += polygon([
      [x, y],
      [x + wide * 1.6, y - tall * 0.8],
      [x + wide * 0.8, y],
    ]);
    blades.lit += polygon([
      [x - wide * 0.3, y],
      [x - wide, y - tall],
      [x + wide * 0.5, y],
    ]);
  }
  return fill(blades.dark, "#547540") + fill(blades.lit, "#c9d584");
}

/** What the tree throws to its right, over grass and path: one mass with holes of light. */
function treeShade(random: Random, colour: string): Drawing {
  const blots = counted(170).map(() => {
    const angle = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next());
    const away = 10.7 + Math.sin(angle) * far * 1.5;
    const [x, y] = ON([0 + Math.cos(angle) * far * 3.1, away, 0]);
    const unit = metreAt(EYE, [0, away, 0]);
    return blot(random, x, y, unit * random.between(0.1, 0.36), unit * random.between(0.03, 0.08));
  });
  return (
    fill(blots.join(""), colour, 0.5) + fill("M330 1016Q480 1010 660 1026L740 1048Q520 1044 340 1040Z", colour, 0.55)
  );
}

/** The dry-stone wall on the lower side of the path, between two lengths: it follows the ground, stone by stone. */
function wallAlong([from, to]: Point): Drawing {
  const random = randomOf(31);
  const tones = ["#f5e3be", "#e6cda2", "#d6b791", "#c2a698", "#d2c0aa"] as const;
  const tops = ["#fdf3dc", "#f6e6c6", "#eddcc0"] as const;
  let metres = 0;
  const lengths = WAY.map(([x, z], index): Point => {
    const [px, pz] = WAY[index - 1] ?? [x, z];
    metres += Math.hypot(x - px, z - pz);
    return [metres, index / (WAY.length - 1)];
  });
  /** A place on the wall: metres along, up, and through it. */
  const at = (along: number, up: number, through = 0): Point => {
    const [right, away] = ROAD.at(heightAt(lengths, along), mixed(1.02, 1.9, within(along / 60)) + through);
    return ON([right, away, up]);
  };
  const shade = shares(24).map((share) => mixed(from, to, share));
  const shadow = polygon([
    ...shade.map((along) => at(along, 0, 0.3)),
    ...shade.toReversed().map((along) => at(along, 0, 0.95 + Math.sin(along * 2.1) * 0.08)),
  ]);
  const high = (along: number) => 0.6 + Math.sin(along * 0.9) * 0.04 + Math.sin(along * 2.3) * 0.03;
  const coarse = (along: number) => (along > 34 ? 2.2 : 1);
  const pieces: { along: number; drawing: Drawing }[] = [];
  const strip = (low: (along: number) => Point, top: (along: number) => Point, colour: string) => {
    for (let along = from; along < to; along += 0.5)
      pieces.push({
        along: along + 1.2,
        drawing: fill(polygon([low(along), low(along + 0.52), top(along + 0.52), top(along)]), colour),
      });
  };
  strip(
    (along) => at(along, -0.04),
    (along) => at(along, high(along)),
    "#8a7470",
  );
  strip(
    (along) => at(along, high(along) - 0.02),
    (along) => at(along, high(along) - 0.02, 0.4),
    "#a08a80",
  );
  const courses = to > 34 ? [0, 0.5, 1] : [0, 0.26, 0.5, 0.76, 1];
  for (const [row, low] of courses.slice(0, -1).entries()) {
    for (let along = from + random.between(0, 0.3); along < to;) {
      const long = random.between(0.3, 0.9) * coarse(along);
      const up = high(along);
      const [l, t] = [low * up + 0.012, (courses[row + 1] ?? 1) * up - random.between(0.004, 0.03)];
      const [a, b] = [along + 0.014, along + long - 0.014];
      pieces.push({
        along,
        drawing: fill(
          polygon([
            at(a, l + 0.03),
            at(a + 0.02, t - 0.03),
            at(a + 0.08, t),
            at(b - 0.07, t - 0.006),
            at(b, t - 0.04),
            at(b - 0.01, l + 0.02),
            at(b - 0.09, l),
          ]),
          random.pick(tones),
        ),
      });
      along += long;
    }
  }
  for (const [l, r] of [
    [0.21, 0.4],
    [-0.01, 0.2],
  ] as const) {
    for (let along = from + random.between(0, 0.2); along < to;) {
      const long = random.between(0.22, 0.5) * coarse(along);
      const up = high(along) + random.between(0, 0.018);
      const [a, b, cut] = [along + 0.015, along + long - 0.015, random.between(0.02, 0.07)];
      pieces.push({
        along: along - 0.3,
        drawing:
          fill(
            polygon([at(a, high(along) - 0.06, l), at(a, up, l), at(b, up, l), at(b, high(along) - 0.06, l)]),
            "#e3caa2",
          ) +
          fill(
            polygon([
              at(a, up, l + cut),
              at(mixed(a, b, 0.3), up + 0.01, l),
              at(b - cut, up, l + 0.01),
              at(b, up, r - cut),
              at(mixed(a, b, 0.6), up, r),
              at(a + cut, up, r - 0.01),
            ]),
            random.pick(tops),
          ),
      });
      along += long;
    }
  }
  const stones = pieces.toSorted((one, other) => other.along - one.along).map(({ drawing }) => drawing);
  return fill(shadow, "#52744a", 0.55) + stones.join("") + (to > 34 ? "" : wallGrass(at));
}

/** Longer grass at the foot of the wall, towards the path. */
function wallGrass(at: (along: number, up: number, through: number) => Point): Drawing {
  const random = randomOf(14);
  const blades = counted(90).map((index) => {
    const along = mixed(1, 8, (index / 90) ** 1.2);
    const [x, y] = at(along, 0, random.between(-0.16, -0.02));
    const tall = (1600 / (along + 5)) * random.between(0.06, 0.15);
    const lean = random.around(tall * 0.4);
    return polygon([
      [x - tall * 0.12, y],
      [x + lean, y - tall],
      [x + tall * 0.12, y],
    ]);
  });
  return (
    fill(blades.filter((_, index) => index % 2).join(""), "#54753f") +
    fill(blades.filter((_, index) => index % 2 === 0).join(""), "#8cab55")
  );
}

/** A woman and a child on their way down to the town. */
function drawWalkers(sheet: Sheet): void {
  const walker = (right: number, away: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = ON([right, away, 0]);
    return place(person(sheet, options), x, y, (metreAt(EYE, [0, away, 0]) * tall) / 100);
  };
  sheet.add(
    walker(3.1, 18.6, 1.16, { pose: "walking", behind: true, child: true, top: "#e2b45c", bottom: "#34506e" }),
    walker(2.5, 18.2, 1.68, {
      pose: "walking",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "long",
      top: "#c9453f",
      bottom: "#f3e6d2",
      hair: "#4a2f2a",
      hairstyle: "bun",
      carries: "bag",
      carriedColour: "#e2b45c",
    }),
  );
}

/** The almond, and its petals: on the air, carried to the right, and on the ground. */
function drawAlmond(sheet: Sheet): void {
  const random = randomOf(18);
  sheet.add(
    place(almondTree(sheet), 268, 1050, 0.86),
    fill(
      counted(7)
        .map(() => lens(random.between(420, 900), random.between(700, 1010), random.between(8, 14), 6))
        .join("") +
        counted(34)
          .map(() => lens(random.between(200, 760), random.between(960, 1120), random.between(8, 15), 4))
          .join(""),
      "#fff6f0",
    ),
  );
}

/** Drifts of anemones, as lines in metres: how far they stray, how many, and of which colour most. */
const DRIFTS: readonly (readonly [line: readonly Point[], stray: number, count: number, kind: number])[] = [
  [
    pointsOf([2.4, 19.4, 0.6, 16.6, -1.4, 14.4, -1.8, 12.4, -0.6, 10.8, -0.2, 9.4, -1.1, 8.2, -2.4, 7.5, -3.8, 6.9]),
    0.4,
    150,
    0,
  ],
  [pointsOf([-8.6, 13.4, -6.6, 12.6, -5.4, 11.2, -4.9, 9.8, -4, 8.8, -2.8, 8.5, -2, 8.7]), 0.36, 104, 1],
  [pointsOf([-4.4, 19.6, -3, 17, -2.2, 15, -2, 13.6]), 0.5, 56, 2],
  [pointsOf([-1.2, 7.6, -0.6, 7, -0.4, 6.6]), 0.3, 24, 2],
  [pointsOf([3.3, 9.4, 3.3, 10.6, 3.8, 12, 5, 13.4, 6.6, 14]), 0.3, 60, 0],
];

/** Anemones in the grass, in drifts that thin out at their ends; asphodels behind the wall, a dark tussock in the left corner. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(52);
  const colours = [
    ["#d8352f", "#a32230"],
    ["#e44a38", "#b32a32"],
    ["#f6e9f2", "#cdb4d2"],
    ["#8e5bb0", "#6a3d8e"],
  ] as const;
  const isGrass = (beside: number) => beside < -0.8 || beside > 1.8;
  const flowers = DRIFTS.flatMap(([line, stray, count, kind]) => {
    const drift = windingRoad(FLAT, line);
    return counted(count).map(() => {
      // Two numbers on average, so that most stand in the middle of the drift.
      const share = mixed(random.next(), (random.next() + random.next()) / 2, 0.5);
      const [right, away] = drift.at(share, 0);
      const wide = stray * (1.5 - Math.abs(share - 0.5) * 2);
      return {
        right: right + random.around(wide),
        away: away + random.around(wide * 1.2),
        kind: random.chance(0.86) ? kind : random.whole(0, 3),
      };
    });
  })
    .filter(({ right, away }) => away > 6.4 && isGrass(besidePath(right, away)))
    .toSorted((a, b) => b.away - a.away)
    .map(({ right, away, kind }) => {
      const [x, y] = ON([right, away, 0]);
      const [lit, shade] = colours[kind] ?? colours[0];
      return sheet.stamp(`anemone ${kind}`, () => anemone(lit, shade))(
        x,
        y,
        (metreAt(EYE, [0, away, 0]) * random.between(0.8, 1.15)) / 136,
      );
    });
  sheet.add(
    grass(sheet, {
      from: -20,
      to: 760,
      ground: () => 1216,
      height: 100,
      count: 90,
      colour: "#4c6b3c",
      seed: 5,
    }),
    ...flowers,
    grass(sheet, { from: -20, to: 700, ground: () => 1216, height: 64, count: 60, colour: "#7f9a4c", seed: 6 }),
    ...placesOf([1452, 1176, 1.2, 1576, 1130, 1.15, 1520, 1216, 1.5]).map(([x, y, size], index) =>
      place(asphodel(index + 2), x, y, size),
    ),
  );
}
