import type { Place, Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Sheet } from "../kit/sheet.ts";
import {
  aftAt,
  athwart,
  beam,
  flank,
  HOUSE,
  level,
  line,
  LONG,
  type Lying,
  MASTS,
  metreOf,
  quad,
  sheer,
  side,
  SPRIT,
  strake,
} from "./guletForm.ts";
import { captain, couple } from "./guletCrew.ts";
import { headsails, mainSail, mastOf, mizzenSail, shroudsOf, staysOf } from "./guletSails.ts";

/** Varnished mahogany, from where the sky shines on it to where it turns under. */
const WOOD = {
  shine: "#f0a068",
  light: "#d06f42",
  body: "#a94a30",
  low: "#7c3029",
  deep: "#54202a",
  boot: "#2b1630",
  cap: "#f4c287",
  capShade: "#a8604a",
  cream: "#ffe9c8",
  creamShade: "#b98386",
  gold: "#e9b45c",
  rope: "#4a2c40",
} as const;

/** The gulet under way: painted from what is far, her port side, to her starboard side, which is close. */
export function guletUnderWay(sheet: Sheet, lying: Lying): Drawing {
  const { view } = lying;
  const [mizzen, main] = MASTS;
  const rail =
    (sign: -1 | 1) =>
    (along: number): Place => [along, sign * beam(along), sheer(along)];
  return (
    inside(view) +
    lifelines(view, 1) +
    shroudsOf(view, mizzen, 1, rail(1)) +
    shroudsOf(view, main, 1, rail(1)) +
    staysOf(view) +
    afterDeck(view) +
    couple(sheet, view) +
    deckhouse(view) +
    captain(sheet, view) +
    mastOf(view, mizzen, 1.1) +
    awning(view) +
    mizzenSail(view) +
    mastOf(view, main, 1.5) +
    mainSail(view) +
    bowsprit(view) +
    headsails(sheet, view) +
    hull(lying) +
    shroudsOf(view, mizzen, -1, rail(-1)) +
    shroudsOf(view, main, -1, rail(-1)) +
    lifelines(view, -1)
  );
}

/** The far bulwark, and the planks of the deck before it. */
function inside(view: Project): Drawing {
  const places = shares(40).map((share) => mixed(0.05, LONG * 0.985, share));
  const edge = (sign: number, drop: number) =>
    places.map((each) =>
      view([each, sign * beam(each) * 0.97, sheer(each) - drop * Math.min(1, (LONG - each) / 4, each / 3)]),
    );
  const planks = counted(15).map((index) => {
    const across = (index - 7) * 0.4;
    const inner = places.filter((each) => each > 1 && each < LONG * 0.88 && beam(each) > Math.abs(across) + 0.1);
    return polyline(inner.map((each) => view([each, across, sheer(each) - 0.75])));
  });
  const ribs = counted(20).map((index) => {
    const each = 2 + index * 1.05;
    return line(view, [each, beam(each) * 0.97, sheer(each)], [each, beam(each) * 0.97, sheer(each) - 0.7]);
  });
  return (
    fill(polygon([...edge(1, 0.75), ...edge(-1, 0.75).toReversed()]), "#cf9a68") +
    stroke(planks.join(""), "#8d5540", 1.1, 0.6) +
    fill(polygon([...edge(1, 0.75), ...edge(1, 0).toReversed()]), WOOD.low) +
    stroke(ribs.join(""), WOOD.deep, 2.2, 0.6) +
    fill(polygon([...edge(1, -0.07), ...edge(1, 0.06).toReversed()]), WOOD.cap)
  );
}

/** Stanchions and their two wires over the rail, and the ratlines' pins. */
function lifelines(view: Project, sign: -1 | 1): Drawing {
  const at = (along: number, up: number) => view([along, sign * beam(along) * 0.97, sheer(along) + up]);
  const posts = counted(17).map((index) => mixed(1.2, 22.6, index / 16));
  const wire = (up: number) => curve(posts.map((along) => at(along, up)));
  return (
    stroke(
      posts.map((along) => polyline([at(along, 0), at(along, 0.62)])).join(""),
      "#fff3dc",
      sign < 0 ? 2 : 1.4,
      0.95,
    ) + stroke(wire(0.6) + wire(0.34), "#fff3dc", 1, sign < 0 ? 0.85 : 0.5)
  );
}

