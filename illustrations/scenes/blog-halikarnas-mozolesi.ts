import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 350;
/** From the bank over the site, so that one looks down on the drums and into the pit. */
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.6, focal: 1500 });
/** The pit: metres along it from its near corner, across it to the left, and up from its rim. */
const pit = frameOf(eye, { right: 4.6, away: 10.6, heading: 38 });
/** How far a shadow moves for each metre of height: to the right and away. */
const CAST: Point = [1.5, 0.34];
const inPit = (...places: readonly Place[]): Path => polygon(places.map(pit));
/** Its length, breadth and floor. */
const [LONG, BROAD, FLOOR] = [36, 30, -4.5] as const;

/** A cat asleep in the morning sun on a drum of the Mausoleum; behind it the pit that the tomb stood in, the town and the bay. */
export const SCENE: Scene = {
  name: "blog-halikarnas-mozolesi",
  seed: 114,
  mood: "morning",
  colours: {
    sky: ["#3f8fb8", "#8cc2cd", "#f3e0b6", "#fbd9a6"],
    zenith: "#226a9c",
    ground: "#b9b866",
    groundShade: "#6f7050",
    far: "#9fbdd0",
    farShade: "#86abc6",
  },
  grain: 0.24,
  crops: { wide: 260, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawPit(sheet);
    drawRim(sheet);
    drawVisitors(sheet);
    drawFallen(sheet);
    drawDrum(sheet);
    drawNear(sheet);
  },
};

/** The islands on the horizon, the bay, the white town down the slope, the trees round the site. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.16, reach: 0.4 }),
    sheet.glow([-20, 300], 640, "#fff1c8", 0.85),
    sweptCloud(sheet, { x: 470, y: 140, length: 620, seed: 4 }),
    fill(
      curveDownTo(
        pointsOf([
          -40, 316, 140, 290, 300, 262, 420, 280, 560, 318, 700, 340, 900, 348, 1120, 330, 1300, 300, 1640, 280,
        ]),
        HORIZON + 4,
      ),
      sheet.mood.far,
    ),
    fill(
      curveDownTo(
        pointsOf([-40, 340, 100, 322, 230, 288, 300, 270, 350, 300, 440, 320, 520, 350, 560, 364]),
        HORIZON + 4,
      ),
      sheet.mood.farShade,
    ),
    fill(box(-40, HORIZON, 1700, 130), sheet.downwards(["#8cc6d2", "#2f86ae"], HORIZON, 430)),
    fill(lens(420, 374, 420, 5) + lens(760, 384, 260, 5) + lens(600, 396, 200, 4), "#e2f3ea", 0.8),
    groupedTown(sheet, {
      rows: 4,
      far: [860, 1640],
      near: [760, 1640],
      ground: (x, share) => 396 + share * 44 - (1 - share) * Math.max(0, x - 1000) * 0.05,
      scale: [0.2, 0.4],
      seed: 31,
    }),
    groupedTown(sheet, {
      rows: 2,
      far: [-40, 420],
      near: [-40, 520],
      ground: (_, share) => 420 + share * 24,
      scale: [0.24, 0.36],
      seed: 12,
    }),
    fill("M-40 452Q300 436 800 440T1640 446V700H-40Z", "#8fa35c"),
    farCrowns(randomOf(8), 90, [-20, 1640], [440, 456], 26, "#3f6b50", "#789a58"),
    place(cypress(sheet, { seed: 2 }), 700, 462, 1.05),
    place(cypress(sheet, { seed: 3 }), 742, 464, 0.8),
    place(cypress(sheet, { seed: 5 }), 1290, 470, 0.9),
  );
}

/** The cut in the rock: its far walls, one in the shade and one lit, the floor with what is left on it. */
function drawPit(sheet: Sheet): void {
  const rim = inPit([0, 0, 0], [LONG, 0, 0], [LONG, BROAD, 0], [0, BROAD, 0]);
  const [shaded, lit] = ["#8a6a78", "#f0cf98"];
  sheet.add(
    fill("M-40 470Q300 452 800 448T1640 470V1240H-40Z", sheet.downwards(["#b9b86c", "#cdbd78", "#c2ab66"], 450, 1200)),
    sheet.clipped(
      rim,
      fill(inPit([0, 0, FLOOR], [LONG, 0, FLOOR], [LONG, BROAD, FLOOR], [0, BROAD, FLOOR]), "#d9b684") +
        // What the left wall keeps from the light.
        fill(
          inPit([0, BROAD, FLOOR], [LONG, BROAD, FLOOR], [LONG, BROAD - 7, FLOOR], [0, BROAD - 8, FLOOR]),
          "#7d5f72",
        ) +
        fill(inPit([0, BROAD, 0], [LONG, BROAD, 0], [LONG, BROAD, FLOOR], [0, BROAD, FLOOR]), shaded) +
        fill(inPit([LONG, 0, 0], [LONG, BROAD, 0], [LONG, BROAD, FLOOR], [LONG, 0, FLOOR]), lit) +
        wallStones() +
        ledges() +
        stairs() +
        onFloor(),
    ),
  );
}

