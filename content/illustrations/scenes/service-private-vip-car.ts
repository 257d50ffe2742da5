import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
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
  grain: 0.35,
  draw(sheet) {
    drawCoast(sheet);
    drawRoad(sheet);
    drawCabin(sheet);
    drawDash(sheet);
    drawDriver(sheet);
    sheet.add(seat(sheet, 430, 640), seat(sheet, 1450, 640));
    drawArmrest(sheet);
  },
};

/** The crest of the ridge on the right, with the two mills. */
const RIDGE = pointsOf([
  930, 562, 976, 520, 1030, 470, 1090, 434, 1150, 416, 1210, 400, 1270, 388, 1350, 370, 1480, 330, 1640, 300,
]);

/** The bay of Bodrum: Kara Ada to the left, the town on the far shore, the evening sun over it. */
function drawCoast(sheet: Sheet): void {
  const { cloud, far, farShade, mist } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    fill(lens(700, 330, 420, 10) + lens(230, 372, 420, 12) + lens(560, 306, 260, 7), cloud, 0.7),
    plainSun(sheet, { x: 668, y: 430, radius: 42 }),
    fill(
      curveDownTo(pointsOf([-20, 520, 60, 494, 150, 470, 240, 462, 310, 484, 390, 520, 470, 560]), HORIZON + 4),
      sheet.downwards([farShade, mist], 440, HORIZON + 20),
    ),
    fill(
      curveDownTo(pointsOf([560, 560, 640, 536, 720, 508, 800, 492, 880, 500, 960, 520, 1040, 540]), HORIZON + 4),
      sheet.downwards([far, mist], 470, HORIZON + 20),
    ),
    village(sheet, {
      rows: 3,
      far: [700, 900],
      near: [640, 930],
      ground: (_, share) => 532 + share * 27,
      scale: [0.22, 0.28],
      gardens: 0.2,
      flowers: 0,
      seed: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 1060, dabs: 90, foot: false }),
    glitter(sheet, { x: 668, top: HORIZON, bottom: 800, width: 80, count: 80 }),
    place(gulet(sheet), 302, 596, 0.22),
    ripples(sheet, { x: 302, y: 598, width: 150, height: 14, count: 14 }),
  );
}

/** The sea on the left, olives on the slope to the right; we drive in the right lane. */
function drawRoad(sheet: Sheet): void {
  const from = (x: number, y: number, width = 0) =>
    polygon([
      [EYE, HORIZON],
      [x, y],
      [x + width, y],
    ]);
  const dashes = counted(6).map((index) => {
    const [near, far] = [
      [0.05, 0.1, 0.17, 0.28, 0.46, 0.74][index] ?? 0,
      [0.07, 0.13, 0.22, 0.36, 0.59, 0.95][index] ?? 0,
    ];
    const at = (share: number, by: number): readonly [number, number] => [
      EYE + (-230 + by) * share,
      HORIZON + 290 * share,
    ];
    return polygon([at(near, 0), at(near, 14), at(far, 14), at(far, 0)]);
  });
  const stones = counted(8).map((index): readonly [number, number, number] => {
    const share = [0.1, 0.14, 0.19, 0.26, 0.35, 0.47, 0.62, 0.82][index] ?? 0;
    return [EYE - 478 * share, HORIZON + 290 * share, 0.16 + share * 0.9];
  });
  sheet.add(
    slope(sheet, { crest: RIDGE, foot: 900, colour: "#c99f66", shade: "#8a6258" }),
    place(windmill(sheet, { turn: 12 }), 1100, 452, 0.58),
    place(windmill(sheet, { turn: 38 }), 1236, 412, 0.72),
    fill(from(330, 860, 1400), "#dcae76"),
    fill(from(420, 860, 1060), "#8d7484"),
    sheet.spray(from(420, 860, 1060), "#4a3858", { from: [1200, 860], to: [820, 620], thick: 0.7 }),
    fill(from(462, 860, 16) + from(1410, 860, 18) + dashes.join(""), "#fff0d2"),
    guardStones(sheet, stones),
    place(olive(sheet, { seed: 7 }), 1040, 540, 0.22),
    place(olive(sheet, { seed: 8 }), 1180, 520, 0.3),
    place(olive(sheet, { seed: 4 }), 1090, 590, 0.34),
    place(olive(sheet, { seed: 3 }), 1200, 640, 0.62),
    place(cypress(sheet, { seed: 2 }), 1318, 640, 1.05),
    place(olive(sheet, { seed: 5 }), 1420, 730, 1.1),
  );
}

