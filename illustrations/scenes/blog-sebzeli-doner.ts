import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { limb } from "../parts/people/body.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { donerSpit, shavedDoner } from "../parts/things/donerSpit.ts";
import { longPepper, tomato } from "../parts/things/kioskFare.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 600;
/** Somebody who stands in the lane and looks at the shop; the lane runs away from us to the harbour. */
const EYE = cameraOf({ horizon: HORIZON, centre: 1330, eye: 1.55, focal: 1500 });
/** How far off the shop's front is, where its wall ends at the lane, and where the houses across the lane stand. */
const FRONT = 5.4;
const CORNER = -0.75;
const ACROSS = 1.42;
/** Where the lane comes out on the quay. */
const END = 26;
/** The opening in the wall: its left, its right, its sill, its lintel, in metres. */
const HATCH = { left: -4.28, right: -1.56, sill: 0.96, lintel: 2.42 };

const area = (...places: readonly Place[]): Path => polygon(places.map((each) => EYE(each)));
/** An upright rectangle that faces us. */
const upright = (away: number, [left, right]: Point, [low, high]: Point): Path =>
  area([left, away, low], [right, away, low], [right, away, high], [left, away, high]);

/** A small döner counter in a lane of Bodrum late in the afternoon: the cook shaves the cone on to flatbread, two wait, vegetables in crates, a cat, the harbour at the lane's end. */
export const SCENE: Scene = {
  name: "blog-sebzeli-doner",
  seed: 227,
  mood: "gold",
  grain: 0.25,
  crops: { wide: 220, square: 120 },
  draw(sheet) {
    drawHarbour(sheet);
    drawLane(sheet);
    drawInside(sheet);
    drawFront(sheet);
    drawCounter(sheet);
    drawAwning(sheet);
    drawCrates(sheet);
    drawQueue(sheet);
    drawNear(sheet);
  },
};

/** At the end of the lane: the sky, the far shore, the water and a gulet. */
function drawHarbour(sheet: Sheet): void {
  sheet.add(
    fill(box(1000, 0, 600, HORIZON + 2), sheet.downwards(["#4f93b4", "#9cc4c6", "#f0d7ae", "#f8c596"], 0, HORIZON)),
    fill(polygon(pointsOf([1240, 602, 1290, 566, 1340, 552, 1400, 572, 1460, 560, 1500, 602])), "#a68fa8"),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 20, foot: false }),
    place(gulet(sheet, { sails: "furled" }), 1360, 650, 0.3),
  );
}

/** The lane: slabs of stone, the shop's flank in shade on its left, the houses across it in the sun. */
function drawLane(sheet: Sheet): void {
  const { wall, wallShade, wallDeep } = sheet.mood;
  const ground = (right: number, away: number) => EYE([right, away, 0]);
  const rows = [3.9, 4.5, 5.2, 6.1, 7.2, 8.6, 10.4, 12.8, 16, 20.5];
  const joints = [
    ...rows.map((away) => polyline([ground(-6, away), ground(ACROSS, away)])),
    ...rows.slice(0, -1).flatMap((away, row) =>
      counted(9).map((step) => {
        const right = -4.6 + step * 0.78 + (row % 2) * 0.36;
        return polyline([ground(right, away), ground(right, rows[row + 1] ?? away)]);
      }),
    ),
  ];
  const flank = (from: number, to: number, [low, high]: Point): Path =>
    area([ACROSS, from, low], [ACROSS, to, low], [ACROSS, to, high], [ACROSS, from, high]);
  const shopFlank = (from: number, to: number, [low, high]: Point): Path =>
    area([CORNER, from, low], [CORNER, to, low], [CORNER, to, high], [CORNER, from, high]);
  sheet.add(
    fill(
      area([-9, 3, 0], [9, 3, 0], [9, END, 0], [-9, END, 0]),
      sheet.downwards(["#e9c79e", "#e2b98c", "#cf9f78"], 690, 1200),
    ),
    stroke(joints.join(""), "#a87a62", 3, 0.5),
    // The shop keeps the sun from its side of the lane.
    fill(area([CORNER, FRONT, 0], [0.5, FRONT + 0.9, 0], [0.5, END, 0], [CORNER, END, 0]), "#7a5a86", 0.42),
    fill(box(1180, EYE([0, END, 0])[1] - 3, 300, 6), "#f6dfba"),
    // Across the lane: a tall house farther down, a low one near us, their doors and windows painted blue.
    fill(upright(12, [ACROSS, 6], [0, 5.2]), "#f3d6b0"),
    fill(upright(12, [ACROSS, 6], [5.05, 5.2]), "#fff6e2"),
    fill(flank(12, END, [0, 5.2]), "#fbe6c6"),
    fill(flank(12, 14, [0, 5.2]), wall),
    fill(flank(14.6, 16.4, [3, 4.3]) + flank(18.4, 20.6, [3, 4.3]) + flank(19, 20.4, [0, 2.1]), "#2f6f94"),
    fill(flank(5, 12, [0, 3.3]), "#fff1d8"),
    fill(flank(5, 12, [3.18, 3.3]), "#ecc99c"),
    fill(flank(5, 12, [0, 0.5]), "#e6bd92"),
    fill(flank(9.6, 11.4, [0, 2.2]), "#ecc99c"),
    fill(flank(9.8, 11.2, [0, 2.1]), "#2a6a90"),
    fill(flank(9.8, 10.46, [0.16, 1.96]), "#3c82a6"),
    // The shop's flank.
    fill(shopFlank(FRONT, END, [0, 7]), wallShade),
    fill(shopFlank(FRONT, END, [0, 0.5]), wallDeep),
    fill(shopFlank(7.4, 9, [1.1, 2.3]) + shopFlank(11.4, 13.6, [1.1, 2.3]) + shopFlank(7.4, 9, [3.6, 5]), "#4f5f94"),
    fill(shopFlank(7.4, 8.2, [3.6, 5]) + shopFlank(7.4, 8.2, [1.1, 2.3]), "#3f5288"),
    bougainvillea(sheet, { x: 1520, y: 330, width: 130, height: 84, count: 58, size: 30, seed: 4 }),
    bougainvillea(sheet, { x: 1590, y: 420, width: 70, height: 90, count: 34, size: 30, seed: 7 }),
  );
}

