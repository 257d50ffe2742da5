import type { Position } from "#src/content/schema.ts";

/** Half of what the street map shows, from north to south and from west to east, in degrees: a town and its bays. */
const NORTH = 0.03;
const EAST = 0.06;

/** The address of OpenStreetMap's street map around `position`, with a pin there, for a frame. */
export function streetMapAddress({ latitude, longitude }: Position): string {
  const box = [longitude - EAST, latitude - NORTH, longitude + EAST, latitude + NORTH].map(rounded);
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: [latitude, longitude].map(rounded).join(","),
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Leads from where the visitor is to `position`: in the maps of a phone where it has them, in the browser elsewhere. */
export function directionsAddress({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({ api: "1", destination: [latitude, longitude].map(rounded).join(",") });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** To about ten metres, without the crumbs of binary fractions. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
