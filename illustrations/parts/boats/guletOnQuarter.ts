import { cameraOf, frameOf, type Place } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../people/person.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

const HORIZON = 450;
/** A swimmer's eye, a hand above the water. */
const EYE = 0.25;
/** Whoever draws the sea about her looks through it, too. */
export const swimmersEye = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1750 });
/** The gulet: metres along from her stern, to port, and up from the water. We lie off her port quarter, her bow points to the left and away. */
export const STANDS = { right: 8.4, away: 33, heading: 311 } as const;
/** Her own frame on the sheet. */
export const onGulet = frameOf(swimmersEye, STANDS);
const boat = (...places: readonly Place[]): Path => polygon(places.map(onGulet));
const LONG = 20;
/** Her masts: how far from the stern, and how high over the water. */
const MASTS = [
  [12.4, 9.9],
  [5.4, 7.7],
] as const;
/** Length of a metre at a place of the boat. */
const metreOn = ([along, across, up]: Place) => onGulet([along, across, up - 1])[1] - onGulet([along, across, up])[1];

/** Half her beam, and the height of her rail, at a share of her length from the stern. */
function beamAt(share: number): number {
  const full = share < 0.45 ? 1 - 0.3 * ((0.45 - share) / 0.45) ** 2 : 1 - ((share - 0.45) / 0.55) ** 2.6;
  return 2.7 * Math.max(0, full) ** 0.8;
}
function railAt(share: number): number {
  return share > 0.4 ? 1.6 + 1.5 * ((share - 0.4) / 0.6) ** 2 : 1.6 + 0.7 * ((0.4 - share) / 0.4) ** 2;
}

/** A place of her side, by the share of her length, and from the water at 0 to the rail at 1. */
export function sideAt(share: number, girth: number, sign = 1): Place {
  const rest = Math.max(0, 1 - girth);
  const out = beamAt(share) * mixed(share > 0.5 ? 0.55 : 0.74, 1, Math.min(1, girth) ** 0.6);
  return [mixed(LONG * 0.045 * rest, LONG * (1 - 0.13 * rest ** 1.5), share), sign * out, railAt(share) * girth];
}

/** Her port side at a height, from the stern as far as it is turned to us: the stem lies behind the round of the bow. */
function lineAt(girth: number): Point[] {
  let least = Infinity;
  return shares(40)
    .map((share) => onGulet(sideAt(share, girth)))
    .filter(([x]) => {
      const seen = x < least;
      least = Math.min(least, x);
      return seen;
    });
}

/** A band of her port side between two heights. */
function strake(low: number, high: number): Path {
  const rise = shares(7).map((share) => lineAt(mixed(low, high, share)));
  return polygon([
    ...(rise[0] ?? []),
    ...rise.flatMap((line) => line.slice(-1)),
    ...(rise.at(-1) ?? []).toReversed(),
    ...rise.toReversed().flatMap((line) => line.slice(0, 1)),
  ]);
}

/**
 * A gulet at anchor as a swimmer sees her from off her port quarter: rig, deckhouse, awning with guests, the hull with ladder and flag, what
 * she leaves on the water. Her stern is at x 1290, the tip of her bowsprit at 480; the water stands at 463.
 */
export function guletOnQuarter(sheet: Sheet): Drawing {
  return (
    rig() +
    deckhouse() +
    awning(sheet) +
    hull(sheet) +
    stern() +
    lifelines() +
    image(sheet) +
    ladder() +
    place(turkishFlag({ height: 34 }), ...onGulet([-0.7, 0, 4.3])) +
    bather(sheet)
  );
}

/** Stanchions and their wires over the rail, from the after deck to the bow. */
function lifelines(): Drawing {
  const at = (share: number, up: number): Point => {
    const [along, out, high] = sideAt(share, 1);
    return onGulet([along, out, high + up]);
  };
  const posts = counted(9).map((index) => 0.3 + index * 0.076);
  return (
    stroke(posts.map((share) => polyline([at(share, 0), at(share, 0.6)])).join(""), "#fff6e2", 2) +
    stroke(
      polyline(posts.map((share) => at(share, 0.58))) + polyline(posts.map((share) => at(share, 0.32))),
      "#fff6e2",
      1,
      0.9,
    )
  );
}

