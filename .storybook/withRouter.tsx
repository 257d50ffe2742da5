import type { Decorator } from "@storybook/react-vite";
import { createContext, useContext, useState, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useRouteError } from "react-router-dom";

import { inLanguage } from "#src/i18n/paths.ts";
import { languageOf } from "#stories/fixtures/words.ts";

const StoryOnShow = createContext<ReactNode>(null);

/**
 * A router in memory around features and pages, and around any story with `parameters.router`. Its `path` is the address on
 * show, below the language (`"/reservation?from=airport"`); links change the address and nothing leaves the story.
 */
export const withRouter: Decorator = (Story, { title, parameters, globals, id }) => {
  const asked = parameters["router"] as { path?: string } | undefined;
  if (!asked && !/^(features|pages)\//i.test(title)) return <Story />;

  const language = languageOf(globals);
  const address = new URL(asked?.path ?? "/", "http://story.invalid");
  const path = `${inLanguage(address.pathname, language)}${address.search}${address.hash}`;
  return (
    <StoryOnShow value={<Story />}>
      <MemoryRouter path={path} key={`${id} ${path}`} />
    </StoryOnShow>
  );
};

/** A data router like the site's own, so that hooks such as `useNavigation` work. */
function MemoryRouter({ path }: { path: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", Component: Outlet, ErrorBoundary: Rethrow }], { initialEntries: [path] }),
  );
  return <RouterProvider router={router} />;
}

function Outlet() {
  return useContext(StoryOnShow);
}

/** The story's failure is Storybook's to show. */
function Rethrow(): never {
  throw useRouteError();
}
