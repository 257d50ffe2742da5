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
    sheet.add(seat(sheet, 440, { top: 690, shift: -20 }), seat(sheet, 1440, { top: 690, shift: 20 }));
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
  const glass = "M286 688Q300 664 334 662Q374 660 386 676Q392 712 382 740Q336 756 298 746Q278 722 286 688Z";
  return [
    fill("M372 752L420 742L424 770L380 784Z", "#241529"),
    fill("M268 676Q280 650 330 646Q386 644 402 666Q410 716 396 752Q340 772 286 762Q258 730 268 676Z", "#33213a"),
    fill("M268 676Q280 650 330 646Q386 644 402 666Q330 650 286 690Q272 720 282 756Q258 730 268 676Z", "#a9787a"),
    fill(glass, sheet.downwards(["#7d9aa6", "#f0c69a"], 662, 722)),
    sheet.clipped(
      glass,
      // Behind us: a headland, the sea, the verge with its edge of light, our own flank at the right.
      fill("M276 720L292 706L312 698L336 706L352 720V730H276Z", "#8a6078") +
        fill("M270 718H352L340 764H270Z", "#5f8f9e") +
        fill("M350 718L300 764H410V718Z", "#8d7484") +
        fill("M350 718L286 764H304Z", "#fff0d2") +
        fill("M362 664Q358 706 366 762H410V664Z", "#33213a") +
        fill("M362 664Q358 706 366 762H371Q364 706 368 664Z", "#d39f88"),
    ),
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
    // The guide of the belt; from it the driver's belt leads to his shoulder, the rest of it down the pillar.
    fill("M206 716H222Q228 800 250 898L232 904Q212 800 206 716Z", "#8d6470"),
    fill("M206 716H211Q218 800 238 902L232 904Q212 800 206 716Z", "#d0a08c"),
    fill("M214 708L222 692Q320 736 420 812L400 826Q306 754 214 708Z", "#6f5160"),
    fill("M218 700L222 692Q320 736 420 812L412 818Q314 744 218 700Z", "#d0a08c"),
    fill("M196 664Q210 654 226 664L230 718Q214 730 198 720Z", "#241529"),
    fill("M202 676Q210 671 218 676L220 692Q211 698 203 694Z", "#6d4a58"),
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
  return [WHEEL[0] + Math.cos(angle) * 128 * reach, WHEEL[1] + Math.sin(angle) * 116 * reach];
}

/** The wheel before the driver, as far off as he reaches, its upper half against the road: a rim of two leathers, spokes, the boss. */
function drawWheel(sheet: Sheet): void {
  const [x, y] = WHEEL;
  const arc = (from: number, to: number, reach = 1): string =>
    curve(counted(13).map((step) => rimAt(from + ((to - from) * step) / 12, reach)));
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
    place(turned(fingertips(), GRIP), ...rimAt(GRIP)),
    stroke(arc(0, 360), "#16101c", 27),
    stroke(arc(24, 156), "#3d2840", 18),
    stroke(arc(158, 382), "#8a4a34", 19),
    stroke(arc(186, 330, 1.035), "#eeb57c", 6),
    stroke(arc(200, 340, 0.94), "#4a2a2e", 3, 0.8),
  );
}

/** The driver's skin in the light and in the shade. */
const SKIN = ["#cf9063", "#9a5f4c"] as const;

/**
 * Who drives, from behind and from the right, a little before his head-rest: a neck in a white collar, the shoulder that slopes down into the
 * seat, the right arm bent at the elbow and its hand about the rim.
 */