/** The room behind the opening: tiles in the light of a lamp, a shelf, the grill, the cone, the cook. */
function drawInside(sheet: Sheet): void {
  const [[left, top], [right, foot]] = [
    EYE([HATCH.left, FRONT, HATCH.lintel]),
    EYE([HATCH.right, FRONT, HATCH.sill - 0.2]),
  ];
  const opening = box(left, top, right - left, foot - top);
  const tiles = counted(9).map((index) => `M${left} ${top + 16 + index * 46}H${right}`);
  const uprights = counted(28).map((index) => {
    const row = index % 2;
    return counted(5)
      .map((step) => `M${left + index * 28} ${top + 16 + (step * 2 + row) * 46}v46`)
      .join("");
  });
  const strings = [560, 604].map((x, index) => pepperString(x, top + 6, index + 4));
  sheet.add(
    sheet.clipped(
      opening,
      fill(
        opening,
        sheet.linear(
          [
            [0, "#f0b067"],
            [0.4, "#d98f56"],
            [1, "#9a5a4a"],
          ],
          [left, 0],
          [right, 0],
        ),
      ) +
        stroke(tiles.join("") + uprights.join(""), "#b06a44", 2.4, 0.6) +
        sheet.glow([380, 560], 420, "#ffdf98", 0.85) +
        shelf() +
        strings.join("") +
        grill(sheet) +
        place(donerSpit(sheet), CONE[0], CONE[1], CONE[2]) +
        cook(sheet),
    ),
    // The wall's thickness: the left reveal in shade, the lintel from below.
    fill(
      area(
        [HATCH.left, FRONT, HATCH.sill],
        [HATCH.left, FRONT + 0.3, HATCH.sill],
        [HATCH.left, FRONT + 0.3, HATCH.lintel],
        [HATCH.left, FRONT, HATCH.lintel],
      ),
      "#b98a76",
    ),
    fill(
      area(
        [HATCH.left, FRONT, HATCH.lintel],
        [HATCH.left, FRONT + 0.3, HATCH.lintel],
        [HATCH.right, FRONT + 0.3, HATCH.lintel],
        [HATCH.right, FRONT, HATCH.lintel],
      ),
      "#7d4f52",
    ),
  );
}

/** The foot of the cone, and its size. */
const CONE = [352, 716, 0.32] as const;

/** A shelf with plates and glasses at the back. */
function shelf(): Drawing {
  const plates = counted(5).map(
    (index) =>
      fill(disc(668 + index * 34, 500, 20, 24), index % 2 ? "#f6e3c2" : "#2f7f86") +
      fill(disc(668 + index * 34, 500, 12, 15), index % 2 ? "#e6c79a" : "#256a74"),
  );
  return plates.join("") + fill(box(636, 524, 220, 8), "#7a4634") + fill(box(636, 532, 220, 10), "#5c3034", 0.5);
}

/** Dried peppers on a string from the lintel. */
function pepperString(x: number, top: number, seed: number): Drawing {
  const random = randomOf(seed);
  const pods = counted(16).map((index) => {
    const side = index % 2 ? 1 : -1;
    return place(
      turned(fill("M0 0Q9 4 8 18Q5 32 0 38Q-7 20 0 0Z", random.pick(["#a8322a", "#8f2430", "#bf4430"])), side * -26),
      x,
      top + 8 + index * 5,
    );
  });
  return stroke(`M${x} ${top - 8}V${top + 80}`, "#6a3a30", 3) + pods.join("");
}

