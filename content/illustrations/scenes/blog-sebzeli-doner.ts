import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { hangingBougainvillea } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { donerSpit } from "../parts/things/donerSpit.ts";
import { longPepper, tomato } from "../parts/things/kioskFare.ts";
import { steam } from "../parts/things/steam.ts";

const HORIZON = 650;
/** The eye is 0.42 m above the counter, whose top is the ground of this camera. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 0.42, focal: 1500 });
/** How far the counter reaches, and where its tiled wall stands. */
const BACK = 2.35;
/** The hatch to the promenade: its left edge and its top. */
const HATCH = [1010, 150] as const;
/** What the fire's light leaves dark on the counter. */
const SHADE = "#6a3450";
/** Where the spit stands on the counter, and its size. */
const SPIT: Place = [-0.11, 1.5, 0];
/** The burner's glowing face runs from its far end to its near one; its back is turned to the left. */
const BURNER = frameOf(EYE, { right: -0.46, away: 1.86, heading: 193 });

/** What the spit keeps from the fire, on the counter. */
const SPIT_SHADOW = curve(pointsOf([-120, 46, 200, 62, 470, 24, 900, 2, 940, -20, 760, -56, 400, -62, 120, -50]), true);

/** In a kiosk in Bodrum at dusk: a spit of meat and vegetables roasting at the burner beside it, the cook taking slices with the long knife and holding the flatbread they fall on; outside, a gulet. */
export const SCENE: Scene = {
  name: "blog-sebzeli-doner",
  seed: 227,
  mood: "dusk",
  grain: 0.3,
  crops: { wide: 195, square: 270 },
  draw(sheet) {
    drawOutside(sheet);
    drawWall(sheet);
    drawCounter(sheet);
    drawBurner(sheet);
    sheet.add(place(fill(SPIT_SHADOW, SHADE, 0.62), ...EYE(SPIT)));
    drawBread(sheet);
    sheet.add(place(donerSpit(sheet), ...EYE(SPIT), 1.02));
    drawSlices(sheet);
    drawKnife(sheet);
    drawCook(sheet);
    drawOtherHand(sheet);
    drawNear(sheet);
  },
};

function quad(...places: readonly Place[]): Path {
  return polygon(places.map(EYE));
}

/** Through the hatch: the bay after sunset with a gulet, the edge of the promenade. */
function drawOutside(sheet: Sheet): void {
  sheet.add(
    fill(box(980, 100, 660, 560), sheet.downwards(["#22386c", "#3f5a92", "#8f8bb0", "#f3b489"], 120, HORIZON)),
    ridge(sheet.tinted({ far: "#62699c", farShade: "#4d5890", mist: "#c79aa8" }), {
      crest: pointsOf([960, 610, 1090, 560, 1200, 590, 1340, 548, 1480, 590, 1640, 566]),
      foot: HORIZON + 4,
      mist: 0,
      seed: 3,
    }),
    sea(sheet.tinted({ sea: ["#d9a59a", "#6f7fa8", "#34548a", "#223a6c"], seaLight: "#f7c9a2", seaDark: "#24406f" }), {
      top: HORIZON,
      bottom: 940,
      dabs: 40,
      foot: false,
    }),
    place(
      brokenImage({
        shapes: [{ outline: pointsOf([-250, 4, 250, 4, 200, 70, -200, 64]), colour: "#4a3040" }],
        depth: 80,
      }),
      1180,
      732,
      0.44,
    ),
    place(gulet(sheet, { sails: "furled" }), 1180, 732, 0.44),
    fill("M960 850Q1240 832 1640 842V960H960Z", "#6d5a86"),
    fill("M960 850Q1240 832 1640 842V850Q1240 840 960 858Z", "#d9b0b4"),
  );
}

