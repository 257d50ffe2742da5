import { cameraOf, frameOf, metreAt, type Project } from "../kit/camera.ts";
import { dots, type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingCaique } from "../parts/boats/fishingCaique.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { cesmeCastle, cesmeFoot, cesmeTown } from "../parts/buildings/cesmeCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { planeTree } from "../parts/plants/planeTree.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";
import { mooringPost } from "../parts/things/quayGear.ts";
import { pashaMonument } from "../parts/things/pashaMonument.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 690;
/** Over the fishermen's quay; heights count from the water. */
const EYE = cameraOf({ horizon: HORIZON, centre: 560, eye: 4.2, focal: 1300 });
/** Height of the quay over the water. */
const QUAY = 1.1;
const ground = (right: number, away: number): Point => EYE([right, away, QUAY]);
const SHADE = "#8a637c";

/** The harbour of Çeşme in the last hour of sun: the castle climbs its hill behind the promenade, a plane tree shades the café, a boat lies at the quay. */
export const SCENE: Scene = {
  name: "stop-cesme",
  seed: 71,
  mood: "gold",
  colours: {
    sky: ["#2f7aa6", "#7fb4c2", "#f4dcae", "#fbc184"],
    sea: ["#f0cf9c", "#7fb3b4", "#2f86a0", "#0f456c"],
  },
  grain: 0.28,
  crops: { wide: 150, square: 150 },
  draw(sheet) {
    drawStrait(sheet);
    drawHill(sheet);
    drawHarbour(sheet);
    drawQuay(sheet);
    drawShade(sheet);
    sheet.add(standing(4, 42, pashaMonument(SHADE), 9.4));
    drawPeople(sheet);
    drawNear(sheet);
  },
};

/** The sky, Chios over the strait, the height behind the town. */
function drawStrait(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.4 }),
    sheet.glow([-60, 600], 760, "#fff0c0", 0.9),
    fill("M-20 640Q40 606 78 610Q110 622 140 630Q200 634 260 662Q330 680 420 694H-20Z", "#a99ab9"),
    fill("M78 610Q70 640 92 660Q70 668 60 694H420Q330 680 260 662Q200 634 140 630Q110 622 78 610Z", "#8f83ab"),
    fill("M-20 676Q60 672 130 684Q220 686 300 694H-20Z", "#c5acb4"),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 60, foot: false }),
    fill(
      "M-20 262Q70 240 150 250Q230 226 330 244Q420 240 500 254Q400 266 310 262Q180 278 90 268Q30 270-20 276Z",
      "#fff0d2",
      0.86,
    ),
    fill("M-20 274Q80 266 160 272Q260 262 380 262Q280 276 190 282Q90 288-20 290Z", "#efc49c", 0.8),
    fill("M-20 396Q60 386 120 392Q190 384 250 396Q170 404 100 402Q40 408-20 408Z", "#fff0d2", 0.8),
    place(sailingYacht(sheet), 58, 711, 0.42),
    gulls(sheet, { x: 330, y: 330, length: 260, seed: 8 }),
  );
}

/** A place of the hill from one in a camera of 1500 about 600, in which its terraces were laid out. */
const onHill = ([x, y]: Point): Point => [560 + (x - 600) * 0.867, HORIZON + (y - HORIZON) * 0.867];

/** A tree or shrub of the garden, no two alike: a crown of masses lit on their left, a stem if it is tall, its shadow. */
function gardenTree(random: Random, x: number, y: number, size: number, tall: number): Drawing {
  const [dark, middle, light] = random.pick([
    ["#454a33", "#71743f", "#b3a85b"],
    ["#4d5340", "#83855a", "#bdb57c"],
    ["#3e4a35", "#64713d", "#a3a052"],
  ]);
  const top = -tall * size;
  const masses = counted(random.whole(3, 6)).map((index) => ({
    x: x + (index - 2) * size * 13 + random.around(size * 14),
    y: y + top - size * random.between(4, 20),
    radius: size * random.between(16, 30),
  }));
  const layer = (colour: string | undefined, by: number, share: number): Drawing =>
    fill(
      masses
        .map((mass) =>
          blot(random, mass.x - by * size, mass.y - by * size, mass.radius * share, mass.radius * share * 0.8),
        )
        .join(""),
      colour ?? "",
    );
  return (
    fill(lens(x + 40 * size + tall * size * 0.5, y + 2, (120 + tall) * size, 15 * size), "#75604f", 0.7) +
    (tall > 12
      ? fill(`M${x - 4 * size} ${y}L${x - 3 * size} ${y + top}h${6 * size}L${x + 4 * size} ${y}Z`, "#5d463d")
      : "") +
    layer(dark, -3, 1.05) +
    layer(middle, 4, 0.76) +
    layer(light, 10, 0.4)
  );
}

