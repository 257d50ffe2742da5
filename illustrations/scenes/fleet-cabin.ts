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

/** One is about to get in and bends a little. In the car's own metres: towards its front, inwards from its side, up from its floor. */
const EYE = [1.2, -1.2, 1.06] as const;
const HORIZON = 392;
const camera = cameraOf({ horizon: HORIZON, centre: 664, eye: EYE[2], focal: 1040 });
/** Which way the car's front lies: half to the right, half behind us, so that the eye goes in at the door and on to the seats of the rear. */
const HEADING = 120;
const [SINE, COSINE] = [Math.sin((HEADING / 180) * Math.PI), Math.cos((HEADING / 180) * Math.PI)] as const;
const STANDING = {
  right: EYE[1] * COSINE - EYE[0] * SINE,
  away: -EYE[0] * COSINE - EYE[1] * SINE,
  heading: HEADING,
} as const;
const at = frameOf(camera, STANDING);

/** The doorway, the room behind it. */
const DOOR = { rear: -0.08, front: 1.5, sill: -0.05, top: 1.27, deep: 0.1 } as const;
const ROOM = { roof: 1.34, wall: 1.44, rear: -0.62, front: 2 } as const;
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

/** The near side of the armchairs at the door, and of those at the window; the near one at the front is slid forward, out of the way in. */
const ROWS: Point = [0.17, 0.8];
const [FAR_LEFT, FAR_RIGHT, NEAR_LEFT, NEAR_RIGHT] = [
  chairAt(1, -0.24, ROWS[1]),
  chairAt(-1, 1.53, ROWS[1]),
  chairAt(1, -0.34, ROWS[0]),
  chairAt(-1, 1.76, ROWS[0]),
] as const;
/** No larger than a tray: it folds in the middle and slides in the floor between the rows. */
const TABLE = { from: 0.48, to: 0.84, near: 0.55, far: 0.93, up: 0.56 } as const;
const BLOCKS: readonly Block[] = [
  ...[FAR_LEFT, FAR_RIGHT, NEAR_LEFT, NEAR_RIGHT].flatMap((each) => each.map(({ board: { block } }) => block)),
  { low: [TABLE.from, TABLE.near, TABLE.up - 0.03], high: [TABLE.to, TABLE.far, TABLE.up - 0.005] },
];
const drawChair = (sheet: Sheet, chair: Chair): Drawing =>
  chair.map(({ board: each, sewn }) => drawn(each, BLOCKS) + (sewn?.(sheet) ?? "")).join("");