/** The tiled wall of the kiosk, warm near the fire, and the frame of the hatch with the thickness of its wall. */
function drawWall(sheet: Sheet): void {
  const [left, top] = HATCH;
  const [, foot] = EYE([0, BACK, 0]);
  const wall = `M-20-20H1640V${top}H${left}V${foot + 4}H-20Z`;
  const size = [118, 70] as const;
  const rows = counted(15);
  const start = (row: number) => (row % 2) * 59 - 60;
  const joints = rows.flatMap((row) => [
    `M-20 ${foot - row * size[1]}H1640`,
    ...counted(16).map((index) => `M${start(row) + index * size[0]} ${foot - row * size[1]}v${-size[1]}`),
  ]);
  const glazes = (rest: number) =>
    rows
      .flatMap((row) =>
        counted(16)
          .filter((index) => (index * 5 + row * 3) % 7 === rest)
          .map((index) => box(start(row) + index * size[0], foot - (row + 1) * size[1], size[0], size[1])),
      )
      .join("");
  sheet.add(
    sheet.clipped(
      wall,
      fill(wall, "#1f6a78") +
        fill(glazes(0), "#277786") +
        fill(glazes(3), "#1a5b6c") +
        stroke(joints.join(""), "#124656", 4) +
        sheet.spray(wall, "#0e2f4c", { from: [1250, 40], to: [560, 420], thick: 0.85 }) +
        sheet.glow([430, 560], 620, "#ff9a3c", 0.75),
    ),
    // The wall's thickness: its left reveal is turned away from the fire, the lintel is lit by the sky.
    fill(`M${left - 44} ${top - 24}H1640V${top}H${left}V${foot + 4}H${left - 44}Z`, "#3c2340"),
    fill(`M${left - 44} ${top - 24}H${left - 30}V${foot + 4}H${left - 44}Z`, "#c2693c"),
    fill(`M${left - 44} ${top - 24}H1640V${top - 14}H${left - 34}Z`, "#7d4a4a"),
    place(hangingBougainvillea(sheet, { length: 330, drop: 120, seed: 5 }), 1330, top + 22),
  );
}

/** The counter: pale stone in slabs that run away from us, bright where the fire looks at it. */
function drawCounter(sheet: Sheet): void {
  const top = quad([-3, 1.05, 0], [3, 1.05, 0], [3, BACK, 0], [-3, BACK, 0]);
  const seams = counted(9).map((index) => {
    const right = -1.9 + index * 0.46;
    return polyline([EYE([right, 1.05, 0]), EYE([right, BACK, 0])]);
  });
  const [, back] = EYE([0, BACK, 0]);
  sheet.add(
    fill(
      top,
      sheet.linear(
        [
          [0, "#f4c188"],
          [0.5, "#e0a37c"],
          [1, "#8f6484"],
        ],
        [360, 1000],
        [1560, 1040],
      ),
    ),
    stroke(seams.join(""), "#a8705f", 4, 0.6),
    sheet.clipped(top, sheet.glow([440, 1010], 420, "#ffd27a", 0.75)),
    fill(box(-20, back - 6, 1660, 7), "#f6c896", 0.9),
  );
}

/** A piece of the burner's face: metres from its far end towards us, and up. */
function onFace(from: number, to: number, low: number, high: number, out = 0): Path {
  return polygon([
    BURNER([from, out, low]),
    BURNER([to, out, low]),
    BURNER([to, out, high]),
    BURNER([from, out, high]),
  ]);
}

