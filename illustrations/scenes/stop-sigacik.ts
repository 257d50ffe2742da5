import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { fruit, fullCrate, leafAt } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 560;
/** Somebody who comes out of the castle and is still under its gate. */
const EYE = cameraOf({ horizon: HORIZON, centre: 680, eye: 1.6, focal: 1100 });
/** How far a shadow goes for each metre of height: the sun is high, ahead of us and to the left. */
const SUN = { right: 0.42, away: -0.34 };

/** The gate in metres: its jambs, the spring of its arch and the rise, the outer side of the wall and the inner one. */
const GATE = { left: -1.5, right: 2.1, spring: 1.85, rise: 1.5, outer: 4.4, inner: 3.4 };
/** The fronts of the houses on both sides of the lane, and where it ends at the quay. */
const LANE = { left: -2, right: 3.2, end: 24 };

const VIOLET = { deep: "#241938", face: "#33264f", stone: "#3f3060", pale: "#574477" };
const GERANIUM = ["#8f1f2c", "#d8352f", "#f4694a"] as const;

/** Sığacık out of the castle's old gate: its dark arch, and in the sun the lane with a cart of mandarins and artichokes, masts and sea at its end. */
export const SCENE: Scene = {
  name: "stop-sigacik",
  seed: 52,
  mood: "day",
  colours: { ground: "#f6e2b6", groundShade: "#8f7aa0", wallShade: "#a9a6d2", wallDeep: "#7f7ab2" },
  grain: 0.3,
  crops: { wide: 190, square: 170 },
  draw(sheet) {
    drawHarbour(sheet);
    drawLane(sheet);
    drawLeftHouses(sheet);
    drawRightHouses(sheet);
    drawWoman(sheet);
    drawCart(sheet);
    drawGate(sheet);
    drawFloor(sheet);
  },
};

/** Where the shadow of a place lies on the ground. */
function shadeOf([right, away, up]: Place): Point {
  return EYE([right + up * SUN.right, away + up * SUN.away, 0]);
}

/** An upright piece along the lane. */
function along(right: number, from: number, to: number, low: number, high: number): Path {
  return polygon([EYE([right, from, low]), EYE([right, to, low]), EYE([right, to, high]), EYE([right, from, high])]);
}

/** A level piece. */
function level(left: number, right: number, from: number, to: number, up = 0): Path {
  return polygon([EYE([left, from, up]), EYE([right, from, up]), EYE([right, to, up]), EYE([left, to, up])]);
}

/** What the lane leads to: the marina and the hills across the bay. */
function drawHarbour(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0 }),
    ridge(sheet, {
      crest: pointsOf([200, 540, 420, 500, 560, 508, 690, 470, 820, 498, 1000, 520]),
      foot: HORIZON + 4,
      mist: 0,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 660, dabs: 20, foot: false }),
    place(mastForest(sheet, { width: 260, count: 8, height: 200, seed: 6 }), 574, 614),
  );
}

/** Rows of stones of uneven width between two distances; what is between them is their joint. */
function stones(random: Random, side: readonly [number, number], rows: readonly number[], wide: number): Path[] {
  return rows.slice(0, -1).flatMap((from, row) => {
    const to = rows[row + 1] ?? from;
    const gap = (to - from) * 0.05;
    const edges: number[] = [side[0]];
    for (let at = side[0] + random.between(0.3, 1) * wide; at < side[1]; at += wide * random.between(0.7, 1.3))
      edges.push(at);
    return edges.map((left, index) => {
      const right = edges[index + 1] ?? side[1];
      const slip = () => random.around(gap * 0.7);
      return polygon([
        EYE([left + 0.012 + slip(), from + gap, 0]),
        EYE([right - 0.012 + slip(), from + gap + slip(), 0]),
        EYE([right - 0.012 + slip(), to - gap + slip(), 0]),
        EYE([left + 0.012 + slip(), to - gap, 0]),
      ]);
    });
  });
}

/** Paths in a few tones, each tone filled once. */
function inTones(random: Random, pieces: readonly Path[], tones: readonly [string, ...string[]]): Drawing {
  const sorted = new Map<string, Path>();
  for (const piece of pieces) {
    const tone = random.pick(tones);
    sorted.set(tone, (sorted.get(tone) ?? "") + piece);
  }
  return [...sorted].map(([tone, path]) => fill(path, tone)).join("");
}

