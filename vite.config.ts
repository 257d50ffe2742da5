import { basename } from "node:path";

import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig } from "vite";

import { dependencies } from "./package.json";

/** The oldest browsers that the site supports: `browserslist` in package.json. */
const TARGET = browserslistToEsbuild();

/** Modules that most pages share, but not the articles. */
const NOT_IN_ARTICLES =
  /\/(?:ContactActions|useContactActions|ContactBanner|ContactButtons|FixedValues|MiniList|PageHeader|Postmark|offer\/labels)[/.]/;

/**
 * Builds four targets from one source: the site (`dist/site`), the service worker, which the prerender completes
 * (`dist/worker`), the prerender itself (`dist/prerender`) and the relay (`dist/relay`). `vite build --app` builds them
 * in this order; the prerender then runs by itself.
 */
export default defineConfig({
  plugins: [react()],
  // File names of style sheets are unique, so no hash is needed. Such class names are readable, and compress better.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}` } },
  // The prerender writes the pages; there is no index.html.
  appType: "custom",
  environments: {
    client: {
      build: {
        outDir: "dist/site",
        target: TARGET,
        manifest: true,
        // Its scripts are 2% smaller than those of the default, and smallest without inlined functions that have arguments.
        minify: "terser",
        terserOptions: { ecma: 2020, compress: { passes: 3, inline: 1 } },
        rolldownOptions: {
          input: "src/boot.ts",
          output: {
            codeSplitting: {
              groups: [
                // The boot module loads first: code that it shares with the application goes into a chunk of its own.
                { name: "boot", tags: ["$initial"], priority: 1 },
                // Code shared by many pages: a few chunks compress better than dozens, and load faster over HTTP/1.1.
                // Without what articles do not have, because most visits begin there.
                { name: "shared", test: (id) => !NOT_IN_ARTICLES.test(id), minShareCount: 5 },
                // One sheet for what the pages share, so that it is one of the six files that HTTP/1.1 fetches at a time.
                { name: "styles", test: /\.css$/, minShareCount: 3, priority: 2 },
              ],
            },
          },
        },
        // Imported assets stay files, so that the content security policy needs no `data:` fonts.
        assetsInlineLimit: 0,
        // The boot module must load nothing else, so there is no polyfill chunk.
        modulePreload: { polyfill: false },
      },
    },
    worker: {
      consumer: "client",
      build: {
        outDir: "dist/worker",
        target: TARGET,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        // A classic script, because not every browser supports module service workers.
        rolldownOptions: { input: "src/offline/worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
      },
    },
    prerender: {
      consumer: "server",
      // React's development checks would take a third of the prerender's time.
      resolve: { noExternal: true, external: ["workbox-build"] },
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
      // One bundled file starts faster than hundreds. What is a dependency, and not one of development, stays outside: the
      // database drivers need their own binaries, and pino its own worker files.
      resolve: { noExternal: true, external: Object.keys(dependencies) },
      build: {
        outDir: "dist/relay",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { server: "relay/server.ts", cli: "relay/operator/cli.ts" } },
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
});
