import { runTypeScript } from "./typescript.mjs";

/** `npm run film`: draws the boat tour's film again if it is stale and there is an ffmpeg. */
export function run() {
  return runTypeScript("/scripts/illustrations/film.ts", "drawFilm");
}
