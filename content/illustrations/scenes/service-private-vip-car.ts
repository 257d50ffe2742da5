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
    drawDriver(sheet);
    sheet.add(seat(sheet, 440, 690), seat(sheet, 1440, 690));
    drawArmrest(sheet);
  },
};

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

/** Roof lining around a pane of sky, slim pillars, the doors with their handles. */
function drawCabin(sheet: Sheet): void {
  const roof = "M-20-20H1620V176L1490 236Q1440 214 1372 206Q940 178 508 206Q440 214 392 246L-20 130Z";
  const pane = "M300-20H1560L1292 118Q1280 126 1260 124Q940 108 620 124Q600 126 590 118Z";
  const pillar = "M392 246Q440 214 508 206L588 770L548 806L452 816Z";
  const right = "M1490 236Q1440 214 1372 206L1300 770L1336 806L1436 816Z";
  const door = "M-20 1000Q200 892 452 812L604 774V1220H-20Z";
  sheet.add(
    fill(roof, "#8a6468"),
    sheet.spray(roof, "#432d46", { from: [1620, 0], to: [500, 200], thick: 0.8, thin: 0 }),
    // The pane in the roof: the sky over us, the dark of its frame, a streak of light.
    fill(pane, "#35213a"),
    fill("M346-20H1510L1262 102Q940 90 622 102Z", sheet.downwards(["#5f8fa6", "#c9b79a"], -20, 110)),
    fill("M560-20H700L760 96L700 99ZM730-20H760L792 95L778 95Z", "#fff0d2", 0.3),
    // The edge of the lining over the screen and the side windows.
    fill(
      "M-20 130L392 246Q440 214 508 206Q940 178 1372 206Q1440 214 1490 236L1620 176V196L1488 252Q1440 228 1370 220Q940 194 512 220Q448 228 402 262L-20 150Z",
      "#35213a",
    ),
    // The pillar between the front door and ours, the handle over it.
    fill("M176 184L232 200L252 896L200 916Z", "#35213a"),
    fill("M176 184L190 188L214 910L200 916Z", "#9a6f70"),
    fill(pillar, "#543a4e"),
    fill("M392 246Q402 238 414 232L474 814L452 816Z", "#b5847a"),
    fill(right, "#35213a"),
    fill("M1490 236Q1480 230 1468 226L1418 816H1436Z", "#6d4a58"),
    fill(door, "#4a3044"),
    fill("M-20 1000Q200 892 452 812L604 774V790L456 834Q210 912-20 1026Z", "#c58a62"),
    fill("M-20 1076Q180 990 420 926L440 962Q190 1030-20 1122Z", "#33213a"),
    stroke("M60 1052Q150 1012 250 980", "#e9c99a", 12),
    stroke("M-20 1134Q200 1044 460 972", "#7fd0c8", 5, 0.9),
  );
}

/** The dashboard with a line of light, the driver's instruments behind the wheel, the screen with the way ahead, the mirror. */
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
    // The wheel, as far off as the driver reaches.
    stroke(disc(648, 892, 108, 96), "#1a0f20", 22),
    stroke("M560 822Q600 784 654 785T742 836", "#7d5a68", 4),
    stroke("M552 858Q580 806 636 796", "#a87c78", 6),
    fill("M556 880H612L626 868H672L686 880H740V904H690L668 944H628L608 904H556Z", "#1a0f20"),
    fill(disc(648, 902, 34, 32), "#2c1c33"),
  );
}

/** The driver's skin in the light and in the shade. */
const SKIN = ["#c98a5e", "#955c4a"] as const;

/**
 * Who drives, from behind and a little from the right: cropped hair, an ear, the cheek and dark glasses that look down the road, the neck in its
 * collar beside the head-rest, a white shirt, the right hand closed about the wheel.
 */
