import { startTransition, useEffect, useEffectEvent, useState } from "react";

/** `loading` until the first response, `ready` from the first value on, `failed` while every request so far has failed. */
export interface Polled<T> {
  value: T | undefined;
  state: "loading" | "ready" | "failed";
}

/**
 * Polls `load` on mount and every `intervalMs`, but not while the page is hidden: a poll that falls due meanwhile is made
 * when it is shown again. A later failure keeps the last value, and a request still pending when the next one is due is
 * aborted. Failures are only logged.
 */
export function usePolled<T>(load: (signal: AbortSignal) => Promise<T>, intervalMs: number): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ value: undefined, state: "loading" });
  const loadLatest = useEffectEvent(load);

  useEffect(() => {
    let controller = new AbortController();
    let isDue = false;
    const poll = async ({ signal }: AbortController) => {
      try {
        const value = await loadLatest(signal);
        // As a transition, so that rendering it does not delay the visitor's input.
        if (!signal.aborted) startTransition(() => setPolled({ value, state: "ready" }));
      } catch (error) {
        if (signal.aborted) return;
        console.info("A refresh failed.", error);
        startTransition(() =>
          setPolled((last) => (last.state === "ready" ? last : { value: undefined, state: "failed" })),
        );
      }
    };
    void poll(controller);
    const pollWhenVisible = () => {
      isDue = document.hidden;
      if (isDue) return;
      controller.abort();
      controller = new AbortController();
      void poll(controller);
    };
    const handleVisibilityChange = () => {
      if (isDue) pollWhenVisible();
    };
    const timer = setInterval(pollWhenVisible, intervalMs);
    document.addEventListener("visibilitychange", handleVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleVisibilityChange);
      controller.abort();
    };
  }, [intervalMs]);

  return polled;
}
