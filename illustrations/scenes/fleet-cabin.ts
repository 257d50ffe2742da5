import { cameraOf, frameOf, type Place, type Project, toWorld } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curveDownTo, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { strawHat } from "../parts/things/deckBreakfast.ts";
import { teaOnSaucer } from "../parts/things/desk.ts";
import { rim, rounded, turnedForm } from "../parts/things/turnedForm.ts";

/** One stands before the open door and looks in between the armchairs. In the car's own metres: towards its front, inwards from its side, up from its floor. */
const EYE = [0.62, -2.5, 1.07] as const;
const HORIZON = 394;
const camera = cameraOf({ horizon: HORIZON, centre: 885, eye: EYE[2], focal: 1490 });
/** The car's side is parallel to the picture, so that doorway, windows and table have one vanishing point. */
const STANDING = { right: -EYE[0], away: -EYE[1], heading: 90 } as const;
const at = frameOf(camera, STANDING);

/** The doorway, the room behind it. */
const DOOR = { rear: -0.52, front: 1.7, sill: -0.05, top: 1.4, deep: 0.1 } as const;
const ROOM = { roof: 1.47, wall: 1.42, rear: -1.3, front: 1.78 } as const;
/** Which way the low sun's light goes: to the right, inwards, down. */
const SUN = [0.74, 0.56, -0.34] as const;

const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
const line = (...places: readonly Place[]): Path => polyline(places.map(at));
/** A level rectangle; an upright one along the car; an upright one across it. */
const levelOf = (up: number, [from, to]: Point, [near, far]: Point): Path =>
  quad([from, near, up], [to, near, up], [to, far, up], [from, far, up]);
const sideOf = (inwards: number, [from, to]: Point, [low, high]: Point): Path =>
  quad([from, inwards, low], [to, inwards, low], [to, inwards, high], [from, inwards, high]);
const acrossOf = (along: number, [near, far]: Point, [low, high]: Point): Path =>
  quad([along, near, low], [along, far, low], [along, far, high], [along, near, high]);

/** A corner of an outline: where it is, and which way is out. */
interface Edge {
  spot: Point;
  out: Point;
}

