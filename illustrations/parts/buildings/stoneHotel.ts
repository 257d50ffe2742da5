import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { type Faces, facesOf } from "./faces.ts";

/** The hotel in metres: the middle of its portal along the front, half the width of its steps, how far they come out and how many they are, the floor that they lead to. */
export const STONE_HOTEL = {
  portal: 9.9,
  steps: 2.1,
  landing: 1,
  tread: 0.36,
  risers: 6,
  floor: 0.96,
  long: 20,
} as const;
const {
  portal: PORTAL,
  steps: STEPS,
  landing: LANDING,
  tread: TREAD,
  risers: RISERS,
  floor: FLOOR,
  long: LONG,
} = STONE_HOTEL;
/** Half the width of the portal; metres up: its crown, the ledge between the storeys, the cornice. */
const [HALF, CROWN, LEDGE, CORNICE] = [0.95, 4, 4.95, 8.4] as const;
/** The middles of the windows. */
const WINDOWS = [1.5, 3.9, 6.3, 13.2, 15.6] as const;
/** Lamplight: where it is brightest, as it lies on stone, as it dies away. */
const GLOW = { white: "#fff1c4", warm: "#ffd183", amber: "#f0a35a" };

/**
 * A hotel of two storeys in warm stone by lamplight, in a frame whose `along` runs down its front from its left corner: windows with shutters, a
 * balcony over the portal, the lit hall, steps between piers with lanterns. Its colours are those of an evening.
 */
export function stoneHotel(sheet: Sheet, view: Project): Drawing {
  const hotel = facesOf(view);
  return front(sheet, hotel) + portal(sheet, hotel) + steps(sheet, hotel);
}

/** What wet ground before it keeps of the hotel: its wall, and drawn out long the lights of the portal and the windows. */
export function stoneHotelImage(sheet: Sheet, view: Project): Drawing {
  const image = facesOf(([along, across, up]) => view([along, across, -up]));
  const lights = WINDOWS.map((along) => image.front(along - 0.4, along + 0.4, 1.9, 3.8)).join("");
  const lamps = [-1.6, 1.6].map((aside) => image.front(PORTAL + aside - 0.14, PORTAL + aside + 0.14, 2.2, 4)).join("");
  const [, top] = whole(image.at(PORTAL, LANDING, 0));
  return (
    `<g opacity=".5">` +
    sheet.wet(fill(image.front(0, LONG, 0, CORNICE), "#a27c80"), top - 20, top + 360) +
    `</g><g opacity=".62">` +
    sheet.wet(
      fill(lights, GLOW.amber) +
        fill(image.front(PORTAL - STEPS, PORTAL + STEPS, 0, 0.9, 3), "#b98a7c") +
        fill(polygon(archOf(-0.1, 0, image)), GLOW.warm) +
        fill(lamps, GLOW.warm),
      top + 30,
      top + 390,
    ) +
    "</g>"
  );
}

