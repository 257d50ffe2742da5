import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { lightColumns, sea } from "../parts/sea/sea.ts";
import { donerShaving, donerSpit, shavedDoner } from "../parts/things/donerSpit.ts";
import { ayran, grilledPepper, grilledTomato, tomato } from "../parts/things/kioskFare.ts";
import { steam } from "../parts/things/steam.ts";

const HORIZON = 556;
/** The eye is 0.46 m above the counter, whose top is the ground of this camera. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 0.46, focal: 1500 });
/** How far the counter reaches, and where its tiled wall stands. */
const BACK = 2.35;
const FOOT = EYE([0, BACK, 0])[1];
/** The hatch to the square: its left, its right, its top. */
const HATCH = { left: 1006, right: 1508, top: 118 };
/** What the fire's light leaves dark on the counter. */
const SHADE = "#6a3450";
/** The grill: along its glowing face away from us, across to its back, up. */
const GRILL = frameOf(EYE, { right: -0.52, away: 1.73, heading: 42 });
/** How long and how tall its face is, how deep the cabinet behind it, how far the tray before it reaches. */
const [LONG, TALL, DEEP, REACH] = [0.62, 0.96, 0.13, -0.6];
/** The axis of the spit, and the height of the tray that it stands on. */
const AXIS = [0.31, -0.3] as const;
const TRAY = 0.055;

/** In an eatery in Bodrum at dusk: the spit of meat and vegetables before its glowing grill; what has been cut, the long knife and a full plate on the counter; outside, two who look at a gulet. */
export const SCENE: Scene = {
  name: "blog-sebzeli-doner",
  seed: 227,
  mood: "dusk",
  grain: 0.25,
  crops: { wide: 196, square: 150 },
  draw(sheet) {
    drawOutside(sheet);
    drawWall(sheet);
    drawStrung(sheet);
    drawCounter(sheet);
    drawGrill(sheet);
    drawSpit(sheet);
    drawArm(sheet);
    drawTray(sheet);
    drawPlate(sheet);
    drawKnife(sheet);
  },
};

const area = (view: Project, ...places: readonly Place[]): Path => polygon(places.map((each) => view(each)));
/** An upright piece of the grill's face. */
const onFace = (from: number, to: number, low: number, high: number, out = 0): Path =>
  area(GRILL, [from, out, low], [to, out, low], [to, out, high], [from, out, high]);