/** Hewn rock and courses of green stone: blocks of another tone in both walls. */
function wallStones(): Drawing {
  const random = randomOf(9);
  const tones: [Path, Path, Path, Path] = ["", "", "", ""];
  for (const course of counted(5)) {
    const [low, high] = [FLOOR + course * 0.9 + 0.05, FLOOR + course * 0.9 + 0.85];
    for (let at = 0; at < BROAD;) {
      const to = Math.min(BROAD, at + random.between(1.2, 2.6));
      const tone = random.whole(0, 3);
      if (tone < 2)
        tones[tone as 0 | 1] += inPit(
          [LONG, at + 0.06, low],
          [LONG, to - 0.06, low],
          [LONG, to - 0.06, high],
          [LONG, at + 0.06, high],
        );
      at = to;
    }
    for (let at = 0; at < LONG;) {
      const to = Math.min(LONG, at + random.between(1.2, 2.6));
      const tone = random.whole(2, 5);
      if (tone < 4)
        tones[tone as 2 | 3] += inPit(
          [at + 0.06, BROAD, low],
          [to - 0.06, BROAD, low],
          [to - 0.06, BROAD, high],
          [at + 0.06, BROAD, high],
        );
      at = to;
    }
  }
  return fill(tones[0], "#fbe6b8") + fill(tones[1], "#d8ad7c") + fill(tones[2], "#7a5c6e") + fill(tones[3], "#997784");
}

/** A bench of rock along the foot of the lit wall, and one halfway up the shaded. */
function ledges(): Drawing {
  const [deep, up] = [LONG - 2.6, FLOOR + 1.3];
  return (
    fill(inPit([deep, 3, FLOOR], [deep, BROAD - 6, FLOOR], [deep, BROAD - 6, up], [deep, 3, up]), "#e2ba84") +
    fill(inPit([deep, 3, up], [deep, BROAD - 6, up], [LONG, BROAD - 6, up], [LONG, 3, up]), "#fff0c8") +
    fill(inPit([deep, 3, FLOOR], [LONG, 3, FLOOR], [LONG, 3, up], [deep, 3, up]), "#a5806f")
  );
}

/** The stairs by which the body was carried in, cut from the rock along the shaded wall: no two steps alike. */
function stairs(): Drawing {
  const random = randomOf(22);
  const [start, count] = [26, 11];
  const drops = counted(count + 1).map((index) => FLOOR * within(index / count + random.around(0.018)) * 0.98);
  return counted(count)
    .map((index) => {
      const [from, to] = [start - index * 1.2 + random.around(0.12), start - (index + 1) * 1.2];
      const [up, below] = [drops[index + 1] ?? FLOOR, drops[index + 2] ?? FLOOR];
      const [near, far] = [BROAD - 5.4 + random.around(0.4), BROAD];
      return (
        fill(
          inPit([from, near, up], [from, far, up], [to, far, up], [to, near, up]),
          index % 3 ? "#b8979c" : "#c4a3a2",
        ) +
        fill(inPit([to, near, up], [to, far, up], [to, far, below], [to, near, below]), "#775870") +
        fill(
          inPit([from, near, FLOOR], [from, near, up], [to, near, up], [to, near, FLOOR]),
          index % 2 ? "#94727c" : "#8d6b78",
        )
      );
    })
    .join("");
}

/** A frame on the ground, and how far a shadow moves in it for each metre of height. */
interface Ground {
  view: Project;
  cast: Point;
}

function groundAt(right: number, away: number, heading: number): Ground {
  const angle = (heading / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    view: frameOf(eye, { right, away, heading }),
    cast: [CAST[0] * sin + CAST[1] * cos, CAST[1] * sin - CAST[0] * cos],
  };
}

