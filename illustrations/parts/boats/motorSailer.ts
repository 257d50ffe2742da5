import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { person, type PersonOptions } from "../people/person.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

const TONE = {
  keel: "#131a3c",
  line: "#c9b9b0",
  low: "#4a2840",
  side: "#6e3a40",
  high: "#8a4c40",
  wale: "#3c2038",
  cap: "#e8c491",
  moon: "#8fa6d8",
  wood: "#b36c3f",
  woodShade: "#6a3a3c",
  lamp: "#fff0c4",
  pane: "#ffd88c",
} as const;

// The hull: a place on her side by the share of her length and of her height.

const wave = (share: number, peak: number, end: number, power: number) =>
  share < 0.42
    ? mixed(end, peak, Math.sin((share / 0.42) * (Math.PI / 2)))
    : peak * (1 - ((share - 0.42) / 0.58) ** power);
/** The height of her side's top edge: lowest amidships, rising to the bow. */
const sheer = (share: number) =>
  share < 0.42 ? 2.05 + 0.42 * ((0.42 - share) / 0.42) ** 2 : 2.05 + 1.65 * ((share - 0.42) / 0.58) ** 1.9;
const breadth = (share: number, high: number) =>
  mixed(wave(share, 2.7, 1.7, 1.8), wave(share, 3.15, 2.5, 2.7), high ** 0.8);
/** How far along she is there: the stem rakes forward, the transom aft. */
const station = (share: number, high: number) => mixed(-0.95 * high, 22 + 2.9 * high ** 1.5, share);
const at = (share: number, high: number, hand = 1, up = 0): Place => [
  station(share, high),
  hand * breadth(share, high),
  high * sheer(share) + up,
];
/** A place on her transom, which is rounded and leans aft. */
const aft = (across: number, high: number, up = 0): Place => [
  station(0, high) - 0.45 * (1 - across ** 2),
  across * breadth(0, high),
  high * (sheer(0) + 0.16 * (1 - across ** 2)) + up,
];
const STEPS = shares(36);
const ROUND = shares(14).map((share) => 1 - share * 2);

/** Where her portholes are, as shares of her length. */
const PORTS = counted(8).map((index) => 0.13 + index * 0.09);

/** Where the tender's line is made fast. */
export const STERN_RING = aft(-0.9, 0.9);

type Ship = ReturnType<typeof shipOf>;

/** Areas and lines of the boat on the sheet, as a frame shows them. */
function shipOf(view: Project) {
  const area = (...places: readonly Place[]): Path => polygon(places.map((each) => view(each)));
  /** How far forward her side is seen at a height: beyond, the bow turns away from us. */
  const seen = (high: number) => {
    const places = shares(60).map((share) => mixed(0.8, 1, share));
    const xs = places.map((share) => view(at(share, high))[0]);
    return places[xs.indexOf(Math.min(...xs))] ?? 1;
  };
  const strake = (high: number) => STEPS.map((share) => at(share * seen(high), high));
  return {
    view,
    area,
    line: (...places: readonly Place[]): Path => polyline(places.map((each) => view(each))),
    strake,
    /** A band of her side between two heights. */
    strip(low: number, high: number): Path {
      const bow = shares(7).map((share) => mixed(high, low, share));
      return area(...strake(high), ...bow.map((each) => at(seen(each), each)), ...strake(low).toReversed());
    },
    sternStrip: (low: number, high: number) =>
      area(...ROUND.map((across) => aft(across, high)), ...ROUND.toReversed().map((across) => aft(across, low))),
    athwart: (along: number, [right, left]: Point, [low, high]: Point) =>
      area([along, right, low], [along, left, low], [along, left, high], [along, right, high]),
    lengthwise: (across: number, [from, to]: Point, [low, high]: Point) =>
      area([from, across, low], [to, across, low], [to, across, high], [from, across, high]),
    level: (up: number, [from, to]: Point, half: number) =>
      area([from, -half, up], [to, -half, up], [to, half, up], [from, half, up]),
    metreOf: (spot: Place) => view(spot)[1] - view([spot[0], spot[1], spot[2] + 1])[1],
  };
}

/** Height of the after deck, and where the wheelhouse begins. */
const DECK = 2.12;
const HOUSE = 7;

