import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { limb } from "../parts/people/body.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { guardStones } from "../parts/things/terrace.ts";

/** Where the road runs to. */
const [EYE, HORIZON] = [940, 560] as const;

/** From the rear seat: armchairs of leather, the driver at the wheel, two bottles of water, and outside the road along the bay of Bodrum in the evening light, two windmills on the ridge over it. */
export const SCENE: Scene = {
  name: "service-private-vip-car",
  seed: 44,
  mood: "gold",
  crops: { wide: 200, square: 250 },
  grain: 0.2,
  draw(sheet) {
    drawCoast(sheet);
    drawSpur(sheet);
    drawRoad(sheet);
    drawCabin(sheet);
    drawDash(sheet);
    drawWheel(sheet);
    drawDriver(sheet);
    sheet.add(
      place(seat(sheet, 0, { top: 668, shift: -20 }), 545, 41, 0.95, 0.9),
      place(seat(sheet, 0, { top: 668, shift: 20 }), 1345, 41, 0.95, 0.9),
    );
    drawArmrest(sheet);
  },
};

/** The middle of the steering wheel. */
const WHEEL = [575, 856] as const;

/** The road in metres from the eye; far off it swings to the left, round the bay to the town. */
const camera = cameraOf({ horizon: HORIZON, centre: EYE, eye: 1.55, focal: 1100 });
const bend = (away: number) => (away < 9 ? 0 : -0.0034 * (away - 9) ** 2);
const AWAY = counted(40).map((index) => 2.4 + 114 * (index / 39) ** 2);
const edgeAt = (right: number, up = 0) => AWAY.map((away) => camera([right + bend(away), away, up]));
/** A strip along the road, or a wall that stands on it. */
const strip = (from: number, to: number) => polygon([...edgeAt(from), ...edgeAt(to).toReversed()]);
const wallAt = (right: number, low: number, high: number) =>
  polygon([...edgeAt(right, low), ...edgeAt(right, high).toReversed()]);
/** The outer edge of the verge by the sea, the road's two edges, the foot of the wall that holds the hill. */
const [SHORE, LEFT, RIGHT, FOOT] = [-6, -4.7, 1.9, 2.7] as const;

/** The bay of Bodrum: Kara Ada to the left, the town on the far shore, the evening sun over it. */
function drawCoast(sheet: Sheet): void {
  const { cloud, far, farShade, mist } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    fill(lens(700, 330, 420, 10) + lens(230, 372, 420, 12) + lens(560, 306, 260, 7), cloud, 0.7),
    plainSun(sheet, { x: 768, y: 424, radius: 46 }),
    fill(
      curveDownTo(pointsOf([-20, 520, 60, 494, 150, 470, 240, 462, 310, 484, 390, 520, 470, 560]), HORIZON + 4),
      sheet.downwards([farShade, mist], 440, HORIZON + 20),
    ),
    ridge(sheet, {
      crest: pointsOf([520, 562, 600, 540, 690, 516, 780, 494, 860, 500, 950, 478, 1060, 452, 1180, 430, 1400, 400]),
      foot: HORIZON + 6,
      colour: far,
      shade: farShade,
      mist: 50,
      seed: 9,
      rough: 3,
    }),
    groupedTown(sheet.tinted({ wall: "#ffe6c6", leaf: "#8f8455", leafDark: "#6d6a50" }), {
      rows: 4,
      far: [730, 940],
      near: [610, 980],
      ground: (x, share) => 530 + share * 30 - Math.max(0, x - 760) * 0.08 * (1 - share),
      scale: [0.14, 0.24],
      seed: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 1060, dabs: 90, foot: false }),
    place(gulet(sheet), 150, 598, 0.24),
    ripples(sheet, { x: 150, y: 600, width: 150, height: 14, count: 14 }),
  );
}

/** The spur that the road goes round: from the shore up to the ridge with the mills. */
const SPUR = pointsOf([
  880, 566, 930, 546, 980, 512, 1030, 470, 1074, 442, 1130, 428, 1186, 408, 1240, 396, 1310, 372, 1390, 326, 1480, 296,
  1640, 250,
]);

