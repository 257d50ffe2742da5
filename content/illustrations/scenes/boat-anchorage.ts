import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { excursionStern, type SternOptions } from "../parts/boats/excursionStern.ts";
import { cliff, rocks } from "../parts/land/cliff.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const SHORE = 600;

/** Three excursion boats moored side by side under the cliffs of Karaada, their ladders down in clear water, the cave beside them. */
export const SCENE: Scene = {
  name: "boat-anchorage",
  seed: 101,
  mood: "day",
  colours: { sea: ["#58bfc4", "#2fa6b6", "#45b9bf", "#9fe0d2"] },
  grain: 0.36,
  crops: { wide: 160, square: 220 },
  draw(sheet) {
    drawCliffs(sheet);
    drawWater(sheet);
    drawBoats(sheet);
    drawNear(sheet);
  },
};

function drawCliffs(sheet: Sheet): void {
  const { near, stoneDeep } = sheet.mood;
  const crest: Point[] = pointsOf([
    -40, 150, 80, 130, 190, 170, 300, 150, 420, 230, 540, 270, 660, 330, 780, 352, 900, 396, 1010, 440, 1120, 500, 1190,
    560,
  ]);
  const bushes = counted(30).map((index) => {
    const random = randomOf(index + 300);
    const at = crest[index % 11] ?? [0, 0];
    return leafMass(sheet, {
      x: at[0] + random.around(60),
      y: at[1] + (index % 2 ? random.between(-8, 10) : random.between(30, 120)),
      width: random.between(28, 60),
      height: random.between(16, 34),
      seed: index,
      count: 14,
      size: 20,
    });
  });
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.6 }),
    flatCloud(sheet, { x: 1240, y: 300, length: 460 }),
    flatCloud(sheet, { x: 1420, y: 390, length: 300 }),
    fill(`M900 ${SHORE}L1040 556L1180 540L1330 510L1470 526L1640 494V${SHORE + 4}H900Z`, "#8db4c6"),
    fill(`M1330 510L1470 526L1640 494V${SHORE + 4}H1400Z`, "#7aa5bc"),
    cliff(sheet, { crest, foot: SHORE + 8, seed: 6 }),
    ...bushes,
    // The cave of the hot spring: a low dark arch with green light on its water.
    fill("M52 614L70 540L64 500L104 452L150 440L190 404L262 414L318 452L352 500L384 540L396 614Z", stoneDeep),
    fill("M52 614L70 540L64 500L104 452L150 440L128 480L112 540L104 614Z", sheet.mood.stone),
    fill("M104 614L112 540L128 480L170 446L206 452L236 438L290 470L316 516L346 548L354 614Z", near),
    fill("M150 480L206 452L236 438L262 456L220 470L196 500L160 510Z", "#2b4a5c"),
    fill("M104 614L112 586Q170 566 240 572T352 600L354 614Z", "#66b78c"),
    fill(lens(210, 598, 150, 6) + lens(276, 588, 80, 5), "#d5f2d4", 0.9),
    // Warm breath of the spring.
    sheet.glow([236, 560], 130, "#cfeedd", 0.4),
    sheet.glow([262, 430], 150, "#f4f8f0", 0.3),
  );
}

function drawWater(sheet: Sheet): void {
  const { mood } = sheet;
  const random = randomOf(55);
  const pebbles = counted(60).map(() => {
    const near = random.next();
    return disc(random.between(-20, 1620), 1010 + near * 190, 8 + near * 26, 4 + near * 11);
  });
  const net = counted(80).map(() => {
    const near = random.next();
    const [x, y, l] = [random.between(0, 1600), 800 + near * 390, 30 + near * 80];
    return `M${short(x)} ${short(y)}q${short(l * 0.3)} ${short(random.between(-14, 14))} ${short(l * 0.5)} 0t${short(l * 0.5)} ${short(random.between(-10, 10))}`;
  });
  sheet.add(
    fill(box(0, SHORE, 1600, 600), sheet.downwards(mood.sea, SHORE, 1200)),
    fill(
      counted(18)
        .map((index) => lens(240 + Math.sin(index * 2.7) * 40, SHORE + 6 + index * 8, 1000 - index * 34, 13))
        .join(""),
      "#2b7f86",
      0.5,
    ),
    place(rocks(sheet, { spread: 420, count: 9, size: 34, seed: 4 }), 560, SHORE + 10),
    place(rocks(sheet, { spread: 160, count: 5, size: 26, seed: 6 }), 30, SHORE + 12),
    fill(pebbles.filter((_, index) => index % 2).join(""), "#5fb3ac", 0.5),
    fill(pebbles.filter((_, index) => index % 2 === 0).join(""), "#e6f4dc", 0.5),
    stroke(net.join(""), "#f6fff8", 3.4, 0.6),
    fill(
      counted(26)
        .map((index) => lens((index * 379) % 1600, SHORE + 16 + ((index * index) % 120), 60 + (index % 5) * 24, 4))
        .join(""),
      "#e6f9f4",
      0.6,
    ),
  );
}

