import type { PictureName } from "#content/pictures.ts";
import { MAP_SHEETS, type MapSheetName } from "./contentSchema.ts";

/*
 * What stands between the paragraphs of an article, each on a line of its own with an empty line before and after it:
 *
 * - `{{picture gallery-bagla}} Noon at Bağla` is a picture of the site, with a caption.
 * - `{{map peninsula airport bitez}} From the airport to Bitez` is a map of these places, with a caption.
 * - `{{ride}}` is the offer of a ride: a ticket with its fare if post.ts has a `ride`.
 */

/** A picture or a map between two paragraphs, or the place of the ride offer. */
export type Spot =
  | { kind: "picture"; name: PictureName; caption: string }
  | { kind: "map"; sheet: MapSheetName; places: readonly string[]; caption: string }
  | { kind: "ride" };

/** A text cut at its spots. `line` is that of the body, from 1. */
export type Cut = { kind: "text"; source: string } | (Spot & { line: number });

/** A fault in a line of the body, from 1. */
export interface LineFault {
  line: number;
  message: string;
}

const SPOT = /\{\{(?:picture|map|ride)\b/;
const WHOLE = /^\{\{(picture|map|ride)((?: [^\s{}]+)*)\}\}(.*)$/;
/** Lengths of a caption, in characters. */
const CAPTION = { least: 10, most: 110 };

/** Cuts a text at its spots, and describes every spot that is written wrongly. */
export function cutAtSpots(body: string): { cuts: Cut[]; faults: LineFault[] } {
  const faults: LineFault[] = [];
  const cuts: Cut[] = [];
  let lines: string[] = [];
  const closeText = () => {
    const source = lines.join("\n").trim();
    if (source !== "") cuts.push({ kind: "text", source });
    lines = [];
  };
  const all = body.split(/\r?\n/);
  for (const [index, text] of all.entries()) {
    if (!SPOT.test(text)) {
      lines.push(text);
      continue;
    }
    const line = index + 1;
    const [spot, fault] = spotIn(text.trim());
    const stands = [all[index - 1], all[index + 1]].every((beside) => (beside ?? "").trim() === "");
    if (fault !== undefined) faults.push({ line, message: fault });
    else if (!stands) faults.push({ line, message: `"${text.trim()}" needs an empty line before and after it` });
    closeText();
    if (!spot) continue;
    if (cuts.at(-1)?.kind !== "text") {
      const where = cuts.length === 0 ? "at the beginning" : "next to another one";
      faults.push({ line, message: `"${text.trim()}" stands ${where}; a paragraph has to come before it` });
    }
    cuts.push({ ...spot, line });
  }
  closeText();
  return { cuts, faults };
}

/** Names a spot without its caption, which differs between languages. */
export function nameOfSpot(spot: Spot): string {
  if (spot.kind === "ride") return "{{ride}}";
  return `{{${[spot.kind, ...(spot.kind === "map" ? [spot.sheet, ...spot.places] : [spot.name])].join(" ")}}}`;
}

/** Reads one spot. Whether its picture and its places exist is checked by the reader, because it knows all of them. */
function spotIn(text: string): [spot: Spot | undefined, fault?: string] {
  const [whole, kind, names = "", rest = ""] = WHOLE.exec(text) ?? [];
  const [first, ...others] = names.split(" ").filter(Boolean);
  const caption = rest.trim();
  if (whole === undefined) return [undefined, `"${text}" needs a line of its own, which begins with {{`];
  if (kind === "ride") {
    return first === undefined && caption === ""
      ? [{ kind }]
      : [undefined, `"${text}" is {{ride}} alone: its place is the ride of post.ts`];
  }
  if (caption.length < CAPTION.least || caption.length > CAPTION.most) {
    const limits = `${CAPTION.least} to ${CAPTION.most} characters`;
    return [undefined, `"${text}" has a caption of ${caption.length} characters; write one of ${limits} behind it`];
  }
  if (kind === "picture") {
    return first !== undefined && others.length === 0
      ? [{ kind, name: first as PictureName, caption }]
      : [undefined, `"${text}" is not understood; write {{picture name}} and the caption`];
  }
  const sheet = MAP_SHEETS.find((one) => one === first);
  if (!sheet) return [undefined, `"${text}" begins with none of the maps ${MAP_SHEETS.join(", ")}`];
  return others.length > 0
    ? [{ kind: "map", sheet, places: others, caption }]
    : [undefined, `"${text}" names no places; write {{map ${sheet} place place}} and the caption`];
}
