import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, type Path, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { person, type PersonOptions } from "../people/person.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

/** Metres: the length on deck, half the beam, the height of the after deck, of the saloon's ceiling and of the upper one. */
const [LENGTH, HALF, DECK, CEILING, ROOF] = [24, 3, 1.7, 4.1, 6.5];
/** How thick a deck is. */
const SLAB = 0.3;
/** Where the saloon begins, and the upper one. */
const [SALOON, UPPER] = [6.4, 9.2];

const TONE = {
  bright: "#e6ebf6",
  side: "#43589a",
  low: "#2c3f7c",
  deep: "#111d44",
  glass: "#101f40",
  lamp: "#fff0c4",
  warm: "#f7c478",
  amber: "#c97f45",
  teak: "#d99a5c",
} as const;

/** Half the beam at a place of the length; fine at the bow. */
const beam = (along: number, half = HALF) => (along < 11 ? half : half * Math.max(0, 1 - ((along - 11) / 13) ** 2.3));
/** The top edge of the hull's side. */
const sheer = (along: number) =>
  along < 1 ? mixed(DECK, 2.55, along) : 2.55 + (Math.max(0, along - 9) / 15) ** 1.5 * 1.05;

/** The right side of the hull between two heights; the stem rakes forward. */
function side(low: (along: number) => number, high: (along: number) => number, to = LENGTH): Place[] {
  const places = shares(30).map((share) => share ** 0.9 * to);
  const at = (along: number, up: number): Place => {
    const rake = 1 - (1 - Math.min(1, up / 3.6)) * 0.085;
    return [along * rake, -beam(along) * (0.9 + 0.1 * Math.min(1, up / 2)), up];
  };
  return [
    ...places.map((along) => at(along, high(along))),
    ...places.toReversed().map((along) => at(along, low(along))),
  ];
}

/**
 * A motor yacht of 24 metres by night, seen from astern: party on the after deck, lit saloons, two who look at the moon from the rail above, two on the bathing platform. Her frame has
 * its origin at the transom on the water, `along` to the bow; the eye stands astern on her right, lower than the saloon's ceiling.
 */
export function yachtAstern(sheet: Sheet, view: Project): Drawing {
  const area = (...places: readonly Place[]): Path => polygon(places.map((each) => view(each)));
  return (
    afterDeck(sheet, view, area) +
    sideWall(area) +
    upperWorks(sheet, view, area) +
    hull(view, area) +
    chain(view) +
    bathers(sheet, view) +
    mast(sheet, view)
  );
}

type Area = (...places: readonly Place[]) => Path;

/** A rectangle across the boat, and one along it. */
const athwart = (
  area: Area,
  along: number,
  [right, left]: readonly [number, number],
  [low, high]: readonly [number, number],
) => area([along, right, low], [along, left, low], [along, left, high], [along, right, high]);
const lengthwise = (
  area: Area,
  across: number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
) => area([from, across, low], [to, across, low], [to, across, high], [from, across, high]);
const level = (area: Area, up: number, [from, to]: readonly [number, number], half: number) =>
  area([from, -half, up], [to, -half, up], [to, half, up], [from, half, up]);

/** Somebody on board; `tall` in metres. */
function aboard(sheet: Sheet, view: Project, spot: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = view(spot);
  const metre = y - view([spot[0], spot[1], spot[2] + 1])[1];
  return place(person(sheet, { shadow: false, ...options }), x, y, (metre * tall) / 100);
}

