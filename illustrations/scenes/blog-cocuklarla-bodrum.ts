import { cameraOf, frameOf, metreAt, type Place, toWorld } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 236;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 5.2, focal: 1700 });
/** The jetty's middle line: it runs out from the near left, `across` is to its left. */
const START = { right: -4.3, away: 4.6, heading: 21 };
const JETTY = frameOf(EYE, START);
const worldOf = toWorld(START);
const [HALF, DECK, FLOOR] = [0.78, 0.55, -0.9];
/** The platform at its end, along and across it. */
const HEAD = { from: 8.2, to: 12.6, right: -2.7, left: 1.75 };

/** A jetty over clear water, from above: a boy fishes with a net, a girl sits at the edge, a parent reads under a parasol; a rubber ring drifts over its shadow on the sand. */
export const SCENE: Scene = {
  name: "blog-cocuklarla-bodrum",
  seed: 71,
  mood: "day",
  grain: 0.3,
  colours: {
    sky: ["#5aaacb", "#a5d3da", "#f6e6c2"],
    mist: "#f3e6cc",
  },
  crops: { wide: 130, square: 210 },
  draw(sheet) {
    drawFar(sheet);
    drawWater(sheet);
    drawBottom(sheet);
    drawCast(sheet);
    drawFish(sheet);
    drawRing(sheet);
    drawRowingBoat(sheet);
    drawDucks(sheet);
    drawJetty(sheet);
    drawShade(sheet);
    drawChildren(sheet);
  },
};

/** Where the sun throws what is at a place, on the level `onto`: to the right and a little towards us. */
function cast([right, away, up]: Place, onto: number): Place {
  return [right + (up - onto) * 0.72, away - (up - onto) * 0.2, onto];
}

/** A flat piece of the deck between places along and across, at a height. */
function board([from, to]: readonly [number, number], [right, left]: readonly [number, number], up = DECK): Path {
  return polygon([JETTY([from, left, up]), JETTY([to, left, up]), JETTY([to, right, up]), JETTY([from, right, up])]);
}

/** Across the bay: a green cape with white houses and groves at the water, a sail. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    ridge(sheet, {
      crest: pointsOf([-20, 178, 200, 152, 420, 172, 640, 192, 860, 214, 1060, 244]),
      foot: HORIZON + 8,
    }),
    ridge(sheet, {
      crest: pointsOf([700, 248, 840, 220, 980, 180, 1120, 140, 1260, 106, 1400, 118, 1520, 86, 1640, 70]),
      foot: HORIZON + 16,
      colour: "#8fae70",
      light: "#bccb88",
      shade: "#658f70",
      rough: 3,
      seed: 8,
    }),
    groupedTown(sheet, {
      rows: 3,
      far: [1120, 1640],
      near: [960, 1640],
      ground: (x, share) => HORIZON - 36 + share * 40 - (x - 960) * 0.08 * (1 - share),
      scale: [0.2, 0.27],
      spacing: 1.3,
      seed: 14,
    }),
    farCrowns(randomOf(9), 70, [790, 1640], [HORIZON - 4, HORIZON + 12], 12, "#3f7353", "#7ba067"),
    fill(
      `M740 ${HORIZON + 10}Q1100 ${HORIZON + 6} 1640 ${HORIZON + 8}V${HORIZON + 22}Q1100 ${HORIZON + 18} 740 ${HORIZON + 12}Z`,
      "#f3ddac",
    ),
  );
}

/** The bay: deep blue under the far shore, then clearer and clearer, until the sand shows with the light on it. */
function drawWater(sheet: Sheet): void {
  const glints = placesOf([
    288, 300, 96, 352, 306, 44, 980, 316, 60, 1052, 310, 110, 1440, 330, 130, 1376, 338, 60, 130, 352, 130, 220, 360,
    60, 700, 362, 90, 1180, 386, 170, 1090, 394, 70, 60, 430, 120, 1500, 436, 150, 270, 462, 90,
  ]).map(([x, y, long]) => lens(x, y, long, 1.6 + (y - HORIZON) * 0.014));
  sheet.add(
    fill(
      box(0, HORIZON + 9, 1600, 1060),
      sheet.linear(
        [
          [0, "#3f9dbb"],
          [0.05, "#1f7fae"],
          [0.2, "#2b9cba"],
          [0.42, "#5cc4c5"],
          [0.68, "#9fe0cb"],
          [1, "#e2f1cf"],
        ],
        [0, HORIZON + 9],
        [0, 1200],
      ),
    ),
    // Where it deepens, in two steps over the banks of sand.
    fill(
      `M-20 ${HORIZON + 9}H1640V470C1480 440 1340 452 1200 480S940 530 800 508S480 452 330 470S90 520-20 500Z`,
      "#17759f",
      0.2,
    ),
    fill(
      `M-20 ${HORIZON + 9}H1640V362C1500 384 1380 396 1220 380S900 350 740 372S420 414 260 396S60 366-20 376Z`,
      "#146a9a",
      0.3,
    ),
    place(sailingYacht(sheet), 520, 274, 0.3),
    fill(lens(522, 277, 76, 5), sheet.mood.seaDark, 0.5),
    fill(glints.join(""), "#d3f1f0", 0.7),
    sandRibs(),
  );
}