type Tones = readonly [end: string, side: string, top: string];

/** A block in a frame: its lit left end and near side, its top with a chipped edge, its shadow on the right. */
function block(
  { view, cast }: Ground,
  [along, across, up]: Place,
  [long, wide, high]: readonly [number, number, number],
  [end, side, top]: Tones,
): Drawing {
  const shape = (...places: readonly Place[]): Path =>
    polygon(places.map(([a, c, u]) => view([along + a, across + c, up + u])));
  const [ahead, aside] = [cast[0] * high, cast[1] * high];
  const [chip, deep] = [long * 0.56, Math.min(0.3, high * 0.26)];
  return (
    fill(
      shape([0, 0, 0], [ahead, aside, 0], [long + ahead, aside, 0], [long + ahead, wide + aside, 0], [long, wide, 0]),
      "#6b5468",
      0.6,
    ) +
    fill(shape([0, 0, 0], [0, wide, 0], [0, wide, high], [0, 0, high]), end) +
    fill(shape([0, 0, 0], [long, 0, 0], [long, 0, high], [0, 0, high]), side) +
    fill(shape([0, 0, high], [long, 0, high], [long, wide, high], [0, wide, high]), top) +
    fill(
      shape(
        [chip, 0, high],
        [chip + deep, deep * 0.7, high],
        [chip + deep * 2.6, 0, high],
        [chip + deep * 1.5, 0, high - deep],
      ),
      end,
    ) +
    // A corner is gone.
    fill(shape([0, 0, high], [deep, 0, high], [0, 0, high - deep * 1.2]), top) +
    fill(shape([0, wide, high], [0, wide * 0.6, high], [0, wide * 0.8, high - deep * 0.8]), side)
  );
}

const PIT = groundAt(4.6, 10.6, 38);

/** On the floor: slabs of the foundation, and the great green block that sealed the chamber. */
function onFloor(): Drawing {
  const warm = ["#e8c592", "#b08a78", "#fff0cc"] as const;
  const green = ["#7fa488", "#4f7a70", "#a9c8a4"] as const;
  const slabs = placesOf([31, 12, 2.2, 28, 9, 1.8, 31, 6.4, 2, 26, 13.6, 1.6, 29, 16, 2]);
  return (
    slabs.map(([along, across, long]) => block(PIT, [along, across, FLOOR], [long, 1.3, 0.6], warm)).join("") +
    block(PIT, [23.6, 17.4, FLOOR], [3.4, 2.2, 2], green) +
    // Its bed shows as bands, and it has split.
    fill(
      inPit([23.6, 17.4, FLOOR + 0.5], [23.6, 19.6, FLOOR + 0.7], [23.6, 19.6, FLOOR + 1.1], [23.6, 17.4, FLOOR + 0.8]),
      "#94b796",
    ) +
    fill(
      inPit(
        [23.6, 17.4, FLOOR],
        [25, 17.4, FLOOR],
        [24.6, 17.4, FLOOR + 1],
        [25.2, 17.4, FLOOR + 2],
        [23.6, 17.4, FLOOR + 2],
      ),
      "#5d8a7c",
    )
  );
}

/** Along the rim: the grass, the lip of cut rock, an olive beyond. */
function drawRim(sheet: Sheet): void {
  const lip = (from: Place, to: Place, inward: Place): Path => {
    const shift = ([a, c]: Place): Place => [a + inward[0], c + inward[1], 0];
    return inPit(from, to, shift(to), shift(from));
  };
  const corner = (along: number, across: number): Place => [along, across, 0];
  sheet.add(
    ...meadow(),
    // The lip is a lighter band of bare rock about the cut.
    fill(
      lip(corner(-1, -1), corner(-1, BROAD + 1), [1, 0, 0]) + lip(corner(-1, -1), corner(LONG + 1, -1), [0, 1, 0]),
      "#e9cb94",
    ),
    fill(
      lip(corner(LONG, -1), corner(LONG, BROAD + 1), [0.9, 0, 0]) +
        lip(corner(-1, BROAD), corner(LONG, BROAD), [0, 0.9, 0]),
      "#efd6a4",
    ),
    place(olive(sheet, { seed: 5 }), ...eye([-17, 62, 0]), 0.62),
  );
}

