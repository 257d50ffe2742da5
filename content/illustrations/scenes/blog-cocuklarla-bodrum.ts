import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { swimmer } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 160;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 4.2, focal: 1780 });
/** The jetty's middle line: it runs out from the near left, `across` is to its left. */
const JETTY = frameOf(EYE, { right: -2.4, away: 6.5, heading: 28 });
const [LONG, HALF, DECK, FLOOR] = [6.5, 1, 0.5, -1];

/** A jetty over clear water, from above: a child sits at its edge, another fishes with a net, their mother keeps an eye on them from the shade of a parasol. */
export const SCENE: Scene = {
  name: "blog-cocuklarla-bodrum",
  seed: 71,
  mood: "day",
  grain: 0.3,
  colours: {
    sky: ["#5aaacb", "#a5d3da", "#f6e6c2"],
    mist: "#f3e6cc",
  },
  crops: { wide: 240, square: 110 },
  draw(sheet) {
    drawFar(sheet);
    drawWater(sheet);
    drawCast(sheet);
    drawFish(sheet);
    drawRowingBoat(sheet);
    drawJetty(sheet);
    drawChildren(sheet);
    drawShade(sheet);
  },
};

/** Where the sun throws what is at a place, on the level `onto`: to the right and a little away. */
function cast([right, away, up]: Place, onto: number): Place {
  return [right + (up - onto) * 0.62, away + (up - onto) * 0.1, onto];
}

