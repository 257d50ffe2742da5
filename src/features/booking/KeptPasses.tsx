import { lazy, Suspense, useSyncExternalStore } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { KEPT_PASSES_ID } from "#src/i18n/paths.ts";
import { localStore } from "#src/storage.ts";
import { subscribeToPasses } from "./passStore.ts";

const PassList = lazy(async () => ({ default: (await import("./PassList.tsx")).PassList }));

export interface KeptPassesProps {
  data: BookingData;
  language: Language;
  /** While the pass of the request that was just sent is in the page: the passes then show at their own hash only. */
  concealed?: boolean;
  /** Anywhere but at their own hash: one line says of which request they are, and unfolds them. */
  folded?: boolean;
}

/**
 * The passes stored on this device, below the reservation form and at their own hash; they work offline too. Renders an empty
 * container if there are none and the address does not ask for them.
 */
export function KeptPasses({ data, language, concealed = false, folded = false }: KeptPassesProps) {
  const isShown = useSyncExternalStore(subscribeToPasses, hasPassOrHash, () => false);
  return (
    <div id={KEPT_PASSES_ID}>
      {isShown && !concealed && (
        <Suspense>
          <PassList data={data} language={language} folded={folded} />
        </Suspense>
      )}
    </div>
  );
}

/** Checks the hash as well, because storage has no entry for a pass that the browser refused to store. */
function hasPassOrHash(): boolean {
  return location.hash === `#${KEPT_PASSES_ID}` || localStore.get(LOCAL_KEYS.passes) !== null;
}
