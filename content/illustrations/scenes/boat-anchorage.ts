import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { seaCave } from "../parts/land/seaCave.ts";
import { limb } from "../parts/people/body.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 500;
/** A swimmer's eye, a hand above the water. */
const EYE = 0.25;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1300 });
/** How deep the sand lies. */
const BED = -5;

/** The gulet: metres along from her stern, to port, and up from the water. Her stern is near, her bow points into the cove. */
const onBoat = frameOf(eye, { right: 5.6, away: 13, heading: 318 });
const boat = (...places: readonly Place[]): Path => polygon(places.map(onBoat));
const LONG = 20;
/** Length of a metre at a place of the boat. */
const metreOn = ([along, across, up]: Place) => onBoat([along, across, up - 1])[1] - onBoat([along, across, up])[1];

/** The line where the water stands at the glass: above it is the air, below it the sea. */
const SURFACE = pointsOf([
  -40, 548, 120, 532, 300, 538, 480, 556, 680, 560, 880, 546, 1060, 536, 1240, 544, 1420, 560, 1640, 548,
]);
/** All that lies under it. */
const UNDER: Path = `${curve(SURFACE)}V1240H-40Z`;

/** Half in the water of a cove of Karaada: over the surface the stern of a gulet at anchor, under it her keel, divers, her shadow on the sand. */
export const SCENE: Scene = {
  name: "boat-anchorage",
  seed: 101,
  mood: "day",
  colours: { leaf: "#587c4a", leafLight: "#86a058", leafDark: "#416a48" },
  grain: 0.24,
  crops: { wide: 190, square: 330 },
  draw(sheet) {
    drawCove(sheet);
    drawGulet(sheet);
    drawDeep(sheet);
    drawKeel(sheet);
    drawDivers(sheet);
    drawNear(sheet);
    drawSurface(sheet);
  },
};

/** The cove: a pale ridge beyond its mouth, the hill of the island with the cave at its foot, a strip of bright water. */
function drawCove(sheet: Sheet): void {
  const rock = "M-40 520V392C20 380 70 400 130 404C190 396 250 414 300 436C350 446 400 470 470 486L560 506V520Z";
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 560, 330, 0.9),
    fill(
      curveDownTo(
        pointsOf([300, 470, 520, 436, 700, 410, 900, 424, 1100, 392, 1300, 404, 1460, 380, 1640, 396]),
        HORIZON + 6,
      ),
      "#8db8cb",
    ),
    fill(
      curveDownTo(
        pointsOf([380, 490, 560, 458, 690, 420, 760, 446, 860, 478, 1000, 440, 1090, 404, 1180, 452, 1300, 486]),
        HORIZON + 6,
      ),
      "#a9ccd6",
    ),
    pines(),
    fill(rock, "#b98a6c"),
    sheet.clipped(
      rock,
      fill(
        "M-60 530V380H250L262 420L240 460L262 530ZM318 530L330 440L380 452L400 490L390 530ZM450 530L462 470L520 490V530Z",
        "#f3d7a0",
      ),
    ),
    place(seaCave(), 96, 506, 0.62),
    fill(box(-40, HORIZON, 1700, 120), sheet.downwards(["#63bccb", "#2f9fb6"], HORIZON, 610)),
    fill(lens(240, 512, 560, 12) + lens(760, 508, 300, 6) + lens(620, 520, 200, 5), "#c9f0e4", 0.8),
  );
}

/** The pines of the hill: crowns of all sizes before each other, each with its light on the left. */
function pines(): Drawing {
  const crest = pointsOf([-60, 150, 60, 140, 160, 176, 260, 250, 340, 316, 430, 372, 520, 440, 600, 500]);
  const random = randomOf(9);
  const crowns = counted(190)
    .map(() => {
      const x = random.between(-40, 560);
      return [x, mixed(heightAt(crest, x) + 6, 486, random.next() ** 1.4), random.between(14, 40)] as const;
    })
    .toSorted((one, other) => one[1] - other[1]);
  return (
    fill(curveDownTo(crest, 504), "#3f6a4c") +
    crowns
      .map(
        ([x, y, r]) =>
          fill(blot(random, x + r * 0.2, y + r * 0.2, r, r * 0.7), "#38624a") +
          fill(blot(random, x, y, r * 0.9, r * 0.62), r > 28 ? "#5d8150" : "#527a4c") +
          fill(blot(random, x - r * 0.28, y - r * 0.18, r * 0.5, r * 0.3), r > 28 ? "#8fa65c" : "#7a9858"),
      )
      .join("")
  );
}