/** The deck under the upper one: the ceiling with its lamps, the saloon's doors, and dinner. */
function afterDeck(sheet: Sheet, view: Project, area: Area): Drawing {
  const lit = sheet.tinted({ wall: "#ffe6bc", wallShade: "#b4705e" });
  const lamps = [1.6, 3.2, 4.8].flatMap((along) => [-1.8, 1.8].map((across) => view([along, across, CEILING - 0.02])));
  const doors = counted(4).map((index) => {
    const right = -2.3 + index * 1.18;
    return athwart(area, SALOON, [right, right + 1.06], [DECK + 0.06, CEILING - 0.34]);
  });
  const sofa = athwart(area, SALOON - 0.01, [-1.4, 1.7], [DECK + 0.1, DECK + 0.8]);
  const sits = (along: number, across: number, mirrored: boolean, options: PersonOptions) =>
    aboard(lit, view, [along, across, DECK], 1.7, { pose: "sitting", mirrored, ...options });
  const [foot, head, right, left] = [0.9, 3.5, 0.35, 1.5];
  const top = area(
    [foot, right, DECK + 0.74],
    [head, right, DECK + 0.74],
    [head, left, DECK + 0.74],
    [foot, left, DECK + 0.74],
  );
  return (
    fill(level(area, CEILING, [0.6, 17], HALF + 0.05), "#f2bd78") +
    fill(level(area, CEILING, [0.6, 1.5], HALF + 0.05), "#d0905a", 0.9) +
    fill(level(area, DECK, [0, SALOON], HALF - 0.1), TONE.teak) +
    fill(athwart(area, SALOON, [-2.5, 2.5], [DECK, CEILING]), TONE.amber) +
    fill(doors.join(""), "#ffe2a0") +
    fill(sofa, "#e2a55e") +
    fill(athwart(area, SALOON, [-2.3, 2.3], [CEILING - 0.9, CEILING - 0.34]), "#fff2cc", 0.8) +
    // The far bulwark, its inner side in the light.
    fill(lengthwise(area, HALF - 0.1, [0.9, SALOON], [DECK, 2.5]), "#f3d9ae") +
    fill(lengthwise(area, HALF - 0.1, [0.9, SALOON], [2.42, 2.55]), TONE.bright) +
    // The steward comes along the far side of the table, clear of the wing that carries the upper deck.
    aboard(lit, view, [2.62, 2.35, DECK], 1.78, {
      pose: "lifting",
      mirrored: true,
      carries: "tray",
      top: "#fffaf0",
      bottom: "#22304f",
      sleeves: "long",
    }) +
    sits(3.35, 1.75, false, { top: "#2f8fa6", bottom: "#efe0c4" }) +
    sits(1.85, 1.75, false, { slender: true, hairstyle: "long", top: "#c2265f", bottom: "#c2265f", hair: "#5a3a2c" }) +
    sits(1.1, 1.75, false, { top: "#fdf8ee", bottom: "#31507a", hair: "#8a8592" }) +
    fill(top, "#fffaf0") +
    fill(lengthwise(area, right, [foot, head], [DECK + 0.4, DECK + 0.74]), "#e6cdb0") +
    fill(athwart(area, foot, [right, left], [DECK + 0.4, DECK + 0.74]), "#f6e4c8") +
    [1.3, 2.2, 3.1].map((along) => candle(sheet, view([along, 0.9, DECK + 0.74]))).join("") +
    fill(lengthwise(area, -0.35, [1, 3.5], [DECK, DECK + 0.44]), "#8a5a44") +
    fill(level(area, DECK + 0.44, [1, 3.5], 0.35), "#fff0d6") +
    sits(2.9, -0.05, true, { slender: true, hairstyle: "bun", top: "#f3c14a", bottom: "#4a4a6a" }) +
    sits(1.55, -0.05, true, { top: "#4f7d5a", bottom: "#31507a" }) +
    lamps
      .map(
        ([x, y]) => sheet.glow([Math.round(x), Math.round(y)], 34, "#fff0c0", 0.8) + fill(disc(x, y, 5, 3), "#fffbe6"),
      )
      .join("")
  );
}

function candle(sheet: Sheet, [x, y]: Point): Drawing {
  return (
    sheet.glow([Math.round(x), Math.round(y - 12)], 40, "#ffcf73", 0.7) +
    fill(`M${short(x - 4)} ${short(y)}v-12h8v12z`, "#fff6d6") +
    fill(disc(x, y - 15, 3, 5), "#ffb347")
  );
}