/** The two masts, their shrouds, the rolled sails, the bowsprit with its stay. */
function rig(): Drawing {
  const mast = (along: number, high: number, thick: number) => {
    const [x, y] = onGulet([along, 0, 1.6]);
    const [, top] = onGulet([along, 0, high]);
    const half = thick / 2;
    return (
      fill(polygon(pointsOf([x - half, y, x - half * 0.6, top, x + half * 0.6, top, x + half, y])), "#8a5638") +
      fill(polygon(pointsOf([x - half, y, x - half * 0.6, top, x, top, x + half * 0.1, y])), "#e6ae6e")
    );
  };
  const line = (...places: readonly Place[]) => polyline(places.map(onGulet));
  const shrouds = MASTS.flatMap(([along, high]) =>
    [-0.8, 0, 0.8].flatMap((aside) =>
      [1, -1].map((side) =>
        line([along + aside, side * beamAt(along / LONG), railAt(along / LONG)], [along, 0, high - 0.8]),
      ),
    ),
  );
  const roll = (from: number, to: number, down: number) =>
    polyline([onGulet([from, 0, 4.1]), onGulet([to, 0, 4.4])].map(([x, y]): Point => [x, y + down]));
  const [main, mizzen] = MASTS;
  return (
    stroke(line([22, 0, 4], [main[0], 0, main[1] - 0.7]), "#f6efe0", 6) +
    stroke(line([main[0], 0, main[1] - 0.2], [mizzen[0], 0, mizzen[1] - 0.2], [-0.6, 0, 3.9]), "#6d4a40", 1.4) +
    stroke(shrouds.join("") + line([22, 0, 4], [19.4, 0, 0.9]), "#6d4a40", 1.4) +
    stroke(line([17.2, 0, 2], [22.6, 0, 4.2]), "#a86a40", 7) +
    mast(...main, 11) +
    mast(...mizzen, 10) +
    stroke(roll(12.2, 7.2, 0), "#8a5638", 6) +
    stroke(roll(12.2, 7.2, -8), "#b9c3d8", 13) +
    stroke(roll(12.2, 7.2, -10), "#fdf8ee", 8)
  );
}

/** The deckhouse over the bulwark: its port side lit, its after wall in shade, panes that hold the sky. */
function deckhouse(): Drawing {
  const [from, to, half, low, high] = [6, 13, 1.75, 1, 2.75];
  const panes = counted(4).map((index) => {
    const [a, b] = [from + 0.5 + index * 1.65, from + 1.75 + index * 1.65];
    return boat([a, half, 1.75], [b, half, 1.75], [b, half, 2.45], [a, half, 2.45]);
  });
  const glints = counted(4).map((index) => {
    const a = from + 0.5 + index * 1.65;
    return boat([a + 0.7, half, 1.75], [a + 0.95, half, 1.75], [a + 1.25, half, 2.45], [a + 0.85, half, 2.45]);
  });
  return (
    fill(boat([from, half, low], [to, half, low], [to, half, high], [from, half, high]), "#d98f52") +
    fill(boat([from, half, low], [from, -half, low], [from, -half, high], [from, half, high]), "#7b4034") +
    fill(boat([from, 0.5, low], [from, -0.7, low], [from, -0.7, 2.6], [from, 0.5, 2.6]), "#2f2437") +
    fill(panes.join(""), "#1f5c84") +
    fill(glints.join(""), "#9fd0e0", 0.8) +
    fill(boat([from - 0.4, 2, 2.75], [to + 0.4, 2, 2.75], [to + 0.4, 2, 2.93], [from - 0.4, 2, 2.93]), "#fdf8ee") +
    fill(boat([from - 0.4, 2, 2.75], [from - 0.4, -2, 2.75], [from - 0.4, -2, 2.93], [from - 0.4, 2, 2.93]), "#aebbd4")
  );
}