/**
 * A motor sailer of 24 metres at anchor by night, seen from her port quarter and from above her deck: dinner by lanterns, a woman on the bathing
 * platform. Her frame has its origin at the transom on the water, `along` to the bow, heading -44 or so.
 */
export function motorSailer(sheet: Sheet, view: Project): Drawing {
  const ship = shipOf(view);
  return (
    deck(ship) +
    foredeck(ship) +
    farRail(ship) +
    stroke(shroud(ship, 15.6, 13.2, -1) + shroud(ship, 6.5, 11.2, -1), "#5d6a98", 1.4) +
    house(ship) +
    masts(ship) +
    party(ship, sheet) +
    hull(ship, sheet) +
    stern(ship) +
    rails(ship) +
    lanterns(ship, sheet) +
    platform(ship, sheet)
  );
}

/** The deck of the after part, planked, and the inner side of the far bulwark. */
function deck(ship: Ship): Drawing {
  const edge = (hand: number) =>
    shares(12).map((share): Place => {
      const [along, across] = at(share * 0.36, 1, hand);
      return [along, across - hand * 0.1, DECK];
    });
  const seams = counted(9).map((index) => ship.line([-1, -2 + index * 0.5, DECK], [HOUSE, -2 + index * 0.5, DECK]));
  // Its foot keeps clear of the transom, which leans aft over it.
  const bulwark = (from: number, to: number) => {
    const places = STEPS.map((share) => mixed(from, to, share));
    const foot = places.map((share): Place => {
      const [along, across, up] = at(share, 1, -1);
      return [along + 0.5 * Math.max(0, 1 - share / 0.08), across * 0.98, up - 0.4];
    });
    return ship.area(...places.map((share) => at(share, 1, -1)), ...foot.toReversed());
  };
  return (
    fill(ship.area(...edge(1), ...edge(-1).toReversed()), "#d99a5e") +
    stroke(seams.join(""), "#a8683f", 1.4, 0.7) +
    fill(bulwark(0, 0.4), "#c08455") +
    fill(bulwark(0.4, 1), "#6d5070")
  );
}

/** The side decks and the bow, with mattresses to lie on, and the anchor's chain. */
function foredeck(ship: Ship): Drawing {
  const inner = (share: number, hand: number): Place => {
    const [along, across, up] = at(share, 1, hand);
    return [along, across * 0.97, up - 0.32];
  };
  const steps = shares(24).map((share) => mixed(0.3, 0.985, share));
  const [[fromX, fromY], [toX, toY]] = [ship.view(at(0.985, 0.82)), ship.view([27.6, 1.5, 0])];
  return (
    stroke(
      `M${short(fromX)} ${short(fromY)}Q${short(mixed(fromX, toX, 0.3))} ${short(mixed(fromY, toY, 0.8))} ${short(toX)} ${short(toY)}`,
      TONE.moon,
      2.4,
    ) +
    fill(
      ship.area(...steps.map((share) => inner(share, 1)), ...steps.toReversed().map((share) => inner(share, -1))),
      "#7a5560",
    ) +
    fill(ship.area([18, -1.3, 2.6], [21, -1, 3], [21, 1, 3], [18, 1.3, 2.6]), "#8f9ccc") +
    fill(ship.area([18, 1.3, 2.35], [18, 1.3, 2.6], [21, 1, 3], [21, 1, 2.7]), "#56629c")
  );
}

/** The rail on the far side, behind the party. */
function farRail(ship: Ship): Drawing {
  const far = shares(8).map((share) => share * 0.4);
  return (
    stroke(far.map((share) => ship.line(at(share, 1, -1), at(share, 1, -1, 0.6))).join(""), "#8a5440", 4) +
    stroke(ship.line(...far.map((share) => at(share, 1, -1, 0.6))), "#d9ae7c", 5)
  );
}

