import type { AdoptMessage } from "./message.ts";

const WORKER = "/sw.js";

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

/** What it gives stands for a string, and is one for the type's sake. */
interface Policy {
  createScriptURL: (url: string) => string;
}

/** Browsers that guard what becomes script (Trusted Types) take an address from a policy only, and this one has a single one. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy("own-worker", { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}

/** Registers the service worker after the page has loaded, once the browser has nothing else to do. */
export function registerWhenQuiet(): void {
  if (document.readyState !== "complete") return addEventListener("load", registerWhenQuiet, { once: true });
  if ("requestIdleCallback" in window) requestIdleCallback(register);
  else setTimeout(register, 1_000);
}

/** Without a worker everything goes on as before: a private window may refuse one. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerUrl(), { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = (["navigation", "resource"] as const).flatMap((type) => performance.getEntriesByType(type));
    const own = loaded.map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
    const message: AdoptMessage = { adopt: [...new Set(own.map(({ pathname }) => pathname))] };
    active?.postMessage(message, []);
  } catch {
    return;
  }
}