/** The upright grill left of the cone: an iron cabinet with four glowing rows, seen a little from the side. */
function grill(sheet: Sheet): Drawing {
  const rows = counted(4).map((index) => {
    const y = 478 + index * 60;
    return (
      fill(`M208 ${y}L268 ${y + 6}V${y + 48}L208 ${y + 46}Z`, "#e8622c") +
      fill(`M214 ${y + 8}L268 ${y + 13}V${y + 40}L214 ${y + 38}Z`, "#ffb14a") +
      fill(`M230 ${y + 14}L262 ${y + 17}V${y + 34}L230 ${y + 32}Z`, "#ffe49a") +
      stroke(`M226 ${y + 2}V${y + 46}M244 ${y + 4}V${y + 47}`, "#8a3526", 3.4)
    );
  });
  return (
    fill("M170 452L196 462V736L170 740Z", "#54384a") +
    fill("M196 462L276 470V730L196 736Z", "#7d4a44") +
    fill("M196 462L276 470V476L196 469Z", "#d99a68") +
    rows.join("") +
    fill("M276 470L284 466V728L276 730Z", "#4a2e3e") +
    sheet.glow([262, 600], 190, "#ffc05a", 0.6) +
    fill("M178 738H520V750H178Z", "#b7a39e") +
    fill(disc(CONE[0] + 2, 728, 104, 16), "#d8c4b4")
  );
}

/** Skin, shirt and apron in the light of the grill, which is on their left: from light to dark. */
const SKIN = ["#e2a672", "#c07f52", "#8f5540"] as const;
const SHIRT = ["#fff3dc", "#e4cdb8", "#b396a4"] as const;
const APRON = ["#3f7f5c", "#2f6450", "#234a44"] as const;

/** The cook, who looks at the blade: from the hips up, turned to the cone on the left, in centimetres. */
function cook(sheet: Sheet): Drawing {
  const trunk = "M-9-148Q-17-145-19-138Q-21-122-18-108Q-17-98-19-84H20Q21-104 21-120Q22-136 16-144Q10-149 4-150Z";
  const farArm = limb([
    [-12, -139, 6.4],
    [-24, -122, 5.4],
    [-36, -125, 4],
    [-45, -129, 3.2],
  ]);
  const farSleeve = limb([
    [-12, -139, 7],
    [-21, -126, 6.4],
    [-27, -122.6, 5.8],
  ]);
  const nearUpper = limb([
    [7, -139, 7.6],
    [4, -126, 7],
    [-3, -114, 6],
  ]);
  const nearFore = limb([
    [-2, -114, 5],
    [-15, -107, 4.4],
    [-30, -107, 3.2],
  ]);
  return place(
    // The knife along the cone, in the far hand.
    fill("M-46-134Q-51-150-60-172L-62.6-181Q-58-176-55-169Q-47-152-43.4-135Z", "#efe6e0") +
      fill("M-46-134Q-51-150-60-172L-57.6-171Q-48-151-44.6-134.4Z", "#b9aab4") +
      fill("M-47-135L-42.6-136.6L-38.4-121.6L-42-120Z", "#5a342c") +
      fill(farArm, SKIN[1]) +
      fill(farSleeve, SHIRT[1]) +
      fill("M-48-132Q-47-136-42.6-135.4Q-38-134-38.6-127Q-41-123-45.4-124.4Q-48.6-127-48-132Z", SKIN[0]) +
      fill("M-48-129.6L-42-131M-47.6-127L-41.6-128.6", SKIN[2]) +
      // The body.
      fill(trunk, SHIRT[1]) +
      sheet.clipped(
        trunk,
        fill("M-22-150H-6Q-13-126-11-80H-24Z", SHIRT[0]) + fill("M10-150Q17-120 13-80H26V-150Z", SHIRT[2]),
      ) +
      // The apron: its bib, its strap over the shoulder, its strings at the waist.
      fill("M-18-128Q-12-130-6-129Q-8-116-4-106Q8-103 20-104L20-84H-19Q-17-98-18-108Q-20-118-18-128Z", APRON[0]) +
      fill("M-4-106Q8-103 20-104L20-84H-2Q-5-96-4-106Z", APRON[1]) +
      fill("M-17-128L-7-149L-4-148.6L-12-129Z", APRON[1]) +
      fill("M17-104Q24-98 23-88L20-90L19-102Z", APRON[2]) +
      // Neck and head in profile.
      fill("M-6-158V-146Q0-141 6-149L6.4-160Z", SKIN[2]) +
      fill("M-6-158V-146Q-3-143 0-144L1-158Z", SKIN[1]) +
      fill("M-6-149Q-1-143 7-150L8-146Q0-139-8-145.6Z", SHIRT[0]) +
      head() +
      // The near arm, with the bread.
      fill(nearFore, SKIN[1]) +
      fill(
        limb([
          [-3, -115, 3.4],
          [-15, -109, 2.6],
          [-30, -108.6, 1.8],
        ]),
        SKIN[0],
      ) +
      fill(nearUpper, SHIRT[2]) +
      fill(
        limb([
          [4, -139.6, 6.2],
          [1, -127, 5.4],
          [-5, -116, 4.6],
        ]),
        SHIRT[1],
      ) +
      fill("M-60-112Q-44-107-26-111Q-24-106-32-104Q-46-101-58-106Z", "#c98a4e") +
      fill("M-60-112Q-58-116-44-116T-26-111Q-44-106-60-112Z", "#f2d199") +
      place(shavedDoner(22, [0, 0], [66, 16, 42], 40), -44, -112, 0.16) +
      fill("M-58-115Q-52-119-46-116Q-52-113-58-115ZM-36-115Q-32-118-29-114Q-34-112-36-115Z", "#7fae46") +
      fill("M-44-118Q-40-121-36-118Q-40-115-44-118Z", "#d8452e") +
      fill("M-26-110Q-31-111-37-107.6Q-39-105.6-36-105Q-34-103-29-103.6L-24-105Z", SKIN[0]),
    566,
    988,
    2.74,
  );
}

