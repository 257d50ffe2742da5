import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import type { Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { leafAt } from "../parts/plants/mandarinHarvest.ts";
import { guletImage } from "../parts/sea/harbourImage.ts";

const HORIZON = 640;
const eye = cameraOf({ horizon: HORIZON, centre: 838, eye: 0, focal: 1860 });
const corner = frameOf(eye, { right: -0.27, away: 3, heading: 128 });
/** A place in the room, in metres: from its corner along the wall of the frame, from it along the wall of the window, over the eye. */
const room = (a: number, b: number, up: number): Point => corner([a, -b, up]);
/** The window in its wall: from and to along it, sill and head over the eye, how deep the wall is. */
const WINDOW = { from: 0.3, to: 1.24, sill: -0.45, head: 0.62, deep: 0.35 } as const;
/** What the sun gains along the wall of the frame, and loses in height, for each metre that it comes nearer to it. */
const SUN = { gain: 1.6, fall: 0.2 } as const;
/** How far along the window's wall the sun comes through. */
const LAST = WINDOW.to - WINDOW.deep / SUN.gain;
/** The frame: from and to along the wall, its foot and head, the width of its bars, how far it stands off the wall. */
const FRAME = { from: 0.49, to: 1.17, foot: -0.76, head: 0.12, bar: 0.075, off: 0.034 } as const;
/** The bench under both walls: its height, its depth. */
const BENCH = { up: -0.95, deep: 0.48 } as const;
/** Where the cat sits: outwards on the sill, along it, and its height. */
const CAT = { out: 0.15, along: 0.625, tall: 0.52 } as const;

/** The colours of the room: its walls in shade, what the sun falls on, what is thrown on that. */
const TONE = {
  frameWall: "#8a86c4",
  windowWall: "#6c69b0",
  front: "#4b4591",
  lit: "#ffe9be",
  cast: "#a394cf",
} as const;

/**
 * A cat on a deep window sill looks out at a gulet; the low sun throws its shadow on the next wall, right into an empty frame: the owner's document
 * goes there. The frame has neither seal nor lines, so that nobody takes it for a document. Few and large shapes, as it is shown small.
 */
export const SCENE: Scene = {
  name: "licence",
  seed: 7,
  mood: "morning",
  grain: 0.2,
  draw(sheet) {
    drawView(sheet);
    drawWindow(sheet);
    drawFrameWall(sheet);
    drawBench(sheet);
    drawFrame(sheet);
    drawCap(sheet);
    drawBeam(sheet);
    drawJug(sheet);
    drawKey(sheet);
    drawCat(sheet);
  },
};

/** Where the sun's ray through a place meets the wall of the frame. */
function thrown(a: number, b: number, up: number): Point {
  return room(a + b * SUN.gain, 0, up - b * SUN.fall);
}

/** What the sun reaches of the frame's wall: less than the window is wide, for its wall is deep. */
function sunPatch(): Path {
  const { from, sill, head } = WINDOW;
  return polygon([thrown(0, from, sill), thrown(0, LAST, sill), thrown(0, LAST, head), thrown(0, from, head)]);
}

/** A rectangle on the window's wall, or parallel to it, `a` before it. */
function onWindowWall(from: number, to: number, foot: number, head: number, a = 0): Path {
  return polygon([room(a, from, foot), room(a, to, foot), room(a, to, head), room(a, from, head)]);
}

/** A rectangle on the frame's wall, or parallel to it, `b` before it. */
function onFrameWall(from: number, to: number, foot: number, head: number, b = 0): Path {
  return polygon([room(from, b, foot), room(to, b, foot), room(to, b, head), room(from, b, head)]);
}

/** A level rectangle. */
function level([a0, a1]: Point, [b0, b1]: Point, up: number): Path {
  return polygon([room(a0, b0, up), room(a1, b0, up), room(a1, b1, up), room(a0, b1, up)]);
}

/** The bay in the morning: hills, calm water, a gulet under sail with her image. */
function drawView(sheet: Sheet): void {
  sheet.add(
    fill(box(-20, -20, 700, 700), sheet.downwards(["#2b86ba", "#86cbd6", "#fbe9c2", "#ffdca6"], 40, HORIZON)),
    ridge(sheet, {
      crest: pointsOf([-20, 612, 60, 596, 130, 606, 230, 566, 300, 548, 380, 570, 480, 560]),
      foot: HORIZON,
      colour: "#8fb4cd",
      shade: "#6f9abc",
      seed: 4,
      mist: 0,
    }),
    fill(box(-20, HORIZON, 700, 500), sheet.downwards(["#bfe6dc", "#43a6c0", "#1a6c9c", "#124f82"], HORIZON, 1010)),
    fill(
      lens(60, 694, 300, 7) + lens(20, 740, 260, 9) + lens(330, 716, 180, 6) + lens(70, 812, 330, 10),
      "#e6f5ea",
      0.55,
    ),
    place(guletImage({ hull: "#3f4a6c", sail: "#eef6e6" }), 78, 664, 0.2),
    place(guletUnderSail(sheet), 78, 664, 0.2),
  );
}

/** The wall of the window against the light: the opening's head in shade, its jamb and sill in the sun, a blue frame outside. */
function drawWindow(sheet: Sheet): void {
  const { from, to, sill, head, deep } = WINDOW;
  const wall = sheet.linear(
    [
      [0, "#4f5299"],
      [0.55, TONE.windowWall],
      [1, "#868ac4"],
    ],
    [0, 1300],
    [700, 500],
  );
  const jamb = sheet.linear(
    [
      [0, "#fffaf0"],
      [1, "#ffe2ad"],
    ],
    [0, 240],
    [0, 1000],
  );
  const inner = (b: number, up: number) => room(0, b, up);
  const outer = (b: number, up: number) => room(-deep, b, up);
  sheet.add(
    fill(onWindowWall(from, from + 0.05, sill, head, -deep), "#3f86c0"),
    fill(onWindowWall(from, to, head - 0.05, head, -deep), "#1c4f8e"),
    fill(polygon([inner(from, head), inner(to, head), outer(to, head), outer(from, head)]), "#5b68b4"),
    fill(polygon([inner(from, sill - 0.01), inner(from, head), outer(from, head), outer(from, sill - 0.01)]), jamb),
    fill(onWindowWall(-0.01, from, -2, 2) + onWindowWall(from, to, head, 2) + onWindowWall(from, to, -2, sill), wall),
    // The sill's board, a little before the wall, and what is shaded under it.
    fill(onWindowWall(from - 0.03, to, sill - 0.13, sill - 0.03), "#453f88", 0.55),
    fill(onWindowWall(from - 0.04, to, sill - 0.05, sill, 0.04), "#8a82c2"),
    fill(level([-deep, 0.01], [from, to], sill) + level([0, 0.04], [from - 0.04, to], sill), "#ffebc6"),
  );
}

/** The wall of the frame: in shade, but for what the window lets in. */
function drawFrameWall(sheet: Sheet): void {
  const shade = sheet.linear(
    [
      [0, "#a3a6d8"],
      [0.5, TONE.frameWall],
      [1, "#6d6db3"],
    ],
    [900, 500],
    [1300, 1500],
  );
  const sun = sheet.linear(
    [
      [0, "#fff5dd"],
      [0.6, TONE.lit],
      [1, "#ffd99a"],
    ],
    [860, 240],
    [1600, 1100],
  );
  sheet.add(fill(onFrameWall(0, 2, -2, 2), shade), sheet.glow([1180, 700], 760, "#ffcf9a", 0.3), fill(sunPatch(), sun));
}

/** A plastered bench along both walls, on it a striped cushion under the window. */
function drawBench(sheet: Sheet): void {
  const { up, deep } = BENCH;
  const [top, left, right] = [
    sheet.linear(
      [
        [0, "#a79fd4"],
        [0.5, "#d9cbe0"],
        [1, "#b7aad6"],
      ],
      [100, 1500],
      [1600, 1400],
    ),
    sheet.downwards(["#41438c", "#272a62"], 1300, 1600),
    sheet.downwards(["#6163ac", "#3d3f86"], 1300, 1600),
  ];
  sheet.add(
    fill(level([0, 2], [0, deep], up) + level([0, deep], [0, 1.8], up), top),
    fill(onFrameWall(deep, 2, -2, up, deep), right),
    fill(onWindowWall(deep, 1.8, -2, up, deep), left),
    // Where walls and bench meet.
    fill(level([0, 2], [0, 0.05], up) + level([0, 0.05], [0, 1.8], up), "#5a5299", 0.45),
    ...cushion(),
  );
}

/** The cushion's stripes, from its end in the corner: how wide each is, its colour above and at the front. */
function cushion(): Drawing[] {
  const [a, front, low] = [0.04, BENCH.deep + 0.03, BENCH.up];
  /** Its section: from the wall over the round edge to its foot. */
  const section = [
    [a, low + 0.11],
    [front - 0.07, low + 0.115],
    [front - 0.02, low + 0.1],
    [front, low + 0.06],
    [front - 0.01, low],
  ] as const;
  const stripes = [
    [0.1, "#b23a58", "#7a2248"],
    [0.04, "#f0c184", "#b0765f"],
    [0.16, "#35599a", "#223a74"],
    [0.04, "#f0c184", "#b0765f"],
    [0.3, "#b23a58", "#7a2248"],
    [0.05, "#f0c184", "#b0765f"],
    [0.12, "#d97a4f", "#97483f"],
    [0.4, "#b23a58", "#7a2248"],
  ] as const;
  let at = 0.6;
  return [
    fill(level([a, front + 0.03], [at - 0.07, 1.8], low), "#41438c", 0.6),
    ...stripes.flatMap(([wide, upper, lower]) => {
      const [from, to] = [at, at + wide];
      at = to;
      return section.slice(1).map(([a1, u1], index) => {
        const [a0, u0] = section[index] ?? [a1, u1];
        const face = [room(a0, from, u0), room(a1, from, u1), room(a1, to, u1), room(a0, to, u0)];
        return fill(polygon(face), blend(upper, lower, [0, 0.3, 0.72, 1][index] ?? 1));
      });
    }),
  ];
}

/** The frame on its nail: painted wood round plain card, on which the cat's shadow sits. */
function drawFrame(sheet: Sheet): void {
  const { from, to, foot, head, bar, off } = FRAME;
  const ring = (by: number, b: number): Point[] => [
    room(from + by, b, head - by),
    room(to - by, b, head - by),
    room(to - by, b, foot + by),
    room(from + by, b, foot + by),
  ];
  const [outer, inner, slip, card] = [ring(0, off), ring(bar, off), ring(bar - 0.012, off), ring(bar, 0)];
  const middle = (from + to) / 2;
  const cord = (b: number): Path =>
    polyline([room(from + 0.12, b, head - 0.01), room(middle, b, head + 0.17), room(to - 0.12, b, head - 0.01)]);
  const [nailX, nailY] = room(middle, 0.03, head + 0.17);
  const thrownFrame = [thrown(from, off, head), thrown(to, off, head), thrown(to, off, foot), thrown(from, off, foot)];
  sheet.add(
    sheet.clipped(sunPatch(), fill(polygon(thrownFrame), TONE.cast)),
    place(stroke(cord(0), TONE.cast, 7), 34, 6),
    stroke(cord(0.02), "#7a4a3a", 7),
    fill(`M${nailX} ${nailY - 6}L${nailX + 40} ${nailY + 6}L${nailX} ${nailY + 10}Z`, TONE.cast),
    fill(disc(nailX, nailY, 12), "#5a3a4e"),
    fill(disc(nailX - 3, nailY - 3, 7), "#e9b36a"),
    fill(polygon(card), "#fffaf0"),
    sheet.clipped(polygon(inner), frameShadow() + catShadow()),
    ...["#5fb0de", "#1d5c9e", "#174a86", "#93d2ee"].map((tone, index) => {
      const next = (index + 1) % 4;
      return fill(
        polygon([outer[index], outer[next], inner[next], inner[index]].filter((at) => at !== undefined)),
        tone,
      );
    }),
    stroke(polygon(slip), "#e9b35e", 6),
    fill(polygon([room(to, off, head), room(to, 0, head), room(to, 0, foot), room(to, off, foot)]), "#0f3363"),
  );
}

/** What the frame's lit bars throw on the card. */
function frameShadow(): Drawing {
  const { from, to, foot, head, bar, off } = FRAME;
  const [reach, drop] = [off * SUN.gain, off * SUN.fall];
  return (
    fill(onFrameWall(from, from + bar + reach, foot, head), TONE.cast) +
    fill(onFrameWall(from, to, head - bar - drop, head), TONE.cast)
  );
}

/** A cat that sits in profile and looks to the left, 300 high, from its forepaws round: a corner stands twice. */
const CAT_LINE = pointsOf([
  -66, 0, -66, 0, -73, -8, -64, -19, -47, -24, -43, -60, -55, -104, -63, -140, -57, -176, -62, -189, -84, -192, -99,
  -197, -105, -205, -107, -213, -101, -224, -94, -242, -87, -258, -90, -290, -85, -292, -66, -274, -58, -274, -50, -304,
  -44, -304, -22, -266, -15, -244, -6, -216, 16, -184, 46, -146, 71, -102, 86, -58, 89, -24, 82, 0, 82, 0,
]);
const CAT_BODY: Path = curve(CAT_LINE, true);

/** The cat's shadow and the sill's below it. */
function catShadow(): Drawing {
  const unit = CAT.tall / 300;
  const at = ([x, y]: Point): Point => thrown(x * unit - CAT.out, CAT.along, WINDOW.sill - y * unit);
  const ground: Point[] = [
    thrown(0.04, 0, WINDOW.sill),
    thrown(0.04, 1.2, WINDOW.sill),
    room(2, 0, -2),
    room(0, 0, -2),
  ];
  return fill(curve(CAT_LINE.map(at), true), TONE.cast) + fill(polygon(ground), TONE.cast);
}

/** The driver's cap, hung over the frame's corner, and its shadow. */
function drawCap(sheet: Sheet): void {
  const [x, y] = room(FRAME.to - 0.03, FRAME.off, FRAME.head - 0.02);
  const crown = "M-112-34C-124-84-58-116 4-112C70-108 122-80 112-34C106-18 96-6 86 4Q0 30-80 8C-96-4-106-18-112-34Z";
  const peak = "M-80 18Q0 46 84 12Q112 44 74 70Q2 98-62 74Q-106 54-80 18Z";
  const band = "M-80-8Q0 16 84-12L86 18Q0 48-80 24Z";
  const silhouette = fill(crown + band + peak, TONE.cast);
  const cap =
    fill(peak, "#0e1a3c") +
    sheet.clipped(
      peak,
      fill("M-100 10H-10Q-40 50-30 90H-100Z", "#35508c") + fill("M-72 38Q-52 64-8 71L-12 78Q-62 70-80 46Z", "#b9cdea"),
    ) +
    fill(crown, "#24407c") +
    sheet.clipped(
      crown,
      fill("M-130 20V-120H-10C-64-96-80-40-60 20Z", "#4a72b4") + fill("M30-120C88-86 84-30 60 20H130V-120Z", "#14265a"),
    ) +
    fill(band, "#1a2f64") +
    sheet.clipped(band, fill("M-90-20H-40Q-46 20-40 50H-90Z", "#34569a")) +
    stroke("M-79 23Q0 47 85 17", "#f3c06a", 7) +
    fill(disc(4, 24, 15, 16), "#f3c06a") +
    fill(disc(6, 27, 9, 10), "#b87a3f");
  sheet.add(place(turned(silhouette, 24), x + 66, y + 16, 0.98), place(turned(cap, 24), x, y, 0.98));
}

/** The air that the sun comes through, from the window to the wall. */
function drawBeam(sheet: Sheet): void {
  const { from, sill, head } = WINDOW;
  const air = sheet.linear(
    [
      [0, "#fff0cc", 0.34],
      [1, "#fff0cc", 0],
    ],
    [500, 600],
    [1080, 700],
  );
  sheet.add(
    fill(polygon([room(0, from, head), thrown(0, from, head), thrown(0, LAST, sill), room(0, from, sill)]), air),
  );
}

/** A jug in the corner of the bench with a branch of bougainvillea that arches into the sun. */
function drawJug(sheet: Sheet): void {
  const [x, y] = room(0.27, 0.24, BENCH.up);
  const lit = sheet.tinted({ flowerLight: "#ff7fa6", flower: "#e23c7a", flowerDark: "#ab2470", leaf: "#9aa05a" });
  const dim = sheet.tinted({ flowerLight: "#b5407f", flower: "#8c2a6e", flowerDark: "#631f5e", leaf: "#4f6a66" });
  const sprays = [
    [dim, 20, -214, 40, 28, 5],
    [dim, -66, -262, 34, 24, 2],
    [dim, -8, -300, 46, 36, 7],
    [lit, 18, -384, 50, 40, 3],
    [lit, 62, -462, 40, 32, 8],
    [lit, 118, -512, 28, 20, 4],
    [lit, 164, -526, 16, 11, 6],
  ] as const;
  const leaves = [
    [46, -334, 44, 0.5],
    [-40, -344, 46, 3.6],
    [-26, -420, 44, 3.9],
    [92, -418, 46, 0.3],
    [20, -478, 40, 4.3],
    [136, -480, 38, 0.6],
    [86, -528, 34, 4.6],
    [-96, -250, 34, 2.7],
    [58, -256, 40, 0.6],
  ] as const;
  sheet.add(
    fill(lens(x + 70, y + 2, 300, 22), "#5355a0", 0.55),
    place(
      stroke(
        "M-6-170C-26-260-20-330 10-390C44-460 100-510 168-526M-6-170C-16-220-40-250-76-270M0-180Q10-200 34-208",
        "#5b3b52",
        8,
      ) +
        fill(leaves.map(([across, up, long, angle]) => leafAt(across, up, long, angle, 0.5)).join(""), "#5d7a4c") +
        fill(leaves.map(([across, up, long, angle]) => leafAt(across, up, long, angle, 0.16)).join(""), "#a3b06a") +
        sprays
          .map(([light, across, up, width, height, seed]) =>
            bougainvillea(light, { x: across, y: up, width, height, seed, count: Math.round(width / 3), size: 30 }),
          )
          .join("") +
        jug(sheet),
      x,
      y,
    ),
  );
}

/** A glazed jug in the shade, 190 high: its left flank takes the light of the sill. */
function jug(sheet: Sheet): Drawing {
  const body =
    "M-44 0C-74-34-84-74-66-108C-54-130-34-140-30-160L-36-184H36L30-160C34-140 56-130 66-106C82-70 72-34 44 0Q0 10-44 0Z";
  return (
    stroke("M60-112C116-120 110-174 34-172", "#274888", 15) +
    fill(body, "#4577bb") +
    sheet.clipped(
      body,
      fill("M-100 20V-200H-14C-40-120-60-60-16 20Z", "#8fbbe2") +
        fill("M14-200C20-130 60-80 20 20H100V-200Z", "#274888") +
        fill("M-90-96Q0-70 90-98V-84Q0-56-90-82Z", "#f3e3d0", 0.85),
    ) +
    fill(disc(0, -184, 36, 8), "#1b2f63")
  );
}

/** The car's key on the bench, by the camera: a ring joins it to its leather tag. */
function drawKey(sheet: Sheet): void {
  const flat = (up: number, ...places: readonly Point[]): Point[] => places.map(([a, b]) => room(a, b, BENCH.up + up));
  const key: Point[] = [
    [0.78, 0.24],
    [0.82, 0.225],
    [0.9, 0.25],
    [0.9, 0.285],
    [0.81, 0.285],
    [0.78, 0.265],
  ];
  const tag: Point[] = [
    [0.955, 0.25],
    [0.985, 0.235],
    [1.115, 0.27],
    [1.115, 0.33],
    [0.98, 0.32],
    [0.955, 0.285],
  ];
  const [ringX, ringY] = room(0.928, 0.268, BENCH.up + 0.012);
  const shade = (outline: readonly Point[]) =>
    polygon(flat(0, ...outline.map(([a, b]): Point => [a + 0.02, b + 0.004])));
  sheet.add(
    fill(shade(key) + shade(tag), "#5355a0", 0.7),
    fill(polygon(flat(0.004, ...key)), "#131c44"),
    fill(curve(flat(0.02, ...key), true), "#2b3a74"),
    fill(polygon(flat(0.021, [0.79, 0.245], [0.822, 0.232], [0.89, 0.253], [0.885, 0.26], [0.82, 0.242])), "#8fa6dc"),
    stroke(
      polygon(flat(0.021, [0.83, 0.262], [0.845, 0.264], [0.845, 0.272], [0.83, 0.27])) +
        polygon(flat(0.021, [0.86, 0.266], [0.874, 0.268], [0.874, 0.275], [0.86, 0.274])),
      "#8fa6dc",
      4,
    ),
    fill(polygon(flat(0.002, ...tag)), "#6d3238"),
    fill(polygon(flat(0.012, ...tag)), "#c9733f"),
    fill(polygon(flat(0.012, [0.985, 0.235], [1.115, 0.27], [1.115, 0.284], [0.955, 0.252])), "#eda568"),
    stroke(disc(ringX, ringY, 24, 13), "#f6d595", 6),
  );
}

/** The cat, lit from the left: chest, face and forelegs in the sun, its back in shade. */
function cat(sheet: Sheet): Drawing {
  return (
    fill(CAT_BODY, "#d07a3a") +
    sheet.clipped(
      CAT_BODY,
      fill("M-20-270Q20-180 30-110T10 10H120V-270Z", "#97493f") +
        stroke("M2-214q18 10 44 34M18-186q24 10 46 34M40-152q20 8 44 30M58-118q16 4 34 20", "#6d2f3c", 9) +
        // The haunch before the flank.
        fill("M6 4C-6-50 26-96 66-88Q100-60 92 4Z", "#b9652f") +
        fill("M46 4C74-20 78-60 66-88Q100-60 92 4Z", "#7d3a3f") +
        // Forelegs and chest.
        fill("M-80 6V-110Q-66-150-56-180Q-30-150-24-100Q-20-50-26 6Z", "#ffdfae") +
        fill("M-40 6Q-36-60-30-120Q-14-80-12-40L-8 6Z", "#e2a06a") +
        fill("M-14 6Q-14-14 10-18Q34-16 36 6Z", "#e9b078") +
        // The face.
        fill("M-112-190V-216L-98-236L-92-262L-74-250Q-80-226-74-206L-58-190Q-80-180-112-190Z", "#ffcf8c") +
        fill("M-112-188Q-110-206-100-210Q-84-208-76-196Q-70-188-56-186Q-80-176-112-188Z", "#fff1da") +
        stroke("M-78-262l6 20M-62-266l4 20M-64-214q14-2 24 4M-62-202q14 0 22 8", "#97493f", 6) +
        fill("M-62-270L-50-300L-36-272Q-48-262-62-270Z", "#8a4046") +
        fill("M-92-262L-90-292L-78-272Z", "#f0a68a"),
    ) +
    fill("M-94-226Q-86-236-76-230Q-80-220-92-219Z", "#f6e27a") +
    fill("M-91-228Q-86-224-89-219Q-94-222-91-228Z", "#2a1c2c") +
    fill("M-109-216L-99-217L-103-208Z", "#c4566a") +
    stroke("M-103-207Q-100-200-92-201", "#7a4434", 2.6) +
    stroke("M-96-201L-146-210M-94-198L-144-190", "#fff3dc", 1.8)
  );
}

function drawCat(sheet: Sheet): void {
  const { out, along, tall } = CAT;
  const { sill } = WINDOW;
  const [x, y] = room(-out, along, sill);
  const [, top] = room(-out, along, sill + tall);
  const scale = (y - top) / 300;
  const [front, back] = [-out - 0.12, -out + 0.14];
  const run = (a: number): Point => room(0.04, along - (0.04 - a) / SUN.gain, sill);
  sheet.add(
    fill(polygon([room(front, along, sill), run(front), run(back), room(back, along, sill)]), "#9a8cc8"),
    place(
      fill(
        "M60-22C126-26 140 22 134 76C130 116 104 140 82 122C76 116 80 106 90 110C106 114 112 92 114 70C118 30 104 0 58 4Z",
        "#8a4240",
      ) + fill("M60-22C110-22 128 10 128 50L118 46C114 20 98 2 60 0Z", "#b9652f"),
      x,
      y,
      scale,
    ),
    place(cat(sheet), x, y, scale),
  );
}