/** Half her beam, and the height of her rail, at a share of her length from the stern. */
function beamAt(share: number): number {
  const full = share < 0.45 ? 1 - 0.3 * ((0.45 - share) / 0.45) ** 2 : 1 - ((share - 0.45) / 0.55) ** 2.6;
  return 2.7 * Math.max(0, full) ** 0.8;
}
function railAt(share: number): number {
  return share > 0.4 ? 1.6 + 1.5 * ((share - 0.4) / 0.6) ** 2 : 1.6 + 0.7 * ((0.4 - share) / 0.4) ** 2;
}

/** A place of her side, by the share of her length, and from the water at 0 to the rail at 1. */
function sideAt(share: number, girth: number, sign = 1): Place {
  const rest = Math.max(0, 1 - girth);
  const out = beamAt(share) * mixed(share > 0.5 ? 0.55 : 0.74, 1, Math.min(1, girth) ** 0.6);
  return [mixed(LONG * 0.045 * rest, LONG * (1 - 0.13 * rest ** 1.5), share), sign * out, railAt(share) * girth];
}

/** Her port side at a height, from the stern as far as it is turned to us: the stem lies behind the round of the bow. */
function lineAt(girth: number): Point[] {
  let least = Infinity;
  return shares(40)
    .map((share) => onBoat(sideAt(share, girth)))
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

/** What stands above the water: rig, deckhouse, awning with guests, the hull with ladder and flag. */
function drawGulet(sheet: Sheet): void {
  sheet.add(
    rig(),
    deckhouse(),
    awning(sheet),
    hull(),
    stern(),
    image(sheet),
    ladder(),
    place(turkishFlag({ height: 62 }), ...onBoat([-0.7, 0, 4.3])),
    bather(sheet),
  );
}

/** The two masts, cut by the upper edge, their shrouds, the rolled sails, the bowsprit with its stay. */
function rig(): Drawing {
  const mast = (along: number, thick: number) => {
    const [x, y] = onBoat([along, 0, 1.6]);
    const half = thick / 2;
    return (
      fill(box(x - half, -20, thick, y + 20), "#dfa566") + fill(box(x + half * 0.1, -20, half * 0.9, y + 20), "#8a5638")
    );
  };
  const line = (...places: readonly Place[]) => polyline(places.map(onBoat));
  const shrouds = [12, 5].flatMap((along) =>
    [-0.7, 0, 0.7].map((aside) => line([along + aside, beamAt(along / LONG), railAt(along / LONG)], [along, 0, 13])),
  );
  const [goose, end] = [onBoat([11.6, 0, 4.1]), onBoat([6.2, 0, 4.5])];
  const roll = (down: number) => polyline([goose, end].map(([x, y]): Point => [x, y + down]));
  return (
    stroke(line([21.8, 0, 4], [12, 0, 13]), "#f6efe0", 9) +
    stroke(line([21.8, 0, 4], [12, 0, 13]), "#6d4a40", 1.6) +
    stroke(shrouds.join("") + line([21.8, 0, 4], [19.6, 0, 0.9]), "#6d4a40", 2) +
    stroke(line([18.4, 0, 2.75], [22, 0, 4]), "#a86a40", 9) +
    mast(12, 17) +
    mast(5, 18) +
    stroke(roll(0), "#8a5638", 11) +
    stroke(roll(-16), "#b9c3d8", 26) +
    stroke(roll(-20), "#fdf8ee", 17)
  );
}

/** The deckhouse over the bulwark: its port side lit, its after wall in shade, panes that hold the sky. */
function deckhouse(): Drawing {
  const [from, to, half, low, high] = [6, 13, 1.75, 1, 2.75];
  const panes = counted(4).map((index) => {
    const [a, b] = [from + 0.5 + index * 1.65, from + 1.75 + index * 1.65];
    return boat([a, half, 1.75], [b, half, 1.75], [b, half, 2.45], [a, half, 2.45]);
  });
  return (
    fill(boat([from, half, low], [to, half, low], [to, half, high], [from, half, high]), "#d98f52") +
    fill(boat([from, half, low], [from, -half, low], [from, -half, high], [from, half, high]), "#7b4034") +
    fill(boat([from, 0.5, low], [from, -0.7, low], [from, -0.7, 2.6], [from, 0.5, 2.6]), "#2f2437") +
    fill(panes.join(""), "#1f5c84") +
    fill(boat([from - 0.4, 2, 2.75], [to + 0.4, 2, 2.75], [to + 0.4, 2, 2.93], [from - 0.4, 2, 2.93]), "#fdf8ee") +
    fill(boat([from - 0.4, 2, 2.75], [from - 0.4, -2, 2.75], [from - 0.4, -2, 2.93], [from - 0.4, 2, 2.93]), "#aebbd4")
  );
}

/** The awning seen from below, and who sits and stands in its shade. */
function awning(sheet: Sheet): Drawing {
  const [from, to, half, up] = [0.2, 5.6, 2.1, 3.9];
  const guest = (at: Place, options: PersonOptions) =>
    place(person(sheet, { shadow: false, ...options }), ...onBoat(at), metreOn(at) * 0.0172);
  const posts = (side: number) =>
    [from + 0.2, to - 0.2].map((along) => polyline([onBoat([along, side, 1.6]), onBoat([along, side, up])])).join("");
  const scallops = (a: (share: number) => Place, count: number) =>
    counted(count).map((index): Path => {
      const [left, right] = [onBoat(a(index / count)), onBoat(a((index + 1) / count))];
      const drop = metreOn(a(index / count)) * 0.34;
      return `M${short(left[0])} ${short(left[1])}V${short(left[1] + drop * 0.7)}Q${short((left[0] + right[0]) / 2)} ${short((left[1] + right[1]) / 2 + drop * 1.3)} ${short(right[0])} ${short(right[1] + drop * 0.7)}V${short(right[1])}Z`;
    });
  const port = scallops((share) => [mixed(from, to, share), half, up + 0.1], 8);
  const after = scallops((share) => [from, mixed(half, -half, share), up + 0.1], 6);
  const every = (paths: readonly Path[], odd: number) => paths.filter((_, index) => index % 2 === odd).join("");
  return (
    stroke(posts(-half), "#6d4436", 6) +
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
    stroke(posts(half), "#a86a40", 7) +
    fill(every(port, 0), "#2f8ab8") +
    fill(every(port, 1), "#fffaf0") +
    fill(every(after, 0), "#1d5d86") +
    fill(every(after, 1), "#b3bfd8")
  );
}

/** Her port side in the light: varnished planks between a dark boot top and a white rail, portholes. */
function hull(): Drawing {
  const seams = [0.36, 0.5, 0.64].map((girth) => polyline(lineAt(girth)));
  const ports = [0.16, 0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
    const at = sideAt(share, 0.57);
    return disc(...onBoat(at), metreOn(at) * 0.13);
  });
  const rims = [0.16, 0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
    const at = sideAt(share, 0.57);
    return disc(...onBoat(at), metreOn(at) * 0.19);
  });
  return (
    fill(strake(0, 0.2), "#5c2a2c") +
    fill(strake(0.16, 1), "#cf7f45") +
    fill(strake(0.16, 0.4), "#a85a34") +
    fill(strake(0.16, 0.2), "#f6e3bd") +
    stroke(seams.join(""), "#8f4a2c", 1.8, 0.7) +
    fill(rims.join(""), "#f3d28c") +
    fill(ports.join(""), "#20405e") +
    fill(strake(0.78, 1.02), "#fdf6e6") +
    fill(strake(0.74, 0.79), "#e8b04e") +
    fill(strake(0.98, 1.05), "#a86a40")
  );
}