/** The saloon's side: a band of windows with light behind them, and the strip of shade above. */
function sideWall(area: Area): Drawing {
  const across = -2.5;
  const panes = counted(6).map((index) => {
    const from = SALOON + 0.5 + index * 1.62;
    return lengthwise(area, across, [from, from + 1.5], [2.5, 3.86]);
  });
  const inside = counted(6).map((index) => {
    const from = SALOON + 0.5 + index * 1.62;
    return lengthwise(area, across, [from + 0.12, from + (index % 2 ? 0.9 : 1.3)], [2.5, 2.94]);
  });
  return (
    fill(
      area([SALOON, across, DECK], [18.6, across, DECK], [16.4, across, CEILING], [SALOON, across, CEILING]),
      TONE.low,
    ) +
    fill(
      area([SALOON + 0.36, across, 2.42], [17.6, across, 2.42], [16.5, across, 3.94], [SALOON + 0.36, across, 3.94]),
      TONE.glass,
    ) +
    fill(panes.join(""), "#f9cf86") +
    fill(inside.join(""), "#c98a4c") +
    fill(panes.slice(0, 2).join(""), "#fff0c0", 0.4)
  );
}

/** Upper deck, its saloon, two at the rail, and the hard top. */
function upperWorks(sheet: Sheet, view: Project, area: Area): Drawing {
  const lit = sheet.tinted({ wall: "#f2d9b4", wallShade: "#8a6a86" });
  const base = CEILING + SLAB;
  const across = -2.15;
  const panes = counted(4).map((index) => {
    const from = UPPER + 0.4 + index * 1.5;
    return lengthwise(area, across, [from, from + 1.38], [base + 0.55, ROOF - 0.3]);
  });
  const doors = [-1.9, -0.6, 0.7].map((right) => athwart(area, UPPER, [right, right + 1.2], [base + 0.04, ROOF - 0.3]));
  const railTop = base + 0.95;
  const posts = [0.9, 2.9, 4.9, 6.9, 8.9].map((along) =>
    polyline([view([along, -2.95, base]), view([along, -2.95, railTop])]),
  );
  const aftPosts = [-1.5, 0, 1.5, 2.95].map((right) =>
    polyline([view([0.9, right, base]), view([0.9, right, railTop])]),
  );
  // The far rail: its feet are hidden by the deck, which we see from below.
  const farPosts = [0.9, 3.2, 5.5, 7.8].map((along) =>
    polyline([view([along, 2.95, base + 0.4]), view([along, 2.95, railTop])]),
  );
  return (
    stroke(farPosts.join(""), TONE.bright, 2) +
    stroke(polyline([view([13, 2.95, railTop]), view([0.9, 2.95, railTop])]), "#d9cdb8", 3) +
    fill(level(area, ROOF, [6.4, 16.4], 2.5), "#dba468") +
    fill(athwart(area, UPPER, [-2.15, 2.15], [base, ROOF]), "#b8743f") +
    fill(doors.join(""), "#ffdf9c") +
    fill(area([UPPER, across, base], [17, across, base], [15.4, across, ROOF], [UPPER, across, ROOF]), TONE.low) +
    fill(
      area(
        [UPPER + 0.3, across, base + 0.45],
        [16.4, across, base + 0.45],
        [15.3, across, ROOF - 0.2],
        [UPPER + 0.3, across, ROOF - 0.2],
      ),
      TONE.glass,
    ) +
    fill(panes.join(""), "#f4c274") +
    aboard(lit, view, [3.7, 2.35, base], 1.78, { pose: "leaning", behind: true, top: "#fdf8ee", bottom: "#31507a" }) +
    aboard(lit, view, [2.7, 2.35, base], 1.64, {
      pose: "leaning",
      behind: true,
      mirrored: true,
      slender: true,
      hairstyle: "long",
      wears: "skirt",
      top: "#e0724a",
      bottom: "#e0724a",
    }) +
    // The glass of the rail, and the rail.
    fill(lengthwise(area, -2.95, [0.9, UPPER + 0.6], [base, railTop - 0.08]), "#9fb6dc", 0.36) +
    fill(athwart(area, 0.9, [-2.95, 2.95], [base, railTop - 0.08]), "#b9c8e6", 0.3) +
    stroke([...posts, ...aftPosts].join(""), TONE.bright, 2.4) +
    stroke(
      polyline([view([UPPER + 0.6, -2.95, railTop]), view([0.9, -2.95, railTop]), view([0.9, 2.95, railTop])]),
      "#fff3d6",
      4,
    ) +
    // The edges of both decks.
    fill(lengthwise(area, -HALF - 0.05, [0.6, 17.4], [CEILING, base]), TONE.side) +
    fill(athwart(area, 0.6, [-HALF - 0.05, HALF + 0.05], [CEILING, base]), TONE.bright) +
    fill(lengthwise(area, -2.5, [6.4, 16.4], [ROOF, ROOF + 0.26]), TONE.side) +
    fill(athwart(area, 6.4, [-2.5, 2.5], [ROOF, ROOF + 0.26]), TONE.bright) +
    // The wings that carry the upper deck.
    fill(area([1, -HALF, 2.55], [2, -HALF, 2.55], [1.25, -HALF, CEILING], [0.6, -HALF, CEILING]), TONE.side) +
    fill(area([1, HALF, 2.55], [1.3, HALF, 2.55], [0.9, HALF, CEILING], [0.6, HALF, CEILING]), TONE.bright)
  );
}