/** The after deck: a deep bench along the far side with its cushions, and the table. */
function afterDeck(view: Project): Drawing {
  const backs = counted(5).map((index) => {
    const at = 1.2 + index * 0.96;
    return quad(view, [at, 2.3, 1.85], [at + 0.9, 2.3, 1.85], [at + 0.86, 2.42, 2.5], [at + 0.04, 2.42, 2.5]);
  });
  return (
    fill(flank(view, 1.6, [1, 6], [1.1, 1.7]), WOOD.low) +
    fill(quad(view, [1, 1.5, 1.82], [6, 1.5, 1.82], [6, 2.35, 1.82], [1, 2.3, 1.82]), "#fff0d2") +
    fill(flank(view, 1.5, [1, 6], [1.68, 1.82]), "#d9b08a") +
    fill(backs.join(""), "#d8694f") +
    fill(level(view, 1.85, [2, 4.9], 0.62), "#e2a468") +
    fill(flank(view, -0.62, [2, 4.9], [1.75, 1.85]), WOOD.deep)
  );
}

/** The awning over it on its poles: its crown in the light, its seams, and a striped valance. */
function awning(view: Project): Drawing {
  const [from, to, half, up] = [1.5, 5.8, 2.1, 3.5];
  const roof = (along: number, across: number): Point => view([along, across, up + 0.34 * (1 - (across / half) ** 2)]);
  // Beyond it the cloth falls away from us.
  const crown = half * 0.5;
  const lengthwise = (across: number) => shares(13).map((share) => roof(mixed(from, to, share), across));
  const athwartships = (along: number) => shares(13).map((share) => roof(along, mixed(-half, crown, share)));
  const hem = (share: number, drop: number) => view([mixed(from, to, share), -half, up - drop]);
  const flaps = counted(16).map((index) =>
    polygon([
      hem(index / 16, 0),
      hem((index + 1) / 16, 0),
      hem((index + 0.9) / 16, 0.26),
      hem((index + 0.5) / 16, 0.31),
      hem((index + 0.1) / 16, 0.26),
    ]),
  );
  const poles = [from + 0.1, (from + to) / 2, to - 0.1].map((along) =>
    line(view, [along, -beam(along) * 0.95, sheer(along)], [along, -half, up]),
  );
  return (
    stroke(poles.join(""), "#f6dcb2", 2.6) +
    fill(
      polygon([
        ...lengthwise(crown),
        ...athwartships(to).toReversed(),
        ...lengthwise(-half).toReversed(),
        ...athwartships(from),
      ]),
      "#fff6e0",
    ) +
    fill(polygon([...lengthwise(-half * 0.25), ...lengthwise(-half).toReversed()]), "#f1cf9e") +
    stroke([1.8, 2.8, 3.8, 4.8].map((along) => polyline(athwartships(along))).join(""), "#c99668", 1.4) +
    fill(flaps.filter((_, index) => index % 2 === 0).join(""), "#2f7d8c") +
    fill(flaps.filter((_, index) => index % 2 === 1).join(""), "#fff6e0")
  );
}

