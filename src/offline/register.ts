import type { Language } from "#src/domain/language.ts";
import { languagesOfWorker, workerUrl } from "./languages.ts";

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

/** `createScriptURL` really returns a TrustedScriptURL, which the DOM types take as a string. */
interface Policy {
  createScriptURL: (url: string) => string;
}

/** Browsers with Trusted Types accept a script URL from a policy only. This one allows the worker alone. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("workerUrl", {
  createScriptURL: (url) => {
    if (!url.startsWith("/sw.js?")) throw new TypeError(`${url} is not the service worker`);
    return url;
  },
});

/** Registers the service worker for a language once the page has loaded and the browser is idle. */
export function registerWhenIdle(language: Language): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => registerWhenIdle(language), { once: true });
  } else if ("requestIdleCallback" in window) requestIdleCallback(() => void register(language));
  // Safari cannot tell when it is idle.
  else setTimeout(() => void register(language));
}

async function register(language: Language): Promise<void> {
  const { serviceWorker } = navigator;
  const cachedLanguages = serviceWorker.controller ? languagesOfWorker(serviceWorker.controller.scriptURL) : [];
  // The browser checks for updates of the active worker by itself.
  if (cachedLanguages.includes(language)) return;
  const url = workerUrl([...cachedLanguages, language]);
  try {
    await serviceWorker.register(policy?.createScriptURL(url) ?? url, { updateViaCache: "none" });
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedPaths() } }, []);
  } catch {
    // The site works without a worker; a private window, for example, may refuse one.
  }
}

/** Paths of the same-origin files that the page loaded before the worker could intercept requests. */
function loadedPaths(): string[] {
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const urls = entries.map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
  return [...new Set(urls.map(({ pathname }) => pathname))];
}
