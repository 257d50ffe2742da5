import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { OFFLINE_ENABLED } from "#src/offline/enabled.ts";
import { registerOnIntent } from "#src/offline/registerOnIntent.ts";

/** Undefined until the first page is hydrated. A change of language mounts the layout anew, which must not count its pages anew. */
let reportPage: ReturnType<typeof registerOnIntent> | undefined;

/** Registers the service worker once the visitor is likely to benefit from it. */
export function useOfflineRegistration(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!import.meta.env.PROD || !OFFLINE_ENABLED) return;
    reportPage ??= registerOnIntent();
    reportPage(pathname);
  }, [pathname]);
}
