import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Three builds of one source: what reaches a visitor (`dist/site`), the program that writes its pages (`dist/prerender`) and
 * the relay (`dist/relay`). `vite build --app` makes them in this order; the prerender then runs on its own.
 */
export default defineConfig({
  plugins: [react()],
  // The pages are written by the prerender; there is no index.html.
  appType: "custom",
  environments: {
    client: {
      build: {
        outDir: "dist/site",
        manifest: true,
        rolldownOptions: { input: "src/boot.ts" },
        // Fonts and pictures keep their addresses; what is imported stays a file, so that the policy needs no data: fonts.
        assetsInlineLimit: 0,
        // The boot module is all that runs at first: it must not be followed by a polyfill chunk.
        modulePreload: { polyfill: false },
      },
    },
    prerender: {
      consumer: "server",
      build: {
        outDir: "dist/prerender",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "scripts/prerender.ts" },
      },
    },
    relay: {
      consumer: "server",
      build: {
        outDir: "dist/relay",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "relay/server.ts" },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "prerender", "relay"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
