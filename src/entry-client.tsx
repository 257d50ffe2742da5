import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from "react-router-dom";

import { DATA_ID, ROOT_ID } from "./document.ts";
import { loadWords } from "./i18n/words.ts";
import { registerWithReason } from "./offline/reason.ts";
import { KEEPS_PAGES } from "./offline/switch.ts";
import { leaveOpened } from "./routes/leaveOpened.ts";
import { prefetchOnIntent } from "./routes/prefetch.ts";
import { quietFades } from "./routes/quietFades.ts";
import { routes, type PageHandle } from "./routes/routes.tsx";
import { TakenOver } from "./TakenOver.tsx";
import { turn } from "./turn.ts";

import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/base.css";

/** Brings the prerendered page to life. Resolves once React has taken it over, so that earlier presses can be repeated. */
export async function hydrate(): Promise<void> {
  await turn();
  await bringPage();
  await turn();
  const loaderData = JSON.parse(elementOf(DATA_ID).textContent) as NonNullable<HydrationState["loaderData"]>;
  quietFades();
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  leaveOpened(router);
  await turn();
  // As a transition, which is rendered in slices: on a slow phone it would keep the page from scrolling for half a second.
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(
        elementOf(ROOT_ID),
        <StrictMode>
          <TakenOver onDone={resolve}>
            <RouterProvider router={router} />
          </TakenOver>
        </StrictMode>,
      );
    }),
  );
  prefetchOnIntent(routes);
  if (import.meta.env.PROD && KEEPS_PAGES) registerWithReason(router);
}

/** The page's own code and words come before the first render: a route still loading would show as an empty page. */
async function bringPage(): Promise<void> {
  const handle = matchRoutes(routes, location)?.at(-1)?.route.handle as PageHandle | undefined;
  await turn();
  if (handle) await Promise.all([handle.bring(), loadWords(handle.language, handle.words)]);
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no element #${id}`);
  return element;
}
