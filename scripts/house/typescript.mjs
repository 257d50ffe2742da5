import { Stop, guarded, inRoot } from "./project.mjs";

/**
 * Runs one function of a TypeScript module, named by its path below the root, with the command's arguments. It installs nothing:
 * who draws or writes has the packages already, and several people may work in one checkout, which an installation would pull
 * from under them. What the function resolves to is a sentence about what went wrong, or undefined.
 */
export function runTypeScript(path, name) {
  return guarded(async () => {
    // Looked up only now, so that a missing package gets a sentence. Vite is what reads TypeScript on every Node.
    const [
      { createServer, createServerModuleRunnerTransport },
      { createDefaultImportMeta, ESModulesEvaluator, ModuleRunner },
    ] = await Promise.all([import("vite"), import("vite/module-runner")]).catch(() => {
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
    // Vite's own runner also resolves addresses for modules, which nothing here asks for: in Node 20 that takes a thread of its own,
    // and every package is then read through it.
    const options = {
      transport: createServerModuleRunnerTransport({ channel: server.environments.ssr.hot }),
      createImportMeta: createDefaultImportMeta,
      sourcemapInterceptor: "node",
      hmr: false,
    };
    const runner = new ModuleRunner(options, new ESModulesEvaluator());
    try {
      const module = await runner.import(path);
      const fault = await module[name](process.argv.slice(2));
      if (fault) throw new Stop(fault);
    } finally {
      await runner.close();
      await server.close();
    }
  });
}