/** The wheelhouse with its lit windows and its roof, and the cabin trunk before it. */
function house(ship: Ship): Drawing {
  const [side, roof, trunk] = [1.95, 4.3, 3.15];
  const pane = (from: number, to: number, low: number, high: number) => ship.lengthwise(side, [from, to], [low, high]);
  const back = (right: number, left: number, low: number, high: number) =>
    ship.athwart(HOUSE - 0.01, [right, left], [low, high]);
  const panes = counted(4).map((index) => pane(11.3 + index * 1.28, 12.25 + index * 1.28, 2.4, 2.92));
  const big = pane(HOUSE + 0.4, HOUSE + 1.85, 2.95, 3.98) + pane(HOUSE + 2.1, HOUSE + 3.45, 2.95, 3.98);
  const curtains = [0.4, 1.63, 2.1, 3.23].map((from) => pane(HOUSE + from, HOUSE + from + 0.22, 2.95, 3.98));
  const aftPanes = back(-1.72, -0.5, 2.95, 3.98);
  const door = back(0.42, 1.4, DECK, 4.02);
  return (
    fill(ship.area([10.6, side, 1.9], [16.8, 1.6, 1.9], [16.6, 1.6, trunk], [10.6, side, trunk]), TONE.woodShade) +
    fill(panes.join(""), TONE.pane) +
    fill(
      ship.area([10.6, -side - 0.1, trunk], [16.8, -1.6, trunk], [16.8, 1.7, trunk], [10.6, side + 0.1, trunk]),
      "#a99fc4",
    ) +
    fill(ship.lengthwise(side + 0.08, [10.6, 16.8], [trunk - 0.1, trunk]), TONE.cap) +
    fill(pane(HOUSE, 10.8, 1.9, roof), "#7a4444") +
    fill(big, TONE.pane) +
    fill(pane(HOUSE + 0.4, HOUSE + 1.85, 2.95, 3.3) + pane(HOUSE + 2.1, HOUSE + 3.45, 2.95, 3.3), "#e0a458") +
    fill(curtains.join(""), "#f7e3b4") +
    stroke(ship.line([HOUSE + 1.12, side, 2.95], [HOUSE + 1.12, side, 3.98]), "#7a4444", 3) +
    fill(back(-side, side, DECK - 0.2, roof), TONE.wood) +
    fill(back(-side, side, DECK - 0.2, DECK + 0.5), "#94552f") +
    fill(aftPanes, TONE.pane) +
    fill(door, TONE.lamp) +
    fill(back(0.42, 0.7, DECK, 4.02), "#f3bd6c") +
    stroke(ship.line([HOUSE, side, DECK], [HOUSE, side, roof]), "#d9965c", 3) +
    fill(
      ship.area(
        [HOUSE - 0.5, -2.15, roof + 0.14],
        [11.2, -2.15, roof + 0.14],
        [11.2, 2.15, roof + 0.14],
        [HOUSE - 0.5, 2.15, roof + 0.14],
      ),
      "#8f97c6",
    ) +
    fill(ship.lengthwise(2.15, [HOUSE - 0.5, 11.2], [roof - 0.04, roof + 0.14]), "#c9cbe4") +
    fill(ship.athwart(HOUSE - 0.5, [-2.15, 2.15], [roof - 0.04, roof + 0.14]), "#f0c58a")
  );
}

/** The shrouds of one mast on one hand: 1 for the near side. */
const shroud = (ship: Ship, along: number, top: number, hand: number) =>
  [-0.9, 0, 0.9].map((shift) => ship.line([along + shift - 0.4, hand * 2.9, 2.2], [along, 0, top])).join("");