/** Roof lining with two lines of light, pillars, the door with its handle. */
function drawCabin(sheet: Sheet): void {
  const roof = "M-20-20H1620V150L1478 248Q1434 222 1372 212Q940 186 508 212Q446 222 400 252L-20 112Z";
  const pillar = "M396 248L506 206L604 780L560 812L436 822Z";
  const right = "M1492 240L1374 196L1276 780L1320 812L1446 822Z";
  const door = "M-20 1000Q200 892 436 816L604 774V1220H-20Z";
  sheet.add(
    fill(roof, "#7d5a62"),
    sheet.spray(roof, "#3b2740", { from: [1300, 0], to: [420, 240], thick: 0.8, thin: 0 }),
    fill(
      "M-20 112L400 252Q446 222 508 212Q940 186 1372 212L1370 226Q940 202 514 228Q452 236 404 268L-20 130Z",
      "#3b2740",
    ),
    stroke("M130-10L520 168H1362L1560 20", "#ffcf8a", 20, 0.28),
    stroke("M130-10L520 168H1362L1560 20", "#fff0c8", 6),
    fill("M866 170H1014L1004 214Q940 208 876 214Z", "#2a1c33"),
    fill("M168 170L230 192L252 896L196 920Z", "#3b2740"),
    fill("M168 170L182 175L210 913L196 920Z", "#8d646a"),
    fill(pillar, "#5a3d50"),
    fill("M396 248L416 241L458 820L436 822Z", "#a87b72"),
    fill(right, "#3b2740"),
    fill(door, "#4a3044"),
    fill("M-20 1000Q200 892 436 816L604 774V790L440 838Q210 912-20 1026Z", "#c58a62"),
    fill("M-20 1070Q180 980 400 920V960Q190 1022-20 1118Z", "#33213a"),
    stroke("M60 1054Q150 1012 250 978", "#e9c99a", 12),
  );
}

/** The wheel, a screen with the way ahead, the mirror. */
function drawDash(sheet: Sheet): void {
  const body = "M560 812Q580 776 640 766Q940 742 1240 766Q1300 776 1320 812L1446 822L1640 900V1220H300V860L436 822Z";
  const screen = "M868 800H1064L1074 912H858Z";
  sheet.add(
    fill(body, "#33213a"),
    fill(
      "M560 812Q580 776 640 766Q940 742 1240 766Q1300 776 1320 812L1300 806Q1280 786 1240 782Q940 760 640 782Q600 786 580 806Z",
      "#7a5560",
    ),
    fill("M600 800Q660 772 730 772T850 806V840H600Z", "#241529"),
    stroke(disc(690, 878, 120, 98), "#1d1124", 26),
    stroke("M574 862Q600 800 660 786", "#8d6470", 7),
    fill("M640 862H740L726 900H654Z", "#1d1124"),
    fill(screen, "#1d3550"),
    fill("M868 800H1064L1074 912H858Z", "#2f6f88", 0.6),
    fill("M868 800H940Q952 850 916 912H858Z", "#e2cfa2"),
    stroke("M960 908Q940 876 962 850T990 806", "#ffcf8a", 7),
    fill(disc(962, 880, 9), "#c2265f"),
    fill("M868 936H1062L1066 948H866Z", "#8d6470"),
    fill("M832 214Q940 206 1048 214Q1060 240 1044 260Q940 268 836 260Q820 240 832 214Z", "#241529"),
    fill(
      "M846 224Q940 217 1034 224Q1042 238 1032 250Q940 257 848 250Q838 238 846 224Z",
      sheet.downwards(["#f3d3a6", "#c58a72"], 222, 256),
    ),
  );
}

