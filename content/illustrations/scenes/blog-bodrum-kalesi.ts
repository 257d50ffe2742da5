import { cameraOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { tower } from "../parts/buildings/stonework.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";
import { cypress } from "../parts/plants/trees.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { cannon, coatOfArms, COURT_SHADE, peacock, stoneShot } from "../parts/things/castleYard.ts";
import { amphora } from "../parts/things/table.ts";

const ARCH: Path = "M600 836V590Q612 470 760 412Q908 470 920 590V836Z";
const INNER: Path = "M650 790V604Q660 506 760 462Q860 506 870 604V790Z";

/** A gate inside Bodrum Castle at sunset: a worn stair, knights' arms over the arch, the last sun on the French Tower. */
export const SCENE: Scene = {
  name: "blog-bodrum-kalesi",
  seed: 14,
  mood: "dusk",
  colours: {
    leafLight: "#4f8f86",
    leaf: "#24606a",
    leafDark: "#143a54",
    trunk: "#3a2a4c",
    sky: ["#57406f", "#a45a78", "#e88466", "#f6b27c", "#fbdca6"],
  },
  crops: { wide: 130, square: 200 },
  draw(sheet) {
    drawBehind(sheet);
    drawWall(sheet);
    drawGate(sheet);
    drawCourt(sheet);
  },
};

function drawBehind(sheet: Sheet): void {
  const gold = sheet.tinted({ stone: "#f8bf80", stoneWorn: "#dd925e", stoneShade: "#8a4f74", stoneDeep: "#5d3563" });
  const slits = [
    [0.3, 0.84],
    [0.7, 0.84],
    [0.5, 0.7],
  ] as const;
  sheet.add(
    sky(sheet, { height: 620 }),
    cloudBank(sheet, { x: 330, y: 330, length: 520, seed: 4, strips: 5 }),
    place(tower(gold, { width: 206, height: 440, depth: 84, seed: 5, band: 0.9, slits, quoins: true }), 1128, 676),
    sheet.spray(box(1128, 360, 206, 240), "#8a4f74", { from: [1300, 600], to: [1180, 300], thick: 0.9 }),
    place(flag(), 1216, 244, 0.9),
    place(cypress(sheet, { seed: 4 }), 132, 470, 1.35),
    place(cypress(sheet, { seed: 6 }), 262, 500, 1.75),
    place(cypress(sheet, { seed: 8 }), 392, 470, 1.2),
  );
}

function flag(): Drawing {
  return fill("M-2 0V-88H2V0Z", "#2b1c3f") + place(turkishFlag({ height: 40 }), 2, -86);
}

/** Courses of squared blocks: honey stone gone blue in the shade, some green lava and some white marble from the Mausoleum. */
function ashlar(x: number, y: number, width: number, height: number, seed: number): Drawing {
  const random = randomOf(seed * 17);
  const faces = { pale: "", lit: "", body: "", dark: "", green: "" };
  const rows = Math.round(height / 42);
  for (const row of counted(rows)) {
    const [top, high] = [y + (row * height) / rows, height / rows];
    for (let left = x - random.between(0, 60); left < x + width;) {
      const wide = random.between(46, 118);
      const from = Math.max(x, left);
      const piece = box(from + 1.5, top + 1.5, Math.max(2, Math.min(x + width, left + wide) - from - 3), high - 3);
      const lot = random.next();
      if (lot < 0.07) faces.pale += piece;
      else if (lot < 0.3) faces.lit += piece;
      else if (lot < 0.42) faces.green += piece;
      else if (lot < 0.62) faces.dark += piece;
      else faces.body += piece;
      left += wide;
    }
  }
  return (
    fill(box(x, y, width, height), "#2a6080") +
    fill(faces.body, COURT_SHADE.body) +
    fill(faces.lit, COURT_SHADE.lit) +
    fill(faces.dark, COURT_SHADE.dark) +
    fill(faces.green, "#2c7478") +
    fill(faces.pale, COURT_SHADE.pale)
  );
}

/** Broad teeth, each with its right edge in shade and a cap of light. */
function merlons(x: number, y: number, width: number, height: number, colour: string, shade: string): Drawing {
  const count = Math.round(width / 84);
  const teeth = counted(count).map((index) => x + (index * width) / count + 6);
  const wide = (width / count) * 0.6;
  return (
    fill(teeth.map((at) => box(at, y - height, wide, height + 2)).join(""), colour) +
    fill(teeth.map((at) => box(at + wide * 0.78, y - height, wide * 0.22, height + 2)).join(""), shade) +
    fill(teeth.map((at) => box(at - 3, y - height - 4, wide + 6, 8)).join(""), "#fbd2a0")
  );
}

function drawWall(sheet: Sheet): void {
  const wing = (x: number, y: number, width: number, seed: number) =>
    merlons(x, y, width, 50, COURT_SHADE.lit, COURT_SHADE.dark) +
    ashlar(x, y, width, 900 - y, seed) +
    fill(box(x, y, width, 9), "#e8a878") +
    fill(box(x, y + 9, width, 5), COURT_SHADE.deep);
  sheet.add(
    wing(-20, 430, 500, 3),
    wing(1040, 470, 600, 5),
    sheet.spray(box(1040, 470, 600, 430), COURT_SHADE.deep, { from: [1620, 860], to: [1100, 560], thick: 0.95 }),
    fill("M1040 420L1100 470V900H1040Z", COURT_SHADE.deep, 0.75),
    merlons(470, 232, 580, 54, "#f6bd86", "#b0687c"),
    ashlar(470, 232, 580, 668, 7),
    sheet.spray(box(470, 232, 580, 230), "#f0a878", { from: [520, 222], to: [640, 400], thick: 0.95 }),
    sheet.spray(box(470, 420, 580, 480), COURT_SHADE.deep, { from: [1050, 900], to: [640, 520], thick: 0.85 }),
    fill(box(462, 228, 596, 14), "#fbd2a0"),
    fill(box(462, 242, 596, 6), COURT_SHADE.dark),
    place(peacock(), 1448, 424, 0.8),
    bougainvillea(sheet, { x: 60, y: 452, width: 110, height: 46, seed: 4, count: 34, size: 30 }),
    bougainvillea(sheet, { x: 150, y: 520, width: 44, height: 70, seed: 6, count: 18, size: 28 }),
  );
}

/** Through the arch: the upper court in the last light. Over it: the arms of those who paid. */
function drawGate(sheet: Sheet): void {
  const upper = counted(6).map((index) => {
    const [foot, high] = [790 - index * 23, 17];
    const joints = [0.3, 0.72].map((share) => box(640 + ((share + index * 0.37) % 1) * 240, foot - high, 3, high));
    return (
      fill(box(640, foot - high, 240, high), "#c4735f") +
      fill(joints.join(""), "#93506a") +
      fill(box(640, foot - high, 240, 4), "#93506a", 0.6) +
      fill(box(640, foot - high - 6, 240, 6), "#fbd09a")
    );
  });
  const voussoirs = counted(15).map((index) => {
    const share = index / 14;
    const angle = Math.PI * (1 - share);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const peak = (1 - Math.abs(share - 0.5) * 2) * 26;
    const [from, to]: readonly [Point, Point] = [
      [760 + dx * 160, 590 - dy * 152 - peak],
      [760 + dx * 206, 590 - dy * 198 - peak],
    ];
    return `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;
  });
  sheet.add(
    fill("M548 836V590Q566 432 760 356Q954 432 972 590V836Z", COURT_SHADE.pale),
    fill("M780 364Q954 432 972 590V836H940V590Z", COURT_SHADE.lit),
    stroke(voussoirs.join(""), COURT_SHADE.dark, 4),
    stroke(
      counted(5)
        .map((index) => `M548 ${640 + index * 46}h52M920 ${640 + index * 46}h52`)
        .join(""),
      COURT_SHADE.dark,
      4,
    ),
    fill(ARCH, COURT_SHADE.deep),
    sheet.clipped(
      INNER,
      fill(box(600, 400, 320, 400), sheet.downwards(["#e77f5b", "#f6b27c", "#fde3b4"], 460, 680)) +
        fill("M640 700V640H690V628H700V640H716V700Z", "#b0607a") +
        place(cypress(sheet, { seed: 3 }), 822, 700, 0.86) +
        fill("M700 690Q800 650 900 680V800H700Z", "#8a4a70") +
        upper.join("") +
        fill("M790 660H880V800H820Z", "#5d3563", 0.85),
    ),
    fill("M650 790H870L920 836H600Z", "#d98a6c"),
    sheet.spray("M650 790H870L920 836H600Z", COURT_SHADE.deep, { from: [920, 830], to: [640, 800], thick: 0.95 }),
    fill("M870 604V790L920 836V590Z", "#c9785f"),
    sheet.spray("M870 560V790L920 836V560Z", COURT_SHADE.deep, { from: [926, 560], to: [880, 800], thick: 0.9 }),
    place(coatOfArms(0), 760, 312, 0.72),
    place(coatOfArms(1), 606, 340, 0.6),
    place(coatOfArms(2), 914, 340, 0.6),
  );
}

/** Eight steps from the gate down to the court, seen by somebody who stands there. */
function stair(): Drawing {
  const camera = cameraOf({ horizon: 760, centre: 760, eye: 1.5, focal: 1100 });
  const random = randomOf(6);
  const [top, rise, run, half, count] = [0.88, 0.11, 0.739, 1.39, 8];
  const across = (from: number, to: number, [away, up]: Point, [away2, up2]: Point) =>
    polygon([camera([from, away, up]), camera([to, away, up]), camera([to, away2, up2]), camera([from, away2, up2])]);
  return counted(count)
    .map((index) => {
      const [away, up] = [9 - index * run, top - index * rise];
      const warm = Math.max(0, 1 - index / 4);
      const tread = blend("#7fa9ba", "#eda886", warm);
      const [front, low]: [Point, Point] = [
        [away, up],
        [away, up - rise],
      ];
      const joints = counted(4).map((joint) => -half + ((joint + random.between(0.3, 0.9)) * 2 * half) / 4);
      return (
        fill(across(-half, half, front, low), blend("#2d5c7b", "#6d5a86", warm)) +
        fill(joints.map((x) => across(x, x + 0.018, front, low)).join(""), COURT_SHADE.joint) +
        fill(across(-half, half, [away, up - rise * 0.72], low), COURT_SHADE.deep, 0.42) +
        (index < count - 1
          ? fill(across(-half, half, low, [away - run, up - rise]), tread) +
            fill(across(half * 0.3, half, low, [away - run, up - rise]), COURT_SHADE.dark, 0.4) +
            fill(
              across(-half * 0.42, half * 0.24, [away - run * 0.62, up - rise], [away - run, up - rise]),
              "#f8d2a8",
              0.1 + warm * 0.5,
            )
          : "")
      );
    })
    .join("");
}

function drawCourt(sheet: Sheet): void {
  const court = "M-20 880H1620V1220H-20Z";
  const joints = counted(6).map((index) => `M-20 ${short(900 + index ** 1.5 * 28)}H1620`);
  const drum = sheet.tinted({
    stone: COURT_SHADE.pale,
    stoneWorn: COURT_SHADE.lit,
    stoneShade: COURT_SHADE.body,
    stoneDeep: COURT_SHADE.dark,
    wallBright: "#9dbac4",
    groundShade: COURT_SHADE.deep,
  });
  const cracks = counted(23).map(
    (index) => `M${short(800 + (index - 11) * 62)} 884L${short(800 + (index - 11) * 176)} 1210`,
  );
  sheet.add(
    fill(court, "#3a6684"),
    stroke(joints.join("") + cracks.join(""), COURT_SHADE.dark, 3.4, 0.8),
    sheet.spray(court, COURT_SHADE.deep, { from: [1620, 1200], to: [560, 900], thick: 0.95 }),
    stair(),
    // The walls beside it: inner face, top, end.
    fill("M412 1100L612 812V846L412 1190Z", COURT_SHADE.dark),
    fill("M560 812H612L412 1100H310Z", "#9dbac4"),
    fill("M310 1100H412V1190H310Z", COURT_SHADE.body),
    fill("M1108 1100L908 812V846L1108 1190Z", "#4f8aa2"),
    fill("M908 812H960L1210 1100H1108Z", "#8fb2bf"),
    fill("M1108 1100H1210V1190H1108Z", COURT_SHADE.body),
    fill("M1210 1190V1100L960 812V846Z", COURT_SHADE.deep, 0.85),
    place(amphorae(sheet), 0, -22),
    place(cannon(), 1256, 926, 0.7),
    place(stoneShot(), 1130, 946, 0.5),
    place(fallenDrum(drum), 1484, 1124, 1.16),
    leafMass(sheet, { x: 1590, y: 1150, width: 120, height: 110, seed: 7, count: 54, size: 42 }),
    leafMass(sheet, { x: 40, y: 1130, width: 130, height: 96, seed: 5, count: 50, size: 40 }),
    bougainvillea(sheet, { x: 30, y: 1090, width: 90, height: 60, seed: 9, count: 24, size: 34 }),
  );
}

/** Three amphorae as the museum shows them: their feet in the sand of a stone trough by the wall. */
function amphorae(sheet: Sheet): Drawing {
  const jar = (x: number, y: number, lean: number, colour: string, size: number) =>
    place(turned(amphora(sheet, { colour, shade: "#5f3a64" }), lean), x, y, size);
  return (
    fill("M60 962H372L470 934L420 896H330Z", COURT_SHADE.deep, 0.8) +
    fill("M50 896L84 866H360L330 896Z", "#e0b48c") +
    fill("M330 896L360 866L362 932L330 966Z", COURT_SHADE.deep) +
    jar(128, 908, -6, "#c7735c", 0.94) +
    jar(282, 910, 5, "#b8644f", 0.9) +
    jar(206, 922, -2, "#d98a66", 1.04) +
    fill("M42 890H338V904H42Z", "#9dbac4") +
    fill("M50 904H330V966H50Z", COURT_SHADE.lit) +
    fill("M50 904H330V914H50Z", COURT_SHADE.dark) +
    stroke("M150 914V966M242 914V966", COURT_SHADE.dark, 4)
  );
}
