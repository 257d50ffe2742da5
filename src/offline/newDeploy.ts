import { SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { sessionStore } from "#src/storage.ts";

/** Timeout for asking the server for its build, in milliseconds. Meanwhile the error page is shown, with ways to call and to reload. */
const TIMEOUT_MS = 10_000;

/**
 * Reloads the page if the site has been deployed since it was loaded, because the chunks that it asks for are then gone
 * from the server. Resolves with false if the page stays: it was reloaded for that build already, or the build cannot
 * be determined. Never rejects.
 */
export async function reloadIfDeployed(): Promise<boolean> {
  try {
    const newer = await fetchNewerBoot();
    // Without storage, the page could reload for ever.
    if (!newer || !sessionStore.set(SESSION_KEYS.reloadedFor, newer)) return false;
  } catch {
    // The network failed: there is nothing to reload from.
    return false;
  }
  location.reload();
  return true;
}

/** URL of the server's boot module if it differs from the page's own. Rejects if the server does not respond. */
async function fetchNewerBoot(): Promise<string | undefined> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const response = await fetch(location.pathname, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const current = bootModuleUrl(await response.text());
  return own && current !== own && sessionStore.get(SESSION_KEYS.reloadedFor) !== current ? current : undefined;
}

/** URL of the boot module in a page's HTML. Its hash changes with any change of the code. */
export function bootModuleUrl(html: string): string | undefined {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1];
}