/** Through the hatch: the square by the harbour after sunset, its lamp, two at the edge of the quay, a gulet. */
function drawOutside(sheet: Sheet): void {
  // The square lies a metre below the counter; its edge is 21 m away.
  const edge = HORIZON + (1.4 * 1500) / 21;
  const stripes = counted(12).map((index) => {
    const x = 984 + index * 46;
    return fill(
      `M${x} 120H${x + 46}V184Q${x + 46} 204 ${x + 23} 206Q${x} 204 ${x} 184Z`,
      index % 2 ? "#b9a2c4" : "#7a2a4c",
    );
  });
  const people = sheet.tinted({ wall: "#b9a0c4" });
  const lights = counted(17).map((index): Point => {
    const random = randomOf(index + 5);
    return [1046 + index * 27 + random.around(14), 546 - random.between(0, 22)];
  });
  const slabs = [0.06, 0.16, 0.31, 0.54, 0.86].map((share) => {
    const y = mixed(edge + 6, FOOT, share);
    return `M990 ${y}H1520`;
  });
  sheet.add(
    fill(
      box(990, 100, 540, 500),
      sheet.downwards(["#1d2f66", "#3c5593", "#8f83b4", "#f0a98a", "#ffd2a0"], 120, HORIZON),
    ),
    ridge(sheet.tinted({ far: "#5d5f97", farShade: "#4b4f8a", mist: "#c79aa8" }), {
      crest: pointsOf([960, 486, 1080, 452, 1190, 500, 1330, 466, 1450, 492, 1640, 456]),
      foot: HORIZON + 4,
      mist: 0,
      seed: 3,
    }),
    dots(lights, 2.6, "#ffe2a0"),
    sea(sheet.tinted({ sea: ["#e0a597", "#7f7fac", "#46609a", "#2b4478"], seaLight: "#f7c9a2", seaDark: "#30497e" }), {
      top: HORIZON,
      bottom: edge + 10,
      dabs: 26,
      foot: false,
    }),
    lightColumns(sheet, { at: [1090, 1180, 1440], y: HORIZON + 6, length: 60, width: 16 }),
    place(
      brokenImage({
        shapes: [{ outline: pointsOf([-250, 4, 250, 4, 200, 60, -200, 56]), colour: "#4a3050" }],
        depth: 60,
      }),
      1264,
      616,
      0.38,
    ),
    place(gulet(sheet, { sails: "furled", lit: true }), 1264, 616, 0.38),
    fill(box(990, edge, 540, FOOT - edge + 8), sheet.downwards(["#a58bb0", "#6a568c", "#4a3a70"], edge, FOOT)),
    stroke(slabs.join(""), "#4d3d74", 3, 0.7),
    stroke("M1240 656L1120 866M1300 656L1330 866M1190 656L1000 796M1370 656L1500 806", "#4d3d74", 3, 0.5),
    fill(box(990, edge - 1, 540, 9), "#e0b8b4"),
    fill(box(990, edge + 8, 540, 5), "#5d4a7c"),
    fill("M1404 670H1414L1412 296H1406Z", "#2a2450"),
    fill("M1396 672H1422L1418 656H1400Z", "#2a2450"),
    fill("M1390 296H1428L1420 252H1398Z", "#ffe6a6"),
    fill("M1384 254H1434L1409 228Z", "#2a2450"),
    sheet.glow([1409, 276], 120, "#ffd98a", 0.75),
    fill(lens(1412, 678, 190, 18), "#f3c79a", 0.4),
    place(
      person(people, {
        pose: "standing",
        behind: true,
        wears: "skirt",
        top: "#d8604a",
        bottom: "#efe0d0",
        hairstyle: "long",
        slender: true,
      }),
      1094,
      edge + 17,
      1.12,
    ),
    place(
      person(people, { pose: "standing", behind: true, mirrored: true, top: "#e9e2d6", bottom: "#31507a" }),
      1131,
      edge + 19,
      1.22,
    ),
    // The awning's hem against the last light.
    ...stripes,
    fill(box(984, 120, 560, 34), "#2c1f46", 0.55),
  );
}

/** The tiled wall, warm near the fire, and the hatch with the thickness of its wall and its painted frame. */
function drawWall(sheet: Sheet): void {
  const { left, right, top } = HATCH;
  const wall = `M-20-20H1640V${FOOT + 4}H${right}V${top}H${left}V${FOOT + 4}H-20Z`;
  const size = [118, 68] as const;
  const rows = counted(15);
  const start = (row: number) => (row % 2) * 59 - 60;
  const joints = rows.flatMap((row) => [
    `M-20 ${FOOT - row * size[1]}H1640`,
    ...counted(16).map((index) => `M${start(row) + index * size[0]} ${FOOT - row * size[1]}v${-size[1]}`),
  ]);
  const glazes = (rest: number) =>
    rows
      .flatMap((row) =>
        counted(16)
          .filter((index) => (index * 5 + row * 3) % 7 === rest)
          .map((index) => box(start(row) + index * size[0], FOOT - (row + 1) * size[1], size[0], size[1])),
      )
      .join("");
  const deep = 30;
  sheet.add(
    sheet.clipped(
      wall,
      fill(wall, "#1f6a78") +
        fill(glazes(0), "#277786") +
        fill(glazes(3), "#1a5b6c") +
        stroke(joints.join(""), "#124656", 4) +
        fill(box(-20, -20, 1660, 1000), sheet.downwards(["#0e2547", "#0e254700"], -20, 460), 0.7) +
        sheet.glow([560, 560], 640, "#ff9a3c", 0.8),
    ),
    // The wall's thickness: the lintel and the left reveal are dark, the right one looks at the fire.
    fill(`M${left} ${top}H${right}L${right - deep} ${top + deep}H${left + deep * 0.3}Z`, "#38254e"),
    fill(`M${left} ${top}L${left + deep * 0.3} ${top + deep}V${FOOT - 14}L${left} ${FOOT + 4}Z`, "#2c1f46"),
    fill(`M${right} ${top}L${right - deep} ${top + deep}V${FOOT - 14}L${right} ${FOOT + 4}Z`, "#c77a55"),
    // Its frame on the wall, blue as all joinery of the town; the fire's light is on its edges.
    fill(
      `M${left - 34} ${top - 34}H${right + 34}V${FOOT + 4}H${right}V${top}H${left}V${FOOT + 4}H${left - 34}Z`,
      "#3a6aa0",
    ),
    fill(`M${left - 34} ${top - 34}H${left - 24}V${FOOT + 4}H${left - 34}Z`, "#d99a6c"),
    fill(`M${right} ${top}H${right + 9}V${FOOT + 4}H${right}Z`, "#c98f74"),
    fill(`M${left - 34} ${top - 34}H${right + 34}V${top - 26}H${left - 26}Z`, "#6f8fb8"),
    fill(`M${left} ${top}H${right}V${top - 8}H${left - 8}V${FOOT + 4}H${left}Z`, "#27497c"),
    fill(`M${right + 34} ${top - 34}L${right + 48} ${top - 18}V${FOOT}H${right + 34}Z`, "#0e3346", 0.7),
  );
}

