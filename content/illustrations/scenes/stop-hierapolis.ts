import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { ancientStage } from "../parts/buildings/ancientStage.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 330;
/** Where the orchestra's middle lies, and where the stage building stands. */
const [MIDDLE, STAGE] = [850, 696];

/** The theatre of Hierapolis from its upper seats in the low sun: steep rows round the orchestra, the stage building with its columns. */
export const SCENE: Scene = {
  name: "stop-hierapolis",
  seed: 92,
  mood: "gold",
  grain: 0.28,
  crops: { wide: 110, square: 250 },
  draw(sheet) {
    drawPlain(sheet);
    sheet.add(place(ancientStage(sheet), MIDDLE, STAGE));
    drawSeats(sheet);
    drawVisitors(sheet);
  },
};

function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.6 }),
    sweptCloud(sheet, { x: 470, y: 120, length: 560, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 322, 160, 300, 330, 326, 520, 290, 700, 262, 860, 288, 1040, 250, 1200, 226, 1360, 262, 1500, 300, 1620,
        292,
      ]),
      foot: HORIZON + 5,
      mist: 60,
      seed: 7,
    }),
    // The plain of the Lycus in the haze: broad fields without edges, poplars far off.
    fill(box(0, HORIZON, sheet.width, 300), sheet.downwards(["#f3cfa0", "#dfbb8a", "#bea57a"], HORIZON, 560)),
    fill(lens(180, 420, 330, 9) + lens(1430, 404, 260, 6), "#c9b184", 0.6),
    fill(lens(1330, 448, 360, 12) + lens(60, 470, 300, 12), "#b3a878", 0.6),
    fill(lens(1560, 490, 300, 12) + lens(330, 504, 260, 9), "#f1d3a0", 0.7),
    fill("M-20 560Q300 520 700 540T1640 520V1000H-20Z", "#b59a6c"),
    ...CYPRESSES.map(([x, y], index) => place(cypress(sheet, { seed: index + 2 }), x, y, 0.5 + (index % 3) * 0.15)),
  );
}

const CYPRESSES = pointsOf([90, 566, 150, 556, 214, 566, 1420, 562, 1480, 552, 1545, 566]);

/** The eye stands high in the seats, metres from the middle of the orchestra's floor. */
const EYE = cameraOf({ horizon: HORIZON, centre: MIDDLE, eye: 20, focal: 1100 });
const DISTANCE = 42;

/** A place of the seating: `turn` 0 is right, .5 towards us, 1 left. */
function seat(reach: number, up: number, turn: number): Point {
  const angle = turn * Math.PI;
  return EYE([Math.cos(angle) * reach, Math.max(1.2, DISTANCE - Math.sin(angle) * reach), up]);
}

interface Row {
  /** Where its tread begins and ends, how high it lies, and how high the row below it lies. */
  inner: number;
  outer: number;
  up: number;
  below: number;
}

const [DEEP, HIGH, WALK] = [1.16, 0.54, 13];

/** Rows from the orchestra up; after the thirteenth a walk, and the wall that carries the upper block. */
const ROWS = counted(32).map((index): Row => {
  const upper = index >= WALK;
  const [inner, up] = [11 + index * DEEP + (upper ? 1.9 : 0), 1.7 + index * HIGH + (upper ? 1.5 : 0)];
  return { inner, outer: inner + DEEP, up, below: index === WALK ? up - 2.04 : up - HIGH };
});

const [FROM, TO] = [-0.06, 1.06];
const arc = (reach: number, up: number, from = FROM, to = TO): Point[] =>
  shares(61).map((share) => seat(reach, up, mixed(from, to, share)));
const tread = ({ inner, up }: Row, depth: readonly [number, number], from = FROM, to = TO): Path =>
  polygon([...arc(inner + depth[0], up, from, to), ...arc(inner + depth[1], up, from, to).toReversed()]);
const riser = ({ inner, up, below }: Row, from = FROM, to = TO): Path =>
  polygon([...arc(inner, up, from, to), ...arc(inner, below, from, to).toReversed()]);

/** The inks of a block of seats: where the foot rests, the seat in front of it and its edge, the risers, the joints, the stairs. */
interface SeatInks {
  foot: string;
  seat: string;
  edge: string;
  riser: string;
  joint: string;
  stair: string;
}

const STAIRS = counted(9).map((index) => mixed(0.02, 0.98, index / 8));

/** Which parts of a row stand before the eye: the highest ones pass behind it. */
function spans(row: Row): [from: number, to: number][] {
  return row.inner < 34
    ? [[FROM, TO]]
    : [
        [FROM, 0.2],
        [0.8, TO],
      ];
}