/** Ribs of the sand and the light between them: long, swelling strips that lie across the view and narrow with distance. */
function sandRibs(): Drawing {
  const random = randomOf(12);
  const rib = (right: number, away: number, long: number, wide: number): Path => {
    const bend = random.around(0.5);
    const line = shares(9).map((share) => {
      const x = right + (share - 0.5) * long;
      const swell = Math.sin(share * Math.PI) ** 0.8 * wide;
      const back = away + Math.sin(share * 5 + bend * 4) * 0.16 + bend * (share - 0.5) * 0.5;
      return { front: EYE([x, back - swell, FLOOR]), back: EYE([x, back + swell, FLOOR]) };
    });
    return `${curve(line.map(({ back }) => back))}${curve(line.map(({ front }) => front).toReversed()).replace("M", "L")}Z`;
  };
  const ribs = counted(34).map((index) => {
    const away = 10.2 + index * 0.2 + index * index * 0.002;
    const reach = away * 0.5;
    return rib(random.between(-reach, reach), away, random.between(1.4, 3.6), random.between(0.05, 0.11));
  });
  return fill(ribs.join(""), "#fbfde6", 0.5);
}

const UNDER = "#1c7f93";

/** The jetty's shadow on the sand under the water, displaced by its height, with its piles and who stands on it. */
function drawCast(sheet: Sheet): void {
  const random = randomOf(3);
  const outline = (corners: readonly Point[]) =>
    corners.flatMap(([along, across], index): Point[] => {
      const [toAlong, toAcross] = corners[(index + 1) % corners.length] ?? [along, across];
      return shares(9)
        .slice(0, -1)
        .map((share): Point => {
          const [x, y] = EYE(
            cast(worldOf([mixed(along, toAlong, share), mixed(across, toAcross, share), DECK]), FLOOR),
          );
          return [x + random.around(6), y + random.around(3)];
        });
    });
  const upright = (along: number, across: number, tall: number): Point =>
    EYE(cast(worldOf([along, across, DECK + tall]), FLOOR));
  const metre = metreAt(EYE, worldOf([...BOY, 0]));
  sheet.add(
    `<g opacity=".6">${
      fill(
        polygon(
          outline([
            [0, HALF],
            [HEAD.from, HALF],
            [HEAD.from, HEAD.left],
            [HEAD.to, HEAD.left],
            [HEAD.to, HEAD.right],
            [HEAD.from, HEAD.right],
            [HEAD.from, -HALF],
            [0, -HALF],
          ]),
        ),
        UNDER,
      ) +
      fill(
        SHOAL.map(([right, away, turn]) => {
          const [castRight, castAway] = cast([right, away, -0.35], FLOOR);
          return fishAt([castRight, castAway, turn], FLOOR).body;
        }).join(""),
        UNDER,
      ) +
      PILES.map(([along, across]) =>
        stroke(
          polyline([EYE(worldOf([along, across, FLOOR])), upright(along, across, 0)]),
          UNDER,
          0.18 * metreAt(EYE, worldOf([along, across, 0])),
        ),
      ).join("") +
      stroke(polyline([upright(...BOY, 0), upright(BOY[0], BOY[1], 0.95)]), UNDER, metre * 0.26) +
      fill(disc(...upright(BOY[0], BOY[1], 1.1), metre * 0.19, metre * 0.1), UNDER) +
      stroke(polyline([upright(...GIRL, 0), upright(...GIRL, 0.4)]), UNDER, metre * 0.28) +
      fill(disc(...upright(...GIRL, 0.62), metre * 0.2, metre * 0.11), UNDER)
    }</g>`,
  );
}

/** Where the two children are on the platform. */
const BOY: Point = [10.5, HEAD.right + 0.2];
const GIRL: Point = [9.05, HEAD.right];

/** The piles that are seen: along the jetty's right side and under the platform's two near sides. */
const PILES: readonly Point[] = [
  [12.4, HEAD.right],
  [10.3, HEAD.right],
  [HEAD.from, 1.6],
  [HEAD.from, HEAD.right + 0.1],
  [6.2, -HALF],
  [4, -HALF],
];