/** The lane's paving in the sun, the shade of the houses on its left. */
function drawLane(sheet: Sheet): void {
  const { ground, groundShade, wallBright } = sheet.mood;
  const random = randomOf(12);
  const rows = [4.4, 4.9, 5.5, 6.2, 7, 7.9, 9, 10.4, 12, 14, 16.6, 20, LANE.end];
  const slabs = stones(random, [-3, LANE.right], rows, 0.75);
  sheet.add(
    fill(level(-9, 12, 4, LANE.end), blend(ground, "#c9a076", 0.5)),
    inTones(random, slabs, [ground, blend(ground, "#ffffff", 0.3), blend(ground, "#e9c48e", 0.4)]),
    fill(
      polygon([EYE([-9, LANE.end, 0]), EYE([12, LANE.end, 0]), EYE([12, LANE.end, 0.16]), EYE([-9, LANE.end, 0.16])]),
      wallBright,
    ),
    fill(
      polygon([
        EYE([LANE.left, 5, 0]),
        shadeOf([LANE.left, 6, 3.5]),
        shadeOf([LANE.left, 12.4, 3.5]),
        shadeOf([LANE.left, 12.4, 4.2]),
        shadeOf([LANE.left, 20.4, 4.2]),
        EYE([LANE.left, 20, 0]),
      ]),
      groundShade,
      0.8,
    ),
  );
}

/** Eaves over a wall along the lane: the dark underside, the ends of the tiles above it. */
function eaves(sheet: Sheet, right: number, from: number, to: number, high: number): Drawing {
  const { roof, roofShade, trunk } = sheet.mood;
  const lit = right > 0;
  const out = right - Math.sign(right) * 0.45;
  const tiles = counted(Math.round((to - from) / 0.26)).map((index) => {
    const begin = from + index * 0.26;
    return polygon([
      EYE([out, begin, high]),
      EYE([out, begin + 0.2, high]),
      EYE([out, begin + 0.19, high + 0.13]),
      EYE([out, begin + 0.1, high + 0.17]),
      EYE([out, begin + 0.01, high + 0.13]),
    ]);
  });
  return (
    fill(level(Math.min(out, right), Math.max(out, right), from, to, high), blend(trunk, "#2c1c44", 0.4)) +
    fill(along(out, from, to, high, high + 0.1), lit ? roofShade : blend(roofShade, "#3a2a5c", 0.5)) +
    fill(tiles.join(""), lit ? roof : blend(roof, "#4a3468", 0.5))
  );
}

/** A window along the lane with its two leaves folded back. */
function shuttered(sheet: Sheet, right: number, from: number, low: number, shutters: string): Drawing {
  const lit = right > 0;
  const { wallBright, wallDeep, window } = sheet.mood;
  const [to, high] = [from + 0.9, low + 1.2];
  const out = right - Math.sign(right) * 0.05;
  const slats = [from - 0.44, to + 0.06].flatMap((begin) =>
    counted(6).map((index) =>
      along(out, begin + 0.05, begin + 0.33, low + 0.1 + index * 0.18, low + 0.16 + index * 0.18),
    ),
  );
  return (
    fill(
      along(right, from - 0.1, to + 0.1, low - 0.1, high + 0.12),
      lit ? wallBright : blend(wallDeep, wallBright, 0.5),
    ) +
    fill(along(right, from, to, low, high), window) +
    fill(along(right, from + 0.41, from + 0.49, low, high) + along(right, from, to, low + 0.7, low + 0.76), wallDeep) +
    fill(along(out, from - 0.44, from - 0.06, low, high) + along(out, to + 0.06, to + 0.44, low, high), shutters) +
    fill(slats.join(""), blend(shutters, "#12284e", 0.3))
  );
}

