import type { PrecachedFile } from "#src/offline/languages.ts";

const LIST = /\[\{"(?:language|revision)":[^\]]*\}\]/;

/** The precache manifest of a built service worker. */
export function precacheManifestOf(script: string): PrecachedFile[] {
  const list = LIST.exec(script);
  if (!list) throw new Error("the service worker has no list of files");
  return JSON.parse(list[0]) as PrecachedFile[];
}

/** The service worker's source with its precache manifest replaced by these files. */
export function withPrecacheManifest(script: string, files: readonly PrecachedFile[]): string {
  return script.replace(LIST, () => JSON.stringify(files));
}