/** His head in profile, looking left and a little down; a white cap, a moustache. */
function head(): Drawing {
  return place(
    turned(
      fill(
        "M-8-11Q-10-5-9.6-2L-12.4 3Q-12.6 4.4-10.2 4.8L-10.4 7L-9.6 8.4Q-10 11.6-6.6 12Q-2 12.4 2 9L6 10L7.6-2Q7-10 0-13Z",
        SKIN[0],
      ) +
        fill("M-2 12Q2 11.6 4 8.4L6 10L8-2L5-10Q4-2 1 4Q-1 9-6.6 12Q-4 12.4-2 12Z", SKIN[1]) +
        fill("M1-6Q3-1 2 4L5 8Q9 8 9.4 1Q10-8 5-11Z", "#2f2024") +
        fill(disc(2.6, 1.4, 2, 3.2), SKIN[1]) +
        fill("M-10.8 5.2Q-8 3.4-4.6 5.4Q-4 7.4-5.4 8Q-8.4 6-10.4 7Z", "#2f2024") +
        stroke("M-8.4-2.6Q-7-3.4-5-2.6", "#2f2024", 1.2) +
        fill("M-9.4-6Q-10-15-1-16Q9-16 9.6-5Q1-8-9.4-6Z", "#fff6e2") +
        fill("M2-16Q9-15 9.6-5Q6-6.4 3-6.8Q5-12 2-16Z", "#cdb4ae") +
        fill("M-9.6-5.4Q0-8 9.8-4.4L9.6-7.4Q0-11-9.6-8.2Z", "#e6d2bc"),
      -8,
    ),
    -2,
    -165,
  );
}

/** The wall in the sun: limewash with a worn foot, a blue shutter above the awning. */
function drawFront(sheet: Sheet): void {
  const [left, top] = EYE([HATCH.left, FRONT, HATCH.lintel]);
  const [right, sill] = EYE([HATCH.right, FRONT, HATCH.sill]);
  const [corner, foot] = EYE([CORNER, FRONT, 0]);
  const wall = `M-20-20H${corner}V${foot}H-20ZM${left} ${top}V${sill}H${right}V${top}Z`;
  const random = randomOf(9);
  const worn = counted(12).map((index) =>
    blot(random, -10 + index * 104, foot - 6, random.between(50, 90), random.between(14, 34)),
  );
  sheet.add(
    `<g fill-rule="evenodd">${fill(wall, sheet.mood.wall)}</g>`,
    sheet.clipped(
      box(right, 0, corner - right, foot),
      fill(box(right, foot - 92, corner - right, 92), "#e8c298") + fill(worn.join(""), "#d0a17c", 0.7),
    ),
    sheet.clipped(box(-20, 0, left + 20, foot), fill(box(-20, foot - 92, left + 20, 92), "#e8c298")),
    fill(`M${corner - 10}-20H${corner}V${foot}H${corner - 10}Z`, "#fffaf0"),
    // A frame of blue wood about the opening.
    fill(box(left - 16, top - 16, right - left + 32, 16), "#3f87a8"),
    fill(box(left - 16, top - 16, 16, sill - top + 16), "#4f9ab8"),
    fill(box(right, top - 16, 16, sill - top + 16), "#2c6888"),
    // The upper window.
    fill(box(620, -20, 150, 130), "#24506e"),
    fill(box(560, -20, 70, 132), "#4f9ab8") + fill(box(760, -20, 70, 132), "#3f87a8"),
    stroke(
      counted(7)
        .map((i) => `M568 ${i * 17}H622M768 ${i * 17}H822`)
        .join(""),
      "#2c6888",
      4,
    ),
    ...[650, 694, 742].map(
      (x, index) =>
        fill(blot(random, x, 66, 24, 20) + blot(random, x - 12, 78, 18, 14), "#3f6f44") +
        fill(blot(random, x - 8, 62, 14, 11), "#6a9a50") +
        fill(disc(x - 10, 52, 8) + disc(x + 8, 48, 9) + disc(x + 16, 64, 7), index === 1 ? "#e8603c" : "#d8385c") +
        fill(`M${x - 16} 82H${x + 16}L${x + 11} 110H${x - 11}Z`, "#c8683f") +
        fill(`M${x - 16} 82H${x - 6}L${x - 5} 110H${x - 11}Z`, "#e8945e"),
    ),
    fill(box(548, 110, 296, 14), "#fffaf0") + fill(box(548, 124, 296, 8), "#c9a89c"),
  );
}

