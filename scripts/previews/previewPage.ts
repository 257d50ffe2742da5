import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { BUSINESS } from "#content/business.ts";
import type { Preview } from "#src/content/schema/pages.ts";
import type { LinkPreview } from "#src/content/pageData/previews.ts";
import type { Language } from "#src/domain/language.ts";
import { escapeHtml } from "#src/domain/escapeHtml.ts";
import en from "#src/i18n/messages/en/shell.json";
import ru from "#src/i18n/messages/ru/shell.json";
import tr from "#src/i18n/messages/tr/shell.json";
import { MARK } from "#src/ui/LogoMark/masters.ts";
import { previewPicturePath } from "./previewFiles.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Size of every preview, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const TAGLINES: Readonly<Record<Language, string>> = {
  tr: tr.brand.tagline,
  en: en.brand.tagline,
  ru: ru.brand.tagline,
};

const COLOURS = ["page", "surface", "text", "text-2", "mark-sea", "mark-road", "accent-art"] as const;

/**
 * A preview as a self-contained HTML document of `PREVIEW_SIZE`: text on the left, a picture on the right, and the dashed road
 * below both. The caller chooses the size of the title, `--title`.
 */
export function previewPage({ picture, focus, words }: LinkPreview, language: Language): string {
  const { title, line, fact } = words[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<style>${styles()}</style>
<div class="words">
<div class="brand">${markSvg()}<div><div class="name" data-words>${escapeHtml(BUSINESS.name.replace(/ Transfer$/, ""))}</div><div class="tagline" data-words>${escapeHtml(TAGLINES[language])}</div></div></div>
<div class="says"><h1${title.includes("\n") ? ' class="lines"' : ""} data-words>${unbroken(escapeHtml(title))}</h1><p data-words>${unbroken(escapeHtml(line))}</p></div>
</div>
<img style="object-position:${focus}%" src="${inPlace(previewPicturePath({ picture }), "image/webp")}" alt="">
${fact ? factHtml(fact) : ""}<div class="road"></div>
</html>
`;
}

/** Short hash of what all previews have in common: fonts, colours, layout, brand. */
export function layoutHash(): string {
  return createHash("sha256")
    .update(JSON.stringify([styles(), markSvg(), TAGLINES]))
    .digest("hex")
    .slice(0, 16);
}

function styles(): string {
  const colours = COLOURS.map((colour) => `--${colour}:${colourOf(`--color-${colour}`)}`);
  return `${facesInPlace()}:root{${colours.join(";")}}${STYLE}`;
}

type Fact = NonNullable<Preview["words"][Language]["fact"]>;

function factHtml({ label, figure }: Fact): string {
  return `<div class="fact"><div class="label" data-words>${escapeHtml(label)}</div><div class="figure" data-words>${escapeHtml(figure)}</div></div>\n`;
}

/** Keeps words with a hyphen on one line. */
function unbroken(html: string): string {
  return html.replace(/\S+-\S+/g, '<span class="lines">$&</span>');
}

function markSvg(): string {
  const { size, castle, sea, seaWidth, road } = MARK;
  return `<svg viewBox="0 0 ${size} ${size}"><path fill="var(--text)" d="${castle}"/><path fill="none" stroke="var(--mark-sea)" stroke-width="${seaWidth}" stroke-linecap="round" d="${sea}"/><path fill="var(--mark-road)" d="${road}"/></svg>`;
}

/** The `@font-face` rules of the site, with inlined files. */
function facesInPlace(): string {
  return readText("src/styles/fonts.css")
    .replaceAll(/url\((\/fonts\/[^)]+)\)/g, (_url, path: string) => `url(${inPlace(`public${path}`, "font/woff2")})`)
    .replaceAll(/font-display: \w+/g, "font-display: block");
}

/** Value of a colour token in the day theme, as this business has it. Throws if there is no such token. */
function colourOf(token: string): string {
  const sheets = readText("src/styles/tokens.css") + readText("content/colours.css");
  const [, value] = [...sheets.matchAll(new RegExp(`^ *${token}:\\s*([^;]+);`, "gm"))].at(-1) ?? [];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no ${token}.`);
  // A token with different values by day and by night: `var(--day, …) var(--night, …)`.
  const [, day = value] = /^var\(--day, (.+)\) var\(--night, .+\)$/.exec(value) ?? [];
  const [, other] = /^var\((--[\w-]+)\)$/.exec(day) ?? [];
  return other === undefined ? day : colourOf(other);
}

function inPlace(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(ROOT + path).toString("base64")}`;
}

function readText(path: string): string {
  return readFileSync(ROOT + path, "utf8");
}

const STYLE = `
*{box-sizing:border-box;margin:0}
body{inline-size:${PREVIEW_SIZE.width}px;block-size:${PREVIEW_SIZE.height}px;position:relative;display:flex;overflow:hidden;background:var(--page);color:var(--text)}
.words{inline-size:600px;padding:52px 40px 58px 60px;display:flex;flex-direction:column}
.brand{display:flex;align-items:center;gap:14px}
.brand svg{inline-size:68px;flex:none}
.name{font:400 38px/1 Poster,"Poster Russian"}
.tagline,.label{font:600 25px/1.1 Board,"Board Russian";letter-spacing:.09em;text-transform:uppercase;white-space:pre;color:var(--text-2)}
.says{flex:1;min-block-size:0;display:flex;flex-direction:column;justify-content:flex-end;gap:22px;padding-block-start:24px}
h1{font:400 var(--title,96px)/1 Poster,"Poster Russian";text-wrap:balance}
.lines{white-space:pre}
p{max-inline-size:500px;font:400 33px/1.22 Jost,"Jost Russian";text-wrap:balance;color:var(--text-2)}
p:lang(ru){font-family:"Jost Russian",Jost}
img{inline-size:600px;block-size:100%;object-fit:cover}
.fact{position:absolute;inset-block-start:48px;inset-inline-end:48px;padding:20px 28px 18px;background:var(--surface)}
.figure{font:400 76px/1 Poster,"Poster Russian";white-space:nowrap}
.road{position:absolute;inset-inline:0;inset-block-end:0;block-size:11px;background:repeating-linear-gradient(90deg,var(--accent-art) 0 28px,transparent 28px 46px)}
`;
