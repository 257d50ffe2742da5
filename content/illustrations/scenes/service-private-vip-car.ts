import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";
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
    sheet.add(seat(sheet, 440, 690), seat(sheet, 1440, 690));
    drawArmrest(sheet);
  },
};

/** The middle of the steering wheel. */
const WHEEL = [628, 868] as const;

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
    plainSun(sheet, { x: 690, y: 436, radius: 44 }),
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
    glitter(sheet, { x: 690, top: HORIZON, bottom: 760, width: 80, count: 80 }),
    place(gulet(sheet), 302, 596, 0.22),
    ripples(sheet, { x: 302, y: 598, width: 150, height: 14, count: 14 }),
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
  const roof = "M-20-20H1620V176Q1560 206 1490 236Q1440 214 1372 206Q940 178 508 206Q440 214 392 246Q190 170-20 130Z";
  const pane = "M300-20H1560L1292 118Q1280 126 1260 124Q940 108 620 124Q600 126 590 118Z";
  const door = "M-20 1000Q200 892 452 812L604 774V1220H-20Z";
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
      "M-20 130Q190 170 392 246Q440 214 508 206Q940 178 1372 206Q1440 214 1490 236Q1560 206 1620 176V196Q1556 226 1488 254Q1440 228 1370 220Q940 194 512 220Q448 228 402 264Q190 190-20 150Z",
      "#35213a",
    ),
    ...beltPillar(sheet),
    ...screenPillars(sheet),
    fill(door, "#4a3044"),
    fill("M-20 1000Q200 892 452 812L604 774V790L456 834Q210 912-20 1026Z", "#c58a62"),
    fill("M-20 1076Q180 990 420 926L440 962Q190 1030-20 1122Z", "#33213a"),
    stroke("M60 1052Q150 1012 250 980", "#e9c99a", 12),
    stroke("M-20 1134Q200 1044 460 972", "#7fd0c8", 5, 0.9),
  );
}

/** The driver's mirror outside the door, the evening behind us in it. */
function wingMirror(sheet: Sheet): Drawing[] {
  return [
    fill("M372 752L420 742L424 770L380 784Z", "#241529"),
    fill("M268 676Q280 650 330 646Q386 644 402 666Q410 716 396 752Q340 772 286 762Q258 730 268 676Z", "#33213a"),
    fill("M268 676Q280 650 330 646Q386 644 402 666Q330 650 286 690Q272 720 282 756Q258 730 268 676Z", "#a9787a"),
    fill(
      "M286 688Q300 664 334 662Q374 660 386 676Q392 712 382 740Q336 756 298 746Q278 722 286 688Z",
      sheet.downwards(["#7d9aa6", "#f0c69a"], 662, 748),
    ),
    fill("M284 716Q310 700 336 708T387 702Q389 722 382 740Q336 756 298 746Q288 734 284 716Z", "#8a5a6a"),
    fill("M330 750Q334 724 344 708L352 707Q352 728 362 746Q346 752 330 750Z", "#5d4055"),
  ];
}

/** The pillar between the front door and ours: it narrows upwards and leans in; the belt hangs along it from its guide. */
function beltPillar(sheet: Sheet): Drawing[] {
  const pillar = "M150 176Q196 186 248 204Q236 300 240 470Q246 700 274 892L186 922Q158 700 158 470Q160 300 150 176Z";
  return [
    fill(pillar, "#4b3349"),
    sheet.spray(pillar, "#2a1830", { from: [270, 600], to: [180, 560], thick: 0.9 }),
    fill(
      "M150 176Q162 178 176 182Q182 300 180 470Q182 700 208 914L186 922Q158 700 158 470Q160 300 150 176Z",
      "#b5847a",
    ),
    fill("M236 200L248 204Q236 300 240 470Q246 700 274 892L262 896Q232 700 228 470Q226 300 236 200Z", "#2a1830"),
    // The belt and its guide.
    fill("M196 306Q206 300 216 306V372Q206 378 196 372Z", "#241529"),
    fill("M198 366H217Q224 620 256 894L232 902Q206 640 198 366Z", "#8d6470"),
    fill("M198 366H204Q212 640 239 900L232 902Q206 640 198 366Z", "#d0a08c"),
  ];
}