/** The upright burner beside the meat, its glowing grids turned to it; we see its narrow end and its back in the dark. */
function drawBurner(sheet: Sheet): void {
  const [long, tall, deep] = [0.5, 0.94, -0.16];
  const end = polygon([
    BURNER([long, 0, 0]),
    BURNER([long, deep, 0]),
    BURNER([long, deep, tall]),
    BURNER([long, 0, tall]),
  ]);
  const slots = [0.66, 0.72, 0.78, 0.84].map((low) =>
    polygon([
      BURNER([long, deep * 0.78, low]),
      BURNER([long, deep * 0.26, low]),
      BURNER([long, deep * 0.26, low + 0.025]),
      BURNER([long, deep * 0.78, low + 0.025]),
    ]),
  );
  const grids = [0.05, 0.27, 0.49, 0.71].map((low) => {
    const [from, to, high] = [0.05, long - 0.05, low + 0.185];
    const face = onFace(from, to, low, high);
    const [a, b] = [BURNER([from, 0, low + 0.09]), BURNER([to, 0, low + 0.09])];
    const bars = counted(5).map((index) =>
      polyline([
        BURNER([mixed(from, to, (index + 0.7) / 5.4), 0.02, low]),
        BURNER([mixed(from, to, (index + 0.7) / 5.4), 0.02, high]),
      ]),
    );
    const coils = counted(4).map((index) =>
      polyline([BURNER([from, 0, low + 0.03 + index * 0.042]), BURNER([to, 0, low + 0.03 + index * 0.042])]),
    );
    const paint = sheet.linear(
      [
        [0, "#ff7a24"],
        [0.45, "#ff9c34"],
        [1, "#e8501c"],
      ],
      [a[0], a[1]],
      [b[0], b[1]],
    );
    return (
      fill(onFace(from - 0.015, to + 0.015, low - 0.015, high + 0.015), "#7a1f1a") +
      fill(face, paint) +
      stroke(coils.join(""), "#ffc45a", 17) +
      stroke(coils.join(""), "#fff6c8", 8) +
      stroke(bars.join(""), "#8f2a1c", 5, 0.85)
    );
  });
  const [[fx], [nx]] = [BURNER([0, 0, 0]), BURNER([long, 0, 0])];
  const foot = Math.max(BURNER([0, 0, 0])[1], BURNER([long, 0, 0])[1]);
  sheet.add(
    sheet.glow([(fx + nx) / 2 + 110, 640], 470, "#ffb04a", 0.6),
    fill(end, "#33203f"),
    fill(slots.join(""), "#1c1028"),
    fill(onFace(0, long, 0, tall), "#8a5a5c"),
    fill(onFace(0, long, tall - 0.03, tall), "#e8a66c"),
    fill(onFace(long - 0.02, long, 0, tall), "#f3b878"),
    ...grids,
    sheet.glow([(fx + nx) / 2, 520], 330, "#ffd27a", 0.42),
    // Its foot plate on the stone.
    fill(onFace(-0.02, long + 0.02, -0.005, 0.03, 0.02), "#5a3346"),
    fill(lens((fx + nx) / 2 - 60, foot + 2, 330, 10), "#3a1a34", 0.5),
  );
}

/** A thin slice that has come off: a limp, uneven leaf of meat, roasted along its upper edge, its cut face lit, its underside dark. */
function sliceAt(x: number, y: number, turn: number, length: number, tone: string, bend: number): Drawing {
  const half = length / 2;
  const [rise, notch] = [13 + bend, half * 0.36];
  const leaf = (low: number) =>
    `M${-half} -3L${-half * 0.7} ${-rise}Q${-half * 0.1} ${-rise - 7} ${notch} -10L${half * 0.9} -13L${half} -2L${half * 0.72} ${low - 4}Q${notch} ${low + 2} ${-half * 0.1} ${low - bend}T${-half * 0.86} ${low - 2}Z`;
  const crust = `M${-half} -3L${-half * 0.7} ${-rise}Q${-half * 0.1} ${-rise - 7} ${notch} -10L${half * 0.9} -13L${half * 0.86} -8L${notch} -5Q${-half * 0.1} ${1 - rise} ${-half * 0.66} ${7 - rise}Z`;
  return place(
    turned(
      place(fill(leaf(17), "#3f1420", 0.6), 4, 6) +
        fill(leaf(17), "#7a331d") +
        fill(leaf(10), tone) +
        fill(crust, "#63251a") +
        fill(lens(-half * 0.24, 1 - bend * 0.7, length * 0.46, 5), "#ffd9a0", 0.75),
      turn,
    ),
    x,
    y,
  );
}