/** What grows on the terraces, from the top down: where, how large, how tall its stem. */
const GARDEN = [
  1250, 560, 0.5, 4, 1350, 552, 0.5, 4, 1466, 556, 0.9, 20, 1510, 548, 1, 26, 1600, 524, 0.8, 8, 1660, 530, 1.1, 24,
  1030, 650, 0.5, 4, 1062, 644, 0.62, 14, 1216, 634, 0.6, 6, 1392, 612, 0.8, 22, 1426, 606, 0.95, 26, 1560, 600, 0.7, 6,
  1640, 590, 1, 22, 1050, 716, 0.8, 20, 1100, 716, 0.6, 4, 1236, 706, 0.9, 22, 1280, 716, 1.05, 26, 1324, 716, 0.6, 4,
  1470, 700, 0.7, 5, 1530, 706, 1.2, 26, 1590, 712, 0.8, 6, 1690, 700, 1.2, 24, 760, 738, 0.6, 4, 830, 738, 0.8, 6,
];

/** The castle, and the hill before it: dry grass in terraces, a garden at its foot. */
function drawHill(sheet: Sheet): void {
  const foot = cesmeFoot(EYE);
  const base = EYE([60, 46, 1.1])[1];
  const random = randomOf(9);
  /** A terrace wall between two places of the slope. */
  const terrace = (from: Point, to: Point, high: number): Drawing => {
    const line = counted(9).map((index): Point => {
      const share = index / 8;
      return onHill([mixed(from[0], to[0], share), mixed(from[1], to[1], share) - Math.sin(share * Math.PI) * 12]);
    });
    const upper = line.map(([x, y]): Point => [x, y - high]);
    const joints = counted(150).map((index): Path => {
      const share = (index >> 1) / 75 + random.around(0.004) + (index % 2) * 0.006;
      const [left, top] = [mixed(line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0, share), high * (index % 2 ? 0.5 : 0.94)];
      const low = heightAt(line, left);
      return `M${left.toFixed(1)} ${(low - top).toFixed(1)}v${(high * 0.44).toFixed(1)}`;
    });
    return (
      fill(curve(line) + curve(upper.toReversed()).replace("M", "L") + "Z", "#d29e68") +
      stroke(joints.join("") + polyline(line.map(([x, y]): Point => [x, y - high * 0.5])), "#9c6a50", 1.6, 0.7) +
      fill(
        curve(upper) + curve(upper.map(([x, y]): Point => [x, y - 4]).toReversed()).replace("M", "L") + "Z",
        "#f6dba6",
      ) +
      fill(
        curve(line) + curve(line.map(([x, y]): Point => [x + 6, y + 8]).toReversed()).replace("M", "L") + "Z",
        "#85684f",
        0.5,
      )
    );
  };
  /** Dry grass on the terraces. */
  const tufts = (kind: "light" | "dark") =>
    counted(46).map(() => {
      const x = random.between(760, 1600);
      const top = mixed(700, 500, (x - 760) / 840);
      const [left, y] = onHill([x, random.between(top, 740)]);
      return lens(left, y, random.between(20, 70), kind === "light" ? 4 : 5);
    });
  sheet.add(
    cesmeTown(EYE),
    cesmeCastle(EYE),
    fill(
      `${polyline([[-20, EYE([0, 100, 2])[1]], ...foot])}L1520 452Q1580 458 1660 500V${base}H-20Z`,
      sheet.downwards(["#cfb468", "#b79f5a", "#8d7a50"], 480, 800),
    ),
    terrace([820, 716], [1840, 536], 18),
    terrace([760, 752], [1840, 636], 16),
    // What the towers throw on the grass beside them.
    fill(
      "M988 598L1022 582L1096 556L1168 540Q1160 552 1096 574Q1050 592 1030 604ZM1340 486L1392 460L1476 446Q1500 450 1484 456Q1440 460 1408 473Q1378 484 1340 492Z",
      "#6f6144",
      0.5,
    ),
    // Thistles and caper where the walls meet the grass.
    fill(
      counted(50)
        .map((index) => {
          const x = 130 + index * 29.6 + random.around(16);
          return blot(random, x, heightAt(foot, x) + 3, random.between(6, 26), random.between(3, 7));
        })
        .join(""),
      "#817745",
    ),
    fill(tufts("light").join(""), "#e0c67c", 0.6),
    fill(tufts("dark").join(""), "#7f7547", 0.5),
    ...placesOf([1262, 556, 0.62, 1294, 552, 0.78, 1330, 546, 0.56]).map(([x, y, size], index) =>
      place(cypress(sheet, { seed: index + 2 }), ...onHill([x, y]), size * 0.867),
    ),
    ...counted(GARDEN.length / 4).map((index) => {
      const [x = 0, y = 0, size = 1, tall = 0] = GARDEN.slice(index * 4, index * 4 + 4);
      return gardenTree(random, ...onHill([x, y]), size * 0.867, tall);
    }),
  );
}

