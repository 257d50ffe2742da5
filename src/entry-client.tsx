import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from "react-router-dom";

import { DATA_ID, ROOT_ID } from "./app/document.ts";
import { SendingProvider } from "./app/SendingProvider.tsx";
import { HydrationProvider } from "./app/HydrationProvider.tsx";
import { loadMessages } from "./i18n/loadMessages.ts";
import { prefetchOnIntent } from "./routes/prefetch.ts";
import { routes, type PageHandle } from "./routes/routes.tsx";
import { yieldToMain } from "./yieldToMain.ts";

import "./styles/tokens.css";
import "#content/colours.css";
import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/base.css";

/** Hydrates the prerendered page. Resolves once hydration is complete, so that queued events can be replayed. */
export async function hydrate(): Promise<void> {
  await yieldToMain();
  await loadFirstPage();
  await yieldToMain();
  const loaderData = JSON.parse(getElement(DATA_ID).textContent) as NonNullable<HydrationState["loaderData"]>;
  addEventListener("unhandledrejection", ignoreSkippedTransitions);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  await yieldToMain();
  // As a transition, which renders in slices: otherwise hydration would block scrolling for half a second on a slow
  // phone.
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        getElement(ROOT_ID),
        <StrictMode>
          <HydrationProvider onHydrated={resolve}>
            <SendingProvider>
              <RouterProvider router={router} />
            </SendingProvider>
          </HydrationProvider>
        </StrictMode>,
      );
    }),
  );
  prefetchOnIntent(routes);
}

/**
 * Ignores skipped view transitions: one that the next navigation cuts short rejects a promise that the router does not
 * handle.
 */
function ignoreSkippedTransitions(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
}

/**
 * Loads the page's code and messages before the first render; a lazy route that is still loading would render an empty
 * page.
 */
async function loadFirstPage(): Promise<void> {
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const handle = route?.handle as PageHandle | undefined;
  await yieldToMain();
  if (!route || !handle) return;
  const code = typeof route.lazy === "function" ? route.lazy() : {};
  const [loaded] = await Promise.all([code, loadMessages(handle.language, handle.namespaces)]);
  Object.assign(route, loaded, { lazy: undefined });
}

function getElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no element #${id}`);
  return element;
}
