import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import { MAP_DAY, MAP_NIGHT, type MapColours } from "./colours.ts";
import { type Feature, HOUSES } from "../../content/map/houses.ts";
import { HOUSE_SCALE } from "../../src/content/map/houseBoxes.ts";
import { FERRY } from "../../content/map/ways.ts";
import { roadsOf } from "../../src/content/map/roads.ts";
import { BUILT_UP, GROVES, LAKES, RIDGES, RIVERS, RUINS, TERRACES } from "./features.ts";
import {
  crayon,
  basins,
  cavea,
  groves,
  houses,
  lighthouse,
  ridges,
  rose,
  sailingGulet,
  scattered,
  seaway,
  type Spot,
} from "./marks.ts";
import { groundBox, isAtSea, landOf, type MapSheet, projectionOf } from "../../src/content/map/projection.ts";

/** Line widths and scales of a base map by size, in units of the sheet: bands of the sea, sand along the shore, roads, crayon, marks. */
const WEIGHTS = {
  large: {
    bands: [76, 46, 18],
    sand: 5,
    farSand: 3.4,
    road: 4,
    dash: "12 9",
    farRoad: 2.6,
    farDash: "8 6",
    dot: 2,
    grain: 26,
    ridge: 1.05,
    grove: 1.1,
  },
  small: {
    bands: [30, 18, 7],
    sand: 2.2,
    farSand: 1.8,
    road: 2.4,
    dash: "7 5",
    farRoad: 1.6,
    farDash: "5 4",
    dot: 1.2,
    grain: 10,
    ridge: 0.42,
    grove: 0.6,
  },
} as const;

/** Fragment of the URL (`coast-large.svg#night`) that shows a base map in its night colours. */
const NIGHT_ID = "night";

/**
 * The base map of a sheet as an SVG document: sea, land, relief and roads, without text. The page draws labels, pins and routes itself, so
 * that one file serves all languages; its fragment selects day or night.
 */
export function drawGround(sheet: MapSheet): string {
  const { x, y, width, height } = groundBox(sheet);
  const drawing = drawingOf(sheet, MAP_DAY);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="${NIGHT_ID}" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${nightOf(drawing)}</style>${drawing}</svg>`
  );
}

/**
 * Style rules for the night colours, which apply while the document is opened with the fragment `#night`. Selectors cannot match the
 * ancestors of a `<use>`, but its content inherits custom properties: so the night colours are custom properties.
 */
function nightOf(drawing: Drawing): string {
  const colours = new Map(
    (Object.keys(MAP_DAY) as (keyof MapColours)[]).flatMap((part) => {
      const [day, night] = [MAP_DAY[part], MAP_NIGHT[part]].map((paint) => [paint].flat());
      return (day ?? []).map((colour, index) => [colour, night?.[index]] as const);
    }),
  );
  const nights = [...colours].map(([, night], index) => `--${index}:${night}`).join(";");
  const rules = [...colours.keys()].flatMap((day, index) =>
    ["fill", "stroke"]
      .filter((kind) => drawing.includes(`${kind}="${day}"`))
      .map((kind) => `[${kind}="${day}"]{${kind}:var(--${index},${day})}`),
  );
  return `:target{${nights}}${rules.join("")}`;
}

function drawingOf(sheet: MapSheet, colours: MapColours): Drawing {
  const { x, y, width, height } = groundBox(sheet);
  const land = landOf(sheet);
  const coast = land.map((ring) => curve(ring, true)).join("");
  const weights = WEIGHTS[sheet.size];
  const random = randomOf(sheet.name === "coast" ? 7 : 3);
  const grain = crayonAlong(land, sheet, random);
  const [bandFar, bandMid, bandNear] = weights.bands;
  const bands = (
    [
      [bandFar, 0],
      [bandMid, 1],
      [bandNear, 2],
    ] as const
  )
    .map(
      ([size, index]) =>
        `<use href="#land" fill="none" stroke="${colours.bands[index]}" stroke-width="${size}" stroke-linejoin="round"/>`,
    )
    .join("");
  return (
    `<defs><path id="land" d="${coast}"/><clipPath id="in"><use href="#land"/></clipPath></defs>` +
    fill(`M${x} ${y}h${width}v${height}h${-width}z`, colours.sea) +
    bands +
    `<use href="#land" fill="none" stroke="${colours.sand}" stroke-width="${isFine(sheet) ? weights.farSand : weights.sand}" stroke-linejoin="round"/>` +
    `<use href="#land" fill="${colours.land}"/>` +
    `<g clip-path="url(#in)">${crayon(grain, colours.grain, weights.dot)}${relief(sheet, land, colours)}</g>` +
    graticule(sheet, colours) +
    roads(sheet, colours) +
    afloat(sheet, colours)
  );
}

/** Whether a sheet has thin coastlines: that of the coast, which tours enlarge, and that of the bays, which is nearly all sea. */
function isFine({ name }: MapSheet): boolean {
  return name === "coast" || name === "bays";
}

/** Random dots on land along its coasts, like crayon. All are a little inland, so that none is cut by the shore. */
function crayonAlong(land: readonly (readonly Point[])[], sheet: MapSheet, random: Random): Point[] {
  const weights = WEIGHTS[sheet.size];
  const density = (sheet.size === "large" ? 0.2 : 0.14) * (sheet.name === "coast" ? 0.5 : 1);
  const isSeen = seenOn(sheet);
  return land.flatMap((ring) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [inX, inY] = [-dy / length, dx / length];
      const count = Math.floor(length * density + random.next());
      return counted(count).flatMap((): Point[] => {
        const share = random.next();
        const shore: Point = [mixed(from[0], to[0], share), mixed(from[1], to[1], share)];
        const reach = random.next() * random.next() * weights.grain + weights.dot * 1.5;
        const at: Point = [shore[0] + inX * reach, shore[1] + inY * reach];
        const beyond: Point = [at[0] + inX * weights.dot * 2, at[1] + inY * weights.dot * 2];
        return isSeen(at) && !isAtSea(land, at) && !isAtSea(land, beyond) ? [at] : [];
      });
    }),
  );
}

