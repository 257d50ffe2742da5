import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** The cook's skin by lamplight, from its shade to its light; so his shirt and his apron. */
const SKIN = ["#6f3a30", "#ab6442", "#d0905f", "#f0c08c"] as const;
const SHIRT = ["#6a5a86", "#a98ea4", "#e2c6ac", "#fbeacb"] as const;
const APRON = ["#3a1830", "#5c2034", "#7d2f38", "#a84a42"] as const;

/**
 * A cook from the chest down by lamplight, seen across his counter: a white shirt, its sleeves rolled up, an apron the colour of wine. He
 * stands at x 540 to 1320 of a whole sheet; what he works on at 856, 668 comes between him and his hands.
 */
export function kumpirCook(sheet: Sheet): Drawing {
  const [deep, shade, plain, lit] = SHIRT;
  const [apronDeep, apronShade, apron, apronLit] = APRON;
  return [
    fill(
      "M700-20C690 60 712 150 730 260C744 360 742 470 736 600H1128C1124 480 1120 360 1136 250C1152 140 1172 60 1164-20Z",
      plain,
    ),
    fill(
      "M700-20C690 60 712 150 730 260C744 360 742 470 736 600H772C776 460 770 330 760 250C746 150 740 60 752-20Z",
      lit,
    ),
    fill("M1086-20C1100 100 1090 220 1110 330L1128 600C1124 480 1120 360 1136 250C1152 140 1172 60 1164-20Z", shade),
    // The collar's two wings, in the shade of the chin.
    fill("M860-20L930 62L1000-20Z", SKIN[1]),
    fill("M846-20L926 66L884 84L830-20Z", lit),
    fill("M1014-20L934 66L978 84L1032-20Z", shade),
    fill(
      "M806-20L816 66Q930 92 1046 66L1056-20H1086L1078 80C1088 190 1112 270 1118 340L1126 600H738L744 340C752 260 776 190 786 80L776-20Z",
      apron,
    ),
    fill("M806-20L816 66L836 72C812 160 790 250 786 340L784 600H738L744 340C752 260 776 190 786 80L776-20Z", apronLit),
    fill(
      "M1056-20L1046 66L1020 72C1050 170 1062 260 1062 340L1068 600H1126L1118 340C1112 270 1088 190 1078 80L1086-20Z",
      apronShade,
    ),
    stroke("M818 68Q930 94 1044 68", apronLit, 5),
    // Folds, and the strings about the waist.
    fill(
      "M842 402Q852 470 838 600H866Q874 480 842 402ZM990 404Q1008 480 1004 600H1036Q1036 480 990 404ZM1000 100Q1024 230 1006 380Q1046 250 1000 100Z",
      apronShade,
      0.8,
    ),
    sheet.spray("M930 96L1040 82C1056 170 1062 260 1066 600H880Z", APRON[1], {
      from: [1080, 330],
      to: [860, 330],
      thick: 0.5,
    }),
    stroke("M748 372Q850 404 930 404T1120 366", apronDeep, 9, 0.75),
    stroke("M748 366Q850 397 930 397T1120 360", apronLit, 3, 0.8),
    // A cloth tucked in at the strings.
    fill("M1030 384L1108 368L1116 520Q1092 536 1070 522T1022 530Z", shade),
    fill("M1030 384L1072 376Q1060 450 1066 522Q1044 520 1022 530Z", plain),
    fill("M1026 488L1115 476V490L1024 503ZM1025 512L1116 499V508L1024 521Z", "#2f7f86"),
    // His right arm, left for us, in the light: it has just drawn the fork up.
    fill(
      "M700-20C640 10 606 120 556 262C540 306 548 348 584 358Q616 366 650 350L606 258L672 236C700 190 730 120 752 60V-20Z",
      plain,
    ),
    fill("M700-20C640 10 606 120 556 262C544 296 546 330 560 346C566 300 596 250 620 200C640 130 690 40 752-20Z", lit),
    fill(
      "M752 60C730 130 706 196 672 236L618 256C660 220 700 150 752 60ZM560 346C590 350 616 340 638 324L650 350Q616 366 584 358Q568 354 560 346Z",
      shade,
    ),
    fill("M600 250Q650 232 676 176Q640 214 600 250ZM586 232Q622 206 640 150Q606 196 586 232Z", deep, 0.45),
    // His left arm, in the shade.
    fill(
      "M1164-20C1230 0 1262 90 1300 220C1316 290 1310 340 1270 350C1226 360 1200 320 1178 270C1150 200 1130 120 1108 60V-20Z",
      shade,
    ),
    fill(
      "M1164-20C1200 10 1206 90 1230 190C1246 260 1240 310 1228 336C1204 324 1192 300 1178 270C1150 200 1130 120 1108 60V-20Z",
      plain,
    ),
    fill(
      "M1298 214Q1250 256 1196 250Q1250 240 1298 214ZM1284 160Q1250 214 1180 222Q1240 200 1284 160ZM1310 262Q1270 296 1222 290Q1270 284 1310 262Z",
      deep,
      0.6,
    ),
  ].join("");
}