/** The two pillars of the screen: curved into the roof above and into the dashboard below, trimmed with cloth, dark along the glass. */
function screenPillars(sheet: Sheet): Drawing[] {
  const left =
    "M384 250Q436 212 530 204Q516 214 516 240Q528 500 596 742Q602 764 628 772L552 812L446 820Q404 560 384 250Z";
  const right =
    "M1498 240Q1446 208 1350 204Q1366 214 1364 240Q1352 500 1296 742Q1290 764 1262 772L1336 812L1444 820Q1482 560 1498 240Z";
  return [
    fill(left, "#6f4c5c"),
    sheet.spray(left, "#35213a", { from: [590, 640], to: [450, 560], thick: 0.95 }),
    // Its edge in the light of the side window, the dark seal along the screen, the light on the turn between.
    fill("M384 250Q398 238 416 229Q432 540 474 817L446 820Q404 560 384 250Z", "#d39f88"),
    fill(
      "M530 204Q516 214 516 240Q528 500 596 742Q602 764 628 772L606 782Q584 772 578 746Q508 500 498 240Q498 216 510 206Z",
      "#2a1830",
    ),
    fill("M452 222Q462 216 474 213Q482 500 540 760L522 764Q462 500 452 222Z", "#8f6670"),
    fill(disc(528, 790, 26, 13), "#35213a"),
    fill(disc(524, 787, 20, 9), "#a9787a"),
    fill(right, "#432d46"),
    sheet.spray(right, "#241529", { from: [1490, 640], to: [1340, 560], thick: 0.9 }),
    fill(
      "M1350 204Q1366 214 1364 240Q1352 500 1296 742Q1290 764 1262 772L1284 782Q1306 770 1312 746Q1372 500 1382 240Q1382 216 1370 206Z",
      "#1d1124",
    ),
    // What it has of the sun: a streak on its turn, and the window behind it.
    fill("M1400 209Q1412 211 1424 215Q1416 500 1366 770L1350 764Q1394 500 1400 209Z", "#8f6670"),
    fill("M1498 240L1484 232Q1470 540 1428 819L1444 820Q1482 560 1498 240Z", "#6d4a58"),
    fill(disc(1362, 792, 26, 13), "#241529"),
    fill(disc(1358, 789, 20, 9), "#6d4a58"),
  ];
}

/** The dashboard with a line of light, the driver's instruments, the screen with the way ahead, the mirror. */
function drawDash(sheet: Sheet): void {
  const body = "M548 806Q566 776 640 766Q940 738 1240 766Q1314 776 1336 806L1436 816L1640 900V1220H300V860L452 816Z";
  const vents = [846, 902, 958, 1014].map((x) => box(x, 808, 44, 26)).join("");
  sheet.add(
    fill(body, "#33213a"),
    fill(
      "M548 806Q566 776 640 766Q940 738 1240 766Q1314 776 1336 806L1310 802Q1286 786 1240 782Q940 756 640 782Q600 786 574 802Z",
      "#86606a",
    ),
    // Walnut, and the light over it.
    fill("M574 852Q760 826 940 826T1320 856L1332 892Q1120 862 940 862T562 892Z", "#7a4630"),
    fill("M574 852Q760 826 940 826T1320 856L1323 864Q1120 836 940 836T571 862Z", "#b0703f"),
    stroke("M562 898Q760 868 940 868T1336 898", "#7fd0c8", 5),
    fill(vents, "#1d1124"),
    stroke([846, 902, 958, 1014].map((x) => `M${x + 4} 816h36M${x + 4} 826h36`).join(""), "#8d6470", 3),
    // The instruments: two dials behind the rim of the wheel.
    fill("M560 800Q650 782 744 786L752 836Q650 834 556 850Z", "#16243a"),
    stroke(disc(606, 824, 17) + disc(704, 814, 17), "#7fd0c8", 4),
    fill(box(640, 808, 30, 5) + box(640, 820, 22, 5), "#ffcf8a"),
    // The tall screen between the seats: the coast, the road along it, where we are.
    fill("M838 880Q840 870 852 870H1040Q1052 870 1054 880L1070 1010H822Z", "#120c18"),
    fill("M850 882H1042L1056 1000H836Z", "#2f6f88"),
    fill("M850 882H914Q948 930 896 1000H836ZM1042 882L1048 930Q1010 920 1000 882Z", "#e2cfa2"),
    stroke("M944 996Q916 962 944 938T972 884", "#ffcf8a", 9),
    fill(disc(936, 958, 11), "#c2265f"),
    fill("M848 194H1032L1016 214Q940 208 864 214Z", "#241529"),
    fill("M832 212Q940 204 1048 212Q1060 240 1044 260Q940 268 836 260Q820 240 832 212Z", "#241529"),
    fill(
      "M846 222Q940 215 1034 222Q1042 238 1032 250Q940 257 848 250Q838 238 846 222Z",
      sheet.downwards(["#f3d3a6", "#c58a72"], 222, 256),
    ),
  );
}