/** A round board with a flatbread before the dish, where the slices land. */
function drawBread(sheet: Sheet): void {
  const random = randomOf(14);
  const [x, y] = [1096, 1078];
  const bread = curve(
    counted(18).map((index): Point => {
      const angle = (index / 18) * Math.PI * 2;
      const reach = random.between(0.95, 1.04);
      return [Math.cos(angle) * 246 * reach, Math.sin(angle) * 66 * reach];
    }),
    true,
  );
  const blisters = counted(16).map(() => {
    const [angle, reach] = [random.next() * Math.PI * 2, Math.sqrt(random.next())];
    return blot(
      random,
      Math.cos(angle) * 214 * reach,
      Math.sin(angle) * 54 * reach,
      random.between(9, 20),
      random.between(3, 7),
    );
  });
  sheet.add(
    place(
      fill(disc(60, 30, 310, 76), SHADE, 0.6) +
        fill("M-300 0V20A300 84 0 0 0 300 20V0Z", "#6b3338") +
        fill("M-300 0V20A300 84 0 0 0-100 98L-90 78Z", "#c9743f") +
        fill(disc(0, 0, 300, 84), "#c4824e") +
        fill(disc(-5, -3, 293, 79), "#d99b60") +
        stroke("M-260-16H-120M-240 34H-90M120 62H200M170-40H258", "#b87844", 4) +
        place(fill(bread, "#7d3f3c", 0.6), 12, 4) +
        place(fill(bread, "#c98f52"), 0, -2) +
        place(fill(bread, "#f6d9a0"), -2, -10) +
        place(fill(blisters.join(""), "#b4692f", 0.75), -2, -10) +
        sheet.clipped(bread, fill("M60 80Q210 40 262-40L280 60Z", "#c78d5e", 0.55)),
      x,
      y,
    ),
  );
}

/** Slices on the bread, and two on their way down from the knife. */
function drawSlices(sheet: Sheet): void {
  const random = randomOf(22);
  const tones = ["#c97438", "#d99a62", "#b4582a", "#e2ab74", "#a34f26"] as const;
  const heap = counted(44).map((index) => {
    const share = index / 43;
    const [x, y] = [1062 + random.around(176) * (1 - share * 0.66), mixed(1104, 984, share) + random.around(8)];
    return sliceAt(x, y, random.around(30), random.between(70, 136), random.pick(tones), random.between(-4, 12));
  });
  const falling = (
    [
      [880, 790, 74, 150, 6],
      [904, 880, 62, 96, 10],
      [952, 838, 80, 78, 2],
      [960, 926, 42, 138, 12],
      [1016, 888, 60, 92, 0],
    ] as const
  ).map(([x, y, turn, length, bend], index) => sliceAt(x, y, turn, length, tones[index % 5] ?? tones[0], bend));
  const greens = counted(9).map((index) =>
    place(
      turned(
        fill("M-26 0Q0-18 26 0Q0 8-26 0Z", index % 2 ? "#93b543" : "#e9553a") +
          fill("M-26 0Q0 0 26 0Q0 8-26 0Z", index % 2 ? "#4c6d27" : "#a3261a"),
        random.around(40),
      ),
      1070 + random.around(100),
      1030 + random.around(26),
    ),
  );
  sheet.add(
    fill(disc(1098, 1082, 190, 32), "#b4703f", 0.7),
    ...heap,
    ...greens,
    ...falling,
    steam(sheet, { x: 1040, y: 985, tall: 290, wide: 20, phase: 0.4 }),
    steam(sheet, { x: 1140, y: 1000, tall: 220, wide: 15, phase: 1.1 }),
  );
}

/** The arm that cuts, bare from the elbow, and the long knife along the side of the meat. */
function drawKnife(sheet: Sheet): void {
  const blade =
    fill("M-20 60L-24 560Q-20 640 20 690L24 60Z", "#c9cfdd") +
    fill("M-20 60L-24 560Q-20 640 20 690L-4 560L-2 60Z", "#fff0d2") +
    fill("M12 60L14 600L20 690L24 60Z", "#6f7694");
  const handle =
    fill("M-20-70Q-24-92 2-94Q26-92 22-70L20 64H-20Z", "#3a2030") + fill("M-20-70Q-24-92-8-93L-6 64H-20Z", "#8a4a3c");
  sheet.add(
    // The forearm, fullest below the elbow, from behind the chest.
    fill("M1330 276Q1250 226 1160 228Q1100 232 1050 240L1048 318Q1104 330 1160 352Q1250 404 1340 402Z", "#cd8657"),
    fill("M1330 276Q1250 226 1160 228Q1100 232 1050 240L1050 262Q1110 256 1164 262Q1250 272 1334 316Z", "#f2b47c"),
    fill("M1048 318Q1104 330 1160 352Q1250 404 1340 402V376Q1250 376 1170 326Q1110 304 1049 298Z", "#84434a"),
    // The sleeve, turned up over the elbow.
    fill("M1310 262Q1370 210 1440 190V470Q1380 470 1316 420Q1290 340 1310 262Z", "#efd9d0"),
    fill("M1316 420Q1380 470 1440 470V350Q1380 400 1306 384Z", "#9a759c"),
    fill("M1310 262Q1290 340 1316 420L1346 430Q1322 346 1342 240Z", "#fff2dc"),
    fill("M1306 372Q1308 402 1316 420L1346 430Q1336 402 1334 372Z", "#c7a2b0"),
    place(turned(blade + handle + fist(), 11), 982, 264),
  );
}