function drawBoats(sheet: Sheet): void {
  const sterns: readonly (readonly [x: number, y: number, scale: number, stern: SternOptions])[] = [
    [520, 838, 1.06, { hull: "#f5efe2", shade: "#aebbd4", trim: "#1d6d9a", awning: "#1d6d9a", mast: 520 }],
    [1246, 842, 1.1, { hull: "#1f6c92", shade: "#154a70", trim: "#fbf7ef", awning: "#e0724a", mast: 500 }],
    [880, 868, 1.24, { hull: "#97512e", shade: "#5c2d21", trim: "#fbf7ef", awning: "#fbf7ef", mast: 540 }],
  ];
  for (const [x, y, scale, stern] of sterns)
    sheet.add(
      fill(
        counted(9)
          .map((index) =>
            lens(x + Math.sin(index * 1.9) * 12, y + 10 + index * 13 * scale, (330 - index * 22) * scale, 17),
          )
          .join(""),
        stern.shade,
        0.42,
      ),
      place(excursionStern(sheet, stern), x, y, scale),
    );
  const buoy = (x: number, y: number) =>
    fill(disc(x, y, 15, 34), sheet.mood.wallBright) +
    fill(`M${x} ${y - 34}a15 34 0 0 1 0 68z`, sheet.mood.wallShade) +
    stroke(`M${x} ${y - 34}v-34`, sheet.mood.trunk, 3);
  sheet.add(buoy(690, 776), buoy(1072, 786));
}

/** A swimming ring and a pair of masks left on the rock that we look from. */
function drawNear(sheet: Sheet): void {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const ring = counted(6).map((index) => {
    const [from, to] = [(index * Math.PI) / 3, (index * Math.PI) / 3 + Math.PI / 6];
    const at = (angle: number, r: number): Point => [Math.cos(angle) * r * 92, Math.sin(angle) * r * 40];
    return polygon([at(from, 1), at((from + to) / 2, 1.03), at(to, 1), at(to, 0.55), at(from, 0.55)]);
  });
  sheet.add(
    fill(disc(560, 1096, 98, 40), "#2b8f98", 0.5),
    place(
      fill(`${disc(0, 0, 92, 40)}${disc(0, -4, 50, 19)}`, "#e0472f") +
        fill(ring.join(""), wallBright) +
        fill(disc(0, -3, 48, 18), "#4fbfc2") +
        fill("M-48-3a48 18 0 0 1 96 0a50 14 0 0 0-96 0z", "#8d2c2c", 0.55),
      540,
      1066,
    ),
    fill(`${curve(pointsOf([1080, 1240, 1150, 1150, 1260, 1106, 1390, 1098, 1500, 1060, 1640, 1040]))}V1240Z`, stone),
    fill("M1390 1098L1500 1060L1640 1040V1240H1330L1370 1150Z", stoneShade),
    fill("M1150 1150L1260 1106L1300 1130L1210 1190L1110 1210Z", wallBright, 0.6),
    leafMass(sheet, { x: 1570, y: 1060, width: 110, height: 62, seed: 8, count: 32, size: 30 }),
    fill(
      "M1290 1098Q1280 1064 1320 1062Q1350 1064 1356 1074Q1366 1062 1396 1064Q1426 1070 1416 1102Q1396 1112 1370 1106L1354 1092L1336 1106Q1310 1110 1290 1098Z",
      "#153a5c",
    ),
    fill(
      "M1302 1092Q1298 1074 1320 1072Q1342 1074 1342 1086Q1326 1100 1302 1092ZM1366 1088Q1372 1072 1394 1074Q1412 1078 1406 1094Q1386 1102 1366 1088Z",
      "#8fd8d8",
    ),
    stroke("M1288 1082Q1250 1090 1262 1124T1320 1136", "#153a5c", 7),
  );
}
