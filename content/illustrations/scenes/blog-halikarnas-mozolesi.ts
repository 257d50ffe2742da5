import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 350;
/** From the bank over the site, so that one looks down on the drums and into the pit. */
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.6, focal: 1500 });
/** The pit: metres along it from its near corner, across it to the left, and up from its rim. */
const pit = frameOf(eye, { right: 4.6, away: 10.6, heading: 38 });
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
    sheet.add(drum([-5.5, 12.6], 0.95, 0.9));
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
    fill("M-40 470Q300 452 800 448T1640 470V1240H-40Z", sheet.downwards(["#b5b868", "#c2bd6c", "#a8ab5c"], 450, 1200)),
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

/** The stairs by which the body was carried in: broad steps down along the shaded wall. */
function stairs(): Drawing {
  const [start, count] = [26, 12];
  return counted(count)
    .map((index) => {
      const [from, to] = [start - index * 1.1, start - (index + 1) * 1.1];
      const up = FLOOR * ((index + 1) / count) * 0.98;
      const [near, far] = [BROAD - 5.4, BROAD];
      return (
        fill(inPit([from, near, up], [from, far, up], [to, far, up], [to, near, up]), "#b3929a") +
        fill(
          inPit([to, near, up], [to, far, up], [to, far, up + FLOOR / count], [to, near, up + FLOOR / count]),
          "#7a5b74",
        ) +
        fill(inPit([from, near, FLOOR], [from, near, up], [to, near, up], [to, near, FLOOR]), "#94727c")
      );
    })
    .join("");
}

/** A block by the camera, in the frame of the pit: its lit left end and near side, its top, its shadow on the right. */
function block(
  [along, across, up]: Place,
  [long, wide, high]: readonly [number, number, number],
  tones: readonly [string, string, string],
): Drawing {
  const at = (a: number, c: number, u: number): Place => [along + a, across + c, up + u];
  return (
    fill(
      inPit(at(0, 0, 0), at(long, 0, 0), at(long + high * 0.4, -high * 1.4, 0), at(high * 0.4, -high * 1.4, 0)),
      "#6b5468",
      0.6,
    ) +
    fill(inPit(at(0, 0, 0), at(0, wide, 0), at(0, wide, high), at(0, 0, high)), tones[0]) +
    fill(inPit(at(0, 0, 0), at(long, 0, 0), at(long, 0, high), at(0, 0, high)), tones[1]) +
    fill(inPit(at(0, 0, high), at(long, 0, high), at(long, wide, high), at(0, wide, high)), tones[2])
  );
}

/** On the floor: slabs of the foundation, and the great green block that sealed the chamber. */
function onFloor(): Drawing {
  const warm = ["#e8c592", "#b08a78", "#fff0cc"] as const;
  const green = ["#7fa488", "#4f7a70", "#a9c8a4"] as const;
  const slabs = placesOf([31, 12, 2.2, 28, 9, 1.8, 31, 6.4, 2, 26, 13.6, 1.6, 29, 16, 2]);
  return (
    slabs.map(([along, across, long]) => block([along, across, FLOOR], [long, 1.3, 0.6], warm)).join("") +
    block([23.6, 17.4, FLOOR], [3.4, 2.2, 2], green)
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

/** Dry and fresh grass in broad bands on this side of the pit, the trodden way along its rim. */
function meadow(): Drawing[] {
  return [
    fill("M-40 640C200 640 420 700 700 760S1300 900 1640 940V1240H-40Z", "#a9ad58"),
    fill("M-40 820C160 790 380 860 640 930S1200 1030 1640 1060V1240H-40Z", "#94a050"),
  ];
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

const HERO: Point = [-1.1, 5.6];
const [RADIUS, HIGH] = [1, 0.86];

/** The drum before us with its dowel hole and its cracks, and the cat on it. */
function drawDrum(sheet: Sheet): void {
  const on = (right: number, away: number): Point => eye([HERO[0] + right, HERO[1] + away, HIGH]);
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
    place(cat(), ...on(0, -0.06), 1.34),
  );
}

/** A ginger cat curled up asleep, its head on its paws at the left, its tail round its feet: 200 wide, its belly on 0,0. */
function cat(): Drawing {
  const [lit, body, shade, stripe] = ["#f3b264", "#e0904a", "#bf6a3f", "#b9642f"];
  return (
    // Its shadow on the stone.
    fill("M-70 14C0 4 120-4 150 6C150 22 60 30-40 26Z", "#8f7078", 0.75) +
    fill("M-84-2C-92-46-52-84 2-88C62-92 104-60 106-22C107 4 88 18 52 20L-52 20C-74 18-82 12-84-2Z", body) +
    fill("M-80-22C-80-54-46-82 2-86C30-88 54-82 72-70C30-70-30-62-80-22Z", lit) +
    fill("M106-22C107 4 88 18 52 20H-6C50 12 84-8 92-52C100-44 105-34 106-22Z", shade) +
    stroke("M-24-82Q-14-66-16-50M6-86Q18-70 16-52M36-84Q48-68 48-50M64-73Q74-60 74-46", stripe, 8) +
    // The haunch.
    fill("M18 18C8-14 30-44 62-40C86-36 92-6 76 14Q50 24 18 18Z", body) +
    fill("M18 16C10-14 30-44 62-40C40-34 28-14 30 18Z", lit) +
    stroke("M46-38Q56-26 54-14M66-34Q76-22 74-10", stripe, 6) +
    // The head, asleep on a paw.
    fill("M-112 16C-104 6-60 6-34 12C-30 20-40 24-60 24H-100C-112 24-114 20-112 16Z", "#fff0da") +
    fill("M-110-34L-108-66L-84-50ZM-66-52L-46-70L-38-38Z", body) +
    fill("M-104-42L-103-58L-90-50ZM-60-52L-49-61L-46-44Z", "#e79a86") +
    fill(disc(-74, -22, 40, 33), body) +
    fill("M-114-22A40 33 0 0 1-74-55Q-50-54-40-40Q-70-46-84-24Q-96-6-92 6Q-114-2-114-22Z", lit) +
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
    250, 1160, 50, 420, 1196, 60, 720, 1186, 60, 930, 1090, 44, 120, 1010, 44, 1010, 900, 36, 60, 1150, 60, 1180, 960,
    44, 860, 800, 26,
  ]);
  sheet.add(
    ...tufts.map(([x, y, wide], index) =>
      grass(sheet, {
        from: x - wide,
        to: x + wide,
        ground: () => y,
        height: wide * 0.8,
        count: 18,
        colour: index % 2 ? "#6f7f40" : "#8c9648",
        seed: index + 3,
      }),
    ),
    fill(lens(1640, 906, 760, 90), "#5d6a4a", 0.7),
    place(olive(sheet, { seed: 21 }), 1560, 900, 3),
    poppyBank(sheet, {
      top: pointsOf([1000, 1200, 1140, 1160, 1340, 1090, 1640, 1040]),
      from: 1060,
      to: 1640,
      count: 17,
      seed: 29,
    }),
  );
}