/** Young fish that keep together about the net: how far right and away, and how they are turned. */
const SHOAL: readonly Place[] = [
  [2.7, 14.2, 14],
  [2.95, 13.4, 28],
  [3.3, 14.5, 4],
  [3.4, 13.6, 34],
  [3.85, 14.1, 16],
  [2.45, 13.5, -8],
  [4.3, 14.9, 24],
];

/** A fish in its place, or the gleam along its back, at a height over the sand. */
function fishAt([right, away, turn]: Place, up: number): { body: Path; gleam: Path } {
  const spot: Place = [right, away, up];
  const [x, y] = EYE(spot);
  const size = metreAt(EYE, spot) / 105;
  const [sin, cos] = [Math.sin((turn / 180) * Math.PI) * size, Math.cos((turn / 180) * Math.PI) * size];
  const at = (dx: number, dy: number) => `${short(x + dx * cos - dy * sin)} ${short(y + (dx * sin + dy * cos) * 0.7)}`;
  return {
    body: `M${at(-18, 0)}Q${at(-2, -12)} ${at(14, -1.4)}L${at(24, -7)}Q${at(20, 0)} ${at(24, 7)}L${at(14, 1.4)}Q${at(-2, 12)} ${at(-18, 0)}Z`,
    gleam: `M${at(-15, -0.6)}Q${at(-2, -8)} ${at(11, -1)}Q${at(-2, -1)} ${at(-15, -0.6)}Z`,
  };
}

function drawFish(sheet: Sheet): void {
  const fish = SHOAL.map((one) => fishAt(one, -0.35));
  sheet.add(
    fill(fish.map(({ body }) => body).join(""), "#14516f"),
    fill(fish.map(({ gleam }) => gleam).join(""), "#b5e2e0"),
  );
}

/** A starfish and pebbles on the sand, with their small shades. */
function drawBottom(sheet: Sheet): void {
  const random = randomOf(6);
  const pebbles = placesOf([
    1196, 1150, 20, 1232, 1166, 13, 1004, 1188, 26, 1560, 1010, 18, 1532, 1022, 11, 1330, 1172, 15,
  ]);
  const [x, y] = [1296, 1086];
  const star = counted(10).map((index): Point => {
    const turn = (index / 10) * Math.PI * 2 - 1.2;
    const reach = index % 2 ? 13 : 40;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.55];
  });
  sheet.add(
    fill(pebbles.map(([px, py, r]) => disc(px + r * 0.5, py + r * 0.16, r, r * 0.5)).join(""), UNDER, 0.5),
    fill(pebbles.map(([px, py, r]) => blot(random, px, py, r, r * 0.55)).join(""), "#9fc9b4"),
    fill(
      pebbles.map(([px, py, r]) => blot(random, px - r * 0.2, py - r * 0.14, r * 0.6, r * 0.28)).join(""),
      "#d9ecd0",
    ),
    place(fill(curve(star, true), UNDER, 0.5), 7, 6),
    fill(curve(star, true), "#e58a63"),
  );
}

/** The buoy that a boat lies at, and the line from her bow. */
function buoyOf(bow: Point, buoy: Point): Drawing {
  return (
    stroke(
      `M${short(bow[0])} ${short(bow[1])}Q${short(bow[0] - 30)} ${short(buoy[1] - 8)} ${short(buoy[0])} ${short(buoy[1] - 12)}`,
      "#f3e3c0",
      4,
    ) +
    fill(lens(buoy[0] + 6, buoy[1] + 6, 70, 9), "#eefbf2", 0.9) +
    fill(`M${short(buoy[0] - 19)} ${short(buoy[1] + 4)}a19 19 0 1 1 38 0q-19 8-38 0z`, "#ee7f2e") +
    fill(`M${short(buoy[0] + 4)} ${short(buoy[1] - 15)}q16 3 15 19q-7 3-14 4q8-12-1-23z`, "#a9491f")
  );
}

