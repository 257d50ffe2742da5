import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

export interface GuletUnderSailOptions {
  /** Ensign and pennant; without them the ends of both staffs are bare: the ensign's at -298,-172, the pennant's at 65,-452. */
  flags?: boolean;
  /** Colours of the planks: facing the light, facing the viewer, facing away from the light. */
  wood?: readonly [light: string, middle: string, shade: string];
  /** Cloth in the light and in its own shade, and the line of a seam. */
  cloth?: readonly [light: string, shade: string, seam: string];
}

const [SPAR, SPAR_LIGHT, BRASS] = ["#57312a", "#a36a45", "#d9a550"];

/**
 * A gulet close-hauled with all her sails drawing, her bow to the right, flag and pennant streaming aft. 680 units long, 460
 * high; her waterline is at y 0 and next to nothing of her lies below it, for the foam to hide. Her bulwark runs whole from stern to
 * stem; house, bench and skylight stand behind it.
 */
export function guletUnderSail(
  sheet: Sheet,
  {
    flags = true,
    wood = ["#b5673a", "#99512f", "#6d3529"],
    cloth = ["#fffaf0", "#c3d0e2", "#a9bad0"],
  }: GuletUnderSailOptions = {},
): Drawing {
  return (
    stroke("M226-84L402-146", SPAR, 8) +
    stroke("M228-87L402-148.500", SPAR_LIGHT, 2.4) +
    stroke("M64-404L400-147M64-330L302-126M-112-326L64-404M-112-326L-262-92M400-145L247-40", SPAR, 1.4) +
    sailOf(STAYSAIL, cloth) +
    sailOf(JIB, cloth) +
    house(sheet) +
    spars() +
    sailOf(MIZZEN, cloth) +
    sailOf(MAIN, cloth) +
    masts() +
    hullOf(sheet, wood) +
    stroke("M64-400L34-48M64-400L98-50M-112-322L-140-58M-112-322L-84-54", SPAR, 1.5) +
    stroke("M-276-92L-298-172", SPAR, 4) +
    (flags
      ? place(turned(turkishFlag({ height: 44, fly: "left" }), 4), -298, -172) +
        fill("M64-452Q42-462 18-456Q-2-450-20-458Q-2-438 18-441Q40-444 64-436Z", "#c4252f")
      : "")
  );
}

/** Height of the deck's edge over the water: low in the waist, sweeping up to both ends. */
function sheer(x: number): number {
  const from = (x - 20) / (x < 20 ? 296 : 282);
  return -(50 + (x < 20 ? 42 : 72) * Math.abs(from) ** 2.1);
}

/** A strip along the hull, between two depths below the sheer. */
function strake(from: number, to: number, upper: number, lower: number): Path {
  const line = (down: number) =>
    shares(25).map((share): Point => {
      const x = mixed(from, to, share);
      return [x, sheer(x) + down];
    });
  return `${curve(line(upper))}${curve(line(lower).toReversed()).replace("M", "L")}Z`;
}

function hullOf(sheet: Sheet, [light, middle, shade]: readonly [string, string, string]): Drawing {
  const edge = shares(33).map((share): Point => {
    const x = mixed(-276, 302, share);
    return [x, sheer(x)];
  });
  const { mood } = sheet;
  // Counter, keel and the hollow of the clipper bow.
  const body = `${curve(edge)}Q262-70 216 3Q-10 6-226 3Q-266-40-276-92Z`;
  const portholes = counted(9).map((index): Point => [-170 + index * 38, sheer(-170 + index * 38) + 33]);
  return (
    fill(body, middle) +
    sheet.clipped(
      body,
      fill("M-300-120H-196Q-214-50-190 30H-300Z", light) +
        fill("M96-70Q150-30 128 30H330V-150H300Z", shade) +
        fill("M-300-26Q-120 4 20-2Q180-6 330-52V40H-300Z", shade) +
        fill("M-300-6Q-60 4 20 2Q160 0 330-18V40H-300Z", "#43232b") +
        fill(strake(-280, 310, 44, 45.4), shade, 0.8) +
        fill(strake(-280, 310, 0, 14), mood.wallBright) +
        fill(strake(110, 310, 0, 14), mood.wallShade) +
        fill(strake(-280, 310, 18, 22.5), BRASS),
    ) +
    fill(strake(-280, 304, -5, 1), SPAR_LIGHT) +
    fill(strake(-280, 304, -1.5, 1.5), SPAR) +
    fill(portholes.map(([x, y]) => disc(x, y, 4.4)).join(""), BRASS) +
    fill(portholes.map(([x, y]) => disc(x, y, 3)).join(""), "#2b2f4a")
  );
}

/**
 * The saloon's roof and panes, the bench at the stern under its rail, a skylight and the anchor's winch: all stand below the bulwark's edge.
 */
