// Runs a program written in TypeScript: `node scripts/run.mjs <module> [argument …]` calls the `main` of a module, given by its path
// below the root. Vite loads it, because Node 20 cannot run TypeScript and the content uses Vite's `import.meta.glob`.
import { ROOT, CommandError, runMain } from "./tasks/project.mjs";

const [module = "", ...args] = process.argv.slice(2);

await runMain(async () => {
  // It installs nothing: an installation would disturb other programs that are running in the same checkout.
  const { createServer } = await import("vite").catch(() => {
    // In both languages of the owner: what chooses one is TypeScript.
    throw new CommandError(
      "The packages are not installed yet: run `npm ci` first.\nPaketler henüz kurulmamış: önce `npm ci` çalıştırın.",
    );
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
    // An error message, or undefined.
    const fault = await main(args);
    if (fault) throw new CommandError(fault);
  } finally {
    await server.close();
  }
});