/** Peppers of last summer, dried on a string: the fire is on their right. */
function drawStrung(sheet: Sheet): void {
  const random = randomOf(12);
  const strung = counted(34).map((index) => {
    const share = index / 33;
    const [side, long] = [index % 2 ? 1 : -1, random.between(62, 88)];
    const tone = random.pick(["#8f1f2c", "#a82c2a", "#7a1a34"]);
    const pod = `M0 0Q${16 * side} 4 ${14 * side} ${long * 0.5}Q${10 * side} ${long * 0.8} 0 ${long}Q${-9 * side} ${long * 0.5} 0 0Z`;
    return place(
      turned(
        fill(pod, blend(tone, "#2c1238", side < 0 ? 0.45 : 0.1)) +
          stroke(
            `M${7 * side} 10Q${11 * side} ${long * 0.4} ${5 * side} ${long * 0.7}`,
            side > 0 ? "#ef7a48" : "#a03a3c",
            4,
          ),
        -side * random.between(16, 40),
      ),
      108,
      mixed(56, 356, share),
    );
  });
  sheet.add(
    fill("M60 90Q30 260 76 440Q100 470 120 440Q150 260 128 90Z", "#0e2f44", 0.5),
    stroke("M108-10V70", "#d9a878", 4),
    ...strung,
  );
}

/** The counter: pale stone in slabs that run away from us, bright where the fire looks at it. */
function drawCounter(sheet: Sheet): void {
  const top = area(EYE, [-3, 1, 0], [3, 1, 0], [3, BACK, 0], [-3, BACK, 0]);
  const seams = counted(11).map((index) => {
    const right = -2.1 + index * 0.46;
    return polyline([EYE([right, 1, 0]), EYE([right, BACK, 0])]);
  });
  const courses = [1.36, 1.84].map((away) => polyline([EYE([-3, away, 0]), EYE([3, away, 0])]));
  sheet.add(
    fill(
      top,
      sheet.linear(
        [
          [0, "#d99a72"],
          [0.35, "#f0bd88"],
          [0.62, "#dda27e"],
          [1, "#8f6484"],
        ],
        [0, 1000],
        [1600, 1060],
      ),
    ),
    stroke(seams.join("") + courses.join(""), "#a8705f", 4, 0.55),
    sheet.clipped(top, sheet.glow([520, 1010], 480, "#ffd98a", 0.7)),
    fill(box(-20, FOOT - 6, 1060, 7), "#f6c896", 0.9),
    fill(box(HATCH.left, FOOT - 14, HATCH.right - HATCH.left, 15), "#d9a9a0"),
    fill(box(HATCH.right, FOOT - 6, 200, 7), "#b98a96"),
  );
}

