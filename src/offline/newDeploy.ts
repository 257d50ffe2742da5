/** Where it is written which build a tab was reloaded for, so that two servers of different builds do not toss it to and fro. */
const RELOADED_FOR = "reloadedFor";

/** How long the server may take to say which build it has, in milliseconds: somebody has pressed and waits. */
const PATIENCE = 3_000;

/**
 * Whether the site was deployed after the page came: code that it asks for is then gone from the server. False where the page was
 * loaded anew for that build already, and where nobody can tell. Never rejects.
 */
export function isDeployed(): Promise<boolean> {
  return newerBoot().then(Boolean, () => false);
}

/** Loads the page anew if so. Resolves with false where it stays; never rejects. */
export async function reloadIfDeployed(): Promise<boolean> {
  try {
    const newer = await newerBoot();
    if (!newer) return false;
    sessionStorage.setItem(RELOADED_FOR, newer);
  } catch {
    // No network, or a browser that lets nothing be kept, where this could go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** The boot module of another build than the page's, if that is what the server has. Rejects where it does not answer. */
async function newerBoot(): Promise<string | undefined> {
  const mine = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const response = await fetch(location.pathname, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const current = bootOf(await response.text());
  return mine && current !== mine && sessionStorage.getItem(RELOADED_FOR) !== current ? current : undefined;
}

/** The address of the boot module that a page names; it changes with any of the code. */
export function bootOf(html: string): string | undefined {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1];
}