/** Dry and fresh grass in broad patches, and the gravel way along the rim. */
function meadow(): Drawing[] {
  const random = randomOf(31);
  const way = (from: number, to: number, line: (at: number, out: number) => Place): Path => {
    const edge = (out: number) =>
      shares(26).map((share) => pit(line(mixed(from, to, share), out + random.around(0.16))));
    return polygon([...edge(-1.1), ...edge(-3.5).toReversed()]);
  };
  const ways = way(-3.5, BROAD, (at, out) => [out, at, 0]) + way(-3.5, LONG, (at, out) => [at, out, 0]);
  const pebbles = counted(70).map(() => {
    const [x, y] = pit([random.between(-3.4, -1.2), random.between(-3, 15), 0]);
    return lens(x, y, random.between(5, 15), 4);
  });
  return [
    fill("M-40 640C200 640 420 700 700 760S1300 900 1640 940V1240H-40Z", "#b7ad5e"),
    fill(ways, "#eed8aa"),
    fill(pebbles.slice(0, 40).join(""), "#c9a87c") + fill(pebbles.slice(40).join(""), "#fff0cf"),
    fill("M-40 850C120 800 330 850 560 930S900 990 1120 1010S1460 1060 1640 1030V1240H-40Z", "#a39b4e"),
    fill("M-40 1020C200 980 380 1100 640 1110S1000 1150 1180 1240H-40Z", "#8b8c46"),
  ];
}

/** The shade of a tree that stands outside on the left: its boughs on the grass. */
function treeShade(): Drawing {
  const random = randomOf(6);
  const lobes = placesOf([
    -20, 830, 150, 60, 850, 130, 190, 862, 120, 20, 890, 170, 150, 900, 140, 270, 888, 90, -10, 940, 150, 120, 946, 130,
    20, 990, 120, 300, 846, 60, 340, 910, 50, 210, 960, 60, 110, 1010, 60, 100, 806, 60, 10, 1040, 70,
  ]);
  return fill(lobes.map(([x, y, wide]) => blot(random, x, y, wide, wide * 0.26)).join(""), "#5c5f4a", 0.62);
}

const TURNS = 24;

/** A fluted drum that stands on the ground, by the camera: each flute is a hollow with its own shade, the top is scalloped by them. */
function drum([right, away]: Point, radius: number, high: number, flutes = TURNS): Drawing {
  const at = (turn: number, share: number, up: number): Point =>
    eye([right + Math.cos(turn) * radius * share, away + Math.sin(turn) * radius * share, up]);
  const each = (Math.PI * 2) / flutes;
  /** Light from the left and a little from us. */
  const lightOn = (turn: number) => Math.cos(turn - Math.PI * 1.14);
  const tones = ["#8a6a78", "#b58f80", "#e3bd8c", "#f8e2b4"];
  const toneAt = (light: number) => tones[light > 0.45 ? 3 : light > 0.02 ? 2 : light > -0.42 ? 1 : 0] ?? "";
  // Each runs a hair under the next, so that no ground shows between them.
  const band = (from: number, to: number, outer: number, inner: number): Path => {
    const end = to + each * 0.06;
    return polygon([at(from, outer, 0), at(from, outer, high), at(end, inner, high), at(end, inner, 0)]);
  };
  // The near half, from its left edge to its right.
  const sides = counted(flutes).map((index) => {
    const from = Math.PI + (index / flutes) * Math.PI * 2 - each;
    const [arris, middle, end] = [from + each * 0.14, from + each * 0.56, from + each];
    if (Math.sin(middle) > 0.3) return "";
    const light = lightOn(middle);
    return (
      fill(band(from, arris, 1, 1), toneAt(light + 0.2)) +
      fill(band(arris, middle, 1, 0.95), toneAt(light - 0.5)) +
      fill(band(middle, end, 0.95, 1), toneAt(light + 0.1))
    );
  });
  // The same profile as that of the flutes: an arris, the hollow, the next arris.
  const top = polygon(
    counted(flutes).flatMap((index) => {
      const from = Math.PI + index * each - each;
      return [at(from, 1, high), at(from + each * 0.14, 1, high), at(from + each * 0.56, 0.95, high)];
    }),
  );
  const shadow = polygon([
    ...shares(14).map((share) => at(mixed(Math.PI * 0.6, Math.PI * 1.6, share), 1, 0)),
    ...shares(14).map((share): Point => {
      const turn = mixed(-Math.PI * 0.4, Math.PI * 0.6, share);
      return eye([right + Math.cos(turn) * radius + high * 1.5, away + Math.sin(turn) * radius + high * 0.34, 0]);
    }),
  ]);
  return fill(shadow, "#5d5a58", 0.62) + sides.join("") + fill(top, "#fff3d2");
}

