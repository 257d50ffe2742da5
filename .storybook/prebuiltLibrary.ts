import { fileURLToPath } from "node:url";

import { runnerImport, type Plugin } from "vite";

import type { Library } from "#src/content/parse.ts";
import type { Localized } from "#src/domain/language.ts";

/** Texts that stories show in full, by their folders in `content`. */
const FULL_TEXTS = new Set([
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

/** Fields of the other texts that lists show; the rest is left out. */
const LIST_FIELDS = new Set(["title", "shortDescription", "place", "description", "excerpt"]);

const LIBRARY = fileURLToPath(new URL("../src/content/library.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Replaces the content library by its parsed data at build time, so that neither the parser nor texts that no story
 * shows are bundled. A story that reads one of those fails with a message that says so.
 */
export function prebuiltLibrary(): Plugin {
  return {
    name: "prebuilt-library",
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
        const reduced = { ...rest, services: reduceTexts("services", services), tours: reduceTexts("tours", tours) };
        return `
          const library = ${JSON.stringify({ ...reduced, posts: reduceTexts("blog", posts) })};
          for (const { slug, text } of [...library.services, ...library.tours, ...library.posts]) {
            for (const translation of Object.values(text)) {
              if ("html" in translation) continue;
              const get = () => { throw new Error(\`The text of \${slug} is not bundled for stories: add it to FULL_TEXTS in .storybook/prebuiltLibrary.ts.\`); };
              Object.defineProperty(translation, "html", { get });
            }
          }
          export const readLibrary = () => library;`;
      },
    },
  };
}

/** Reduces the texts to the fields in lists, except for those that are shown in full. */
function reduceTexts(
  kind: "services" | "tours" | "blog",
  entries: readonly { slug: string; text: Localized<object> }[],
) {
  return entries.map((entry) => {
    if (FULL_TEXTS.has(`${kind}/${entry.slug}`)) return entry;
    return {
      ...entry,
      text: { tr: pickListFields(entry.text.tr), en: pickListFields(entry.text.en), ru: pickListFields(entry.text.ru) },
    };
  });
}

function pickListFields(text: object): object {
  return Object.fromEntries(Object.entries(text).filter(([field]) => LIST_FIELDS.has(field)));
}