/** The wheel before the driver, as far off as he reaches, its upper half against the road: a rim of two leathers, spokes, the boss. */
function drawWheel(sheet: Sheet): void {
  const [x, y] = WHEEL;
  const arc = (from: number, to: number, reach = 1): string => {
    const at = (degrees: number): Point => [
      x + Math.cos((degrees / 180) * Math.PI) * 128 * reach,
      y + Math.sin((degrees / 180) * Math.PI) * 116 * reach,
    ];
    return curve(counted(13).map((step) => at(from + ((to - from) * step) / 12)));
  };
  sheet.add(
    // The column with its two stalks.
    fill(`M${x - 30} ${y - 6}H${x + 40}L${x + 30} ${y + 130}H${x - 30}Z`, "#241529"),
    stroke(`M${x + 20} ${y - 14}L${x + 84} ${y - 44}M${x - 20} ${y - 14}L${x - 84} ${y - 40}`, "#16101c", 10),
    fill(
      `M${x - 116} ${y - 12}H${x - 52}L${x - 34} ${y - 28}H${x + 38}L${x + 54} ${y - 12}H${x + 118}V${y + 16}H${x + 58}L${x + 30} ${y + 66}H${x - 26}L${x - 56} ${y + 16}H${x - 116}Z`,
      "#35213a",
    ),
    fill(
      `M${x - 116} ${y - 12}H${x - 52}L${x - 34} ${y - 28}H${x + 38}L${x + 54} ${y - 12}H${x + 118}V${y - 5}H${x + 50}L${x + 34} ${y - 20}H${x - 30}L${x - 50} ${y - 5}H${x - 116}Z`,
      "#a9787a",
    ),
    fill(disc(x + 2, y + 14, 34, 30), "#241529"),
    stroke(disc(x + 2, y + 14, 30, 26), "#8f6670", 3),
    stroke(arc(0, 360), "#16101c", 27),
    stroke(arc(24, 156), "#3d2840", 18),
    stroke(arc(158, 382), "#8a4a34", 19),
    stroke(arc(186, 330, 1.035), "#eeb57c", 6),
    stroke(arc(200, 340, 0.94), "#4a2a2e", 3, 0.8),
  );
}

/** The driver's skin in the light and in the shade. */
const SKIN = ["#c98a5e", "#955c4a"] as const;

/**
 * Who drives, from behind and a little from the right, his eyes on the road: cropped hair, the ears, no more of the face than the line of a
 * cheek and the arm of his glasses; a white shirt, the right hand closed about the wheel.
 */