/** A place of the jetty in metres from the eye, for shadows. */
function worldOf(along: number, across: number, up: number): Place {
  const angle = (28 / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [-2.4 + along * sin - across * cos, 6.5 + along * cos + across * sin, up];
}

/** Across the bay: a green cape with white houses and groves at the water, a sail. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.1 }),
    ridge(sheet, {
      crest: pointsOf([-20, 104, 200, 82, 420, 102, 640, 120, 860, 140, 1060, 168]),
      foot: HORIZON + 8,
    }),
    ridge(sheet, {
      crest: pointsOf([720, 172, 840, 150, 980, 114, 1120, 80, 1260, 52, 1400, 62, 1520, 34, 1640, 22]),
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
      spacing: 1.1,
      seed: 14,
    }),
    farCrowns(randomOf(9), 70, [790, 1640], [HORIZON - 4, HORIZON + 12], 12, "#3f7353", "#7ba067"),
    fill(
      `M740 ${HORIZON + 10}Q1100 ${HORIZON + 6} 1640 ${HORIZON + 8}V${HORIZON + 22}Q1100 ${HORIZON + 18} 740 ${HORIZON + 12}Z`,
      "#f3ddac",
    ),
  );
}

/** The bay: deep blue under the far shore, then clearer and clearer, until the sand shows with the net of light on it. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(14);
  // Where the breeze ruffles the water: long lanes, no two alike.
  const lanes = placesOf([
    1240, 330, 620, 300, 300, 520, 900, 392, 480, 60, 420, 460, 1480, 452, 420, 640, 470, 300, 1500, 560, 260,
  ]).map(([x, y, long]) => lens(x, y, long, long * 0.036));
  const glints = counted(60).map(() => {
    const near = random.next();
    return lens(random.between(0, 1600), mixed(190, 400, near), mixed(16, 80, near), mixed(1.6, 5, near));
  });
  sheet.add(
    fill(
      box(0, HORIZON + 9, 1600, 1060),
      sheet.linear(
        [
          [0, "#3f9dbb"],
          [0.06, "#1f7fae"],
          [0.22, "#2b9cba"],
          [0.42, "#56bfc4"],
          [0.68, "#96dccb"],
          [1, "#cdeed3"],
        ],
        [0, HORIZON + 9],
        [0, 1200],
      ),
    ),
    place(sailingYacht(sheet), 560, 200, 0.32),
    fill(lens(562, 204, 76, 5), sheet.mood.seaDark, 0.5),
    fill(glints.join(""), "#c9eef0", 0.6),
    fill(lanes.join(""), "#1d6f9c", 0.34),
    causticNet(),
    place(swimmer(sheet), 1330, 440, 1.2),
  );
}

/** The net of light on the sand: cells of uneven size, drawn finer the further they are. */
function causticNet(): Drawing {
  const random = randomOf(5);
  const rows = counted(12).map((row) =>
    counted(22).map((column): Place => {
      const away = 5.2 + row * 0.62 + row * row * 0.03;
      return [(column - 10.5) * 0.72 + random.around(0.3) + (row % 2) * 0.36, away + random.around(0.24), FLOOR];
    }),
  );
  return rows
    .map((line, row) => {
      const next = rows[row + 1];
      const path = line.map((from, column) => {
        const ends = [line[column + 1], next?.[column]];
        return ends
          .map((to) => {
            if (!to || random.chance(0.24)) return "";
            const middle: Place = [
              (from[0] + to[0]) / 2 + random.around(0.16),
              (from[1] + to[1]) / 2 + random.around(0.13),
              FLOOR,
            ];
            return curve([EYE(from), EYE(middle), EYE(to)]);
          })
          .join("");
      });
      return stroke(path.join(""), "#f2fde9", mixed(7, 1.6, row / 11), mixed(0.6, 0.3, row / 11));
    })
    .join("");
}

/** The jetty's shadow on the sand under the water, broad as the deck and displaced by its height, with its piles. */
function drawCast(sheet: Sheet): void {
  const random = randomOf(3);
  const edge = (across: number) =>
    shares(14).map((share): Point => {
      const [x, y] = EYE(cast(worldOf(mixed(-3, LONG, share), across, DECK), FLOOR));
      return [x + random.around(7), y + random.around(4)];
    });
  const upright = (along: number, across: number, tall: number): Point =>
    EYE(cast(worldOf(along, across, DECK + tall), FLOOR));
  const metre = metreAt(EYE, worldOf(...BOY, 0));
  const shade = "#1c7f93";
  sheet.add(
    `<g opacity=".62">${
      fill(polygon([...edge(HALF), ...edge(-HALF).toReversed()]), shade) +
      PILES.map((along) =>
        stroke(
          polyline([EYE(worldOf(along, -HALF, FLOOR)), upright(along, -HALF, 0)]),
          shade,
          0.18 * metreAt(EYE, worldOf(along, 0, 0)),
        ),
      ).join("") +
      stroke(polyline([upright(...BOY, 0), upright(...BOY, 1)]), shade, metre * 0.24) +
      fill(disc(...upright(...BOY, 1.2), metre * 0.2, metre * 0.1), shade)
    }</g>`,
  );
}

/** Where the two children are on the jetty. */
const BOY: Point = [6.05, -0.72];
const GIRL: Point = [4.15, -HALF];

const PILES = [-0.6, 1.1, 2.8, 4.5, 6.3] as const;

/** Young fish that keep together about the net, each over its own shadow on the sand. */
function drawFish(sheet: Sheet): void {
  const shoal = placesOf([
    1.5, 11.5, 14, 1.9, 11, 26, 2.3, 11.6, 4, 2.2, 10.5, 34, 2.7, 11, 16, 1.2, 10.9, -8, 3, 11.7, 24, 1.3, 10.1, 22,
    3.5, 11.2, 12,
  ]);
  const turnedBy = (turn: number, scale: number) => {
    const [sin, cos] = [Math.sin((turn / 180) * Math.PI), Math.cos((turn / 180) * Math.PI)];
    return (x: number, y: number) =>
      `${short((x * cos - y * sin) * scale)} ${short((x * sin + y * cos) * scale * 0.7)}`;
  };
  const fish = (scale: number, turn: number): Path => {
    const at = turnedBy(turn, scale);
    return `M${at(-18, 0)}Q${at(-2, -12)} ${at(14, -1.4)}L${at(24, -7)}Q${at(20, 0)} ${at(24, 7)}L${at(14, 1.4)}Q${at(-2, 12)} ${at(-18, 0)}Z`;
  };
  const gleam = (scale: number, turn: number): Path => {
    const at = turnedBy(turn, scale);
    return `M${at(-15, -0.6)}Q${at(-2, -8)} ${at(11, -1)}Q${at(-2, -1)} ${at(-15, -0.6)}Z`;
  };
  sheet.add(
    ...shoal.map(([right, away, turn]) => {
      const spot: Place = [right, away, -0.35];
      const size = metreAt(EYE, spot) / 105;
      return place(fill(fish(size, turn), "#1c7f93", 0.5), ...EYE(cast(spot, FLOOR)));
    }),
    ...shoal.map(([right, away, turn]) => {
      const spot: Place = [right, away, -0.35];
      const size = metreAt(EYE, spot) / 105;
      return place(fill(fish(size, turn), "#14516f") + fill(gleam(size, turn), "#b5e2e0"), ...EYE(spot));
    }),
  );
}

/** A rowing boat that seems to hang over its own shadow, so clear is the water. */
function drawRowingBoat(sheet: Sheet): void {
  const heading = -64;
  const spot = { right: 4.75, away: 13 };
  const boat = frameOf(EYE, { ...spot, heading });
  const [sin, cos] = [Math.sin((heading / 180) * Math.PI), Math.cos((heading / 180) * Math.PI)];
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
  const onFloor = ([along, across, up]: Place): Point =>
    EYE(cast([spot.right + along * sin - across * cos, spot.away + along * cos + across * sin, up], FLOOR));
  const near = (from: number, wide: number, up: (share: number) => number) =>
    steps.map((share) =>
      boat([mixed(-1.45, 1.45, share) * (0.86 + wide * 0.14), from * beam(Math.min(0.995, share)) * wide, up(share)]),
    );
  const strip = (low: number, high: number) =>
    polygon([
      ...near(1, mixed(0.74, 1, high), (share) => sheer(share) * high),
      ...near(1, mixed(0.74, 1, low), (share) => sheer(share) * low).toReversed(),
    ]);
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
    fill(strip(0, 1), "#b7c1da"),
    fill(strip(0, 0.16), "#b8483c"),
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
    stroke(
      `M${short(bow[0])} ${short(bow[1])}Q${short(bow[0] - 30)} ${short(buoy[1] - 8)} ${short(buoy[0])} ${short(buoy[1] - 12)}`,
      "#f3e3c0",
      4,
    ),
    fill(lens(buoy[0] + 6, buoy[1] + 6, 70, 9), "#eefbf2", 0.9),
    fill(`M${short(buoy[0] - 19)} ${short(buoy[1] + 4)}a19 19 0 1 1 38 0q-19 8-38 0z`, "#ee7f2e"),
    fill(`M${short(buoy[0] + 4)} ${short(buoy[1] - 15)}q16 3 15 19q-7 3-14 4q8-12-1-23z`, "#a9491f"),
  );
}