function relief(sheet: MapSheet, land: readonly (readonly Point[])[], colours: MapColours): Drawing {
  const { name, size } = sheet;
  const project = projectionOf(sheet);
  const isSeen = seenOn(sheet);
  const weights = WEIGHTS[size];
  // Phones have room for only the larger ridges, and for no groves between the labels of the peninsula.
  const shown = RIDGES[name].filter(([, , , share = 1]) => size === "large" || share >= 0.8);
  const open = GROVES[name].filter(([longitude]) => size === "large" || name !== "region" || longitude > 27.47);
  const spots = (features: readonly Feature[], scale: number): Spot[] =>
    features
      .map(([longitude, latitude, form, share = 1]): Spot => {
        const [x, y] = project([longitude, latitude]);
        return [x, y, share * scale, form];
      })
      .filter(([x, y]) => isSeen([x, y]) && !isAtSea(land, [x, y]));
  return (
    waters(sheet, colours) +
    (name === "hierapolis" ? terraces(sheet, colours) : "") +
    (name === "centre" ? fill(curve(BUILT_UP.map(project), true), colours.town) : "") +
    // Those further north stand behind.
    scattered(
      "ridge",
      ridges(colours),
      spots(shown, weights.ridge * (name === "coast" ? 0.62 : 1)).toSorted(([, one], [, other]) => one - other),
    ) +
    scattered("grove", groves(colours), spots(open, weights.grove * (name === "coast" ? 0.7 : 1))) +
    scattered(
      "houses",
      houses(colours),
      spots(HOUSES[name]?.[size] ?? [], HOUSE_SCALE[size] * (name === "town" ? 0.65 : 1)),
    )
  );
}

/** Hierapolis and its theatre, and rows of basins down the slope of Pamukkale: each row standing before the one above. */
function terraces(sheet: MapSheet, colours: MapColours): Drawing {
  const project = projectionOf(sheet);
  const [edge, foot] = [TERRACES.edge.map(project), TERRACES.foot.map(project)];
  const scale = sheet.size === "large" ? 1 : 0.56;
  const random = randomOf(5);
  const rows = 5;
  const spots = counted(rows).flatMap((row) =>
    edge.slice(1).flatMap((to, index) => {
      const [from, fromFoot, toFoot] = [edge[index] ?? to, foot[index] ?? to, foot[index + 1] ?? to];
      return [0.25, 0.75].map((along): Spot => {
        const down = (row + 0.5 + (random.next() - 0.5) * 0.3) / rows;
        const x = mixed(mixed(from[0], to[0], along), mixed(fromFoot[0], toFoot[0], along), down);
        const y = mixed(mixed(from[1], to[1], along), mixed(fromFoot[1], toFoot[1], along), down);
        return [x, y, scale * (0.85 + random.next() * 0.35), random.next() < 0.3 ? 1 : 0];
      });
    }),
  );
  return (
    fill(curve(RUINS.map(project), true), colours.town) +
    place(cavea(colours), ...project([29.13, 37.9272]), scale * 1.5) +
    fill(curve([...edge, ...foot.toReversed()], true), colours.sail) +
    `<path d="${curve([...edge, ...foot.toReversed()], true)}" fill="none" stroke="${colours.sand}" stroke-width="${WEIGHTS[sheet.size].farSand / 2}"/>` +
    scattered(
      "basin",
      basins(colours),
      spots.toSorted(([, one], [, other]) => one - other),
    )
  );
}

/** Rivers, and lakes, which are shown only on the sheet of the coast. */
function waters(sheet: MapSheet, colours: MapColours): Drawing {
  const river = RIVERS[sheet.name];
  if (!river) return "";
  const project = projectionOf(sheet);
  const width = sheet.size === "large" ? 3 : 1.4;
  return (
    `<path d="${curve(river.map(project))}" fill="none" stroke="${colours.sea}" stroke-width="${width}" stroke-linecap="round"/>` +
    (sheet.name === "coast" ? fill(LAKES.map((lake) => curve(lake.map(project), true)).join(""), colours.sea) : "")
  );
}

