import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, chip, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { hillChapel } from "../parts/buildings/hillChapel.ts";
import { rooflessHouse } from "../parts/buildings/roofless.ts";
import { stones } from "../parts/buildings/stonework.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

/** The hill's outline. */
const HILL = pointsOf([
  -40, 560, 100, 520, 240, 470, 400, 400, 540, 344, 660, 300, 780, 286, 900, 310, 1020, 370, 1140, 440, 1280, 500, 1660,
  600,
]);
/** The foot of the hill, where the houses end. */
const FOOT = 850;
/** The room: metres along its broken wall from the left corner, out of that wall towards us, and up. */
const ROOM = frameOf(cameraOf({ horizon: 640, centre: 700, eye: 1.6, focal: 1100 }), {
  right: -3.2,
  away: 5.6,
  heading: 102.5,
});
const room = facesOf(ROOM);
/** The right corner of the room, along that wall. */
const CORNER = 5.5;
/** The walls' colours: in the sun, worn there, in shade, worn there, in the deepest shade. */
const WALL = { lit: "#f2b878", worn: "#d99560", shade: "#6d4a58", wornShade: "#58394c", deep: "#33203a" } as const;

/** Kayaköy in evening light, from inside a roofless house: through its fallen wall the hillside of empty houses, the church, two walkers; a fig tree grows in the room. */
export const SCENE: Scene = {
  name: "stop-kayakoy",
  seed: 95,
  mood: "gold",
  colours: {
    sky: ["#4a86a4", "#9fbdbd", "#f3d6a6", "#f9bd86"],
    stone: "#f6d3a0",
    stoneWorn: "#dba877",
    stoneShade: "#936a80",
    stoneDeep: "#5a3f5e",
    far: "#b79aae",
    farShade: "#9780a4",
  },
  grain: 0.3,
  crops: { wide: 190, square: 240 },
  draw(sheet) {
    drawFar(sheet);
    drawHill(sheet);
    drawPath(sheet);
    drawRoom(sheet);
    drawFloor(sheet);
    drawFig(sheet);
    drawGrass(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 620, zenith: 0.14, reach: 0.5 }),
    sweptCloud(sheet, { x: 470, y: 210, length: 560, seed: 9 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 120, 430, 260, 450, 420, 410, 560, 440, 760, 470]),
      foot: 660,
      mist: 120,
      seed: 6,
    }),
    ridge(sheet, {
      crest: pointsOf([900, 420, 1060, 390, 1220, 402, 1420, 380, 1640, 424]),
      foot: 660,
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
    fill(lens(x + 44 * size, y + 3 * size, 130 * size, 11 * size), "#7a5a5c", 0.7) +
    fill(crowns.map(([cx, cy, w, h]) => blot(random, cx, cy, w, h)).join(""), "#4c5138") +
    fill(
      crowns.map(([cx, cy, w, h]) => blot(random, cx - w * 0.26, cy - h * 0.26, w * 0.62, h * 0.6)).join(""),
      "#7d7f4a",
    ) +
    fill(
      crowns
        .slice(0, 2)
        .map(([cx, cy, w, h]) => blot(random, cx - w * 0.42, cy - h * 0.46, w * 0.3, h * 0.26))
        .join(""),
      "#a8a460",
    )
  );
}

