import { parseArgs } from "node:util";

import { drawScene } from "#illustrations/draw.ts";
import { loadScene, SCENE_NAMES } from "#illustrations/scenes.ts";
import { PICTURES } from "../../content/pictures.ts";
import type { Picture } from "../../src/content/pageData/picture.ts";
import { drawingHash } from "./drawingHash.ts";
import { removeOtherRecords, readRendered, recordRendered } from "./records.ts";
import { previewPicture, renderPicture } from "./render.ts";

const ALL: Readonly<Record<string, Picture>> = PICTURES;
/** Settings of a preview for a scene without an entry in the list of pictures. */
const PLAIN: Picture = { width: 1280, height: 960, widths: [], alt: { tr: "", en: "", ru: "" } };

const HELP = `npm run draw -w illustrations                        draws every picture whose scene changed
npm run draw -w illustrations -- harbour             draws the pictures with "harbour" in their names
npm run draw -w illustrations -- harbour --preview folder [--crops]
                                             writes a PNG of each into the folder, with --crops in other proportions
                                             too, and changes no picture of the site`;

/**
 * `npm run draw -w illustrations`: draws the pictures whose names contain one of the arguments, or without arguments all stale ones.
 * `--preview folder` only writes a PNG of each, with `--crops` also in other proportions. Resolves to an error message, or undefined.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(args: readonly string[]): Promise<string | undefined> {
  const parsed = parseArguments(args);
  if (typeof parsed === "string") return parsed;
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(HELP);
    return undefined;
  }
  const matching = SCENE_NAMES.filter((name) => positionals.some((part) => name.includes(part)));
  if (positionals.length > 0 && matching.length === 0)
    return `No scene has "${positionals.join('" or "')}" in its name.`;
  if (values.preview !== undefined)
    return preview(matching.length > 0 ? matching : SCENE_NAMES, { folder: values.preview, crops: values.crops });
  for (const name of matching.filter(isPhoto))
    console.log(`${name} is a photograph. docs/content.md says how its drawing returns.`);
  return render(positionals.length > 0 ? matching.filter((name) => !isPhoto(name)) : await staleNames());
}

/** The arguments, or what is wrong with them. */
function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        preview: { type: "string" },
        crops: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}

function isPhoto(name: string): boolean {
  return ALL[name]?.kind === "photo";
}

/** Pictures whose drawing, size or widths have changed since they were rendered, and those whose scene fails. */
async function staleNames(): Promise<string[]> {
  const rendered = readRendered();
  const stale: string[] = [];
  for (const name of SCENE_NAMES) {
    const picture = ALL[name];
    if (!picture || isPhoto(name)) continue;
    const hash = await hashOf(name, picture).catch(() => null);
    if (rendered[name]?.hash !== hash) stale.push(name);
  }
  return stale;
}

async function hashOf(name: string, picture: Picture): Promise<string> {
  return drawingHash([drawScene(await loadScene(name), picture)], picture);
}

async function preview(
  names: readonly string[],
  options: Parameters<typeof previewPicture>[2],
): Promise<string | undefined> {
  const faults: string[] = [];
  for (const name of names) {
    const start = performance.now();
    try {
      const files = await previewPicture(await loadScene(name), ALL[name] ?? PLAIN, options);
      console.log(`${files.join(", ")} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      faults.push(`${name}: ${String(error instanceof Error ? (error.stack ?? error.message) : error)}`);
    }
  }
  return faults.join("\n") || undefined;
}

async function render(names: readonly string[]): Promise<string | undefined> {
  const faults: string[] = [];
  for (const name of names) {
    const picture = ALL[name];
    if (!picture) {
      faults.push(`${name} has a scene but no entry in content/pictures.`);
      continue;
    }
    try {
      const hash = await hashOf(name, picture);
      const result = await renderPicture(await loadScene(name), picture);
      recordRendered(name, { hash, ...result });
      console.log(`${name}: quality ${result.quality}, ${result.colour}`);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  removeOtherRecords(SCENE_NAMES.filter((name) => !isPhoto(name)));
  if (names.length === 0) console.log("Every picture is up to date.");
  return faults.join("\n") || undefined;
}