/** The deck, or the board of it between two places along. */
function deckPath(from = -4, to: number = LONG): Path {
  return polygon([
    JETTY([from, HALF, DECK]),
    JETTY([to, HALF, DECK]),
    JETTY([to, -HALF, DECK]),
    JETTY([from, -HALF, DECK]),
  ]);
}

const PLANK = 0.215;
const PLANKS = Math.round((LONG + 3.6) / PLANK);

/** Deck, edge and piles: what is under water is paler, bluer and bent. */
function drawJetty(sheet: Sheet): void {
  const random = randomOf(8);
  const edge = polygon([
    JETTY([-4, -HALF, DECK]),
    JETTY([LONG, -HALF, DECK]),
    JETTY([LONG, -HALF, DECK - 0.16]),
    JETTY([-4, -HALF, DECK - 0.16]),
  ]);
  const planks = counted(PLANKS).map((index) => {
    const from = -3.6 + index * PLANK;
    return fill(deckPath(from, from + PLANK - 0.02), random.pick(["#eccb96", "#e6bf86", "#efd2a2", "#deb47c"]));
  });
  const nails = [0.78, -0.78].map((across) =>
    counted(PLANKS)
      .map((index) => JETTY([-3.5 + index * PLANK, across, DECK]))
      .map(([x, y]) => disc(x, y, 2.4, 1.6))
      .join(""),
  );
  sheet.add(
    ...PILES.map(pile),
    fill(deckPath(), "#6d4438"),
    ...planks,
    fill(nails.join(""), "#9a6a4c"),
    fill(edge, "#8a5644"),
    stroke(polyline([JETTY([-4, -HALF, DECK]), JETTY([LONG, -HALF, DECK])]), "#fbe4b8", 4),
    post(LONG - 0.12, HALF - 0.1),
    post(3.6, HALF - 0.1),
  );
}

/** A pile under the right edge: brown in the shade above the water, below it a pale, bent image of itself. */
function pile(along: number): Drawing {
  const wide = 0.09;
  const at = (offset: number, up: number) => JETTY([along + offset, -HALF + 0.08, up]);
  const [x, y] = JETTY([along, -HALF + 0.08, 0]);
  const metre = metreAt(EYE, worldOf(along, -HALF, 0));
  return (
    fill(polygon([at(-wide, 0), at(wide, 0), at(wide + 0.06, FLOOR), at(-wide + 0.06, FLOOR)]), "#3f8f92", 0.85) +
    fill(polygon([at(-wide, DECK), at(wide, DECK), at(wide, 0), at(-wide, 0)]), "#6b4038") +
    fill(polygon([at(-wide, DECK), at(-wide * 0.3, DECK), at(-wide * 0.3, 0), at(-wide, 0)]), "#9c6a50") +
    fill(lens(x + metre * 0.02, y, metre * 0.5, metre * 0.06), "#eefbf2", 0.8)
  );
}