/** The hillside: rows of houses that stand close in some places, with scrub and terraces between them. */
function drawHill(sheet: Sheet): void {
  const body = `${curve(HILL)}L1660 1000H-40Z`;
  const random = randomOf(12);
  let kind = 0;
  const rows = [0.02, 0.12, 0.25, 0.4, 0.58, 0.8].map((share, row) => {
    const size = mixed(0.46, 1.3, (share / 0.8) ** 1.1);
    let drawing = "";
    let x = 60 + random.between(0, 60);
    while (x < 1300) {
      const y = mixed(heightAt(HILL, x + 40 * size), FOOT, share) + random.around(22 * size);
      const free = (row === 0 && Math.abs(x - 760) < 110) || (row > 3 && x > 330 && x < 800);
      if (!free && random.chance(0.66))
        drawing += rooflessHouse(sheet, kind++)(x, y, size * random.between(0.74, 1.22));
      else if (!free) drawing += scrub(random, x + 20 * size, y + 6 * size, size * random.between(0.9, 1.5));
      x += random.between(86, 190) * size;
    }
    return drawing;
  });
  const terraces = counted(9).map((index) => {
    const [from, share] = [60 + ((index * 311) % 1000), 0.2 + index * 0.085];
    const line = counted(5).map((step): Point => [
      from + step * 50,
      mixed(heightAt(HILL, from + step * 50), FOOT, share) + random.around(3),
    ]);
    return polyline(line);
  });
  sheet.add(
    fill(body, "#c9a468"),
    sheet.spray(body, "#8a6a5c", { from: [1300, 1000], to: [560, 420], thick: 0.85 }),
    stroke(terraces.join(""), "#8d6a62", 12, 0.8),
    stroke(terraces.join(""), "#ecc994", 7),
    ...rows.slice(0, 4),
    place(lowerChurch(sheet), 452, 748, 0.98),
    ...rows.slice(4),
    place(hillChapel(sheet), 770, 285, 0.62),
  );
}

/** The ground before the hill, the path from our door to the church, and who walks there. */
function drawPath(sheet: Sheet): void {
  const random = randomOf(44);
  const ground = `${curve(pointsOf([-40, 850, 200, 838, 460, 846, 700, 830, 960, 844, 1300, 830, 1660, 850]))}L1660 1100H-40Z`;
  sheet.add(
    fill(ground, "#d9b070"),
    fill("M360 960Q440 900 470 850T470 790L456 748H482L500 790Q540 850 500 900T440 960Z", "#fbe3b2"),
    ...pointsOf([300, 872, 700, 866, 830, 880]).map(([x, y]) => scrub(random, x, y, 1.3)),
    place(
      person(sheet, { pose: "walking", mirrored: true, top: "#4f7a9a", bottom: "#3a5a80", hat: "#f0d6a0" }),
      470,
      876,
      0.98,
    ),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        top: "#c2465f",
        bottom: "#7d3a58",
        hairstyle: "long",
      }),
      512,
      884,
      0.92,
    ),
    // A bank before the threshold, behind which the ground falls.
    fill(`${curve(pointsOf([180, 950, 300, 934, 420, 938, 560, 926, 700, 936]))}L700 1010H180Z`, "#b8925a"),
    fill("M270 1010Q330 960 392 936H440Q430 970 452 1010Z", "#fbe3b2"),
    grass(sheet, {
      from: 200,
      to: 660,
      ground: () => 944,
      height: 40,
      count: 46,
      colour: "#7d7f4a",
      seed: 3,
    }),
  );
}

/** The lower church: a long nave whose vault has fallen in on the right, an apse, a belfry without its bell. 320 wide, 190 high. */
function lowerChurch(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, wallBright } = sheet.mood;
  const arch = (x: number, foot: number, wide: number, high: number) =>
    `M${x} ${foot}V${foot - high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${foot}Z`;
  const windows = [74, 118, 162].map((x) => arch(x, -36, 18, 40)).join("");
  return (
    fill("M-20 6L270 0L352 20L300 34H40Z", "#6b4a5c", 0.6) +
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
    fill([74, 118].map((x) => arch(x + 3, -40, 11, 30)).join(""), "#b07a72") +
    fill(arch(204, -40, 24, 50), stoneDeep) +
    fill("M204-40H228V-66Q222-78 216-78Z", "#f6cf9c") +
    fill("M60-20L96-26L120-14L96-4L64-6ZM180-82L214-86L232-74L200-70Z", stone, 0.8) +
    // The belfry, over the door.
    fill("M-8 0V-150H46V0Z", stone) +
    fill("M34-150H46V0H34Z", stoneShade) +
    fill("M-14-150H52V-158H-14Z", wallBright) +
    fill("M-4-158L19-186L42-158Z", stoneWorn) +
    fill("M19-186L42-158H24Z", stoneShade) +
    fill(arch(-2, -108, 14, 34) + arch(18, -108, 14, 34), "#f6cf9c") +
    fill("M8-108V-130H12V-108ZM28-108V-130H32V-108Z", stoneDeep) +
    fill(arch(6, 0, 24, 58), stoneDeep) +
    stroke(stones(-8, -100, 40, 60, 4), stoneWorn, 2)
  );
}