/** Row on row from the lowest to the highest: whatever is higher hides what lies behind its edge. */
function seating(inks: SeatInks): Drawing {
  const random = randomOf(12);
  const across = (row: Row, part: (from: number, to: number) => Path) =>
    spans(row)
      .map(([from, to]) => part(from, to))
      .join("");
  const seen = (row: Row, turn: number) => spans(row).some(([from, to]) => turn > from && turn < to);
  return ROWS.map((row, index) => {
    const walk = index === WALK - 1 ? 1.9 : 0;
    // A bench of blocks: their joints never stand above those of the row below.
    const cuts = Math.round((row.inner * Math.PI) / 3.4);
    const joints = counted(cuts).map((cut) => {
      const turn = (cut + 0.5 + random.around(0.3)) / cuts;
      if (!seen(row, turn)) return "";
      const wide = 0.011 / row.inner;
      return polygon([
        seat(row.inner, row.up, turn - wide),
        seat(row.inner, row.up, turn + wide),
        seat(row.inner + DEEP * 0.46, row.up, turn + wide),
        seat(row.inner + DEEP * 0.46, row.up, turn - wide),
      ]);
    });
    const gaps = counted(3).map(() => {
      const turn = random.next();
      if (!seen(row, turn)) return "";
      return tread(row, [0, DEEP * 0.46], turn, turn + random.between(0.8, 1.8) / row.inner / Math.PI);
    });
    const stairs = STAIRS.map((turn) => {
      const half = 0.62 / row.inner / Math.PI;
      if (!seen(row, turn)) return "";
      return (
        tread(row, [0.06, DEEP * 0.5], turn - half, turn + half) +
        tread(row, [DEEP * 0.62, DEEP], turn - half, turn + half)
      );
    });
    return (
      fill(
        across(row, (from, to) => riser(row, from, to)),
        inks.riser,
      ) +
      fill(
        across(row, (from, to) => tread(row, [0, DEEP + walk], from, to)),
        inks.foot,
      ) +
      fill(
        across(row, (from, to) => tread(row, [0, DEEP * 0.46], from, to)),
        inks.seat,
      ) +
      fill(
        across(row, (from, to) => tread(row, [0, DEEP * 0.1], from, to)),
        inks.edge,
      ) +
      fill(joints.join(""), inks.joint, 0.7) +
      fill(gaps.join(""), inks.foot) +
      fill(stairs.join(""), inks.stair)
    );
  }).join("");
}

/** The orchestra with its parapet, two blocks of seats with a walk between them; the left wing lies in its own shade. */
function drawSeats(sheet: Sheet): void {
  const { wallBright, stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const wing = polygon([
    ...shares(20).map((share) => seat(10.6, 1.7, mixed(TO, 0.66, share))),
    ...ROWS.slice(0, 19).map((row, index) => seat(row.inner, row.up, mixed(0.66, 0.585, index / 18))),
    [-60, 1400],
    [-60, 300],
  ]);
  sheet.add(
    fill(polygon([...arc(10.6, 0, -0.2, 1.2)]), "#efcf9f"),
    // The wing's shadow ends in a straight line across the floor.
    fill(polygon(arc(10.6, 0, 0.7, 1.2)), stoneShade, 0.75),
    fill(polygon([...arc(10.6, 0), ...arc(10.6, 1.7).toReversed()]), stoneWorn),
    seating({ foot: "#c99a72", seat: stone, edge: "#fbe8c4", riser: "#f9e3bb", joint: stoneShade, stair: "#fbeccb" }),
    sheet.clipped(
      wing,
      seating({
        foot: "#83587a",
        seat: "#a57b8d",
        edge: "#b48a98",
        riser: "#6f4a70",
        joint: stoneDeep,
        stair: "#b48b98",
      }),
    ),
    fill(polygon([...arc(10.6, 1.7, FROM, 0.6), ...arc(11, 1.7, FROM, 0.6).toReversed()]), wallBright),
  );
}

/** A few who have climbed up for the last sun, and two far down who try the echo. */
function drawVisitors(sheet: Sheet): void {
  const at = (reach: number, up: number, turn: number, options: PersonOptions) => {
    const away = DISTANCE - Math.sin(turn * Math.PI) * reach;
    return place(person(sheet, options), ...seat(reach, up, turn), (1100 / away) * 0.0172);
  };
  const onRow = (index: number, turn: number, options: PersonOptions) => {
    const row = ROWS[index];
    return row ? at(row.inner - 0.16, row.below, turn, options) : "";
  };
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    at(3, 0, 0.3, { pose: "waving", top: "#c8643c", bottom: "#4a4a6a" }),
    at(4.4, 0, 0.42, { ...long, wears: "skirt", top: "#fdf8ee", bottom: "#2f6f8a" }),
    onRow(9, 0.115, {
      pose: "sitting",
      mirrored: true,
      wears: "shorts",
      top: "#2f8fa6",
      bottom: "#f1e8d8",
      shadow: false,
    }),
    onRow(9, 0.14, { ...long, pose: "sitting", mirrored: true, top: "#c2265f", bottom: "#c2265f", shadow: false }),
    onRow(6, 0.09, {
      pose: "sitting",
      mirrored: true,
      top: "#fdf8ee",
      bottom: "#5a6a4a",
      hat: "#ecd3a3",
      shadow: false,
    }),
    onRow(8, 0.28, { behind: true, top: "#31507a", bottom: "#8a6a4a", wears: "shorts" }),
    onRow(8, 0.31, { ...long, behind: true, wears: "skirt", top: "#f3c14a", bottom: "#f3c14a" }),
    onRow(12, 0.5, { behind: true, top: "#fdf8ee", bottom: "#31507a", carries: "bag", carriedColour: "#c8643c" }),
  );
}