function drawDriver(sheet: Sheet): void {
  const [skin, skinShade] = SKIN;
  const [shirt, shirtShade, fold] = ["#fbeeda", "#c3a2a6", "#a98592"];
  const shoulders =
    "M330 1060C332 930 346 842 392 806C428 780 466 770 480 730L586 716C596 744 624 760 656 774C696 792 714 826 712 872L650 960V1060Z";
  const sleeve =
    "M628 762C680 776 712 806 724 850C730 872 738 892 748 908L762 878L808 888C812 916 808 946 796 976C790 996 778 1010 762 1012C742 1014 726 1008 712 996L640 950Z";
  sheet.add(
    // The left hand on the top of the rim, its arm behind the shoulder.
    fill(
      "M596 804C600 776 608 748 630 732C640 724 654 724 659 732C669 730 676 738 674 747C682 752 680 762 674 766C676 774 670 782 662 784L650 812Z",
      skin,
    ),
    fill(
      "M659 732C669 730 676 738 674 747C682 752 680 762 674 766C676 774 670 782 662 784L650 812H628C648 786 660 760 659 732Z",
      skinShade,
    ),
    stroke("M659 732L648 745M674 747L660 754M674 766L661 769", "#7a4640", 3),
    fill(
      "M622 760C624 748 634 744 642 748C652 752 660 764 666 774C668 782 660 786 654 782C646 776 634 772 622 772Z",
      "#e2a878",
    ),
    place(turned(rightHand(), GRIP), ...rimAt(GRIP)),
    fill(shoulders, shirt),
    sheet.clipped(
      shoulders,
      // What the head-rest and the back of the seat keep from the light, the yoke's seam.
      fill("M320 812C420 838 520 832 600 806C640 850 640 900 640 1060H320Z", shirtShade, 0.75) +
        stroke("M586 746C600 776 622 806 634 860", fold, 4, 0.7),
    ),
    fill(sleeve, shirt),
    sheet.clipped(
      sleeve,
      fill(
        "M640 770C678 826 680 880 698 920C714 954 740 968 760 954C776 940 788 912 790 878L820 884V1030H640L600 940Z",
        shirtShade,
      ) + fill("M640 940C672 972 706 992 736 988C762 984 782 962 796 926L820 900V1040H620Z", fold, 0.75),
    ),
    stroke(
      "M748 908C742 928 730 940 714 946M748 908C754 924 754 940 746 954M664 780C692 798 706 822 710 850",
      fold,
      4,
      0.9,
    ),
    // The cuff.
    fill("M760 866L814 876L811 899L756 888Z", "#ffffff"),
    fill("M792 872L814 876L811 899L788 895Z", "#d3bcc0"),
    // Neck and collar.
    fill("M484 612C486 660 484 700 466 730L600 728C584 700 578 670 580 640Z", skin),
    fill("M536 622L580 640C578 670 584 700 600 728H546C552 700 534 680 536 622Z", skinShade),
    fill("M482 640C504 662 540 668 580 650L580 640L536 622Z", skinShade),
    fill("M462 714C490 736 556 738 594 704C600 716 606 730 608 746C566 776 496 772 456 748Z", shirt),
    fill("M548 731C566 726 582 716 594 704C600 716 606 730 608 746C592 758 572 764 552 767Z", shirtShade),
    stroke("M457 749C497 773 567 777 609 746", fold, 4),
    driversHead(sheet),
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

/** Where on the rim the right hand is, and how far it is turned, in degrees. */
const GRIP = -30;

/** The tips of four fingers that come round the rim from behind; its origin is on the rim, which runs down through it. */
function fingertips(): Drawing {
  const [skin, skinShade] = SKIN;
  return (
    fill(
      [-20, -4, 12, 26].map((y, index) => `M0 ${y - 7}H${index === 3 ? -18 : -22}a7 7 0 0 0 0 14H0Z`).join(""),
      skin,
    ) + stroke("M-4 -12H-24M-4 4H-25M-4 19H-22", skinShade, 2.4)
  );
}

/** The right hand about the rim: its back to us, four knuckles, the thumb along the rim. */
function rightHand(): Drawing {
  const [skin, skinShade] = SKIN;
  return (
    fill(
      "M-20 84C-14 62-14 44-8 24C-6 4-2-18 8-30C18-38 32-36 36-26C46-24 53-14 50-3C58 4 58 16 52 23C58 32 54 42 50 47C42 60 32 74 26 98Z",
      skin,
    ) +
    fill(
      "M36-26C46-24 53-14 50-3C58 4 58 16 52 23C58 32 54 42 50 47C42 60 32 74 26 98L6 92C16 60 40 20 36-26Z",
      skinShade,
    ) +
    stroke("M34-25L24-8M50-3L34 6M52 23L36 26", "#7a4640", 3) +
    fill("M6 62C-4 54-12 42-14 24C-17 8-22-4-18-12C-13-21-3-18-1-8C2 6 8 18 18 28Z", "#e2a878") +
    stroke("M-1-8C2 6 8 18 18 28", skinShade, 3)
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
