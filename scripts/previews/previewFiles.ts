import { createHash } from "node:crypto";

import type { Library } from "#src/content/read/libraryTypes.ts";
import { linkPreviews, type LinkPreview } from "#src/content/pageData/previews.ts";
import type { Fault } from "#src/content/read/faults.ts";
import { say } from "#src/content/messages/sentences.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { exists, readBytes, readText } from "../owner/files.ts";

/** What the committed previews were drawn from: the hash of each by its title, and that of the layout of all. */
export const PREVIEW_RECORD = "content/previews.json";
export interface PreviewRecord {
  layout: string;
  drawn: Record<string, string>;
}

const FOLDER = "public/previews";
const MAX_NAMED = 4;

/** A preview in one language. Its title is the name of its file. */
export interface PreviewFile {
  title: string;
  preview: LinkPreview;
  language: Language;
}

/** All previews in all languages. */
export function previewFilesOf(library: Library): PreviewFile[] {
  return linkPreviews(library).flatMap((preview) =>
    LANGUAGES.map((language) => ({ title: `${preview.name}-${language}`, preview, language })),
  );
}

/** Path of a preview, relative to the project's root. */
export function previewPath({ title }: Pick<PreviewFile, "title">): string {
  return `${FOLDER}/${title}.jpg`;
}

/** Path of the file that a preview shows of its picture, relative to the project's root. */
export function previewPicturePath({ picture }: Pick<LinkPreview, "picture">): string {
  return `public/images/${picture}-1280.webp`;
}

export function readPreviewRecord(): PreviewRecord {
  return JSON.parse(readText(PREVIEW_RECORD)) as PreviewRecord;
}

/** Short hash of what a preview shows: the name of the business, its words and its picture. */
export function previewHash({ preview, language }: PreviewFile, { business }: Pick<Library, "business">): string {
  const { focus, words } = preview;
  return createHash("sha256")
    .update(JSON.stringify([business.name, focus, words[language]]))
    .update(readBytes(previewPicturePath(preview)))
    .digest("hex")
    .slice(0, 16);
}

/** Previews that are not drawn, or show something else than the content says now. */
export function stalePreviews(library: Library, { drawn }: PreviewRecord = readPreviewRecord()): PreviewFile[] {
  return previewFilesOf(library).filter(
    (file) => !exists(previewPath(file)) || drawn[file.title] !== previewHash(file, library),
  );
}

/**
 * Finds previews that would show old words or an old picture, or are missing. A page that has none of its own yet is no fault: it has
 * that of its section.
 */
export function previewFaults(library: Library, record: PreviewRecord = readPreviewRecord()): Fault[] {
  // Without the folder there are no rendered files to check, only content.
  if (!exists(FOLDER)) return [];
  const stale = stalePreviews(library, record).filter(({ title }) => title in record.drawn);
  if (stale.length === 0) return [];
  const titles = stale.slice(0, MAX_NAMED).map(({ title }) => title);
  const values = {
    titles: titles.join(", "),
    more: stale.length > MAX_NAMED ? say(" and %{count} more", { count: stale.length - MAX_NAMED }) : "",
  };
  const message =
    stale.length === 1
      ? say("no longer up to date: %{titles}; npm run previews draws it again", { titles: values.titles })
      : say("no longer up to date: %{titles}%{more}; npm run previews draws them again", values);
  return [{ file: PREVIEW_RECORD, message }];
}