/** Who drives, from behind: the crown of the head over the head-rest, an ear, a white sleeve to the hand on the wheel. */
function drawDriver(sheet: Sheet): void {
  const crown = "M372 700Q362 618 386 584Q410 552 448 552Q488 552 508 586Q530 622 520 700Z";
  const sleeve = "M560 960Q584 880 640 872Q690 868 726 838L752 866Q716 916 668 930Q620 944 600 1000Z";
  sheet.add(
    fill(crown, "#4a2c30"),
    fill("M372 700Q362 618 386 584Q410 552 448 552Q404 580 398 640V700Z", "#7d4c40"),
    fill(sleeve, "#f3dfc4"),
    fill("M752 866Q716 916 668 930Q620 944 600 1000L578 990Q612 916 660 906Q706 896 738 852Z", "#b58f92"),
    // The cuff, and the fingers closed round the rim.
    fill("M722 834L734 824L764 854L750 868Z", "#fff6e2"),
    fill("M732 826Q744 798 772 792Q800 790 806 808Q810 826 796 840Q780 856 762 854Z", "#c98a5e"),
    fill("M762 854Q780 856 796 840Q810 826 806 808Q796 830 776 836Z", "#8f5a4c"),
    stroke("M778 794Q788 806 784 820M792 794Q802 806 798 822", "#8f5a4c", 3),
  );
}

/** The back of an armchair with its head-rest, lit from the left; `top` is that of the head-rest. */
function seat(sheet: Sheet, x: number, top: number): Drawing {
  const back = `M${x - 250} 1220Q${x - 286} 1010 ${x - 236} 930Q${x - 200} 876 ${x - 90} 868H${x + 90}Q${x + 200} 876 ${x + 236} 930Q${x + 286} 1010 ${x + 250} 1220Z`;
  const head = `M${x - 128} ${top + 168}Q${x - 158} ${top + 60} ${x - 120} ${top + 20}Q${x} ${top - 22} ${x + 120} ${top + 20}Q${x + 158} ${top + 60} ${x + 128} ${top + 168}Q${x} ${top + 196} ${x - 128} ${top + 168}Z`;
  const seams = [-1, 1].map((side) => `M${x + side * 150} 880Q${x + side * 176} 1000 ${x + side * 158} 1200`).join("");
  const quilt = counted(4).flatMap((row) => [
    polyline([
      [x - 160, 950 + row * 76],
      [x, 988 + row * 76],
      [x + 160, 950 + row * 76],
    ]),
  ]);
  return (
    fill(box(x - 62, top + 150, 20, 90) + box(x + 42, top + 150, 20, 90), "#241529") +
    fill(box(x - 62, top + 150, 6, 90) + box(x + 42, top + 150, 6, 90), "#e9c99a") +
    fill(back, "#b8683a") +
    sheet.spray(back, "#5a2a2e", { from: [x + 250, 1200], to: [x - 130, 930], thick: 1 }) +
    fill(
      `M${x - 250} 1220Q${x - 286} 1010 ${x - 236} 930Q${x - 214} 894 ${x - 176} 880Q${x - 232} 960 ${x - 212} 1220Z`,
      "#e6a468",
    ) +
    stroke(seams, "#7f3f2e", 5) +
    stroke(quilt.join(""), "#8a4630", 3, 0.8) +
    fill(head, "#b8683a") +
    sheet.spray(head, "#5a2a2e", { from: [x + 140, top + 170], to: [x - 70, top + 40], thick: 1 }) +
    fill(
      `M${x - 128} ${top + 168}Q${x - 158} ${top + 60} ${x - 120} ${top + 20}Q${x - 92} ${top + 8} ${x - 60} ${top + 2}Q${x - 116} ${top + 50} ${x - 98} ${top + 178}Z`,
      "#e6a468",
    )
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
    ...[884, 1000].map(
      (x) =>
        fill(disc(x, 1074, 50, 20), "#33213a") +
        // The bottle stands deep in its hole: the near edge hides its foot.
        sheet.clipped(
          `M${x - 60} 700H${x + 60}V1074H${x + 50}A50 20 0 0 1 ${x - 50} 1074H${x - 60}Z`,
          place(bottle(sheet), x, 1116),
        ) +
        stroke(`M${x - 50} 1074A50 20 0 0 0 ${x + 50} 1074`, "#e9c99a", 4),
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