/** The broken wall's upper edge and the breach in it: metres along and up. */
const LEFT_PIER: readonly Point[] = pointsOf([
  -0.1, 0, -0.1, 5, 0.1, 4.7, 0.16, 4.2, 0.3, 4.1, 0.34, 3.5, 0.5, 3.4, 0.5, 2.7, 0.64, 2.6, 0.64, 0,
]);
const RIGHT_PIER: readonly Point[] = pointsOf([
  2.2, 0, 2.22, 0.3, 2.5, 0.34, 2.56, 0.56, 2.9, 0.6, 2.96, 0.86, 3.3, 0.92, 3.36, 1.3, 3.56, 1.36, 3.6, 1.86, 3.76,
  1.9, 3.82, 2.5, 4, 2.56, 4.04, 3, 4.34, 3.1, 4.42, 3.5, 4.9, 3.56, 5, 3.8, 5.5, 3.9, 5.5, 0,
]);

/** An outline in the broken wall's plane. */
function inWall(outline: readonly Point[], forward = 0): Path {
  return polygon(outline.map(([along, up]) => room.at(along, forward, up)));
}

/** Field stones in a plane of the room, by a function of metres along it and up: in uneven courses, no two alike; some are left out. */
function laidStones(
  at: (along: number, up: number) => Point,
  [from, to]: readonly [number, number],
  seed: number,
): Path {
  const random = randomOf(seed);
  let [path, up] = ["", 0.02];
  while (up < 5) {
    const tall = random.between(0.11, 0.2);
    let along = from - random.between(0, 0.2);
    while (along < to) {
      const long = random.between(0.12, 0.42);
      const rough = () => random.between(0, 0.03);
      if (random.chance(0.4))
        path += polygon([
          at(along + rough(), up + rough()),
          at(along + long * 0.5, up + rough()),
          at(along + long - rough(), up + rough()),
          at(along + long - rough() - 0.02, up + tall - rough()),
          at(along + long * 0.4, up + tall + rough() * 0.4),
          at(along + 0.02 + rough(), up + tall - rough()),
        ]);
      along += long + 0.03;
    }
    up += tall + 0.03;
  }
  return path;
}

