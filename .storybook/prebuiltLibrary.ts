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
  "blog/havalimanindan-bodruma",
  "blog/kumpir",
  "blog/yalikavak-rehberi",
]);

/** Articles are read in parts, other texts whole. The form that no story reads is left out. */
const UNREAD_FORM = { services: "parts", tours: "parts", blog: "html" } as const;

/** Fields of the other texts that lists show; the rest is left out. */
const LIST_FIELDS = {
  services: new Set(["title", "shortDescription"]),
  tours: new Set(["title", "place", "description"]),
  blog: new Set(["title", "excerpt"]),
};

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
              if ("html" in translation || "parts" in translation) continue;
              const get = () => { throw new Error(\`The text of \${slug} is not bundled for stories: add it to FULL_TEXTS in .storybook/prebuiltLibrary.ts.\`); };
              Object.defineProperties(translation, { html: { get }, parts: { get } });
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
  return entries.map(({ slug, text, ...entry }) => {
    const isFull = FULL_TEXTS.has(`${kind}/${slug}`);
    const pick = (translation: object) =>
      Object.fromEntries(
        Object.entries(translation).filter(([field]) =>
          isFull ? field !== UNREAD_FORM[kind] : LIST_FIELDS[kind].has(field),
        ),
      );
    return { ...entry, slug, text: { tr: pick(text.tr), en: pick(text.en), ru: pick(text.ru) } };
  });
}