/** The awning seen from below, and who sits and stands in its shade. */
function awning(sheet: Sheet): Drawing {
  const [from, to, half, up] = [0.2, 5.6, 2.1, 3.9];
  const guest = (at: Place, options: PersonOptions) =>
    place(person(sheet, { shadow: false, ...options }), ...onGulet(at), metreOn(at) * 0.0172);
  const posts = (side: number) =>
    [from + 0.2, to - 0.2].map((along) => polyline([onGulet([along, side, 1.6]), onGulet([along, side, up])])).join("");
  const scallops = (a: (share: number) => Place, count: number) =>
    counted(count).map((index): Path => {
      const [left, right] = [onGulet(a(index / count)), onGulet(a((index + 1) / count))];
      const drop = metreOn(a(index / count)) * 0.34;
      return `M${short(left[0])} ${short(left[1])}V${short(left[1] + drop * 0.7)}Q${short((left[0] + right[0]) / 2)} ${short((left[1] + right[1]) / 2 + drop * 1.3)} ${short(right[0])} ${short(right[1] + drop * 0.7)}V${short(right[1])}Z`;
    });
  const port = scallops((share) => [mixed(from, to, share), half, up + 0.1], 8);
  const after = scallops((share) => [from, mixed(half, -half, share), up + 0.1], 6);
  const every = (paths: readonly Path[], odd: number) => paths.filter((_, index) => index % 2 === odd).join("");
  return (
    stroke(posts(-half), "#6d4436", 3.4) +
    fill(boat([from, half, up], [to, half, up], [to, -half, up], [from, -half, up]), "#2a6d94") +
    guest([4.3, 0.9, 1], { pose: "standing", wears: "shorts", top: "#f3c14a", bottom: "#31507a", hat: "#f3e2b4" }) +
    guest([2.6, 1.9, 1], {
      slender: true,
      mirrored: true,
      pose: "leaning",
      wears: "swimming",
      top: "#c2265f",
      sleeves: "none",
      hairstyle: "long",
    }) +
    stroke(posts(half), "#a86a40", 4) +
    fill(every(port, 0), "#2f8ab8") +
    fill(every(port, 1), "#fffaf0") +
    fill(every(after, 0), "#1d5d86") +
    fill(every(after, 1), "#b3bfd8")
  );
}

/** Her port side in the light: varnished planks between a dark boot top and a white rail, portholes. */
function hull(sheet: Sheet): Drawing {
  const seams = [0.36, 0.5, 0.64].map((girth) => polyline(lineAt(girth)));
  const ports = [0.16, 0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
    const at = sideAt(share, 0.57);
    return disc(...onGulet(at), metreOn(at) * 0.13);
  });
  const rims = [0.16, 0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
    const at = sideAt(share, 0.57);
    return disc(...onGulet(at), metreOn(at) * 0.19);
  });
  return (
    fill(strake(0, 0.2), "#5c2a2c") +
    fill(strake(0.16, 1), "#cf7f45") +
    fill(strake(0.16, 0.4), "#a85a34") +
    fill(strake(0.16, 0.2), "#f6e3bd") +
    stroke(seams.join(""), "#8f4a2c", 1.2, 0.7) +
    fill(rims.join(""), "#f3d28c") +
    fill(ports.join(""), "#20405e") +
    fill(strake(0.78, 1.02), "#fdf6e6") +
    fill(strake(0.74, 0.79), "#e8b04e") +
    fill(strake(0.98, 1.05), "#a86a40") +
    // Her quarter turns away from the light, her bow towards it.
    fill(
      strake(0, 1.05),
      sheet.linear(
        [
          [0, "#ffe2b0", 0.28],
          [0.3, "#ffe2b0", 0],
          [0.55, "#4a2450", 0],
          [1, "#4a2450", 0.42],
        ],
        [600, 0],
        [1290, 0],
      ),
    )
  );
}