/** Green leaves of parsley and lettuce in a bowl, tomatoes, lemons: what goes into the bread. */
function bowl(x: number, y: number, wide: number, seed: number, tones: readonly [string, string, string]): Drawing {
  const random = randomOf(seed);
  const [dark, body, light] = tones;
  const half = wide / 2;
  const heap = counted(26).map((index) => {
    const share = index / 25;
    const across = random.around(1) * Math.sqrt(1 - share * 0.8);
    return {
      at: [x + across * half * 0.86, y - 22 - (1 - share) * half * 0.46] as Point,
      lit: across < 0.1,
    };
  });
  return (
    fill(
      `M${x - half} ${y - 22}Q${x - half * 0.8} ${y} ${x - half * 0.5} ${y}H${x + half * 0.5}Q${x + half * 0.8} ${y} ${x + half} ${y - 22}Z`,
      "#f6e8cf",
    ) +
    fill(
      `M${x + half * 0.2} ${y - 22}Q${x + half * 0.3} ${y - 6} ${x + half * 0.1} ${y}H${x + half * 0.5}Q${x + half * 0.8} ${y} ${x + half} ${y - 22}Z`,
      "#cdb2a4",
    ) +
    fill(
      `M${x - half} ${y - 22}Q${x - half * 0.6} ${y - 30 - half * 0.5} ${x} ${y - 30 - half * 0.52}T${x + half} ${y - 22}Z`,
      dark,
    ) +
    heap.map(({ at: [a, b], lit }) => fill(blot(random, a, b, half * 0.2, half * 0.15), lit ? light : body)).join("") +
    fill(`M${x - half} ${y - 24}H${x + half}V${y - 18}H${x - half}Z`, "#fff6e2")
  );
}

/** The counter: a slab of pale marble on green tiles, bowls of what is fresh, a stack of flatbread, a lemon or two. */
function drawCounter(sheet: Sheet): void {
  const [left, right] = [HATCH.left - 0.12, HATCH.right + 0.12];
  const [[x0, top], [x1, foot]] = [EYE([left, FRONT, HATCH.sill - 0.06]), EYE([right, FRONT, 0])];
  const size = (x1 - x0) / 14;
  const rows = Math.ceil((foot - top) / size);
  const tiles = counted(14 * rows).map((index) => {
    const [column, row] = [index % 14, Math.floor(index / 14)];
    const tone = ["#3f8f84", "#378378", "#4a9a8a", "#2f776f"][(column * 3 + row * 5 + ((column * row) % 3)) % 4];
    return fill(box(x0 + column * size + 1.4, top + row * size + 1.4, size - 2.8, size - 2.8), tone ?? "#3f8f84");
  });
  const slab = (away: number, [low, high]: Point) => upright(away, [left - 0.06, right + 0.06], [low, high]);
  sheet.add(
    sheet.clipped(
      box(x0, top, x1 - x0, foot - top),
      fill(box(x0, top, x1 - x0, foot - top), "#bcd3bd") + tiles.join(""),
    ),
    fill(box(x0, foot - 26, x1 - x0, 26), "#6f5560"),
    fill(box(x0, top, x1 - x0, 30), "#1f4f58", 0.45),
    fill(area([left - 0.06, 5.24, 0.98], [right + 0.06, 5.24, 0.98], [right, 5.9, 0.98], [left, 5.9, 0.98]), "#fff3dc"),
    fill(slab(5.24, [0.91, 0.98]), "#e6d0ba"),
    fill(slab(5.24, [0.91, 0.925]), "#b99a98"),
    bowl(618, 752, 104, 3, ["#2f5a30", "#5d9440", "#93bf58"]),
    bowl(724, 754, 98, 5, ["#8a2420", "#c93c28", "#e8603c"]),
    bowl(176, 752, 84, 8, ["#4a1f4c", "#7f3f80", "#a864a0"]),
    // A stack of flatbread under a cloth.
    ...counted(5).map((index) => fill(disc(826, 748 - index * 9, 62, 9), index % 2 ? "#dca765" : "#f0cd92")),
    fill(disc(826, 706, 60, 9), "#f7dcaa") + fill("M800 704Q816 700 826 706T850 704", "#c98f52"),
  );
}