/** The deckhouse: varnish, panes in which the evening shines, a pale roof with mats and a skylight; the wheel stands aft of it. */
function deckhouse(view: Project): Drawing {
  const { from, to, half, foot, roof } = HOUSE;
  const panes = counted(6).map((index) => mixed(from + 0.3, to, index / 6));
  const pane = (inset: number) =>
    panes
      .map((at) =>
        flank(view, -half - 0.01, [at + inset, at + 0.66 - inset], [foot + 0.72 + inset, roof - 0.22 - inset]),
      )
      .join("");
  const glint = panes.map((at) =>
    quad(
      view,
      [at + 0.1, -half, roof - 0.3],
      [at + 0.4, -half, roof - 0.3],
      [at + 0.2, -half, foot + 0.82],
      [at + 0.1, -half, foot + 0.82],
    ),
  );
  const mats = [8.9, 10.3, 11.7].map((at) =>
    quad(
      view,
      [at, -1.45, roof + 0.3],
      [at + 1.2, -1.45, roof + 0.3],
      [at + 1.2, 1.3, roof + 0.3],
      [at, 1.3, roof + 0.3],
    ),
  );
  return (
    fill(flank(view, -half, [from, to], [foot, roof]), WOOD.light) +
    fill(flank(view, -half, [from, to], [foot, foot + 0.55]), WOOD.low) +
    fill(athwart(view, to, [-half, half], [foot, roof]), WOOD.low) +
    fill(pane(0), WOOD.deep) +
    fill(pane(0.05), "#35607c") +
    fill(glint.join(""), "#ffdca0", 0.85) +
    fill(level(view, roof + 0.16, [from - 0.35, to + 0.4], half + 0.22), "#ffe7c2") +
    fill(mats.join(""), "#2f7d8c") +
    fill(
      mats
        .map((_, index) => flank(view, -1.45, [8.9 + index * 1.4, 10.1 + index * 1.4], [roof + 0.16, roof + 0.3]))
        .join(""),
      "#1f5a72",
    ) +
    fill(flank(view, -0.6, [13, 14], [roof + 0.16, roof + 0.5]), WOOD.body) +
    fill(flank(view, -half - 0.22, [from - 0.35, to + 0.4], [roof, roof + 0.16]), "#fff6e2") +
    fill(athwart(view, to + 0.4, [-half - 0.22, half + 0.22], [roof, roof + 0.16]), WOOD.creamShade)
  );
}

/** The bowsprit with its plank, the net below it, and its stays. */
function bowsprit(view: Project): Drawing {
  const root: Place = [LONG - 1.4, 0, sheer(LONG) - 0.15];
  const metre = metreOf(view, SPRIT);
  const at = (share: number, across: number, drop: number): Place => [
    mixed(LONG - 0.2, SPRIT[0] - 0.3, share),
    across * (1 - share * 0.9),
    mixed(sheer(LONG) + 0.02, SPRIT[2] - 0.02, share) - drop * Math.sin(Math.PI * Math.min(1, share + 0.12)),
  ];
  const net = [
    ...counted(9).map((index) =>
      line(view, at(index / 9, -0.75, 0.05), at(index / 9, 0, 0.55), at(index / 9, 0.75, 0.05)),
    ),
    ...[-0.5, -0.25, 0, 0.25].map((across) =>
      polyline(shares(7).map((share) => view(at(share * 0.95, across * 1.3, 0.55 - Math.abs(across) * 0.7)))),
    ),
  ];
  const edges = [-1, 1].map((sign) => polyline(shares(7).map((share) => view(at(share, sign * 0.8, 0)))));
  return (
    stroke(net.join(""), "#6b4250", 1.2, 0.75) +
    stroke(edges.join(""), "#fff3dc", 1.8) +
    stroke(line(view, root, SPRIT), WOOD.deep, metre * 0.32) +
    stroke(line(view, [root[0], -0.05, root[2] + 0.05], [SPRIT[0], 0, SPRIT[2] + 0.03]), WOOD.light, metre * 0.2) +
    stroke(line(view, [root[0], -0.05, root[2] + 0.11], [SPRIT[0], 0, SPRIT[2] + 0.07]), WOOD.shine, metre * 0.06) +
    stroke(line(view, [SPRIT[0] - 0.5, 0, SPRIT[2] - 0.05], SPRIT), WOOD.cream, metre * 0.24)
  );
}