/** A rowing boat that seems to hang over its own shadow, so clear is the water. */
function drawRowingBoat(sheet: Sheet): void {
  const spot = { right: 6.1, away: 19.4, heading: -64 };
  const boat = frameOf(EYE, spot);
  const ofBoat = toWorld(spot);
  const beam = (share: number) => 0.62 * Math.sin(Math.PI * mixed(0.14, 1, share)) ** 0.7;
  const steps = shares(24);
  const ring = (wide: number, up: (share: number) => number, see = boat): Point[] => {
    const side = (sign: number) =>
      steps.map((share) =>
        see([mixed(-1.45, 1.45, share) * (0.86 + wide * 0.14), sign * beam(Math.min(0.995, share)) * wide, up(share)]),
      );
    return [...side(1), ...side(-1).toReversed()];
  };
  const sheer = (share: number) => 0.42 + 0.26 * Math.max(0, share - 0.4) ** 2 + 0.1 * (1 - share) ** 2;
  const onFloor = (local: Place): Point => EYE(cast(ofBoat(local), FLOOR));
  const near = (from: number, wide: number, up: (share: number) => number) =>
    steps.map((share) =>
      boat([mixed(-1.45, 1.45, share) * (0.86 + wide * 0.14), from * beam(Math.min(0.995, share)) * wide, up(share)]),
    );
  const strip = (low: number, high: number) =>
    polygon([
      ...near(1, mixed(0.74, 1, high), (share) => sheer(share) * high),
      ...near(1, mixed(0.74, 1, low), (share) => sheer(share) * low).toReversed(),
    ]);
  const foot = (down: number) => near(1, 0.74, () => 0).map(([x, y]): Point => [x, y + down]);
  const rail = polygon(ring(1, sheer));
  const inside = polygon(ring(0.9, (share) => sheer(share) - 0.02));
  const bench = (along: number, wide: number) =>
    polygon([
      boat([along, wide, 0.3]),
      boat([along + 0.26, wide, 0.3]),
      boat([along + 0.26, -wide, 0.3]),
      boat([along, -wide, 0.3]),
    ]);
  const oar = (across: number) => {
    const [from, to] = [boat([-1.05, across * 0.5, 0.34]), boat([0.95, across, 0.36])];
    return (
      stroke(polyline([from, to]), "#b98350", 8) +
      stroke(polyline([from, [mixed(from[0], to[0], 0.2), mixed(from[1], to[1], 0.2)]]), "#f3d9ae", 12)
    );
  };
  const bow = boat([1.42, 0, 0.5]);
  const buoy = boat([2.1, 0.1, 0]);
  sheet.add(
    fill(polygon(ring(1, () => 0.2, onFloor)), "#1c7f93", 0.66),
    // The image of the hull on the water, broken, and the bright line where the two meet.
    fill(polygon([...foot(0), ...foot(9).toReversed()]), "#2f7f9a", 0.7),
    fill(
      [
        [0.3, 16, 150],
        [0.62, 23, 190],
        [0.42, 31, 90],
      ]
        .map(([share = 0, down = 0, long = 0]) => {
          const [x, y] = foot(down)[Math.round(share * 23)] ?? [0, 0];
          return lens(x, y, long, 5);
        })
        .join(""),
      "#2f7f9a",
      0.6,
    ),
    fill(strip(0, 1), "#b7c1da"),
    fill(strip(0, 0.16), "#b8483c"),
    stroke(polyline(foot(2)), "#f4fdf2", 3.4, 0.85),
    fill(strip(0.72, 0.94), "#1d5d9c"),
    fill(rail, "#fffaf0"),
    fill(inside, "#6f4a40"),
    sheet.clipped(
      inside,
      fill(polygon(ring(0.56, () => 0.08)), "#c99564") +
        fill(polygon([...near(1, 0.94, sheer), ...near(1, 0.56, () => 0.08).toReversed()]), "#54383a") +
        fill(polygon([...near(-1, 0.94, sheer), ...near(-1, 0.56, () => 0.08).toReversed()]), "#d9a871") +
        stroke(
          [-0.18, 0, 0.18].map((across) => polyline([boat([-1.4, across, 0.08]), boat([1.4, across, 0.08])])).join(""),
          "#8f6248",
          3,
        ) +
        [-0.85, 0.05, 0.85]
          .map(
            (along, index) =>
              place(fill(bench(along, 0.8), "#54383a", 0.6), 8, 22) +
              fill(bench(along, [0.5, 0.6, 0.42][index] ?? 0.6), "#efc891"),
          )
          .join(""),
    ),
    oar(0.12),
    oar(-0.34),
    buoyOf(bow, buoy),
  );
}

const PLANK = 0.215;

/** Boards across a strip of the deck, one by one, no two beside each other of one tone. */
function boards(random: Random, [from, to]: readonly [number, number], across: readonly [number, number]): Drawing {
  const tones = ["#eccb96", "#e6bf86", "#efd2a2", "#deb47c", "#e9c58e"];
  let last = 0;
  return counted(Math.round((to - from) / PLANK))
    .map((index) => {
      last = (last + random.whole(1, tones.length - 1)) % tones.length;
      const start = from + index * PLANK;
      const ends = [across[0] - random.between(0, 0.05), across[1] + random.between(0, 0.05)] as const;
      return fill(board([start, start + PLANK - 0.022], ends), tones[last] ?? "");
    })
    .join("");
}