/** Masts, booms with their furled sails, stays and shrouds. */
function masts(ship: Ship): Drawing {
  const spar = (foot: Place, head: Place, thick: number, colour: string) => {
    const [[x0, y0], [x1, y1]] = [ship.view(foot), ship.view(head)];
    const [a, b] = [(ship.metreOf(foot) * thick) / 2, ship.metreOf(head) * thick * 0.3];
    const [dx, dy] = [x1 - x0, y1 - y0];
    const long = Math.hypot(dx, dy);
    const [nx, ny] = [-dy / long, dx / long];
    const edge = (u: number, v: number) =>
      polygon([
        [x0 + nx * a * u, y0 + ny * a * u],
        [x1 + nx * b * u, y1 + ny * b * u],
        [x1 + nx * b * v, y1 + ny * b * v],
        [x0 + nx * a * v, y0 + ny * a * v],
      ]);
    return fill(edge(-1, 1), colour) + fill(edge(-1, -0.3), "#cf8d5c");
  };
  const [main, mizzen, tip] = [
    [15.6, 0, 15],
    [6.5, 0, 12.6],
    [28.4, 0, 4.7],
  ] as const;
  // A furled sail: a bundle that is thickest at the mast, drawn in by its ties.
  const furled = (from: number, to: number, up: number, rise: number) => {
    const foot = (share: number): Place => [mixed(from, to, share), 0, mixed(up, up + rise, share)];
    const fold = (share: number, part: number): Place => {
      const [along, across, low] = foot(share);
      return [along, across, low + (0.2 + 0.46 * (1 - share) ** 1.4 + 0.03 * Math.sin(share * 44)) * part + 0.04];
    };
    const between = (low: number, high: number) =>
      `${curve(shares(25).map((share) => ship.view(fold(share, high))))}${curve(
        shares(9)
          .toReversed()
          .map((share) => ship.view(fold(share, low))),
      ).replace("M", "L")}Z`;
    const ties = shares(8)
      .slice(1, -1)
      .map((share) => ship.line(fold(share, -0.2), fold(share, 1)));
    return fill(between(0, 1), "#cfcfe8") + fill(between(0, 0.5), "#a48aa6") + stroke(ties.join(""), "#4a4270", 2.4);
  };
  return (
    stroke(
      ship.line(main, tip) +
        ship.line(main, mizzen) +
        ship.line(mizzen, [-0.3, 0, 6.8]) +
        ship.line(tip, at(1, 0.34)) +
        ship.line([15.6, 0, 10.6], [23.6, 0, 3.7]),
      "#8a93b8",
      1.8,
    ) +
    stroke(shroud(ship, 15.6, 13.2, 1) + shroud(ship, 6.5, 11.2, 1), "#9aa2c4", 1.6) +
    spar([23.4, 0, 3.5], tip, 0.3, "#8a5238") +
    spar([15.6, 0, 3.15], main, 0.34, "#8a5238") +
    spar([6.5, 0, 2.1], mizzen, 0.3, "#8a5238") +
    furled(15.5, 9.9, 5.1, 0.2) +
    furled(6.42, 0.1, 6.5, 0.3) +
    spar([15.6, 0, 5.1], [9.6, 0, 5.3], 0.2, "#8a5238") +
    spar([6.5, 0, 6.5], [-0.3, 0, 6.8], 0.2, "#8a5238")
  );
}

/** Somebody on board, `tall` in metres. */
function aboard(ship: Ship, sheet: Sheet, spot: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = ship.view(spot);
  return place(person(sheet, { shadow: false, ...options }), x, y, (ship.metreOf(spot) * tall) / 100);
}

/** Somebody at the table whose back we see: shoulders, arms to the table, hair. In centimetres over the seat. */
function seated(ship: Ship, spot: Place, [top, shade, hair]: readonly [string, string, string], long = false): Drawing {
  const [x, y] = ship.view(spot);
  return place(
    fill("M-19 2C-22-22-24-42-19-52Q-12-60 0-60T19-52C24-42 22-22 19 2Z", top) +
      fill("M6-59Q15-58 19-52C24-42 22-22 19 2H4C10-18 13-40 6-59Z", shade) +
      fill(
        "M-19-50C-27-42-30-30-29-20L-22-16C-22-28-20-34-16-40ZM19-50C27-42 30-30 29-20L22-16C22-28 20-34 16-40Z",
        shade,
      ) +
      fill("M-5-66H5V-57Q0-54-5-57Z", "#b97a52") +
      fill(
        long ? "M-11-74C-12-90 12-90 11-74C13-62 12-52 9-44Q0-40-9-44C-12-52-13-62-11-74Z" : disc(0, -73, 10.4, 12),
        hair,
      ) +
      (long ? "" : fill("M-7-64Q0-58 7-64V-60H-7Z", "#c98a5e")),
    x,
    y,
    ship.metreOf(spot) / 100,
  );
}