/** The awning over the opening, in red and cream, and the shade that it throws on the wall. */
function drawAwning(sheet: Sheet): void {
  const [left, right] = [HATCH.left - 0.28, HATCH.right + 0.34];
  const [high, hem, out] = [3.06, 2.56, 4.5];
  const stripes = counted(11).map((index) => {
    const [a, b] = [mixed(left, right, index / 11), mixed(left, right, (index + 1) / 11)];
    const red = index % 2 === 0;
    const edge = shares(9).map((share): Point => {
      const [x, y] = EYE([mixed(a, b, share), out, hem]);
      return [x, y + 26 + 16 * Math.sin(share * Math.PI)];
    });
    return (
      fill(area([a, FRONT, high], [b, FRONT, high], [b, out, hem], [a, out, hem]), red ? "#c8483a" : "#fff0d2") +
      fill(polygon([EYE([a, out, hem]), ...edge, EYE([b, out, hem])]), red ? "#a5352f" : "#ecd2ae")
    );
  });
  const [x0] = EYE([HATCH.left, FRONT, 0]);
  const [x1, shadeTop] = EYE([HATCH.right, FRONT, HATCH.lintel]);
  sheet.add(
    fill(
      `M${x0 - 16} ${shadeTop - 40}H${x1 + 74}L${x1 + 110} ${shadeTop + 60}H${x1 + 16}V${shadeTop}H${x0 - 16}Z`,
      "#8a6a92",
      0.45,
    ),
    fill(box(x0, shadeTop, x1 - x0, 46), "#3a2238", 0.35),
    ...stripes,
    stroke(polyline([EYE([left, FRONT, high]), EYE([right, FRONT, high])]), "#8a4a3c", 6),
  );
}

/** A crate of slats with what is heaped in it; its near lower left corner on 0,0, 200 wide. */
function crate(heap: Drawing): Drawing {
  return (
    fill("M10 4Q120 26 262-10L240-40L0-20Z", "#6a4658", 0.45) +
    fill("M0-78L40-104H236L200-78Z", "#6f4634") +
    heap +
    fill("M200-78L236-104V-24L200 0Z", "#8f5c40") +
    fill("M200-52L236-78V-70L200-44ZM200-26L236-52V-44L200-18Z", "#5c3a34") +
    counted(3)
      .map((row) => fill(box(0, -78 + row * 27, 200, 22), row % 2 ? "#d09a60" : "#dcaa6c"))
      .join("") +
    fill(box(0, -78, 14, 78) + box(186, -78, 14, 78), "#b57f4c")
  );
}

/** Crates before the shop: tomatoes, long green peppers, aubergines; a cat that waits for its share. */
function drawCrates(sheet: Sheet): void {
  const random = randomOf(6);
  const tomatoes = placesHeap(13, 3).map(([x, y]) => place(tomato(), x, y + 6, 0.44));
  const peppers = counted(16).map((index) =>
    place(
      turned(longPepper(), random.between(-26, 22)),
      10 + (index % 4) * 34 + random.around(14),
      -84 - Math.floor(index / 4) * 10 + random.around(4),
      0.56,
    ),
  );
  const aubergines = counted(7).map((index) =>
    place(
      turned(aubergine(), random.between(-20, 26)),
      26 + index * 26,
      -80 - (index % 2) * 16 - (index > 1 && index < 6 ? 10 : 0),
      0.9,
    ),
  );
  const [catX, catY] = EYE([-2.55, 4.9, 0]);
  sheet.add(
    place(crate(aubergines.join("")), 30, 1066, 0.94),
    place(crate(peppers.toReversed().join("")), 216, 1132, 1.1),
    place(crate(tomatoes.join("")), -52, 1180, 1.24),
    fill(lens(catX + 40, catY + 2, 150, 16), "#6a4658", 0.5),
    place(sittingCat(sheet), catX, catY, 0.27, -0.27),
  );
}

/** Places in a crate for round things, those behind first. */
function placesHeap(count: number, rows: number): Point[] {
  const each = Math.ceil(count / rows);
  return counted(each * rows).map((index): Point => {
    const row = Math.floor(index / each);
    return [34 + (index % each) * 38 + (1 - row / 2) * 18 + (row % 2) * 8, -96 + row * 12 - ((index * 7) % 5)];
  });
}

