import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import { MARK, MARK_16, type LogoMarkMaster } from "../../src/ui/LogoMark/masters.ts";
import { WORDMARK } from "#illustrations/brand/wordmark.ts";
import { icoOf } from "./ico.ts";

const FOLDER = fileURLToPath(new URL("../../public/icons", import.meta.url));

/** Requested by clients that do not read the page's HTML, such as feed readers. It contains all sizes of the favicon. */
export const ICO_PATH = fileURLToPath(new URL("../../public/favicon.ico", import.meta.url));
/** Sizes of the icon in `favicon.ico`, in pixels. */
export const ICO_SIZES = [16, 32, 48];

interface LogoMarkColours {
  castle: string;
  sea: string;
  road: string;
}

/** Colours for light and for dark backgrounds. */
const ON_LIGHT: LogoMarkColours = { castle: "#0f2540", sea: "#c79a4b", road: "#c8643c" };
const ON_DARK: LogoMarkColours = { castle: "#fbf7ef", sea: "#e5c789", road: "#ee8e63" };
const INK = "#0f2540";

/** A brand file: an SVG, or a PNG rendered from it. */
export interface BrandFile {
  name: string;
  svg: string;
  /** Side of a square PNG, in pixels; undefined for an SVG file. */
  pixels?: number;
}

/** All files of `public/icons`, which are generated from the same mark. */
export function brandFiles(): BrandFile[] {
  return [
    { name: "favicon.svg", svg: favicon() },
    { name: "favicon-16.png", svg: markSvg(MARK_16), pixels: 16 },
    { name: "favicon-32.png", svg: markSvg(MARK), pixels: 32 },
    { name: "favicon-48.png", svg: markSvg(MARK), pixels: 48 },
    { name: "icon-180.png", svg: appIcon(0.66), pixels: 180 },
    { name: "icon-192.png", svg: appIcon(0.66), pixels: 192 },
    { name: "icon-512.png", svg: appIcon(0.66), pixels: 512 },
    // A maskable icon may be cropped to a circle with a diameter of four fifths of its side.
    { name: "icon-maskable-512.png", svg: appIcon(0.54), pixels: 512 },
    { name: "logo.svg", svg: logo() },
  ];
}

/**
 * `npm run brand -w illustrations`: draws the icons.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<undefined> {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of brandFiles()) {
    const content = file.pixels === undefined ? file.svg : await pixelsOf(file);
    writeFileSync(brandPath(file), content);
    console.log(`${file.name}: ${content.length} bytes`);
  }
  const ico = buildIco();
  writeFileSync(ICO_PATH, ico);
  console.log(`favicon.ico: ${ico.length} bytes`);
}

/** Builds the ICO file from the committed PNG icons in `public/icons`. */
export function buildIco(): Buffer {
  return icoOf(
    ICO_SIZES.map((pixels) => ({ pixels, png: readFileSync(brandPath({ name: `favicon-${pixels}.png` })) })),
  );
}

/** Absolute path of a brand file. */
export function brandPath({ name }: Pick<BrandFile, "name">): string {
  return join(FOLDER, name);
}

/** Renders a brand file as PNG. */
export async function pixelsOf({ svg, pixels = 0 }: BrandFile): Promise<Buffer> {
  const { width = pixels } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (72 * pixels) / width })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: pixels > 48 })
    .toBuffer();
}

/** Favicon: the small mark, in colours that are visible on light and dark tabs. */
function favicon(): string {
  const night = `.c{fill:${ON_DARK.castle}}.s{fill:${ON_DARK.sea}}.r{fill:${ON_DARK.road}}`;
  const day = `.c{fill:${ON_LIGHT.castle}}.s{fill:${ON_LIGHT.sea}}.r{fill:${ON_LIGHT.road}}`;
  const { castle, sea, road } = MARK_16;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">` +
    `<style>${day}@media(prefers-color-scheme:dark){${night}}</style>` +
    `<path class="c" d="${castle}"/><path class="s" d="${sea}"/><path class="r" d="${road}"/></svg>\n`
  );
}

function markSvg(master: LogoMarkMaster): string {
  return documentOf(master.size, master.size, paths(master, ON_LIGHT));
}

/** App icon: the mark on a dark square, of whose side it takes `share`. The system rounds the corners. */
function appIcon(share: number): string {
  const scale = (64 * share) / MARK.size;
  const inset = (64 - 64 * share) / 2;
  return documentOf(
    64,
    64,
    `<path d="M0 0h64v64H0z" fill="${INK}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${paths(MARK, ON_DARK)}</g>`,
  );
}

/** Logo with the mark next to the name as paths, for use where the site's fonts are not available. */
function logo(): string {
  const { width, path } = WORDMARK;
  return documentOf(
    Math.ceil(42 + width),
    32,
    `<g transform="scale(2)">${paths(MARK, ON_LIGHT)}</g><path transform="translate(40 25)" fill="${INK}" d="${path}"/>`,
  );
}

function documentOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
}

function paths({ castle, sea, seaWidth, road }: LogoMarkMaster, colours: LogoMarkColours): string {
  const water =
    seaWidth === undefined
      ? `fill="${colours.sea}"`
      : `fill="none" stroke="${colours.sea}" stroke-width="${seaWidth}" stroke-linecap="round"`;
  return `<path d="${castle}" fill="${colours.castle}"/><path d="${sea}" ${water}/><path d="${road}" fill="${colours.road}"/>`;
}
