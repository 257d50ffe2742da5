/** Where it is written which build a tab was reloaded for, so that two servers of different builds do not toss it to and fro. */
const RELOADED_FOR = "reloadedFor";

/**
 * Loads the page anew where the site was deployed after it came: the code that it asked for is then gone from the server. Resolves
 * with false where that is not the reason that something failed, or nobody can tell.
 */
export async function reloadIfDeployed(): Promise<boolean> {
  try {
    const mine = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
    const response = await fetch(location.pathname, { cache: "no-store" });
    const current = bootOf(await response.text());
    if (!mine || !current || current === mine || sessionStorage.getItem(RELOADED_FOR) === current) return false;
    sessionStorage.setItem(RELOADED_FOR, current);
  } catch {
    // No network, or a browser that lets nothing be kept.
    return false;
  }
  location.reload();
  return true;
}

/** The address of the boot module that a page names; it changes with any of the code. */
export function bootOf(html: string): string | undefined {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1];
}