function drawDriver(sheet: Sheet): void {
  const [skin, skinShade] = SKIN;
  const [shirt, shirtShade] = ["#fbeeda", "#b99aa2"];
  const shoulders =
    "M262 980C258 880 300 834 376 806C420 790 440 776 448 752H530C538 774 560 790 594 804C640 824 662 866 668 930C670 970 664 1010 654 1060H262Z";
  sheet.add(
    // The right sleeve from the shoulder to the elbow and up to the rim, its shaded side and its folds.
    fill(
      "M600 812C640 826 672 856 690 896L704 880L764 900C764 944 756 984 738 1004C722 1020 700 1016 688 1002C676 1016 662 1030 650 1048H590Z",
      shirt,
    ),
    fill("M742 893L764 900C764 944 756 984 738 1004C722 1020 700 1016 688 1002C716 996 734 950 742 893Z", shirtShade),
    stroke("M690 896C684 916 676 928 666 938M688 1002C680 988 676 974 674 960", shirtShade, 4),
    fill("M702 878L768 896L764 914L699 896Z", "#ffffff"),
    fill("M744 889L768 896L764 914L741 907Z", "#d3bcc0"),
    // The hand about the rim: its back, the knuckles, the thumb along it.
    fill("M712 882C702 862 704 838 716 820C726 806 748 800 764 808C782 818 786 846 778 870L768 894Z", skin),
    fill("M748 890C764 870 770 842 758 807C776 814 788 842 780 870L768 896Z", skinShade),
    fill("M718 868C702 862 690 846 690 832C690 820 702 816 708 826C714 836 722 842 730 846Z", skin),
    stroke("M730 816Q728 830 734 840M744 811Q743 826 749 836M758 812Q758 826 762 836", skinShade, 3.4),
    fill(shoulders, shirt),
    sheet.clipped(
      shoulders,
      fill("M548 780C584 812 612 862 616 1060H690V840L590 780Z", shirtShade) +
        fill("M372 812C428 826 500 826 574 804L580 815C500 838 428 838 366 822Z", shirtShade, 0.5) +
        stroke("M470 836Q474 930 466 1060", shirtShade, 4, 0.7),
    ),
    // Neck and collar.
    fill("M446 640H530L534 764Q488 790 446 764Z", skin),
    fill("M500 660H528L534 764Q520 776 500 781Z", skinShade),
    fill("M436 762C456 780 520 784 544 756L556 790C514 816 462 814 426 792Z", shirt),
    fill("M500 781C520 778 534 770 544 756L556 790C540 802 522 808 502 810Z", shirtShade),
    stroke("M427 792C462 812 514 816 556 790", shirtShade, 4),
    place(driversHead(sheet), 34, 50, 0.93),
  );
}

/** The back of the head, the ears, at the right the line of the cheek; the hair in three tones, cropped to the nape. */
function driversHead(sheet: Sheet): Drawing {
  const [skin, skinShade] = SKIN;
  const [hair, hairLit, hairDark] = ["#4a3038", "#8d6460", "#33202c"];
  const crown =
    "M404 592C392 562 390 540 396 508C406 456 446 428 490 428C536 428 572 458 578 508C581 532 578 552 568 562L548 558C538 566 536 590 534 610C530 640 516 664 492 668C462 668 424 640 404 592Z";
  return [
    // The left ear, mostly hidden; the skull down to the nape.
    fill("M404 566C394 560 388 574 394 592C398 606 406 616 414 614Z", skin),
    fill("M400 580C406 622 424 650 448 668V690H530L550 664C566 640 574 610 574 556L480 480Z", skin),
    // The cheek beyond the ear, the arm of the glasses that runs out over it.
    fill("M556 556C570 552 580 560 581 578C582 606 572 640 550 664L530 690H512C540 660 552 620 556 556Z", skinShade),
    stroke("M550 560L580 556", "#241529", 6),
    fill(crown, hair),
    sheet.clipped(
      crown,
      fill("M380 640C372 560 384 470 440 428L492 424C448 456 424 520 428 566C432 606 450 640 470 672Z", hairLit) +
        fill(
          "M552 430C590 470 592 530 572 570L548 556C536 580 538 620 520 668H486C512 620 520 590 524 556C546 530 556 480 530 430Z",
          hairDark,
        ) +
        fill("M400 592Q450 640 536 600L540 680H400Z", "#6b4a48", 0.55),
    ),
    stroke("M466 450Q450 484 448 530M500 446Q482 478 480 530M528 456Q542 484 540 520", hairLit, 4, 0.55),
    // The right ear, towards us.
    fill("M538 564C550 548 569 556 569 578C568 600 559 622 548 622C538 620 534 586 538 564Z", skin),
    fill("M547 574C558 566 562 580 558 594C555 606 551 612 547 609C551 596 542 588 547 574Z", skinShade),
  ].join("");
}