/** Terraces with olives and a farm on the spur, the mills on its crest; every form is lit on its left. */
function drawSpur(sheet: Sheet): void {
  const terrace = (points: readonly number[], riser: number): Drawing => {
    const upper = pointsOf(points);
    const lower = upper.map(([x, y]): Point => [x, y + riser]).toReversed();
    return fill(`${curve(upper)}${curve(lower).replace("M", "L")}Z`, "#f0d3a2") + stroke(curve(lower), "#80595a", 3);
  };
  const tree = (x: number, y: number, size: number, seed: number): Drawing =>
    fill(disc(x + 60 * size, y + 3, 110 * size, 12 * size), "#7a5a56", 0.7) + place(olive(sheet, { seed }), x, y, size);
  const body = curveDownTo(SPUR, 860);
  sheet.add(
    fill(body, "#cfa468"),
    sheet.clipped(
      body,
      // Hollows that turn from the sun, the dry crest in the light.
      fill("M1074 442Q1090 500 1050 540T1010 600L1180 600Q1150 520 1190 470T1186 408Z", "#b2855c", 0.8) +
        fill("M1310 372Q1290 440 1330 500T1320 640L1700 720V240L1390 326Z", "#a87a5a", 0.85) +
        fill("M1480 296Q1440 400 1490 480T1500 700L1700 760V230Z", "#8a6258", 0.8) +
        fill("M880 566L1030 470L1074 442L1130 428L1090 452Q1030 500 990 560Z", "#e6c084"),
    ),
    terrace([1000, 520, 1080, 500, 1180, 496, 1290, 470, 1420, 448, 1640, 410], 6),
    terrace([960, 550, 1060, 540, 1180, 540, 1310, 524, 1440, 520, 1640, 490], 9),
    terrace([1010, 580, 1100, 580, 1220, 590, 1340, 590, 1460, 604, 1640, 600], 12),
    place(windmill(sheet, { turn: 12 }), 1106, 440, 0.34),
    place(windmill(sheet, { turn: 38 }), 1214, 410, 0.42),
    fill("M1060 452Q1100 432 1150 434T1256 400Q1216 426 1162 442T1060 460Z", "#e6c084"),
    houseGroup(sheet, { kind: 4, x: 1222, y: 536, size: 0.4 }),
    ...(
      [
        [1026, 514, 0.16, 7],
        [1270, 470, 0.24, 8],
        [1060, 548, 0.2, 4],
        [1010, 572, 0.18, 2],
        [1300, 540, 0.32, 5],
        [1100, 590, 0.3, 3],
        [1222, 604, 0.42, 6],
        [1560, 590, 0.6, 4],
        [1440, 540, 0.4, 2],
      ] as const
    ).map(([x, y, size, seed]) => tree(x, y, size, seed)),
    place(cypress(sheet, { seed: 2 }), 1118, 540, 0.4),
  );
}

