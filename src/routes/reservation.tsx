import { useLoaderData, useOutletContext } from "react-router-dom";

import type { LayoutContext } from "#src/App.tsx";
import type { PageData } from "#src/content/schema.ts";
import { ReservationPage } from "#src/pages/ReservationPage/ReservationPage.tsx";

export function Component() {
  return <ReservationPage {...useLoaderData<PageData["reservation"]>()} {...useOutletContext<LayoutContext>()} />;
}
