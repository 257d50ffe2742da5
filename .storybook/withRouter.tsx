import type { Decorator } from "@storybook/react-vite";
import { createContext, useContext, useState, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useRouteError } from "react-router-dom";

import { SendingProvider } from "#src/app/SendingProvider.tsx";
import { inLanguage } from "#src/i18n/paths.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const StoryContext = createContext<ReactNode>(null);

/**
 * Decorator that wraps features, pages and any story with `parameters.router` in a memory router and the state of the request. `path` is the initial
 * address, relative to the language (`"/reservation?from=airport"`); links navigate within the story.
 */
export const withRouter: Decorator = (Story, { componentId, parameters, globals, id }) => {
  const options = parameters["router"] as { path?: string } | undefined;
  if (!options && !/^(?:features|pages)-/.test(componentId)) return <Story />;

  const language = languageOf(globals);
  const address = new URL(options?.path ?? "/", "http://story.invalid");
  const path = `${inLanguage(address.pathname, language)}${address.search}${address.hash}`;
  return (
    <StoryContext value={<Story />}>
      <MemoryRouter path={path} key={`${id} ${path}`} />
    </StoryContext>
  );
};

/** A data router as on the site, so that hooks such as `useNavigation` work. */
function MemoryRouter({ path }: { path: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", Component: Outlet, ErrorBoundary: Rethrow }], { initialEntries: [path] }),
  );
  return (
    <SendingProvider>
      <RouterProvider router={router} />
    </SendingProvider>
  );
}

function Outlet() {
  return useContext(StoryContext);
}

/** Leaves a story's error to Storybook. */
function Rethrow(): never {
  throw useRouteError();
}