/** The side of the deck between two of its corners: what is turned from the sun, a lit arris over it. */
function deckSide([a, b]: readonly [Point, Point], colour: string): Drawing {
  const [from, to] = [JETTY([...a, DECK]), JETTY([...b, DECK])];
  return (
    fill(polygon([from, to, JETTY([...b, DECK - 0.17]), JETTY([...a, DECK - 0.17])]), colour) +
    stroke(polyline([from, to]), "#fbe4b8", 3)
  );
}

/** Deck, sides and piles: what is under water is paler, bluer and bent. */
function drawJetty(sheet: Sheet): void {
  const random = randomOf(8);
  const corner = (along: number, across: number): Point => [along, across];
  sheet.add(
    ...PILES.map(pile),
    fill(board([2, HEAD.from], [-HALF, HALF]) + board([HEAD.from, HEAD.to], [HEAD.right, HEAD.left]), "#6d4438"),
    boards(random, [HEAD.from, HEAD.to], [HEAD.right, HEAD.left]),
    deckSide([corner(HEAD.from, HEAD.left), corner(HEAD.from, HALF)], "#8a5644"),
    deckSide([corner(HEAD.from, -HALF), corner(HEAD.from, HEAD.right)], "#8a5644"),
    deckSide([corner(HEAD.from, HEAD.right), corner(HEAD.to, HEAD.right)], "#6d4038"),
    boards(random, [2, HEAD.from], [-HALF, HALF]),
    deckSide([corner(2, -HALF), corner(HEAD.from, -HALF)], "#6d4038"),
    sheet.clipped(
      board([2, HEAD.from], [-HALF, HALF]) + board([HEAD.from, HEAD.to], [HEAD.right, HEAD.left]),
      POSTS.map((spot) => postShade(spot)).join(""),
    ),
    ...POSTS.map((spot) => post(spot)),
  );
}

/** A pile: brown in the shade above the water, below it a pale, bent image of itself. */
function pile([along, across]: Point): Drawing {
  const wide = 0.1;
  const at = (offset: number, up: number) => JETTY([along, across - offset, up]);
  const [x, y] = JETTY([along, across, 0]);
  const metre = metreAt(EYE, worldOf([along, across, 0]));
  return (
    fill(polygon([at(-wide, 0), at(wide, 0), at(wide + 0.07, FLOOR), at(-wide + 0.07, FLOOR)]), "#3f8f92", 0.8) +
    fill(polygon([at(-wide, DECK), at(wide, DECK), at(wide, 0), at(-wide, 0)]), "#6b4038") +
    fill(polygon([at(-wide, DECK - 0.4), at(-wide * 0.2, DECK - 0.4), at(-wide * 0.2, 0), at(-wide, 0)]), "#a8735a") +
    fill(lens(x + metre * 0.02, y, metre * 0.5, metre * 0.06), "#eefbf2", 0.85)
  );
}

/** The mooring posts, along and across the jetty, from the farthest to the nearest. */
const POSTS: readonly Point[] = [
  [HEAD.to - 0.14, HEAD.right + 0.14],
  [HEAD.to - 0.14, HEAD.left - 0.14],
  [HEAD.from + 0.14, HEAD.left - 0.14],
  [5.1, HALF - 0.12],
];
const POST_HIGH = 0.55;

function postShade([along, across]: Point): Drawing {
  const world = worldOf([along, across, DECK]);
  const top = EYE(cast([world[0], world[1], DECK + POST_HIGH], DECK));
  return stroke(polyline([EYE(world), top]), "#8a5644", metreAt(EYE, world) * 0.15, 0.75);
}

/** A mooring post: its lit and its shaded side, its top. */
function post([along, across]: Point): Drawing {
  const world = worldOf([along, across, DECK]);
  const [x, y] = EYE(world);
  const [, top] = EYE([world[0], world[1], DECK + POST_HIGH]);
  const half = metreAt(EYE, world) * 0.09;
  return (
    fill(
      `M${short(x - half)} ${short(top)}V${short(y)}Q${short(x)} ${short(y + half * 0.7)} ${short(x + half)} ${short(y)}V${short(top)}Z`,
      "#b57a54",
    ) +
    fill(
      `M${short(x + half * 0.15)} ${short(top)}V${short(y + half * 0.34)}L${short(x + half)} ${short(y)}V${short(top)}Z`,
      "#6b4038",
    ) +
    fill(disc(x, top, half, half * 0.42), "#f0cf9c")
  );
}