/** The flat stern in the shade, its cabin windows, the flagstaff. */
function stern(): Drawing {
  const across = (girth: number, side: number): Point => {
    const [along, out, up] = sideAt(0, girth);
    return onBoat([along, out * side, up]);
  };
  const band = (low: number, high: number, left = 1, right = -1): Path => {
    const rise = shares(7).map((share) => mixed(low, high, share));
    return polygon([
      ...rise.map((girth) => across(girth, left)),
      ...rise.toReversed().map((girth) => across(girth, right)),
    ]);
  };
  return (
    fill(band(0, 1.02), "#7a3a30") +
    fill(band(0, 0.2), "#3c1c28") +
    fill(band(0.78, 1.02), "#aab4cf") +
    fill(band(0.73, 0.79), "#a8743e") +
    fill(band(0.4, 0.62, 0.62, 0.2) + band(0.4, 0.62, -0.2, -0.62), "#f0cf90") +
    fill(band(0.43, 0.59, 0.58, 0.24) + band(0.43, 0.59, -0.24, -0.58), "#172c4a") +
    fill(band(0.98, 1.05), "#6d4034") +
    stroke(polyline([onBoat([0.2, 0, 2.2]), onBoat([-0.75, 0, 4.4])]), "#8a5638", 6)
  );
}