/** Dinner: a long table with candles, benches, three who sit with their backs to us, others across; two look at the stars from the rail. */
function party(ship: Ship, sheet: Sheet): Drawing {
  const lit = sheet.tinted({ wall: "#ffe6bc", wallShade: "#b4705e" });
  const [top, seat] = [DECK + 0.74, DECK + 0.44];
  const across = (along: number, mirrored: boolean, options: PersonOptions) =>
    aboard(ship, lit, [along, -1.25, DECK], 1.7, { pose: "sitting", mirrored, ...options });
  const bench = (hand: number) =>
    fill(
      ship.area([1.2, hand * 1.05, seat], [5.3, hand * 1.05, seat], [5.3, hand * 1.6, seat], [1.2, hand * 1.6, seat]),
      "#f0d3a8",
    ) +
    fill(ship.lengthwise(hand > 0 ? 1.6 : -1.05, [1.2, 5.3], [DECK, seat]), "#8a5244") +
    fill(ship.athwart(1.2, [hand * 1.05, hand * 1.6], [DECK, seat]), "#6a3c3c");
  const plates = [1.8, 2.9, 4, 4.8].flatMap((along) => [-0.42, 0.42].map((side) => ship.view([along, side, top])));
  const candles = [1.9, 3.2, 4.5].map((along) => ship.view([along, 0, top]));
  return (
    aboard(ship, lit, [0.25, -2.05, DECK], 1.8, { pose: "standing", behind: true, top: "#fdf8ee", bottom: "#31507a" }) +
    aboard(ship, lit, [0.85, -2.1, DECK], 1.66, {
      pose: "standing",
      behind: true,
      mirrored: true,
      slender: true,
      hairstyle: "long",
      wears: "skirt",
      top: "#d8556a",
      bottom: "#d8556a",
    }) +
    bench(-1) +
    across(4.9, true, { top: "#2f8fa6", bottom: "#efe0c4" }) +
    across(3.9, true, { slender: true, hairstyle: "bun", top: "#f3c14a", bottom: "#4a4a6a" }) +
    across(2.85, false, { top: "#fdf8ee", bottom: "#31507a", hair: "#8a8592" }) +
    fill(ship.lengthwise(0.55, [1.4, 5.2], [DECK, top - 0.2]), "#5a3238") +
    fill(ship.athwart(1.4, [-0.55, 0.55], [DECK, top - 0.2]), "#6a3c3c") +
    fill(ship.area([1.4, -0.6, top], [5.2, -0.6, top], [5.2, 0.6, top], [1.4, 0.6, top]), "#fff6e2") +
    fill(ship.lengthwise(0.6, [1.4, 5.2], [top - 0.26, top]), "#e8c9a0") +
    fill(ship.athwart(1.4, [-0.6, 0.6], [top - 0.26, top]), "#c99e78") +
    fill(plates.map(([x, y]) => disc(x, y, 11, 3.4)).join(""), "#d9b48a") +
    candles
      .map(
        ([x, y]) =>
          place(sheet.glow([0, 0], 50, "#ffd27a", 0.8), x, y - 10) +
          fill(box(x - 2.4, y - 14, 4.8, 14), "#fff2cc") +
          fill(lens(x, y - 16, 5, 9), "#ffb347"),
      )
      .join("") +
    [2.6, 3.8]
      .map((along) => ship.view([along, 0.15, top]))
      .map(([x, y]) => fill(`M${short(x - 4)} ${short(y)}v-15q0-5 2-7v-8h4v8q2 2 2 7v15z`, "#2c5a4c"))
      .join("") +
    bench(1) +
    seated(ship, [4.6, 1.3, seat], ["#c8504e", "#8a3346", "#3a2430"], true) +
    seated(ship, [3.3, 1.3, seat], ["#f3ead8", "#c08f7c", "#4a2f2a"]) +
    seated(ship, [2, 1.3, seat], ["#3f8fa8", "#28557e", "#5a3424"], true)
  );
}

