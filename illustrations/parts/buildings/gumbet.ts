import { frameOf, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { blot, box, curve, lens, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Where a gümbet stands: its camera with the height of the eye, and its middle, in metres. */
export interface GumbetSite {
  camera: Project;
  eye: number;
  right: number;
  away: number;
}

/** Its drum, and the half ball that lies on it, in metres. */
const [GIRTH, DRUM, BALL] = [3.32, 1.4, 3.06];
/** The evening sun on the left and a little before it: its turn from us and its height, in degrees. */
const SUN = { turn: -70, rise: 20 };
/** How its shadow lies on the ground: metres to the right and away for each of height; shorter than the sun's, so that a picture holds it. */
export const GUMBET_CAST = [1.42, 0.5] as const;
/** The turn of the porch, in degrees from us to the right; how far its front stands before the drum, half its width, where its arch springs. */
const PORCH = { turn: -13, out: 0.8, half: 0.98, spring: 0.94 };

/** A site with what follows from it: what of the building looks straight at us, how much of its drum we see, and its porch's own frame. */
interface Form extends GumbetSite {
  facing: number;
  distance: number;
  drumSeen: number;
  /** A place at the porch: metres out of the drum, to our right along its front, up. */
  atPorch: Project;
}

function formOf(site: GumbetSite): Form {
  const { camera, right, away } = site;
  const distance = Math.hypot(right, away);
  return {
    ...site,
    distance,
    facing: degrees(Math.atan2(-right, away)),
    drumSeen: degrees(Math.acos(GIRTH / distance)),
    atPorch: frameOf(camera, { ...porchOf(site), heading: 180 - PORCH.turn }),
  };
}

const radians = (angle: number): number => (angle / 180) * Math.PI;
const degrees = (angle: number): number => (angle / Math.PI) * 180;

function porchOf({ right, away }: GumbetSite) {
  const turn = radians(PORCH.turn);
  return { right: right + GIRTH * Math.sin(turn), away: away - GIRTH * Math.cos(turn) };
}

/**
 * A gümbet by camera, 6.8 m wide and 4.5 m high: a dome of dressed rubble on a low drum, limewashed above and weathered bare below, in the evening
 * sun from the left; a vaulted porch with steps down to the water. The shade of a tree lies on the left of its dome. Over `gumbetShade`.
 */
export function gumbet(sheet: Sheet, site: GumbetSite): Drawing {
  const form = formOf(site);
  return drawDome(form, sheet) + drawDrum(form, sheet) + drawPorch(form, sheet);
}

/** Its shadow on level ground: rings moved along the rays, the further the higher they lie. */
export function gumbetShade(site: GumbetSite): Path {
  const { camera, right, away } = site;
  const [dx, dz] = GUMBET_CAST;
  const rings = shares(40).map((share) => {
    const up = share * (DRUM + BALL - 0.01);
    const girth = girthAt(up);
    return polygon(
      shares(41).map((step) =>
        camera([
          right + up * dx + girth * Math.sin(step * Math.PI * 2),
          away + up * dz + girth * Math.cos(step * Math.PI * 2),
          0,
        ]),
      ),
    );
  });
  const porch = porchOf(site);
  const [sin, cos] = [Math.sin(radians(PORCH.turn)), Math.cos(radians(PORCH.turn))];
  const arch = archOf(PORCH.half, PORCH.spring).map(({ aside, up }) =>
    camera([
      porch.right + PORCH.out * sin + aside * cos + up * dx,
      porch.away - PORCH.out * cos + aside * sin + up * dz,
      0,
    ]),
  );
  return rings.join("") + polygon(arch);
}

/** Flags before its door, worn hollow by feet. */
export function gumbetFlags(site: GumbetSite): Drawing {
  const form = formOf(site);
  const random = randomOf(3);
  return placesOf([0.95, -0.7, 0.56, 0.95, 0, 0.66, 0.95, 0.72, 0.6, 1.5, -0.4, 0.6, 1.5, 0.36, 0.7, 2, -0.06, 0.62])
    .map(([out, aside, wide]) => {
      const corner = (dx: number, dy: number, lift: number) =>
        form.atPorch([out + dx * 0.46 + random.around(0.03), aside + dy * wide * 0.5 + random.around(0.03), lift]);
      const flag: Point[] = [
        corner(0, -1, 0),
        corner(0, 1, 0),
        corner(0.9, 1.04, 0),
        corner(1, 0, 0),
        corner(0.9, -1, 0),
      ];
      return (
        fill(polygon(flag.map(([x, y]): Point => [x + 2, y + 4])), "#9b7468", 0.9) +
        fill(polygon(flag), random.pick(["#f8e2b4", "#eed09c", "#fdebc4"]))
      );
    })
    .join("");
}

/** Girth of the building at a height: the drum leans in a little, the ball lies on it. */
function girthAt(up: number): number {
  return up < DRUM ? GIRTH + 0.07 * (1 - up / DRUM) : Math.sqrt(Math.max(0, BALL ** 2 - (up - DRUM) ** 2));
}

/** A point round the building's axis: degrees from us to the right, height, and girth there. */
function ring(form: Form, turn: number, up: number, girth: number): Point {
  const angle = radians(turn);
  return form.camera([form.right + girth * Math.sin(angle), form.away - girth * Math.cos(angle), up]);
}

/** A point of the ball by its turn and its elevation, in degrees. */
function onBall(form: Form, turn: number, rise: number, out = 0): Point {
  return ring(form, turn, DRUM + (BALL + out) * Math.sin(radians(rise)), (BALL + out) * Math.cos(radians(rise)));
}

/** How far from the nearest meridian the ball leaves our sight at an elevation. */
function ballSeen(form: Form, rise: number): number {
  const [sin, cos] = [Math.sin(radians(rise)), Math.cos(radians(rise))];
  return (Math.acos(within((BALL - sin * (form.eye - DRUM)) / (form.distance * cos), -1, 1)) / Math.PI) * 180;
}

/** The share of the sun that a surface takes, by its turn and elevation; below 0 it lies in its own shade. */
function sunOn(turn: number, rise: number): number {
  const [own, sun] = [radians(rise), radians(SUN.rise)];
  return Math.cos(own) * Math.cos(sun) * Math.cos(radians(turn - SUN.turn)) + Math.sin(own) * Math.sin(sun);
}

/** Limewash in a share of the sun: deepest where the light ends, warmer beyond, where the ground mirrors the evening. */
function lime(sun: number): string {
  if (sun < 0) return blend("#8b7199", "#d3a5ac", within(-sun / 0.95) ** 1.15);
  if (sun < 0.1) return blend("#8b7199", "#c39ba6", sun / 0.1);
  return blend(blend("#c39ba6", "#fde0b6", within((sun - 0.1) / 0.22)), "#fff4de", within((sun - 0.24) / 0.36));
}

/** Bare stone in the same light; `kind` from 0 to 1 is its own colour. */
function rubble(sun: number, kind: number): string {
  const lit = blend("#d9a878", "#f0cd98", kind);
  return blend(blend("#6f5580", "#8d6f90", kind), lit, within((sun + 0.04) / 0.4));
}

/** Where the rings of stone end, under the capstone. */
const CROWN = 86.4;

/** Light in the few steps in which one sees it from stone to stone. */
const stepped = (sun: number): number => Math.round(sun * 9) / 9;

/** The dome: rings of roughly dressed stones that narrow to the crown; the limewash holds above and in patches, below the weather has taken it. */
function drawDome(form: Form, sheet: Sheet): Drawing {
  const rises = shares(60).map((step) => step * CROWN);
  const side = (sign: 1 | -1) =>
    rises.map((rise, index) =>
      onBall(form, form.facing + sign * ballSeen(form, rise), rise, 0.012 * Math.sin(index * 1.9 + sign)),
    );
  const front = shares(40).map((share) => onBall(form, form.facing + mixed(-1, 1, share) * ballSeen(form, 0), 0));
  const all = polygon([...front, ...side(1), ...side(-1).toReversed()]);
  const random = randomOf(21);
  const stones: Drawing[] = [];
  let low = 1.4;
  while (low < CROWN - 2) {
    const high = Math.min(CROWN, low + random.between(4.4, 5.8) * (low > 60 ? 0.84 : 1));
    stones.push(ringOfStones(form, random, low, high));
    low = high;
  }
  return (
    fill(all, lime(-0.3)) +
    sheet.clipped(all, stones.join("") + leafShade(form, random)) +
    caperOn(form, random, 44, 30, 1) +
    caperOn(form, random, -18, 13, 0.7) +
    capstone(form, sheet)
  );
}

/** How well the limewash still holds at a place of the dome; below 0 the stone is bare. */
function limeAt(turn: number, rise: number): number {
  return (
    Math.sin(turn * 0.06 + 0.4) * 0.34 +
    Math.sin(turn * 0.13 - rise * 0.1 + 2) * 0.36 +
    Math.sin(rise * 0.24 + turn * 0.035) * 0.26 +
    (rise - 35) / 36
  );
}

/** One ring of the dome between two elevations: each stone in its bed, bare or under lime. */
function ringOfStones(form: Form, random: Random, low: number, high: number): Drawing {
  const middle = (low + high) / 2;
  const seen = ballSeen(form, middle);
  const [left, right] = [form.facing - seen, form.facing + seen];
  /** A place of the ring, kept on the side that one sees. */
  const at = (turn: number, rise: number): Point => {
    const limit = ballSeen(form, rise);
    return onBall(form, within(turn, form.facing - limit, form.facing + limit), rise);
  };
  const found: Drawing[] = [];
  let from = left - random.between(0, 8);
  while (from < right) {
    const to = from + degrees(random.between(0.34, 0.72) / (BALL * Math.cos(radians(middle))));
    const turn = within((from + to) / 2, left, right);
    const sun = stepped(sunOn(turn, middle));
    const holds = limeAt((from + to) / 2, middle) + random.around(0.22);
    const own = random.next();
    const [bed, face] =
      holds > 0
        ? [
            blend(lime(sun), sun > 0.05 ? "#c08f7e" : "#5b447c", holds > 0.6 ? 0.16 : 0.34),
            blend(lime(sun + 0.02), rubble(sun, own), holds > 0.6 ? 0.05 + own * 0.07 : 0.12 + own * 0.16),
          ]
        : [blend(rubble(sun - 0.16, 0), "#4a3050", 0.3), rubble(sun, own)];
    const [gap, lift] = [0.34 / Math.cos(radians(middle)), (high - low) * 0.07];
    const [jog, nick] = [random.around(0.5), random.between(0.6, 1.6)];
    const wide = to - from;
    found.push(
      fill(
        polygon([
          at(from, low),
          at((from + to) / 2, low),
          at(to, low),
          at(to, high),
          at((from + to) / 2, high),
          at(from, high),
        ]),
        bed,
      ),
      fill(
        polygon([
          at(from + gap, low + lift + 0.3),
          at(from + gap + wide * 0.12, low + lift * 0.6),
          at(from + wide * 0.55, low + lift + jog * 0.3),
          at(to - gap - wide * 0.08, low + lift * 0.6),
          at(to - gap, low + lift + nick * 0.5),
          at(to - gap * 0.8, high - lift - nick * 0.6),
          at(to - gap - wide * 0.14, high - lift * 0.5),
          at(from + wide * 0.4, high - lift + jog * 0.24),
          at(from + gap + wide * 0.1, high - lift * 0.7),
          at(from + gap * 0.8, high - lift - nick * 0.4),
        ]),
        face,
      ),
    );
    // The lower edge of a bare stone turns away from the sky.
    if (holds <= 0)
      found.push(
        fill(
          polygon([
            at(from + gap, low + lift + 0.3),
            at(from + wide * 0.55, low + lift + jog * 0.3),
            at(to - gap, low + lift + nick * 0.5),
            at(to - gap - wide * 0.1, low + lift + nick * 0.5 + 0.7),
            at(from + wide * 0.5, low + lift + 0.9),
          ]),
          blend(face, "#6a4a66", 0.24),
        ),
      );
    from = to;
  }
  return found.join("");
}

/** A caper that roots in a joint of the dome. */
function caperOn(form: Form, random: Random, turn: number, rise: number, size: number): Drawing {
  const [x, y] = onBall(form, turn, rise);
  const lit = sunOn(turn, rise) > 0;
  const leaf = (dx: number, dy: number, half: number): Path =>
    blot(random, x + dx * size, y + dy * size, half * size, half * size * 0.7);
  return (
    fill(leaf(6, 8, 15) + leaf(16, 18, 11) + leaf(-7, 11, 10), lit ? "#6d7048" : "#4d4a52") +
    fill(leaf(0, 3, 9) + leaf(10, 12, 7) + leaf(-8, 8, 5), lit ? "#a3a35c" : "#6e6a66")
  );
}

/** The olive's shade on the left of the dome: twigs with narrow leaves, the sun between them. */
function leafShade(form: Form, random: Random): Drawing {
  const twigs = placesOf([-74, 26, 16, -66, 44, 15, -58, 14, 15, -52, 34, 12, -78, 58, 14, -44, 22, 8, -62, 60, 9]);
  const leaves = twigs.flatMap(([turn, rise, size]) =>
    counted(Math.round(size * 5)).map((): Path => {
      const [angle, far] = [random.next() * 6.3, Math.sqrt(random.next()) * size];
      const [t, r] = [turn + Math.cos(angle) * far * 1.1, rise + Math.sin(angle) * far * 0.8];
      const lean = random.around(1.4) + 0.6;
      const [dx, dy] = [Math.cos(lean) * 3, -Math.sin(lean) * 2.3];
      return curve(
        [
          onBall(form, t - dx, r - dy),
          onBall(form, t - dy * 0.34, r + dx * 0.3),
          onBall(form, t + dx, r + dy),
          onBall(form, t + dy * 0.34, r - dx * 0.3),
        ],
        true,
      );
    }),
  );
  return fill(leaves.join(""), "#8d6488", 0.6);
}

/** The stone that closes the ring at the crown, worn round. */
function capstone(form: Form, sheet: Sheet): Drawing {
  const [x, y] = form.camera([form.right, form.away, DRUM + BALL]);
  const foot = `M${x - 46} ${y + 9}Q${x - 42} ${y - 8} ${x - 20} ${y - 11}L${x + 20} ${y - 11}Q${x + 42} ${y - 8} ${x + 46} ${y + 9}Q${x} ${y + 15} ${x - 46} ${y + 9}Z`;
  const knob = `M${x - 19} ${y - 9}L${x - 16} ${y - 27}Q${x - 10} ${y - 33} ${x + 2} ${y - 32}Q${x + 15} ${y - 31} ${x + 17} ${y - 24}L${x + 20} ${y - 9}Q${x} ${y - 4} ${x - 19} ${y - 9}Z`;
  const turned = (path: Path, half: number): Drawing =>
    fill(path, lime(0.56)) +
    sheet.clipped(
      path,
      [0.3, 0.04, -0.3]
        .map((sun, index) => fill(box(x + half * (-0.12 + index * 0.36), y - 40, half * 2, 64), lime(sun)))
        .join(""),
    );
  return turned(foot, 46) + turned(knob, 19);
}

/** A band round the drum between two turns, two heights. */
function stave(form: Form, from: number, to: number, low: number, high: number, out = 0): Path {
  const steps = Math.max(2, Math.ceil((to - from) / 4));
  return polygon([
    ...shares(steps).map((share) => ring(form, mixed(from, to, share), low, girthAt(low) + out)),
    ...shares(steps).map((share) =>
      ring(form, mixed(to, from, share), high, girthAt(Math.min(high, DRUM - 0.01)) + out),
    ),
  ]);
}

/** The drum: rubble in courses under the lime, bare at the foot where splashing rain has washed it; a coping on which the dome sits. */
function drawDrum(form: Form, sheet: Sheet): Drawing {
  const random = randomOf(8);
  const [left, right] = [form.facing - form.drumSeen, form.facing + form.drumSeen];
  const bare = placesOf([-62, 0.1, 30, -30, 0.05, 22, 14, 0.1, 24, 34, 0.5, 16, 60, 0.1, 26, 78, 0.6, 12]);
  const body = stave(form, left, right, -0.01, DRUM);
  const courses = [0, 0.26, 0.5, 0.73, 0.97, 1.18, 1.36];
  const stones = courses.slice(0, -1).flatMap((low, row) => {
    const high = courses[row + 1] ?? DRUM;
    const found: Drawing[] = [];
    let from = left - random.between(0, 8);
    while (from < right) {
      const to = from + random.between(6, 13);
      const middle = (from + to) / 2;
      const sun = stepped(sunOn(middle, 0));
      const worn = within(
        Math.max(
          ...bare.map(([turn, up, size]) => 1.35 - Math.hypot((middle - turn) / size, ((low + high) / 2 - up) / 0.52)),
        ) + random.around(0.2),
      );
      const tone = blend(lime(sun), rubble(sun, random.next()), worn > 0.4 ? 0.9 : 0.03 + worn * 0.3);
      found.push(
        fill(
          polygon([
            ring(form, from + 0.3, low + 0.03, girthAt(low)),
            ring(form, middle, low + 0.015, girthAt(low)),
            ring(form, to - 0.3, low + 0.03, girthAt(low)),
            ring(form, to - 0.15, high - 0.05, girthAt(high)),
            ring(form, to - 0.8, high - 0.012, girthAt(high)),
            ring(form, from + 0.7, high - 0.015, girthAt(high)),
            ring(form, from + 0.2, high - 0.06, girthAt(high)),
          ]),
          tone,
          worn > 0.4 ? 1 : 0.8,
        ),
      );
      from = to;
    }
    return found;
  });
  const staves = shares(60).map((share) => {
    const [from, to] = [mixed(left, right, share), mixed(left, right, share + 1 / 59) + 0.4];
    const sun = sunOn((from + to) / 2, 0);
    return fill(stave(form, from, to, 0, DRUM), blend(lime(sun), rubble(sun - 0.12, 0.4), 0.34));
  });
  const coping: Drawing[] = [];
  for (let from = left; from < right;) {
    const to = Math.min(right, from + random.between(8, 13));
    const turn = (from + to) / 2;
    const own = random.next() * 0.3;
    const upper = shares(4).map((share) => mixed(from + 0.25, to - 0.1, share));
    const tone = (rise: number) =>
      blend(lime(stepped(sunOn(turn, rise))), rubble(stepped(sunOn(turn, rise)), 0.7), 0.2 + own);
    coping.push(
      fill(stave(form, from, to, DRUM - 0.15, DRUM + 0.02, 0.1), blend(tone(0), "#4a3050", 0.5)) +
        fill(stave(form, from + 0.25, to - 0.1, DRUM - 0.14, DRUM + 0.02, 0.1), tone(6)) +
        // Its upper face, in the sun longer than the wall below.
        fill(
          polygon([
            ...upper.map((one) => ring(form, one, DRUM + 0.02, GIRTH + 0.1)),
            ...upper.toReversed().map((one) => ring(form, one, DRUM + 0.1, BALL - 0.01)),
          ]),
          tone(46),
        ),
    );
    from = to;
  }
  const under = shares(60).map((share) => {
    const [from, to] = [mixed(left, right, share), mixed(left, right, share + 1 / 59) + 0.4];
    return fill(
      stave(form, from, to, DRUM - 0.24, DRUM - 0.14),
      blend(lime(sunOn((from + to) / 2, 0)), "#5b447c", 0.42),
      0.85,
    );
  });
  return (
    fill(stave(form, left, right, -0.05, 0.03, 0.08), "#6b4f6c", 0.8) +
    fill(body, lime(0)) +
    sheet.clipped(body, staves.join("") + stones.join("") + under.join("")) +
    coping.join("") +
    // Weeds in the joint between the wall and the ground.
    counted(26)
      .map((index) => weed(form, random, left + 8 + index * 6.2 + random.around(3)))
      .join("")
  );
}

/** A weed at the foot of the drum: five blades. */
function weed(form: Form, random: Random, turn: number): Drawing {
  const [[x, y], size] = [ring(form, turn, 0, GIRTH + 0.16), random.between(9, 20)];
  const blades = [-2, -1, 0, 1, 2].map((index) => {
    const [lean, tall] = [index * 0.26 + random.around(0.14), size * random.between(0.7, 1.3)];
    return `M${x + index - 1.2} ${y}l${lean * tall} ${-tall}L${x + index + 1.2} ${y}Z`;
  });
  return fill(
    blades.map((blade) => blade.replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(1))).join(""),
    sunOn(turn, 0) > 0 ? "#9a9350" : "#5f5c56",
  );
}

/** Points of an arch between its springs. */
const ARCH = 49;

/** An arch as one line from its left foot, as we see it, to its right one, with the slope of its surface at each point, in degrees. */
function archOf(half: number, spring: number): { aside: number; up: number; slope: number }[] {
  return [
    { aside: -half, up: 0, slope: 0 },
    ...shares(ARCH).map((share) => {
      const angle = Math.PI * share;
      return { aside: -half * Math.cos(angle), up: spring + half * Math.sin(angle), slope: share * 180 };
    }),
    { aside: half, up: 0, slope: 180 },
  ];
}

/** Where a line that runs into the building at a height meets it; the coping between drum and dome is rounded off. */
function meets(aside: number, up: number): number {
  const share = within((up - DRUM + 0.25) / 0.5);
  const girth = mixed(
    GIRTH,
    Math.sqrt(Math.max(0, BALL ** 2 - Math.max(0, up - DRUM) ** 2)),
    share * share * (3 - 2 * share),
  );
  return Math.sqrt(girth ** 2 - aside ** 2) - GIRTH - 0.04;
}

/** The porch: a small vault before the door, arched like the door itself, its flank in shade; steps go down from it to the water. */
function drawPorch(form: Form, sheet: Sheet): Drawing {
  const outer = archOf(PORCH.half, PORCH.spring);
  // Each strip reaches to the far end of the vault, so that no seams show between them.
  const flank = outer.slice(1).map(({ slope }, index) => {
    const from = outer[index] ?? { aside: 0, up: 0, slope: 0 };
    const middle = radians((slope + from.slope) / 2);
    const across = Math.cos(middle) * Math.cos(radians(SUN.rise)) * Math.cos(radians(PORCH.turn - 90 - SUN.turn));
    const rest = [from, ...outer.slice(index + 1)];
    return fill(
      polygon([
        ...rest.map((one) => form.atPorch([PORCH.out, one.aside, one.up])),
        ...rest.toReversed().map((one) => form.atPorch([meets(one.aside, one.up), one.aside, one.up])),
      ]),
      lime(stepped(across + Math.sin(middle) * Math.sin(radians(SUN.rise)) * 1.3)),
    );
  });
  const line = (half: number, spring: number, out: number) =>
    archOf(half, spring).map(({ aside, up }) => form.atPorch([out, aside, up]));
  const front = line(PORCH.half, PORCH.spring, PORCH.out);
  const [inner, ringed] = [archOf(0.5, 0.84), archOf(0.74, 0.84)];
  const random = randomOf(31);
  const arch = counted(9).map((index) => {
    const [from, to] = [1 + (index * 48) / 9, 1 + ((index + 1) * 48) / 9];
    const at = (row: typeof inner, share: number): Point => {
      const low = row[Math.floor(share)] ?? { aside: 0, up: 0 };
      const high = row[Math.floor(share) + 1] ?? low;
      const part = share - Math.floor(share);
      return form.atPorch([PORCH.out, mixed(low.aside, high.aside, part), mixed(low.up, high.up, part)]);
    };
    return fill(
      polygon([at(inner, from), at(inner, to - 0.24), at(ringed, to - 0.24), at(ringed, from)]),
      random.pick(["#f0cf9c", "#e4b988", "#f7dcae"]),
    );
  });
  const jambs = ([1, -1] as const).flatMap((side) =>
    [0.02, 0.32, 0.58].map((low, index) => {
      const [top, wide] = [[0.3, 0.56, 0.86][index] ?? 0, [0.8, 0.68, 0.77][index] ?? 0];
      return fill(
        polygon(
          [
            [0.5, low],
            [wide, low],
            [wide, top],
            [0.5, top],
          ].map(([aside = 0, up = 0]) => form.atPorch([PORCH.out, side * aside, up])),
        ),
        random.pick(["#f0cf9c", "#e4b988", "#f7dcae"]),
      );
    }),
  );
  const imposts = ([1, -1] as const).map((side) =>
    fill(
      polygon(
        pointsOf([0.47, 0.8, 0.86, 0.8, 0.86, 0.9, 0.47, 0.9]).map(([aside, up]) =>
          form.atPorch([PORCH.out + 0.02, side * aside, up]),
        ),
      ),
      "#fbe6bd",
    ),
  );
  const opening = polygon(line(0.5, 0.84, PORCH.out));
  const edge = line(0.77, 0.84, PORCH.out).slice(1, -1);
  return (
    flank.join("") +
    fill(polygon(front), lime(0.44)) +
    fill(polygon([...front, ...line(PORCH.half - 0.07, PORCH.spring, PORCH.out).toReversed()]), lime(0.62)) +
    fill(polygon(edge), "#c39a80") +
    arch.join("") +
    jambs.join("") +
    fill(opening, "#2a2142") +
    sheet.clipped(opening, insideOf(form, sheet)) +
    imposts.join("") +
    wear(form)
  );
}

/** Where the lime of its front has worn: at the foot, where animals rub along it, and a crack over the arch. */
function wear(form: Form): Drawing {
  const at = (row: readonly number[]) => pointsOf(row).map(([aside, up]) => form.atPorch([PORCH.out, aside, up]));
  return (
    fill(
      polygon(at([-0.98, 0, -0.98, 0.34, -0.93, 0.4, -0.9, 0.3, -0.84, 0.34, -0.81, 0.2, -0.81, 0])) +
        polygon(at([0.81, 0, 0.81, 0.16, 0.86, 0.24, 0.9, 0.2, 0.98, 0.46, 0.98, 0])),
      "#dcb287",
    ) +
    stroke(polyline(at([0.2, 1.6, 0.26, 1.7, 0.22, 1.78, 0.3, 1.88])), "#c69a94", 2.2, 0.8) +
    stroke(polyline(at([-0.86, 0.98, -0.8, 1.08, -0.84, 1.18])), "#d3a89a", 2, 0.8)
  );
}

/** What one sees through the door: the threshold in the sun, a step down, and in the dark under the dome the water with a little of the evening. */
function insideOf(form: Form, sheet: Sheet): Drawing {
  const at = (out: number, aside: number, up: number): Point => form.atPorch([PORCH.out + out, aside, up]);
  const level = (from: number, to: number, up: number, half = 4): Path =>
    polygon([at(from, -half, up), at(from, half, up), at(to, half, up), at(to, -half, up)]);
  const y = (out: number) => at(out, 0, -0.1)[1];
  const water = sheet.downwards(["#1b2445", "#1d3c58", "#2b6478"], y(-4.4), y(-1.9));
  const glints = placesOf([-2.7, 0.3, 60, -3, 0.52, 40, -3.3, 0.16, 34, -3.8, 0.44, 22]).map(([out, aside, long]) =>
    lens(at(0, aside, 0)[0], y(out), long, 3.4),
  );
  // The inner arch, where the porch ends and the dome begins: its vault in half light.
  const vault = archOf(0.5, 0.84).map(({ aside, up }) => at(-0.8, aside, up));
  return (
    fill(polygon([at(0, -0.6, 0), at(0, 0.6, 0), at(0, 0.6, 1.5), at(0, -0.6, 1.5)]), "#5f4a78") +
    fill(polygon(vault), "#231a3a") +
    // Light that the water throws back lies along the foot of the far wall.
    sheet.clipped(
      polygon(vault),
      fill(polygon([at(-4.4, -4, -0.1), at(-4.4, 1.4, -0.1), at(-4.4, 1.4, 0.16), at(-4.4, -4, 0.3)]), "#2c284c") +
        fill(level(-1.9, -4.4, -0.1), water) +
        fill(glints.join(""), "#9fcfca", 0.8),
    ) +
    fill(level(-1.3, -1.92, -0.06, 0.7), "#4d3c60") +
    fill(level(-1.22, -1.32, -0.05, 0.7), "#2c2146") +
    fill(level(-0.64, -1.24, -0.03, 0.6), "#94717e") +
    fill(level(-0.56, -0.66, -0.02, 0.5), "#43325a") +
    fill(level(0.1, -0.58, 0), "#f6d9aa") +
    // The left jamb keeps the sun off the threshold beside it, and is itself in shade.
    fill(polygon([at(0, -0.5, 0), at(0, -0.26, 0), at(-0.56, 0.1, 0), at(-0.56, -0.5, 0)]), "#a37c84") +
    fill(polygon([at(0, -0.5, 0), at(0, -0.5, 1.34), at(-0.8, -0.5, 1.34), at(-0.8, -0.5, 0)]), "#7d6690") +
    fill(polygon([at(0, -0.5, 0), at(0, -0.5, 0.3), at(-0.8, -0.5, 0.3), at(-0.8, -0.5, 0)]), "#94788f")
  );
}