/** The grill: an upright cabinet of steel with four rows of glowing bricks, and the tray that the spit stands on. */
function drawGrill(sheet: Sheet): void {
  const tray = [
    [-0.03, REACH],
    [LONG + 0.03, REACH],
    [LONG + 0.03, 0],
    [-0.03, 0],
  ] as const;
  const cast = area(EYE, ...tray.map(([along, across]): Place => groundOf(along, across)));
  const glowing = [0.088, 0.302, 0.516, 0.73].map((low) => burner(low, low + 0.185));
  const [top, foot] = [GRILL([LONG / 2, 0, TALL]), GRILL([LONG / 2, 0, 0])];
  const knobs = [0.19, 0.4, 0.61, 0.82].map((up) => GRILL([0, DEEP * 0.5, up]));
  sheet.add(
    sheet.glow([(top[0] + foot[0]) / 2, 560], 520, "#ffb04a", 0.55),
    place(fill(cast, SHADE, 0.5), 46, 26),
    // The tray: two of its sides look at us, its floor shines in the light of the fire.
    fill(area(GRILL, [-0.03, 0, 0], [-0.03, REACH, 0], [-0.03, REACH, TRAY], [-0.03, 0, TRAY]), "#8c7488"),
    fill(
      area(GRILL, [-0.03, REACH, 0], [LONG + 0.03, REACH, 0], [LONG + 0.03, REACH, TRAY], [-0.03, REACH, TRAY]),
      "#56405f",
    ),
    fill(area(GRILL, ...tray.map(([along, across]): Place => [along, across, TRAY])), "#f0cfae"),
    fill(
      area(GRILL, [0, REACH + 0.03, TRAY], [LONG, REACH + 0.03, TRAY], [LONG, 0, TRAY], [0, 0, TRAY]),
      sheet.linear(
        [
          [0, "#ffc873"],
          [0.5, "#c98a6a"],
          [1, "#7d5a74"],
        ],
        [...GRILL([0.2, 0, TRAY])],
        [...GRILL([LONG, REACH, TRAY])],
      ),
    ),
    fill(
      area(
        GRILL,
        [0, REACH + 0.03, TRAY],
        [LONG, REACH + 0.03, TRAY],
        [LONG, REACH + 0.045, TRAY],
        [0.015, REACH + 0.045, TRAY],
        [0.015, 0, TRAY],
        [0, 0, TRAY],
      ),
      "#8a5a5c",
    ),
    // The cabinet's end, in the dark, with a tap for each row and the pipe of the gas.
    fill(area(GRILL, [0, 0, 0], [0, DEEP, 0], [0, DEEP, TALL], [0, 0, TALL]), "#3d2a4c"),
    fill(area(GRILL, [0, DEEP * 0.86, 0], [0, DEEP, 0], [0, DEEP, TALL], [0, DEEP * 0.86, TALL]), "#2a1c3c"),
    fill(area(GRILL, [0, 0, 0], [0, DEEP * 0.1, 0], [0, DEEP * 0.1, TALL], [0, 0, TALL]), "#8a5a68"),
    ...knobs.map(
      ([x, y]) =>
        fill(disc(x + 3, y + 6, 17, 23), "#1c1030") +
        fill(disc(x, y, 16, 22), "#8a7890") +
        fill(disc(x + 2, y + 2, 12, 17), "#54405f") +
        stroke(`M${x - 1} ${y - 14}V${y + 4}`, "#e8c8b0", 4),
    ),
    // The face: a frame of steel, bright from what glows in it.
    fill(onFace(0, LONG, 0, TALL), "#a8695a"),
    fill(onFace(0, LONG, TALL - 0.03, TALL), "#f0b478"),
    fill(onFace(0, 0.022, 0, TALL), "#f7c488"),
    ...glowing,
    sheet.glow([(top[0] + foot[0]) / 2 - 60, 540], 330, "#ffd27a", 0.4),
  );
}