function aubergine(): Drawing {
  return (
    fill("M-8-14Q-16 4-12 22Q0 40 14 24Q20 4 8-16Z", "#3f2148") +
    fill("M-8-14Q-16 4-12 22Q-4 32 0 26Q-6 4 0-15Z", "#6a3f74") +
    fill("M-10-12Q0-24 10-14L6-4L0-9L-6-3Z", "#5f8a40")
  );
}

/** In the near corner a pot with oleander, petals of the bougainvillea on the stones. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(31);
  const petals = counted(26).map(() => {
    const [x, y] = EYE([random.between(0.2, 1.36), mixed(4.2, 9, random.next()), 0]);
    return lens(x, y, random.between(8, 16), random.between(4, 7));
  });
  sheet.add(fill(petals.join(""), "#d8477c"), place(pot(sheet), 1660, 1230, 0.92));
}

/** A clay pot with a bush that flowers, its foot in the corner of the sheet. */
function pot(sheet: Sheet): Drawing {
  const random = randomOf(32);
  return place(
    [
      fill(lens(1590, 1166, 300, 34), "#6a4658", 0.5),
      fill("M1452 1030H1640V1168H1478Z", "#c8683f"),
      fill("M1452 1030H1486L1506 1168H1478Z", "#e08a58"),
      fill("M1442 1008H1640V1038H1448Z", "#d8794a"),
      fill("M1442 1008H1490L1494 1038H1448Z", "#ee9c68"),
      leafMass(sheet, { x: 1560, y: 930, width: 120, height: 104, count: 44, size: 34, seed: 5 }),
      ...counted(22).map((index) => {
        const [angle, far] = [index * 2.4, Math.sqrt(index / 22)];
        const [x, y] = [1552 + Math.cos(angle) * far * 112, 916 + Math.sin(angle) * far * 92];
        return (
          fill(blot(random, x, y, 11, 10), index % 3 ? "#fff1e2" : "#f6c9b4") + fill(disc(x + 1, y + 1, 3), "#d98a72")
        );
      }),
    ].join(""),
    -1640,
    -1168,
  );
}

/** Who waits: a woman at the counter with a basket, a man behind her, both seen from behind. In centimetres. */
function drawQueue(sheet: Sheet): void {
  const [wx, wy] = EYE([-1.82, 4.72, 0]);
  const [mx, my] = EYE([-1.02, 4.56, 0]);
  const metre = metreAt(EYE, [0, 4.72, 0]) / 100;
  const shadow = fill("M-14 2Q-4 6 10 2L120-26Q136-40 118-42L30-22Z", "#6a4658", 0.5);
  sheet.add(place(shadow + woman(sheet), wx, wy, metre), place(shadow + man(sheet), mx, my, metre * 1.03));
}

/** A woman from behind, her left hand on the counter's edge, a basket on her right arm; she looks at the cone, to the left. */
function woman(sheet: Sheet): Drawing {
  const dress =
    "M-12-138Q-17-136-17-128Q-14-114-13-104Q-20-76-25-44Q-2-38 24-44Q20-76 13-104Q15-116 17-128Q17-136 11-138Q0-143-12-138Z";
  const bare = (points: Parameters<typeof limb>[0]) => limb(points);
  return (
    fill("M-10-46L-9-6L-4-6L-1-46ZM4-46L6-6L11-6L13-46Z", "#b97a52") +
    fill("M-6-46L-5.6-6H-4L-1-46ZM9-46L9.6-6H11L13-46Z", "#8f5540") +
    fill("M-12-6Q-15 1-10 1.6H-3Q-1-2-3.6-7ZM5-6Q4 1 6 1.6H14Q15-2 11-7Z", "#a0533a") +
    // Her left arm goes out to the counter.
    fill(
      bare([
        [-15, -133, 4.4],
        [-24, -116, 3.8],
        [-35, -106, 2.8],
        [-42, -104, 2.6],
      ]),
      "#d69a6a",
    ) +
    fill(
      bare([
        [-13, -132, 2.6],
        [-22, -114, 2.2],
        [-34, -104.6, 1.6],
      ]),
      "#a5694a",
    ) +
    fill(dress, "#e8b440") +
    sheet.clipped(
      dress,
      fill("M5-142Q10-120 5-104Q14-76 12-38H30V-142Z", "#bf8434") +
        fill("M-13-107H14V-101H-14Z", "#a5352f") +
        fill("M-16-98Q-12-70-16-40H-10Q-8-70-16-98ZM4-96Q6-70 2-38H7Q9-70 4-96Z", "#bf8434", 0.6),
    ) +
    // Her right arm with the basket.
    fill(
      bare([
        [14, -133, 4.4],
        [20, -116, 3.8],
        [16, -103, 2.8],
      ]),
      "#a5694a",
    ) +
    fill(
      bare([
        [13, -133, 2.4],
        [18, -116, 2],
        [15, -104, 1.6],
      ]),
      "#c9895c",
    ) +
    stroke("M6-84Q10-106 18-106T30-84", "#8a5a34", 2.2) +
    fill("M3-86H33L29-62Q18-58 7-62Z", "#cf9a58") +
    fill("M20-86H33L29-62Q24-60 18-60Z", "#a06f3f") +
    fill("M4-87Q8-98 14-90Q20-102 24-90Q30-96 32-87Z", "#5d9440") +
    stroke("M5-79H31M6-71H30", "#a06f3f", 1.4) +
    // Neck, face turned a little to the left, hair in a knot.
    fill("M-5-150H5L6-138Q0-135-6-138Z", "#b97a52") +
    fill("M-9-160Q-10.6-156-9.6-152Q-9-147-5-146L2-148V-164Z", "#d69a6a") +
    fill("M-8.4-158Q-10-168 0-169Q10-169 11-158Q12-150 6-145Q0-143-3-146Q-3.4-150-5-152Q-7-155-8.4-158Z", "#3a2428") +
    fill(disc(-4.6, -151.6, 1.5, 2.3), "#b97a52") +
    fill("M3-168Q11-164 10-155Q9-148 5-145Q7-156 3-168Z", "#24161e") +
    fill(disc(7, -168, 6, 5.6), "#3a2428") +
    fill("M4-163.6Q10-163 12.4-169Q11-163 6-162.4Z", "#c8483a")
  );
}

