import { useEffect, useState } from "react";

import type { EuroRates } from "#src/domain/money.ts";
import { fetchRates } from "./relay.ts";
import { usePolled } from "./usePolled.ts";

const POLL_INTERVAL_MS = 300_000;

/** How long a placeholder is shown for converted prices, in milliseconds. */
const PLACEHOLDER_MS = 5_000;

/** Exchange rates of the euro, as far as they have loaded. */
export interface LatestEuroRates {
  /** Latest rates; empty before the first response and if none comes. */
  rates: EuroRates;
  /** Whether the first response is pending and its placeholder has not timed out. */
  arePending: boolean;
}

/** Exchange rates of the euro, fetched on mount and every five minutes. */
export function useEuroRates(): LatestEuroRates {
  const { value, state } = usePolled((signal) => fetchRates("EUR", signal), POLL_INTERVAL_MS);
  const [isPlaceholderShown, setPlaceholderShown] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setPlaceholderShown(false), PLACEHOLDER_MS);
    return () => clearTimeout(timer);
  }, []);

  return { rates: value ?? {}, arePending: state === "loading" && isPlaceholderShown };
}
