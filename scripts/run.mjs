// Runs the programs that are written in TypeScript: `node scripts/run.mjs <module> [argument …]` calls the `main` of a module, named by
// its path below the root. Node 20 cannot read TypeScript, and the content is found by Vite's `import.meta.glob`, so Vite loads them.
import { ROOT, Stop, guarded } from "./tasks/project.mjs";

const [module = "", ...args] = process.argv.slice(2);

await guarded(async () => {
  // It installs nothing: several people may work in one checkout, which an installation would pull from under them.
  const { createServer } = await import("vite").catch(() => {
    throw new Stop("The packages are not installed yet: run `npm ci` first.");
  });
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { main } = await server.ssrLoadModule(`/${module}`);
    // A sentence about what went wrong, or undefined.
    const fault = await main(args);
    if (fault) throw new Stop(fault);
  } finally {
    await server.close();
  }
});