/** Geraniums: leaves below, red flowers above. */
function geraniums(sheet: Sheet, [x, y]: Point, metre: number, seed: number): Drawing {
  const round = { x, width: 0.3 * metre, seed };
  return (
    leafMass(sheet, {
      ...round,
      y: y - 0.1 * metre,
      height: 0.16 * metre,
      count: 12,
      size: 0.18 * metre,
      leaf: "round",
    }) +
    leafMass(sheet, {
      ...round,
      y: y - 0.26 * metre,
      height: 0.15 * metre,
      width: 0.26 * metre,
      count: 7,
      size: 0.14 * metre,
      leaf: "petal",
      colours: GERANIUM,
    })
  );
}

/** The shaded side: a low white house with blue shutters, a taller one of ochre after it. */
function drawLeftHouses(sheet: Sheet): void {
  const { wallShade, wallDeep } = sheet.mood;
  const wall = LANE.left;
  const ochre = blend("#eec58a", "#6d5a9a", 0.5);
  const pot = (away: number, seed: number) => {
    const spot: Place = [wall + 0.26, away, 0];
    const [[x, y], metre] = [EYE(spot), metreAt(EYE, spot)];
    const clay =
      fill("M-15-28H15L11 0H-11Z", "#a8492f") +
      fill("M-15-28H-2L-3 0H-11Z", "#c8643c") +
      fill("M-18-34h36v8h-36z", "#b8553a");
    return place(clay, x, y, metre / 110) + geraniums(sheet, [x, y - 0.3 * metre], metre, seed);
  };
  sheet.add(
    fill(along(wall, 12.4, 20, 0, 4.2), ochre),
    fill(along(wall, 12.4, 20, 0, 0.5), "#3a2a5c", 0.2),
    shuttered(sheet, wall, 14.2, 2.3, "#3f8f7a"),
    shuttered(sheet, wall, 17.2, 2.3, "#3f8f7a"),
    fill(along(wall, 15.4, 16.5, 0, 2.1), "#3d5a6a"),
    eaves(sheet, wall, 12.3, 20.2, 4.2),
    fill(along(wall, 5, 12.4, 0, 3.5), wallShade),
    fill(along(wall, 5, 12.4, 0, 0.55), wallDeep, 0.7),
    shuttered(sheet, wall, 8.2, 1.15, "#2f73b4"),
    fill(along(wall, 10.6, 11.7, 0, 2.2), blend(wallDeep, "#ffffff", 0.4)),
    fill(along(wall, 10.75, 11.55, 0, 2.05), "#2b5f9c"),
    eaves(sheet, wall, 5, 12.5, 3.5),
    ...[9, 8.62, 8.26].map((away, index) =>
      geraniums(sheet, EYE([wall + 0.2, away, 1.02]), metreAt(EYE, [wall, away, 1]) * 0.9, index + 2),
    ),
    fill(along(wall + 0.22, 8.06, 9.2, 0.72, 0.98), "#a8492f"),
    fill(along(wall + 0.22, 8.06, 9.2, 0.92, 0.98), "#c8643c"),
    fill(
      polygon([
        EYE([wall, 8.06, 0.72]),
        EYE([wall + 0.22, 8.06, 0.72]),
        EYE([wall + 0.22, 8.06, 0.98]),
        EYE([wall, 8.06, 0.98]),
      ]),
      "#7d3a34",
    ),
    pot(10.1, 3),
    pot(7.5, 6),
  );
}

/** The sunny side: a tall ochre house, white and rose ones after it. */
function drawRightHouses(sheet: Sheet): void {
  const { wall, wallShade } = sheet.mood;
  const front = LANE.right;
  const house = (from: number, to: number, high: number, plaster: string): Drawing => {
    const end = polygon([
      EYE([front, from, 0]),
      EYE([front + 6, from, 0]),
      EYE([front + 6, from, high]),
      EYE([front, from, high]),
    ]);
    return (
      fill(end, blend(plaster, "#6d5a9a", 0.5)) +
      fill(along(front, from, to, 0, high), plaster) +
      fill(along(front, from, to, high - 0.9, high), blend(plaster, "#8a7ab4", 0.55)) +
      eaves(sheet, front, from, to + 0.1, high)
    );
  };
  sheet.add(
    house(17.4, LANE.end - 0.6, 4.2, "#f3c4a4"),
    shuttered(sheet, front, 19.4, 2.2, "#3f8fb5"),
    house(11.6, 17.4, 4.9, wall),
    shuttered(sheet, front, 13.9, 2.7, "#3a8f86"),
    fill(along(front, 14, 15.1, 0, 2.2), blend(wallShade, "#2f73b4", 0.6)),
    house(4, 11.6, 5.7, "#efab63"),
    shuttered(sheet, front, 9, 2.9, "#2f7fc0"),
  );
}