/** The hull: her right side in shade with its ports, the transom with stairs on both hands, the bathing platform. */
function hull(view: Project, area: Area): Drawing {
  const outline = (low: (along: number) => number, high: (along: number) => number, to?: number) =>
    polygon(side(low, high, to).map((each) => view(each)));
  const band = (from: number, to: number) =>
    outline(
      () => from,
      () => to,
    );
  const port = (along: number) => {
    const across = -beam(along) * 0.97;
    return area(
      [along, across, 1.12],
      [along + 1.25, across, 1.14],
      [along + 1.4, across, 1.5],
      [along + 0.08, across, 1.48],
    );
  };
  const ports = [5.4, 7.4, 9.4, 11.4].map(port);
  // From the platform up to the deck on both hands: riser by riser, each tread in the light of the lamp over it.
  const stairs = [-2.72, 1.86].flatMap((right) =>
    counted(5)
      .toReversed()
      .map((index) => {
        const [at, up] = [-0.85 + index * 0.2, 0.5 + index * 0.24];
        return (
          fill(athwart(area, at, [right, right + 0.86], [up, up + 0.24]), "#b98d74") +
          fill(
            area(
              [at, right, up + 0.24],
              [at + 0.2, right, up + 0.24],
              [at + 0.2, right + 0.86, up + 0.24],
              [at, right + 0.86, up + 0.24],
            ),
            "#ffe9c4",
          ) +
          fill(lengthwise(area, right, [at, 0], [up, up + 0.24]), "#8a6a74")
        );
      }),
  );
  const railTop = 2.55;
  const glass = [-1.7, -0.57, 0.57].map((right) =>
    athwart(area, 0.12, [right, right + 1.06], [DECK + 0.06, railTop - 0.06]),
  );
  const [staffX, staffY] = view([0, 0, railTop]);
  const [, staffTop] = view([-0.3, 0, railTop + 1.5]);
  return (
    fill(
      outline(() => 0, sheer),
      TONE.side,
    ) +
    fill(band(0, 0.95), TONE.low) +
    fill(band(0, 0.28), TONE.deep) +
    fill(
      outline((along) => sheer(along) - 0.16, sheer),
      TONE.bright,
      0.85,
    ) +
    fill(band(1.86, 1.93), TONE.bright, 0.5) +
    fill(ports.join(""), TONE.glass) +
    fill(ports.filter((_, index) => index !== 1).join(""), "#f4c274", 0.9) +
    fill(athwart(area, 0, [-HALF + 0.06, HALF - 0.06], [0.1, DECK]), "#cdd6ea") +
    fill(athwart(area, 0, [-1.7, 1.7], [0.66, DECK - 0.18]), "#aab8d8") +
    fill(athwart(area, 0, [-1.7, 1.7], [DECK - 0.18, DECK - 0.1]), TONE.warm) +
    platform(area) +
    stairs.join("") +
    fill(glass.join(""), "#cfe0f2", 0.1) +
    stroke(polyline([view([0.12, -1.8, railTop]), view([0.12, 1.8, railTop])]), "#fff3d6", 4) +
    stroke(
      [-1.8, -0.6, 0.6, 1.8]
        .map((right) => polyline([view([0.12, right, DECK]), view([0.12, right, railTop])]))
        .join(""),
      TONE.bright,
      2.6,
    ) +
    stroke(
      polyline([
        [staffX, staffY],
        [staffX - 10, staffTop],
      ]),
      "#f4ddb4",
      3.4,
    ) +
    place(turkishFlag({ height: 46, fly: "left" }), staffX - 10, staffTop)
  );
}

