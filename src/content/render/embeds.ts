import type { PictureName } from "#content/pictures.ts";
import { SHEET_NAMES, type SheetName } from "#content/map/sheets.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";

/*
 * Embeds: pictures, maps, the chart of the year and the ride offer between the paragraphs of an article, each on a line of its own
 * with an empty line before and after it:
 *
 * - `{{picture gallery-bagla}} Noon at Bağla` is a picture of the site, with a caption.
 * - `{{map region airport bitez}} From the airport to Bitez` is a map of these places, with a caption.
 * - `{{year}}` is the chart of `content/climate.ts`.
 * - `{{ride}}` is the offer of a ride: a ticket with its fare if post.ts has a `ride`.
 */

/** A picture, a map or the chart of the year between two paragraphs, or the place of the ride offer. */
export type Embed =
  | { kind: "picture"; name: PictureName; caption: string }
  | { kind: "map"; sheet: SheetName; places: readonly string[]; caption: string }
  | { kind: "year" }
  | { kind: "ride" };

/** A piece of a body: text, or an embed with its line in the body, from 1. */
export type BodySegment = { kind: "text"; source: string } | (Embed & { line: number });

/** A fault in a line of the body, from 1. */
export interface LineFault {
  line: number;
  message: Sentence;
}

const EMBED = /\{\{(?:picture|map|year|ride)\b/;
const EMBED_LINE = /^\{\{(picture|map|year|ride)((?: [^\s{}]+)*)\}\}(.*)$/;
/** Lengths of a caption, in characters. */
const CAPTION = { least: 10, most: 110 };
/** Where the content of an embed without a caption is. */
const ALONE = { year: say("its figures are in content/climate.ts"), ride: say("its place is the ride of post.ts") };

/** Splits a body at its embeds, and describes every embed that is malformed. */
export function splitAtEmbeds(body: string): { segments: BodySegment[]; faults: LineFault[] } {
  const faults: LineFault[] = [];
  const segments: BodySegment[] = [];
  let lines: string[] = [];
  const closeText = () => {
    const source = lines.join("\n").trim();
    if (source !== "") segments.push({ kind: "text", source });
    lines = [];
  };
  const all = body.split(/\r?\n/);
  for (const [index, text] of all.entries()) {
    if (!EMBED.test(text)) {
      lines.push(text);
      continue;
    }
    const line = index + 1;
    const [embed, fault] = parseEmbed(text.trim());
    const isSeparate = [all[index - 1], all[index + 1]].every((beside) => (beside ?? "").trim() === "");
    if (fault !== undefined) faults.push({ line, message: fault });
    else if (!isSeparate)
      faults.push({ line, message: say('"%{embed}" needs an empty line before and after it', { embed: text.trim() }) });
    closeText();
    if (!embed) continue;
    if (segments.at(-1)?.kind !== "text") {
      const where = segments.length === 0 ? say("at the beginning") : say("next to another one");
      const message = say('"%{embed}" stands %{where}; a paragraph has to come before it', {
        embed: text.trim(),
        where,
      });
      faults.push({ line, message });
    }
    segments.push({ ...embed, line });
  }
  closeText();
  return { segments, faults };
}

/** An embed as it is written, without its caption, which differs between languages. */
export function describeEmbed(embed: Embed): string {
  if (embed.kind === "year" || embed.kind === "ride") return `{{${embed.kind}}}`;
  return `{{${[embed.kind, ...(embed.kind === "map" ? [embed.sheet, ...embed.places] : [embed.name])].join(" ")}}}`;
}

/** Parses one embed, or says what is wrong with it. `parse.ts` checks that its picture or its places exist. */
function parseEmbed(text: string): [embed: Embed | undefined, fault?: Sentence] {
  const [whole, kind, names = "", rest = ""] = EMBED_LINE.exec(text) ?? [];
  const [first, ...others] = names.split(" ").filter(Boolean);
  const caption = rest.trim();
  if (whole === undefined) return [undefined, say('"%{text}" needs a line of its own, which begins with {{', { text })];
  if (kind === "year" || kind === "ride") {
    return first === undefined && caption === ""
      ? [{ kind }]
      : [undefined, say('"%{text}" is %{embed} alone: %{why}', { text, embed: `{{${kind}}}`, why: ALONE[kind] })];
  }
  if (caption.length < CAPTION.least || caption.length > CAPTION.most) {
    const values = { text, length: caption.length, ...CAPTION };
    return [
      undefined,
      say(
        '"%{text}" has a caption of %{length} characters; write one of %{least} to %{most} characters behind it',
        values,
      ),
    ];
  }
  if (kind === "picture") {
    return first !== undefined && others.length === 0
      ? [{ kind, name: first as PictureName, caption }]
      : [undefined, say('"%{text}" is not understood; write {{picture name}} and the caption', { text })];
  }
  const sheet = SHEET_NAMES.find((one) => one === first);
  if (!sheet)
    return [undefined, say('"%{text}" begins with none of the maps %{list}', { text, list: SHEET_NAMES.join(", ") })];
  return others.length > 0
    ? [{ kind: "map", sheet, places: others, caption }]
    : [
        undefined,
        say('"%{text}" names no places; write {{map %{sheet} place place}} and the caption', { text, sheet }),
      ];
}