function drawDriver(sheet: Sheet): void {
  const [skin, skinShade] = SKIN;
  const [shirt, shirtShade] = ["#fbeeda", "#b99aa2"];
  const shoulders =
    "M280 960C278 872 314 830 384 806C430 790 452 778 462 756H560C568 778 590 792 622 804C676 824 700 864 706 930C706 970 700 1010 690 1060H280Z";
  sheet.add(
    // The sleeve: from the shoulder down to the elbow, from there up to the rim; its right side and its folds.
    fill(
      "M640 812C680 826 708 852 722 886L727 884L787 894C790 934 788 970 775 990C762 1008 738 1008 724 992C712 1004 702 1020 692 1040H620Z",
      shirt,
    ),
    fill("M764 890L787 894C790 934 788 970 775 990C762 1008 738 1008 724 992C748 988 760 940 764 890Z", shirtShade),
    stroke("M722 886C716 904 708 918 698 930M724 992C716 980 710 968 708 952", shirtShade, 4),
    fill("M727 882L788 892L785 910L725 900Z", "#ffffff"),
    fill("M764 888L788 892L785 910L762 906Z", "#d3bcc0"),
    // The hand on the rim: its back, the knuckles over the rim, the thumb along it.
    fill("M734 884C724 864 722 842 730 824C738 808 758 802 774 810C792 820 796 846 790 868L784 892Z", skin),
    fill("M766 890C780 870 784 842 770 809C788 816 798 842 791 868L785 892Z", skinShade),
    fill("M738 868C720 862 706 846 704 830C703 818 714 814 721 823C727 832 736 840 746 844Z", skin),
    stroke("M744 816Q742 830 748 840M758 811Q757 826 763 836M772 814Q772 826 776 836", skinShade, 3.4),
    fill(shoulders, shirt),
    sheet.clipped(
      shoulders,
      fill("M572 770C612 806 646 858 652 1060H720V840L612 780Z", shirtShade) +
        fill("M384 812C440 826 520 826 600 806L604 816C520 838 440 838 378 822Z", shirtShade, 0.5),
    ),
    // Neck and collar.
    fill("M462 640H556L560 764Q512 790 462 764Z", skin),
    fill("M520 664C540 668 552 660 556 650L560 764Q546 776 522 780Z", skinShade),
    fill("M448 762C470 780 540 784 572 756L584 790C540 816 476 814 440 792Z", shirt),
    fill("M520 779C544 776 562 768 572 756L584 790C566 802 546 808 524 810Z", shirtShade),
    stroke("M441 792C476 812 540 816 584 790", shirtShade, 4),
    place(driversHead(), 48, 88, 0.91),
  );
}

/** Cheek, jaw and temple; the arm of the glasses and the edge of a lens; the hair, an ear. */
function driversHead(): Drawing {
  const [skin, skinShade] = SKIN;
  const [hair, hairLit, hairFade] = ["#33202c", "#6d4240", "#5a3838"];
  const skull =
    "M442 640C426 616 418 588 420 552C422 490 462 456 510 456C560 458 590 494 590 548C590 596 574 640 548 668H470Z";
  return [
    fill(skull, skin),
    fill(
      "M560 520C576 540 592 552 592 562C594 580 590 590 588 602C584 634 568 656 548 668L528 664C552 640 562 590 560 520Z",
      skinShade,
    ),
    fill("M582 558C594 556 602 562 602 574C602 588 594 596 584 596Z", "#241529"),
    // Hair: the crown, its lit left, shorter towards the nape.
    fill(
      "M440 640C424 612 414 584 416 548C418 488 456 446 514 446C548 446 580 460 592 492C598 510 596 526 592 538C580 530 572 532 568 544C566 560 562 572 556 578L538 578C532 602 532 626 535 660Q500 668 470 660C456 656 446 650 440 640Z",
      hair,
    ),
    fill(
      "M440 640C448 654 460 668 476 674Q510 684 538 674L534 622C508 634 462 628 428 604C431 616 434 628 440 640Z",
      hairFade,
    ),
    fill(
      "M440 640C424 612 414 584 416 548C418 488 456 446 514 446C476 462 446 496 440 548C438 572 440 592 446 612C442 622 440 630 440 640Z",
      hairLit,
    ),
    stroke("M470 482Q456 510 454 548M500 470Q482 494 478 536M534 466Q560 474 572 496", hairLit, 4, 0.7),
    stroke("M548 568L586 564", "#241529", 6),
    // The near ear.
    fill("M536 566C548 554 564 562 562 584C560 604 552 622 542 622C534 620 532 584 536 566Z", skin),
    fill("M544 576C554 572 556 584 552 598C549 608 545 612 542 610C546 600 540 586 544 576Z", skinShade),
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