/** A figure of so many metres on the deck. */
function onDeck(
  sheet: Sheet,
  along: number,
  across: number,
  tall: number,
  options: PersonOptions,
  [dx, dy]: Point = [0, 0],
): Drawing {
  const spot = worldOf([along, across, DECK]);
  const [x, y] = EYE(spot);
  const scale = (metreAt(EYE, spot) * tall) / 100;
  return place(person(sheet, options), x + dx * scale, y + dy * scale, scale);
}

/** A shadow on the deck of somebody who stands there. */
function shadowOnDeck(along: number, across: number, tall: number): Drawing {
  const spot = worldOf([along, across, DECK]);
  const wide = metreAt(EYE, spot) * 0.2;
  const top = EYE(cast([spot[0], spot[1], DECK + tall], DECK));
  return stroke(polyline([EYE(spot), top]), "#8a5644", wide, 0.75);
}

/** One child stands over its net at the edge, one sits with its feet over the water; the bucket is between them. */
function drawChildren(sheet: Sheet): void {
  const [x, y] = EYE(worldOf([...BOY, DECK]));
  const scale = (metreAt(EYE, worldOf([...BOY, DECK])) * 1.2) / 100;
  const deck = board([HEAD.from, HEAD.to], [HEAD.right, HEAD.left]);
  sheet.add(
    sheet.clipped(deck, shadowOnDeck(...BOY, 1.1)),
    bucket(9.75, HEAD.right + 0.75),
    sandals(7.7, 0.1),
    place(
      fill("M80 37L91 40L108 62Q98 74 84 66Q78 54 80 37Z", "#e9fbf0", 0.55) +
        stroke("M80 38Q92 32 99 42Q104 52 108 62", "#2c6f80", 2) +
        fill(lens(82, 33, 34, 5), "#f4fdf2", 0.9) +
        stroke("M17.6-67.4L83 32", "#b98350", 2.8),
      x,
      y,
      scale,
    ),
    onDeck(sheet, ...BOY, 1.2, {
      child: true,
      pose: "netting",
      sleeves: "short",
      wears: "shorts",
      top: "#e0472f",
      bottom: "#1d4a72",
      shoes: "#c98a5e",
      hat: "#f6dfa6",
      shadow: false,
    }),
    onDeck(
      sheet,
      ...GIRL,
      1.16,
      {
        child: true,
        pose: "sitting",
        sleeves: "none",
        wears: "shorts",
        top: "#f7b733",
        bottom: "#c2265f",
        shoes: "#c98a5e",
        hairstyle: "long",
        hair: "#5d2f22",
        shadow: false,
      },
      [-12, 25],
    ),
  );
}

/** A pair of small sandals, left where the sitting child took them off. */
function sandals(along: number, across: number): Drawing {
  const sandal = (x: number, y: number) =>
    fill(disc(x + 4, y + 3, 19, 6.4), "#a5714f") +
    fill(disc(x, y, 18, 6), "#1d7fa0") +
    fill(disc(x - 2, y - 1.6, 11, 3.2), "#145a78") +
    stroke(`M${x - 2} ${y - 6}Q${x + 4} ${y - 11} ${x + 7} ${y + 4}`, "#fff6e2", 3);
  return place(sandal(0, 0) + sandal(26, 13), ...EYE(worldOf([along, across, DECK])));
}

/** A pail with what they have caught, seen from above. */
function bucket(along: number, across: number): Drawing {
  const spot = worldOf([along, across, DECK]);
  const metre = metreAt(EYE, spot);
  return place(
    fill("M0 10L66-2Q84-4 74-16L20-14Z", "#8a5644", 0.75) +
      fill("M-19-40L-14 4Q0 12 14 4L19-40Z", "#e0472f") +
      fill("M4-38L2 9Q9 8 14 4L19-40Z", "#9c2a3a") +
      fill(disc(0, -40, 20, 9), "#f6745a") +
      fill(disc(0, -39, 16.4, 6.8), "#7fd0cb") +
      fill(lens(-2, -38, 16, 5), "#14516f") +
      stroke("M-19-42Q-10-8 19-40", "#fdf3dc", 2.4),
    ...EYE(spot),
    (metre * 0.33) / 50,
  );
}

