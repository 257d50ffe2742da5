import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import type { Point } from "../kit/geometry.ts";
import { box, disc, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { guletImage } from "../parts/sea/harbourImage.ts";

/** The frame in the driver's hands: its middle, half its sides, its bars, and how far it is still aslant, in degrees. */
const FRAME = { x: 872, y: 590, wide: 296, high: 352, bar: 58, mount: 46, slant: -5 } as const;
/** How far the shadow of a thing falls to the right and down, for each unit that it stands off the wall. */
const SUN = { right: 0.86, down: 0.36 } as const;
/** The nail in the wall. */
const NAIL: Point = [842, 96];
/** The window's opening, and how deep the wall is in it. */
const WINDOW = { right: 400, top: 84, sill: 1030, deep: 74 } as const;
const HORIZON = 762;

const CAST = "#b3a6d2";
const NAVY = { lit: "#35599a", body: "#1d3263", shade: "#121d44" } as const;
const SHIRT = { lit: "#fffdf6", shade: "#b9bfe4" } as const;
const SKIN = { lit: "#d08f5f", shade: "#98563f" } as const;

/**
 * A driver hangs an empty frame on the whitewashed wall beside a window over the bay: the owner's document goes there. The sheet stays empty,
 * without seal or lines, so that nobody takes it for a document. Few and large shapes, as it is shown small.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.2,
  draw(sheet) {
    drawWall(sheet);
    drawWindow(sheet);
    drawShadows(sheet);
    drawFrame(sheet);
    drawChest(sheet);
    drawDriver(sheet);
  },
};

/** A place of the frame, from its middle, after its slant. */
function onFrame(across: number, down: number): Point {
  const turn = (FRAME.slant / 180) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [FRAME.x + across * cos - down * sin, FRAME.y + across * sin + down * cos];
}

/** The corners of the frame drawn in by some units: upper left, upper right, lower right, lower left. */
function inset(by: number): Point[] {
  const [wide, high] = [FRAME.wide - by, FRAME.high - by];
  return [onFrame(-wide, -high), onFrame(wide, -high), onFrame(wide, high), onFrame(-wide, high)];
}

/** A place moved to where its shadow falls. */
function fallen([x, y]: Point, off: number): Point {
  return [x + off * SUN.right, y + off * SUN.down];
}

/** The wall in the sun of a door to the left, whose lintel shades its upper right. */
function drawWall(sheet: Sheet): void {
  const sunny = sheet.linear(
    [
      [0, "#fff2d8"],
      [1, "#fbdcae"],
    ],
    [300, 200],
    [1500, 1600],
  );
  const shady = sheet.linear(
    [
      [0, "#a9a2d2"],
      [1, "#8680bb"],
    ],
    [1200, 240],
    [1600, -20],
  );
  sheet.add(fill(box(-20, -20, 1640, 1640), sunny), fill("M960-20L1620 257V-20Z", shady));
}

/** The bay in the window with a gulet on it, bougainvillea outside, and the sill in the sun. */
function drawWindow(sheet: Sheet): void {
  const { right, top, sill, deep } = WINDOW;
  const [boat, water] = [186, 858];
  sheet.add(
    fill(box(-20, top - 26, right + 46, sill - top + 26), "#2c6fa8"),
    sheet.clipped(
      box(-20, top, right + 20, sill - top),
      fill(box(-20, top, 440, HORIZON - top), sheet.downwards(["#3f97c0", "#a6d4dc", "#fbeac6"], top, HORIZON)) +
        ridge(sheet, {
          crest: pointsOf([-20, 700, 60, 660, 190, 690, 300, 640, 440, 690]),
          foot: HORIZON,
          seed: 4,
        }) +
        fill(box(-20, HORIZON, 440, 300), sheet.downwards(["#8fd0d8", "#2f8db2", "#1c6390"], HORIZON, sill)) +
        place(guletImage({ hull: "#4a4460", sail: "#e4f3ee" }), boat, water, 0.5) +
        place(gulet(sheet, { sails: "set" }), boat, water, 0.5) +
        bougainvillea(sheet, { x: 10, y: 120, width: 230, height: 150, seed: 4, count: 62, size: 66 }) +
        bougainvillea(sheet, { x: -10, y: 360, width: 90, height: 150, seed: 8, count: 30, size: 56 }) +
        // The soffit above is in shade, the sill below in the sun.
        fill(box(-20, top, right + 20, 40), "#8f8ac2") +
        fill(box(-20, sill - deep, right + 20, deep), "#fffdf6"),
    ),
    fill(`M-20 ${sill + 64}H${right + 96}V${sill + 18}L${right + 50} ${sill}H-20Z`, CAST),
    fill(box(-20, sill, right + 70, 42), "#f2e2d8"),
  );
}

/** What frame and driver throw on the wall: further where they stand further off it, so the arms' shadows lean. */
function drawShadows(sheet: Sheet): void {
  const [right, down] = fallen([0, 0], 360);
  sheet.add(
    fill(polygon(inset(0).map((corner) => fallen(corner, 84))), CAST),
    place(fill(TORSO, CAST) + fill(HEAD, CAST), right, down),
    fill(
      "M1258 780C1254 736 1268 712 1290 722C1310 730 1320 760 1330 790L1420 912L1540 1020C1640 1090 1650 1150 1640 1210C1600 1250 1550 1300 1530 1400L1420 1280C1440 1220 1480 1190 1530 1150C1470 1090 1400 1010 1350 930Z",
      CAST,
    ),
    fill("M690 1010L836 1130L900 1180V1300L806 1250L700 1150Z", CAST),
  );
}

/** Painted wood, its left and upper bars lit, round a mount and an empty sheet; its cord runs to the nail. */
function drawFrame(sheet: Sheet): void {
  const { bar, mount, high } = FRAME;
  const [outer, inner, slip, paper] = [inset(0), inset(bar), inset(bar + 9), inset(bar + mount)];
  const bars = ["#6db4da", "#1f5f9c", "#1a4c84", "#9ad2ea"].map((tone, index) => {
    const next = (index + 1) % 4;
    return fill(polygon([outer[index], outer[next], inner[next], inner[index]].filter((at) => at !== undefined)), tone);
  });
  const [left, right] = [onFrame(-170, 6 - high), onFrame(170, 6 - high)];
  const line = (...places: Point[]) => `M${places.map((at) => at.join(" ")).join("L")}`;
  sheet.add(
    stroke(line(fallen(left, 70), fallen(NAIL, 26), fallen(right, 70)), CAST, 9),
    stroke(line(NAIL, fallen(NAIL, 34)), CAST, 16),
    stroke(line(left, NAIL, right), "#8a5a3c", 9),
    fill(disc(...NAIL, 17), "#5a3a4e"),
    fill(disc(NAIL[0] - 4, NAIL[1] - 4, 10), "#e9b36a"),
    ...bars,
    fill(polygon(inner), "#e0a955"),
    fill(polygon(slip), "#bfb0d6"),
    sheet.clipped(polygon(slip), fill(polygon(slip.map(([x, y]): Point => [x + 20, y + 17])), "#f3d9ac")),
    fill(polygon(paper), "#fffdf6"),
    sheet.clipped(polygon(paper), fill("M1180 240L560 980H1180Z", "#f8eedb")),
    sheet.clipped(polygon(outer), drawnOnFrame()),
  );
}

/** The shadow of the left arm on the frame, which stands off the wall. */
function drawnOnFrame(): Drawing {
  const arm =
    "M640 700C664 690 694 696 694 716C690 764 682 790 690 826C704 884 742 950 800 1000V1100H700L640 960L610 820Z";
  return fill(arm, "#3a3a8c", 0.34);
}

/** A dark chest in the near corner, a hammer in the sun on it. */
function drawChest(sheet: Sheet): void {
  sheet.add(
    fill("M560 1356L830 1469V1640H540Z", CAST),
    fill("M-20 1356H560L520 1462H-20Z", "#e39a5e"),
    fill("M560 1356L520 1462V1640H560Z", "#3a1a36"),
    fill("M-20 1462H520V1640H-20Z", "#5c2b45"),
    fill("M-20 1462H520V1476H-20Z", "#f6bf80"),
    // The hammer's shadow touches it along its whole length.
    fill("M96 1434L352 1398L360 1372L440 1366L452 1420L420 1430L372 1416L110 1452Z", "#a4583f"),
    fill("M84 1420Q88 1408 110 1404L366 1374L370 1394L112 1434Q90 1436 84 1420Z", "#f3cf94"),
    fill("M92 1432Q180 1412 368 1386L370 1394L112 1434Q98 1436 92 1432Z", "#b5713f"),
    fill("M340 1346L396 1340L408 1376L424 1424L372 1432L356 1392Z", "#3c4470"),
    fill("M340 1346L396 1340L400 1352L350 1360L368 1430L356 1392Z", "#a9b8d8"),
  );
}

const TORSO: Path =
  "M822 1640C816 1560 836 1460 832 1370C828 1290 790 1250 800 1180C808 1140 840 1120 880 1106L950 1074Q1010 1112 1072 1070L1150 1086C1196 1096 1220 1130 1222 1190C1226 1260 1206 1320 1204 1380C1204 1460 1224 1520 1230 1640Z";
const CAP: Path =
  "M874 866C866 808 930 776 1002 772C1076 770 1142 796 1140 848C1134 876 1112 894 1094 900V930Q1008 970 926 938L924 902C896 894 878 882 874 866Z";
/** Cap, head and neck in one, for their shadow. */
const HEAD: Path =
  "M874 866C866 808 930 772 1002 772C1076 770 1142 796 1140 848C1134 876 1100 900 1090 930C1086 980 1076 1010 1062 1036Q1080 1060 1110 1080V1140H900V1096Q940 1070 956 1036C936 1006 930 960 924 902C896 894 878 882 874 866Z";

function drawDriver(sheet: Sheet): void {
  sheet.add(leftArm(), rightArm(), torso(sheet), head(sheet));
}

/** The arm that holds the frame's lit side: a bare forearm out of a rolled sleeve, the thumb over the bar. */
function leftArm(): Drawing {
  return (
    fill("M612 952L574 806L646 798L692 936Z", SKIN.lit) +
    fill("M640 946L622 800L646 798L692 936Z", SKIN.shade) +
    fill(
      "M574 812C560 800 548 786 546 768C534 760 532 740 541 732C533 722 536 704 547 698C548 680 566 672 584 680L598 744C618 728 634 704 646 680C655 662 678 668 676 690C668 738 658 774 646 804Z",
      SKIN.lit,
    ) +
    fill("M621 806C634 774 656 728 662 669Q678 672 676 690C668 738 658 774 646 804L650 818L624 820Z", SKIN.shade) +
    stroke("M547 768L582 757M542 732L584 722M548 698L584 694", SKIN.shade, 6) +
    fill(
      "M900 1094C840 1070 770 1040 730 1004L700 940L604 958L622 1050C632 1086 650 1110 690 1128C740 1150 790 1170 814 1226L900 1250Z",
      SHIRT.lit,
    ) +
    fill("M666 946L700 940L730 1004C770 1040 840 1070 900 1094V1156C820 1130 690 1084 666 946Z", SHIRT.shade) +
    fill("M598 930L700 908L708 950L604 974Z", SHIRT.lit) +
    fill("M664 916L700 908L708 950L672 958Z", SHIRT.shade)
  );
}

/** The arm on the frame's shaded side. */
function rightArm(): Drawing {
  return (
    fill("M1236 970L1142 800L1210 772L1310 920Z", SKIN.lit) +
    fill("M1276 948L1174 792L1210 772L1310 920Z", SKIN.shade) +
    fill(
      "M1214 790C1230 780 1242 764 1244 748C1256 740 1258 720 1249 712C1257 702 1254 684 1243 678C1242 660 1224 652 1206 660L1192 724C1172 708 1156 684 1144 660C1135 642 1112 648 1114 670C1122 718 1132 760 1142 806Z",
      SKIN.lit,
    ) +
    fill(
      "M1174 794C1200 766 1208 730 1206 660C1224 652 1242 660 1243 678C1254 684 1257 702 1249 712C1258 720 1256 740 1244 748C1242 764 1230 780 1212 790L1222 804L1184 812Z",
      SKIN.shade,
    ) +
    stroke("M1242 748L1209 738M1247 712L1208 704M1241 678L1208 676", "#6f3a34", 6) +
    fill(
      "M1120 1084L1200 1058C1228 1046 1246 1030 1254 1008L1224 962L1312 908L1374 1008C1392 1044 1380 1084 1344 1108C1300 1136 1250 1160 1222 1240H1130Z",
      SHIRT.lit,
    ) +
    fill(
      "M1284 925L1312 908L1374 1008C1392 1044 1380 1084 1344 1108C1300 1136 1250 1160 1222 1240H1130L1160 1180C1220 1130 1290 1100 1318 1066C1340 1036 1324 996 1284 925Z",
      SHIRT.shade,
    ) +
    fill("M1214 946L1304 886L1328 922L1238 982Z", SHIRT.lit) +
    fill("M1276 905L1304 886L1328 922L1298 942Z", SHIRT.shade)
  );
}

/** A waistcoat from behind, drawn in at the waist by its strap, over a belt. */
function torso(sheet: Sheet): Drawing {
  return (
    fill(TORSO, NAVY.body) +
    sheet.clipped(
      TORSO,
      fill("M780 1640V1100L940 1070C870 1140 850 1230 880 1330C892 1380 862 1440 872 1520V1640Z", NAVY.lit) +
        fill("M1090 1060C1150 1150 1170 1260 1120 1360C1092 1420 1130 1500 1120 1640H1260V1060Z", NAVY.shade) +
        fill("M800 1404L880 1396L1130 1388L1240 1382V1408L1130 1416L880 1424L800 1432Z", "#3a62a6") +
        fill("M1124 1389L1240 1382V1408L1124 1416Z", "#22386f") +
        fill("M996 1384L1034 1382V1428L996 1430Z", "#f0b957") +
        fill("M1005 1394L1025 1393V1417L1005 1418Z", NAVY.body) +
        fill("M780 1556Q1010 1530 1240 1552V1660H780Z", "#3a2244") +
        fill("M780 1556Q820 1550 872 1546V1660H780Z", "#6a4468"),
    )
  );
}

/** A head that looks up to the nail, from behind: nape, ears, the cap's wide crown and a tip of its peak. */
function head(sheet: Sheet): Drawing {
  const neck = "M952 980C956 1030 950 1056 926 1084Q1010 1118 1090 1080C1066 1052 1064 1020 1066 970Z";
  return (
    fill(neck, SKIN.lit) +
    sheet.clipped(neck, fill("M1016 960C1004 1040 1034 1070 1024 1130H1120V960Z", SKIN.shade)) +
    fill("M912 1094Q930 1060 950 1050Q1010 1088 1068 1044Q1092 1056 1106 1082Q1010 1134 912 1094Z", SHIRT.lit) +
    fill("M1030 1072Q1050 1062 1068 1044Q1092 1056 1106 1082Q1070 1104 1026 1110Z", SHIRT.shade) +
    fill(disc(930, 962, 17, 28), SKIN.lit) +
    fill(disc(1086, 952, 15, 27), SKIN.shade) +
    fill("M934 920C928 984 946 1030 1008 1034C1066 1030 1088 984 1082 914Z", "#3b2530") +
    fill("M934 920C930 966 940 1004 966 1024C958 990 962 950 970 920Z", "#6f4a4a") +
    fill(CAP, NAVY.body) +
    sheet.clipped(
      CAP,
      fill("M860 1000V760H1004C956 780 926 830 946 900L972 1000Z", NAVY.lit) +
        fill("M1060 760C1110 800 1110 850 1070 890L1060 1000H1180V760Z", NAVY.shade) +
        fill("M910 898Q1010 924 1110 894V960H910Z", "#0f1838", 0.55),
    ) +
    stroke("M928 934Q1008 966 1092 926", "#f0b957", 9)
  );
}
