import { startTransition, useEffect, useEffectEvent, useState } from "react";

/** `loading` until the first answer, `ready` from the first value on, `failed` while every answer so far was a failure. */
export interface Polled<T> {
  value: T | undefined;
  state: "loading" | "ready" | "failed";
}

/**
 * Loads at once and again every `intervalMs`, and keeps the last good value: a later failure changes nothing on the page.
 * A load that is still under way when the next one is due is dropped. Failures are logged and nothing more.
 */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>, intervalMs: number): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ value: undefined, state: "loading" });
  const loadLatest = useEffectEvent(load);

  useEffect(() => {
    let running = new AbortController();
    const ask = async ({ signal }: AbortController) => {
      try {
        const value = await loadLatest(signal);
        // Nobody waits for it: it is drawn in slices, and what the visitor does goes first.
        if (!signal.aborted) startTransition(() => setPolled({ value, state: "ready" }));
      } catch (error) {
        if (signal.aborted) return;
        console.info("A refresh failed.", error);
        startTransition(() =>
          setPolled((last) => (last.state === "ready" ? last : { value: undefined, state: "failed" })),
        );
      }
    };
    void ask(running);
    const timer = setInterval(() => {
      running.abort();
      running = new AbortController();
      void ask(running);
    }, intervalMs);
    return () => {
      clearInterval(timer);
      running.abort();
    };
  }, [intervalMs]);

  return polled;
}