/** What the side leaves on the strip of water before it: her boot top and planks, broken by a few light lines. */
function image(sheet: Sheet): Drawing {
  const steps = shares(30);
  const band = (depth: number): Path =>
    polygon([
      onBoat(sideAt(0, 0, -1)),
      ...steps.map((share) => onBoat(sideAt(share, 0))),
      ...steps.toReversed().map((share): Point => {
        const [x, y] = onBoat(sideAt(share, 0));
        return [x + depth * mixed(0.6, -0.9, share) * (share < 0.2 ? 1 : 0.4), y + depth];
      }),
      [onBoat(sideAt(0, 0, -1))[0] - depth * 0.3, onBoat(sideAt(0, 0, -1))[1] + depth],
    ]);
  const breaks = placesOf([640, 536, 110, 820, 545, 140, 1010, 538, 120, 1150, 546, 110, 560, 528, 60]);
  return (
    fill(band(60), "#2b6f86") +
    fill(band(22), "#5b4a52", 0.85) +
    sheet.clipped(band(60), fill(breaks.map(([x, y, l]) => lens(x, y, l, 6)).join(""), "#7fd0d4", 0.9))
  );
}

/** A place on the bathing ladder: which of its poles, and how high. */
const rung = (side: number, up: number): Place => [4.6 + side * 0.28, beamAt(0.23) + 0.16, up];

function ladder(): Drawing {
  const poles = [-1, 1].map((side) => polyline([onBoat(rung(side, 2.15)), onBoat(rung(side, 0))]));
  const rungs = [0.3, 0.7, 1.1, 1.5].map((up) => polyline([onBoat(rung(-1, up)), onBoat(rung(1, up))]));
  return stroke(poles.join(""), "#fffaf0", 6) + stroke(rungs.join(""), "#f6e6c8", 7);
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
    ...onBoat(at),
    metreOn(at) * 0.0168,
  );
}

/** The sea under the surface: light that slants down from the left, the sand that comes out of the blue, her shadow on it. */
function drawDeep(sheet: Sheet): void {
  const shaft = (x: number, wide: number, far: number, strength: number) =>
    fill(
      polygon([
        [x, 560],
        [x + wide, 560],
        [x + far + wide * 2.4, 1200],
        [x + far, 1200],
      ]),
      sheet.linear(
        [
          [0, "#d4fff2", strength],
          [1, "#d4fff2", 0],
        ],
        [x, 580],
        [x + far, 1130],
      ),
    );
  const bed = (right: number, away: number): Point => eye([right, away, BED]);
  sheet.add(
    fill(UNDER, sheet.downwards(["#4cc0cb", "#1f93b6", "#14709f", "#115f90"], 530, 1200)),
    sheet.clipped(
      UNDER,
      fill(
        "M-40 716C300 690 900 700 1640 712V1240H-40Z",
        sheet.linear(
          [
            [0, "#8fd8cb", 0],
            [0.4, "#8fd8cb", 0.5],
            [1, "#d3efd2", 0.95],
          ],
          [0, 700],
          [0, 1200],
        ),
      ) +
        shaft(-60, 70, 330, 0.5) +
        shaft(150, 40, 330, 0.4) +
        shaft(330, 100, 340, 0.5) +
        shaft(560, 46, 330, 0.36) +
        shaft(980, 60, 340, 0.3),
    ),
    meadow(bed),
    fill(bedShadow(), "#17708f", 0.72),
    caustics(),
  );
}