function whole([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}

/** The front: two storeys of warm stone with quoins and a ledge, a cornice under tiled eaves, windows with shutters. */
function front(sheet: Sheet, hotel: Faces): Drawing {
  const [high, low] = [whole(hotel.at(0, 0, CORNICE))[1], whole(hotel.at(0, 0, 1.6))[1]];
  const { stone, stoneDeep, groundShade } = sheet.mood;
  const wall = hotel.front(0, LONG, 0, CORNICE);
  const quoins = counted(18).map((row) => {
    const wide = row % 2 ? 0.5 : 0.78;
    return hotel.front(0, wide, row * 0.46 + 0.02, row * 0.46 + 0.44, 0.02);
  });
  const tiles = counted(48).map((index) => {
    const along = -0.4 + index * 0.36;
    return polyline([hotel.at(along, 0.6, CORNICE + 0.3), hotel.at(along + 1.2, -1.6, CORNICE + 1.2)]);
  });
  const eaves = polygon([
    hotel.at(-0.5, 0.6, CORNICE + 0.3),
    hotel.at(LONG, 0.6, CORNICE + 0.3),
    hotel.at(LONG, -1.6, CORNICE + 1.2),
    hotel.at(1, -1.6, CORNICE + 1.2),
  ]);
  return [
    fill(eaves, "#a8594f"),
    sheet.clipped(eaves, stroke(tiles.join(""), "#733f55", 4, 0.7)),
    fill(
      wall,
      sheet.linear(
        [
          [0, "#a78694"],
          [0.35, stone],
          [0.75, "#d9ac85"],
          [1, "#b98d7c"],
        ],
        whole(hotel.at(0, 0, 0)),
        whole(hotel.at(13.5, 0, 0)),
      ),
    ),
    blocks(hotel, 0, LONG, 0.5, CORNICE, 3),
    // The sky's blue takes the head of the wall, the lamps its foot.
    fill(
      wall,
      sheet.linear(
        [
          [0, "#35407a", 0.62],
          [0.55, "#4a4a80", 0.16],
          [1, "#4a4a80", 0],
        ],
        [0, high],
        [0, low],
      ),
    ),
    fill(quoins.join(""), sheet.downwards(["#a28a9a", "#d6ac92", "#e9c29a"], high, low)),
    sheet.clipped(
      wall,
      glowAt(sheet, hotel, PORTAL, 3.2, 4.4, 0.75) +
        WINDOWS.map((along) => glowAt(sheet, hotel, along, 2.9, 1.9, 0.4, GLOW.amber)).join(""),
    ),
    fill(hotel.front(0, LONG, 0, 0.5, 0.06), "#7b6680"),
    fill(hotel.level(0, LONG, 0, 0.06, 0.5), "#d9b18e"),
    fill(hotel.front(0, LONG, LEDGE - 0.12, LEDGE, 0.02), stoneDeep, 0.5),
    fill(hotel.front(-0.1, LONG, LEDGE, LEDGE + 0.2, 0.1), "#e8c29b"),
    fill(hotel.front(0, LONG, CORNICE - 0.5, CORNICE), stoneDeep, 0.55),
    fill(hotel.level(-0.4, LONG, 0, 0.5, CORNICE), "#4c4470"),
    // Blocks that carry the eaves.
    fill(
      counted(40)
        .map((index) => hotel.front(index * 0.5, index * 0.5 + 0.2, CORNICE - 0.26, CORNICE, 0.36))
        .join(""),
      "#a98588",
    ),
    fill(hotel.front(-0.4, LONG, CORNICE, CORNICE + 0.3, 0.5), "#c9a08c"),
    fill(hotel.level(0, LONG, 0, 0.8, 0), groundShade, 0.5),
    ...WINDOWS.map((along, index) => windowAt(sheet, hotel, along, 1.7, 3.9, index !== 1)),
    ...WINDOWS.map((along, index) => windowAt(sheet, hotel, along, 5.5, 7.35, index === 1 || index === 3)),
  ].join("");
}

/** Courses of squared blocks on a piece of the front: some lighter, some darker than the wall. */
function blocks(hotel: Faces, from: number, to: number, low: number, high: number, seed: number): Drawing {
  const random = randomOf(seed * 19);
  const faces = { lit: "", dark: "", warm: "" };
  const rows = Math.round((high - low) / 0.42);
  let joints = "";
  for (const row of counted(rows)) {
    const [foot, head] = [mixed(low, high, row / rows), mixed(low, high, (row + 1) / rows)];
    joints += polyline([hotel.at(from, 0, foot), hotel.at(to, 0, foot)]);
    for (let left = from - random.between(0, 0.6); left < to;) {
      const wide = random.between(0.5, 1.05);
      const lot = random.next();
      const piece = hotel.front(Math.max(from, left), Math.min(to, left + wide) - 0.035, foot + 0.03, head);
      if (lot < 0.22) faces.lit += piece;
      else if (lot < 0.42) faces.dark += piece;
      else if (lot < 0.54) faces.warm += piece;
      left += wide;
    }
  }
  return (
    stroke(joints, "#75627d", 1.6, 0.4) +
    fill(faces.lit, "#dcb08c", 0.42) +
    fill(faces.dark, "#8a7080", 0.32) +
    fill(faces.warm, "#c88a6c", 0.34)
  );
}

/** A glow on the wall, as wide as it is high in metres of the front. */
function glowAt(
  sheet: Sheet,
  hotel: Faces,
  along: number,
  up: number,
  metres: number,
  strength: number,
  colour = GLOW.warm,
) {
  const [[x, y], [, top]] = [hotel.at(along, 0, up), hotel.at(along, 0, up + metres)];
  return sheet.glow([Math.round(x), Math.round(y)], Math.round(y - top), colour, strength);
}

/** A tall window: its reveal, the room's light behind bars and curtains, shutters folded back, a stone frame and sill. */
function windowAt(sheet: Sheet, hotel: Faces, along: number, low: number, high: number, lit: boolean): Drawing {
  const half = 0.48;
  const pane = (from: number, to: number, foot: number, head: number, forward = 0) =>
    hotel.front(along + from, along + to, foot, head, forward);
  const [top, foot] = [Math.round(hotel.at(along, 0, high)[1]), Math.round(hotel.at(along, 0, low)[1])];
  const shutter = (from: number): Drawing => {
    const slats = counted(9).map((index) => {
      const up = mixed(low + 0.12, high - 0.12, (index + 0.5) / 9);
      return polyline([hotel.at(along + from + 0.06, 0.06, up), hotel.at(along + from + 0.42, 0.06, up)]);
    });
    return (
      fill(pane(from + 0.06, from + 0.56, low - 0.06, high - 0.06), "#4a4168", 0.5) +
      fill(pane(from, from + 0.48, low, high, 0.06), lit ? "#42698a" : "#385a80") +
      stroke(slats.join(""), "#23405f", 2.4, 0.8)
    );
  };
  return (
    fill(pane(-half - 0.16, half + 0.16, low - 0.02, high + 0.2), "#ecc7a0") +
    fill(pane(-half - 0.16, half + 0.16, high + 0.16, high + 0.24, 0.1), "#f6dcb4") +
    fill(pane(-half, half, low, high), "#5a4463") +
    fill(
      pane(-half + 0.02, half - 0.12, low, high - 0.06, -0.02),
      lit
        ? sheet.downwards(["#ffe9b4", "#ffc873", "#f0a35a"], top, foot)
        : sheet.downwards(["#33457c", "#5b6a9a"], top, foot),
    ) +
    fill(
      pane(-half + 0.02, -half + 0.26, low, high - 0.06) + pane(0.2, half - 0.12, low, high - 0.06),
      lit ? "#e09350" : "#6b7aa6",
      0.75,
    ) +
    stroke(
      polyline([hotel.at(along - 0.04, 0, low), hotel.at(along - 0.04, 0, high - 0.06)]) +
        polyline([
          hotel.at(along - half, 0, mixed(low, high, 0.68)),
          hotel.at(along + half - 0.12, 0, mixed(low, high, 0.68)),
        ]),
      "#5a3f52",
      4,
    ) +
    shutter(-1.12) +
    shutter(0.64) +
    fill(pane(-0.7, 0.7, low - 0.16, low, 0.14), "#f6d5a8") +
    fill(pane(-0.7, 0.7, low - 0.26, low - 0.16), "#5f5279", 0.7)
  );
}

/** An arch of the front from the floor inside, so far behind its face. */
function archOf(grow: number, forward: number, { at }: Faces): Point[] {
  const half = HALF + grow;
  return [
    at(PORTAL - half, forward, FLOOR),
    ...shares(15).map((share) =>
      at(PORTAL - half * Math.cos(share * Math.PI), forward, CROWN - HALF + half * Math.sin(share * Math.PI)),
    ),
    at(PORTAL + half, forward, FLOOR),
  ];
}

/** The portal: wedges about the arch, its deep reveal, the lit hall with its leaves folded back; over it a balcony. */
function portal(sheet: Sheet, hotel: Faces): Drawing {
  const opening = polygon(archOf(0, 0, hotel));
  const wedge = (index: number, count: number): Path => {
    const at = (angle: number, reach: number) =>
      hotel.at(PORTAL - reach * Math.cos(angle), 0.05, CROWN - HALF + reach * Math.sin(angle));
    const [a, b] = [(Math.PI * index) / count + 0.015, (Math.PI * (index + 1)) / count - 0.015];
    const out = index === (count - 1) / 2 ? HALF + 0.62 : HALF + 0.42;
    return polygon([at(a, HALF), at((a + b) / 2, HALF), at(b, HALF), at(b, out), at(a, out)]);
  };
  const jamb = (from: number, to: number) =>
    counted(5)
      .map((row) => hotel.front(from, to, FLOOR + row * 0.42 + 0.02, FLOOR + row * 0.42 + 0.4, 0.05))
      .join("");
  const [top, foot] = [Math.round(hotel.at(PORTAL, 0, CROWN)[1]), Math.round(hotel.at(PORTAL, 0, FLOOR)[1])];
  const [lampX, lampY] = hotel.at(PORTAL, -1.2, 3.3);
  const balcony = (from: number, to: number, low: number, high: number, forward: number) =>
    hotel.front(PORTAL + from, PORTAL + to, low, high, forward);
  const bars = counted(25).map((index) => {
    const along = PORTAL - 1.7 + (index * 3.4) / 24;
    return polyline([hotel.at(along, 0.85, LEDGE + 0.3), hotel.at(along, 0.85, LEDGE + 1.2)]);
  });
  // A scroll of stone under the slab: its shaded right side, and the narrow front that curves back to the wall.
  const corbel = (along: number): Drawing => {
    const bend = pointsOf([0.8, 0.1, 0.8, -0.06, 0.62, -0.16, 0.36, -0.22, 0.2, -0.36, 0.05, -0.44]);
    const line = (at: number) => bend.map(([forward, up]) => hotel.at(at, forward, LEDGE + up));
    return (
      fill(polygon([...line(along + 0.24), hotel.at(along + 0.24, 0.05, LEDGE + 0.1)]), "#8d6a72") +
      fill(polygon([...line(along), ...line(along + 0.24).toReversed()]), "#efcb9e")
    );
  };
  return [
    fill(polygon(archOf(0.42, 0.02, hotel)), "#b98e78"),
    fill(jamb(PORTAL - HALF - 0.42, PORTAL - HALF) + jamb(PORTAL + HALF, PORTAL + HALF + 0.42), "#f4d6aa"),
    fill(
      counted(13)
        .map((index) => (index % 2 ? "" : wedge(index, 13)))
        .join(""),
      "#fbe2b6",
    ),
    fill(
      counted(13)
        .map((index) => (index % 2 ? wedge(index, 13) : ""))
        .join(""),
      "#e6b48a",
    ),
    fill(opening, "#d99a5c"),
    sheet.clipped(
      opening,
      // The hall: its wall in the lamp's light, a picture, a console, the floor that shines.
      fill(polygon(archOf(0, -0.4, hotel)), sheet.downwards(["#ffdf9c", "#ffedbe", "#ffd286"], top, foot)) +
        fill(hotel.front(PORTAL - 0.3, PORTAL + 1.6, FLOOR + 0.1, FLOOR + 0.95, -2.4), "#d88d50", 0.7) +
        fill(hotel.front(PORTAL - 0.1, PORTAL + 1.4, FLOOR + 0.9, FLOOR + 1, -2.4), "#8a4a3c") +
        fill(hotel.front(PORTAL + 0.2, PORTAL + 1, FLOOR + 1.3, FLOOR + 2.1, -2.4), "#e7a862") +
        fill(hotel.front(PORTAL + 0.28, PORTAL + 0.92, FLOOR + 1.38, FLOOR + 2.02, -2.4), "#7fa0a8") +
        fill(hotel.level(PORTAL - 1.5, PORTAL + 2, -2.6, 0, FLOOR), "#f6c27c") +
        fill(hotel.level(PORTAL - 0.6, PORTAL + 0.9, -2.2, 0, FLOOR), "#b5574a", 0.8),
    ),
    // The left leaf stands open in its reveal.
    sheet.clipped(opening, fill(hotel.flank(PORTAL + HALF - 0.06, -1, 0, FLOOR, CROWN), "#7b4436")),
    sheet.glow([Math.round(lampX), Math.round(lampY)], 90, GLOW.white, 0.95),
    stroke(polyline([hotel.at(PORTAL, -1.2, 4.2), [lampX, lampY]]), "#7b4a3a", 3),
    place(lamp(), lampX, lampY + 22, 0.34),
    // The balcony on its corbels: a slab, a rail of iron, the lit door behind it.
    fill(balcony(-0.62, 0.62, LEDGE + 0.2, LEDGE + 2.7, 0), "#ecc7a0"),
    fill(balcony(-0.48, 0.48, LEDGE + 0.2, LEDGE + 2.56, 0), "#ffcf80"),
    fill(
      balcony(-0.48, -0.2, LEDGE + 0.2, LEDGE + 2.56, 0) + balcony(0.24, 0.48, LEDGE + 0.2, LEDGE + 2.56, 0),
      "#e09350",
    ),
    stroke(polyline([hotel.at(PORTAL, 0, LEDGE + 0.2), hotel.at(PORTAL, 0, LEDGE + 2.56)]), "#5a3f52", 4),
    fill(hotel.level(PORTAL - 1.8, PORTAL + 1.8, 0, 0.9, LEDGE + 0.08), "#a77a66"),
    ...[-1.6, -0.75, 0.5, 1.35].map((along) => corbel(PORTAL + along)),
    fill(balcony(-1.8, 1.8, LEDGE + 0.08, LEDGE + 0.3, 0.9), "#f0cda2"),
    stroke(bars.join(""), "#23264a", 2.6),
    stroke(
      polyline([hotel.at(PORTAL - 1.75, 0.85, LEDGE + 1.2), hotel.at(PORTAL + 1.75, 0.85, LEDGE + 1.2)]) +
        polyline([hotel.at(PORTAL + 1.75, 0.85, LEDGE + 0.3), hotel.at(PORTAL + 1.75, 0.85, LEDGE + 1.2)]) +
        polyline([hotel.at(PORTAL + 1.75, 0, LEDGE + 1.2), hotel.at(PORTAL + 1.75, 0.85, LEDGE + 1.2)]),
      "#23264a",
      5,
    ),
    // A lamp on each side of the door.
    ...[-1.6, 1.6].map((aside) => {
      const [x, y] = hotel.at(PORTAL + aside, 0.3, 2.9);
      return (
        sheet.glow([Math.round(x), Math.round(y)], 130, GLOW.warm, 0.8) +
        stroke(
          polyline([hotel.at(PORTAL + aside, 0, 3.5), hotel.at(PORTAL + aside, 0.3, 3.5), [x, y - 34]]),
          "#1d2144",
          4,
        ) +
        place(lamp(), x, y + 20, 0.56)
      );
    }),
  ].join("");
}

/** A lantern of iron and glass, 100 high over its foot. */
function lamp(): Drawing {
  return (
    fill("M-20-12L-27-70H27L20-12Z", "#ffe3a0") +
    fill("M-6-16Q-12-40 0-58Q12-40 6-16Z", "#fffbe8") +
    stroke("M-20-12L-27-70M20-12L27-70M0-12V-70", "#1d2144", 4) +
    fill("M-24-12H24V-4H-24ZM-32-70Q-18-78-9-94H9Q18-78 32-70Z", "#1d2144") +
    fill(disc(0, -97, 5), "#1d2144")
  );
}

/** The steps, each tread lit and each riser in shade; a pier with a lantern at each side. */
function steps(sheet: Sheet, hotel: Faces): Drawing {
  const [from, to] = [PORTAL - STEPS, PORTAL + STEPS];
  const out = (index: number) => LANDING + (RISERS - 1 - index) * TREAD;
  const pier = (along: number): Drawing => {
    const wide = 0.62;
    const far = LANDING + RISERS * TREAD;
    const high = FLOOR + 0.1;
    const [x, y] = hotel.at(along + wide / 2, far - 0.3, high + 0.12);
    return (
      fill(hotel.level(along - 0.1, along + wide + 1.4, far - 0.9, far + 0.1, 0), sheet.mood.groundShade, 0.5) +
      fill(
        hotel.front(along, along + wide, 0, high, far),
        sheet.downwards(
          ["#e8bd92", "#a98078"],
          whole(hotel.at(along, far, high))[1],
          whole(hotel.at(along, far, 0))[1],
        ),
      ) +
      fill(hotel.flank(along + wide, 0, far, 0, high), "#6a5a80") +
      fill(hotel.front(along - 0.06, along + wide + 0.06, high, high + 0.12, far + 0.06), "#f8dbae") +
      fill(hotel.level(along - 0.06, along + wide + 0.06, 0, far + 0.06, high + 0.12), "#d9b090") +
      sheet.glow([Math.round(x), Math.round(y - 40)], 170, GLOW.warm, 0.75) +
      place(lamp(), x, y, 0.72)
    );
  };
  const treads = counted(RISERS)
    .toReversed()
    .map((index) => {
      const [low, high] = [(FLOOR / RISERS) * index, (FLOOR / RISERS) * (index + 1)];
      return (
        fill(
          hotel.level(from, to, index === RISERS - 1 ? 0 : out(index + 1), out(index), high),
          blend("#f5cf98", "#cfa286", 1 - index / 5),
        ) +
        fill(hotel.front(from, to, low, high, out(index)), blend("#b78272", "#85698a", 1 - index / 5)) +
        fill(hotel.front(from, to, high - 0.03, high, out(index)), "#ffe2b0", 0.8)
      );
    });
  return pier(from - 0.62) + treads.join("") + pier(to);
}
