import { Stop, guarded, inRoot } from "./project.mjs";

/**
 * `npm run illustrations`: draws the pictures that are stale, or those that are named. It installs nothing: who draws has the
 * packages already, and several people draw in one checkout, which an installation would pull from under them.
 */
export function run() {
  return guarded(async () => {
    // Looked up only now, so that a missing package gets a sentence. Vite is what reads the scenes, which are TypeScript.
    const { createServer, createServerModuleRunner } = await import("vite").catch(() => {
      throw new Stop("The packages are not installed yet: run `npm ci` first.");
    });
    const server = await createServer({
      root: inRoot(),
      configFile: false,
      appType: "custom",
      logLevel: "error",
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
    try {
      // The scenes are loaded one by one, so the runner stays open until all are drawn.
      const { illustrate } = await runner.import("/scripts/illustrations/illustrate.ts");
      const fault = await illustrate(process.argv.slice(2));
      if (fault) throw new Stop(fault);
    } finally {
      await runner.close();
      await server.close();
    }
  });
}