/** Our road between the sea and the wall that holds the hill; we keep to its right lane. */
function drawRoad(sheet: Sheet): void {
  const dashes = counted(16).map((index) => {
    const away = 5.4 + index * 4.6;
    const mark = [away, away + 1, away + 2];
    return polygon([
      ...mark.map((at) => camera([-1.5 + bend(at), at, 0])),
      ...mark.toReversed().map((at) => camera([-1.36 + bend(at), at, 0])),
    ]);
  });
  const stones = counted(15)
    .map((index): readonly [number, number, number] => {
      const away = 8.2 + index * 3.4;
      return [...camera([LEFT - 0.7 + bend(away), away, 0]), metreAt(camera, [0, away, 0]) / 100];
    })
    .toReversed();
  const courses = counted(70).map((index) => {
    const away = 5.4 + 60 * (index / 70) ** 1.7;
    const [[x, y], metre] = [
      camera([FOOT + bend(away), away, [0.25, 0.5, 0.75][index % 3] ?? 0.5]),
      metreAt(camera, [0, away, 0]),
    ];
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(metre * 0.12)}`;
  });
  const paving = strip(LEFT, RIGHT);
  sheet.add(
    fill(wallAt(SHORE, -0.9, 0), "#b98a86"),
    fill(strip(SHORE, FOOT), "#e2b67c"),
    fill(strip(SHORE, SHORE + 0.2), "#fff0d2"),
    guardStonesUnder(stones),
    fill(paving, sheet.downwards(["#a98a90", "#8d7484", "#7a6278"], 570, 780)),
    sheet.spray(paving, "#4a3858", { from: [1180, 800], to: [860, 640], thick: 0.7 }),
    fill(strip(LEFT + 0.2, LEFT + 0.34) + strip(RIGHT - 0.34, RIGHT - 0.2) + dashes.join(""), "#fff0d2"),
    // The wall is lit from the sea; behind its coping the lowest terrace.
    fill(wallAt(FOOT, 0, 1), "#e9c48c"),
    stroke(courses.join(""), "#b98a68", 3, 0.8),
    fill(polygon([...edgeAt(FOOT, 1), ...edgeAt(FOOT + 0.4, 1).toReversed()]), "#fff0d2"),
    fill(strip(FOOT - 0.25, FOOT), "#a5765c"),
    guardStones(sheet, stones),
    ...(
      [
        [34, 6.4, 6, 2.5],
        [23, 6, 3, 2.7],
        [12.5, 6.4, 4, 3.2],
      ] as const
    ).map(([away, right, seed, tall]) => {
      const [x, y] = camera([right + bend(away), away, 1]);
      return place(olive(sheet, { seed }), x, y, (metreAt(camera, [0, away, 0]) * tall) / 200);
    }),
  );
}

/** What the guard stones throw on the verge. */
function guardStonesUnder(stones: readonly (readonly [number, number, number])[]): Drawing {
  return fill(stones.map(([x, y, size]) => lens(x + 34 * size, y, 96 * size, 14 * size)).join(""), "#94695f", 0.7);
}

/** Roof lining around a pane of sky, pillars that grow out of it, the doors with their handles. */
function drawCabin(sheet: Sheet): void {
  const roof = "M-20-20H1620V206Q1600 222 1565 236Q1515 214 1447 206Q940 178 393 206Q325 214 277 246Q150 190-20 140Z";
  const pane = "M300-20H1560L1292 118Q1280 126 1260 124Q940 108 620 124Q600 126 590 118Z";
  const door = "M-20 980Q140 892 337 812L489 774V1220H-20Z";
  sheet.add(
    ...wingMirror(sheet),
    fill(roof, "#8a6468"),
    sheet.spray(roof, "#432d46", { from: [1620, 0], to: [500, 200], thick: 0.8, thin: 0 }),
    // The pane in the roof: the sky over us, the dark of its frame, a streak of light.
    fill(pane, "#35213a"),
    fill("M346-20H1510L1262 102Q940 90 622 102Z", sheet.downwards(["#5f8fa6", "#c9b79a"], -20, 110)),
    fill("M560-20H700L760 96L700 99ZM730-20H760L792 95L778 95Z", "#fff0d2", 0.3),
    // Two visors folded up under the lining, a soft light along their near edges.
    ...[
      "M560 146Q700 134 826 132L822 182Q700 184 552 196Q540 160 560 146Z",
      "M1320 146Q1180 134 1054 132L1058 182Q1180 184 1328 196Q1340 160 1320 146Z",
    ].map((visor) => fill(visor, "#a67a78")),
    fill(
      "M552 196Q700 184 822 182L822 175Q700 176 551 188ZM1328 196Q1180 184 1058 182L1058 175Q1180 176 1329 188Z",
      "#5d4055",
    ),
    // The edge of the lining over the screen and the side windows.
    fill(
      "M-20 140Q150 190 277 246Q325 214 393 206Q940 178 1447 206Q1515 214 1565 236Q1600 222 1620 206V226Q1596 240 1563 254Q1515 228 1445 220Q940 194 397 220Q333 228 287 264Q150 210-20 160Z",
      "#35213a",
    ),
    ...screenPillars(sheet),
    fill(door, "#4a3044"),
    fill("M-20 980Q140 892 337 812L489 774V790L341 834Q150 912-20 1006Z", "#c58a62"),
    fill("M-20 1076Q180 990 420 926L440 962Q190 1030-20 1122Z", "#33213a"),
    stroke("M60 1052Q150 1012 250 980", "#e9c99a", 12),
    stroke("M-20 1134Q200 1044 460 972", "#7fd0c8", 5, 0.9),
  );
}

/** The driver's mirror outside the door, the evening behind us in it. */
function wingMirror(sheet: Sheet): Drawing[] {
  const glass = "M162 688Q176 664 210 662Q250 660 262 676Q268 712 258 740Q212 756 174 746Q154 722 162 688Z";
  return [
    fill("M248 752L296 742L300 770L256 784Z", "#241529"),
    fill("M144 676Q156 650 206 646Q262 644 278 666Q286 716 272 752Q216 772 162 762Q134 730 144 676Z", "#33213a"),
    fill("M144 676Q156 650 206 646Q262 644 278 666Q206 650 162 690Q148 720 158 756Q134 730 144 676Z", "#a9787a"),
    fill(glass, sheet.downwards(["#7d9aa6", "#f0c69a"], 662, 722)),
    sheet.clipped(
      glass,
      // Behind us: a headland, the sea, the verge with its edge of light, our own flank at the right.
      fill("M152 720L168 706L188 698L212 706L228 720V730H152Z", "#8a6078") +
        fill("M146 718H228L216 764H146Z", "#5f8f9e") +
        fill("M226 718L176 764H286V718Z", "#8d7484") +
        fill("M226 718L162 764H180Z", "#fff0d2") +
        fill("M238 664Q234 706 242 762H286V664Z", "#33213a") +
        fill("M238 664Q234 706 242 762H247Q240 706 244 664Z", "#d39f88"),
    ),
  ];
}

/** The two pillars of the screen: curved into the roof above and into the dashboard below, trimmed with cloth, dark along the glass. */
function screenPillars(sheet: Sheet): Drawing[] {
  const left =
    "M269 250Q321 212 415 204Q401 214 401 240Q413 500 481 742Q487 764 513 772L437 812L331 820Q289 560 269 250Z";
  const right =
    "M1573 240Q1521 208 1425 204Q1441 214 1439 240Q1427 500 1371 742Q1365 764 1337 772L1411 812L1519 820Q1557 560 1573 240Z";
  return [
    fill(left, "#6f4c5c"),
    sheet.spray(left, "#35213a", { from: [475, 640], to: [335, 560], thick: 0.95 }),
    // Its edge in the light of the side window, the dark seal along the screen, the light on the turn between.
    fill("M269 250Q283 238 301 229Q317 540 359 817L331 820Q289 560 269 250Z", "#d39f88"),
    fill(
      "M415 204Q401 214 401 240Q413 500 481 742Q487 764 513 772L491 782Q469 772 463 746Q393 500 383 240Q383 216 395 206Z",
      "#2a1830",
    ),
    fill("M337 222Q347 216 359 213Q367 500 425 760L407 764Q347 500 337 222Z", "#8f6670"),
    fill(disc(413, 790, 26, 13), "#35213a"),
    fill(disc(409, 787, 20, 9), "#a9787a"),
    fill(right, "#432d46"),
    sheet.spray(right, "#241529", { from: [1565, 640], to: [1415, 560], thick: 0.9 }),
    fill(
      "M1425 204Q1441 214 1439 240Q1427 500 1371 742Q1365 764 1337 772L1359 782Q1381 770 1387 746Q1447 500 1457 240Q1457 216 1445 206Z",
      "#1d1124",
    ),
    // What it has of the sun: a streak on its turn, and the window behind it.
    fill("M1475 209Q1487 211 1499 215Q1491 500 1441 770L1425 764Q1469 500 1475 209Z", "#8f6670"),
    fill("M1573 240L1559 232Q1545 540 1503 819L1519 820Q1557 560 1573 240Z", "#6d4a58"),
    fill(disc(1437, 792, 26, 13), "#241529"),
    fill(disc(1433, 789, 20, 9), "#6d4a58"),
  ];
}

/** The dashboard with a line of light, the driver's instruments, the screen with the way ahead, the mirror. */
function drawDash(sheet: Sheet): void {
  const body = "M433 806Q451 780 540 770Q940 738 1320 768Q1389 778 1411 806L1511 816L1640 880V1220H420L337 816Z";
  const vents = [846, 902, 958, 1014].map((x) => box(x, 808, 44, 26)).join("");
  sheet.add(
    fill(body, "#33213a"),
    fill(
      "M433 806Q451 780 540 770Q940 738 1320 768Q1389 778 1411 806L1385 802Q1361 788 1316 784Q940 756 540 786Q490 790 459 804Z",
      "#86606a",
    ),
    // Walnut, and the light over it.
    fill("M460 862Q700 826 940 826T1395 862L1407 898Q1160 862 940 862T448 898Z", "#7a4630"),
    fill("M460 862Q700 826 940 826T1395 862L1398 870Q1160 836 940 836T457 872Z", "#b0703f"),
    stroke("M448 904Q700 868 940 868T1411 904", "#7fd0c8", 5),
    fill(vents, "#1d1124"),
    stroke([846, 902, 958, 1014].map((x) => `M${x + 4} 816h36M${x + 4} 826h36`).join(""), "#8d6470", 3),
    // The instruments: two dials behind the rim of the wheel.
    fill("M424 806Q440 768 575 762T724 790L732 846H420Z", "#16243a"),
    stroke(disc(440, 812, 17) + disc(686, 800, 20), "#7fd0c8", 4),
    stroke("M686 800L696 790", "#ffcf8a", 4),
    // The tall screen between the seats: the coast, the road along it, where we are.
    fill("M838 880Q840 870 852 870H1040Q1052 870 1054 880L1070 1010H822Z", "#120c18"),
    fill("M850 882H1042L1056 1000H836Z", "#2f6f88"),
    fill("M850 882H914Q948 930 896 1000H836ZM1042 882L1048 930Q1010 920 1000 882Z", "#e2cfa2"),
    stroke("M944 996Q916 962 944 938T972 884", "#ffcf8a", 9),
    fill(disc(936, 958, 11), "#c2265f"),
    ...insideMirror(sheet),
  );
}

/** The mirror under the lining: our rear window in it, the road that we came by under the evening sky, a rear head-rest at each side. */
function insideMirror(sheet: Sheet): Drawing[] {
  const glass = "M842 222Q940 212 1038 222Q1050 246 1036 272Q940 282 844 272Q830 246 842 222Z";
  return [
    fill("M918 190H962L972 216H908Z", "#241529"),
    fill("M828 210Q940 198 1052 210Q1068 246 1048 284Q940 296 832 284Q812 246 828 210Z", "#241529"),
    fill(glass, "#4b3349"),
    sheet.clipped(
      glass,
      // The window behind us, with what is seen through it.
      fill(
        "M866 278L880 228Q940 220 1000 228L1014 278Z",
        sheet.downwards(["#7d93a8", "#e3a98e", "#f3cfa0"], 222, 252),
      ) +
        fill("M860 252L884 240L906 246L930 238L962 250L1020 251V284H860Z", "#8a6078") +
        fill("M860 252H1020V284H860Z", "#b98a6a") +
        fill("M936 251H946L1000 290H880Z", "#6d5a70") +
        fill("M940 254H942L946 266H938ZM937 270H947L949 284H934Z", "#fff0d2") +
        fill("M1003 228Q1012 250 1014 278L1040 282V216ZM877 228Q868 250 866 278L836 282V216Z", "#3a2540") +
        fill("M846 284Q842 254 868 252Q894 254 892 284ZM990 284Q988 254 1014 252Q1040 254 1036 284Z", "#a65c38") +
        fill(
          "M846 284Q842 254 868 252Q874 252 878 254Q860 258 862 284ZM990 284Q988 254 1014 252Q1020 252 1024 254Q1006 258 1008 284Z",
          "#e0a070",
        ),
    ),
  ];
}

/** A point on the rim of the wheel, `degrees` clockwise from its right. */
function rimAt(degrees: number, reach = 1): Point {
  const angle = (degrees / 180) * Math.PI;
  return [WHEEL[0] + Math.cos(angle) * 172 * reach, WHEEL[1] + Math.sin(angle) * 160 * reach];
}

/** The wheel before the driver, its upper half against the road: a rim of two leathers and a spoke to each side. */
function drawWheel(sheet: Sheet): void {
  const [x, y] = WHEEL;
  const arc = (from: number, to: number, reach = 1): string =>
    curve(counted(13).map((step) => rimAt(from + ((to - from) * step) / 12, reach)));
  sheet.add(
    fill(`M${x - 164} ${y - 8}L${x - 40} ${y - 30}H${x + 40}L${x + 164} ${y - 8}V${y + 22}H${x - 164}Z`, "#35213a"),
    stroke(arc(0, 360), "#16101c", 27),
    stroke(arc(158, 382), "#8a4a34", 19),
    stroke(arc(176, 300, 1.03), "#eeb57c", 6),
    stroke(arc(200, 340, 0.95), "#4a2a2e", 3, 0.8),
  );
}

/** The driver's skin in the light and in the shade. */
const SKIN = ["#cf9063", "#9a5f4c"] as const;

/**
 * Who drives, from behind: the head against the sky over its head-rest, shoulders that slope into the seat, an arm out to each side of the wheel
 * and a hand on each half of its rim.
 */
function drawDriver(sheet: Sheet): void {
  const [skin, skinShade] = SKIN;
  const [shirt, shirtShade, fold] = ["#fbeeda", "#c3a2a6", "#a98592"];
  const shoulders =
    "M384 1020C380 930 384 876 420 846C456 820 506 806 528 772H622C646 806 694 820 730 846C762 876 766 930 762 1020Z";
  const left = limb([
    [424, 880, 38],
    [380, 950, 32],
    [384, 896, 28],
    [394, 858, 21],
  ]);
  const right = limb([
    [716, 880, 40],
    [780, 950, 34],
    [772, 896, 29],
    [758, 858, 22],
  ]);
  sheet.add(
    place(turned(hand([skinShade, skin]), -20), ...rimAt(200), 0.72, -0.72),
    place(turned(hand([skin, skinShade]), -20), ...rimAt(-20), 0.72),
    fill(left, shirt),
    fill(right, shirt),
    sheet.clipped(right, fill("M760 830C778 880 770 920 740 960V1010H840V830Z", shirtShade)),
    fill(shoulders, shirt),
    sheet.clipped(
      shoulders,
      fill("M640 760C680 840 690 900 680 1020H800V760Z", shirtShade) +
        fill("M430 800C500 850 620 850 690 800L660 770H500Z", fold, 0.6),
    ),
    stroke("M424 862C410 880 402 900 402 920M730 862C744 880 750 900 750 924", fold, 4, 0.9),
    // The belt from the seat over his shoulder.
    fill("M446 826L470 814L486 900H458Z", "#5d4055"),
    fill("M540 680H612L606 790H534Z", skinShade),
    place(driversHead(sheet), 580 - 525 * 0.86, 606 - 556 * 0.86, 0.86),
  );
}

/** The head from behind and from the right: combed hair cut short at the nape, the right ear, the cheek and the jaw beyond it, sunglasses. */
function driversHead(sheet: Sheet): Drawing {
  const [skin, skinShade] = SKIN;
  const [hair, hairLit, hairDark] = ["#4d3138", "#8f6660", "#301d2a"];
  const crown =
    "M450 556C440 498 466 456 524 452C578 448 608 482 607 530C607 542 604 552 600 560L597 588L586 584L584 560C576 544 560 546 555 562C552 584 556 602 550 620C542 636 524 644 508 644C484 640 466 616 456 590 450 556Z";
  return [
    fill("M452 566C444 562 440 572 445 588C448 600 455 608 461 606Z", skin),
    // The skull under the hair, the cheek and the jaw.
    fill(
      "M452 556C456 600 470 632 490 646C512 660 530 662 546 658C560 668 580 670 592 660C604 646 607 620 609 600C613 586 614 570 609 548L560 500Z",
      skin,
    ),
    fill(
      "M609 548C614 570 613 586 609 600C607 620 604 646 592 660C580 670 560 668 546 658C564 652 580 632 586 600L590 548Z",
      skinShade,
    ),
    fill(
      "M611 560C615 574 613 588 609 600C607 620 604 646 592 660C600 640 600 612 603 596C607 584 610 572 611 560Z",
      "#f3bd86",
    ),
    // The sunglasses: the arm from the ear, the edge of a lens before the cheek.
    stroke("M580 560L612 555", "#1d1124", 6),
    fill("M606 546C614 544 620 550 620 560C620 570 616 576 609 576Z", "#1d1124"),
    fill(crown, hair),
    sheet.clipped(
      crown,
      fill("M430 640V440H540C490 452 462 490 466 546C470 590 486 620 500 650Z", hairLit) +
        fill("M560 440C592 480 590 530 572 552C556 570 560 600 540 650H630V440Z", hairDark) +
        // Cut shorter towards the nape.
        fill("M440 566C470 606 520 612 562 582L560 660H440Z", "#75504c", 0.55) +
        fill("M440 586C472 624 518 630 562 602L560 660H440Z", "#9a6a58", 0.6),
    ),
    stroke(
      "M500 464C484 486 478 516 480 552M528 460C512 484 504 520 506 560M552 464C542 488 536 520 538 552",
      hairLit,
      4,
      0.6,
    ),
    stroke("M516 460C496 484 490 520 494 572", hairDark, 3, 0.5),
    // The right ear.
    fill(
      "M560 562C568 548 590 551 592 570C593 586 584 598 581 612C577 624 564 622 562 608C556 592 555 574 560 562Z",
      skin,
    ),
    fill(
      "M568 568C576 560 585 566 583 578C580 590 576 598 572 606C567 604 566 598 570 592C566 584 564 576 568 568Z",
      skinShade,
    ),
  ].join("");
}

/** A right hand about the rim, which runs up through its origin: its back to us, four knuckles, the thumb along the rim. */
function hand([inner, outer]: readonly [string, string]): Drawing {
  return (
    fill(
      "M-20 84C-14 62-14 44-8 24C-6 4-2-18 8-30C18-38 32-36 36-26C46-24 53-14 50-3C58 4 58 16 52 23C58 32 54 42 50 47C42 60 32 74 26 98Z",
      inner,
    ) +
    fill(
      "M36-26C46-24 53-14 50-3C58 4 58 16 52 23C58 32 54 42 50 47C42 60 32 74 26 98L6 92C16 60 40 20 36-26Z",
      outer,
    ) +
    stroke("M34-25L24-8M50-3L34 6M52 23L36 26", "#7a4640", 3) +
    fill("M6 62C-4 54-12 42-14 24C-17 8-22-4-18-12C-13-21-3-18-1-8C2 6 8 18 18 28Z", "#e2a878") +
    stroke("M-1-8C2 6 8 18 18 28", "#9a5f4c", 3)
  );
}

/**
 * The back of an armchair with its head-rest, lit from the left; `top` is that of the head-rest. We sit between the two: what is nearest to us
 * of each, the shell of its back, has a `shift` outwards.
 */
function seat(sheet: Sheet, x: number, { top, shift }: { top: number; shift: number }): Drawing {
  const near = x + shift;
  const back =
    `M${x - 236} 1220C${x - 262} 1080 ${x - 250} 960 ${x - 212} 912C${x - 186} 880 ${x - 120} 868 ${x} 866` +
    `C${x + 120} 868 ${x + 186} 880 ${x + 212} 912C${x + 250} 960 ${x + 262} 1080 ${x + 236} 1220Z`;
  const head =
    `M${x - 82} ${top + 118}C${x - 106} ${top + 68} ${x - 100} ${top + 22} ${x - 72} ${top + 10}C${x - 34} ${top - 4} ${x + 34} ${top - 4} ${x + 72} ${top + 10}` +
    `C${x + 100} ${top + 22} ${x + 106} ${top + 68} ${x + 82} ${top + 118}C${x + 44} ${top + 132} ${x - 44} ${top + 132} ${x - 82} ${top + 118}Z`;
  const shell = `M${near - 150} 1220C${near - 172} 1110 ${near - 168} 1010 ${near - 140} 960C${near - 90} 936 ${near + 90} 936 ${near + 140} 960C${near + 168} 1010 ${near + 172} 1110 ${near + 150} 1220Z`;
  return (
    fill(box(x - 50, top + 110, 14, 120) + box(x + 36, top + 110, 14, 120), "#241529") +
    fill(box(x - 50, top + 110, 4, 120) + box(x + 36, top + 110, 4, 120), "#e9c99a") +
    fill(back, "#bd6f3f") +
    sheet.clipped(
      back,
      // The wing that turns to the light, the one that turns from it, the shell of the back between them.
      fill(
        `M${x - 270} 1220C${x - 270} 1080 ${x - 262} 940 ${x - 200} 890L${near - 140} 960C${near - 168} 1010 ${near - 172} 1110 ${near - 150} 1220Z`,
        "#e8a96e",
      ) +
        fill(
          `M${near + 150} 1220C${near + 172} 1110 ${near + 168} 1010 ${near + 140} 960L${x + 200} 890C${x + 262} 940 ${x + 280} 1080 ${x + 270} 1220Z`,
          "#8a4a34",
        ) +
        fill(shell, "#a65c38") +
        sheet.spray(shell, "#5a2a2e", { from: [x + 170, 1220], to: [x - 120, 980], thick: 0.85 }) +
        stroke(shell, "#7f3f2e", 4) +
        // The pocket on the back, a strip of walnut over it.
        fill(
          `M${near - 128} 1006Q${near} 988 ${near + 128} 1006L${near + 130} 1020Q${near} 1002 ${near - 130} 1020Z`,
          "#5f3328",
        ) +
        fill(`M${near - 132} 1090Q${near} 1124 ${near + 132} 1090L${near + 138} 1220H${near - 138}Z`, "#8a4a34") +
        stroke(`M${near - 132} 1090Q${near} 1124 ${near + 132} 1090`, "#e0a070", 5),
    ) +
    fill(head, "#bd6f3f") +
    sheet.spray(head, "#5a2a2e", { from: [x + 104, top + 130], to: [x - 34, top + 36], thick: 0.9 }) +
    fill(
      `M${x - 82} ${top + 118}C${x - 106} ${top + 68} ${x - 100} ${top + 22} ${x - 72} ${top + 10}Q${x - 56} ${top + 5} ${x - 40} ${top + 3}C${x - 72} ${top + 26} ${x - 77} ${top + 76} ${x - 58} ${top + 125}Z`,
      "#eeb57c",
    ) +
    stroke(`M${x - 88} ${top + 94}Q${x} ${top + 108} ${x + 88} ${top + 94}`, "#7f3f2e", 3, 0.8)
  );
}

/** The armrest between the seats, with two bottles of water in it. */
function drawArmrest(sheet: Sheet): void {
  const upper = "M810 1030Q816 1010 838 1008H1042Q1064 1010 1070 1030L1126 1220H754Z";
  sheet.add(
    fill(upper, "#c97a48"),
    fill("M810 1030Q816 1010 838 1008H856L812 1220H754Z", "#eab07a"),
    sheet.spray(upper, "#6a3230", { from: [1120, 1220], to: [860, 1030], thick: 0.95 }),
    stroke("M842 1020L806 1210M1038 1020L1074 1210", "#8a4630", 3),
    ...[880, 1004].map(
      (x) =>
        fill(disc(x, 1128, 48, 19), "#33213a") +
        // The bottle stands deep in its hole: the near edge hides its foot.
        sheet.clipped(
          `M${x - 60} 700H${x + 60}V1128H${x + 48}A48 19 0 0 1 ${x - 48} 1128H${x - 60}Z`,
          place(bottle(sheet), x, 1164, 0.74),
        ) +
        stroke(`M${x - 48} 1128A48 19 0 0 0 ${x + 48} 1128`, "#e9c99a", 4),
    ),
  );
}

/** A small bottle of water, 196 high and full to its neck: a white label with a blue line, a blue cap, the window's light on the left. */
function bottle(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const body = "M-36 0V-112Q-36-134-18-148Q-12-153-12-164H12Q12-153 18-148Q36-134 36-112V0Z";
  return (
    fill(body, "#cfe4e2") +
    sheet.clipped(
      body,
      fill(box(-40, -140, 80, 140), "#8fc3cd") +
        fill(box(14, -170, 30, 170), "#4f8fa6") +
        fill(lens(0, -140, 62, 10), "#e6f4ee") +
        fill(box(-40, -104, 80, 52), wallBright) +
        fill(box(14, -104, 30, 52), "#b7a0bb") +
        fill(box(-40, -84, 54, 9), "#2f7fae") +
        fill(box(14, -84, 30, 9), "#1d4a78") +
        fill("M-28-112Q-28-128-15-140L-10-136Q-20-126-20-110V-4H-28Z", "#fffdf6", 0.8),
    ) +
    fill("M-15-164V-190Q-15-196-9-196H9Q15-196 15-190V-164Z", "#2f7fae") +
    fill("M5-164V-196H9Q15-196 15-190V-164Z", "#1d4a78")
  );
}