/** An outline with round corners through the corners of a convex polygon. */
function outlineOf(numbers: readonly number[], radius: number): Edge[] {
  const corners = pointsOf(numbers);
  const count = corners.length;
  return corners.flatMap(([u, v], index) => {
    const [pu, pv] = corners[(index + count - 1) % count] ?? [0, 0];
    const [nu, nv] = corners[(index + 1) % count] ?? [0, 0];
    const [from, to] = [Math.atan2(v - pv, u - pu), Math.atan2(nv - v, nu - u)];
    const turn = ((to - from + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
    const middle = from + turn / 2 + Math.PI / 2;
    const far = radius / Math.cos(turn / 2);
    const [cu, cv] = [u + Math.cos(middle) * far, v + Math.sin(middle) * far];
    return shares(7).map((share): Edge => {
      const angle = from - Math.PI / 2 + turn * share;
      const out: Point = [Math.cos(angle), Math.sin(angle)];
      return { spot: [cu + out[0] * radius, cv + out[1] * radius], out };
    });
  });
}

/** The same about a form whose lower edge may be shorter or longer than its upper one. */
const tapered = ([a, b]: Point, [c, d]: Point, [low, high]: Point, radius: number): Edge[] =>
  outlineOf([a, low, b, low, d, high, c, high], radius);
const rectangle = (u: Point, v: Point, radius: number): Edge[] => tapered(u, u, v, radius);

/** A rectangle with round corners in a plane along the car. */
const roundedOf = (inwards: number, along: Point, up: Point, round: number): Path =>
  polygon(rectangle(along, up, round).map(({ spot: [u, v] }) => at([u, inwards, v])));

/** A gradient of evenly spaced colours to the right. */
function rightwards(sheet: Sheet, colours: readonly string[], from: number, to: number): string {
  return sheet.linear(
    colours.map((colour, index) => [index / (colours.length - 1), colour]),
    [from, 0],
    [to, 0],
  );
}

const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
function unit(a: Place): Place {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** A box that keeps the sun off: its least and greatest corner. */
interface Block {
  low: Place;
  high: Place;
}

/** Above 0 where the sun reaches a place through the doorway, past all blocks but its own. It changes steadily, so that its edge can be followed. */
function sunAt(spot: Place, blocks: readonly Block[], own?: Block): number {
  const way = spot[1] / SUN[1];
  const [along, up] = [spot[0] - SUN[0] * way, spot[2] - SUN[2] * way];
  let reach = Math.min(along - DOOR.rear + 0.5, DOOR.front - along, DOOR.top - up, up - DOOR.sill);
  for (const block of blocks) {
    if (block === own) continue;
    let [enter, leave] = [0, 9];
    for (const axis of [0, 1, 2] as const) {
      const ends = [block.low[axis], block.high[axis]].map((end) => (spot[axis] - end) / SUN[axis]);
      enter = Math.max(enter, Math.min(...ends));
      leave = Math.min(leave, Math.max(...ends));
    }
    reach = Math.min(reach, (enter - leave) * 0.5);
  }
  return reach;
}

/** A place on a surface and the way out of it. */
interface Node {
  spot: Place;
  normal: Place;
}

/** Where a field over a grid of nodes is above 0, as one path whose edge crosses the cells. */
function above(rows: readonly (readonly Node[])[], field: (node: Node) => number): Path {
  const cells = rows.map((row) => row.map((node) => ({ point: at(node.spot), value: field(node) })));
  return cells
    .slice(1)
    .flatMap((row, y) =>
      row.slice(1).map((last, x): Path => {
        const cell = [cells[y]?.[x] ?? last, cells[y]?.[x + 1] ?? last, last, row[x] ?? last];
        if (cell.every(({ value }) => value <= 0)) return "";
        const kept: Point[] = [];
        for (const [index, from] of cell.entries()) {
          const to = cell[(index + 1) % 4] ?? from;
          if (from.value > 0) kept.push(from.point);
          if (from.value > 0 !== to.value > 0) {
            const share = from.value / (from.value - to.value);
            kept.push([mixed(from.point[0], to.point[0], share), mixed(from.point[1], to.point[1], share)]);
          }
        }
        const area = kept.reduce((sum, [px, py], index) => {
          const [qx, qy] = kept[(index + 1) % kept.length] ?? [0, 0];
          return sum + px * qy - qx * py;
        }, 0);
        return kept.length > 2 ? polygon(area > 0 ? kept : kept.toReversed()) : "";
      }),
    )
    .join("");
}

/** Tones from the darkest to what the sun strikes full. */
type Tones = readonly [
  deep: string,
  dim: string,
  plain: string,
  lit: string,
  warm: string,
  sunny: string,
  bright: string,
];
const LEATHER: Tones = ["#5d2f3c", "#7f4540", "#a35f45", "#c17c50", "#d2935b", "#e6ae74", "#f9d09c"];
const WOOD: Tones = ["#4a2638", "#6f3b3c", "#93543f", "#c2814f", "#d39a62", "#dca768", "#f0c388"];
const PLINTH: Tones = ["#191330", "#211835", "#2a203e", "#33264a", "#3d2e52", "#44335a", "#5c4767"];
/** What is sewn on leather. */
const INK = { panel: "#8a4636", puff: "#ffdca8", seam: "#743c38", piping: "#fbe3bd" };
const WALNUT: Tones = ["#3f2438", "#4a2a3a", "#5a3340", "#6f4044", "#844b4c", "#935649", "#b57a5c"];
const SHELL: Tones = ["#1f1732", "#2a1f3f", "#38294a", "#463352", "#5c4462", "#664c69", "#86677c"];

/** A board with round edges: a face about which its sides lie. */
interface Board {
  rows: Node[][];
  face: Node[][];
  block: Block;
  tones: Tones;
}

/** How a board lies in the car: two coordinates of its face, and how deep under it. */
type Lay = (u: number, v: number, deep: number) => Place;

function board(outline: readonly Edge[], lay: Lay, deep: number, round: number, tones: Tones): Board {
  const closed = [...outline, ...outline.slice(0, 1)];
  const node = (u: number, v: number, d: number, normal: Place): Node => {
    const [spot, beyond] = [lay(u, v, d), lay(u + normal[0] / 1000, v + normal[1] / 1000, d + normal[2] / 1000)];
    return { spot, normal: unit(minus(beyond, spot)) };
  };
  const ringOf = (inset: number, d: number, lean: number): Node[] =>
    closed.map(({ spot: [u, v], out: [ou, ov] }) =>
      node(u - ou * inset, v - ov * inset, d, [ou * Math.cos(lean), ov * Math.cos(lean), Math.sin(lean)]),
    );
  const turns = shares(6).map((share) => (share * Math.PI) / 2);
  const rows = [
    ...turns.map((turn) => {
      const lean = Math.PI / 2 - turn;
      return ringOf(round * (1 - Math.cos(lean)), deep - round * (1 - Math.sin(lean)), lean);
    }),
    ...shares(6)
      .slice(1, -1)
      .map((share) => ringOf(0, mixed(deep - round, round, share), 0)),
    ...turns.map((turn) => ringOf(round * (1 - Math.cos(turn)), round * (1 - Math.sin(turn)), -turn)),
  ];
  const middle = [0, 1].map((axis) => outline.reduce((sum, { spot }) => sum + (spot[axis] ?? 0), 0) / outline.length);
  const face = shares(14).map((share) =>
    closed.map(({ spot: [u, v], out: [ou, ov] }) =>
      node(mixed(u - ou * round, middle[0] ?? 0, share), mixed(v - ov * round, middle[1] ?? 0, share), 0, [0, 0, -1]),
    ),
  );
  const all = rows.flat().map(({ spot }) => spot);
  const limit = (pick: (...values: number[]) => number, shrink: number): Place =>
    [0, 1, 2].map((axis) => pick(...all.map((spot) => spot[axis] ?? 0)) + shrink) as unknown as Place;
  return { rows, face, block: { low: limit(Math.min, 0.02), high: limit(Math.max, -0.02) }, tones };
}

/** A board in its tones: four in the light of the room, three where the sun comes in at the door. */
function drawn({ rows, face, block, tones }: Board, blocks: readonly Block[]): Drawing {
  const seen = ({ spot, normal }: Node) => dot(normal, minus(EYE, spot)) * 9 + 0.02;
  const soft = ({ normal }: Node) => normal[0] * -0.5 + normal[1] * -0.22 + normal[2] * 0.56;
  const struck = ({ normal }: Node) => -dot(normal, SUN);
  const suns = new Map<Node, number>();
  const sun = (node: Node): number => {
    const known = suns.get(node) ?? sunAt(node.spot, blocks, block);
    suns.set(node, known);
    return known;
  };
  const layer = (colour: string, field: (node: Node) => number): Drawing => {
    const path = [rows, face].map((grid) => above(grid, (node) => Math.min(seen(node), field(node)))).join("");
    return fill(path, colour) + stroke(path, colour, 0.7);
  };
  return (
    layer(tones[0], () => 1) +
    layer(tones[1], (node) => soft(node) + 0.36) +
    layer(tones[2], (node) => soft(node) - 0.1) +
    layer(tones[3], (node) => soft(node) - 0.4) +
    layer(tones[4], (node) => Math.min(sun(node), struck(node) - 0.2)) +
    layer(tones[5], (node) => Math.min(sun(node), struck(node) - 0.46)) +
    layer(tones[6], (node) => Math.min(sun(node), struck(node) - 0.68))
  );
}

/** An armchair: what it is made of, in the order in which it is drawn, and what is sewn on it. */
type Chair = { board: Board; sewn?: (sheet: Sheet) => Drawing }[];

/** Where an armchair stands on its rails, from its near side. */
const RUNNERS: Point = [0.13, 0.39];

/** How far a back leans at a height. */
const leanAt = (up: number): number => (up - 0.44) * 0.24;

/** An armchair on its rails: `way` 1 looks to the right, -1 to the left. In its own metres forward from the foot of its back, inwards from its near side, up. */
function chairAt(way: 1 | -1, foot: number, near: number): Chair {
  const put = (f: number, s: number, up: number): Place => [foot + way * f, near + s, up];
  const onBack: Lay = (s, up, deep) => put(0.1 - leanAt(up) - deep, s, up);
  const onHead: Lay = (s, up, deep) => put(0.118 - leanAt(up) - deep, s, up);
  const onTop =
    (up: number): Lay =>
    (f, s, deep) =>
      put(f, s, up - deep);
  const arm = (s: number): Chair => {
    const shell = tapered([0.08, 0.34], [0.02, 0.43], [0.3, 0.61], 0.04);
    return [
      {
        board: board(shell, (f, up, deep) => put(f, s + 0.012 + deep, up), 0.036, 0.012, SHELL),
        sewn: lever((f, up) => put(f, s + 0.012, up)),
      },
      {
        board: board(rectangle([0, 0.46], [s - 0.012, s + 0.072], 0.03), onTop(0.65), 0.045, 0.016, LEATHER),
        sewn: piped((f, across) => put(f, across, 0.65), [0.035, 0.425], [s + 0.012, s + 0.05], 0.014),
      },
    ];
  };
  const back = tapered([0.03, 0.49], [0.055, 0.465], [0.36, 1], 0.065);
  const head = tapered([0.11, 0.41], [0.12, 0.4], [0.965, 1.185], 0.055);
  return [
    ...RUNNERS.toReversed().map((s) => ({
      board: board(rectangle([0.03, 0.55], [s - 0.03, s + 0.03], 0.02), onTop(0.035), 0.035, 0.008, PLINTH),
    })),
    { board: board(rectangle([0.12, 0.49], [0.12, 0.4], 0.03), onTop(0.2), 0.17, 0.012, PLINTH) },
    { board: board(rectangle([0.05, 0.57], [0.03, 0.49], 0.05), onTop(0.32), 0.15, 0.03, SHELL) },
    ...arm(0.47),
    {
      board: board(back, onBack, 0.11, 0.03, LEATHER),
      sewn: (sheet) => quilt(onBack, [0.11, 0.41], [0.48, 0.93])(sheet) + belt(onBack),
    },
    { board: board(head, onHead, 0.1, 0.03, LEATHER), sewn: piped(onHead, [0.15, 0.37], [1, 1.15]) },
    {
      board: board(rectangle([0.06, 0.6], [0.01, 0.51], 0.06), onTop(0.44), 0.14, 0.042, LEATHER),
      sewn: quilt((s, f, deep) => put(f, s, 0.44 - deep), [0.1, 0.42], [0.12, 0.54]),
    },
    ...arm(-0.02),
  ];
}

/** Where a panel lies on a face. */
const panelOf = (lay: Lay, across: Point, along: Point, radius = 0.03): Path =>
  polygon(rectangle(across, along, radius).map(({ spot: [u, v] }) => at(lay(u, v, 0))));

/** A panel with a seam about it. */
const piped = (lay: Lay, across: Point, along: Point, radius?: number) => (): Drawing =>
  stroke(panelOf(lay, across, along, radius), INK.seam, 2.4, 0.75);

/** A lever in the shell under an arm-rest, a groove over the shell's foot. */
const lever = (lay: Lay) => (): Drawing =>
  // What the arm-rest shades.
  fill(panelOf(lay, [0.03, 0.42], [0.572, 0.612], 0.01), "#1f1732", 0.5) +
  fill(panelOf(lay, [0.2, 0.35], [0.53, 0.556], 0.012), "#1f1732") +
  fill(panelOf(lay, [0.27, 0.345], [0.536, 0.55], 0.006), "#d9c3b4") +
  stroke(polyline([at(lay(0.1, 0.345, 0)), at(lay(0.34, 0.345, 0))]), "#2a1f3f", 3, 0.6);

/** The belt, which comes out of the shoulder and runs down beside the panel. */
const belt = (lay: Lay): Drawing =>
  fill(panelOf(lay, [0.054, 0.09], [0.5, 0.95], 0.002), "#7d5264") +
  fill(panelOf(lay, [0.08, 0.09], [0.5, 0.95], 0.002), "#b08080") +
  fill(panelOf(lay, [0.046, 0.098], [0.94, 0.97], 0.01), "#2a1f3f");

/** A quilted panel: diamonds that swell towards the light, the stitches between them, piping about it. */
function quilt(lay: Lay, [s0, s1]: Point, [v0, v1]: Point): (sheet: Sheet) => Drawing {
  const panel = panelOf(lay, [s0, s1], [v0, v1]);
  const [across, along] = [4, Math.round(((v1 - v0) / (s1 - s0)) * 4)];
  const spot = (i: number, j: number): Point => at(lay(mixed(s0, s1, i / across), mixed(v0, v1, j / along), 0));
  const lines = counted(across + along + 1).flatMap((index) => [
    polyline([spot(index - along, 0), spot(index, along)]),
    polyline([spot(index, 0), spot(index - along, along)]),
  ]);
  const puffs = counted(along * 2 + 1).flatMap((row) =>
    counted(across + 1).map((column): Path => {
      const [i, j] = [column + ((row + 1) % 2) / 2, row / 2];
      return polygon([spot(i - 0.33, j), spot(i, j + 0.33), spot(i + 0.33, j), spot(i, j - 0.33)]);
    }),
  );
  return (sheet) =>
    fill(panel, INK.panel, 0.2) +
    sheet.clipped(panel, fill(puffs.join(""), INK.puff, 0.36) + stroke(lines.join(""), INK.seam, 2, 0.8)) +
    stroke(panel, INK.piping, 3.6);
}

/** The near side of the armchairs at the door, and of those at the window, which are slid a little further forward. */
const ROWS: Point = [0.17, 0.8];
const [FAR_LEFT, FAR_RIGHT, NEAR_LEFT, NEAR_RIGHT] = [
  chairAt(1, -0.24, ROWS[1]),
  chairAt(-1, 1.53, ROWS[1]),
  chairAt(1, -0.34, ROWS[0]),
  chairAt(-1, 1.63, ROWS[0]),
] as const;
const TABLE = { from: 0.34, to: 0.98, near: 0.44, up: 0.65 } as const;
const BLOCKS: readonly Block[] = [
  ...[FAR_LEFT, FAR_RIGHT, NEAR_LEFT, NEAR_RIGHT].flatMap((each) => each.map(({ board: { block } }) => block)),
  { low: [TABLE.from, TABLE.near, TABLE.up - 0.03], high: [TABLE.to, ROOM.wall, TABLE.up - 0.005] },
];
const drawChair = (sheet: Sheet, chair: Chair): Drawing =>
  chair.map(({ board: each, sewn }) => drawn(each, BLOCKS) + (sewn?.(sheet) ?? "")).join("");

/** The blue people carrier at the shore in the evening, from before its open sliding door: armchairs that face each other, a passenger with tea at the table between them, the bay in the far window. */
export const SCENE: Scene = {
  name: "fleet-cabin",
  seed: 93,
  mood: "gold",
  colours: { sea: ["#f6cfa0", "#93bfb2", "#2f93a8", "#135f80"] },
  crops: { wide: 172, square: 256 },
  grain: 0.3,
  draw(sheet) {
    const inside = [
      walls(sheet),
      casing(),
      // Who sits or what lies on a seat comes before its near arm-rest, which is drawn last.
      drawChair(sheet, FAR_LEFT.slice(0, -2)),
      drawChair(sheet, FAR_RIGHT),
      passenger(),
      drawChair(sheet, FAR_LEFT.slice(-2)),
      table(),
      passengersArm(),
      bag(sheet),
      drawChair(sheet, NEAR_LEFT.slice(0, -2)),
      place(strawHat(), ...at([0.125, 0.28, 0.445]), 0.66),
      drawChair(sheet, NEAR_LEFT.slice(-2)),
      drawChair(sheet, NEAR_RIGHT),
    ];
    const { rear, front, sill, top } = DOOR;
    sheet.add(
      flank(sheet),
      sheet.clipped(roundedOf(0, [rear, front], [sill, top], 0.09), inside.join("") + jambs(sheet)),
      leaf(sheet),
    );
  },
};

/** What lies outside: a gulet on the evening bay, a white town at the foot of its hill, the edge of the quay. */
function bay(sheet: Sheet): Drawing {
  return [
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    fill(lens(420, 322, 300, 9) + lens(300, 336, 200, 6) + lens(860, 330, 260, 7), "#fbe0bd", 0.75),
    ridge(sheet, {
      crest: pointsOf([
        -20, 340, 140, 326, 250, 318, 340, 332, 440, 350, 540, 362, 640, 366, 760, 358, 860, 344, 980, 336, 1640, 322,
      ]),
      foot: HORIZON + 3,
      seed: 9,
    }),
    // The headland the town stands on.
    fill(
      curveDownTo(
        pointsOf([
          834, 394, 862, 385, 900, 365, 950, 345, 1000, 339, 1060, 327, 1120, 321, 1170, 335, 1220, 369, 1280, 395,
        ]),
        397,
      ),
      "#9a7c78",
    ),
    fill(
      curveDownTo(pointsOf([850, 395, 900, 387, 950, 389, 1010, 383, 1110, 381, 1180, 387, 1250, 396]), 398),
      "#7c6472",
    ),
    groupedTown(sheet, {
      rows: 3,
      far: [930, 1080],
      near: [900, 1106],
      ground: (_, share) => HORIZON - 34 + share * 30,
      scale: [0.16, 0.24],
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 600, dabs: 40, foot: false }),
    place(gulet(sheet), 735, 440, 0.31),
    fill(lens(747, 443, 160, 7), "#1d4f70", 0.5),
    ripples(sheet, { x: 735, y: 448, width: 210, height: 22, count: 16 }),
    quayside(),
  ].join("");
}

/** The edge of the quay the car stands on: its coping, joints of the paving, two bollards with their shadows. */
function quayside(): Drawing {
  const [ground, edge, coping] = [-0.45, 24, 22];
  const joints = counted(24).map((index) => line([index * 0.9 - 12, edge, ground], [index * 0.9 - 12, coping, ground]));
  const bollard = (along: number): Drawing => {
    const [x, y] = at([along, edge - 0.6, ground]);
    return place(
      fill("M-4-2Q30-9 74-6Q34 5-4 3Z", "#5a3a62", 0.6) +
        fill("M-10 0L-8-22Q-17-25-15-31Q0-39 15-31Q17-25 8-22L10 0Q0 5-10 0Z", "#2b2548") +
        fill("M-10 0L-8-22Q-17-25-15-31Q-10-35-3-35L-4-22L-4 2Q-8 2-10 0Z", "#b98a78"),
      x,
      y,
      1,
    );
  };
  return (
    fill(levelOf(ground, [-40, 40], [edge, 1.6]), "#b5838a") +
    fill(levelOf(ground, [-40, 40], [edge, coping]), "#f3d7ae") +
    stroke(joints.join(""), "#c99c88", 2) +
    stroke(line([-40, coping, ground], [40, coping, ground]), "#a5748a", 3) +
    bollard(-3.2) +
    bollard(4.3)
  );
}

/** The far window, and the one behind it. */
const PANES = pointsOf([-1.3, -0.32, -0.22, 1.34, 1.44, 1.74]);

/** The far wall about its windows over a panel of walnut; the partition towards the driver; roof and floor. */
function walls(sheet: Sheet): Drawing {
  const { roof, wall, rear, front } = ROOM;
  const whole: Point = [rear, front];
  const across: Point = [0, wall];
  const windows = PANES.map((pane) => roundedOf(wall + 0.04, pane, [0.76, 1.32], 0.08)).join("");
  const frames = PANES.map(([from, to]) => roundedOf(wall, [from - 0.025, to + 0.025], [0.735, 1.345], 0.1)).join("");
  const onFront: Lay = (s, up) => [front, s, up];
  const glass = panelOf(onFront, [0.1, 1.5], [0.8, 1.36], 0.08);
  return (
    fill(sideOf(wall, whole, [0, roof]), rightwards(sheet, ["#ecd3b6", "#dfbca3", "#c9a098"], 0, 1000)) +
    fill(frames, "#3b2947") +
    fill(windows, "#f7d9ae") +
    sheet.clipped(windows, bay(sheet)) +
    fill(sideOf(wall, whole, [0, 0.69]), sheet.downwards(["#8c524d", "#6d3e47", "#55303f"], 590, 900)) +
    stroke(
      [-0.15, 0.3, 1.06, 1.5].map((along) => line([along, wall, 0.05], [along, wall, 0.58])).join(""),
      "#3f2438",
      3,
      0.7,
    ) +
    fill(sideOf(wall, whole, [0, 0.05]), "#3f2438") +
    fill(sideOf(wall, whole, [0.66, 0.7]), "#ffe3b4") +
    fill(sideOf(wall, whole, [0.685, 0.7]), "#fff6e0") +
    stroke(line([rear, wall, 0.62], [front, wall, 0.62]), "#ffcf8a", 16, 0.35) +
    stroke(line([rear, wall, 0.62], [front, wall, 0.62]), "#fff0c8", 4) +
    // The partition: leather over walnut, a pane of dark glass.
    fill(acrossOf(front, across, [0, roof]), "#a8808a") +
    fill(acrossOf(front, across, [0, 0.69]), sheet.downwards(["#844b4c", "#6a3b46"], 600, 1050)) +
    fill(acrossOf(front, across, [0.66, 0.7]), "#ffe3b4") +
    fill(panelOf(onFront, [0.075, 1.525], [0.775, 1.385], 0.1), "#3b2947") +
    sheet.clipped(
      glass,
      cab(sheet) +
        fill(quad([front, 0.3, 0.7], [front, 0.5, 0.7], [front, 0.8, 1.4], [front, 0.6, 1.4]), "#cfe0e4", 0.2) +
        fill(quad([front, 1, 0.7], [front, 1.06, 0.7], [front, 1.36, 1.4], [front, 1.3, 1.4]), "#cfe0e4", 0.2),
    ) +
    ceiling(sheet) +
    floor(sheet)
  );
}

/** What shows through the tinted pane in the partition: the evening in the windscreen and in the window of the front door, the front seats. */
function cab(sheet: Sheet): Drawing {
  const { wall, front } = ROOM;
  const ahead = 2.9;
  const seat = (s: number): Path =>
    panelOf((u, up) => [2.3, u, up], [s - 0.15, s + 0.15], [1, 1.2], 0.06) +
    panelOf((u, up) => [2.3, u, up], [s - 0.24, s + 0.24], [0.4, 0.98], 0.09);
  return (
    fill(acrossOf(front, [0, wall], [0.7, 1.5]), sheet.downwards(["#52718f", "#a4939a", "#c39088"], 260, HORIZON)) +
    fill(
      curveDownTo(pointsOf([1000, 416, 1100, 420, 1180, 412, 1260, 392, 1350, 404, 1480, 380, 1600, 390]), 620),
      "#6b5a80",
    ) +
    fill(sideOf(wall, [front, ahead], [0.4, 0.8]) + acrossOf(ahead, [-1, wall], [0.3, 0.93]), "#241c3a") +
    fill(quad([ahead, wall, 0.5], [2.6, wall, 1.5], [2.5, wall, 1.5], [2.72, wall, 0.5]), "#31294a") +
    fill(seat(0.4) + seat(1.2), "#1f2848")
  );
}

/** The lining of the roof: a loop of light about a panel, lamps, slots of the air conditioning. */
function ceiling(sheet: Sheet): Drawing {
  const { roof, wall, rear, front } = ROOM;
  const onRoof: Lay = (along, inwards) => [along, inwards, roof];
  const loop = panelOf(onRoof, [-0.5, 1.6], [0.3, 1.34], 0.16);
  const lamp = (along: number, inwards: number): Drawing =>
    fill(panelOf(onRoof, [along - 0.05, along + 0.05], [inwards - 0.05, inwards + 0.05], 0.049), "#8f7080") +
    fill(panelOf(onRoof, [along - 0.035, along + 0.035], [inwards - 0.035, inwards + 0.035], 0.034), "#fff6dc");
  return (
    fill(levelOf(roof, [rear, front], [0, wall]), sheet.downwards(["#a5838c", "#d3afa3", "#ecd0b2"], 60, 340)) +
    stroke(loop, "#ffcf8a", 60, 0.16) +
    stroke(loop, "#ffcf8a", 26, 0.35) +
    fill(loop, sheet.downwards(["#9d7c8c", "#c9a39c"], 60, 280)) +
    stroke(loop, "#fff3d2", 8) +
    fill(panelOf(onRoof, [0.48, 0.92], [0.74, 0.9], 0.05), "#8f7080") +
    fill(
      [0.53, 0.64, 0.75].map((along) => panelOf(onRoof, [along, along + 0.085], [0.775, 0.865], 0.03)).join(""),
      "#6a4f66",
    ) +
    lamp(0.3, 0.82) +
    lamp(1.1, 0.82)
  );
}

/** The floor: planks like teak along the car, rails of the armchairs, the sun through the door. */
function floor(sheet: Sheet): Drawing {
  const { wall, rear, front } = ROOM;
  const whole: Point = [rear, front];
  const ground = shares(100).map((y) =>
    shares(150).map((x): Node => ({ spot: [mixed(rear, front, x), mixed(0.02, wall, y), 0], normal: [0, 0, 1] })),
  );
  const planks = counted(15).map((index) => line([rear, index * 0.11, 0], [front, index * 0.11, 0]));
  // Planks are of several trees.
  const tinted = (kind: number): Path =>
    counted(15)
      .filter((index) => (index * 7 + 2) % 5 === kind * 2)
      .map((index) => levelOf(0, whole, [index * 0.11, index * 0.11 + 0.11]))
      .join("");
  const rail = (inwards: number): Drawing =>
    fill(levelOf(0, whole, [inwards - 0.025, inwards + 0.025]), "#2b1d38") +
    fill(levelOf(0, whole, [inwards - 0.008, inwards + 0.008]), "#c9a9a0");
  return (
    fill(levelOf(0, whole, [0, wall]), rightwards(sheet, ["#67404c", "#5a3648", "#4a2c42"], 200, 1300)) +
    fill(
      above(ground, ({ spot }) => sunAt(spot, BLOCKS) - 0.03),
      "#c98a5c",
    ) +
    fill(tinted(0), "#f3c48c", 0.13) +
    fill(tinted(1), "#3f2438", 0.14) +
    stroke(planks.join(""), "#3f2438", 2.4, 0.7) +
    ROWS.flatMap((near) => RUNNERS.map((runner) => rail(near + runner))).join("")
  );
}

/** The casing on the far wall into which the table folds, and its shadow. */
function casing(): Drawing {
  const far = ROOM.wall;
  const on: Lay = (along, inwards, deep) => [along, inwards, TABLE.up - deep];
  const box = board(rectangle([0.38, 0.94], [far - 0.07, far + 0.1], 0.03), on, 0.36, 0.012, WALNUT);
  return fill(sideOf(far, [0.42, 1.06], [0.1, 0.5]), "#2b1d38", 0.4) + drawn(box, BLOCKS);
}

/** Where the passenger sits on the far left seat; what belongs to her is drawn about it. */
const SITTING = at([0, 1, 0.44]);

/** A woman in a linen shirt, from the side: leaning back, her feet on the floor under the table, her eyes on the bay. */
function passenger(): Drawing {
  const leg = "M-52 2L-20-72Q60-84 168-70Q206-66 208-40Q204 60 188 156H142Q140 60 142-4Q60 8-52 6Z";
  const shoe =
    fill("M148 150H180Q182 170 206 178H148Z", "#a8694d") +
    fill("M142 166Q150 176 166 174Q184 166 208 173Q230 178 232 186H140Z", "#2f7aa6") +
    fill("M139 183H233V190H139Z", "#f0d6b0");
  return place(
    fill("M120 182Q200 174 330 184Q300 198 200 196Q140 196 120 182Z", "#2b1d38", 0.6) +
      place(shoe + fill(leg, "#22345c"), 22, -7) +
      shoe +
      fill(leg, "#3f6690") +
      fill("M176-68Q206-66 208-40Q204 60 188 156H166Q184 50 176-68ZM-52 6Q60 8 142-4L144-24Q60-8-44-16Z", "#2a4572") +
      // Neck, shirt, the shaded front of the shirt.
      fill("M-86-292L-84-244L-34-240L-32-282Z", "#a8694d") +
      fill(
        "M-84-256Q-118-238-116-206Q-106-90-62 4H26Q34-60 20-110Q14-160 6-196Q0-236-34-254Q-60-236-84-256Z",
        "#f6e3c8",
      ) +
      fill("M26 4Q34-60 20-110Q14-160 6-196Q0-236-34-254L-44-246Q-18-220-14-180Q-6-100-12 4Z", "#c9a09c") +
      // Face without features, hair gathered at the nape.
      place(
        fill("M-88-352Q-62-378-30-356Q-18-344-19-326L-12-308L-20-303Q-19-276-32-270Q-58-262-80-290Z", "#c4835c") +
          fill("M-19-326L-12-308L-20-303Q-19-276-32-270L-52-271Q-32-290-34-330Z", "#a8694d") +
          fill(
            "M-26-346Q-38-382-76-374Q-110-364-108-320Q-118-300-104-284Q-86-276-76-296Q-58-306-58-330Q-44-332-26-346Z",
            "#3b2033",
          ) +
          fill("M-40-366Q-76-378-98-344Q-74-366-40-366Z", "#6f3b3c"),
        -5,
        8,
      ),
    ...SITTING,
  );
}

/** Her near arm on the arm-rest, her hand about the glass on the table. */
function passengersArm(): Drawing {
  return place(
    fill("M14-130Q80-136 142-126L142-104Q80-92 16-86Z", "#c4835c") +
      fill("M142-110L142-104Q80-92 16-86L18-98Q90-104 142-110Z", "#a8694d") +
      fill(
        "M138-126Q158-138 176-132L194-128Q200-122 194-118L196-112Q198-106 190-104L186-98Q162-92 138-103Z",
        "#c4835c",
      ) +
      stroke("M172-121L194-119M172-110L194-111", "#93543f", 2, 0.8) +
      fill("M-92-222Q-84-252-54-246Q-32-238-22-208L42-134Q44-104 30-86Q14-80 0-88Q-58-150-92-222Z", "#fdf2dc") +
      fill("M-22-208L42-134Q44-104 30-86Q22-82 14-83Q24-108 18-130Q-16-166-34-214Z", "#d4b0a4") +
      fill("M30-142Q48-116 32-84L20-82Q34-112 18-138Z", "#b98f94"),
    ...SITTING,
  );
}

/** The table between the knees: its first board hinged to the far wall, its second folded out of it over a post; two glasses of tea, a bowl of mandarins. */
function table(): Drawing {
  const { from, to, near, up } = TABLE;
  const far = ROOM.wall;
  const on: Lay = (along, inwards, deep) => [along, inwards, up - deep];
  const hinge = 0.92;
  const top = board(rectangle([from, to], [near, far + 0.1], 0.05), on, 0.032, 0.006, WOOD);
  const post = board(rectangle([0.63, 0.69], [0.76, 0.82], 0.02), on, up, 0.004, SHELL);
  const foot = board(
    rectangle([0.52, 0.8], [0.7, 0.88], 0.06),
    (u, v, deep) => [u, v, 0.03 - deep],
    0.03,
    0.008,
    SHELL,
  );
  const world = toWorld(STANDING);
  // What stands on the table is a little larger than life, so that it can be read in a small picture.
  const spot = (along: number, inwards: number, draw: (eye: Project, spot: Point) => Drawing): Drawing => {
    const [right, away] = world([along, inwards, 0]);
    const eye: Project = ([x, y, z]) => camera([right + (x - right) * 1.35, away + (y - away) * 1.35, up + z * 1.35]);
    return draw(eye, [right, away]);
  };
  return (
    [foot, post].map((each) => drawn(each, BLOCKS)).join("") +
    drawn(top, BLOCKS) +
    stroke(line([from, hinge, up], [to, hinge, up]), "#6f3b3c", 2.4) +
    fill(
      [from + 0.09, to - 0.16]
        .map((along) => levelOf(up, [along, along + 0.07], [hinge - 0.016, hinge + 0.016]))
        .join(""),
      "#f0d6b0",
    ) +
    stroke(line([from + 0.06, near + 0.002, up - 0.004], [to - 0.06, near + 0.002, up - 0.004]), "#f3cf98", 3) +
    spot(0.66, 1.14, mandarins) +
    spot(0.44, 0.86, teaOnSaucer) +
    spot(0.85, 0.68, teaOnSaucer)
  );
}

/** A straw bag on the floor before the table, a striped towel over its rim; the sun at the door strikes its left. */
function bag(sheet: Sheet): Drawing {
  const [x, y] = at([0.88, 0.36, 0]);
  const body = "M-62-96Q-72-30-54 0Q0 9 54 0Q72-30 62-96Z";
  const weave = counted(6).flatMap((row) =>
    counted(9).map((index) => `M${-70 + index * 16 + (row % 2) * 8} ${-8 - row * 15}q6-5 11 0`),
  );
  const handle = (dx: number, high: number) => `M${-30 + dx}-92C${-34 + dx} ${-high} ${34 + dx} ${-high} ${30 + dx}-92`;
  return place(
    fill("M-50-2Q20-26 128-34Q176-32 150-12Q80 14 20 8Q-30 8-50-2Z", "#2b1d38", 0.6) +
      stroke(handle(8, 168), "#5d2f3c", 7) +
      fill("M-58-94Q-40-122 0-114T58-96Z", "#fdf2dc") +
      fill("M-34-96L-26-113L-12-115L-18-96ZM10-96L14-115L30-110L30-96Z", "#2f7aa6") +
      fill(body, "#c98f4a") +
      sheet.clipped(
        body,
        fill("M-80-100H-22Q-34-40-22 12H-80Z", "#ecc07a") +
          stroke(weave.join(""), "#f6d89c", 3.4, 0.8) +
          fill("M20-100Q34-40 18 12H90V-100Z", "#6f3b3c", 0.62) +
          fill("M-26-100H26L22-46Q0-40-22-46Z", "#fdf2dc") +
          fill("M-16-100H-8L-8-43L-14-44ZM8-100H16L14-44L8-43Z", "#2f7aa6") +
          fill("M14-100H26L22-46L14-44Z", "#8a5a74", 0.5),
      ) +
      stroke("M-62-96Q0-86 62-96", "#8a4636", 6) +
      stroke(handle(-4, 176), "#93543f", 7),
    x,
    y,
    1.12,
  );
}

/** A glazed bowl of mandarins. */
function mandarins(eye: Project, spot: Point): Drawing {
  const bowl = rounded([
    [0.04, 0],
    [0.075, 0.02],
    [0.1, 0.055],
    [0.104, 0.062],
  ]);
  const fruit = (x: number, y: number, up: number): Drawing => {
    const one: Point = [spot[0] + x, spot[1] + y];
    const ball = shares(13).map((share): [number, number] => {
      const turn = (share - 0.5) * Math.PI;
      return [Math.cos(turn) * 0.034, up + Math.sin(turn) * 0.031];
    });
    return turnedForm(eye, one, ball, ["#f9b04e", "#ee9433", "#c9662c"]);
  };
  return (
    fill(rim(eye, [spot[0] + 0.05, spot[1]], [0.1, 0]), "#4a2638", 0.5) +
    fill(rim(eye, spot, [0.104, 0.062]), "#17436b") +
    fruit(-0.05, 0.03, 0.07) +
    fruit(0.03, 0.04, 0.07) +
    fruit(0.055, -0.02, 0.07) +
    fruit(-0.02, -0.03, 0.075) +
    fruit(0, 0.01, 0.115) +
    turnedForm(eye, spot, bowl, ["#6fb0cc", "#2f7aa6", "#1d4f7c"])
  );
}

/** Blue paint as the evening has it. */
const PAINT = { high: "#4f7aa2", body: "#1d4a7a", low: "#14355e", deep: "#0b1830" };

/** How the paint fades from the sky's light at the roof to the dark at the sill. */
const paintOf = (sheet: Sheet): string => sheet.downwards([PAINT.high, PAINT.body, PAINT.body, PAINT.low], 0, 1200);

/** The side of the car about the doorway: the roof's edge, the gap before the front door, the crease under the sill. */
function flank(sheet: Sheet): Drawing {
  const { rear, front, sill, top } = DOOR;
  const gap = front + 0.075;
  return (
    fill("M-20-20H1620V1220H-20Z", paintOf(sheet)) +
    fill(sideOf(0, [-1, 3.4], [top + 0.08, top + 0.1]), PAINT.deep) +
    fill(sideOf(0, [-1, 3.4], [top + 0.1, 2.4]), sheet.downwards(["#22507e", "#7fa3bc"], 0, 260)) +
    // The evening sky lies on the edge of the roof.
    fill(sideOf(0, [-1, 3.4], [top + 0.1, top + 0.112]), "#f0bd98", 0.75) +
    fill(sideOf(0, [-1, 3.4], [top + 0.15, top + 0.17]), "#c9b3b0", 0.3) +
    stroke(line([gap, 0, -0.4], [gap, 0, top + 0.075]), PAINT.deep, 6) +
    // The rail in which the arm of the door runs.
    fill(roundedOf(0, [rear - 0.02, front - 0.3], [sill - 0.07, sill - 0.045], 0.01), PAINT.deep) +
    fill(roundedOf(0, [rear - 0.03, front + 0.03], [sill - 0.02, top + 0.03], 0.11), PAINT.deep)
  );
}

/** What the doorway is deep: its head, its front jamb in the sun, its rear one in shade, the ribbed sill. */
function jambs(sheet: Sheet): Drawing {
  const { rear, front, sill, top, deep } = DOOR;
  const lock: Lay = (inwards, up) => [front, inwards, up];
  const ribs = counted(5).map((index) => line([rear, 0.02 + index * 0.016, sill], [front, 0.02 + index * 0.016, sill]));
  return (
    fill(levelOf(top, [rear, front], [0, deep]), "#4f3a58") +
    fill(acrossOf(front, [0, deep], [sill, top]), sheet.downwards(["#6f95b4", "#4a7aa4", "#3a6690"], 200, 1150)) +
    fill(acrossOf(front, [deep * 0.66, deep], [sill, top]), "#d9b29a") +
    fill(acrossOf(front, [deep * 0.54, deep * 0.66], [sill, top]), PAINT.deep) +
    fill(panelOf(lock, [0.012, 0.042], [0.5, 0.66], 0.012), "#c9b3b0") +
    fill(panelOf(lock, [0.02, 0.034], [0.54, 0.62], 0.006), PAINT.deep) +
    fill(sideOf(deep, [rear - 0.2, front], [sill, 0]), "#3f2438") +
    fill(levelOf(0, [rear - 0.2, front], [deep, deep + 0.02]), "#ffe0ae") +
    fill(levelOf(sill, [rear, front], [0, deep]), rightwards(sheet, ["#fff3da", "#e6cdb6", "#c9a9a0"], 200, 1300)) +
    stroke(ribs.join(""), "#9a7f80", 2.4) +
    // The rear jamb has its back to the sun.
    fill(acrossOf(rear, [-0.02, deep], [sill, top]), sheet.downwards(["#2c4666", "#24405f", "#1b2f4c"], 150, 1150)) +
    fill(acrossOf(rear, [deep * 0.6, deep], [sill, top]), "#7d5f70") +
    fill(acrossOf(rear, [deep * 0.5, deep * 0.6], [sill, top]), PAINT.deep)
  );
}

/** The door, slid back along the car's side on the arm that runs in the rail of the sill: its skin with the handle, its edge with seal and lock, its shadow. */
function leaf(sheet: Sheet): Drawing {
  const [edge, inner, outer, low, high] = [DOOR.rear - 0.05, -0.02, -0.15, -0.16, 1.43] as const;
  const onSkin: Lay = (along, up) => [along, outer, up];
  const onEdge: Lay = (inwards, up) => [edge, inwards, up];
  return (
    // Its shadow falls to the right and down on the side.
    fill(
      quad(
        [-1.6, 0, low],
        [-1.6, 0, low - 0.09],
        [edge + 0.13, 0, low - 0.09],
        [edge + 0.13, 0, DOOR.sill - 0.02],
        [edge, 0, DOOR.sill - 0.02],
      ),
      PAINT.deep,
      0.5,
    ) +
    // The arm, from the door's edge into the rail under the sill.
    fill(sideOf(-0.01, [edge - 0.02, edge + 0.1], [-0.115, -0.085]), "#5c4467") +
    fill(sideOf(-0.01, [edge - 0.02, edge + 0.1], [-0.093, -0.085]), "#c9b3b0") +
    fill(
      panelOf((along, up) => [along, -0.01, up], [edge + 0.08, edge + 0.115], [-0.12, -0.08], 0.012),
      "#a98f9a",
    ) +
    fill(acrossOf(edge, [outer, inner], [low, high]), sheet.downwards(["#6f95b4", "#4a7aa4", "#3a6690"], 150, 1150)) +
    fill(acrossOf(edge, [-0.105, inner], [low, high]), PAINT.deep) +
    fill(acrossOf(edge, [-0.085, inner], [low, high]), "#7d5f70") +
    fill(panelOf(onEdge, [-0.075, -0.035], [0.46, 0.7], 0.012), "#c9b3b0") +
    fill(panelOf(onEdge, [-0.064, -0.046], [0.52, 0.64], 0.006), PAINT.deep) +
    fill(sideOf(outer, [-1.6, edge], [low, high]), paintOf(sheet)) +
    fill(sideOf(outer, [edge - 0.008, edge], [low, high]), "#a9c3d0", 0.7) +
    fill(panelOf(onSkin, [-1.4, edge - 0.09], [0.76, 1.36], 0.07), PAINT.deep) +
    fill(
      panelOf(onSkin, [-1.4, edge - 0.115], [0.785, 1.335], 0.05),
      sheet.downwards(["#e9c79f", "#9a93a6", "#2f4f74"], 160, 640),
    ) +
    fill(panelOf(onSkin, [edge - 0.16, edge - 0.05], [0.55, 0.61], 0.02), PAINT.deep) +
    fill(panelOf(onSkin, [edge - 0.16, edge - 0.05], [0.575, 0.605], 0.012), "#a9c3d0")
  );
}