/** The shadow of her hull on the sand, to the right of her. */
function bedShadow(): Path {
  const steps = shares(24);
  const cast = (share: number, sign: number): Point => {
    const [along, out] = sideAt(share, 0.8, sign);
    const angle = (318 / 180) * Math.PI;
    const right = 5.6 + along * Math.sin(angle) - out * Math.cos(angle);
    const away = 13 + along * Math.cos(angle) + out * Math.sin(angle);
    return eye([right + 1.2, away - 1.2, BED]);
  };
  return polygon([...steps.map((share) => cast(share, 1)), ...steps.toReversed().map((share) => cast(share, -1))]);
}

/** Seagrass in dark fields on the pale sand. */
function meadow(bed: (right: number, away: number) => Point): Drawing {
  const random = randomOf(12);
  const field = (right: number, away: number, long: number): Path => {
    const [x, y] = bed(right, away);
    return [-0.3, 0, 0.24]
      .map((aside, index) => lens(x + aside * long, y + (index - 1) * long * 0.07, long * 0.9, long * 0.2))
      .join("");
  };
  const near = field(-7.4, 15, 330) + field(9.6, 17, 300);
  const blades = counted(170).map((index) => {
    const [middle, deep] = index % 3 ? bed(-7.4, 15) : bed(9.4, 17);
    const aside = random.around(1);
    const [x, y] = [middle + aside * 165, deep + random.around(1) * 34 * (1 - Math.min(0.8, Math.abs(aside) * 0.5))];
    const [tall, bend] = [random.between(20, 58), random.between(6, 24)];
    return `M${short(x - 4)} ${short(y)}Q${short(x)} ${short(y - tall * 0.6)} ${short(x + bend)} ${short(y - tall)}Q${short(x + 6)} ${short(y - tall * 0.5)} ${short(x + 5)} ${short(y)}Z`;
  });
  return (
    fill(near, "#1a6f86", 0.6) +
    fill(blades.filter((_, index) => index % 5).join(""), "#16617c") +
    fill(blades.filter((_, index) => index % 5 === 0).join(""), "#3f9c98")
  );
}

/** The net of light that ripples throw on the sand, in a few broken lines. */
function caustics(): Drawing {
  const random = randomOf(31);
  const lines = counted(26).map(() => {
    const [right, away] = [random.between(-7, 6), random.between(9.4, 17)];
    const [x, y] = eye([right, away, BED]);
    const long = (random.between(0.5, 1.3) * 1300) / away;
    return lens(x, y, long, long * 0.05);
  });
  return fill(lines.join(""), "#f2fff0", 0.5);
}