/** The room: its broken wall and the right one, sunlit above the shade that the left one throws across them. */
function drawRoom(sheet: Sheet): void {
  const left = inWall(LEFT_PIER);
  const right = inWall(RIGHT_PIER);
  const side = polygon([
    room.at(CORNER, 0, 0),
    room.at(CORNER, 0, 3.9),
    room.at(CORNER, 0.5, 4.1),
    room.at(CORNER, 0.7, 3.7),
    room.at(CORNER, 1.3, 3.8),
    room.at(CORNER, 1.5, 4.3),
    room.at(CORNER, 3.4, 4.6),
    room.at(CORNER, 3.4, 0),
  ]);
  // The sun stands low on the left: the shade's rim climbs towards the left wall that throws it.
  const shadeBack = inWall(pointsOf([2, 0, 2, 3.7, 3.5, 2.9, 3.7, 2.7, 4.1, 2.56, 4.7, 2.2, 5.5, 1.86, 5.5, 0]));
  const shadeSide = polygon([
    room.at(CORNER, 0, 0),
    room.at(CORNER, 0, 1.86),
    room.at(CORNER, 0.55, 2.06),
    room.at(CORNER, 0.57, 2.2),
    room.at(CORNER, 1.3, 2.44),
    room.at(CORNER, 1.32, 2.3),
    room.at(CORNER, 3.4, 2.9),
    room.at(CORNER, 3.4, 0),
  ]);
  const onBack = (along: number, up: number) => room.at(along, 0, up);
  const onSide = (forward: number, up: number) => room.at(CORNER, forward, up);
  const sockets = counted(7).map((index) => {
    const at = 0.3 + index * 0.42;
    return room.flank(CORNER, at, at + 0.14, 2.62, 2.8);
  });
  const rim = [RIGHT_PIER, LEFT_PIER].map((outline) =>
    outline
      .slice(1)
      .flatMap((point, index, all) => {
        const next = all[index + 1];
        return next
          ? [
              polygon([
                room.at(point[0], 0, point[1]),
                room.at(next[0], 0, next[1]),
                room.at(next[0], -0.55, next[1]),
                room.at(point[0], -0.55, point[1]),
              ]),
            ]
          : [];
      })
      .join(""),
  );
  sheet.add(
    // The thickness of the wall, in the light where it faces left.
    fill(rim[0] ?? "", "#ffdca4"),
    fill(rim[1] ?? "", WALL.deep),
    fill(right, WALL.lit),
    fill(side, "#fcc888"),
    sheet.clipped(
      right,
      fill(laidStones(onBack, [2.6, 5.5], 5), WALL.worn, 0.75) +
        fill(shadeBack, WALL.shade) +
        sheet.clipped(shadeBack, fill(laidStones(onBack, [2.6, 5.5], 5), WALL.wornShade)),
    ),
    sheet.clipped(
      side,
      fill(laidStones(onSide, [0, 3.2], 8), "#e6a468", 0.8) +
        fill(shadeSide, "#7d5460") +
        sheet.clipped(shadeSide, fill(laidStones(onSide, [0, 3.2], 8), WALL.shade)) +
        fill(sockets.join(""), WALL.deep),
    ),
    niche(sheet),
    fill(left, WALL.wornShade),
    sheet.clipped(left, fill(laidStones(onBack, [-0.1, 1], 15), WALL.shade)),
    fill(polygon([room.at(0, 0, 0), room.at(0, 0, 5), room.at(0, 3, 8), room.at(0, 3, 0)]), WALL.deep),
  );
}

/** An arched niche in the wall, its sill still plastered; light from the left reaches its right side. */
function niche(sheet: Sheet): Drawing {
  const hollow = room.arch(4.64, 0.27, 1.06, 1.82);
  return (
    fill(room.arch(4.62, 0.34, 1.02, 1.9), "#8f6a6a") +
    fill(hollow, WALL.deep) +
    sheet.clipped(hollow, fill(room.front(4.76, 5, 1, 1.9), "#6d4c5c")) +
    fill(room.front(4.26, 4.98, 0.98, 1.06), "#a88078")
  );
}