/** A mooring post on the deck: lit and shaded side, its top, its shadow across the boards. */
function post(along: number, across: number): Drawing {
  const high = 0.55;
  const world = worldOf(along, across, DECK);
  const [x, y] = EYE(world);
  const [, top] = EYE([world[0], world[1], DECK + high]);
  const half = metreAt(EYE, world) * 0.09;
  const shade = EYE(cast([world[0], world[1], DECK + high], DECK));
  return (
    stroke(polyline([[x, y], shade]), "#8a5644", half * 1.7, 0.75) +
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
  const spot = worldOf(along, across, DECK);
  const [x, y] = EYE(spot);
  const scale = (metreAt(EYE, spot) * tall) / 100;
  return place(person(sheet, options), x + dx * scale, y + dy * scale, scale);
}

/** One child stands over its net at the corner, one sits with its feet over the water; the bucket is between them. */
function drawChildren(sheet: Sheet): void {
  const corner = worldOf(...BOY, DECK);
  const [x, y] = EYE(corner);
  const scale = (metreAt(EYE, corner) * 1.3) / 100;
  const head = worldOf(...BOY, DECK + 1.2);
  sheet.add(
    sheet.clipped(deckPath(), stroke(polyline([[x, y], EYE(cast(head, DECK))]), "#8a5644", scale * 13, 0.75)),
    sandals(3.25, -0.6),
    bucket(4.9, 0.1),
    place(
      fill("M80 37L91 40L108 62Q98 74 84 66Q78 54 80 37Z", "#e9fbf0", 0.55) +
        stroke("M80 38Q92 32 99 42Q104 52 108 62", "#2c6f80", 2) +
        fill(lens(82, 33, 34, 5), "#f4fdf2", 0.9),
      x,
      y,
      scale,
    ),
    place(stroke("M17.6-67.4L83 32", "#b98350", 2.6), x, y, scale),
    onDeck(sheet, ...BOY, 1.3, {
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
      1.22,
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
  return place(sandal(0, 0) + sandal(26, 13), ...EYE(worldOf(along, across, DECK)));
}

/** A pail with what they have caught, seen from above. */
function bucket(along: number, across: number): Drawing {
  const spot = worldOf(along, across, DECK);
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
    (metre * 0.4) / 50,
  );
}

/** The parasol at the near end of the jetty, its shade on the boards, and who sits in it. */
function drawShade(sheet: Sheet): void {
  const foot = worldOf(0.95, 0.72, DECK);
  const [rimUp, topUp, reach] = [DECK + 1.86, DECK + 2.36, 1.28];
  const rim = (turn: number, sag = 0): Place => [
    foot[0] + Math.cos(turn) * reach,
    foot[1] + Math.sin(turn) * reach,
    rimUp - sag,
  ];
  const turns = shares(41).map((share) => share * Math.PI * 2);
  const shade = polygon(turns.map((turn) => EYE(cast(rim(turn), DECK))));
  const shaded = sheet.tinted({ wall: "#cdbfd0", wallShade: "#8c86ae", groundShade: "#6d4438" });
  const mat = [
    [0.3, 0.05],
    [2.4, 0.05],
    [2.4, -0.72],
    [0.3, -0.72],
  ].map(([along = 0, across = 0]) => JETTY([along, across, DECK]));
  sheet.add(
    sheet.clipped(
      deckPath(),
      fill(polygon(mat), "#f5efe0") +
        fill(
          polygon(
            [
              [0.55, 0.05],
              [0.8, 0.05],
              [0.8, -0.72],
              [0.55, -0.72],
            ].map(([along = 0, across = 0]) => JETTY([along, across, DECK])),
          ),
          "#1d7fa0",
        ) +
        fill(
          polygon(
            [
              [1.9, 0.05],
              [2.15, 0.05],
              [2.15, -0.72],
              [1.9, -0.72],
            ].map(([along = 0, across = 0]) => JETTY([along, across, DECK])),
          ),
          "#1d7fa0",
        ) +
        fill(shade, "#5c3a5c", 0.5),
    ),
    onDeck(shaded, 1.1, -0.36, 1.68, {
      pose: "resting",
      wears: "swimming",
      slender: true,
      sleeves: "none",
      top: "#c2265f",
      hat: "#f0d6a0",
      hairstyle: "long",
      shadow: false,
    }),
    stroke(polyline([EYE(foot), EYE([foot[0], foot[1], topUp])]), "#8a5644", 13),
    stroke(polyline([EYE(foot), EYE([foot[0], foot[1], topUp])].map(([x, y]): Point => [x - 3, y])), "#d9a871", 4),
    canopy(foot, rim, topUp),
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
      return EYE(rim(turn, -0.05 * Math.sin(share * Math.PI)));
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
