import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

import { chunkNames } from "./scripts/chunks.ts";
import { shortClassName } from "./scripts/classNames.ts";
import { leanCode } from "./scripts/leanCode.ts";
import { inlinePigments } from "./scripts/pigments.ts";

/**
 * Four builds of one source: what reaches a visitor (`dist/site`), the service worker, which the prerender completes (`dist/worker`),
 * the program that writes the pages (`dist/prerender`) and the relay (`dist/relay`). `vite build --app` makes them in this order; the prerender then runs on its own.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), pigments(), ...leanCode(import.meta.dirname), ownImports()],
  css: { modules: command === "build" ? { generateScopedName: shortClassName(import.meta.dirname) } : {} },
  // The pages are written by the prerender; there is no index.html.
  appType: "custom",
  environments: {
    client: {
      build: {
        outDir: "dist/site",
        manifest: true,
        rolldownOptions: {
          input: "src/boot.ts",
          // Classes above all; see `scripts/leanCode.ts`.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: nameOfChunk,
            assetFileNames: "assets/[name]-[hash:7][extname]",
            // What parts consist of is listed by name. Of what is at random few letters weigh least; fewer than seven are not to be had.
            hashCharacters: "hex",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkNames(import.meta.dirname) }],
            },
          },
        },
        // Fonts and pictures keep their addresses; what is imported stays a file, so that the policy needs no data: fonts.
        assetsInlineLimit: 0,
        modulePreload: {
          // The boot module is all that runs at first: it must not be followed by a polyfill chunk.
          polyfill: false,
          // A chunk that needs no other, such as a dictionary, is named too, so that it can be asked for again.
          resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
        },
      },
    },
    worker: {
      consumer: "client",
      build: {
        outDir: "dist/worker",
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        // One classic script: not every browser takes a module for a service worker.
        rolldownOptions: { input: "src/offline/worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
      },
    },
    prerender: {
      consumer: "server",
      // Its icons have to be those of the site, and React's checks for developers would take a third of its own time.
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"]) },
      build: {
        outDir: "dist/prerender",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "scripts/prerender.ts" },
      },
    },
    relay: {
      consumer: "server",
      // Of these the relay uses a part, and what is not there takes no memory. The drivers of the outbox bring binaries, or are
      // loaded only where they are used.
      resolve: { noExternal: ["@hono/node-server", "grammy", "hono", "zod"] },
      build: {
        outDir: "dist/relay",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { server: "relay/server.ts", operate: "relay/operate.ts" } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "worker", "prerender", "relay"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));

/** Dictionaries are called alike in every language, and like the pages. */
function nameOfChunk({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string {
  const language = /\/i18n\/messages\/(\w+)\//.exec(facadeModuleId ?? "")?.[1];
  return `assets/${language === undefined ? "" : `${language}-`}[name]-[hash:7].js`;
}

/** A visitor gets the colours without the names of their pigments, which are private to one file. */
function pigments(): Plugin {
  return {
    name: "pigments",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/src\/styles\/tokens\.css$/ },
      handler: (css) => inlinePigments(css),
    },
  };
}

/** Every `import()` of the site is carried out by `src/chunks.ts`, which can be asked again, instead of by Vite's own helper. */
function ownImports(): Plugin {
  return {
    name: "own-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== "\0vite/preload-helper.js") return null;
      const file = JSON.stringify(`${import.meta.dirname}/src/chunks.ts`);
      return `export { bringChunk as __vitePreload } from ${file};`;
    },
  };
}
