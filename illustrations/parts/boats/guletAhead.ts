import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { disc, lens, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { person, type PersonOptions } from "../people/person.ts";
import { turkishFlag } from "../things/turkishFlag.ts";
import { brokenImage } from "./brokenImage.ts";

/** Half her beam, and metres from her taffrail to the head of her stem. */
const HALF = 3.1;
const LONG = 24;
/** Heights over the water: the deck, the roof of the deckhouse, the sole of the foredeck. */
const [DECK, ROOF, FORE] = [1.3, 2.9, 2.1];
/** The deckhouse from aft to fore. */
const HOUSE = [9, 14.2] as const;
/** Main mast and mizzen: place along her, height over the water. */
const MASTS = [
  [7.8, 12.4],
  [15.6, 15.8],
] as const;

/** Where her lanterns hang: two on the mizzen boom over the table, one on the main mast. */
const LANTERNS = [
  [2.6, 0, 3.45],
  [4.75, 0, 3.45],
  [15.7, -0.4, 4],
] as const;

const TONE = {
  hull: "#6d3a58",
  low: "#512c4e",
  deep: "#3a2044",
  boot: "#20142c",
  rail: "#8d4c5c",
  rim: "#ffc184",
  white: "#a9789c",
  whiteShade: "#7d5a8a",
  spar: "#b5694c",
  sparShade: "#4c2840",
  warm: "#ffdc94",
  rope: "#4a2848",
  wire: "#d9a3a8",
} as const;

/** Half the beam at the rail. */
function beam(along: number): number {
  const share = along / LONG;
  return share < 0.4 ? HALF * (1 - 0.3 * ((0.4 - share) / 0.4) ** 2) : HALF * (1 - ((share - 0.4) / 0.6) ** 2.4) ** 0.8;
}

/** Height of the rail: it sweeps up to the bow, and a little to the stern. */
function sheer(along: number): number {
  const share = along / LONG;
  return 1.85 + (share > 0.35 ? 1.55 * ((share - 0.35) / 0.65) ** 2 : 0.6 * ((0.35 - share) / 0.35) ** 2);
}

/** A place of her starboard side: `along` at the rail, and `girth` from the water (0) to the rail (1). */
function side(along: number, girth: number): Place {
  const share = along / LONG;
  const low = within(1 - girth);
  // The stem sweeps forward as it rises, in a hollow curve; the counter leans aft; and the bow flares.
  const swept = 1 - (0.4 * girth + 0.6 * girth ** 2.4);
  const at = along - (low && LONG * 0.15 * swept * share ** 4) + 2 * low * (1 - share) ** 5;
  const narrow = mixed(0.84, 0.42, within((share - 0.45) / 0.55));
  return [at, -beam(along) * mixed(1, narrow, low ** 1.3), sheer(along) * girth];
}

function strip(view: Project, low: number, high: number, [from, to]: Point = [0, LONG]): Point[] {
  const places = shares(40).map((share) => mixed(from, to, share));
  return [
    ...places.map((along) => view(side(along, low))),
    ...shares(9).map((share) => view(side(to, mixed(low, high, share)))),
    ...places.toReversed().map((along) => view(side(along, high))),
  ];
}

/**
 * A gulet of 24 metres at anchor in the evening, in a frame of the camera whose heading is between 105 and 150: her bow comes towards us on
 * the right, her starboard side is in the dusk, rimmed by the afterglow behind her. We look down on her deck: dinner by lanterns astern, two on the cushions of the
 * foredeck and one in the bow.
 */
export function guletAhead(sheet: Sheet, view: Project): Drawing {
  const [mizzen, main] = MASTS;
  return (
    inside(view) +
    afterDeck(sheet, view) +
    mast(sheet, view, mizzen) +
    deckhouse(view) +
    boom(sheet, view, mizzen) +
    mast(sheet, view, main) +
    foredeck(sheet, view) +
    anchorLight(sheet, view) +
    boom(sheet, view, main) +
    hull(view) +
    stem(view) +
    bowsprit(view) +
    stays(sheet, view) +
    rolledJib(view) +
    pulpit(view, -1) +
    chain(view) +
    ladder(view)
  );
}

/** What she leaves on the water, straight down under each: her dark side, her masts, and the light of her lanterns and panes. */
export function guletAheadImage(view: Project): Drawing {
  const under: Project = ([along, across, up]) => view([along, across, -up]);
  const random = randomOf(17);
  const column = (spot: Place, { wide, long, count }: { wide: number; long: number; count: number }): Path => {
    const [x] = view(spot);
    const top = waterline(view, x) + 8;
    return counted(count)
      .map((index) => {
        const share = (index + random.between(0, 0.5)) / count;
        const across = wide * random.between(0.55, 1.15) * (1 - 0.45 * share);
        return lens(x + random.around(wide * 0.16), top + long * share, across, 2.4 + 3.6 * share);
      })
      .join("");
  };
  const spars = MASTS.map(([at]) => column([at, 0, 2], { wide: 44, long: 250, count: 24 }));
  const panes = counted(5).map((index) =>
    column([HOUSE[0] + 0.7 + index, -1.9, 2.4], { wide: 74, long: 90 - index * 6, count: 8 }),
  );
  const lanterns = LANTERNS.map((spot) => column(spot, { wide: 58, long: 190, count: 19 }));
  return (
    brokenImage({
      shapes: [
        { outline: strip(under, 0, 1), colour: "#2a1838" },
        { outline: strip(under, 0.1, 0.7, [0, 17]), colour: "#40254a" },
      ],
      depth: 250,
      band: 10,
      seed: 3,
    }) +
    fill(spars.join(""), "#2a1838", 0.7) +
    fill(panes.join(""), "#d98a58", 0.62) +
    fill(lanterns.join(""), "#ffd08a", 0.92)
  );
}

/** Where the water meets her side, at an x coordinate of the sheet. */
function waterline(view: Project, x: number): number {
  const line = shares(60).map((share) => view(side(share * LONG, 0)));
  return heightAt(line, x);
}

function quad(view: Project, ...places: readonly Place[]): Path {
  return polygon(places.map((each) => view(each)));
}

/** A wall along her at one side, and one across her. */
function flank(view: Project, across: number, [from, to]: Point, [low, high]: Point): Path {
  return quad(view, [from, across, low], [to, across, low], [to, across, high], [from, across, high]);
}
function athwart(view: Project, at: number, [right, left]: Point, [low, high]: Point): Path {
  return quad(view, [at, right, low], [at, left, low], [at, left, high], [at, right, high]);
}
function level(view: Project, up: number, [from, to]: Point, half: number): Path {
  return quad(view, [from, -half, up], [to, -half, up], [to, half, up], [from, half, up]);
}

/** How long a metre is, upright, at a place. */
function metreOf(view: Project, [at, across, up]: Place): number {
  return view([at, across, up])[1] - view([at, across, up + 1])[1];
}

/** A line across her stern, from her starboard side to the other: so far forward of the rail, and so far above it. */
function taffrail(along: number, up: number): Place[] {
  return [-0.98, 0.98].map((sign) => [along, sign * beam(along), sheer(along) + up]);
}

/** The far bulwark and the taffrail, whose inner sides the lanterns light, and the deck before them. */
function inside(view: Project): Drawing {
  const places = shares(40).map((share) => share * LONG * 0.985);
  // The bulwark runs out towards the stem, where the rails meet.
  const line = (sign: number, drop: number) =>
    places.map((each) => view([each, sign * beam(each) * 0.98, sheer(each) - drop * Math.min(1, (LONG - each) / 4)]));
  const planks = counted(13).map((index) => {
    const across = (index - 6) * 0.44;
    const inner = places.filter((each) => each > 1 && each < LONG * 0.86 && beam(each) > Math.abs(across) + 0.1);
    return polyline(inner.map((each) => view([each, across, sheer(each) - 0.75])));
  });
  return (
    fill(polygon([...line(1, 0.75), ...line(-1, 0.75).toReversed()]), "#8a5058") +
    stroke(planks.join(""), "#63394e", 1.6, 0.7) +
    fill(polygon([...line(1, 0.75), ...line(1, 0).toReversed()]), "#9c5a5c") +
    fill(quad(view, ...taffrail(0.6, -0.7), ...taffrail(0, 0).toReversed()), "#a4573f") +
    fill(quad(view, ...taffrail(0, -0.05), ...taffrail(0, 0.1).toReversed()), TONE.rim) +
    fill(polygon([...line(1, -0.05), ...line(1, 0.1).toReversed()]), TONE.rim)
  );
}

function aboard(sheet: Sheet, view: Project, spot: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = view(spot);
  return place(person(sheet, { shadow: false, ...options }), x, y, (metreOf(view, spot) * tall) / 100);
}

/** A lantern that hangs from a place: its light, its frame and the flame. */
function lantern(sheet: Sheet, view: Project, spot: Place, reach: number): Drawing {
  const [x, y] = view(spot).map((value) => Math.round(value)) as [number, number];
  const size = metreOf(view, spot) * 0.23;
  return (
    sheet.glow([x, y + size], reach, "#ffc066", 0.7) +
    stroke(`M${x} ${y - size}v${size}`, TONE.rope, 2) +
    fill(`M${x - size * 0.7} ${y}h${size * 1.4}l${size * 0.3} ${size * 2}h${-size * 2}z`, "#fff2c4") +
    fill(`M${x - size * 0.8} ${y}h${size * 1.6}l${-size * 0.5} ${-size * 0.6}h${-size * 0.6}z`, TONE.rope)
  );
}

/** Dinner on the after deck by the light of two lanterns on the boom: three on the bench along the taffrail, one at either end of the table. */
function afterDeck(sheet: Sheet, view: Project): Drawing {
  const lit = sheet.tinted({ wall: "#fff0cc", wallShade: "#a45a5c" });
  const sits = ([at, across]: Point, mirrored: boolean, options: PersonOptions) =>
    aboard(lit, view, [at, across, DECK + 0.1], 1.86, { pose: "dining", mirrored, ...options });
  const [x, y] = view([3, 0, DECK]).map((value) => Math.round(value)) as [number, number];
  const [from, to, starboard, port] = [1.7, 2.8, -1.5, 1.7];
  const top = DECK + 0.82;
  return (
    sheet.glow([x, y], 140, "#ffb85c", 0.9) +
    lantern(sheet, view, LANTERNS[0], 100) +
    fill(athwart(view, 0.75, [-1.7, 1.9], [DECK + 0.45, DECK + 1.15]), "#6e2846") +
    fill(
      quad(view, [0.5, -1.7, DECK + 0.5], [1.2, -1.7, DECK + 0.5], [1.2, 1.9, DECK + 0.5], [0.5, 1.9, DECK + 0.5]),
      "#b8465c",
    ) +
    sits([0.9, 1], true, { top: "#2f6f96", hair: "#2b2230" }) +
    sits([0.9, 0.1], false, { slender: true, hairstyle: "long", top: "#c2265f", hair: "#3a2228" }) +
    sits([0.9, -0.85], false, { top: "#fdf8ee", hair: "#4a2c2c" }) +
    sits([2.2, 2.3], true, { slender: true, hairstyle: "bun", top: "#3f8a72", hair: "#33202a" }) +
    fill(quad(view, [from, starboard, top], [to, starboard, top], [to, port, top], [from, port, top]), "#fff6dc") +
    fill(athwart(view, to, [starboard, port], [DECK + 0.05, top]), "#d99a72") +
    fill(flank(view, starboard, [from, to], [DECK + 0.05, top]), "#b06a5c") +
    [-0.9, 0.1, 1.1].map((across) => dish(view, [2.3, across, top + 0.02])).join("") +
    sits([2.1, -2.15], false, { top: "#e0903c", hair: "#2b1c28" }) +
    lantern(sheet, view, LANTERNS[1], 60)
  );
}

/** A dish on the table, its rim in the light. */
function dish(view: Project, spot: Place): Drawing {
  const [x, y] = view(spot);
  const metre = metreOf(view, spot);
  return (
    fill(disc(x, y, metre * 0.3, metre * 0.1), "#e07a4a") +
    fill(disc(x, y - metre * 0.05, metre * 0.2, metre * 0.07), "#7d9a4a")
  );
}

/** The deckhouse: lit panes along the side, the fore end in shade, mats on its roof. */
function deckhouse(view: Project): Drawing {
  const [from, to] = HOUSE;
  const half = 1.9;
  const panes = counted(5).map((index) => {
    const at = mixed(from + 0.35, to - 0.2, index / 5);
    return flank(view, -half, [at, at + 0.78], [DECK + 0.85, ROOF - 0.25]);
  });
  const curtains = counted(5).map((index) => {
    const at = mixed(from + 0.35, to - 0.2, index / 5);
    return flank(view, -half, [at, at + (index % 3 === 1 ? 0.4 : 0.2)], [DECK + 0.85, ROOF - 0.25]);
  });
  return (
    fill(flank(view, -half, [from, to], [DECK, ROOF]), "#7e4a60") +
    fill(athwart(view, to, [-half, half], [DECK, ROOF]), "#5a3354") +
    fill(panes.join(""), TONE.warm) +
    fill(curtains.join(""), "#d98e58") +
    fill(
      athwart(view, to + 0.01, [-1.3, -0.2], [DECK + 0.95, ROOF - 0.3]) +
        athwart(view, to + 0.01, [0.2, 1.3], [DECK + 0.95, ROOF - 0.3]),
      "#f0b468",
    ) +
    fill(flank(view, -half - 0.25, [from - 0.3, to + 0.4], [ROOF, ROOF + 0.16]), TONE.white) +
    fill(athwart(view, to + 0.4, [-half - 0.25, half + 0.25], [ROOF, ROOF + 0.16]), TONE.whiteShade) +
    fill(level(view, ROOF + 0.16, [from - 0.3, to + 0.4], half + 0.25), "#b57a84") +
    fill(level(view, ROOF + 0.17, [from - 0.3, from - 0.12], half + 0.25), TONE.rim) +
    fill(flank(view, -half - 0.25, [from - 0.3, to + 0.4], [ROOF + 0.12, ROOF + 0.18]), TONE.rim) +
    fill(level(view, ROOF + 0.36, [9.8, 13.4], 1.3), "#c88690") +
    fill(flank(view, -1.3, [9.8, 13.4], [ROOF + 0.16, ROOF + 0.36]), "#8e3a5c") +
    fill(athwart(view, 13.4, [-1.3, 1.3], [ROOF + 0.16, ROOF + 0.36]), "#6a2a50")
  );
}

/** Two on the cushions of the foredeck who look at the afterglow, one at the stay in the bow; a lantern on the mast. */
function foredeck(sheet: Sheet, view: Project): Drawing {
  const lit = sheet.tinted({ wall: "#f2c8a8", wallShade: "#84507a" });
  const [top, from, to] = [FORE + 0.34, 16.5, 20];
  const sits = ([at, across]: Point, options: PersonOptions) =>
    aboard(lit, view, [at, across, FORE - 0.04], 1.7, { pose: "sitting", mirrored: true, ...options });
  return (
    fill(quad(view, [from, -1.3, top], [to, -1.1, top], [to, 1.1, top], [from, 1.3, top]), "#d9a088") +
    fill(
      quad(view, [from + 0.9, -1.25, top], [from + 1.3, -1.2, top], [from + 1.3, 1.2, top], [from + 0.9, 1.25, top]),
      "#b8485c",
    ) +
    fill(quad(view, [from, -1.3, top], [to, -1.1, top], [to, -1.1, FORE], [from, -1.3, FORE]), "#94586a") +
    fill(quad(view, [to, -1.1, top], [to, 1.1, top], [to, 1.1, FORE], [to, -1.1, FORE]), "#6a3c5c") +
    lantern(sheet, view, LANTERNS[2], 130) +
    sits([16.75, 0.62], { top: "#4f7fa6", hair: "#2b2230" }) +
    sits([16.9, -0.5], { slender: true, hairstyle: "long", top: "#fdf8ee", bottom: "#c2455f" }) +
    aboard(lit, view, [21.3, -0.5, FORE + 0.3], 1.66, {
      pose: "waving",
      behind: true,
      slender: true,
      hairstyle: "long",
      wears: "skirt",
      top: "#e0724a",
      bottom: "#e0724a",
    })
  );
}

/** Where the shrouds of a mast meet her side: three abreast of the main mast, two of the mizzen. */
function chainplates(at: number): number[] {
  return (at > HOUSE[1] ? [-1.3, -0.4, 0.5] : [0, 1.1]).map((shift) => at + shift);
}

/** Rigging, which is light before the night sky and the hill, and dark before the afterglow: what it is made of changes at three heights of the sheet. */
function riggingOn(sheet: Sheet, [dark, light]: readonly [dark: number, light: number]): string {
  const [top, bottom] = [40, 840];
  const at = (y: number) => within((y - top) / (bottom - top));
  return sheet.linear(
    [
      [0, TONE.wire],
      [at(dark - 16), TONE.wire],
      [at(dark + 16), TONE.rope],
      [at(light - 16), TONE.rope],
      [at(light + 16), TONE.wire],
      [1, TONE.wire],
    ],
    [0, top],
    [0, bottom],
  );
}

/** A mast with its shrouds to both sides. */
function mast(sheet: Sheet, view: Project, [at, high]: Point): Drawing {
  const foot = DECK;
  const [bottom, top] = [view([at, 0, foot]), view([at, 0, high])];
  const metre = metreOf(view, [at, 0, foot]);
  const spar = (left: number, right: number) =>
    polygon([
      [bottom[0] + left * metre, bottom[1]],
      [top[0] + left * metre * 0.6, top[1]],
      [top[0] + right * metre * 0.6, top[1]],
      [bottom[0] + right * metre, bottom[1]],
    ]);
  const shrouds = (sign: number) =>
    chainplates(at)
      .map((plate) => polyline([view([plate, sign * beam(plate), sheer(plate) * 1.04]), view([at, 0, high * 0.9])]))
      .join("");
  return (
    stroke(shrouds(1), riggingOn(sheet, [330, at > HOUSE[1] ? 500 : 2000]), 1.8) +
    stroke(shrouds(-1), riggingOn(sheet, [330, 2000]), 1.8) +
    fill(spar(-0.15, 0.15), TONE.spar) +
    fill(spar(-0.03, 0.15), TONE.sparShade)
  );
}

/** The white light that a boat at anchor shows from her masthead. */
function anchorLight(sheet: Sheet, view: Project): Drawing {
  const [x, y] = view([MASTS[1][0], 0, MASTS[1][1] + 0.03]).map((value) => Math.round(value)) as [number, number];
  return sheet.glow([x, y], 46, "#ffffff", 0.7) + fill(disc(x, y, 5), "#fffdf0");
}

/** The boom aft of a mast, its sail rolled and lashed on it; its end hangs from the masthead, and a sheet holds it down. */
function boom(sheet: Sheet, view: Project, [at, truck]: Point): Drawing {
  const up = at > 10 ? 4.3 : 3.9;
  const [from, to] = [at - 0.3, at - (at > 10 ? 7.2 : 5.4)];
  const roll = (low: number, high: number) =>
    polygon([
      view([from, 0, up + low]),
      view([from, 0, up + high]),
      view([mixed(from, to, 0.5), 0, up + high * 0.94 + 0.08]),
      view([to, 0, up + 0.2]),
      view([to, 0, up]),
    ]);
  const ties = counted(6).map((index) => {
    const share = (index + 0.7) / 6.6;
    const x = mixed(from, to, share);
    return polyline([view([x, 0, up - 0.04]), view([x, 0, up + mixed(0.5, 0.28, share)])]);
  });
  const metre = metreOf(view, [at, 0, up]);
  const sheetFoot: Place = at > 10 ? [to + 0.6, 0, ROOF + 0.36] : [0.1, 1, sheer(0)];
  return (
    stroke(
      polyline([view([at, 0, truck * 0.94]), view([to - 0.4, 0, up])]) +
        polyline([view([to + 0.2, 0, up]), view(sheetFoot)]),
      riggingOn(sheet, [330, 2000]),
      1.8,
    ) +
    stroke(polyline([view([from, 0, up - 0.06]), view([to - 0.5, 0, up])]), TONE.sparShade, metre * 0.16) +
    fill(roll(0, 0.58), TONE.rim) +
    fill(roll(0, 0.46), TONE.white) +
    fill(roll(0, 0.2), TONE.whiteShade) +
    stroke(ties.join(""), "#6a3458", 2.2)
  );
}

/** The bowsprit is a short gangway that rises ahead from where the rails meet: from and to along her, and its height at a place. */
const SPRIT = { from: LONG - 0.8, to: LONG + 2.5 } as const;
function spritUp(along: number): number {
  return sheer(SPRIT.from) * 1.05 + 0.02 + 0.2 * (along - SPRIT.from);
}
/** Half its breadth. */
function spritHalf(along: number): number {
  return mixed(0.5, 0.3, (along - SPRIT.from) / (SPRIT.to - SPRIT.from));
}

/** The outer stay, from the masthead to the end of the bowsprit. */
const HEAD: Place = [MASTS[1][0], 0, MASTS[1][1] - 0.4];
const TACK: Place = [SPRIT.to - 0.12, 0, spritUp(SPRIT.to - 0.12)];
function onStay(share: number): Place {
  return [mixed(HEAD[0], TACK[0], share), 0, mixed(HEAD[2], TACK[2], share)];
}

/** The bowsprit: planks on a beam that the knee of the stem carries, and the far side of its pulpit. */
function bowsprit(view: Project): Drawing {
  const places = shares(8).map((share) => mixed(SPRIT.from, SPRIT.to, share));
  const edge = (sign: number, deep: number) =>
    places.map((each) => view([each, sign * spritHalf(each), spritUp(each) - deep * within(each - SPRIT.from)]));
  const end = (deep: number) =>
    shares(9).map((share) => {
      const angle = (share - 0.5) * Math.PI;
      const [out, across] = [Math.cos(angle) * 0.24, Math.sin(angle) * spritHalf(SPRIT.to)];
      return view([SPRIT.to + out, across, spritUp(SPRIT.to) - deep]);
    });
  // The near edge, as far round the end as it is turned to us.
  const rim = (deep: number) => [...edge(-1, deep), ...end(deep).slice(0, 7)];
  return (
    pulpit(view, 1) +
    fill(polygon([...edge(-1, 0), ...end(0), ...edge(1, 0).toReversed()]), "#a8667a") +
    fill(polygon([...rim(0.17), ...rim(0).toReversed()]), TONE.deep) +
    fill(polygon([...rim(0.06), ...rim(0).toReversed()]), TONE.rim)
  );
}

/** One side of the pulpit, from the rail round to the middle of the bowsprit's end: thin steel. */
function pulpit(view: Project, sign: number): Drawing {
  const high = 0.62;
  const posts = [SPRIT.from + 0.3, LONG + 0.85, SPRIT.to - 0.05].map((at): Place => [
    at,
    sign * spritHalf(at),
    spritUp(at),
  ]);
  const root = SPRIT.from - 0.7;
  const rail = [
    view([root, sign * beam(root), sheer(root) * 1.04]),
    ...posts.map(([at, across, up]) => view([at, across, up + high])),
    view([SPRIT.to + 0.16, sign * 0.2, spritUp(SPRIT.to) + high]),
    view([SPRIT.to + 0.22, 0, spritUp(SPRIT.to) + high]),
  ];
  const legs = posts.map(([at, across, up]) => polyline([view([at, across, up]), view([at, across, up + high])]));
  return stroke(polyline(rail) + legs.join(""), sign > 0 ? "#9a6a86" : TONE.wire, 1.8);
}

/** The stays along her: between the masts, to the bowsprit’s root and its end; and the bobstay, which holds the bowsprit down. */
function stays(sheet: Sheet, view: Project): Drawing {
  const [mizzen, main] = MASTS;
  const truck: Place = [mizzen[0], 0, mizzen[1] - 0.2];
  const line = (from: Place, to: Place) => polyline([view(from), view(to)]);
  const [at, , up] = side(LONG, 0.2);
  return (
    stroke(line(HEAD, truck), TONE.wire, 2) +
    stroke(
      line([main[0], 0, main[1] * 0.8], [SPRIT.from + 0.3, 0, spritUp(SPRIT.from + 0.3)]),
      riggingOn(sheet, [330, 440]),
      1.8,
    ) +
    stroke(line([SPRIT.to, 0, spritUp(SPRIT.to) - 0.2], [at + 0.14, 0, up]), TONE.wire, 1.8, 0.8) +
    stroke(line(HEAD, TACK), TONE.wire, 1.8)
  );
}

/** The jib rolled about the outer stay: cloth that tapers to both ends, the turns of its edge about it, the drum below. */
function rolledJib(view: Project): Drawing {
  const half = (share: number) => 0.014 + 0.034 * Math.sin(Math.PI * within((share - 0.06) / 0.96) ** 1.25);
  const places = shares(14).map((share) => mixed(0.07, 0.962, share));
  const across = (share: number, out: number): Point => {
    const [x, y] = view(onStay(share));
    return [x + out * half(share) * metreOf(view, onStay(share)), y];
  };
  const roll = (left: number, right: number) =>
    polygon([
      ...places.map((share) => across(share, left)),
      ...places.toReversed().map((share) => across(share, right)),
    ]);
  const turns = counted(13).map((index) => {
    const share = mixed(0.13, 0.92, index / 12);
    return polyline([across(share, 1.2), across(share + 0.012, -1.2)]);
  });
  const [x, y] = view(onStay(0.98));
  const metre = metreOf(view, TACK);
  return (
    fill(roll(-1.3, 1.3), TONE.white) +
    fill(roll(-0.2, 1.3), "#6c4a7c") +
    stroke(turns.join(""), "#573764", 1.6) +
    fill(disc(x, y, metre * 0.13, metre * 0.07), TONE.sparShade) +
    fill(disc(x, y - metre * 0.05, metre * 0.13, metre * 0.05), TONE.wire)
  );
}

/** The stem that ends her side: it sweeps forward out of the water and runs out under the bowsprit as a knee. Its side and its face. */
function stem(view: Project): Drawing {
  const post = shares(12).map((share) => side(LONG, share * 0.93));
  const knee: Place = [LONG + 1.3, 0, spritUp(LONG + 1.3) - 0.2];
  const bare: readonly Place[] = [...post, side(LONG, 1), [LONG - 0.1, 0, spritUp(LONG) - 0.1], knee];
  const edge = (out: number, across: number) =>
    [...post.map(([at, , up]): Place => [at + out, across, up]), [knee[0], across, knee[2]] as Place].map((each) =>
      view(each),
    );
  const [x, y] = view(side(LONG, 0));
  return (
    fill(lens(x + 8, y + 3, 120, 7), "#7a5288", 0.55) +
    fill(polygon([...edge(0.16, -0.08), ...bare.map((each) => view(each)).toReversed()]), "#5a2f4c") +
    fill(polygon([...edge(0.16, -0.08), ...edge(0.16, 0.08).toReversed()]), "#321c38")
  );
}

/** The anchor chain: over the roller beside the bowsprit and down into the water, where it makes rings. */
function chain(view: Project): Drawing {
  const metre = metreOf(view, [LONG, 0, 2]);
  const at = LONG + 0.75;
  const roller: Place = [at, -spritHalf(at) - 0.06, spritUp(at) - 0.08];
  const [[fromX, fromY], [toX, toY]] = [view(roller), view([LONG + 1.8, -0.7, 0])];
  return (
    fill(disc(fromX - metre * 0.04, fromY - metre * 0.02, metre * 0.08), "#2c1a38") +
    stroke(
      `M${short(fromX - metre * 0.16)} ${short(fromY - metre * 0.1)}L${short(fromX)} ${short(fromY - metre * 0.1)}Q${short(mixed(fromX, toX, 0.16))} ${short(mixed(fromY, toY, 0.64))} ${short(toX)} ${short(toY)}`,
      TONE.wire,
      metre * 0.04,
    ) +
    stroke(disc(toX, toY, metre * 0.34, metre * 0.08) + disc(toX, toY, metre * 0.8, metre * 0.19), "#c98a9c", 2, 0.7)
  );
}

/** Her side: planked, in the dusk, darker where it turns under the bow, its rail rimmed by the afterglow; strake, portholes, rail. */
function hull(view: Project): Drawing {
  const from = (girth: number) => 15 + 6 * girth;
  const turned = (low: number, high: number) => [
    ...shares(8).map((share) => view(side(from(mixed(low, high, share)), mixed(low, high, share)))),
    ...shares(12).map((share) => view(side(mixed(from(high), LONG, share), high))),
    ...shares(9).map((share) => view(side(LONG, mixed(high, low, share)))),
    ...shares(12).map((share) => view(side(mixed(LONG, from(low), share), low))),
  ];
  const whole = polygon(strip(view, 0, 1));
  const seams = [0.26, 0.4, 0.54, 0.68].map((girth) =>
    polyline(shares(30).map((share) => view(side(share * LONG * 0.985, girth)))),
  );
  const ports = [3.2, 5.4, 7.6, 9.8, 12, 14.2, 16.4].map((at) => view(side(at, 0.58)));
  const plates = MASTS.flatMap(([at]) => chainplates(at)).map((at) =>
    polyline([view(side(at, 1)), view(side(at, 0.87))]),
  );
  const round = (radius: number) => ports.map(([x, y]) => disc(x, y, radius * 0.8, radius)).join("");
  return (
    fill(whole, TONE.hull) +
    fill(polygon(turned(0, 1)), TONE.low) +
    fill(polygon(strip(view, 0, 0.22)), TONE.deep) +
    fill(polygon(strip(view, 0, 0.1)), TONE.boot) +
    stroke(seams.join(""), TONE.deep, 1.6, 0.5) +
    fill(polygon(strip(view, 0.78, 0.85)), TONE.white) +
    fill(polygon(turned(0.78, 0.85)), TONE.whiteShade) +
    fill(round(8), "#9a5a5c") +
    fill(round(5.4), TONE.warm) +
    stroke(plates.join(""), TONE.deep, 3) +
    fill(polygon(strip(view, 0.96, 1.05)), TONE.rail) +
    fill(polygon(strip(view, 1.025, 1.06)), TONE.rim)
  );
}

/** The bathing ladder over her side, and the ensign at her stern. */
function ladder(view: Project): Drawing {
  const at = (where: number, up: number) => view([where, -beam(where) - 0.16, up]);
  const rungs = [0.1, 0.5, 0.9, 1.3, 1.7].map((up) => polyline([at(11.5, up), at(11.95, up)]));
  const staff: [Point, Point] = [view([0.2, 0, sheer(0)]), view([-0.9, 0, sheer(0) + 2])];
  const metre = metreOf(view, [0, 0, 2]);
  return (
    stroke(
      polyline([at(11.5, -0.2), at(11.5, 2.15)]) + polyline([at(11.95, -0.2), at(11.95, 2.15)]) + rungs.join(""),
      "#c28f9c",
      2.6,
    ) +
    stroke(polyline(staff), TONE.spar, metre * 0.08) +
    place(turkishFlag({ height: metre * 0.6, fly: "left" }), ...staff[1])
  );
}