/** The cook, cropped by the edge: the fire's light runs down the front of his jacket and his apron. */
function drawCook(sheet: Sheet): void {
  const front = "M1490-20Q1420 50 1404 170Q1376 300 1388 430Q1366 600 1386 760Q1402 960 1390 1220";
  const apron =
    "M1440 300Q1408 330 1390 400Q1380 480 1380 560Q1374 680 1386 760Q1402 960 1390 1220H1640V640Q1560 560 1530 300Z";
  sheet.add(
    fill(`${front}H1640V-20Z`, "#d9b9c4"),
    fill("M1560-20Q1500 200 1540 420Q1600 640 1640 700V-20Z", "#96749e"),
    fill("M1490-20Q1420 50 1404 170Q1376 300 1388 430Q1410 330 1436 200Q1456 60 1540-20Z", "#fff0d8"),
    fill("M1450-20L1474 300H1506L1500-20Z", "#7a2436"),
    fill("M1450-20L1474 300H1484L1466-20Z", "#c94f42"),
    fill(apron, "#8a2a3e"),
    fill(
      "M1440 300Q1408 330 1390 400Q1380 480 1380 560Q1374 680 1386 760Q1402 960 1390 1220H1418Q1430 960 1410 760Q1400 560 1440 300Z",
      "#e0694a",
    ),
    fill("M1640 640Q1560 560 1530 300L1506 302Q1520 560 1580 720Q1560 980 1600 1220H1640Z", "#4f1a3a"),
    fill(
      "M1452 620Q1500 800 1470 1220H1440Q1466 860 1452 620ZM1540 660Q1530 900 1560 1220H1530Q1506 900 1540 660Z",
      "#661f38",
      0.8,
    ),
    // The strings, tied round the waist.
    fill("M1382 590Q1470 640 1640 628V660Q1470 668 1380 616Z", "#661f38"),
    fill("M1382 590Q1400 602 1424 610V634Q1400 628 1380 616Z", "#ff9a62"),
  );
}

