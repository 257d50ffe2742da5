import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readLibrary } from "#src/content/library.ts";
import { linkPreviews, type LinkPreview } from "#src/content/previews.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { previewPage } from "./previewPage.ts";

const FOLDER = fileURLToPath(new URL("../../public/previews", import.meta.url));
const RECORD = fileURLToPath(new URL("../../content/previews.json", import.meta.url));

/** Maximum size of a preview, in bytes. Chat apps ignore larger ones. */
export const MAX_PREVIEW_BYTES = 300_000;

/** A preview in one language. Its title is the name of its file. */
export interface PreviewFile {
  title: string;
  preview: LinkPreview;
  language: Language;
}

/** All previews in all languages. */
export const PREVIEW_FILES: readonly PreviewFile[] = linkPreviews(readLibrary()).flatMap((preview) =>
  LANGUAGES.map((language) => ({ title: `${preview.name}-${language}`, preview, language })),
);

/** Absolute path of a preview. */
export function previewPath({ title }: Pick<PreviewFile, "title">): string {
  return join(FOLDER, `${title}.jpg`);
}

/** Short hash of a preview's sources: its texts, fonts, picture and layout. */
export function previewHash({ preview, language }: PreviewFile): string {
  return createHash("sha256").update(previewPage(preview, language)).digest("hex").slice(0, 16);
}

/** The hashes that the committed previews were drawn from, by their titles. */
function readDrawnPreviews(): Record<string, string> {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, "utf8")) as Record<string, string>) : {};
}

/** Whether a preview is missing, or its sources have changed since it was drawn. */
export function isPreviewStale(file: PreviewFile, drawn = readDrawnPreviews()): boolean {
  return !existsSync(previewPath(file)) || drawn[file.title] !== previewHash(file);
}

/** Records the hashes of drawn previews, in the order of the previews, and removes those that no longer exist. */
export function recordDrawnPreviews(hashes: Readonly<Record<string, string>>): void {
  const all: Record<string, string> = { ...readDrawnPreviews(), ...hashes };
  const kept = PREVIEW_FILES.flatMap(({ title }) => (title in all ? [[title, all[title]]] : []));
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