/** A finger along a line, as wide as given at its start, its middle joint and its tip: its underside in shade, its upper left in the light. */
function finger(
  points: readonly [Point, Point, Point],
  [start, joint, tip]: readonly [number, number, number],
): Drawing {
  const [p, q, r] = points;
  const places = shares(17).map((share) => {
    const along = (a: number, b: number, c: number) =>
      (1 - share) ** 2 * a + 2 * share * (1 - share) * (2 * b - (a + c) / 2) + share ** 2 * c;
    // A round end.
    const end = share > 0.84 ? Math.sqrt(within(1 - ((share - 0.84) / 0.16) ** 2)) : 1;
    const wide = share < 0.5 ? mixed(start, joint, share * 2) : mixed(joint, tip, share * 2 - 1);
    return { x: along(p[0], q[0], r[0]), y: along(p[1], q[1], r[1]), half: (wide * end) / 2 };
  });
  const strip = (low: number, high: number, from = 0, to = 16): Path => {
    const edge = (side: number) =>
      places.slice(from, to + 1).map(({ x, y, half }, index): Point => {
        const [before, after] = [places[Math.max(0, from + index - 1)], places[Math.min(16, from + index + 1)]];
        const [dx, dy] = [(after?.x ?? x) - (before?.x ?? x), (after?.y ?? y) - (before?.y ?? y)];
        const long = Math.hypot(dx, dy) || 1;
        // To the sheet's upper side for every finger that points left, as for those that point right.
        const up = dx > 0 ? 1 : -1;
        return [x + (dy / long) * half * side * up, y - (dx / long) * half * side * up];
      });
    return polygon([...edge(low), ...edge(high).toReversed()]);
  };
  const [deep, shade, plain, lit] = SKIN;
  return (
    fill(strip(-1.16, 1.1), deep) +
    fill(strip(-1, 1), plain) +
    fill(strip(-1, -0.36), shade) +
    fill(strip(0.22, 0.94, 1, 12), lit)
  );
}

const nail = ([x, y]: Point, turn: number): Drawing =>
  place(
    turned(fill("M-10-6Q4-9 8 0Q4 9-10 6Q-13 0-10-6Z", "#d99a78") + fill("M-10-6Q4-9 8 0Q0-4-10-2Z", "#fbdcc0"), turn),
    x,
    y,
  );

/** The cook's hand with the fork, whose tips are at 822, 440: a fist about its handle, the thumb along it; the forearm comes from the elbow at the left. */
export function forkHand(): Drawing {
  const [, shade, plain, lit] = SKIN;
  return [
    fill("M600 262L648 350C690 330 716 306 742 276L770 240L716 180C676 206 640 236 600 262Z", shade),
    fill("M600 262L632 322C680 300 706 276 736 250L752 226L716 180C676 206 640 236 600 262Z", plain),
    fill("M600 262L612 284C650 262 690 232 726 198L716 180C676 206 640 236 600 262Z", lit),
    // The rolled sleeve.
    fill("M582 268Q596 244 616 244Q668 280 678 336Q664 356 640 362Q630 300 582 268Z", SHIRT[2]),
    fill("M582 268Q596 244 616 244Q640 262 652 282L628 312Q612 286 582 268Z", SHIRT[3]),
    fill("M664 304Q676 320 678 336Q664 356 640 362Q638 344 632 326Z", SHIRT[1]),
    place(turned(place(fork(), 0, 0, 0.7), -19), 822, 440),
    place(turned(fist(), -16), 752, 236),
  ].join("");
}