function hull(ship: Ship, sheet: Sheet): Drawing {
  const whole = ship.strip(0, 1);
  const ports = PORTS.map((share) => {
    const spot = at(share, 0.6);
    const [x, y] = ship.view(spot);
    const r = ship.metreOf(spot) * 0.17;
    return [x, y, r] as const;
  });
  const [sternX] = ship.view(at(0, 1));
  const [bowX] = ship.view(at(1, 1));
  const warmth = sheet.linear(
    [
      [0, "#d98450", 0.62],
      [1, "#d98450", 0],
    ],
    [Math.round(sternX), 0],
    [Math.round(sternX) - 460, 0],
  );
  const moonlight = sheet.linear(
    [
      [0, TONE.moon, 0.5],
      [1, TONE.moon, 0],
    ],
    [Math.round(bowX), 0],
    [Math.round(bowX) + 380, 0],
  );
  return (
    fill(whole, TONE.side) +
    fill(ship.strip(0.74, 1), TONE.high) +
    fill(ship.strip(0, 0.4), TONE.low) +
    fill(ship.strip(0.13, 1), warmth) +
    fill(ship.strip(0.13, 1), moonlight) +
    fill(ship.strip(0, 0.13), TONE.keel) +
    fill(ship.strip(0.13, 0.165), TONE.line) +
    fill(ship.strip(0.72, 0.755), TONE.wale) +
    stroke([0.28, 0.4, 0.52, 0.64, 0.85].map((high) => ship.line(...ship.strake(high))).join(""), TONE.wale, 1.2, 0.5) +
    fill(ports.map(([x, y, r]) => disc(x, y, r * 1.36 * 0.86, r * 1.36)).join(""), "#d9a86a") +
    fill(ports.map(([x, y, r]) => disc(x, y, r * 0.86, r)).join(""), TONE.pane) +
    fill(
      ship.area(
        ...STEPS.map((share) => at(share, 1, 1, 0.1)),
        ...STEPS.toReversed().map((share) => at(share, 1, 1, -0.03)),
      ),
      TONE.cap,
    )
  );
}

/** Her transom with the windows of the stern cabin. */
function stern(ship: Ship): Drawing {
  const pane = (from: number, to: number, low: number, high: number) =>
    ship.area(aft(to, high), aft(from, high), aft(from * 0.99, low), aft(to * 0.99, low));
  const spans = [
    [-0.68, -0.34],
    [-0.17, 0.17],
    [0.34, 0.68],
  ] as const;
  const bars = spans.map(([from, to]) => ship.line(aft((from + to) / 2, 0.54), aft((from + to) / 2, 0.78)));
  return (
    fill(ship.sternStrip(0, 1), "#5a2f3c") +
    fill(ship.sternStrip(0.42, 0.9), "#7a4440") +
    fill(ship.sternStrip(0, 0.13), TONE.keel) +
    fill(ship.sternStrip(0.13, 0.165), TONE.line) +
    fill(ship.sternStrip(0.885, 0.91) + ship.sternStrip(0.42, 0.44), "#d9a86a") +
    fill(spans.map(([from, to]) => pane(from - 0.045, to + 0.045, 0.5, 0.82)).join(""), TONE.cap) +
    fill(spans.map(([from, to]) => pane(from, to, 0.54, 0.78)).join(""), TONE.pane) +
    fill(spans.map(([from, to]) => pane(from, to, 0.54, 0.61)).join(""), "#eeb463") +
    stroke(bars.join(""), TONE.cap, 3) +
    fill(
      ship.area(
        ...ROUND.map((across) => aft(across, 1, 0.1)),
        ...ROUND.toReversed().map((across) => aft(across, 1, -0.03)),
      ),
      TONE.cap,
    )
  );
}

/** The open rail of the after deck, on turned posts; it comes down to the bulwark amidships. */
function rails(ship: Ship): Drawing {
  const port = shares(11).map((share) => share * 0.4);
  const up = (share: number) => 0.6 * Math.min(1, (0.42 - share) * 12);
  const posts = [
    ...port.map((share) => ship.line(at(share, 1), at(share, 1, 1, up(share)))),
    ...[0.5, 0, -0.5, -1].map((across) => ship.line(aft(across, 1), aft(across, 1, 0.6))),
  ];
  const rail = (part: number) =>
    ship.line(
      ...port.toReversed().map((share) => at(share, 1, 1, up(share) * part)),
      ...ROUND.map((across) => aft(across, 1, 0.6 * part)),
    );
  const [ringX, ringY] = ship.view(at(0.285, 1, 1, 0.34));
  const metre = ship.metreOf(at(0.285, 1));
  const ring = disc(ringX, ringY, metre * 0.23, metre * 0.27);
  const bands = `<path d="${ring}" fill="none" stroke="#d8553f" stroke-width="${short(metre * 0.13)}" stroke-dasharray="${short(metre * 0.2)} ${short(metre * 0.2)}"/>`;
  return (
    stroke(posts.join(""), "#b0703f", 5) +
    stroke(rail(0.52), "#c98a54", 3) +
    stroke(rail(1), TONE.cap, 7) +
    // A lifebuoy hangs on the rail.
    stroke(ring, "#f3e6dc", metre * 0.13) +
    bands
  );
}