const EDGE: readonly Point[] = [
  [5.9, 7.5],
  [5.2, 13],
  [4.2, 20],
  [2.6, 27],
  [-1, 35],
  [-6.4, 42],
  [-16, 48],
  [-44, 54],
];

/** The boats on the water, and what the castle leaves on it. */
function drawHarbour(sheet: Sheet): void {
  sheet.add(castleLight("#f6d9a0", [340, 660], 70), castleLight("#f2cf96", [60, 250], 34));
}

/** What a tower leaves on the moving water below it: bands of its colour, close at the quay and few towards us. */
function castleLight(colour: string, [from, to]: Point, count: number): Drawing {
  const random = randomOf(count);
  const bands = counted(count).map((index) => {
    const share = (index / count) ** 1.3;
    const long = (to - from) * random.between(0.12, 0.5) * mixed(1, 0.7, share);
    return lens(random.between(from + long * 0.4, to - long * 0.4), mixed(806, 1090, share), long, mixed(3, 9, share));
  });
  return fill(bands.join(""), colour, 0.62);
}

/** The promenade: its edge of pale stone bends round the harbour; slabs and a low wall before the garden. */
function drawQuay(sheet: Sheet): void {
  const edge = (across: number, up: number) => EDGE.map(([right, away]) => EYE([right + across, away, up]));
  const strip = (first: Path, second: readonly Point[]): Path =>
    `${first}${curve(second.toReversed()).replace("M", "L")}Z`;
  /** The quay's face, by the way along it in stretches of its edge, and the height over the water. */
  const onFace = (way: number, up: number): Point => {
    const index = Math.min(EDGE.length - 2, Math.floor(way));
    const [from, to] = [EDGE[index] ?? [0, 1], EDGE[index + 1] ?? [0, 1]];
    return EYE([mixed(from[0], to[0], way - index), mixed(from[1], to[1], way - index), up]);
  };
  const random = randomOf(6);
  const stones = counted(110).map((index) => {
    const [from, row] = [(Math.floor(index / 2) + (index % 2) * 0.5) / 8, index % 2];
    const [low, high] = row ? [0.36, 0.68] : [0.71, 1.04];
    const outline = [onFace(from, low), onFace(from + 0.118, low), onFace(from + 0.118, high), onFace(from, high)];
    return fill(polygon(outline), random.pick(["#e9bf88", "#dfb27c", "#d3a26e", "#f0cc98"]));
  });
  const gleams = counted(54).map((index) => {
    const way = index / 9;
    const [x, y] = onFace(way, -0.3);
    const near = mixed(1, 0.2, Math.min(1, way / 5));
    const deep = random.next();
    return lens(x - (20 + deep * 130) * near, y + deep * 66 * near, random.between(50, 120) * near, 7 * near + 1);
  });
  const back = pointsOf([-44, 66, -10, 60, 8, 52, 22, 44, 40, 38]);
  const wall = (up: number) => back.map(([right, away]) => EYE([right, away, QUAY + up]));
  const paved = `${curve(edge(0, QUAY))}${polyline(wall(0)).replace("M", "L")}L1660 1240L1600 1240Z`;
  const pave = frameOf(EYE, { right: 5.2, away: 12, heading: -9 });
  const joints = counted(40).map((index) =>
    polyline([pave([index * 2.1 - 6, 60, QUAY]), pave([index * 2.1 - 6, -44, QUAY])]),
  );
  const slabs = (count: number): Path =>
    counted(count)
      .map(() => {
        const [along, across] = [random.whole(0, 16) * 2.1 - 6, 6.3 - random.whole(1, 9) * 2.1];
        return polygon([
          pave([along, across, QUAY]),
          pave([along + 2.1, across, QUAY]),
          pave([along + 2.1, across + 2.1, QUAY]),
          pave([along, across + 2.1, QUAY]),
        ]);
      })
      .join("");
  const rows = counted(50).map((index) =>
    polyline([pave([-6, 48.3 - index * 2.1, QUAY]), pave([70, 48.3 - index * 2.1, QUAY])]),
  );
  sheet.add(
    fill(paved, sheet.downwards(["#f3d6a4", "#f3d6a4", "#e2b884"], 770, 1200)),
    sheet.clipped(
      paved,
      fill(slabs(40), "#fae6ba", 0.7) +
        fill(slabs(34), "#dcb07c", 0.35) +
        stroke(joints.join("") + rows.join(""), "#c4976a", 2, 0.6),
    ),
    fill(strip(curve(edge(0, QUAY)), edge(0, -0.1)), "#b98a62"),
    stones.join(""),
    fill(strip(curve(edge(0, 0.3)), edge(0, -0.1)), "#7c6a50"),
    fill(strip(curve(edge(0, QUAY)), edge(0.6, QUAY)), "#fdf0d0"),
    // The wall again in the water at its foot.
    fill(strip(curve(edge(0, -0.1)), edge(-0.06, -0.5)), "#3c6470", 0.7),
    fill(strip(curve(edge(-0.06, -0.5)), edge(-0.2, -1.2)), "#2f7488", 0.3),
    fill(gleams.join(""), "#f0cd98", 0.55),
    fill(strip(curve(wall(0)), wall(0.8)), "#cf9a68"),
    ...lowWall(back, random),
    fill(strip(curve(wall(0.8)), wall(1)), "#fdeccb"),
  );
}