/** A fist about an upright handle at 0,0, seen from its fingers, the thumb along it. */
function fist(): Drawing {
  const row = (y: number, from: number, to: number, wide: number) =>
    finger(
      [
        [from, y - 8],
        [(from + to) / 2, y + 3],
        [to, y - 1],
      ],
      [wide, wide * 1.06, wide * 0.94],
    );
  return (
    // The back of the hand, which the light reaches.
    fill("M-92-40C-84-70-50-84-14-78L20-60V56C-6 72-40 70-58 54C-78 30-90 0-92-40Z", SKIN[0]) +
    fill("M-92-40C-84-70-50-82-14-76L-20 50C-36 62-50 58-58 50C-76 28-88 0-92-40Z", SKIN[2]) +
    fill("M-92-40C-84-70-50-82-14-76L-22-52C-50-58-70-40-72 10C-84-8-90-24-92-40Z", SKIN[3]) +
    row(47, -46, 26, 25) +
    row(22, -52, 36, 29) +
    row(-7, -56, 41, 31) +
    row(-37, -54, 38, 31) +
    finger(
      [
        [-66, -48],
        [-30, -74],
        [18, -68],
      ],
      [36, 34, 29],
    ) +
    nail([10, -71], 6)
  );
}

/** A steel fork with its tips on 0,0 and its handle upwards, lit along its left edge. */
function fork(): Drawing {
  return (
    fill(
      "M-9-206C-14-176-36-168-37-132V0H-28L-22-96H-16L-13 6H-4L-3-96H3L4 6H13L16-96H22L28 0H37V-132C36-168 14-176 9-206V-222H-9Z",
      "#d5ccd6",
    ) +
    fill("M9-206C14-176 36-168 37-132V0H28L22-96H16L13 6H4L3-96C12-130 4-170 2-222H9Z", "#8a7fa6") +
    fill("M-9-214C-11-300-15-400-17-450Q-16-476 0-478Q16-476 17-450C15-400 11-300 9-214Z", "#d5cad6") +
    fill("M2-206C5-300 7-400 6-474Q16-470 17-450C15-400 11-300 9-206Z", "#83789f") +
    stroke("M-34-8V-128C-30-158-10-170-6-206", "#fffaf0", 5)
  );
}

/** The cook's hand that holds the potato at its end: fingers about its near side, the thumb over its far edge; the forearm comes down from the elbow at the right. */
export function holdingHand(): Drawing {
  const [, shade, plain, lit] = SKIN;
  return [
    fill(
      "M1190 330C1184 396 1160 450 1118 500C1090 520 1072 546 1068 580L1084 632C1110 640 1136 626 1150 596C1180 544 1266 462 1300 370Z",
      shade,
    ),
    fill(
      "M1190 330C1184 396 1160 450 1118 500C1090 520 1072 546 1068 580L1080 612C1112 606 1130 580 1146 552C1178 500 1226 430 1240 350Z",
      plain,
    ),
    fill(
      "M1190 340C1184 396 1160 450 1118 500C1096 516 1078 536 1072 560Q1096 556 1116 532C1154 486 1200 430 1212 350Z",
      lit,
    ),
    // The rolled sleeve.
    fill("M1180 306Q1250 330 1318 296Q1330 340 1306 392Q1240 420 1176 376Q1166 340 1180 306Z", SHIRT[1]),
    fill("M1180 306Q1214 320 1250 318Q1248 360 1240 398Q1206 394 1176 376Q1166 340 1180 306Z", SHIRT[2]),
    stroke("M1182 312Q1250 334 1314 302", SHIRT[0], 4, 0.6),
    fill("M1060 524Q1078 560 1064 590L1110 600L1124 530Z", shade),
    finger(
      [
        [1108, 534],
        [1076, 516],
        [1034, 530],
      ],
      [40, 34, 28],
    ),
    nail([1042, 527], 162),
    finger(
      [
        [1100, 626],
        [1060, 650],
        [1018, 650],
      ],
      [28, 27, 22],
    ),
    finger(
      [
        [1106, 610],
        [1050, 634],
        [998, 630],
      ],
      [31, 30, 25],
    ),
    finger(
      [
        [1108, 588],
        [1046, 608],
        [984, 602],
      ],
      [33, 31, 26],
    ),
    finger(
      [
        [1104, 564],
        [1044, 578],
        [990, 572],
      ],
      [34, 31, 26],
    ),
    nail([999, 572], 186),
    nail([993, 602], 186),
    nail([1006, 630], 186),
  ].join("");
}
