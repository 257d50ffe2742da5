import { fileURLToPath } from "node:url";

import { runnerImport, type Plugin } from "vite";

import type { Library } from "#src/content/parse.ts";
import type { Localized } from "#src/domain/language.ts";

/** The texts that stories show whole, by their folders in `content`. */
const SHOWN = new Set([
  "services/bodrum-airport-transfer",
  "services/private-vip-car",
  "services/vip-bodrum-transfer",
  "services/vip-yalikavak-transfer",
  "tours/bodrum-city-tour",
  "tours/efes-turu",
  "tours/izmir-seferihisar-sigacik-alacati-cesme",
  "blog/bodrum-yel-degirmenleri",
  "blog/kumpir",
]);

/** What lists show of the others; no more of them is carried. */
const LISTED = new Set(["title", "shortDescription", "place", "description", "excerpt"]);

const LIBRARY = fileURLToPath(new URL("../src/content/library.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Reads the owner's content as Storybook is built and hands it over read: neither the reader nor the texts that no story shows
 * reach a browser. A story that asks for one of those fails, and says so.
 */
export function writtenLibrary(): Plugin {
  return {
    name: "written-library",
    enforce: "pre",
    load: {
      filter: { id: /\/src\/content\/library\.ts$/ },
      async handler() {
        const { module, dependencies } = await runnerImport<{ readLibrary: () => Library }>(LIBRARY, {
          root: ROOT,
          configFile: false,
          logLevel: "error",
        });
        for (const file of dependencies) this.addWatchFile(file);
        const { services, tours, posts, ...rest } = module.readLibrary();
        const written = { ...rest, services: shown("services", services), tours: shown("tours", tours) };
        return `
          const library = ${JSON.stringify({ ...written, posts: shown("blog", posts) })};
          for (const { slug, text } of [...library.services, ...library.tours, ...library.posts]) {
            for (const written of Object.values(text)) {
              if ("html" in written) continue;
              const get = () => { throw new Error(\`Stories have no text of \${slug}: name it in .storybook/writtenLibrary.ts.\`); };
              Object.defineProperty(written, "html", { get });
            }
          }
          export const readLibrary = () => library;`;
      },
    },
  };
}

/** The same things, of which only those that are shown whole have all of their text. */
function shown(kind: "services" | "tours" | "blog", things: readonly { slug: string; text: Localized<object> }[]) {
  return things.map((thing) => {
    if (SHOWN.has(`${kind}/${thing.slug}`)) return thing;
    return { ...thing, text: { tr: listed(thing.text.tr), en: listed(thing.text.en), ru: listed(thing.text.ru) } };
  });
}

function listed(text: object): object {
  return Object.fromEntries(Object.entries(text).filter(([field]) => LISTED.has(field)));
}