/** Where a place of the grill stands in the room. */
function groundOf(along: number, across: number): Place {
  const angle = (42 / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [-0.52 + along * sin - across * cos, 1.73 + along * cos + across * sin, 0];
}

/** A row of glowing bricks laid in bond, white-hot in the middle and red at the ends, behind thin rods. */
function burner(low: number, high: number): Drawing {
  const [from, to] = [0.05, LONG - 0.05];
  const [columns, rows] = [7, 4];
  const random = randomOf(Math.round(low * 100) + 3);
  const bricks = counted((columns + 1) * rows).map((index) => {
    const [column, row] = [
      (index % (columns + 1)) - (Math.floor(index / (columns + 1)) % 2) * 0.5,
      Math.floor(index / (columns + 1)),
    ];
    const alongAt = (step: number) => mixed(from, to, within(step / columns));
    const [a, b] = [alongAt(column) + 0.003, alongAt(column + 1) - 0.003];
    const [c, d] = [mixed(low, high, row / rows) + 0.003, mixed(low, high, (row + 1) / rows) - 0.003];
    if (b - a < 0.01) return "";
    const heat = within(1.12 - Math.abs(column - 2.6) / 5 - Math.abs(row - 1.4) * 0.2 + random.around(0.16));
    const tone = heat > 0.6 ? blend("#ffb83e", "#fff4c0", (heat - 0.6) * 2.5) : blend("#d9401a", "#ffb83e", heat / 0.6);
    return (
      fill(onFace(a, b, c, d), blend(tone, "#e04a18", 0.5)) +
      fill(onFace(a + 0.006, b - 0.004, c + 0.008, d - 0.002), tone)
    );
  });
  const rods = counted(6).map((index) => {
    const along = mixed(from, to, (index + 0.5) / 6);
    return polyline([GRILL([along, -0.012, low - 0.012]), GRILL([along, -0.012, high + 0.012])]);
  });
  return (
    fill(onFace(from - 0.022, to + 0.022, low - 0.014, high + 0.014), "#5c1a20") +
    fill(onFace(from - 0.022, to + 0.022, low - 0.016, low - 0.003), "#ffb868") +
    fill(onFace(from, to, low, high), "#a32a16") +
    bricks.join("") +
    stroke(rods.join(""), "#4f1c22", 4.5)
  );
}

/** The spit on the tray, and what it keeps from the fire. */
function drawSpit(sheet: Sheet): void {
  const [x, y] = GRILL([...AXIS, TRAY]);
  const random = randomOf(4);
  const fallen = pointsOf([96, 22, 150, 4, 128, 30, 178, 22]).map(([right, down]) =>
    donerShaving(random, x + right, y + down, random.between(44, 66), 0.45),
  );
  sheet.add(
    sheet.clipped(
      area(GRILL, [-0.03, REACH, TRAY], [LONG + 0.03, REACH, TRAY], [LONG + 0.03, 0, TRAY], [-0.03, 0, TRAY]),
      place(fill("M-40 60Q100 96 260 64Q330 40 330 6L200-40Z", "#4f2a44", 0.6), x, y),
    ),
    place(donerSpit(sheet), x, y, 0.84),
    ...fallen,
  );
}

/** The arm from the cabinet that holds the spit upright, with the motor that turns it. */
function drawArm(sheet: Sheet): void {
  const [from, to] = [TALL + 0.035, TALL + 0.065];
  const [a, b] = [AXIS[0] - 0.022, AXIS[0] + 0.022];
  const end = AXIS[1] - 0.03;
  const [x, y] = GRILL([...AXIS, from]);
  sheet.add(
    fill(area(GRILL, [a, 0, TALL], [b, 0, TALL], [b, 0, to], [a, 0, to]), "#8a6478"),
    fill(area(GRILL, [a, 0, from], [b, 0, from], [b, end, from], [a, end, from]), "#ffb468"),
    fill(area(GRILL, [a, 0, from], [a, end, from], [a, end, to], [a, 0, to]), "#b98490"),
    fill(area(GRILL, [a, end, from], [b, end, from], [b, end, to], [a, end, to]), "#6f5670"),
    fill(`M${x - 36} ${y - 24}V-20H${x + 36}V${y - 24}Q${x} ${y - 12} ${x - 36} ${y - 24}Z`, "#7d6480"),
    fill(`M${x - 36} ${y - 24}V-20H${x - 18}V${y - 20}Z`, "#e0a88c"),
    fill(`M${x + 14} ${y - 18}V-20H${x + 36}V${y - 24}Z`, "#4c3858"),
    fill(`M${x - 14} ${y - 2}H${x + 14}V${y + 14}Q${x} ${y + 19} ${x - 14} ${y + 14}Z`, "#8d7890"),
    fill(`M${x - 14} ${y - 2}H${x - 5}V${y + 17}L${x - 14} ${y + 14}Z`, "#ffd0a0"),
  );
}

/** The steel tray with what has been cut, the flat shovel in it, a cup of ayran behind. */
function drawTray(sheet: Sheet): void {
  const view = frameOf(EYE, { right: 0.235, away: 1.36, heading: 96 });
  const [long, deep, up, slant] = [0.42, 0.25, 0.05, 0.03];
  const outer = (high: number, by: number): Place[] => [
    [by, by, high],
    [long - by, by, high],
    [long - by, deep - by, high],
    [by, deep - by, high],
  ];
  const [x, y] = view([long * 0.45, deep * 0.5, 0.012]);
  sheet.add(
    place(ayran(), 1476, 950, 0.82),
    place(fill(area(view, ...outer(0, slant)), SHADE, 0.6), 44, 16),
    fill("M1490 1010L1600 982V962L1500 984Z", SHADE, 0.5),
    fill(area(view, ...outer(up, 0)), "#e6cfc4"),
    fill(area(view, ...outer(up, 0.008)), "#6d566f"),
    fill(
      area(
        view,
        [0.008, 0.008, up],
        [0.008, deep - 0.008, up],
        [slant + 0.01, deep - slant, 0.01],
        [slant + 0.01, slant, 0.01],
      ),
      "#4f3b58",
    ),
    fill(
      area(
        view,
        [long - 0.008, 0.008, up],
        [long - 0.008, deep - 0.008, up],
        [long - slant, deep - slant, 0.01],
        [long - slant, slant, 0.01],
      ),
      "#d0a598",
    ),
    fill(area(view, ...outer(0.01, slant)), "#a98a94"),
    // The tray's near side hides the foot of the heap.
    sheet.clipped(
      polygon([
        view([0.01, 0, up]),
        view([long, 0, up]),
        [1640, view([long, 0, up])[1]],
        [1640, 700],
        [view([0.01, 0, up])[0], 700],
      ]),
      shavedDoner(22, [x, y], [144, 36, 88], 104) + shovel(x + 112, y - 6),
    ),
    fill(
      area(view, [0, 0, up], [long, 0, up], [long - slant, slant * 0.6, 0], [slant, slant * 0.6, 0]),
      sheet.linear(
        [
          [0, "#f0c8a4"],
          [0.4, "#b9949e"],
          [1, "#86688e"],
        ],
        [...view([0, 0, 0])],
        [...view([long, 0, 0])],
      ),
    ),
    stroke(polyline([view([0, 0, up]), view([long, 0, up])]), "#fbe6d2", 6),
    steam(sheet, { x: x - 30, y: y - 80, tall: 300, wide: 20, phase: 0.4 }),
    steam(sheet, { x: x + 60, y: y - 60, tall: 220, wide: 15, phase: 1.3 }),
  );
}

/** The flat shovel that takes up what has been cut, its blade under the heap, its handle over the rim. */
function shovel(x: number, y: number): Drawing {
  return place(
    fill("M-40 20L60 34L96 6L30-30Z", "#3f1826", 0.5) +
      fill("M-60 4Q10-40 62-30L92-4Q60 26 10 26Z", "#cdb4b8") +
      fill("M-60 4Q10-40 62-30L70-22Q10-24-40 8Z", "#fff0dc") +
      fill("M92-4Q60 26 10 26L-6 22Q50 16 84-10Z", "#7d667f") +
      fill("M72-24L84-12L140-36L134-46Z", "#8d7890") +
      fill("M128-50L138-32L262-84Q270-96 256-102Z", "#8a4a2c") +
      fill("M128-50L132-43L262-96L256-102Z", "#d08a52"),
    x,
    y,
  );
}

/** A round of bread, a helping on it: shavings, a grilled pepper and tomato, onion with sumac, parsley. */
function drawPlate(sheet: Sheet): void {
  const [x, y] = [290, 1058];
  const random = randomOf(9);
  const oval = (share: number, down = 0): Path => disc(0, down, 236 * share, 80 * share);
  const bread = curve(
    counted(14).map((index): Point => {
      const angle = (index / 14) * Math.PI * 2;
      const reach = random.between(0.93, 1.05);
      return [-20 + Math.cos(angle) * 164 * reach, -10 + Math.sin(angle) * 50 * reach];
    }),
    true,
  );
  const blisters = counted(12).map(() =>
    blot(random, -90 + random.around(70), -24 + random.around(26), random.between(6, 13), random.between(3, 5)),
  );
  const onions = counted(16).map((index) => {
    const [ox, oy, r] = [-124 + random.around(34), 26 + random.around(11), random.between(17, 30)];
    const ring = `M${ox - r} ${oy}Q${ox} ${oy - r * 0.9} ${ox + r} ${oy + random.around(6)}`;
    return stroke(ring, "#8a4a6c", 8) + stroke(ring, index % 3 ? "#f6e6e8" : "#c98ab0", 5);
  });
  const sumac = counted(26).map((): Point => [-124 + random.around(42), 20 + random.around(14)]);
  sheet.add(
    ...[76, 168].map(
      (at, index) =>
        fill(disc(at + 50, 950 + index * 20, 76, 15), SHADE, 0.5) + place(tomato(), at, 958 + index * 20, 0.78),
    ),
    place(
      fill(disc(58, 26, 240, 78), SHADE, 0.6) +
        fill(oval(0.97, 14), "#9a6a6c") +
        fill(oval(1), "#fff0dc") +
        stroke(oval(0.94), "#2f6a9a", 6) +
        fill(oval(0.8, 4), "#d3a892") +
        fill(oval(0.77, 8), "#f3dcc0") +
        place(fill(bread, "#7d4a3c"), 5, 9) +
        fill(bread, "#eabf80") +
        place(fill(bread, "#f9deac"), -3, -5) +
        fill(blisters.join(""), "#b4692f", 0.8) +
        shavedDoner(41, [24, -6], [118, 30, 66], 62) +
        onions.join("") +
        dots(sumac, 3, "#8f1f3a") +
        leafMass(sheet, {
          x: -52,
          y: 44,
          width: 44,
          height: 17,
          seed: 3,
          count: 11,
          size: 30,
          leaf: "round",
          colours: ["#27461f", "#5b8a33", "#9cc050"],
        }) +
        place(grilledTomato(), 112, 34) +
        place(grilledTomato(), 44, 52) +
        place(turned(grilledPepper(), -15), 70, 14),
      x,
      y,
    ),
    steam(sheet, { x: x + 10, y: y - 70, tall: 230, wide: 16, phase: 2.2 }),
  );
}

/** The long knife on the stone before the grill: its edge towards us, three rivets in its handle of walnut. */
function drawKnife(sheet: Sheet): void {
  const blade = "M-430 26Q-400-4-330-12L0-22V26L-330 36Q-400 38-430 26Z";
  const handle = "M34-24Q90-34 150-24Q190-22 216-30Q240-30 240-4Q238 28 214 30Q180 24 140 26Q80 32 34 28Z";
  sheet.add(
    place(
      turned(
        place(fill(blade, SHADE, 0.7) + fill(handle, SHADE, 0.7) + fill(box(-4, -22, 44, 48), SHADE, 0.7), 12, 15) +
          fill(blade, "#a592ac") +
          fill("M-430 26Q-400-4-330-12L0-22V2L-330 14Q-396 16-430 26Z", "#e9d3cc") +
          fill("M-300-2L-60-12V-6L-300 5Z", "#fff6e6") +
          fill("M-430 26Q-396 22-330 24L0 14V26L-330 36Q-400 38-430 26Z", "#6d5a7c") +
          stroke("M-424 28Q-396 34-330 33L0 24", "#fbe0c0", 3) +
          fill("M0-26H30Q40-26 40-22V28H0Z", "#d8a45e") +
          fill("M0 8H40V28H0Z", "#8a5a3c") +
          fill(handle, "#7a4226") +
          fill("M38-22Q90-32 150-22Q190-20 216-28Q236-28 238-12Q200-8 150-10Q90-16 38-8Z", "#b8703c") +
          fill("M38 14Q90 16 150 12Q200 10 239 8Q236 28 214 30Q180 24 140 26Q80 32 38 28Z", "#4f2620") +
          stroke("M52-2Q110-10 170-4M70 6Q130 2 210 4", "#5f301f", 3, 0.8) +
          dots(pointsOf([72, 0, 128, -2, 184, 0]), 7, "#e9c07a") +
          dots(pointsOf([74, 2, 130, 0, 186, 2]), 4, "#9a6a3c"),
        2,
      ),
      1112,
      1112,
      0.94,
    ),
  );
}