/** A fluted drum that lies on its side, its sawn end towards the light: where that touches the ground, and how far it is turned. */
function lyingDrum([right, away]: Point, radius: number, long: number, heading: number): Drawing {
  const axis = frameOf(eye, { right, away, heading });
  const flutes = 20;
  const turnOf = (index: number) => (index / flutes) * Math.PI * 2 - 0.2;
  const at = (along: number, turn: number, share = 1): Point =>
    axis([along, Math.cos(turn) * radius * share, radius * (1 + Math.sin(turn) * share)]);
  const tones = ["#74586c", "#9c7a7c", "#cda27f", "#efd3a0"];
  // From the far side over the top to the side before us, which we see.
  const strips = counted(flutes).map((index) => {
    const [from, to] = [turnOf(index), turnOf(index + 1)];
    if (Math.cos(from) > 0.62) return "";
    const light = Math.sin(from) * 0.8 + Math.cos(from) * 0.24;
    const tone = light > 0.5 ? 3 : light > 0.05 ? 2 : light > -0.5 ? 1 : 0;
    const middle = mixed(from, to, 0.42);
    return (
      fill(
        polygon([at(0, from), at(long, from), at(long, middle, 0.96), at(0, middle, 0.96)]),
        tones[Math.max(0, tone - 1)] ?? "",
      ) + fill(polygon([at(0, middle, 0.96), at(long, middle, 0.96), at(long, to), at(0, to)]), tones[tone] ?? "")
    );
  });
  const end = polygon(
    counted(flutes).flatMap((index) => [
      at(0, turnOf(index)),
      at(0, mixed(turnOf(index), turnOf(index + 1), 0.42), 0.95),
    ]),
  );
  const dowel = (half: number) => polygon([0, 1, 2, 3].map((turn) => at(0, turn * 1.57 + 0.5, half)));
  const high = radius * 2;
  const shadow = polygon([
    axis([0.06, -radius * 0.5, 0]),
    axis([high * 1.1, -radius * 1.3, 0]),
    axis([long + high * 1.36, -radius * 1.1, 0]),
    axis([long + high * 1.5, radius * 0.3, 0]),
    axis([long, radius * 0.5, 0]),
  ]);
  return (
    fill(shadow, "#5d5a4a", 0.62) +
    strips.join("") +
    fill(end, "#fff0cc") +
    fill(polygon(counted(24).map((index) => at(0, (index / 24) * Math.PI * 2, 0.66))), "#f3dcae") +
    fill(dowel(0.16), "#8a6a78")
  );
}

/** What lies about on this side of the pit: drums, blocks of the architrave, in the order of their distance. */
function drawFallen(sheet: Sheet): void {
  const marble: Tones = ["#f8e2b4", "#c29c88", "#fff3d2"];
  sheet.add(
    block(groundAt(-2.3, 12.1, 74), [0, 0, 0], [1.7, 0.7, 0.42], marble),
    drum([-5.5, 12.6], 0.82, 0.6),
    block(groundAt(-5.2, 10.4, 66), [0, 0, 0], [0.9, 0.6, 0.36], marble),
    lyingDrum([0.75, 7.7], 0.5, 1.05, 64),
    architrave(groundAt(1.3, 6.3, 78)),
    treeShade(),
  );
}

/** A beam that the columns carried: three bands, each a little before the one below it, and a moulding. */
function architrave(ground: Ground): Drawing {
  const { view } = ground;
  const [long, wide, high] = [1.36, 0.56, 0.5];
  const step = (low: number, up: number, out: number, tone: string): Drawing =>
    fill(
      polygon(
        (
          [
            [0, -out, low],
            [long, -out, low],
            [long, -out, up],
            [0, -out, up],
          ] as const
        ).map(view),
      ),
      tone,
    ) +
    fill(
      polygon(
        (
          [
            [0, -out, low],
            [0, wide, low],
            [0, wide, up],
            [0, -out, up],
          ] as const
        ).map(view),
      ),
      "#f8e2b4",
    );
  return (
    block(ground, [0, 0, 0], [long, wide, high], ["#f8e2b4", "#9c7a7e", "#fff3d2"]) +
    step(0, 0.16, 0, "#a98279") +
    step(0.16, 0.32, 0.025, "#ba9382") +
    step(0.32, 0.44, 0.05, "#caa48c") +
    fill(
      polygon(
        (
          [
            [long, -0.06, 0.5],
            [0.12, -0.06, 0.5],
            [0, 0.08, 0.5],
            [0, wide, 0.5],
            [long, wide, 0.5],
          ] as const
        ).map(view),
      ),
      "#fff3d2",
    ) +
    fill(
      polygon(
        (
          [
            [0.12, -0.06, 0.5],
            [long, -0.06, 0.5],
            [long, -0.06, 0.44],
            [0.3, -0.06, 0.44],
          ] as const
        ).map(view),
      ),
      "#dcbb98",
    )
  );
}