/** Lines of longitude and latitude, every 0.5 to 0.01 degrees, depending on the sheet. */
function graticule(sheet: MapSheet, colours: MapColours): Drawing {
  const { x, y, width, height } = groundBox(sheet);
  const project = projectionOf(sheet);
  const steps = {
    coast: 0.5,
    region: 0.1,
    town: 0.01,
    centre: 0.01,
    bays: 0.1,
    fethiye: 0.1,
    ephesus: 0.1,
    izmir: 0.2,
    hierapolis: 0.01,
  };
  const step = steps[sheet.name];
  const [west, , east] = sheet.bounds;
  const lines: string[] = [];
  for (let count = Math.round(west / step) - 8; count * step < east + 8 * step; count++) {
    const [at] = project([count * step, 37]);
    if (at > x && at < x + width) lines.push(`M${Math.round(at)} ${y}v${height}`);
  }
  for (let count = Math.round(35 / step); count * step < 40; count++) {
    const [, at] = project([27, count * step]);
    if (at > y && at < y + height) lines.push(`M${x} ${Math.round(at)}h${width}`);
  }
  return `<path d="${lines.join("")}" fill="none" stroke="${colours.ink}" opacity=".15"/>`;
}

function roads(sheet: MapSheet, colours: MapColours): Drawing {
  const project = projectionOf(sheet);
  const { road, dash, farRoad, farDash } = WEIGHTS[sheet.size];
  const paths = Object.values(roadsOf(sheet.name)).map((points) => curve(points.map(project)));
  if (sheet.name === "centre") return streets(paths.join(""), colours, road);
  if (sheet.name === "hierapolis") return streets(paths.join(""), colours, road * 0.7);
  // Maps of tours enlarge a part of the coast, and with it the width of its roads.
  const [width, dashes] = sheet.name === "coast" ? [farRoad, farDash] : [road, dash];
  return `<path d="${paths.join("")}" fill="none" stroke="${colours.road}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dashes}"/>`;
}

/** Streets with a casing on both sides. All casings are drawn below all streets, so that crossings are open. */
function streets(path: string, colours: MapColours, road: number): Drawing {
  const line = (colour: string, width: number) =>
    `<use href="#streets" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<defs><path id="streets" d="${path}"/></defs>${line(colours.sand, road * 3)}${line(colours.street, road * 2)}`;
}

/** Ferry route, gulet, compass rose and the lighthouse on the western cape. */
function afloat(sheet: MapSheet, colours: MapColours): Drawing {
  const project = projectionOf(sheet);
  const isLarge = sheet.size === "large";
  const at = (longitude: number, latitude: number, mark: Drawing, scale: number) =>
    place(mark, ...project([longitude, latitude]), scale);
  const boat = sailingGulet(colours);
  if (sheet.name === "coast")
    return at(26.48, 36.98, boat, isLarge ? 1.5 : 0.6) + (isLarge ? at(26.72, 36.22, rose(colours), 0.8) : "");
  // The harbour has no room beside its labels, so only the peninsula's sheet shows the ferry route.
  if (sheet.name === "centre") return isLarge ? at(27.405, 37.026, boat, 1) : at(27.4239, 37.0254, boat, 0.6);
  if (sheet.name === "bays")
    return isLarge
      ? at(27.492, 36.925, boat, 1.3) +
          at(27.365, 36.935, rose(colours), 0.7) +
          at(27.265, 36.965, lighthouse(colours), 1.1)
      : at(27.53, 36.9, boat, 0.75);
  if (sheet.name === "fethiye")
    return at(28.955, 36.6, boat, isLarge ? 1.2 : 0.6) + (isLarge ? at(28.86, 36.55, rose(colours), 0.76) : "");
  if (sheet.name === "ephesus")
    return isLarge
      ? at(27.19, 37.897, boat, 1.2) + at(27.165, 37.842, rose(colours), 0.76)
      : at(27.229, 37.94, boat, 0.6);
  if (sheet.name === "izmir")
    return isLarge ? at(26.72, 38.12, boat, 1.2) + at(26.33, 38.1, rose(colours), 0.76) : at(26.38, 38.13, boat, 0.6);
  if (sheet.name === "hierapolis") return "";
  if (sheet.name === "town") return at(27.4035, 37.0238, boat, isLarge ? 1 : 0.5);
  // The small sheet has no room beside its labels, either.
  return isLarge
    ? seaway(curve(FERRY.map(project)), colours, 2) +
        at(27.475, 36.916, boat, 1) +
        at(27.14, 37.253, rose(colours), 0.76) +
        at(27.265, 36.965, lighthouse(colours), 1.1)
    : at(27.215, 37.225, boat, 0.6);
}

function seenOn(sheet: MapSheet): (at: Point) => boolean {
  const box = groundBox(sheet);
  return ([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
