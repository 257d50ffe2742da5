const FILES = import.meta.glob<string>("../../src/**/*.tsx", { eager: true, import: "default", query: "?raw" });

const IMPORT = /^import \{([^}]+)\} from "lucide-react";$/gm;

/** The names of the icons that the product imports, in alphabetical order. */
export function iconsInUse(): string[] {
  const lists = Object.values(FILES).flatMap((text) => [...text.matchAll(IMPORT)].map(([, list = ""]) => list));
  return [...new Set(lists.flatMap((list) => list.split(",").flatMap(iconOf)))].toSorted();
}

/** `Map as MapIcon` is the icon `Map`; `type LucideIcon` is none. */
function iconOf(imported: string): string[] {
  const [name = "", next] = imported.trim().split(/\s+/);
  return name === "" || (name === "type" && next !== "as") ? [] : [name];
}