const HERO: Point = [-1.1, 5.6];
const [RADIUS, HIGH] = [1, 0.86];

/** The drum before us with its dowel hole and its cracks, and the cat on it. */
function drawDrum(sheet: Sheet): void {
  const on = (right: number, away: number): Point => eye([HERO[0] + right, HERO[1] + away, HIGH]);
  const lower = (right: number, away: number, drop: number): Point =>
    eye([HERO[0] + right, HERO[1] + away, HIGH - drop]);
  const ring = (share: number): Path =>
    polygon(
      counted(40).map((index) => {
        const turn = (index / 40) * Math.PI * 2;
        return on(Math.cos(turn) * RADIUS * share, Math.sin(turn) * RADIUS * share);
      }),
    );
  sheet.add(
    drum(HERO, RADIUS, HIGH),
    // The worn middle of the joint, and the square hole of the dowel.
    fill(ring(0.72), "#f3dcae"),
    fill(polygon([on(0.36, -0.36), on(0.56, -0.36), on(0.56, -0.16), on(0.36, -0.16)]), "#8a6a78"),
    fill(polygon([on(0.4, -0.36), on(0.56, -0.36), on(0.56, -0.2), on(0.4, -0.2)]), "#5d4660"),
    stroke(
      polyline([on(-0.96, 0.1), on(-0.7, 0.16), on(-0.6, 0.08)]) +
        polyline([on(0.2, -0.95), on(0.28, -0.7), on(0.22, -0.6)]),
      "#b08a70",
      3,
    ),
    // A piece of the rim has broken off.
    fill(
      polygon([
        on(0.36, -0.95),
        on(0.44, -0.8),
        on(0.62, -0.76),
        on(0.74, -0.69),
        lower(0.7, -0.74, 0.1),
        lower(0.52, -0.88, 0.15),
      ]),
      "#a5827c",
    ),
    fill(polygon([on(0.36, -0.95), on(0.44, -0.8), on(0.52, -0.78), lower(0.52, -0.88, 0.15)]), "#cfa888"),
    place(cat(), ...on(0, -0.02), 1.28),
  );
}

/** A ginger cat curled up asleep, its head on its paws at the left, its tail round its feet: 200 wide, its belly on 0,0. */
function cat(): Drawing {
  const [lit, body, shade, stripe] = ["#f6bd74", "#e0904a", "#b8623f", "#c46f38"];
  return (
    // Its shadow on the stone.
    fill("M-70 14C0 4 120-4 150 6C150 22 60 30-40 26Z", "#8f7078", 0.75) +
    fill("M-84-2C-92-46-52-84 2-88C62-92 104-60 106-22C107 4 88 18 52 20L-52 20C-74 18-82 12-84-2Z", body) +
    fill("M-80-22C-80-54-46-82 2-86C30-88 54-82 72-70C30-70-30-62-80-22Z", lit) +
    stroke("M-24-80Q-14-66-16-54M6-84Q18-70 16-56M36-82Q48-68 48-54", stripe, 6) +
    fill("M106-22C107 4 88 18 52 20H-6C50 12 78-10 78-66C96-54 105-38 106-22Z", shade) +
    // The haunch.
    fill("M18 18C8-14 30-44 62-40C86-36 92-6 76 14Q50 24 18 18Z", body) +
    fill("M18 16C10-14 30-44 62-40C40-34 28-14 30 18Z", lit) +
    fill("M62-40C86-36 92-6 76 14Q60 20 40 20C64 8 74-12 62-40Z", shade) +
    // The head, asleep on a paw.
    fill("M-112 16C-104 6-60 6-34 12C-30 20-40 24-60 24H-100C-112 24-114 20-112 16Z", "#fff0da") +
    fill("M-110-34L-108-66L-84-50ZM-66-52L-46-70L-38-38Z", body) +
    fill("M-104-42L-103-58L-90-50ZM-60-52L-49-61L-46-44Z", "#e79a86") +
    fill(disc(-74, -22, 40, 33), body) +
    fill("M-114-22A40 33 0 0 1-74-55Q-50-54-40-40Q-70-46-84-24Q-96-6-92 6Q-114-2-114-22Z", lit) +
    fill("M-56-50A40 33 0 0 1-50 4Q-62 12-80 11Q-58-4-56-50Z", shade, 0.75) +
    fill("M-104-2C-98-16-84-14-78-10C-66-12-56-6-56 2C-62 12-84 14-94 10Z", "#fff3e2") +
    fill("M-84-10H-74L-79-4Z", "#c8655a") +
    stroke("M-102-18Q-96-12-88-16M-68-18Q-60-12-53-18", "#6b3a2c", 3.4) +
    stroke("M-80-54V-42M-90-52L-88-42M-70-53L-72-43", stripe, 5) +
    // The tail round its feet.
    stroke("M92-2C104 24 40 34-18 26", shade, 20) +
    stroke("M92-6C102 18 40 28-18 21", body, 16) +
    stroke("M-4 23L-18 21", "#fff0da", 15) +
    stroke("M70 14L74 26M40 18L42 30", stripe, 6)
  );
}

