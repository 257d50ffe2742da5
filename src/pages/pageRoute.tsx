import type { ComponentType } from "react";
import { useLoaderData, useOutletContext } from "react-router-dom";

import type { Missing, PageData, PageName } from "#src/content/pageData/pageDataTypes.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { CurrentFare } from "#src/features/booking/BookingForm.tsx";
import type { LiveState } from "#src/features/liveBoard/useLiveBoard.ts";
import type { SectionWithSlugs } from "#src/features/navigation/NotFoundScreen.tsx";
import type { Namespace } from "#src/i18n/namespaces.ts";
import type { Section } from "#src/i18n/paths.ts";
import { NotFoundPage } from "./NotFoundPage/NotFoundPage.tsx";

/** Outlet context that the layout provides to every page. */
export interface LayoutContext {
  live: LiveState;
  onFareChange: (fare: CurrentFare) => void;
  /** Destination that was chosen on the ticket of a service. */
  destination: PlaceId | null;
  onDestinationChange: (to: PlaceId) => void;
}

/** Route of a kind of page, defined in its folder and listed in the route table. */
export interface PageRoute {
  /** Name of the page's data in `src/pages/loadPage.ts`; with `Page` after it, that of its folder and component. */
  name: PageName;
  section: Section;
  /** Whether the section has one page per slug, with its own not-found page for unknown slugs. */
  slugs: boolean;
  /** Message namespaces that the page needs besides `shell`. */
  namespaces: readonly Namespace[];
  /** Path of the component's module, the key by which the prerender finds its files in the manifest. */
  module: string;
  /** The `lazy` function of the router's route object. */
  lazy: () => Promise<{ Component: ComponentType }>;
}

interface PageDescription<Name extends PageName> extends Omit<PageRoute, "slugs" | "module" | "lazy"> {
  name: Name;
  slugs?: boolean;
  /** Loads the component; its props are the page data and the layout context. */
  loadComponent: () => Promise<ComponentType<Exclude<PageData[Name], Missing> & LayoutContext>>;
}

/** Defines the route of a page. */
export function pageRoute<Name extends PageName>({
  loadComponent,
  slugs = false,
  ...described
}: PageDescription<Name>): PageRoute {
  // Only a section with slugs has a not-found page of its own.
  const section = slugs ? (described.section as SectionWithSlugs) : undefined;
  return {
    ...described,
    slugs,
    module: moduleOf(described.name),
    lazy: async () => ({ Component: withLoaderData((await loadComponent()) as ComponentType<object>, section) }),
  };
}

/** Module of a page's component: `src/pages/HomePage/HomePage.tsx` for `home`. */
function moduleOf(name: PageName): string {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  return `src/pages/${component}/${component}.tsx`;
}

/** Wraps a page to receive its loader data as props; renders the not-found page of its section for an unknown slug. */
function withLoaderData(Page: ComponentType<object>, section?: SectionWithSlugs): ComponentType {
  return function PageOfRoute() {
    const data = useLoaderData<object | Missing>();
    const layout = useOutletContext<LayoutContext>();
    if ("missing" in data) return <NotFoundPage {...data} {...(section && { section })} />;
    return <Page {...data} {...layout} />;
  };
}