/** The parasol on the platform, its shade on the boards, and who reads in it. */
function drawShade(sheet: Sheet): void {
  const foot = worldOf([10.5, 0.95, DECK]);
  const [rimUp, topUp, reach] = [DECK + 1.95, DECK + 2.5, 1.34];
  const rim = (turn: number, sag = 0): Place => [
    foot[0] + Math.cos(turn) * reach,
    foot[1] + Math.sin(turn) * reach,
    rimUp - sag,
  ];
  const shade = polygon(shares(41).map((share) => EYE(cast(rim(share * Math.PI * 2), DECK))));
  sheet.add(
    sheet.clipped(board([HEAD.from, HEAD.to], [HEAD.right, HEAD.left]), fill(shade, "#5c3a5c", 0.5)),
    reader(),
    stroke(polyline([EYE(foot), EYE([foot[0], foot[1], topUp])]), "#8a5644", 9),
    stroke(polyline([EYE(foot), EYE([foot[0], foot[1], topUp])].map(([x, y]): Point => [x - 2, y])), "#d9a871", 3),
    canopy(foot, rim, topUp),
  );
}

/** Who reads in a deck chair that looks out to sea, seen from behind: the canvas, a hat over it, an elbow and the book. */
function reader(): Drawing {
  const chair = frameOf(EYE, { right: worldOf([9.9, -0.25, 0])[0], away: worldOf([9.9, -0.25, 0])[1], heading: 24 });
  const at = (along: number, across: number, up: number) => chair([along, across, DECK + up]);
  const back = (from: number, to: number) =>
    polygon([at(-0.42, from, 0.96), at(-0.42, to, 0.96), at(0.2, to, 0.3), at(0.2, from, 0.3)]);
  const [hatX, hatY] = at(-0.36, 0.02, 1.1);
  const metre = metreAt(EYE, worldOf([9.9, -0.25, DECK]));
  const leg = (across: number) =>
    stroke(
      polyline([at(-0.45, across, 1), at(0.55, across, 0)]) + polyline([at(-0.36, across, 0), at(0.62, across, 0.4)]),
      "#7a4a3a",
      metre * 0.05,
    );
  const page = (from: number, to: number, up: number) =>
    polygon([at(0.28, from, up), at(0.28, to, 0.98), at(0.24, to, 0.72), at(0.24, from, up - 0.26)]);
  return (
    // Shins and feet beyond the seat.
    stroke(polyline([at(0.5, 0.1, 0.46), at(0.95, 0.12, 0.3), at(1.25, 0.1, 0.04)]), "#b27a58", metre * 0.1) +
    stroke(polyline([at(0.5, -0.12, 0.46), at(0.98, -0.14, 0.34), at(1.32, -0.12, 0.04)]), "#8f5a44", metre * 0.1) +
    leg(0.3) +
    // The book beside the shoulder, the forearm that holds it.
    fill(page(-0.3, -0.46, 1), "#e9e4ee") +
    fill(page(-0.46, -0.62, 1.02), "#c9c6dc") +
    stroke(polyline([at(-0.2, -0.26, 0.86), at(-0.05, -0.44, 0.62), at(0.22, -0.44, 0.76)]), "#b27a58", metre * 0.08) +
    fill(
      polygon([at(-0.4, 0.26, 0.9), at(-0.38, 0.17, 1.03), at(-0.38, -0.17, 1.03), at(-0.4, -0.26, 0.9)]),
      "#b3345a",
    ) +
    fill(back(-0.3, 0.3), "#cfc9dd") +
    fill(back(-0.3, -0.18) + back(-0.06, 0.06) + back(0.18, 0.3), "#1f6f93") +
    leg(-0.3) +
    stroke(polyline([at(-0.45, 0.33, 1), at(-0.45, -0.33, 1)]), "#7a4a3a", metre * 0.05) +
    fill(disc(hatX, hatY + metre * 0.02, metre * 0.11, metre * 0.13), "#5d3a30") +
    fill(disc(hatX, hatY - metre * 0.05, metre * 0.25, metre * 0.085), "#c7a878") +
    fill(
      `M${short(hatX - metre * 0.13)} ${short(hatY - metre * 0.06)}Q${short(hatX - metre * 0.12)} ${short(hatY - metre * 0.23)} ${short(hatX)} ${short(hatY - metre * 0.23)}Q${short(hatX + metre * 0.12)} ${short(hatY - metre * 0.23)} ${short(hatX + metre * 0.13)} ${short(hatY - metre * 0.06)}Z`,
      "#dcc191",
    )
  );
}

