import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, lens, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { hillChapel } from "../parts/buildings/hillChapel.ts";
import { rooflessHouse } from "../parts/buildings/roofless.ts";
import { stones } from "../parts/buildings/stonework.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";

/** The hill's outline. */
const HILL = pointsOf([
  -40, 690, 100, 640, 240, 560, 400, 480, 560, 410, 720, 350, 880, 306, 1010, 286, 1140, 296, 1280, 350, 1420, 420,
  1540, 500, 1660, 560,
]);

/** Kayaköy on a winter evening: a hillside of roofless stone houses around the lower church, the chapel on top, a bare fig tree in front, a few visitors on its paths. */
export const SCENE: Scene = {
  name: "stop-kayakoy",
  seed: 95,
  mood: "dusk",
  colours: {
    sky: ["#4a4a7c", "#7d6d9c", "#c593a8", "#f0b9a2", "#fbdcb8"],
    zenith: "#2c2c56",
    stone: "#f3cfa6",
    stoneWorn: "#d9a184",
    stoneShade: "#86607f",
    stoneDeep: "#4c3a60",
    far: "#a787ab",
    farShade: "#8b6f9c",
    mist: "#f5c9ae",
    cloud: "#ffd9c0",
  },
  grain: 0.3,
  crops: { wide: 150, square: 330 },
  draw(sheet) {
    drawFar(sheet);
    drawHill(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

/** Who walks the ruins: two before the church, one who looks up to the chapel, a couple on the upper path. */
function drawVisitors(sheet: Sheet): void {
  sheet.add(
    place(person(sheet, { pose: "walking", mirrored: true, top: "#e9d3b0", bottom: "#4a4a6a" }), 1150, 668, 0.34),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        top: "#c2465f",
        bottom: "#6a4a6a",
      }),
      1176,
      670,
      0.32,
    ),
    place(
      person(sheet, { pose: "pointing", mirrored: true, sleeves: "long", top: "#4f7a9a", bottom: "#3f3a54" }),
      1010,
      858,
      0.6,
    ),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        sleeves: "long",
        wears: "skirt",
        top: "#e2a63a",
        bottom: "#5b3a58",
        hairstyle: "long",
      }),
      1056,
      862,
      0.56,
    ),
    place(
      person(sheet, { pose: "walking", sleeves: "long", top: "#c8643c", bottom: "#3f3a54", hat: "#d9b98a" }),
      820,
      908,
      0.68,
    ),
  );
}

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 720, zenith: 0.6, reach: 0.5 }),
    crescent(sheet, { x: 330, y: 200, radius: 40 }),
    sweptCloud(sheet, { x: 520, y: 390, length: 760, seed: 9 }),
    sweptCloud(sheet, { x: 1380, y: 180, length: 460, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 120, 520, 260, 540, 420, 500, 560, 530, 760, 560]),
      foot: 760,
      mist: 150,
      seed: 6,
    }),
    ridge(sheet, {
      crest: pointsOf([1180, 480, 1300, 440, 1420, 452, 1540, 410, 1640, 424]),
      foot: 700,
      mist: 120,
      seed: 11,
    }),
  );
}

/** Bushes that took over a yard: two or three crowns on one foot, the last light on their left. */
function scrub(random: Random, x: number, y: number, size: number): Drawing {
  const crowns = counted(random.whole(2, 4)).map((index) => {
    const high = random.between(16, 34) * (index === 1 ? 1.3 : 1);
    return [x + (index * 23 + random.around(6)) * size, y - high * 0.5 * size, 17 * size, high * 0.62 * size] as const;
  });
  return (
    fill(lens(x + 44 * size, y + 3 * size, 130 * size, 11 * size), "#5f4a68", 0.7) +
    fill(crowns.map(([cx, cy, w, h]) => blot(random, cx, cy, w, h)).join(""), "#4f4560") +
    fill(
      crowns.map(([cx, cy, w, h]) => blot(random, cx - w * 0.26, cy - h * 0.26, w * 0.62, h * 0.6)).join(""),
      "#7d7263",
    ) +
    fill(
      crowns
        .slice(0, 2)
        .map(([cx, cy, w, h]) => blot(random, cx - w * 0.42, cy - h * 0.46, w * 0.3, h * 0.26))
        .join(""),
      "#96876b",
    )
  );
}