/** Her side under water, from the waterline down to the keel, the rudder and the foot of the ladder; her chain runs to the sand. */
function drawKeel(sheet: Sheet): void {
  const steps = shares(30);
  const water = (share: number) => onBoat(sideAt(share, 0));
  // The keel: it rises to the stem, and ends before the rudder.
  const keel = (share: number, of: number): Point => {
    const [along, out] = sideAt(share, 0);
    const fore = share > 0.7 ? 1 - ((share - 0.7) / 0.3) ** 2.2 : 1;
    const aft = share < 0.12 ? 0.62 + (0.38 * share) / 0.12 : 1;
    return onBoat([along, out * (1 - of ** 1.6), -1.7 * of * fore * aft]);
  };
  const body = (of: number): Path =>
    polygon([...steps.map(water), ...steps.toReversed().map((share) => keel(share, of))]);
  const stem = sideAt(0, 0)[0];
  const rudder = boat([stem + 0.1, 0, 0], [stem - 0.9, 0, -0.2], [stem - 0.8, 0, -1.75], [stem + 0.5, 0, -1.75]);
  const transom = polygon([
    onBoat(sideAt(0, 0)),
    onBoat(sideAt(0, 0, -1)),
    onBoat([stem + 0.2, -0.9, -0.6]),
    onBoat([stem + 0.2, 0, -1.06]),
  ]);
  const poles = [-1, 1].map((side) => polyline([onBoat(rung(side, 0)), onBoat(rung(side, -1.1))]));
  const rungs = [-0.3, -0.65, -1].map((up) => polyline([onBoat(rung(-1, up)), onBoat(rung(1, up))]));
  const glints = placesOf([690, 568, 90, 820, 590, 120, 960, 576, 90, 1090, 612, 130, 900, 634, 90, 1150, 560, 80]);
  const [hawse, bow, anchor] = [onBoat([18.6, 0.75, 1.9]), onBoat([19.6, 0.8, 0]), eye([-7, 17.6, BED])];
  sheet.add(
    stroke(
      `${polyline([hawse, bow])}Q${short(bow[0] - 44)} ${short(anchor[1] - 60)} ${short(anchor[0])} ${short(anchor[1])}`,
      "#1c5272",
      4,
    ),
    place(anchorOnSand(), ...anchor),
    sheet.clipped(
      UNDER,
      fill(transom, "#243f63") +
        fill(body(1), "#2c4a6c") +
        fill(body(0.72), "#4a5a72") +
        fill(body(0.36), "#6d6670") +
        sheet.clipped(body(1), fill(glints.map(([x, y, l]) => lens(x, y, l, 5)).join(""), "#a8c9c4", 0.6)) +
        fill(rudder, "#1d3557"),
    ),
    stroke(poles.join(""), "#c7e6e2", 5) + stroke(rungs.join(""), "#c7e6e2", 6),
  );
}

function anchorOnSand(): Drawing {
  return (
    fill(lens(20, 12, 120, 18), "#1a6f8c", 0.7) +
    stroke("M0 0L46 8M34-16Q60 4 36 26M-2-10L4 12", "#173a58", 8) +
    dots([[-2, 0]], 6, "#173a58")
  );
}

interface Diver {
  x: number;
  y: number;
  size: number;
  /** Clockwise, from a swimmer who goes straight up. */
  heading: number;
  suit: string;
  whole?: boolean;
}

/** Two who dive, and a third who treads water far off; their breath goes up. */
function drawDivers(sheet: Sheet): void {
  const bubbles = placesOf([
    436, 770, 9, 452, 742, 6, 428, 716, 8, 448, 688, 5, 436, 662, 7, 420, 640, 4, 644, 868, 6, 652, 842, 8, 640, 818, 5,
    656, 792, 6,
  ]);
  sheet.add(
    diver({ x: 250, y: 650, size: 0.7, heading: 76, suit: "#c2265f", whole: true }),
    diver({ x: 470, y: 850, size: 1.15, heading: 204, suit: "#e0622f" }),
    diver({ x: 700, y: 940, size: 1.2, heading: 118, suit: "#f3c14a", whole: true }),
    fill(bubbles.map(([x, y, r]) => disc(x, y, r)).join(""), "#d9fbf2", 0.8),
    fish(),
  );
}

/** Somebody who swims under water, two tones, with a mask: 140 long, upright round 0,0 with the head up. */
function diver({ x, y, size, heading, suit, whole = false }: Diver): Drawing {
  const [lit, shade] = ["#d49a70", "#7d6a74"];
  const far =
    limb([
      [4, 14, 7],
      [14, 42, 5],
      [6, 70, 3],
    ]) +
    limb([
      [7, -26, 4.4],
      [19, -46, 3.6],
      [14, -66, 2.6],
    ]);
  const near =
    limb([
      [-4, 14, 7.4],
      [-9, 44, 5.4],
      [-6, 74, 3.2],
    ]) +
    limb([
      [-7, -26, 4.6],
      [-11, -48, 3.8],
      [-5, -72, 2.8],
    ]);
  const trunk = "M-9-30Q0-36 9-30Q10-10 8 0Q11 12 9 20Q0 26-9 20Q-11 12-8 0Q-11-12-9-30Z";
  const fins = "M-9 72L-16 102Q-8 108 0 104L-3 74Z";
  return place(
    turned(
      fill("M4 68L2 98Q10 104 17 98L10 70Z", "#123f63") +
        fill(far, shade) +
        fill(trunk, lit) +
        fill("M3-33Q8-32 9-30Q10-10 8 0Q11 12 9 20Q6 24 2 24Q4-4 3-33Z", shade) +
        fill(
          whole
            ? "M-8-24Q0-16 8-24Q9-8 8 0Q11 12 9 21Q0 28-9 21Q-11 12-8 0Q-9-10-8-24Z"
            : "M-9 4H9Q11 14 9.6 26H1L0 20L-1 26H-9.6Q-11 14-9 4Z",
          suit,
        ) +
        fill(near, lit) +
        fill(fins, "#175a86") +
        fill(disc(0, -42, 8, 9.4), "#3f2a2a") +
        fill("M-8-44Q0-38 8-44L7-36Q0-30-7-36Z", "#f3c14a"),
      heading,
    ),
    x,
    y,
    size,
  );
}