/** The bathing platform at the transom: teak in a white edge, its right side in shade. */
function platform(area: Area): Drawing {
  const half = HALF - 0.2;
  return (
    fill(level(area, 0.5, [-2.1, 0], half), "#e3c6a4") +
    fill(level(area, 0.5, [-1.95, -0.1], half - 0.15), "#c08a5e") +
    fill(athwart(area, -2.1, [-half, half], [0.22, 0.5]), TONE.bright) +
    fill(lengthwise(area, -half, [-2.1, 0], [0.22, 0.5]), TONE.low)
  );
}

/** The anchor chain from her bow to the water. */
function chain(view: Project): Drawing {
  const [[fromX, fromY], [toX, toY]] = [view([23.4, -0.3, 2.6]), view([25.6, -1.4, 0])];
  return stroke(
    `M${short(fromX)} ${short(fromY)}Q${short(mixed(fromX, toX, 0.4))} ${short(mixed(fromY, toY, 0.7))} ${short(toX)} ${short(toY)}`,
    "#8fa3cf",
    3,
  );
}

/** Two on the edge of the platform with their feet in the lit water, a lantern beside them. */
function bathers(sheet: Sheet, view: Project): Drawing {
  const lit = sheet.tinted({ wall: "#f6dcb8", wallShade: "#7d7aa0" });
  const sits = (across: number, options: PersonOptions) =>
    aboard(lit, view, [-1.95, across, 0.08], 1.7, {
      pose: "sitting",
      mirrored: true,
      wears: "swimming",
      sleeves: "none",
      ...options,
    });
  const [x, y] = view([-1.1, -1.9, 0.5]).map((value) => Math.round(value)) as [number, number];
  return (
    sheet.glow([x, y - 14], 110, "#ffc873", 0.7) +
    aboard(lit, view, [-1.3, 1.4, 0.5], 1.7, {
      pose: "resting",
      mirrored: true,
      wears: "swimming",
      sleeves: "none",
      bottom: "#e0724a",
      skin: "#b97a52",
      shoes: "#b97a52",
    }) +
    sits(-0.7, { slender: true, hairstyle: "bun", top: "#c2265f" }) +
    fill(`M${x - 9} ${y}v-24h18v24z`, "#fff2c8") +
    stroke(`M${x - 11} ${y}h22M${x - 9} ${y - 26}h18M${x - 6} ${y - 28}q6-14 12 0`, TONE.deep, 3)
  );
}

