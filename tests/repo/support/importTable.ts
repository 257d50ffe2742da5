/** Where a file may look. The last column is what a test says about a file that looks elsewhere. */
export interface Direction {
  /** A folder, a file, or a pattern of names with `*`. The first row that fits a file is the one that counts. */
  from: string;
  /**
   * Folders, files and packages, each with all below it. `own` is the folder that the file is in and all below it,
   * `feature` the feature that it belongs to; `type …` allows the types of a module and nothing that runs.
   */
  may: readonly string[];
  because: string;
}

const INTERFACE = ["react", "react-router-dom", "lucide-react"] as const;
const CONTENT_TYPES = "type src/content/schema.ts";

export const DIRECTIONS: readonly Direction[] = [
  { from: "src/styles", may: ["own"], because: "styles are the ground that everything stands on" },
  {
    from: "src/ui",
    may: ["react", "@radix-ui", "lucide-react", "country-flag-icons", "simple-icons", "src/ui", "type src/domain"],
    because: "a component of the library gets words and data as props, so that a story needs no providers",
  },
  {
    from: "src/domain",
    may: ["zod/mini", "src/domain"],
    because: "the domain runs in the browser and in the relay alike, so it knows neither",
  },
  {
    from: "src/i18n",
    may: ["react", "src/domain", "src/i18n"],
    because: "words and addresses live in one place",
  },
  {
    from: "src/api",
    may: ["react", "src/api", "src/domain", "src/i18n/paths.ts", "src/turn.ts"],
    because: "the relay's client knows data and addresses, and no screen",
  },
  {
    from: "src/content",
    may: ["zod", "marked", "yaml", "src/content", "src/domain", "src/i18n/paths.ts", "content"],
    because: "one reader of the content, which no browser ever loads",
  },
  {
    from: "src/features",
    may: [...INTERFACE, "react-dom", "feature", "src/ui", "src/domain", "src/i18n", "src/api", CONTENT_TYPES],
    because: "a feature can be deleted alone: it knows no other feature, no page and no file of content",
  },
  {
    from: "src/pages",
    may: [...INTERFACE, "own", "src/features", "src/ui", "src/i18n", "src/domain", CONTENT_TYPES],
    because: "a page puts features together: props in, markup out",
  },
  {
    from: "src/routes",
    may: ["react", "react-router-dom", "own", "src/App.tsx", "src/pages", "src/i18n", "src/domain", CONTENT_TYPES],
    because: "routes join data and page; the content itself comes through the loader's context",
  },
  {
    from: "src/offline",
    may: ["own", "src/domain", "src/i18n/paths.ts"],
    because: "the service worker is a program of its own that shares the addresses with the site, and has no React",
  },
  {
    from: "src/boot.ts",
    may: ["src/entry-client.tsx", "src/turn.ts", "type src"],
    because: "the boot module is all that a visitor's first view runs, so it carries nothing along",
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
      "src/document.ts",
      "src/TakenOver.tsx",
      "src/turn.ts",
      CONTENT_TYPES,
    ],
    because: "the browser's entry joins routes and document, and never reads content",
  },
  {
    from: "src/*.*",
    may: ["react", "react-dom", "react-router-dom", "src"],
    because: "layout and entries know data and screen, and nothing outside src",
  },
  {
    from: "content/illustrations",
    may: ["content/illustrations", "node:"],
    because: "illustrations are drawn by code of their own, which is no part of the site",
  },
  {
    from: "content",
    may: [
      "type src/content/schema.ts",
      "type src/content/entities.ts",
      "type src/domain",
      "type src/i18n/paths.ts",
      "content",
    ],
    because: "the owner's words and facts are data: types say their shape, nothing in them runs",
  },
  {
    from: "relay",
    may: [
      "node:",
      "hono",
      "@hono/node-server",
      "grammy",
      "libsql",
      "pg",
      "zod",
      "relay",
      "src/domain",
      "src/i18n/paths.ts",
      "content/locations.ts",
      "content/prices.ts",
      "content/countries.ts",
      "content/business.ts",
    ],
    because: "the relay shares the domain and a few facts with the site, and has no React",
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
      "src",
      "content",
    ],
    because: "stories show what is in src, with sentences of their own",
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
      "tests/support",
      "src",
      "node:",
    ],
    because: "Storybook's frame gives stories what the site's document would give them",
  },
  {
    from: "scripts/house/dev.mjs",
    may: ["node:", "own", "vite"],
    because: "`npm run dev` is Vite with the relay behind it",
  },
  {
    from: "scripts/*.mjs",
    may: ["node:", "scripts/house"],
    because: "the commands run before anything is installed",
  },
  {
    from: "scripts/house/typescript.mjs",
    may: ["node:", "own", "vite"],
    because: "what draws and what reads content is TypeScript, which Vite reads",
  },
  {
    from: "scripts/house/chromatic.mjs",
    may: ["node:", "own", "tests/support"],
    because: "Chromatic gets the stories that have their picture taken in the tests",
  },
  {
    from: "scripts/house",
    may: ["node:", "own"],
    because: "the commands run before anything is installed",
  },
  {
    from: "scripts/illustrations/previews.ts",
    may: ["node:", "sharp", "playwright", "own", "tests/support"],
    because: "link previews are set by the browser that the tests have",
  },
  {
    from: "scripts/owner",
    may: ["node:", "own", "src/content", "src/domain", "src/i18n/paths.ts", "content", "zod", "vite", "prettier"],
    because: "what the owner adds is checked by the content's reader and set by the project's formatter",
  },
  {
    from: "scripts",
    may: ["node:", "type vite", "sharp", "simple-icons", "own", "src", "content"],
    because: "scripts build what ships out of what ships",
  },
  { from: "tests", may: ["*"], because: "tests may look at everything" },
  {
    from: "vite.config.ts",
    may: [
      "node:",
      "vite",
      "@vitejs",
      "scripts/chunks.ts",
      "scripts/classNames.ts",
      "scripts/leanCode.ts",
      "scripts/pigments.ts",
    ],
    because: "Storybook and the tests must not trip over the site's build",
  },
];