/** The cook's other hand, which holds the bread on its board: the arm across the apron, the fingers side by side on the edge. */
function drawOtherHand(sheet: Sheet): void {
  const [lit, body, dark] = ["#f2b47c", "#cd8657", "#84434a"];
  const finger = (x: number, y: number, long: number, down: number): Drawing =>
    place(
      fill(
        `M0-17Q${-long * 0.5} -20 ${-long} ${down - 8}Q${-long - 12} ${down + 8} ${-long + 2} ${down + 13}Q${-long * 0.4} ${down * 0.6 + 24} 0 20Z`,
        dark,
      ) +
        fill(
          `M0-17Q${-long * 0.5} -20 ${-long} ${down - 8}Q${-long - 12} ${down + 4} ${-long + 2} ${down + 8}Q${-long * 0.4} ${down * 0.6 + 15} 0 14Z`,
          body,
        ) +
        fill(`M0-17Q${-long * 0.5} -20 ${-long} ${down - 8}Q${-long * 0.5} -8 0-4Z`, lit),
      x,
      y,
    );
  sheet.add(
    fill("M1330 1040Q1380 1078 1470 1070L1500 1050L1420 1000Z", "#5a2836", 0.6),
    fill("M1640 770Q1560 812 1500 890L1440 936Q1424 1000 1462 1046L1530 1020Q1580 970 1640 940Z", body),
    fill("M1640 770Q1560 812 1500 890L1440 936L1436 956Q1490 920 1530 880Q1580 830 1640 806Z", lit),
    fill("M1640 900Q1570 930 1520 990L1456 1040L1462 1046L1530 1020Q1580 970 1640 940Z", dark),
    finger(1434, 962, 92, 26),
    finger(1430, 986, 112, 24),
    finger(1432, 1010, 108, 20),
    finger(1440, 1032, 84, 14),
    fill("M1500 890Q1450 920 1424 944Q1408 990 1424 1034Q1448 1064 1480 1050L1536 1006Z", body),
    fill("M1500 890Q1450 920 1424 944Q1414 966 1414 984Q1450 944 1516 916Z", lit),
    // The thumb along the near side.
    fill("M1530 960Q1480 1010 1430 1046Q1396 1066 1372 1060Q1362 1072 1384 1082Q1430 1086 1480 1062L1550 1010Z", body),
    fill("M1530 960Q1480 1010 1430 1046Q1396 1066 1372 1060Q1368 1064 1370 1068Q1430 1070 1476 1036L1540 976Z", lit),
    // The sleeve over it, in the shade of the body.
    fill("M1660 690Q1590 740 1556 800Q1560 900 1610 950L1660 930Z", "#d9b9c4"),
    fill("M1600 840Q1590 910 1610 950L1660 930V760Z", "#8a688f"),
    fill("M1556 800Q1560 900 1610 950L1628 940Q1584 890 1580 782Z", "#fff0d8"),
  );
}

/** A hand closed round an upright handle at 0,0, its wrist to the right: four fingers over it, the thumb on top. */
function fist(): Drawing {
  const [lit, dark, bright] = ["#d48a5c", "#7d3f44", "#ffc48a"];
  const finger = (y: number, reach: number): Drawing => {
    const outline = (low: number) =>
      `M-${reach - 8} ${y}Q-${reach + 12} ${y + 2} -${reach + 10} ${y + 15}Q-${reach + 8} ${y + low} -${reach - 10} ${y + low}L38 ${y + low - 2}V${y}Z`;
    return (
      fill(outline(33), dark) +
      fill(outline(28), lit) +
      fill(
        `M-${reach - 8} ${y + 3}Q-${reach + 9} ${y + 4} -${reach + 7} ${y + 15}Q-${reach + 6} ${y + 22} -${reach - 4} ${y + 23}Q-${reach - 8} ${y + 12} -${reach - 8} ${y + 3}Z`,
        bright,
      )
    );
  };
  return (
    fill("M20-62Q70-70 96-44V52Q70 74 22 66Z", "#c98458") +
    fill("M22 46Q70 50 96 30V52Q70 74 22 66Z", dark) +
    finger(34, 28) +
    finger(4, 34) +
    finger(-27, 35) +
    finger(-58, 31) +
    fill("M70-64Q20-96-18-88Q-36-82-30-68Q-8-64 24-44L70-38Z", "#dd9566") +
    fill("M66-40L24-44Q-8-64-30-68L-31-74Q0-72 30-54L68-50Z", dark, 0.8)
  );
}

/** Near us: tomatoes and a pepper in the fire's light. */
function drawNear(sheet: Sheet): void {
  const cast = (x: number, y: number, length: number, half: number): Drawing =>
    fill(disc(x + length / 2, y, length / 2 + half * 0.7, half * 0.34), SHADE, 0.6);
  const red = (x: number, y: number, scale: number): Drawing =>
    cast(x, y - 8, 110 * scale, 50 * scale) + place(tomato(), x, y, scale);
  const pepper = (x: number, y: number, turn: number, scale: number): Drawing =>
    place(turned(fill(lens(140, 32, 260, 22), SHADE, 0.6), turn), x, y, scale) +
    place(turned(longPepper(), turn), x, y, scale);
  sheet.add(red(360, 1102, 0.98), red(262, 1144, 1.2), red(420, 1160, 1.12), pepper(500, 1160, 1, 0.94));
}