/** The back of an armchair with its head-rest, lit from the left; `top` is that of the head-rest. */
function seat(sheet: Sheet, x: number, top: number): Drawing {
  const back =
    `M${x - 236} 1220C${x - 262} 1080 ${x - 250} 960 ${x - 212} 912C${x - 186} 880 ${x - 120} 868 ${x} 866` +
    `C${x + 120} 868 ${x + 186} 880 ${x + 212} 912C${x + 250} 960 ${x + 262} 1080 ${x + 236} 1220Z`;
  const head =
    `M${x - 82} ${top + 118}C${x - 106} ${top + 68} ${x - 100} ${top + 22} ${x - 72} ${top + 10}C${x - 34} ${top - 4} ${x + 34} ${top - 4} ${x + 72} ${top + 10}` +
    `C${x + 100} ${top + 22} ${x + 106} ${top + 68} ${x + 82} ${top + 118}C${x + 44} ${top + 132} ${x - 44} ${top + 132} ${x - 82} ${top + 118}Z`;
  const shell = `M${x - 150} 1220C${x - 172} 1110 ${x - 168} 1010 ${x - 140} 960C${x - 90} 936 ${x + 90} 936 ${x + 140} 960C${x + 168} 1010 ${x + 172} 1110 ${x + 150} 1220Z`;
  return (
    fill(box(x - 50, top + 110, 14, 120) + box(x + 36, top + 110, 14, 120), "#241529") +
    fill(box(x - 50, top + 110, 4, 120) + box(x + 36, top + 110, 4, 120), "#e9c99a") +
    fill(back, "#bd6f3f") +
    sheet.clipped(
      back,
      // The wing that turns to the light, the one that turns from it, the shell of the back between them.
      fill(
        `M${x - 270} 1220C${x - 270} 1080 ${x - 262} 940 ${x - 200} 890L${x - 140} 960C${x - 168} 1010 ${x - 172} 1110 ${x - 150} 1220Z`,
        "#e8a96e",
      ) +
        fill(
          `M${x + 150} 1220C${x + 172} 1110 ${x + 168} 1010 ${x + 140} 960L${x + 200} 890C${x + 262} 940 ${x + 280} 1080 ${x + 270} 1220Z`,
          "#8a4a34",
        ) +
        fill(shell, "#a65c38") +
        sheet.spray(shell, "#5a2a2e", { from: [x + 170, 1220], to: [x - 120, 980], thick: 0.85 }) +
        stroke(shell, "#7f3f2e", 4) +
        // The pocket on the back, a strip of walnut over it.
        fill(`M${x - 128} 1006Q${x} 988 ${x + 128} 1006L${x + 130} 1020Q${x} 1002 ${x - 130} 1020Z`, "#5f3328") +
        fill(`M${x - 132} 1090Q${x} 1124 ${x + 132} 1090L${x + 138} 1220H${x - 138}Z`, "#8a4a34") +
        stroke(`M${x - 132} 1090Q${x} 1124 ${x + 132} 1090`, "#e0a070", 5),
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
  const upper = "M800 1030Q806 1010 830 1008H1050Q1074 1010 1080 1030L1150 1220H730Z";
  sheet.add(
    fill(upper, "#c97a48"),
    fill("M800 1030Q806 1010 830 1008H850L800 1220H730Z", "#eab07a"),
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