/** The flat stern in the shade, the flagstaff. */
function stern(): Drawing {
  const across = (girth: number, side: number): Point => {
    const [along, out, up] = sideAt(0, girth);
    return onGulet([along, out * side, up]);
  };
  const band = (low: number, high: number): Path => {
    const rise = shares(7).map((share) => mixed(low, high, share));
    return polygon([...rise.map((girth) => across(girth, 1)), ...rise.toReversed().map((girth) => across(girth, -1))]);
  };
  // Two windows of the after cabin, and their frames.
  const panes = (rim: number): Path =>
    [-0.42, 0.34]
      .map((side) =>
        polygon([
          across(0.42 - rim * 0.6, side - 0.2 - rim),
          across(0.64 + rim * 0.6, side - 0.2 - rim),
          across(0.64 + rim * 0.6, side + 0.2 + rim),
          across(0.42 - rim * 0.6, side + 0.2 + rim),
        ]),
      )
      .join("");
  return (
    fill(band(0, 1.02), "#7a3a30") +
    fill(band(0, 0.2), "#3c1c28") +
    fill(band(0.78, 1.02), "#aab4cf") +
    fill(band(0.73, 0.79), "#a8743e") +
    fill(band(0.98, 1.05), "#6d4034") +
    fill(panes(0.07), "#d9a45c") +
    fill(panes(0), "#1b2c4c") +
    fill(polygon([across(0.2, 1), across(0.24, 1), across(0.24, -1), across(0.2, -1)]), "#b39a9a") +
    stroke(polyline([onGulet([0.2, 0, 2.2]), onGulet([-0.75, 0, 4.4])]), "#8a5638", 4)
  );
}

/** What the side leaves on the strip of water before it: her planks and her boot top, broken by a few light lines. */
function image(sheet: Sheet): Drawing {
  const steps = shares(24);
  const foot = steps.map((share) => onGulet(sideAt(share, 0)));
  const band = (depth: number): Path =>
    polygon([
      onGulet(sideAt(0, 0, -1)),
      ...foot,
      ...foot.toReversed().map(([x, y], index): Point => [x + (index % 2 ? 7 : -5), y + depth + (index % 3) * 3]),
    ]);
  const breaks = placesOf([640, 470, 70, 790, 468, 110, 960, 472, 90, 1120, 468, 100]);
  return (
    fill(band(26), "#3a6f7e") +
    fill(band(8), "#8f5138", 0.9) +
    sheet.clipped(band(34), fill(breaks.map(([x, y, l]) => lens(x, y, l, 4)).join(""), "#a9e4dc", 0.9))
  );
}

/** A place on the bathing ladder: which of its poles, and how high. */
const rung = (side: number, up: number): Place => [4.6 + side * 0.28, beamAt(0.23) + 0.16, up];

function ladder(): Drawing {
  const poles = [-1, 1].map((side) => polyline([onGulet(rung(side, 2.15)), onGulet(rung(side, -0.3))]));
  const rungs = [0.3, 0.7, 1.1, 1.5].map((up) => polyline([onGulet(rung(-1, up)), onGulet(rung(1, up))]));
  return stroke(poles.join(""), "#fffaf0", 3.4) + stroke(rungs.join(""), "#f6e6c8", 3);
}

/** Somebody who climbs out of the water. */
function bather(sheet: Sheet): Drawing {
  const at: Place = [4.62, beamAt(0.23) + 0.4, 0.12];
  return place(
    person(sheet, {
      pose: "climbing",
      behind: true,
      wears: "swimming",
      sleeves: "none",
      bottom: "#e0622f",
      shadow: false,
    }),
    ...onGulet(at),
    metreOn(at) * 0.0168,
  );
}

/** Her body under water at a share of her length, from the waterline at 0 to where it meets the keel at 1. */
function bodyAt(share: number, of: number): Place {
  const [along, out] = sideAt(share, 0);
  const fore = share > 0.62 ? Math.max(0, 1 - ((share - 0.62) / 0.38) ** 2.4) : 1;
  const aft = mixed(0.22, 1, Math.sin(Math.min(1, share / 0.45) * (Math.PI / 2)));
  return [along, out * Math.max(0, 1 - of ** 2.3) ** 0.7, -2.15 * of * fore * aft];
}