/** A man from behind, his weight on his right leg, a hand in his pocket; he looks towards the counter. */
function man(sheet: Sheet): Drawing {
  const trousers =
    "M-17-92Q-20-60-18-36Q-19-18-19-4Q-12-1-7-4Q-6-26-3-46L1-72L5-46Q9-24 17-3Q23-2 27-6Q24-30 21-52Q20-76 18-92Z";
  const shirt =
    "M-13-144Q-21-142-22-133Q-21-114-18-100L-19-82Q0-78 19-83L18-100Q20-116 22-132Q20-142 13-144Q0-149-13-144Z";
  return (
    fill("M-20-5Q-23 1-19 1.6H-8Q-6-2-7-6ZM16-5Q14 1 17 1.6H29Q31-3 26-7Z", "#5a3630") +
    fill(trousers, "#e6cfa6") +
    sheet.clipped(
      trousers,
      fill("M-9-92Q-7-50-11 0H-1L3-72L9-30L20 0H34V-92Z", "#bf9a80") +
        fill("M-9-40Q-13-38-18-37Q-12-41-8-48Z", "#bf9a80"),
    ) +
    // His left arm hangs, the other hand is in its pocket.
    fill(
      limb([
        [-18, -137, 5.6],
        [-24, -118, 4.8],
        [-24, -102, 3.6],
        [-22.6, -92, 3],
      ]),
      "#c98a5c",
    ) +
    fill("M-25.6-95Q-27-87-25-82Q-22-80-20-84L-20-94Z", "#c98a5c") +
    fill("M-24-83L-22.6-90L-20.6-83Q-22-80-24-83Z", "#8f5540") +
    fill(
      limb([
        [-17, -138, 6.6],
        [-23.4, -122, 6],
      ]),
      "#e07a58",
    ) +
    fill(
      limb([
        [18, -137, 5.6],
        [29, -117, 4.8],
        [21, -97, 3.6],
      ]),
      "#8f5540",
    ) +
    fill(
      limb([
        [17, -138, 6.6],
        [24.4, -124, 6.2],
      ]),
      "#9a3a3c",
    ) +
    fill(shirt, "#d8604a") +
    sheet.clipped(
      shirt,
      fill("M5-150Q12-124 6-76H30V-150Z", "#a8423f") + fill("M6-104Q-2-96-10-95Q0-98 8-110Z", "#a8423f"),
    ) +
    fill("M-7-146Q0-142 7-146L8-142.6Q0-138.6-8-142.6Z", "#f0d9b8") +
    fill("M-5.6-158H6L6.6-145Q0-141-6.6-145Z", "#a5694a") +
    fill("M-10-165Q-12-160-10.4-156Q-10-151-6-150.6L2-152V-168Z", "#c98a5c") +
    fill(
      "M-8.6-164Q-10-175 1-175.6Q12-175 11.4-162Q11-153 6.6-150.6Q0-149-3-151.6Q-3.6-157-5.6-158.6Q-7-161-8.6-164Z",
      "#2f2024",
    ) +
    fill("M4-175Q12-173 11.4-162Q11-153 6.6-150.6Q9-162 4-175Z", "#1c1218") +
    fill(disc(-5.4, -158, 1.8, 2.8), "#a5694a")
  );
}