/** The stones of the low wall before the garden. */
function lowWall(line: readonly Point[], random: Random): Drawing[] {
  const at = (way: number, up: number): Point => {
    const index = Math.min(line.length - 2, Math.floor(way));
    const [from, to] = [line[index] ?? [0, 1], line[index + 1] ?? [0, 1]];
    return EYE([mixed(from[0], to[0], way - index), mixed(from[1], to[1], way - index), QUAY + up]);
  };
  return [0.04, 0.42].flatMap((low) => {
    const row: Drawing[] = [];
    for (let way = random.between(0, 0.04); way < 4; way += 0.06) {
      const long = random.between(0.04, 0.058);
      const outline = [at(way, low), at(way + long, low), at(way + long, low + 0.34), at(way, low + 0.34)];
      row.push(fill(polygon(outline), random.pick(["#e0b07c", "#d8a470", "#c48f66", "#e9bf88"])));
    }
    return row;
  });
}

/** What stands on the ground, by its place and how many units of its drawing are a metre. */
function standing(right: number, away: number, drawing: Drawing, unitsPerMetre: number): Drawing {
  return place(drawing, ...ground(right, away), metreAt(EYE, [right, away, QUAY]) / unitsPerMetre);
}

/** Those out for a stroll along the water. */
function drawPeople(sheet: Sheet): void {
  const walker = (right: number, away: number, tall: number, options: PersonOptions): Drawing =>
    standing(right, away, person(sheet, options), 100 / tall);
  sheet.add(
    walker(7.3, 40, 1.76, {
      pose: "pointing",
      mirrored: true,
      behind: true,
      top: "#5a7f4c",
      bottom: "#efe0c4",
      hat: "#f0d6a0",
    }),
    walker(8.1, 39.8, 1.16, {
      pose: "lifting",
      mirrored: true,
      behind: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
    walker(12, 42, 1.78, { pose: "walking", mirrored: true, top: "#e8d9bc", bottom: "#3d5a80" }),
    walker(12.7, 41.8, 1.64, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      top: "#c9573f",
      bottom: "#fdf3e0",
      hairstyle: "bun",
    }),
    walker(5.4, 26, 1.78, {
      pose: "walking",
      mirrored: true,
      behind: true,
      top: "#3c6f9c",
      bottom: "#e7d6b8",
      hat: "#f0d6a0",
    }),
    walker(6.1, 25.6, 1.66, {
      pose: "walking",
      mirrored: true,
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hairstyle: "long",
    }),
  );
}

/** Where the plane tree stands on the quay, in metres. */
const PLANE: Point = [11.25, 15];

/** What the row of plane trees lets through: their shade over the near slabs, flecks of sun in it. */
function drawShade(sheet: Sheet): void {
  const random = randomOf(23);
  const flat = (right: number, away: number, size: number): Path =>
    curve(
      counted(11).map((index) => {
        const turn = (index / 11) * Math.PI * 2;
        const reach = size * random.between(0.7, 1.25);
        return ground(right + Math.cos(turn) * reach * 1.25, away + Math.sin(turn) * reach);
      }),
      true,
    );
  // By places on the sheet, so that they frame its corner.
  const crowns = placesOf([
    1580, 1160, 0.7, 1470, 1120, 0.6, 1400, 1080, 0.4, 1560, 1070, 0.9, 1450, 1040, 0.7, 1340, 1046, 0.34, 1590, 1000,
    1, 1380, 1004, 0.5, 1290, 1010, 0.3, 1480, 985, 0.8, 1560, 940, 1, 1400, 950, 0.8, 1310, 956, 0.7, 1230, 962, 0.4,
    1480, 920, 1.1, 1370, 910, 0.9, 1290, 918, 0.6, 1580, 890, 1.2, 1440, 880, 1.1, 1210, 930, 0.34, 1340, 884, 0.7,
  ]).map(([x, y, size]): [number, number, number] => {
    const away = ((4.2 - QUAY) * 1300) / (y - HORIZON);
    return [((x - 560) * away) / 1300, away, size];
  });
  const leaves = counted(70).map((): Path => {
    const [right, away, size] = random.pick([crowns[0] ?? [0, 9, 1], ...crowns.slice(1)]);
    const turn = random.next() * 6.3;
    return flat(right + Math.cos(turn) * size * 1.6, away + Math.sin(turn) * size * 1.2, random.between(0.06, 0.22));
  });
  const flecks = counted(90).map((): Path => {
    const [right, away, size] = random.pick([crowns[0] ?? [0, 9, 1], ...crowns.slice(1)]);
    const [turn, far] = [random.next() * 6.3, Math.sqrt(random.next()) * 0.9];
    return flat(right + Math.cos(turn) * size * far, away + Math.sin(turn) * size * far, random.between(0.04, 0.16));
  });
  sheet.add(
    sheet.clipped(
      polygon([...EDGE.map(([right, away]) => ground(right, away)), [1700, 700], [1700, 1260]]),
      `<g opacity=".62">${fill(crowns.map(([right, away, size]) => flat(right, away, size)).join("") + leaves.join(""), SHADE)}</g>` +
        fill(flecks.join(""), "#f6d9a6"),
    ),
  );
}

/** The plane tree on the quay: the round of earth that the paving leaves to its roots, its shadow, the tree. */
function drawPlane(sheet: Sheet): Drawing {
  const [x, y] = ground(...PLANE);
  const pit = (radius: number, back: number): Path =>
    curve(
      counted(16).map((index) => {
        const turn = (index / 8) * Math.PI;
        return ground(PLANE[0] + Math.cos(turn) * radius, PLANE[1] + back + Math.sin(turn) * radius * 1.3);
      }),
      true,
    );
  return (
    fill(pit(1.3, -0.2), "#fdf0d0") +
    fill(pit(1.17, -0.2), "#6b4b44") +
    fill(pit(1.1, -0.34), "#94705a") +
    fill(
      `M${x - 40} ${y}Q${x + 60} ${y - 16} ${x + 340} ${y - 34}V${y - 4}Q${x + 120} ${y + 14} ${x - 20} ${y + 12}Z`,
      SHADE,
      0.7,
    ) +
    place(planeTree(sheet), x, y)
  );
}

/** The fishing boat at the quay. */
function drawNear(sheet: Sheet): void {
  const view = frameOf(EYE, { right: -6.4, away: 16.6, heading: 62 });
  const [bowX, bowY] = view([9.4, 0, 1.75]);
  const [postX, postY] = ground(4.9, 20);
  // Its tail hangs down in the part, so it sits on the edge of the quay.
  const cat = standing(7.7, 12.5, fill("M-60 0Q60-20 240-10Q200 24-20 16Z", SHADE, 0.7) + sittingCat(sheet), 620);
  sheet.add(
    fishingCaique(sheet, view),
    place(mooringPost(), postX, postY, 0.56, 0.66),
    stroke(
      `M${bowX} ${bowY}Q${mixed(bowX, postX, 0.5)} ${mixed(bowY, postY, 0.5) + 42} ${postX} ${postY - 16}M${postX - 11} ${postY - 14}h22M${postX - 11} ${postY - 9}h22`,
      "#fbe9c4",
      4,
    ),
    cafe(
      sheet,
      [15.6, 25],
      [
        [-0.8, 0.1, 90],
        [0.2, 0.8, 190],
      ],
    ),
    cafe(
      sheet,
      [9.5, 17.4],
      [
        [-0.75, 0.1, 90],
        [0.75, 0.1, 270],
      ],
      [
        { slender: true, sleeves: "none", top: "#d8573f", bottom: "#fbe9cc", hairstyle: "bun" },
        { sleeves: "short", top: "#fdf8ee", bottom: "#4a6486" },
      ],
    ),
    drawMending(sheet),
    drawPlane(sheet),
    catchOfFish(),
    cat,
  );
}

/** A table of the café, tea for two, its chairs turned as people have left them. */
function cafe(
  sheet: Sheet,
  [right, away]: Point,
  chairs: readonly (readonly [aside: number, back: number, heading: number])[],
  seated: readonly PersonOptions[] = [],
): Drawing {
  // The floor of the camera is the water; that of the furniture is the quay.
  const camera: Project = ([x, y, up]) => EYE([x, y, up + QUAY]);
  const unit = metreAt(camera, [right, away, 0]);
  const glass = (x: number, y: number): Drawing => {
    const [px, py] = camera([right + x, away + y, 0.735]);
    return place(fill("M-4-12Q-2-6-4 0H4Q2-6 4-12Z", "#b5431f") + fill("M-7 0H7V2H-7Z", "#fff"), px, py, unit / 100);
  };
  const guests = seated.map((options, index) =>
    standing(
      right + (index ? 0.72 : -0.72),
      away + 0.1,
      person(sheet, { pose: "dining", mirrored: index > 0, shadow: false, ...options }),
      58,
    ),
  );
  const seats = chairs.map(([aside, back, heading]) =>
    cafeChair(sheet, { camera, right: right + aside, away: away + back, heading, colour: "#2f86a8" }),
  );
  return (
    fill(lens(...ground(right + 0.5, away + 0.1), 2.2 * unit, 0.2 * unit), SHADE, 0.6) +
    seats.filter((_, index) => (chairs[index]?.[1] ?? 0) >= 0).join("") +
    guests.join("") +
    roundTable(sheet, { camera, right, away, radius: 0.42 }) +
    glass(-0.16, 0) +
    glass(0.18, -0.1) +
    seats.filter((_, index) => (chairs[index]?.[1] ?? 0) < 0).join("")
  );
}

/** A fisherman on the quay who mends his net: he holds up a fold of it, the rest lies in a heap before him. */
function drawMending(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const [x, y] = ground(5.7, 16.6);
  const man = standing(
    6.5,
    16.6,
    person(sheet, {
      pose: "netting",
      mirrored: true,
      top: "#3f6f92",
      bottom: "#4d4a5c",
      hat: "#f0d6a0",
      shadow: false,
    }),
    58,
  );
  const heap = curve(
    pointsOf([-78, 2, -66, -9, -48, -8, -34, -19, -14, -17, 0, -23, 18, -17, 34, -19, 48, -8, 54, 2, -10, 7]).map(
      ([dx, dy]): Point => [x + dx, y + dy],
    ),
    true,
  );
  const fold = `M${x - 12} ${y - 17}Q${x + 12} ${y - 26} ${x + 24} ${y - 60}L${x + 34} ${y - 64}L${x + 40} ${y - 56}Q${x + 30} ${y - 30} ${x + 44} ${y - 8}Q${x + 14} ${y - 4} ${x - 12} ${y - 17}Z`;
  const mesh = counted(22).map((index) => {
    const left = x - 70 + index * 6;
    return `M${left} ${y + 4}q${random.between(6, 16)} -14 ${random.between(16, 26)} -28`;
  });
  const floats = counted(12).map((index): Point => [
    x - 62 + index * 8.4 + random.around(3),
    y - 4 - Math.sin(index * 0.7) * 5 + random.around(3),
  ]);
  return (
    fill(lens(x + 30, y + 4, 190, 14) + lens(x + 128, y - 2, 130, 10), SHADE, 0.7) +
    fill(heap, "#b5573a") +
    sheet.clipped(
      heap,
      fill(
        `M${x - 80} ${y - 6}Q${x - 50} ${y - 26} ${x - 18} ${y - 12}Q${x - 40} ${y - 8} ${x - 60} ${y + 4}Z` +
          `M${x - 20} ${y - 26}Q${x + 10} ${y - 22} ${x + 20} ${y - 8}Q${x - 4} ${y - 14} ${x - 26} ${y - 4}Z`,
        "#e58e58",
      ) + stroke(mesh.join(""), "#8f3f33", 1.2, 0.7),
    ) +
    fill(fold, "#d9784a") +
    fill(
      `M${x + 24} ${y - 60}L${x + 30} ${y - 62}Q${x + 22} ${y - 26} ${x + 4} ${y - 12}L${x - 12} ${y - 17}Q${x + 12} ${y - 26} ${x + 24} ${y - 60}Z`,
      "#f0a56e",
    ) +
    dots(floats, 3.4, "#fbe3ae") +
    man
  );
}

/** The catch in two flat crates of the fishermen, on ice. */
function catchOfFish(): Drawing {
  const view = frameOf(EYE, { right: 6.15, away: 12.2, heading: 78 });
  const random = randomOf(14);
  const crate = (along: number, across: number, up: number): Drawing => {
    const at = (a: number, c: number, u: number): Point => view([along + a, across + c, QUAY + up + u]);
    const side = (low: number, high: number): Path =>
      polygon([at(0, 0, low), at(0.95, 0, low), at(0.95, 0, high), at(0, 0, high)]);
    const end = (low: number, high: number): Path =>
      polygon([at(0, 0, low), at(0, 0.6, low), at(0, 0.6, high), at(0, 0, high)]);
    const unit = metreAt(EYE, [6.5, 12.2, QUAY]) / 100;
    const fish = counted(8).map((index) => {
      const [x, y] = at(0.16 + (index % 4) * 0.21 + random.around(0.02), 0.42 - Math.floor(index / 4) * 0.26, 0.21);
      return place(
        fill("M-15 0Q-4-8 13-3L20-7L18 0L20 6L13 2Q-4 6-15 0Z", "#54789a") +
          fill("M-15 0Q-4-5 13-1L13 2Q-4 6-15 0Z", "#e6eef0") +
          fill("M-11-1.4h2v2h-2Z", "#26364c"),
        x,
        y,
        unit * 1.25,
      );
    });
    return (
      fill(polygon([at(0, 0, 0.2), at(0.95, 0, 0.2), at(0.95, 0.6, 0.2), at(0, 0.6, 0.2)]), "#8a5a44") +
      fill(polygon([at(0.05, 0.05, 0.19), at(0.9, 0.05, 0.19), at(0.9, 0.55, 0.19), at(0.05, 0.55, 0.19)]), "#f3f6ee") +
      fish.join("") +
      fill(side(0, 0.25), "#7a4c3c") +
      fill(end(0, 0.25), "#c98d55") +
      fill(side(0.03, 0.11) + side(0.15, 0.25), "#c08450") +
      fill(end(0.03, 0.11) + end(0.15, 0.25), "#f2c98a")
    );
  };
  const shadow = [view([0, 0, QUAY]), view([1.3, -0.05, QUAY]), view([1.5, 0.5, QUAY]), view([1, 0.7, QUAY])];
  return fill(polygon(shadow), SHADE, 0.7) + crate(0, 0, 0) + crate(0.06, 0.03, 0.26);
}
