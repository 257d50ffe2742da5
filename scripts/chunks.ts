import { statSync } from "node:fs";

/** What the bundler knows of a module. */
interface ModuleContext {
  getModuleInfo: (
    id: string,
  ) => { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The icons come from one module that names them all: who imports it needs only what it asks for by name. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ICON_EXPORT = /export \{ ([^}]*) \} from ["']\.\/icons\/([\w-]+)\.m?js["']/g;

/** From so many kinds of pages on, what they share comes with the application; what is small does so together from fewer on. */
const MOST = 6;
const SEVERAL = 3;
const SMALL = 6_000;

/**
 * Names the chunk of each module, so that what a page needs together comes together: one file compresses better than ten. What
 * every page needs is `app`, and so is what most of them or a post, the page that most visits begin with, share with others; what of that
 * the home page alone has no use for is `inner`. Small things that several kinds of pages need are `shared`. The rest, null, is the bundler's to sort by the pages that need it.
 */
export function chunkNames(root: string): (id: string, context: ModuleContext) => string | null {
  let names: Map<string, string> | undefined;
  return (id, context) => (names ??= namesOf(root, context)).get(id) ?? null;
}

function namesOf(root: string, context: ModuleContext): Map<string, string> {
  const infoOf = (id: string) => context.getModuleInfo(id);
  const icons = new Map<string, string>();

  function importsOf(id: string): string[] {
    const info = infoOf(id);
    return (info?.importedIds ?? []).flatMap((imported) => {
      if (!ICONS.test(imported)) return [imported];
      const asked = [...(info?.code ?? "").matchAll(ICON_IMPORT)].flatMap(([, list = ""]) => list.split(","));
      return asked.flatMap((name) => iconFile(imported, name.trim().split(" ")[0] ?? "") ?? []);
    });
  }

  function iconFile(index: string, name: string): string | undefined {
    if (icons.size === 0) {
      for (const [, exported = "", file = ""] of (infoOf(index)?.code ?? "").matchAll(ICON_EXPORT)) {
        const path = index.replace(/lucide-react(\.m?js)$/, `icons/${file}$1`);
        for (const alias of exported.split(",")) icons.set(alias.trim().replace("default as ", ""), path);
      }
    }
    return icons.get(name);
  }

  function reach(id: string, seen = new Set<string>()): Set<string> {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of importsOf(id)) reach(imported, seen);
    return seen;
  }

  /** Of a module with its styles, which come along. */
  function sizeOf(id: string): number {
    const { code = "", importedIds = [] } = infoOf(id) ?? {};
    const styles = [id, ...importedIds].filter((one) => one.endsWith(".module.css"));
    return styles.reduce((sum, file) => sum + statSync(file).size, code?.length ?? 0);
  }

  // The entry itself stays apart, under the name by which the manifest knows it.
  const entry = `${root}/src/entry-client.tsx`;
  const app = reach(entry);
  const pages = new Map<string, Set<string>>();
  for (const route of infoOf(`${root}/src/routes/routes.tsx`)?.dynamicallyImportedIds ?? []) {
    for (const id of reach(route)) pages.set(id, (pages.get(id) ?? new Set()).add(route));
  }
  const home = `${root}/src/routes/home.tsx`;
  const post = `${root}/src/routes/post.tsx`;
  const names = new Map<string, string>();
  for (const [id, users] of pages) {
    const isSmall = sizeOf(id) < SMALL;
    if (users.size >= MOST || (users.has(post) && users.size > 2)) names.set(id, users.has(home) ? "app" : "inner");
    else if (users.size >= SEVERAL && isSmall) names.set(id, "shared");
  }
  for (const id of app) names.set(id, "app");
  names.delete(entry);
  // What imports on demand stays with the boot module, which may not bring the application along.
  for (const id of reach("\0vite/preload-helper.js")) names.delete(id);
  return names;
}
