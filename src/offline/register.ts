import { savesData } from "#src/domain/connection.ts";
import { RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
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

/** What of the router is needed here. */
interface Visit {
  subscribe(listener: (state: { location: { pathname: string } }) => void): () => void;
}

/**
 * Brings the service worker once there is a reason to: the second page of a visit, the first touch of the form, or a site that was
 * installed. Who saves data gets it with the form alone. A look at one page costs nothing.
 */
export function registerWithReason(visit: Visit): void {
  // A browser that cannot, or whose worker is at work: that one looks for its successor by itself.
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
  const ends: (() => void)[] = [];
  const hasReason = () => {
    for (const end of ends.splice(0)) end();
    whenQuiet(register);
  };

  if (isInForm(document.activeElement)) return hasReason();
  for (const type of ["focusin", "pointerdown"] as const) {
    const look = ({ target }: Event) => isInForm(target) && hasReason();
    addEventListener(type, look, { passive: true });
    ends.push(() => removeEventListener(type, look));
  }
  if (savesData(navigator)) return;
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (cameFromHere || matchMedia("(display-mode: standalone)").matches) return hasReason();
  const { pathname } = location;
  ends.push(visit.subscribe(({ location: { pathname: next } }) => next !== pathname && hasReason()));
}

function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${RESERVATION_FORM_ID}`) !== null;
}

/** After the page has loaded, once the browser has nothing else to do. */
function whenQuiet(run: () => void): void {
  if (document.readyState !== "complete") return addEventListener("load", () => whenQuiet(run), { once: true });
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 1_000);
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