/** The blue people carrier by the coast road in the evening, seen aslant through its sliding door, which is slid back at the left: four armchairs that face each other under a low roof, tea for two on a small folding table, a gulet on the bay in the far window. */
export const SCENE: Scene = {
  name: "fleet-cabin",
  seed: 93,
  mood: "gold",
  colours: { sea: ["#f6cfa0", "#93bfb2", "#2f93a8", "#135f80"] },
  crops: { wide: 225, square: 256 },
  grain: 0.3,
  draw(sheet) {
    const inside = [
      walls(sheet),
      // Who sits or what lies on a seat comes before its near arm-rest, which is drawn last.
      drawChair(sheet, FAR_LEFT.slice(0, -2)),
      drawChair(sheet, FAR_RIGHT),
      drawChair(sheet, FAR_LEFT.slice(-2)),
      table(),
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

/** What lies outside: the evening bay, a gulet, a white town at the foot of its hill, the wall of the coast road. */
function bay(sheet: Sheet): Drawing {
  const scenery = [
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    fill(lens(1080, 268, 300, 9) + lens(1360, 296, 260, 7) + lens(700, 300, 200, 6), "#fbe0bd", 0.75),
    ridge(sheet, {
      crest: pointsOf([
        -20, 340, 400, 330, 560, 312, 660, 300, 760, 330, 860, 352, 960, 362, 1080, 368, 1180, 356, 1300, 344, 1640,
        330,
      ]),
      foot: HORIZON + 3,
      seed: 9,
    }),
    // The headland the town stands on.
    fill(
      curveDownTo(
        pointsOf([1180, 394, 1220, 378, 1270, 350, 1330, 322, 1390, 306, 1450, 300, 1520, 312, 1600, 330, 1700, 360]),
        397,
      ),
      "#9a7c78",
    ),
    groupedTown(sheet, {
      rows: 3,
      far: [1330, 1560],
      near: [1290, 1600],
      ground: (_, share) => HORIZON - 44 + share * 40,
      scale: [0.2, 0.28],
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 640, dabs: 40, foot: false }),
    place(gulet(sheet), 1010, 452, 0.34),
    fill(lens(1022, 456, 170, 8), "#1d4f70", 0.5),
    ripples(sheet, { x: 1010, y: 462, width: 230, height: 24, count: 16 }),
    parapet(),
  ].join("");
  // The panes are tinted.
  return scenery + fill("M-20-20H1620V1220H-20Z", "#27406a", 0.2);
}

/** The low wall along the coast road, in gaps of which the sea shows; the road before it. */
function parapet(): Drawing {
  const [ground, far, high] = [-0.5, 7, 0.18];
  const blocks = counted(12).map((index): Point => [index * 2.4 - 20, index * 2.4 - 18.2]);
  return (
    fill(levelOf(ground, [-30, 12], [far, 1.6]), "#a07b92") +
    fill(levelOf(ground, [-30, 12], [far, far - 0.9]), "#e9c7a4") +
    fill(blocks.map((span) => sideOf(far, span, [ground, high])).join(""), "#d9b3a0") +
    fill(blocks.map((span) => levelOf(high, span, [far, far + 0.5])).join(""), "#fff0d2")
  );
}

/** The window of the other sliding door, and the one behind it. */
const PANES = pointsOf([-0.56, 0.01, 0.09, 1.28, 1.36, 1.96]);

/** The far side with its windows over a panel of leather; the rear with a dark pane; roof and floor. */
function walls(sheet: Sheet): Drawing {
  const { roof, wall, rear, front } = ROOM;
  const whole: Point = [rear, front];
  const windows = PANES.map((pane) => roundedOf(wall + 0.04, pane, [0.71, 1.21], 0.08)).join("");
  const frames = PANES.map(([from, to]) => roundedOf(wall, [from - 0.02, to + 0.02], [0.685, 1.235], 0.1)).join("");
  const gleams = [0.3, 0.44, 0.95, -0.4].map((along, index) =>
    quad(
      [along, wall, 0.6],
      [along + (index % 2 === 0 ? 0.1 : 0.03), wall, 0.6],
      [along + (index % 2 === 0 ? 0.34 : 0.27), wall, 1.3],
      [along + 0.24, wall, 1.3],
    ),
  );
  const onSide: Lay = (along, up) => [along, wall, up];
  const onRear: Lay = (inwards, up) => [rear, inwards, up];
  return (
    fill(sideOf(wall, whole, [0, roof]), rightwards(sheet, ["#b9949a", "#dcbda6", "#ecd3b6"], 500, 1500)) +
    fill(frames, "#2b2140") +
    fill(windows, "#f7d9ae") +
    sheet.clipped(windows, bay(sheet) + fill(gleams.join(""), "#ffffff", 0.16)) +
    // Below: leather sewn in panels, an arm-rest with its switches, a pocket.
    fill(sideOf(wall, whole, [0, 0.66]), rightwards(sheet, ["#5d3a4c", "#7a4a4c", "#8a5650"], 500, 1500)) +
    fill(sideOf(wall, whole, [0.6, 0.66]), "#e9c39a") +
    fill(sideOf(wall, whole, [0.575, 0.6]), "#ffcf8a", 0.5) +
    fill(sideOf(wall, whole, [0.585, 0.592]), "#fff0c8") +
    fill(panelOf(onSide, [0.2, 1.1], [0.1, 0.4], 0.06), "#4f3043", 0.7) +
    fill(panelOf(onSide, [0.22, 1.08], [0.12, 0.36], 0.05), "#3f2740", 0.7) +
    fill(sideOf(wall, whole, [0, 0.06]), "#221b36") +
    // The rear.
    fill(acrossOf(rear, [0, wall], [0, roof]), "#8a6c80") +
    fill(acrossOf(rear, [0, wall], [0, 0.66]), "#4f3347") +
    fill(panelOf(onRear, [0.1, wall - 0.12], [0.69, 1.23], 0.08), "#2b2140") +
    fill(panelOf(onRear, [0.12, wall - 0.14], [0.71, 1.21], 0.07), sheet.downwards(["#b98f90", "#7d7494"], 240, 440)) +
    ceiling(sheet) +
    floor(sheet)
  );
}

/** The lining of the roof: a loop of light about a panel, lamps, slots of the air conditioning. */
function ceiling(sheet: Sheet): Drawing {
  const { roof, wall, rear, front } = ROOM;
  const onRoof: Lay = (along, inwards) => [along, inwards, roof];
  const loop = panelOf(onRoof, [-0.46, 1.84], [0.26, 1.24], 0.14);
  const lamp = (along: number, inwards: number): Drawing =>
    fill(panelOf(onRoof, [along - 0.05, along + 0.05], [inwards - 0.05, inwards + 0.05], 0.049), "#8f7080") +
    fill(panelOf(onRoof, [along - 0.035, along + 0.035], [inwards - 0.035, inwards + 0.035], 0.034), "#fff6dc");
  return (
    fill(levelOf(roof, [rear, front], [0, wall]), sheet.downwards(["#a5838c", "#d3afa3", "#ecd0b2"], 60, 340)) +
    stroke(loop, "#ffcf8a", 60, 0.16) +
    stroke(loop, "#ffcf8a", 26, 0.35) +
    fill(loop, sheet.downwards(["#9d7c8c", "#c9a39c"], 60, 280)) +
    stroke(loop, "#fff3d2", 8) +
    fill(panelOf(onRoof, [0.44, 0.88], [0.68, 0.82], 0.05), "#8f7080") +
    fill(
      [0.53, 0.64, 0.75].map((along) => panelOf(onRoof, [along - 0.04, along + 0.045], [0.71, 0.79], 0.03)).join(""),
      "#6a4f66",
    ) +
    lamp(0.24, 0.75) +
    lamp(1.08, 0.75)
  );
}

/** The floor: carpet, rails of the armchairs, the sun through the door. */
function floor(sheet: Sheet): Drawing {
  const { wall, rear, front } = ROOM;
  const whole: Point = [rear, front];
  const ground = shares(100).map((y) =>
    shares(150).map((x): Node => ({ spot: [mixed(rear, front, x), mixed(0.02, wall, y), 0], normal: [0, 0, 1] })),
  );
  const rail = (inwards: number): Drawing =>
    fill(levelOf(0, whole, [inwards - 0.028, inwards + 0.028]), "#1b1a34") +
    fill(levelOf(0, whole, [inwards - 0.012, inwards + 0.012]), "#a9a6b8");
  return (
    fill(levelOf(0, whole, [0, wall]), rightwards(sheet, ["#2b2b4c", "#353358", "#3d3a5e"], 400, 1500)) +
    fill(
      above(ground, ({ spot }) => sunAt(spot, BLOCKS) - 0.03),
      "#b98c7c",
    ) +
    ROWS.flatMap((near) => RUNNERS.map((runner) => rail(near + runner))).join("")
  );
}

/** The table between the knees: two leaves with a hinge between them, on a post that slides in the floor; two glasses of tea. */
function table(): Drawing {
  const { from, to, near, far, up } = TABLE;
  const on: Lay = (along, inwards, deep) => [along, inwards, up - deep];
  const middle = (from + to) / 2;
  const hinge = (near + far) / 2;
  const top = board(rectangle([from, to], [near, far], 0.045), on, 0.026, 0.006, WOOD);
  const post = board(
    rectangle([middle - 0.025, middle + 0.025], [hinge - 0.03, hinge + 0.03], 0.02),
    on,
    up,
    0.004,
    SHELL,
  );
  const foot = board(
    rectangle([middle - 0.13, middle + 0.13], [hinge - 0.07, hinge + 0.07], 0.05),
    (u, v, deep) => [u, v, 0.03 - deep],
    0.03,
    0.008,
    SHELL,
  );
  const world = toWorld(STANDING);
  // What stands on the table is a little larger than life, so that it can be read in a small picture.
  const spot = (along: number, inwards: number, draw: (eye: Project, spot: Point) => Drawing): Drawing => {
    const [right, away] = world([along, inwards, 0]);
    const eye: Project = ([x, y, z]) => camera([right + (x - right) * 1.1, away + (y - away) * 1.1, up + z * 1.1]);
    return draw(eye, [right, away]);
  };
  return (
    [foot, post].map((each) => drawn(each, BLOCKS)).join("") +
    drawn(top, BLOCKS) +
    stroke(line([from, hinge, up], [to, hinge, up]), "#6f3b3c", 2.4) +
    fill(
      [from + 0.06, to - 0.11]
        .map((along) => levelOf(up, [along, along + 0.05], [hinge - 0.014, hinge + 0.014]))
        .join(""),
      "#f0d6b0",
    ) +
    spot(to - 0.1, far - 0.1, teaOnSaucer) +
    spot(from + 0.1, near + 0.1, teaOnSaucer)
  );
}

/** A straw bag on the floor before the table, a striped towel over its rim; the sun at the door strikes its left. */
function bag(sheet: Sheet): Drawing {
  const [x, y] = at([0.72, 0.3, 0]);
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
    fill(sideOf(0, [-6, 1.9], [top + 0.08, top + 0.1]), PAINT.deep) +
    fill(sideOf(0, [-6, 1.9], [top + 0.1, 2.4]), sheet.downwards(["#22507e", "#7fa3bc"], 0, 260)) +
    // The evening sky lies on the edge of the roof.
    fill(sideOf(0, [-6, 1.9], [top + 0.1, top + 0.112]), "#f0bd98", 0.75) +
    fill(sideOf(0, [-6, 1.9], [top + 0.15, top + 0.17]), "#c9b3b0", 0.3) +
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
    fill(sideOf(outer, [-1.9, edge], [low, high]), paintOf(sheet)) +
    // The crease under the window, and the light that the quay throws up under it.
    fill(sideOf(outer, [-1.9, edge], [0.66, 0.69]), "#6f98b8", 0.75) +
    fill(sideOf(outer, [-1.9, edge], [0.62, 0.66]), PAINT.deep, 0.35) +
    fill(sideOf(outer, [-1.9, edge], [low, 0.08]), "#7d6a86", 0.4) +
    fill(sideOf(outer, [edge - 0.008, edge], [low, high]), "#a9c3d0", 0.7) +
    fill(panelOf(onSkin, [-1.8, edge - 0.09], [0.76, 1.36], 0.07), PAINT.deep) +
    fill(
      panelOf(onSkin, [-1.8, edge - 0.115], [0.785, 1.335], 0.05),
      sheet.downwards(["#e9c79f", "#9a93a6", "#2f4f74"], 160, 640),
    ) +
    // Hills and the low sun's sky in the dark glass.
    sheet.clipped(
      panelOf(onSkin, [-1.8, edge - 0.115], [0.785, 1.335], 0.05),
      fill(curveDownTo(pointsOf([-20, 366, 60, 350, 130, 372, 200, 400, 260, 392, 330, 410]), 700), "#41557c") +
        fill(quad([-0.5, outer, 0.7], [-0.4, outer, 0.7], [-0.56, outer, 1.4], [-0.66, outer, 1.4]), "#ffffff", 0.18),
    ) +
    fill(panelOf(onSkin, [edge - 0.2, edge - 0.05], [0.53, 0.59], 0.02), PAINT.deep) +
    fill(panelOf(onSkin, [edge - 0.2, edge - 0.05], [0.555, 0.585], 0.012), "#a9c3d0")
  );
}
