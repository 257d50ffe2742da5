import { turn } from "./turn.ts";

/** How long a file may take before it counts as failed, in milliseconds: a network that answers nothing would keep people waiting for ever. */
const PATIENCE = 10_000;

/** What is on its way or has come, by address; what failed is forgotten, so that it is asked for again. */
const brought = new Map<string, Promise<void>>();

/**
 * Brings a part of the code, in place of the bundler's own way to: every `import()` of the built site goes through it. `paths` are the
 * files that the part consists of, scripts and styles, below the site's root; `load` runs it. A browser that has asked for a module in
 * vain may remember that until a reload, and a style sheet that failed would count as there, so the files are fetched first, and only
 * what has come is run. Rejects where a file cannot be had; the next try asks anew.
 */
export async function bringChunk<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  // The first part is the application. Nothing would ask for it again, so it comes in the way that is fastest.
  const ask = brought.size === 0 ? preload : fetchWhole;
  await Promise.all(paths.map((path) => bring(new URL(path, location.origin).href, ask)));
  return load();
}

function bring(href: string, ask: (href: string) => Promise<void>): Promise<void> {
  let file = brought.get(href);
  if (!file) {
    file = href.endsWith(".css") ? addStyle(href) : ask(href);
    brought.set(href, file);
    file.catch(() => brought.delete(href));
  }
  return file;
}

/** Asks for a module before it is run; the import itself tells what becomes of it. */
async function preload(href: string): Promise<void> {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/** A preloaded file that has failed stays failed; one that was fetched is at hand for the import in the browser's cache. */
async function fetchWhole(href: string): Promise<void> {
  // This module's own file has come.
  if (href === import.meta.url) return;
  await turn();
  const response = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  await response.arrayBuffer();
}

async function addStyle(href: string): Promise<void> {
  const styles = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  // One that the page has in its own sheet is named there.
  if ([...styles].some((style) => style.href === href)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", crossOrigin: "", href });
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      // As `fetch` tells it: whether there was no network or no such file, nobody says.
      reject(new TypeError(`${href} did not come`));
    });
    document.head.append(link);
  });
}