/** Strings of lanterns from the mizzen to poles on her quarters, and forward to the wheelhouse. */
function lanterns(ship: Ship, sheet: Sheet): Drawing {
  const peak: Place = [6.5, 0, 6.2];
  const pole = (hand: number): Place => [-0.7, hand * 2.42, 5.1];
  const swag = (from: Place, to: Place, sag: number, count: number) => {
    const hang = (share: number): Place => [
      mixed(from[0], to[0], share),
      mixed(from[1], to[1], share),
      mixed(from[2], to[2], share) - sag * 4 * share * (1 - share),
    ];
    return {
      cord: ship.line(...shares(16).map(hang)),
      bulbs: counted(count).map((index) => hang((index + 0.7) / (count + 0.4))),
    };
  };
  const swags = [swag(pole(-1), peak, 0.5, 7), swag(pole(1), pole(-1), 0.42, 5), swag(pole(1), peak, 0.55, 7)];
  const [flagX, flagY] = ship.view([-0.8, -2.42, 4.25]);
  const [headX, headY] = ship.view([15.6, 0, 15.1]);
  const poles = [-1, 1].map((hand) => ship.line([-0.8, hand * 2.42, 2.5], pole(hand)));
  return (
    stroke(poles.join(""), "#b67a4a", 5) +
    place(turkishFlag({ height: 44 }), flagX, flagY) +
    place(sheet.glow([0, 0], 46, "#ffffff", 0.7), headX, headY) +
    fill(disc(headX, headY, 4.4), "#fffdf0") +
    stroke(swags.map(({ cord }) => cord).join(""), "#3a2a44", 2) +
    swags
      .flatMap(({ bulbs }) => bulbs)
      .map((spot) => {
        const [x, y] = ship.view(spot);
        const r = ship.metreOf(spot) * 0.15;
        return (
          place(sheet.glow([0, 0], 40, "#ffc873", 0.75), x, y + r) +
          fill(disc(x, y + r * 1.1, r, r * 1.16), "#ffe2a0") +
          fill(disc(x - r * 0.1, y + r * 1.1, r * 0.5, r * 0.7), "#fffbe6") +
          fill(box(x - r * 0.4, y - r * 0.3, r * 0.8, r * 0.4), "#5a3a3c")
        );
      })
      .join("")
  );
}

/** The bathing platform with its ladder into the water; somebody sits on its edge beside a lantern. */
function platform(ship: Ship, sheet: Sheet): Drawing {
  const lit = sheet.tinted({ wall: "#f6dcb8", wallShade: "#9a7290" });
  const [from, to, half, up] = [-1.8, -0.3, 1.6, 0.55];
  const seams = counted(5).map((index) => ship.line([from, -1.2 + index * 0.6, up], [to, -1.2 + index * 0.6, up]));
  const rung = (high: number) => ship.line([from - 0.06, 0.8, high], [from - 0.06, 1.35, high]);
  const leg = (across: number) => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [
      ship.view([from + 0.5, across, up]),
      ship.view([from - 0.06, across, up]),
      ship.view([from - 0.06, across, -0.2]),
    ];
    return `M${short(x0)} ${short(y0)}V${short(y0 - 44)}Q${short(x0 + 2)} ${short(y0 - 60)} ${short((x0 + x1) / 2)} ${short(y0 - 58)}Q${short(x1)} ${short(y1 - 50)} ${short(x1)} ${short(y1 - 34)}L${short(x2)} ${short(y2)}`;
  };
  const [x, y] = ship.view([-1.25, -0.45, up]);
  return (
    fill(ship.level(up, [from, to], half), "#dba468") +
    stroke(seams.join(""), "#a8683f", 1.6) +
    fill(ship.lengthwise(half, [from, to], [up - 0.16, up]), "#f0c890") +
    fill(ship.athwart(from, [-half, half], [up - 0.16, up]), "#9a5f44") +
    place(sheet.glow([0, 0], 90, "#ffc873", 0.75), x, y - 14) +
    fill(box(x - 8, y - 24, 16, 24), "#fff2c8") +
    stroke(
      `M${short(x - 10)} ${short(y)}h20M${short(x - 8)} ${short(y - 25)}h16M${short(x - 5)} ${short(y - 27)}q5-12 10 0`,
      "#2a2444",
      3,
    ) +
    aboard(ship, lit, [from + 0.12, -0.7, up - 0.44], 1.68, {
      pose: "sitting",
      slender: true,
      hairstyle: "bun",
      wears: "swimming",
      sleeves: "none",
      top: "#c2265f",
    }) +
    stroke(leg(0.8) + leg(1.35) + rung(0.05) + rung(0.3), "#e9dcd0", 4)
  );
}