/** The arch with its radar, the domes and the lamp at the top. */
function mast(sheet: Sheet, view: Project): Drawing {
  const top = ROOF + 0.26;
  const foot = (along: number, across: number) => view([along, across, top]);
  const leg = (across: number, tone: string) =>
    fill(
      polygon([
        foot(10.4, across),
        foot(12, across),
        view([10.8, across * 0.7, top + 1.3]),
        view([10, across * 0.7, top + 1.3]),
      ]),
      tone,
    );
  const [x, y] = view([10.3, 0, top + 1.3]);
  const metre = y - view([10.3, 0, top + 2.3])[1];
  const [left, right] = [view([10.2, 1.5, top + 1.3]), view([10.2, -1.6, top + 1.3])];
  return (
    leg(1.9, TONE.bright) +
    leg(-1.9, TONE.side) +
    stroke(polyline([left, right]), TONE.bright, metre * 0.2) +
    [left, right]
      .map(
        ([dx, dy]) =>
          fill(disc(dx, dy - metre * 0.36, metre * 0.28, metre * 0.31), TONE.side) +
          fill(disc(dx - metre * 0.06, dy - metre * 0.4, metre * 0.2, metre * 0.22), TONE.bright),
      )
      .join("") +
    stroke(
      `M${short(x)} ${short(y)}V${short(y - metre * 1.8)}M${short(x - metre * 0.7)} ${short(y - metre * 0.9)}H${short(x + metre * 0.7)}`,
      TONE.bright,
      4,
    ) +
    sheet.glow([Math.round(x), Math.round(y - metre * 1.9)], 46, "#ffffff", 0.8) +
    fill(disc(x, y - metre * 1.9, 5), "#fffdf0")
  );
}

/** What she leaves on the water: side and transom in bands, the light of the decks among them. */
export function yachtAsternImage(view: Project): Drawing {
  const down = (places: readonly Place[]) => places.map(([along, across, up]) => view([along, across, -up]));
  const flat = (across: number, [from, to]: readonly [number, number], [low, high]: readonly [number, number]) =>
    down([
      [from, across, low],
      [to, across, low],
      [to, across, high],
      [from, across, high],
    ]);
  const stern = (low: number, high: number) =>
    down([
      [0, -2.8, low],
      [0, 2.8, low],
      [0, 2.8, high],
      [0, -2.8, high],
    ]);
  const waterline = view([0, -HALF, 0])[1];
  const random = randomOf(17);
  /** Level strokes in the place of a shape: close at the waterline, apart and shorter the farther down. */
  const image = (outline: readonly Point[], colour: string) => {
    const ys = outline.map(([, y]) => y);
    let [path, y]: [Path, number] = ["", Math.min(...ys) + 2];
    while (y < Math.max(...ys) && y < 1230) {
      const far = Math.min(1, Math.max(0, (y - waterline + 60) / 420));
      const [left, right] = spanAt(outline, y);
      const wide = right - left;
      const step = Math.min(mixed(7, 19, far), 6 + wide * 0.06) * random.between(0.75, 1.3);
      for (const share of wide > 260 ? [0.28, 0.74] : [0.5]) {
        const long = (wide > 260 ? wide * 0.62 : wide * 1.16) * (1 - far * random.between(0.1, 0.6));
        const thick = Math.min(step * mixed(1.1, 0.8, far), long * 0.13);
        path += lens(left + wide * share + random.around(wide * 0.05 + far * 10), y, long, thick);
      }
      y += step;
    }
    return fill(path, colour, 0.8);
  };
  return (
    image(down(side(() => 0, sheer, LENGTH - 1)), "#34498a") +
    image(stern(0.1, DECK), "#a9b7d6") +
    image(stern(DECK, CEILING), "#e9a95c") +
    // Pane by pane, so that each leaves its own column.
    counted(6)
      .map((index) => SALOON + 0.5 + index * 1.62)
      .map((from) => image(flat(-2.5, [from - 0.1, from + 1.5], [2.1, 4]), "#e3a55c"))
      .join("")
  );
}

/** From where to where an outline reaches at a height. */
function spanAt(outline: readonly Point[], y: number): Point {
  const crossings = outline.flatMap(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] ?? [x0, y0];
    return (y0 <= y && y1 > y) || (y1 <= y && y0 > y) ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
  });
  return crossings.length > 1 ? [Math.min(...crossings), Math.max(...crossings)] : [0, 0];
}