function house({ mood }: Sheet): Drawing {
  const panes = counted(5).map((index) => -84 + index * 23);
  return (
    // Bench, table edge and rail astern.
    fill("M-258-70V-104Q-205-92-150-86V-50H-258Z", "#2b6f95") +
    fill("M-258-104Q-205-92-150-86V-80Q-205-86-258-97Z", mood.wallBright) +
    stroke("M-266-86V-122M-226-76V-113M-186-66V-106M-146-60V-101", mood.wallBright, 2.4) +
    stroke("M-266-122Q-205-108-146-101", mood.wallBright, 2.6) +
    // The saloon.
    fill("M-100-40L-94-92H30L40-40Z", mood.wall) +
    fill("M30-92L40-40H62L44-92Z", mood.wallShade) +
    fill(panes.map((x) => box(x, -84, 17, 17)).join(""), mood.window) +
    fill(
      panes
        .map((x) =>
          polygon([
            [x, -84],
            [x + 9, -84],
            [x, -71],
          ]),
        )
        .join(""),
      mood.wall,
      0.45,
    ) +
    fill("M-106-99H50V-91H-106Z", SPAR) +
    fill("M-106-99H50V-96H-106Z", SPAR_LIGHT) +
    // Skylight and winch on the foredeck, the rail along the bow.
    fill("M104-40L112-72H152L160-40Z", mood.wall) +
    fill("M152-72L160-40H174L164-72Z", mood.wallShade) +
    fill("M108-77H168V-71H108Z", SPAR_LIGHT) +
    fill("M206-60V-84H226V-60Z", SPAR) +
    stroke("M100-50V-84M146-56V-89M192-62V-100M238-80V-119M280-100V-144", mood.wallBright, 2.2) +
    stroke("M92-83Q190-90 284-146", mood.wallBright, 2.4)
  );
}

function spars(): Drawing {
  return (
    stroke("M-110-106L-270-124M66-104L-98-120", SPAR, 6) + stroke("M-110-108L-270-126M66-106L-98-122", SPAR_LIGHT, 2)
  );
}

function masts(): Drawing {
  return (
    fill("M-118-48L-115-332H-109L-105-48ZM57-44L61.500-420H67.500L72-44Z", SPAR) +
    fill("M-117-48L-114.500-332H-112.500L-113-48ZM58-44L62-420H64L63-44Z", SPAR_LIGHT) +
    stroke("M65-418V-452", SPAR, 3.4)
  );
}

interface Sail {
  tack: Point;
  head: Point;
  clew: Point;
  /** Outward curve of the leech beyond the straight line from head to clew, and sag of the luff. */
  roach: number;
  sag?: number;
  /** Depth of the sail's curve between luff and leech. */
  belly: number;
  seams: number;
  /** Share of its width along the luff that is in shade, at its foot. */
  shaded: number;
}

const MAIN: Sail = {
  tack: [60, -110],
  head: [62, -402],
  clew: [-92, -126],
  roach: 20,
  belly: 16,
  seams: 6,
  shaded: 0.42,
};
const MIZZEN: Sail = {
  tack: [-117, -112],
  head: [-112, -320],
  clew: [-264, -130],
  roach: 16,
  belly: 12,
  seams: 5,
  shaded: 0.42,
};
const JIB: Sail = {
  tack: [388, -146],
  head: [76, -394],
  clew: [176, -158],
  roach: -26,
  sag: 12,
  belly: 24,
  seams: 6,
  shaded: 0.4,
};
const STAYSAIL: Sail = {
  tack: [292, -122],
  head: [70, -324],
  clew: [88, -112],
  roach: -10,
  sag: 6,
  belly: 16,
  seams: 4,
  shaded: 0.66,
};

/** A sail as cloth that hangs between luff and leech, its leech side in the light, its seams along its panels. */
function sailOf(
  { tack, head, clew, roach, sag = 0, belly, seams, shaded }: Sail,
  [light, shade, seam]: readonly [string, string, string],
): Drawing {
  const bent = (from: Point, to: Point, by: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    return (share: number): Point => {
      const out = Math.sin(share * Math.PI) * by;
      return [from[0] + dx * share + (dy / long) * out, from[1] + dy * share - (dx / long) * out];
    };
  };
  const [luff, leech] = [bent(tack, head, -sag), bent(clew, head, roach)];
  const at = (across: number, up: number): Point => {
    const [a, b] = [luff(up), leech(up)];
    return [
      mixed(a[0], b[0], across),
      mixed(a[1], b[1], across) + Math.sin(across * Math.PI) * belly * (1 - up) ** 0.7,
    ];
  };
  const ups = shares(15);
  const outline = (edge: (up: number) => number): Path =>
    polygon([
      ...ups.map((up) => at(0, up)),
      ...ups.toReversed().map((up) => at(edge(up), up)),
      ...shares(9).map((share) => at(edge(0) * (1 - share), 0)),
    ]);
  const lines = counted(seams).map((index) =>
    polyline(shares(9).map((across) => at(across, ((index + 1) / (seams + 1)) ** 1.15))),
  );
  return (
    fill(
      outline(() => 1),
      light,
    ) +
    fill(
      outline((up) => shaded * (1 - 0.45 * up) + 0.05 * Math.sin(up * 5)),
      shade,
    ) +
    stroke(lines.join(""), seam, 1.3, 0.8) +
    stroke(polyline(ups.map((up) => at(0.985, up))), seam, 1.3, 0.7)
  );
}
