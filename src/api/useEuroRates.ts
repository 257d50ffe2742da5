import { useEffect, useState } from "react";

import type { EuroRates } from "#src/domain/money.ts";
import { fetchRates } from "./relay.ts";
import { usePolled } from "./usePolled.ts";

const EVERY = 300_000;

/** How long a blank may stand where a converted price is to come, in milliseconds. */
const PATIENCE = 5_000;

export interface LatestEuroRates {
  /** What is known of them; empty before the first answer, and where none comes. */
  rates: EuroRates;
  /** They are on their way, and not so late that it has to be said. */
  areComing: boolean;
}

/** The rates of the euro, asked for at once and again every five minutes. */
export function useEuroRates(): LatestEuroRates {
  const { value, state } = usePolled((signal) => fetchRates("EUR", signal), EVERY);
  const [isPatient, setPatient] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return { rates: value ?? {}, areComing: state === "loading" && isPatient };
}