/** A woman with a full basket on her way from the harbour, her shadow before her. */
function drawWoman(sheet: Sheet): void {
  const spot: Place = [0.12, 12.4, 0];
  const [x, y] = EYE(spot);
  const metre = metreAt(EYE, spot);
  const body: Point[] = [
    [-0.16, 0],
    [-0.28, 0.5],
    [-0.2, 0.95],
    [-0.22, 1.35],
    [-0.08, 1.62],
    [0.1, 1.62],
    [0.2, 1.35],
    [0.2, 0.95],
    [0.3, 0.5],
    [0.2, 0],
  ].map(([across = 0, up = 0]) => shadeOf([spot[0] + across, spot[1], up]));
  sheet.add(
    fill(polygon(body), sheet.mood.groundShade, 0.85),
    place(
      person(sheet, {
        pose: "walking",
        slender: true,
        wears: "skirt",
        top: "#1f8f94",
        bottom: "#c2265f",
        hairstyle: "scarf",
        hair: "#fdf8ee",
        carries: "basket",
        carriedColour: "#b98350",
        shadow: false,
      }),
      x,
      y,
      (metre * 1.62) / 100,
    ),
  );
}

/** The cart's bed: its near left corner, how it is turned, its length and depth, and how high its bed and its awning are. */
const CART = { right: 0.62, away: 6.6, turn: 8, long: 2.2, deep: 1.05, bed: 0.82, roof: 2.32 };