function drawHill(sheet: Sheet): void {
  const body = `${curve(HILL)}L1660 1240H-40Z`;
  const random = randomOf(12);
  let kind = 0;
  const rows = [0.015, 0.09, 0.18, 0.28, 0.4, 0.55, 0.74].map((share, row) => {
    const size = mixed(0.42, 1.62, (share / 0.74) ** 1.25);
    let drawing = "";
    let x = -60 + random.between(0, 60);
    while (x < 1640) {
      const y = mixed(heightAt(HILL, x + 40 * size), 1120, share) + random.around(17 * size);
      const lonely =
        (row === 0 && (Math.abs(x - 985) < 120 || random.chance(0.35))) ||
        // The church has its yard to itself.
        (row > 3 && x > 560 - size * 130 && x < (row < 6 ? 1090 : 960));
      if (!lonely && random.chance(0.86))
        drawing += rooflessHouse(sheet, kind++)(x, y, size * random.between(0.86, 1.08));
      else if (!lonely && random.chance(0.8)) drawing += scrub(random, x + 30 * size, y + 6 * size, size);
      x += random.between(104, 176) * size;
    }
    const walls = counted(row < 6 ? 7 : 0).map((index) => {
      const from = -40 + index * 250 + random.around(60);
      const line = counted(5).map((step): Point => [
        from + step * 46,
        mixed(heightAt(HILL, from + step * 46), 1120, share) + 26 * size + random.around(3),
      ]);
      return (
        fill(polygon([...line, ...line.map(([px, py]): Point => [px, py + 11 * size]).toReversed()]), "#d6a58c") +
        fill(
          polygon([
            ...line.map(([px, py]): Point => [px, py + 11 * size]),
            ...line.map(([px, py]): Point => [px, py + 17 * size]).toReversed(),
          ]),
          "#5f4a68",
        )
      );
    });
    return walls.join("") + drawing;
  });
  sheet.add(
    fill(body, "#a98379"),
    sheet.spray(body, "#5a4468", { from: [1640, 1200], to: [700, 620], thick: 0.9 }),
    // Paths that wind between the rows.
    stroke("M-20 1010Q300 930 560 940T1010 830T1260 690T1090 560T1010 420T985 306", "#e9c09c", 11, 0.75),
    ...rows.slice(0, 5),
    place(lowerChurch(sheet), 640, 800, 1.3),
    ...rows.slice(5),
    // What grows on the open slope below the church, along what is left of a terrace.
    fill("M470 968L540 958L640 966L760 952L790 956V968L700 976L560 978L470 980Z", "#d6a58c") +
      fill("M470 980L560 978L700 976L790 968V974L700 984L560 987L470 988Z", "#5f4a68"),
    ...placesOf([812, 944, 40, 500, 1000, 56, 1096, 1000, 62]).map(
      ([x, y, size]) =>
        fill(lens(x + size * 0.5, y + size * 0.42, size * 3.2, size * 0.26), "#5f4a68", 0.8) +
        leafMass(sheet, {
          x,
          y,
          width: size,
          height: size * 0.55,
          seed: x,
          count: 26,
          size: size * 0.44,
          colours: ["#4a3f5c", "#756a62", "#a39470"],
        }),
    ),
    place(hillChapel(sheet), 990, 294, 0.96),
  );
}

/** The lower church: a long nave whose vault has fallen in on the right, an apse, a belfry without its bell. 320 wide, 190 high. */
function lowerChurch(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, wallBright } = sheet.mood;
  const arch = (x: number, foot: number, wide: number, high: number) =>
    `M${x} ${foot}V${foot - high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${foot}Z`;
  const windows = [74, 118, 162].map((x) => arch(x, -36, 18, 40)).join("");
  return (
    fill("M-20 6L270 0L352 20L300 34H40Z", "#4a3a60", 0.55) +
    // The vault, seen from below its edge, and the hole in it.
    fill("M34-98Q60-136 140-138L196-136L204-122L222-126L234-104L250-98Z", stoneWorn) +
    fill("M196-136L204-122L222-126L234-104L250-98H180Q182-122 196-136Z", stoneDeep) +
    fill("M34-98Q60-136 140-138L196-136L194-130L140-131Q74-130 52-98Z", wallBright) +
    // Flank and apse in shade.
    fill("M246-98L292-86V-4L246 0Z", stoneShade) +
    fill("M262 0V-62Q262-84 290-84T318-60V-2Q290 6 262 0Z", stoneShade) +
    fill("M262-62Q262-84 290-84T318-60Q290-68 262-62Z", stoneWorn) +
    fill(arch(282, -26, 14, 30), stoneDeep) +
    fill(box(34, -98, 214, 98), wall) +
    fill("M34-98H248V-90H34Z", wallBright) +
    fill("M34-16H248V0H34Z", stone) +
    fill(windows, stoneDeep) +
    fill([74, 118].map((x) => arch(x + 3, -40, 11, 30)).join(""), "#8a5a78") +
    fill(arch(204, -40, 24, 50), stoneDeep) +
    fill("M204-40H228V-66Q222-78 216-78Z", "#f0b9a2") +
    fill("M60-20L96-26L120-14L96-4L64-6ZM180-82L214-86L232-74L200-70Z", stone, 0.8) +
    // The belfry, over the door.
    fill("M-8 0V-150H46V0Z", stone) +
    fill("M34-150H46V0H34Z", stoneShade) +
    fill("M-14-150H52V-158H-14Z", wallBright) +
    fill("M-4-158L19-186L42-158Z", stoneWorn) +
    fill("M19-186L42-158H24Z", stoneShade) +
    fill(arch(-2, -108, 14, 34) + arch(18, -108, 14, 34), "#f0b9a2") +
    fill("M8-108V-130H12V-108ZM28-108V-130H32V-108Z", stoneDeep) +
    fill(arch(6, 0, 24, 58), stoneDeep) +
    stroke(stones(-8, -100, 40, 60, 4), stoneWorn, 2)
  );
}