/** A shoal that turns away from the divers. */
function fish(): Drawing {
  const shoal = placesOf([
    900, 1000, 30, 948, 976, 26, 960, 1016, 32, 1010, 990, 28, 1030, 1034, 34, 1076, 1004, 30, 1090, 1046, 26, 1136,
    1024, 32, 1004, 1060, 24, 1188, 1052, 26,
  ]);
  const body = ([x, y, l]: readonly [number, number, number]): Path =>
    lens(x, y, l, l * 0.5) +
    `M${short(x - l * 0.36)} ${short(y)}l${short(-l * 0.34)} ${short(-l * 0.2)}l${short(l * 0.08)} ${short(l * 0.2)}l${short(-l * 0.08)} ${short(l * 0.2)}z`;
  return (
    fill(shoal.map(body).join(""), "#124d70") +
    fill(shoal.map(([x, y, l]) => lens(x + 1, y - l * 0.07, l * 0.8, l * 0.14)).join(""), "#bfeee4")
  );
}

/** A dark rock with weed in the right corner, cut by the edge. */
function drawNear(sheet: Sheet): void {
  const rock =
    "M1180 1240C1220 1160 1290 1120 1360 1106C1400 1060 1470 1030 1540 1020C1580 1000 1620 990 1660 992V1240Z";
  sheet.add(
    fill(rock, "#0f3f63"),
    sheet.clipped(
      rock,
      fill(
        "M1160 1240C1220 1150 1290 1116 1364 1100L1400 1130L1330 1160L1290 1240ZM1364 1106C1400 1050 1470 1024 1560 1010L1520 1060L1450 1090L1430 1130Z",
        "#2c7390",
      ) +
        fill(
          "M1376 1112C1420 1062 1480 1036 1540 1026L1500 1054L1440 1078ZM1200 1196C1240 1150 1290 1124 1350 1110L1300 1146L1250 1176Z",
          "#5aa9ae",
        ),
    ),
    weed(),
  );
}

/** Weed on the rock, bent by the same slow swell. */
function weed(): Drawing {
  const random = randomOf(6);
  const blades = counted(24).map((index) => {
    const x = 1420 + index * 9 + random.around(10);
    const y = 1062 - index * 2.6;
    const [tall, bend] = [random.between(60, 150), random.between(10, 50)];
    return `M${short(x - 7)} ${short(y + 12)}Q${short(x - 12)} ${short(y - tall * 0.6)} ${short(x + bend)} ${short(y - tall)}Q${short(x + 10)} ${short(y - tall * 0.4)} ${short(x + 9)} ${short(y + 12)}Z`;
  });
  return (
    fill(blades.filter((_, index) => index % 3).join(""), "#0f3f63") +
    fill(blades.filter((_, index) => index % 3 === 0).join(""), "#2b7d86")
  );
}

/** The surface at the glass: a bright edge, the dark line under it. */
function drawSurface(sheet: Sheet): void {
  const shifted = (down: number) => SURFACE.map(([x, y]): Point => [x, y + down]);
  const edge = (low: readonly Point[]): Path => `${curve(SURFACE)}L${curve(low.toReversed()).slice(1)}Z`;
  const swelling = SURFACE.map(([x, y], index): Point => [x, y + 8 + (index % 3) * 5]);
  sheet.add(
    fill(edge(shifted(26)), "#8fe3dc", 0.5),
    fill(edge(swelling), "#e6fbf4", 0.95),
    stroke(curve(shifted(-3)), "#17708f", 3, 0.7),
  );
}