/** Her side: mahogany under varnish, which keeps the sky as a long light and the sea as a dark one; rails, portholes, scroll and anchor. */
function hull({ view, afloat }: Lying): Drawing {
  const swell = (share: number, from: number, to: number) =>
    share <= from || share >= to ? 0 : Math.sin(((share - from) / (to - from)) * Math.PI) ** 0.7;
  const shine = (low: number, thick: number, [from, to]: Point) =>
    polygon(
      strake(
        afloat,
        (share) => low - thick * swell(share, 0, 1),
        (share) => low + thick * swell(share, 0, 1),
        [from, to],
      ),
    );
  // Forward of this line her side turns away from the light.
  const turn = (girth: number) => 14.6 + 5.2 * girth;
  const bow = (low: number, high: number, aft = 0): Path =>
    polygon([
      ...shares(8)
        .map((share) => mixed(low, high, share))
        .map((girth) => afloat(side(turn(girth) - aft, girth))),
      ...shares(14).map((share) => afloat(side(mixed(turn(high) - aft, LONG, share), high))),
      ...shares(10).map((share) => afloat(side(LONG, mixed(high, low, share)))),
      ...shares(14).map((share) => afloat(side(mixed(LONG, turn(low) - aft, share), low))),
    ]);
  const seams = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((girth) =>
    polyline(shares(30).map((share) => afloat(side(mixed(aftAt(girth) + 0.55, LONG * 0.99, share ** 1.6), girth)))),
  );
  const ports = [3.6, 5.8, 8, 10.2, 12.4, 14.6, 16.8].map((at) => view(side(at, 0.6)));
  const round = (radius: number) => ports.map(([x, y]) => disc(x, y, radius * 0.86, radius)).join("");
  const post = polyline(shares(14).map((share) => afloat(side(LONG, mixed(-0.2, 1.06, share)))));
  return (
    fill(polygon(strake(afloat, -0.2, 1)), WOOD.body) +
    fill(polygon(strake(afloat, 0.5, 0.82)), WOOD.light) +
    fill(bow(-0.2, 1, 1.7), WOOD.low, 0.45) +
    fill(bow(-0.2, 1), WOOD.low) +
    fill(polygon(strake(afloat, -0.2, 0.32)), WOOD.deep, 0.75) +
    fill(polygon(strake(afloat, -0.2, 0.1)), WOOD.boot) +
    fill(polygon(strake(afloat, 0.1, 0.13)), WOOD.cream, 0.9) +
    fill(shine(0.7, 0.035, [1.2, 13.4]) + shine(0.43, 0.025, [3.4, 15.4]), WOOD.shine, 0.8) +
    fill(shine(0.66, 0.03, [18.4, 23.4]), WOOD.body) +
    stroke(seams.join(""), WOOD.deep, 1, 0.5) +
    fill(round(8), WOOD.gold) +
    fill(round(5.6), WOOD.boot) +
    dots(
      ports.map(([x, y]) => [x - 1.6, y - 2]),
      1.6,
      "#ffe2a8",
    ) +
    fill(polygon(strake(view, 0.82, 0.88)), WOOD.cream) +
    fill(bow(0.82, 0.88), WOOD.creamShade) +
    fill(polygon(strake(view, 0.88, 1)), WOOD.body) +
    fill(bow(0.88, 1), WOOD.low) +
    scroll(view) +
    stroke(post, WOOD.deep, metreOf(view, [LONG, 0, 2]) * 0.2) +
    anchor(view) +
    fill(polygon(strake(view, 0.985, 1.06)), WOOD.cap) +
    fill(bow(0.985, 1.02), WOOD.capShade)
  );
}

/** The gilt scroll on her bulwark at the bow: a vine that tapers off aft, its leaves to both sides. */
function scroll(view: Project): Drawing {
  const at = (share: number, aside = 0) =>
    view(side(mixed(19.6, 23.8, share), 0.935 + 0.016 * Math.sin(share * Math.PI * 4) * share + aside));
  const leaves = counted(7).map((index) => {
    const share = 0.2 + index * 0.115;
    const up = (index % 2 ? 1 : -1) * 0.03;
    return polygon([at(share), at(share + 0.06, up * 0.9), at(share + 0.12, up), at(share + 0.07, up * 0.2)]);
  });
  return stroke(curve(shares(17).map((share) => at(share))), WOOD.gold, 2) + fill(leaves.join(""), WOOD.gold);
}

/** The anchor, hauled up to its hawse: its shank along her bow, its flukes flat to her side. */
function anchor(view: Project): Drawing {
  const [x, y] = view(side(22.6, 0.7));
  const iron =
    stroke("M0-13V10M-9 3Q-7 10 0 11Q7 10 9 3M-5-8H5", WOOD.boot, 3) + stroke("M-1-12V8M-8 4Q-6 9 0 10", "#b98f92", 1);
  return fill(disc(x + 9, y - 9, 5, 4.4), WOOD.boot) + place(turned(iron, 46), x, y);
}