/** Two at the green block, one who comes down the stairs, one who walks along the far rim. */
function drawVisitors(sheet: Sheet): void {
  const visitor = (at: Place, options: PersonOptions) => {
    const [x, y] = pit(at);
    const tall = y - pit([at[0], at[1], at[2] + 1.72])[1];
    return place(person(sheet, { wears: "trousers", ...options }), x, y, tall / 100);
  };
  sheet.add(
    visitor([21.6, 18.4, FLOOR], { behind: true, pose: "picking", top: "#2f6d94", bottom: "#e9d9b4", hat: "#e7b868" }),
    visitor([22.4, 15.4, FLOOR], {
      behind: true,
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hairstyle: "long",
    }),
    visitor([21, 27.4, FLOOR * 0.4], { pose: "walking", mirrored: true, top: "#f3c14a", bottom: "#3f5f86" }),
    visitor([7.6, 31.4, 0], { pose: "walking", top: "#fdf8ee", bottom: "#31507a", hat: "#f3e2b4" }),
  );
}

/** The grass about the drum, an olive that throws its boughs in from the right, poppies in the near corner. */
function drawNear(sheet: Sheet): void {
  const tufts = placesOf([
    240, 1172, 56, 420, 1196, 60, 760, 1176, 50, 930, 1090, 44, 110, 1010, 34, 1010, 900, 36, 60, 1206, 96, 1150, 990,
    40, 870, 800, 26, 150, 1210, 70, 820, 1010, 30, 1390, 960, 30, 300, 742, 20, 500, 664, 16, -6, 1200, 110,
  ]);
  const [fresh, dry, dark] = ["#6f7f40", "#d0b25c", "#59632f"] as const;
  sheet.add(
    ...tufts.map(([x, y, wide], index) =>
      grass(sheet, {
        from: x - wide,
        to: x + wide,
        ground: () => y,
        height: wide * 0.8,
        count: 18,
        colour: index % 3 === 0 ? fresh : index % 3 === 1 ? dry : dark,
        seed: index + 3,
      }),
    ),
    fill("M1470 904C1520 886 1600 868 1660 858V930C1600 918 1530 916 1470 904Z", "#5c5f4a", 0.62),
    place(olive(sheet, { seed: 21 }), 1560, 900, 3),
    // The bough whose shade lies on the grass.
    stroke("M-20 60Q90 70 180 130M40 66Q110 60 150 30", "#5d4038", 9),
    ...placesOf([10, 40, 150, 130, 110, 110, 190, 150, 66, 150, 24, 80, -10, 130, 70]).map(([x, y, width], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height: width * 0.5,
        seed: index + 60,
        count: 30,
        size: 30,
        colours: ["#34463a", "#5b6f42", "#8d9a5c"],
      }),
    ),
    poppyBank(sheet, {
      top: pointsOf([1000, 1200, 1140, 1160, 1340, 1090, 1640, 1040]),
      from: 1060,
      to: 1640,
      count: 13,
      seed: 29,
    }),
  );
}
