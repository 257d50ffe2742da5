import type { Plugin } from "vite";

/** Leaves the record of drawn link previews out of the bundle, because stories show no head of a document. */
export function withoutPreviewRecord(): Plugin {
  return {
    name: "without-preview-record",
    enforce: "pre",
    load: { filter: { id: /\/content\/previews\.json$/ }, handler: () => "{}" },
  };
}