/** The fig tree that grew up in the corner: pale boughs, broad leaves over the wall's top, cropped by the edge. */
function drawFig(sheet: Sheet): void {
  // A bough from its foot up; above the shade of the wall the sun lies on its left side.
  const bough = (points: readonly number[], width: number) => {
    const line = pointsOf(points);
    const left = line.map(([x, y]): Point => [x - width * 0.2, y]);
    const sunny = left.filter(([x, y]) => y < 620 - (x - 1250) * 0.3);
    return (
      stroke(curve(line), "#5a4650", width) +
      stroke(curve(left), "#a07a74", width * 0.45) +
      (sunny.length > 1 ? stroke(curve(sunny), "#f3c08e", width * 0.45) : "")
    );
  };
  const crowns = [
    [1500, 60, 230, 130],
    [1290, 10, 190, 96],
    [1590, 230, 150, 120],
    [1330, 170, 120, 76],
    [1120, 20, 110, 60],
    [1210, 250, 84, 52],
    [1440, 290, 90, 56],
  ] as const;
  const random = randomOf(14);
  // Its leaves throw their shade on the sunlit side of the corner.
  const spots = counted(60).map(() => {
    const x = random.between(1275, 1640);
    return blot(random, x, random.between(100, 500 - (x - 1275) * 0.5), random.between(9, 24), random.between(6, 13));
  });
  sheet.add(
    fill(spots.join(""), "#d8935c", 0.75),
    fill(lens(1340, 1118, 300, 40), WALL.deep),
    bough([1238, 1112, 1232, 960, 1262, 780, 1250, 600, 1226, 430, 1200, 260], 28),
    bough([1264, 1118, 1300, 960, 1330, 800, 1384, 600, 1400, 420, 1470, 200], 34),
    bough([1292, 1116, 1370, 980, 1430, 820, 1490, 640, 1540, 440, 1600, 260], 24),
    bough([1254, 700, 1310, 540, 1320, 370, 1310, 200], 15),
    ...crowns.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 3,
        count: 46,
        size: 56,
        leaf: "round",
        colours: ["#2c3530", "#566538", "#97964a"],
      }),
    ),
  );
}

/** The room's floor in shade: grass, fallen stones, the worn threshold in the light. */
function drawFloor(sheet: Sheet): void {
  const random = randomOf(31);
  const back = (along: number): Point => room.at(along, 0, 0);
  const floor = polygon([back(0), back(CORNER), room.at(CORNER, 3.6, 0), [1700, 1240], [-100, 1240], room.at(0, 3, 0)]);
  const flags = counted(12).map((index) => {
    const [along, forward] = [0.4 + (index % 6) * 0.8 + random.around(0.12), 0.75 + Math.floor(index / 6) * 0.66];
    return polygon([
      room.at(along, forward, 0),
      room.at(along + 0.6, forward + random.around(0.05), 0),
      room.at(along + 0.64, forward + 0.44, 0),
      room.at(along + 0.04, forward + 0.5, 0),
    ]);
  });
  const fallen = counted(26).map(() => {
    const [along, forward, size] = [random.between(2.2, 4.6), random.between(0.1, 0.8), random.between(0.06, 0.18)];
    const [x, y] = room.at(along, forward * 1.2, 0);
    return { x, y: y - size * 90, size: size * 230 };
  });
  sheet.add(
    fill(floor, "#4f344b"),
    // What the evening sky outside lends to the floor, and the flags that are left of it.
    fill(polygon([back(0.64), back(2.2), room.at(2.9, 1.3, 0), room.at(0.5, 1.9, 0)]), "#6a475a"),
    fill(flags.join(""), WALL.shade, 0.55),
    fill(polygon([back(0.64), back(2.2), room.at(2.2, 0.34, 0), room.at(0.64, 0.34, 0)]), "#a8787a"),
    fill(polygon([back(0.64), back(2.2), room.at(2.2, 0.1, 0), room.at(0.64, 0.1, 0)]), "#f3c890"),
    ...fallen
      .toSorted((one, other) => one.y - other.y)
      .map(
        ({ x, y, size }) =>
          fill(lens(x + size * 0.4, y + size * 0.4, size * 2.8, size * 0.5), WALL.deep) +
          fill(chip(random, x, y, size, size * 0.62), "#6b4a5c") +
          fill(
            chip(random, x - size * 0.2, y - size * 0.22, size * 0.66, size * 0.36),
            blend(WALL.shade, "#c08a80", 0.5),
          ),
      ),
  );
}

/** Dry grass along the lower edge, against the floor. */
function drawGrass(sheet: Sheet): void {
  sheet.add(
    grass(sheet, {
      from: -20,
      to: 1640,
      ground: (x) => 1170 + Math.sin(x / 110) * 14,
      height: 84,
      count: 150,
      colour: WALL.deep,
      seed: 6,
    }),
    fill("M-20 1240V1158Q400 1186 800 1176T1640 1150V1240Z", WALL.deep),
  );
}
