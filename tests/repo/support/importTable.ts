/*
 * A table of our own, because dependency-cruiser and the import plugins of ESLint parse TypeScript with the compiler's JavaScript API,
 * which TypeScript 7 does not have, and because a pattern of `no-restricted-imports` lists what is forbidden, not what is allowed.
 */

/** What the files of a folder may import. A test prints `because` for a file that imports anything else. */
export interface Direction {
  /** A folder, a file, or a name pattern with `*`. The first matching row applies. */
  from: string;
  /**
   * Folders, files and packages, each including its contents. `own` is the folder of the importing file, `feature` is its feature, and
   * `type …` allows type imports only.
   */
  may: readonly string[];
  because: string;
}

const INTERFACE = ["react", "react-router-dom", "lucide-react"] as const;
const CONTENT_TYPES = "type src/content/pageDataTypes.ts";

/** Allowed imports of all files. */
export const DIRECTIONS: readonly Direction[] = [
  { from: "src/styles", may: ["own"], because: "styles are the lowest layer" },
  {
    from: "src/ui",
    may: ["react", "@radix-ui", "lucide-react", "country-flag-icons", "simple-icons", "src/ui", "type src/domain"],
    because: "UI components get labels and data as props, so that their stories need no providers",
  },
  {
    from: "src/domain",
    may: ["zod/mini", "src/domain", "content/placeIds.ts", "content/vehicles.ts"],
    because: "the domain runs both in the browser and in the relay, so it depends on neither",
  },
  {
    from: "src/i18n",
    may: [
      "i18next",
      "react-i18next",
      "src/domain",
      "src/i18n",
      "content/movedTours.ts",
      "content/termNumbers.ts",
      "content/vehicles.ts",
    ],
    because: "messages and addresses are independent of the user interface",
  },
  {
    from: "src/api",
    may: ["react", "src/api", "src/domain", "src/i18n/paths.ts", "src/storage.ts", "src/yieldToMain.ts"],
    because: "the relay's client is independent of the user interface",
  },
  {
    from: "src/content",
    may: ["zod", "marked", "yaml", "src/content", "src/domain", "src/i18n/paths.ts", "content"],
    because: "the content parser runs at build time only",
  },
  {
    from: "src/features",
    may: [
      ...INTERFACE,
      "react-dom",
      "feature",
      "src/features/contact",
      "src/ui",
      "src/domain",
      "src/i18n",
      "src/api",
      "src/storage.ts",
      CONTENT_TYPES,
    ],
    because: "features are independent of each other, of pages and of content files; only the contact links are shared",
  },
  {
    from: "src/pages/*/*.stories.tsx",
    may: ["react", "react-router-dom", "@storybook", "storybook", "stories/fixtures", "src", "content"],
    because: "a page's stories get their data from its loader, as the site does",
  },
  {
    from: "src/pages/loadPage.ts",
    may: ["src/pages/*/load.ts", "src/content", "type src/domain"],
    because: "it lists the loaders, which stand in their pages' folders",
  },
  {
    from: "src/pages/*/load.ts",
    may: ["src/pages/NotFoundPage/load.ts", "src/content", "type src/domain", "content"],
    because: "a loader reads content at build time, and nothing of its page",
  },
  {
    from: "src/pages",
    may: [
      ...INTERFACE,
      "own",
      "src/pages/pageRoute.tsx",
      "src/features",
      "src/ui",
      "src/i18n",
      "src/domain",
      "src/storage.ts",
      CONTENT_TYPES,
    ],
    because: "a page composes features from its props",
  },
  {
    from: "src/routes",
    may: [
      "react",
      "react-router-dom",
      "own",
      "src/App.tsx",
      "src/pages",
      "src/i18n",
      "src/domain",
      "src/storage.ts",
      CONTENT_TYPES,
    ],
    because: "routes connect pages with their data, which they get from the loader's context",
  },
  {
    from: "src/offline",
    may: [
      "src/storage.ts",
      "workbox-core",
      "workbox-expiration",
      "workbox-precaching",
      "workbox-routing",
      "workbox-strategies",
      "own",
      "src/domain",
      "src/i18n/paths.ts",
    ],
    because: "the service worker is a separate program without React, which shares only addresses with the site",
  },
  {
    from: "src/boot.ts",
    may: ["src/entry-client.tsx", "src/yieldToMain.ts", "type src"],
    because: "the boot module runs before the first view, so it must stay small",
  },
  {
    from: "src/entry-client.tsx",
    may: [
      "react",
      "react-dom",
      "react-router-dom",
      "src/routes",
      "src/i18n",
      "src/domain",
      "src/offline",
      "src/styles",
      "content/colours.css",
      "src/document.ts",
      "src/HydrationProvider.tsx",
      "src/yieldToMain.ts",
      CONTENT_TYPES,
    ],
    because: "the browser's entry connects routes with the document, and loads no content",
  },
  {
    from: "src/*.*",
    may: ["react", "react-dom", "react-router-dom", "src"],
    because: "layout and entry modules use only code in src",
  },
  {
    from: "content/illustrations",
    may: ["content/illustrations", "node:"],
    because: "illustrations are generated by separate code, which is not part of the site",
  },
  {
    from: "content",
    may: [
      "type src/content/pageDataTypes.ts",
      "type src/content/contentSchema.ts",
      "type src/content/picture.ts",
      "type src/content/previewNames.ts",
      "type src/domain",
      "type src/i18n/paths.ts",
      "content",
    ],
    because: "the owner's content is data: it may use types, but no code of the site",
  },
  {
    from: "relay",
    may: [
      "node:",
      "hono",
      "@hono/node-server",
      "send",
      "mime-types",
      "negotiator",
      "proxy-addr",
      "ipaddr.js",
      "rate-limiter-flexible",
      "lru-cache",
      "pino",
      "prom-client",
      "grammy",
      "libsql",
      "pg",
      "zod",
      "relay",
      "src/domain",
      "src/i18n/paths.ts",
      "content/cities.ts",
      "content/locations.ts",
      "content/prices.ts",
      "content/countries.ts",
      "content/business.ts",
      "package.json",
    ],
    because: "the relay shares only the domain and some facts with the site, and does not use React",
  },
  {
    from: "stories/lab",
    may: [
      "react",
      "lucide-react",
      "@storybook",
      "storybook",
      "own",
      "stories/fixtures",
      "src",
      "content",
      "relay/outbox/messageFooter.ts",
    ],
    because: "the lab shows a message as the relay sends it, and uses nothing else of the relay",
  },
  {
    from: "stories",
    may: [
      "react",
      "react-router-dom",
      "lucide-react",
      "@storybook",
      "storybook",
      "stories",
      ".storybook/modes.ts",
      ".storybook/toolbar.ts",
      "src",
      "content",
    ],
    because: "stories show what is in src, with fixtures of their own",
  },
  {
    from: ".storybook",
    may: [
      "react",
      "react-router-dom",
      "@storybook",
      "storybook",
      "vite",
      "vitest",
      "@vitest",
      "@vitejs",
      "own",
      "stories/fixtures",
      "stories/foundations/Sheet.tsx",
      "tests/support",
      "src",
      "content/colours.css",
      "node:",
    ],
    because: "Storybook's configuration provides stories with what the site's document would provide",
  },
  {
    from: "scripts/chromatic.mjs",
    may: ["node:", "scripts/tasks", "tests/support"],
    because: "Chromatic gets the same stories as the visual tests",
  },
  {
    from: "scripts/dev.mjs",
    may: ["node:", "scripts/tasks", "vite"],
    because: "`npm run dev` runs Vite and proxies requests to a relay",
  },
  {
    from: "scripts/run.mjs",
    may: ["node:", "scripts/tasks", "vite"],
    because: "programs in TypeScript are loaded by Vite",
  },
  {
    from: "scripts/*.mjs",
    may: ["node:", "scripts/tasks"],
    because: "the commands run before packages are installed",
  },
  {
    from: "scripts/tasks",
    may: ["node:", "own"],
    because: "the commands run before packages are installed",
  },
  {
    from: "scripts/tokens.ts",
    may: ["node:", "playwright", "stories/foundations/designTokens.ts", "tests/support"],
    because: "the values of the tokens are computed by the browser of the tests",
  },
  {
    from: "scripts/illustrations/messagePictures.ts",
    may: ["node:", "sharp", "playwright", "tests/support", "tests/visual/serveStorybook.ts"],
    because: "pictures of the operator's messages are taken of the built Storybook by the browser of the tests",
  },
  {
    from: "scripts/illustrations/previews.ts",
    may: ["node:", "sharp", "playwright", "own", "tests/support"],
    because: "link previews are rendered by the browser of the tests",
  },
  {
    from: "scripts/owner/photo.ts",
    may: ["node:", "own", "src/content", "src/domain", "content", "zod", "scripts/illustrations"],
    because: "photographs are encoded like drawings",
  },
  {
    from: "scripts/owner/photoFile.ts",
    may: ["node:", "sharp"],
    because: "it reads pictures of cameras, and knows nothing of the content",
  },
  {
    from: "scripts/owner/pictureFiles.ts",
    may: ["src/content", "src/ui/Picture/pictureFile.ts"],
    because: "it looks for the files that the component asks for",
  },
  {
    from: "scripts/owner/filmFile.ts",
    may: ["node:", "own", "playwright", "tests/support"],
    because: "the picture of a film is taken by the browser of the tests",
  },
  {
    from: "scripts/owner",
    may: [
      "node:",
      "own",
      "src/content",
      "src/domain",
      "src/i18n/paths.ts",
      "content",
      "zod",
      "vite",
      "prettier",
      "@clack/prompts",
      "diff",
      "fastest-levenshtein",
    ],
    because: "what the owner adds is checked by the content parser and formatted by Prettier",
  },
  {
    from: "scripts",
    may: ["node:", "type vite", "workbox-build", "sharp", "simple-icons", "own", "src", "content"],
    because: "build scripts use only code of the site and its content",
  },
  { from: "tests", may: ["*"], because: "tests may import everything" },
  {
    from: "vite.config.ts",
    may: ["node:", "vite", "@vitejs", "browserslist-to-esbuild"],
    because: "Storybook and the tests must not depend on the configuration of the site's build",
  },
];