/** A place on the cart: metres along its near side, behind it, and up. */
function onCart(side: number, back: number, up: number): Place {
  const angle = (CART.turn / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [CART.right + side * cos - back * sin, CART.away + side * sin + back * cos, up];
}

function cartPiece(places: readonly (readonly [number, number, number])[]): Path {
  return polygon(places.map((each) => EYE(onCart(...each))));
}

/** A wheel beside the cart, with spokes and its iron tyre. */
function wheel(side: number, back: number, dark: boolean): Drawing {
  const radius = 0.44;
  const rim = (share: number) =>
    polygon(
      shares(33).map((turn): Point => {
        const angle = turn * Math.PI * 2;
        return EYE(onCart(side + Math.cos(angle) * radius * share, back, radius + Math.sin(angle) * radius * share));
      }),
    );
  const hub = EYE(onCart(side, back, radius));
  const spokes = counted(10).map((index) => {
    const angle = (index / 10) * Math.PI * 2 + 0.2;
    return polyline([hub, EYE(onCart(side + Math.cos(angle) * 0.4, back, radius + Math.sin(angle) * 0.4))]);
  });
  const wood = dark ? "#4a2a44" : "#b4462f";
  return (
    `<path d="${rim(1)}${rim(0.82)}" fill-rule="evenodd" fill="${wood}"/>` +
    `<path d="${rim(1)}${rim(0.93)}" fill-rule="evenodd" fill="#3a2440"/>` +
    stroke(spokes.join(""), wood, 5.5) +
    fill(disc(hub[0], hub[1], 9), "#3a2440") +
    fill(disc(hub[0] - 1.5, hub[1] - 1.5, 5), wood)
  );
}

/** A wheel's shadow on the ground, from where it stands. */
function wheelShade(side: number): Path {
  return polygon(
    shares(25).map((turn): Point => {
      const angle = turn * Math.PI * 2;
      return shadeOf(onCart(side + Math.cos(angle) * 0.44, -0.1, 0.44 + Math.sin(angle) * 0.44));
    }),
  );
}

/** An artichoke that stands on its stalk: a globe of broad scales over one another, lit from the left. */
function artichoke(radius: number): Drawing {
  const r = radius;
  const scale = (x: number, y: number, size: number) =>
    `M${short((x - 0.36 * size) * r)} ${short((y + 0.3 * size) * r)}Q${short((x - 0.44 * size) * r)} ${short((y - 0.3 * size) * r)} ${short(x * r)} ${short((y - 0.72 * size) * r)}Q${short((x + 0.44 * size) * r)} ${short((y - 0.3 * size) * r)} ${short((x + 0.36 * size) * r)} ${short((y + 0.3 * size) * r)}Q${short(x * r)} ${short((y + 0.56 * size) * r)} ${short((x - 0.36 * size) * r)} ${short((y + 0.3 * size) * r)}Z`;
  const rows = [
    [-0.3, -0.42],
    [0.32, -0.42],
    [0, -0.3],
    [-0.56, 0.02],
    [0.56, 0.02],
    [-0.02, 0.12],
    [-0.36, 0.46],
    [0.36, 0.46],
  ] as const;
  return (
    fill(disc(0, 0, r), "#33472c") +
    rows
      .map(
        ([x, y]) =>
          fill(scale(x, y, 1), "#4a5f38") +
          fill(scale(x - 0.07, y + 0.05, 0.84), x > 0.2 ? "#6f8a48" : x < -0.2 ? "#b4c67a" : "#93aa5c"),
      )
      .join("")
  );
}

/** A heap behind the near board, its top row first: how far along the cart it lies, how many are in each row from the top. */
function heap(
  from: number,
  to: number,
  counts: readonly number[],
  size: number,
  one: (x: number, y: number) => Drawing,
): Drawing {
  const random = randomOf(counts.length * 7);
  const rows = counts.map((count, index) => {
    const up = (counts.length - 1 - index) * size * 1.22;
    const narrow = ((to - from) / 2) * (1 - count / (counts.at(-1) ?? 1)) * 0.92;
    return counted(count).map((spot): Point => {
      const share = count > 1 ? spot / (count - 1) : 0.5;
      const [x, y] = EYE(onCart(mixed(from + narrow, to - narrow, share), 0.14, CART.bed + 0.1));
      return [x + random.around(size * 0.1), y - up - size * 0.5 + random.around(size * 0.14)];
    });
  });
  return rows.map((row) => row.map(([x, y]) => one(x, y)).join("")).join("");
}

/** What the cart sells: artichokes at the left, mandarins at the right, each over the dark of its own heap. */
function heaps(): Drawing {
  const random = randomOf(17);
  const core = (from: number, to: number, high: number, ink: string) => {
    const [left, right] = [EYE(onCart(from, 0.14, CART.bed)), EYE(onCart(to, 0.14, CART.bed))];
    const middle = (left[0] + right[0]) / 2;
    return fill(polygon([left, [middle - 46, left[1] - high], [middle + 46, left[1] - high], right]), ink);
  };
  return (
    core(0.1, 0.98, 60, "#33472c") +
    heap(0.2, 0.88, [1, 2, 3], 29, (x, y) => place(turned(artichoke(26), random.between(-16, 16)), x, y - 6)) +
    core(1.02, 2.1, 96, "#a8491c") +
    heap(1.06, 2.06, [3, 5, 6, 7, 8], 13.5, (x, y) => {
      const leaf = random.chance(0.2) ? fill(leafAt(x, y - 9, 24, random.between(-2.6, -0.3), 0.32), "#3d6a3c") : "";
      return place(fruit(14), x, y) + leaf;
    })
  );
}

/** The striped awning over the cart: the sun comes through its cloth. */
function awning(): Drawing {
  const { long, deep, roof } = CART;
  const [from, to, near, far] = [-0.16, long + 0.16, -0.22, deep + 0.12];
  const count = 11;
  const strip = (index: number, path: (a: number, b: number) => Path) =>
    path(mixed(from, to, index / count), mixed(from, to, (index + 1) / count));
  const cloth = (a: number, b: number) =>
    cartPiece([
      [a, near, roof],
      [b, near, roof],
      [b, far, roof + 0.3],
      [a, far, roof + 0.3],
    ]);
  const valance = (a: number, b: number) =>
    polygon([
      EYE(onCart(a, near, roof)),
      EYE(onCart(b, near, roof)),
      EYE(onCart(b, near, roof - 0.2)),
      ...shares(5).map((share) => EYE(onCart(mixed(b, a, share), near, roof - 0.2 - 0.07 * Math.sin(share * Math.PI)))),
    ]);
  const all = counted(count);
  const each = (path: (a: number, b: number) => Path, red: boolean) =>
    all
      .filter((index) => index % 2 === (red ? 0 : 1))
      .map((index) => strip(index, path))
      .join("");
  const end = cartPiece([
    [from, near, roof],
    [from, far, roof + 0.3],
    [from, far, roof + 0.06],
    [from, near, roof - 0.22],
  ]);
  return (
    fill(each(cloth, true), "#f0613a") +
    fill(each(cloth, false), "#ffe2a6") +
    fill(each(valance, true), "#cf3f2e") +
    fill(each(valance, false), "#f3d3b0") +
    fill(end, "#ff7d4e")
  );
}

/** A painted cart with what the fields around give, its shadow towards us, a crate on the ground beside it. */
function drawCart(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const { long, deep, bed, roof } = CART;
  const roofShade = polygon(
    [
      onCart(-0.16, deep + 0.12, roof + 0.3),
      onCart(long + 0.16, deep + 0.12, roof + 0.3),
      onCart(long + 0.16, -0.22, roof - 0.2),
      onCart(-0.16, -0.22, roof - 0.2),
    ].map(shadeOf),
  );
  const bedShade = polygon([
    ...[onCart(0, deep, 0), onCart(0, 0, 0)].map((each) => EYE(each)),
    ...[onCart(0, 0, bed), onCart(long, 0, bed), onCart(long, deep, bed)].map(shadeOf),
  ]);
  const post = (side: number, back: number, high: number, wide: number, colour: string) =>
    stroke(polyline([EYE(onCart(side, back, bed)), EYE(onCart(side, back, high))]), colour, wide);
  const board = (low: number, high: number) =>
    cartPiece([
      [0, 0, low],
      [long, 0, low],
      [long, 0, high],
      [0, 0, high],
    ]);
  const end = (low: number, high: number) =>
    cartPiece([
      [0, 0, low],
      [0, deep, low],
      [0, deep, high],
      [0, 0, high],
    ]);
  const crate: Place = [0.3, 6.2, 0];
  sheet.add(
    fill(roofShade, groundShade, 0.9),
    fill(bedShade, "#6d5a8c"),
    ...[0.5, long - 0.5].map((side) => fill(wheelShade(side), "#6d5a8c")),
    wheel(0.5, deep, true) + wheel(long - 0.5, deep, true),
    post(0.06, deep - 0.06, roof + 0.28, 6, "#7a4a3c") + post(long - 0.06, deep - 0.06, roof + 0.28, 6, "#7a4a3c"),
    fill(
      cartPiece([
        [0, 0, bed],
        [long, 0, bed],
        [long, deep, bed],
        [0, deep, bed],
      ]),
      "#4a3226",
    ),
    heaps(),
    fill(end(bed - 0.22, bed + 0.12), "#5fb4c4"),
    fill(board(bed - 0.22, bed + 0.12), "#24708c"),
    fill(board(bed + 0.06, bed + 0.12), "#3f93a8"),
    fill(board(bed - 0.1, bed - 0.06), "#f0c14a", 0.9),
    wheel(0.5, -0.1, false) + wheel(long - 0.5, -0.1, false),
    post(0.04, 0.02, roof, 8, "#8a5540") + post(long - 0.04, 0.02, roof, 8, "#8a5540"),
    awning(),
    place(fullCrate(sheet, 5), ...EYE(crate), (metreAt(EYE, crate) * 0.52) / 300),
  );
}

/** How high the arch is at a share of its width. */
function archAt(share: number): readonly [right: number, up: number] {
  const across = -Math.cos(Math.PI * share);
  return [
    mixed(GATE.left, GATE.right, (across + 1) / 2),
    GATE.spring + GATE.rise * (1 - Math.abs(across) ** 1.55) ** 0.62,
  ];
}

/** The opening of the gate in the plane at a distance. */
function opening(away: number, count = 49): Point[] {
  return [
    EYE([GATE.left, away, 0]),
    ...shares(count).map((share) => {
      const [right, up] = archAt(share);
      return EYE([right, away, up]);
    }),
    EYE([GATE.right, away, 0]),
  ];
}

/** The stones of a jamb: courses of the wall's thickness, bonded. */
function jamb(random: Random, right: number): Path[] {
  const { inner, outer, spring } = GATE;
  return counted(5).flatMap((course) => {
    const [low, high] = [(course * spring) / 5 + 0.008, ((course + 1) * spring) / 5 - 0.008];
    const middle = mixed(inner, outer, course % 2 ? 0.36 : 0.64) + random.around(0.06);
    return [along(right, inner, middle - 0.008, low, high), along(right, middle + 0.008, outer, low, high)];
  });
}

/** The stones of the vault between the outer arch and the inner one, lighter towards the lane. */
function vault(random: Random): Drawing[] {
  const { inner, outer } = GATE;
  const count = 17;
  return counted(count).flatMap((index) => {
    const [from, to] = [index / count + 0.002, (index + 1) / count - 0.002];
    const middle = mixed(inner, outer, index % 2 ? 0.4 : 0.6) + random.around(0.05);
    const stone = (near: number, far: number) =>
      polygon([
        ...[from, (from + to) / 2, to].map((share) => EYE([archAt(share)[0], near, archAt(share)[1]])),
        ...[to, (from + to) / 2, from].map((share) => EYE([archAt(share)[0], far, archAt(share)[1]])),
      ]);
    // The lit jamb at the right throws some of its light on the vault across from it.
    const glow = 0.5 - Math.abs(index / count - 0.3) * 0.8;
    const tone = (warm: number) => blend("#45345f", "#94688c", warm + random.around(0.08));
    return [
      fill(stone(inner, middle - 0.008), tone(glow * 0.7 + 0.1)),
      fill(stone(middle + 0.008, outer), tone(glow + 0.14)),
    ];
  });
}

/** The gate around what is seen through it: the vault and the jambs, the dark wall with the ring of its arch. */
function drawGate(sheet: Sheet): void {
  const random = randomOf(44);
  const { inner, outer, left, right } = GATE;
  const around = (away: number, ink: string) =>
    `<path d="M-10-10H1610V1210H-10Z${polygon(opening(away))}" fill-rule="evenodd" fill="${ink}"/>`;
  sheet.add(
    around(outer, VIOLET.face),
    ...vault(random),
    inTones(random, jamb(random, left), ["#4a3868", "#544175", "#433260"]),
    inTones(random, jamb(random, right), ["#7a5a80", "#85648a", "#704f78"]),
    sheet.clipped(
      sunOnJamb(),
      fill(along(right, inner, outer, 0, 4), "#d9a878") +
        inTones(random, jamb(randomOf(3), right), ["#fdeabf", "#fff1d0", "#f9dfae"]),
    ),
    around(inner, VIOLET.deep),
    bond(random),
    voussoirs(random),
    lantern(),
  );
}

/** The lantern on its chain under the vault, dark against the sky. */
function lantern(): Drawing {
  const spot: Place = [0.16, 4, 3.4];
  const [x, y] = EYE(spot);
  const glass = "M-19 2L-15 46H15L19 2Z";
  return place(
    stroke("M0-96V-40", VIOLET.deep, 5) +
      fill(disc(0, -38, 8), VIOLET.deep) +
      fill("M-7-34H7L12-22L30 0V6H-30V0L-12-22Z", VIOLET.deep) +
      fill(glass, "#7fb2c4") +
      fill("M-19 2L-15 46H-5L-6 2Z", "#d6ecea") +
      stroke("M-19 4L-15 48M19 4L15 48M-5 4L-4 48M7 4L6 48", VIOLET.deep, 4) +
      fill("M-19 46H19V54H10L6 62H-6L-10 54H-19Z", VIOLET.deep),
    x,
    y + 96,
  );
}

/** The wall that faces us, in courses that are hardly seen in the dark. */
function bond(random: Random): Drawing {
  const { inner, left, right } = GATE;
  const blocks = [left - 1.3, right].flatMap((side) =>
    counted(9).flatMap((course) => {
      const [low, high] = [course * 0.42 + 0.012, course * 0.42 + 0.408];
      const cuts = [0, 0.42 + (course % 2) * 0.24 + random.around(0.06), 0.9 + random.around(0.1), 1.3];
      return cuts.slice(1).map((to, index) => {
        const from = cuts[index] ?? 0;
        return polygon([
          EYE([side + from + 0.012, inner, low]),
          EYE([side + to - 0.012, inner, low]),
          EYE([side + to - 0.012, inner, high]),
          EYE([side + from + 0.012, inner, high]),
        ]);
      });
    }),
  );
  return inTones(random, blocks, ["#2b2042", "#2f2347", "#281d3e"]);
}

/** The sun on the right jamb, as high as the arch lets it in. */
function sunOnJamb(): Path {
  const { right, outer, inner } = GATE;
  const edge = shares(60).flatMap((share): Point[] => {
    const [at, up] = archAt(0.5 + share * 0.5);
    const fallen = (right - at) / SUN.right;
    const [away, high] = [outer + fallen * SUN.away, up - fallen];
    return high > 0 && away > inner ? [EYE([right, away, high])] : [];
  });
  return polygon([EYE([right, outer, 0]), EYE([right, inner, 0]), ...edge]);
}

/** The ring of the arch in the wall that faces us: long and short stones by turns. */
function voussoirs(random: Random): Drawing {
  const { inner, left, right, spring } = GATE;
  const middle = (left + right) / 2;
  const count = 17;
  const ring = counted(count).map((index) => {
    const [from, to] = [index / count + 0.003, (index + 1) / count - 0.003];
    const deep = (index % 2 ? 0.4 : 0.56) + random.around(0.05);
    const outwards = (share: number, by: number): Point => {
      const [at, up] = archAt(share);
      const [dx, dy] = [at - middle, up - spring + 0.5];
      const far = Math.hypot(dx, dy);
      return EYE([at + (dx / far) * by, inner, up + (dy / far) * by]);
    };
    return polygon([
      outwards(from, 0),
      outwards((from + to) / 2, 0),
      outwards(to, 0),
      outwards(to, deep),
      outwards(from, deep),
    ]);
  });
  return inTones(random, ring, [VIOLET.face, VIOLET.stone, "#39295a"]);
}

/** The cobbles under the gate: dark, and bright where the sun comes through the arch. */
function drawFloor(sheet: Sheet): void {
  const { outer, right } = GATE;
  const rows = [2.5, 2.72, 2.96, 3.22, 3.5, 3.8, 4.1, outer];
  const paving = stones(randomOf(5), [-4.5, 5], rows, 0.36);
  const light = polygon([
    EYE([GATE.left, outer, 0]),
    ...shares(49).map((share) => {
      const [at, up] = archAt(share);
      return shadeOf([at, outer, up]);
    }),
    EYE([right + 1, outer, 0]),
  ]);
  const inside = polygon([
    EYE([GATE.left, outer, 0]),
    EYE([right, outer, 0]),
    EYE([right, GATE.inner, 0]),
    EYE([6, GATE.inner, 0]),
    EYE([6, 2.4, 0]),
    EYE([-6, 2.4, 0]),
    EYE([-6, GATE.inner, 0]),
    EYE([GATE.left, GATE.inner, 0]),
  ]);
  const spot: Place = [0.95, 3.75, 0];
  const [x, y] = EYE(spot);
  sheet.add(
    sheet.clipped(
      inside,
      fill(level(-6, 6, 2.4, outer), VIOLET.deep) +
        inTones(randomOf(7), paving, ["#453563", "#4d3c6c", "#3e2f5a"]) +
        sheet.clipped(
          light,
          fill(level(-6, 6, 2.4, outer), "#c9986c") + inTones(randomOf(7), paving, ["#f6dca6", "#fbe8bd", "#f0cf95"]),
        ),
    ),
    fill(
      `M${short(x - 26)} ${short(y)}Q${short(x + 60)} ${short(y - 10)} ${short(x + 112)} ${short(y + 30)}Q${short(x + 96)} ${short(y + 52)} ${short(x + 62)} ${short(y + 34)}Q${short(x + 10)} ${short(y + 16)} ${short(x - 26)} ${short(y)}Z`,
      "#7d5a80",
      0.9,
    ),
    place(sittingCat(sheet), x, y, (metreAt(EYE, spot) * 0.44) / 300),
  );
}
