import type { Position } from "#src/content/pageData/pageDataTypes.ts";

/** Half the height and width of the street map in degrees: enough for a town and its bays. */
const HALF_HEIGHT = 0.03;
const HALF_WIDTH = 0.06;

/** URL of OpenStreetMap's embeddable map around `position`, with a marker there. */
export function streetMapAddress({ latitude, longitude }: Position): string {
  const bounds = [longitude - HALF_WIDTH, latitude - HALF_HEIGHT, longitude + HALF_WIDTH, latitude + HALF_HEIGHT].map(
    roundDegrees,
  );
  const query = new URLSearchParams({
    bbox: bounds.join(","),
    layer: "mapnik",
    marker: [latitude, longitude].map(roundDegrees).join(","),
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** URL of directions to `position`: opens the phone's map app if there is one, else the browser. */
export function directionsAddress({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({ api: "1", destination: [latitude, longitude].map(roundDegrees).join(",") });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Rounds to four decimals, about ten metres, without floating-point noise. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