/** What of her is under water, over which the scene lays the sea’s edge: a round body in the light from above, the keel with the deadwood, screw and rudder at our end. */
export function guletUnderWater(sheet: Sheet): Drawing {
  const belly = (low: number, high: number, sign = 1): Path => {
    const side = (of: number) =>
      shares(36).map((share) => {
        const [along, out, up] = bodyAt(share, of);
        return onGulet([along, out * sign, up]);
      });
    return polygon([...side(low), ...side(high).toReversed()]);
  };
  const keel = boat(
    [3.4, 0, -0.5],
    [2.5, 0, -1],
    [2.4, 0, -2.8],
    [12.6, 0, -2.6],
    [15.4, 0, -2.1],
    [17.2, 0, -1.1],
    [18, 0, 0],
  );
  const rudder = curve(
    [
      [1.5, -0.05],
      [1.5, -2.7],
      [0.3, -2.65],
      [0.2, -1.7],
      [0.75, -0.5],
    ].map(([along = 0, up = 0]) => onGulet([along, 0, up])),
    true,
  );
  // Three blades seen from astern; the trailing half of each is in its own shade.
  const wing = (index: number, half: boolean): Path => {
    const turn = (index / 3) * Math.PI * 2 + 1.9;
    const at = (reach: number, by: number) =>
      onGulet([2 + by * 0.08, Math.cos(turn + by) * reach, -1.75 + Math.sin(turn + by) * reach]);
    const lead = half ? [at(0.62, 0.05)] : [at(0.3, -0.62), at(0.58, -0.5), at(0.74, -0.1)];
    return curve([at(0.05, 0), ...lead, at(0.7, 0.32), at(0.36, 0.6)], true);
  };
  const poles = [-1, 1].map((side) => polyline([onGulet(rung(side, 0)), onGulet(rung(side, -1.3))]));
  const rungs = [-0.4, -0.8, -1.2].map((up) => polyline([onGulet(rung(-1, up)), onGulet(rung(1, up))]));
  const outline = polygon([
    ...shares(30).map((share) => onGulet(bodyAt(share, 0))),
    ...shares(30)
      .toReversed()
      .map((share) => onGulet(bodyAt(share, 0.93))),
  ]);
  // The light that the ripples throw on her side.
  const random = randomOf(12);
  const net = counted(26).map(() => {
    const [share, of] = [random.between(0.08, 0.86), random.between(0.06, 0.5)];
    const at = (by: number, down: number) => onGulet(bodyAt(share + by, Math.max(0.02, of + down)));
    return curve([at(0, 0), at(0.022, 0.05), at(0.05, 0.01), at(0.085, 0.035), at(0.045, 0.03)], true);
  });
  return (
    fill(keel, "#1f4a72") +
    stroke(polyline([[2.4, 0, -2.75] as const, [1.2, 0, -2.75] as const].map(onGulet)), "#1a4168", 6) +
    stroke(polyline([[3.2, 0, -1.75] as const, [1.9, 0, -1.75] as const].map(onGulet)), "#123a5e", 7) +
    fill(rudder, "#27537a") +
    fill(
      boat([0.75, 0, -0.5], [0.2, 0, -1.7], [0.3, 0, -2.65], [0.62, 0, -2.66], [0.6, 0, -1.75], [1, 0, -0.4]),
      "#173f66",
    ) +
    fill(
      counted(3)
        .map((index) => wing(index, false))
        .join(""),
      "#dcb065",
    ) +
    fill(
      counted(3)
        .map((index) => wing(index, true))
        .join(""),
      "#98784f",
    ) +
    fill(disc(...onGulet([1.9, 0, -1.75]), 5), "#f0cf8a") +
    // Her far side shows under the counter, then ours, darker as it turns down.
    fill(belly(0, 1, -1), "#2b3561") +
    fill(belly(0, 1), "#4a3c68") +
    fill(belly(0, 0.8), "#743f64") +
    fill(belly(0, 0.56), "#9a4a5e") +
    fill(belly(0, 0.3), "#bb5d62") +
    sheet.clipped(outline, fill(net.join(""), "#ffdcc8", 0.42)) +
    // Blue gathers with the distance towards her bow.
    fill(
      outline + keel,
      sheet.linear(
        [
          [0, "#1f93b6", 0.66],
          [0.5, "#1f93b6", 0.3],
          [1, "#1f93b6", 0.12],
        ],
        [540, 0],
        [1200, 0],
      ),
    ) +
    stroke(poles.join(""), "#c7e6e2", 3.4) +
    stroke(rungs.join(""), "#c7e6e2", 3)
  );
}