/** What she leaves on the water: level strokes in the place of a mirrored shape, close at the waterline, apart and shorter farther down. */
export function motorSailerImage(view: Project): Drawing {
  const ship = shipOf(view);
  const random = randomOf(17);
  const down = (places: readonly Place[]) => places.map(([along, across, up]) => ship.view([along, across, -up]));
  const waterline = ship.view([0, 1.7, 0])[1];
  const strokes = (outline: readonly Point[], colour: string, opacity = 0.8) => {
    const ys = outline.map(([, y]) => y);
    let [path, y]: [Path, number] = ["", Math.min(...ys) + 2];
    while (y < Math.max(...ys) && y < 1230) {
      const far = Math.min(1, Math.max(0, (y - waterline + 120) / 420));
      const [left, right] = spanAt(outline, y);
      const wide = right - left;
      const step = Math.min(mixed(7, 17, far), 6 + wide * 0.06) * random.between(0.75, 1.3);
      for (const share of wide > 260 ? [0.28, 0.74] : [0.5]) {
        const long = (wide > 260 ? wide * 0.62 : wide * 1.16) * (1 - far * random.between(0.1, 0.6));
        path += lens(
          left + wide * share + random.around(wide * 0.05 + far * 10),
          y,
          long,
          Math.min(step * mixed(1.1, 0.8, far), long * 0.13),
        );
      }
      y += step;
    }
    return fill(path, colour, opacity);
  };
  const side = (low: number, high: number) => [
    ...STEPS.map((share) => at(share, high)),
    ...STEPS.toReversed().map((share) => at(share, low)),
  ];
  const wall = (across: number, [from, to]: Point, [low, high]: Point): Place[] => [
    [from, across, low],
    [to, across, low],
    [to, across, high],
    [from, across, high],
  ];
  const transom = [...ROUND.map((across) => aft(across, 0)), ...ROUND.toReversed().map((across) => aft(across, 1))];
  const ports = PORTS.flatMap((share) => {
    const [along, across, up] = at(share, 0.6);
    const [x, y] = view([along, across, -up]);
    const metre = ship.metreOf([along, across, up]);
    return counted(4).map((index) =>
      lens(
        x + random.around(6),
        y + metre * 0.24 * (index - 1),
        metre * (0.8 - Math.abs(index - 1) * 0.2),
        metre * 0.12,
      ),
    );
  });
  return (
    strokes(down(side(0, 1)), "#3a2450") +
    strokes(down(side(0.5, 1)), "#6a3a48", 0.7) +
    strokes(down(transom), "#6a3a48") +
    fill(ports.join(""), "#f0b565", 0.85) +
    strokes(down(wall(2, [HOUSE + 0.3, HOUSE + 3.6], [2.3, 4.2])), "#f0b565") +
    [0, 1, 2]
      .map((index) => strokes(down(wall(2.2, [0.2 + index * 2.1, 1.5 + index * 2.1], [2.5, 5.2])), "#ffc46e", 0.85))
      .join("") +
    strokes(down(wall(1.8, [11, 16.4], [2, 3.2])), "#b9785a", 0.6) +
    strokes(down([aft(-0.72, 0.5), aft(0.72, 0.5), aft(0.72, 0.85), aft(-0.72, 0.85)]), "#ffcf80") +
    strokes(down(wall(-2.2, [-0.8, -0.2], [2.6, 5])), "#e8a85c") +
    strokes(
      down([
        [-1.8, -1.6, 0],
        [-1.8, 1.6, 0],
        [-1.8, 1.6, 0.9],
        [-1.8, -1.6, 0.9],
      ]),
      "#c58a5a",
      0.8,
    )
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