/** A wall of the lowest house with a window in it, and the fig tree that grows through it, a few leaves left. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const branch = (points: readonly number[], width: number) => stroke(curve(pointsOf(points)), near, width);
  sheet.add(
    fill("M-20 1220V1040Q160 1010 420 1070T900 1110T1300 1090T1640 1030V1220Z", "#4a3a5c"),
    sheet.spray("M-20 1220V1040Q160 1010 420 1070T900 1110T1300 1090T1640 1030V1220Z", near, {
      from: [800, 1220],
      to: [800, 1070],
      thick: 0.8,
    }),
    branch([190, 1190, 186, 1060, 200, 960, 176, 860], 26),
    branch([196, 980, 130, 880, 80, 800, 60, 700], 15),
    branch([178, 870, 210, 780, 262, 720, 276, 620], 14),
    branch([206, 960, 290, 880, 350, 850, 410, 760], 13),
    branch([100, 836, 40, 790, 0, 770, -30, 720], 9) +
      branch([262, 724, 330, 690, 350, 640], 8) +
      branch([120, 868, 150, 780, 150, 690], 8) +
      branch([350, 850, 420, 850, 470, 820], 7),
    branch([60, 720, 20, 660, 26, 610], 6) +
      branch([70, 760, 110, 700, 108, 640], 6) +
      branch([272, 650, 230, 610, 232, 560], 5) +
      branch([276, 630, 310, 580, 304, 540], 5),
    branch([410, 770, 400, 710, 420, 660], 6) +
      branch([408, 766, 470, 740, 486, 690], 5) +
      branch([150, 700, 176, 650, 168, 600], 5),
    // The side of the wood that faces what light there is.
    stroke(
      curve(pointsOf([180, 1190, 176, 1060, 190, 965, 168, 866])) +
        curve(pointsOf([186, 972, 122, 876, 74, 800, 55, 704])) +
        curve(pointsOf([174, 862, 204, 780, 256, 720, 271, 624])),
      "#8a6a86",
      4,
    ),
    nearWall(),
    leafMass(sheet, {
      x: 1220,
      y: 1150,
      width: 100,
      height: 56,
      seed: 9,
      count: 30,
      size: 32,
      colours: ["#241735", "#3f3350", "#6d5a5c"],
    }),
    leafMass(sheet, {
      x: 1600,
      y: 1160,
      width: 120,
      height: 60,
      seed: 8,
      count: 30,
      size: 36,
      colours: ["#241735", "#3f3350", "#6d5a5c"],
    }),
    grass(sheet, {
      from: 250,
      to: 1240,
      ground: (x) => 1118 + Math.sin(x / 90) * 12,
      height: 54,
      count: 70,
      colour: near,
      seed: 6,
    }),
  );
}

/** What is left of a near house, against the light: a broken wall, and the hill in its window. */
function nearWall(): Drawing {
  const wall =
    "M1250 1220V900L1268 872L1300 868L1322 826L1366 820L1390 776L1440 770L1462 722L1520 714L1556 676L1640 664V1220Z";
  return (
    fill(`${wall}M1430 1050H1540V900Q1530 858 1485 856T1430 900Z`, "#3b2b52") +
    fill("M1540 1050V900Q1534 870 1510 860Q1520 880 1522 906V1050Z", "#c98f8c") +
    fill(box(1420, 1050, 132, 14), "#7a5a78") +
    fill(
      "M1250 900L1268 872L1300 868L1322 826L1366 820L1390 776L1440 770L1462 722L1520 714L1556 676L1640 664V676L1562 690L1526 726L1470 734L1446 782L1398 788L1372 832L1330 838L1308 880L1276 884L1262 910V1220H1250Z",
      "#a9788a",
    ) +
    stroke(
      stones(1266, 930, 140, 250, 3) +
        stones(1556, 730, 80, 400, 5) +
        stones(1400, 800, 150, 50, 7) +
        stones(1420, 1080, 130, 120, 9),
      "#5d4670",
      4,
    )
  );
}