/** A rubber ring that drifts over its own shadow on the sand. */
function drawRing(sheet: Sheet): void {
  const middle: Place = [4.3, 12.3, 0];
  const metre = metreAt(EYE, middle);
  const [x, y] = EYE([middle[0], middle[1], 0.14]);
  const squash = 0.46;
  const [outer, inner] = [0.56 * metre, 0.27 * metre];
  const wedge = (from: number, to: number) =>
    polygon([
      [x, y],
      ...shares(7).map((share): Point => {
        const turn = mixed(from, to, share);
        return [x + Math.cos(turn) * metre, y + Math.sin(turn) * metre * squash];
      }),
    ]);
  const ring = disc(x, y, outer, outer * squash);
  const hole = disc(x, y - metre * 0.02, inner, inner * squash);
  const [shadeX, shadeY] = EYE(cast(middle, FLOOR));
  const shadow = disc(shadeX, shadeY, outer * 0.92, outer * squash) + disc(shadeX, shadeY, inner * 0.9, inner * squash);
  sheet.add(
    `<path d="${shadow}" fill="${UNDER}" fill-rule="evenodd" opacity=".6"/>`,
    fill(lens(x, y + metre * 0.12, metre * 1.5, metre * 0.3), "#f4fdf2", 0.7),
    sheet.clipped(
      ring + disc(x, y + metre * 0.1, outer, outer * squash),
      fill(box(x - metre, y - metre, metre * 2, metre * 2), "#fff6e6") +
        [0.2, 1.77, 3.34, 4.91].map((turn) => fill(wedge(turn, turn + 0.8), "#e8452f")).join("") +
        // What of it turns to the water and from the sun, and the light on its crown.
        `<path d="${box(x - metre, y - metre, metre * 2, metre * 2)}${disc(x - metre * 0.06, y - metre * 0.05, outer, outer * squash * 0.94)}" fill="#4a3a80" fill-rule="evenodd" opacity=".42"/>` +
        stroke(
          `M${short(x - outer * 0.74)} ${short(y)}A${short(outer * 0.76)} ${short(outer * squash * 0.74)} 0 0 1 ${short(x)} ${short(y - outer * squash * 0.76)}`,
          "#fffdf6",
          metre * 0.05,
          0.85,
        ),
    ),
    fill(hole, "#5fbfbe"),
    sheet.clipped(hole, fill(disc(x + metre * 0.05, y + metre * 0.06, inner, inner * squash), "#b7e8d4")),
  );
}

/** A duck and her young on their way along the jetty, each in the opening of its own wake. */
function drawDucks(sheet: Sheet): void {
  const duck = (lit: string, shade: string) =>
    fill("M-52-4Q-26-22 16-20Q22-34 18-44Q18-60 34-60Q48-58 48-46L62-42L47-37Q44-28 42-18Q40 0 8 4Q-34 6-52-4Z", lit) +
    fill("M-52-4Q-20-4 4-8Q30-14 42-20Q40 0 8 4Q-34 6-52-4Z", shade) +
    fill("M47-46L62-42L47-37Z", "#ee9433") +
    fill(lens(0, 6, 130, 8), "#f4fdf2", 0.8) +
    fill(lens(14, 14, 80, 7), "#1c7f93", 0.4);
  const young = placesOf([118, 884, 0.27, 66, 900, 0.25, 26, 886, 0.27]);
  sheet.add(
    ...young.map(([x, y, size]) => place(duck("#f6d478", "#c8934a"), x, y, size)),
    place(duck("#c79a6a", "#8a6250"), 206, 890, 0.66),
  );
}

/** The canopy from above: eight gores, lit to the left, and the valance that hangs from its near rim. */
function canopy(foot: Place, rim: (turn: number, sag?: number) => Place, topUp: number): Drawing {
  const top = EYE([foot[0], foot[1], topUp]);
  const gores = counted(8).map((index) => {
    const [from, to] = [index, index + 1].map((at) => ((at + 0.3) / 8) * Math.PI * 2) as [number, number];
    const middle = (from + to) / 2;
    const light = Math.min(1, 0.72 - Math.cos(middle) * 0.72);
    const colour = index % 2 ? "#fff6e2" : "#e8553a";
    const arc = shares(5).map((share) => {
      const turn = mixed(from, to, share);
      return EYE(rim(turn));
    });
    const drop = shares(5).map((share) => EYE(rim(mixed(from, to, share), 0.16)));
    return {
      depth: Math.sin(middle),
      flap: fill(polygon([...arc, ...drop.toReversed()]), blend(colour, "#7a5a94", mixed(0.5, 0.2, light))),
      gore: fill(polygon([top, ...arc]), blend(colour, "#7a5a94", mixed(0.42, 0, light))),
    };
  });
  return (
    gores
      .filter(({ depth }) => depth < 0.1)
      .map(({ flap }) => flap)
      .join("") +
    gores
      .toSorted((a, b) => b.depth - a.depth)
      .map(({ gore }) => gore)
      .join("") +
    fill(disc(top[0], top[1] - 3, 9, 7), "#8a5644")
  );
}
