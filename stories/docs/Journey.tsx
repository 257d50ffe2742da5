import { useEffect, useRef, type ReactNode } from "react";

import { WINDOWS } from "../../.storybook/modes.ts";
import { chooseWindow, openAddress, storyAddress, useToolbar, WINDOW_NAMES } from "../../.storybook/toolbar.ts";

/** Scale of the iframe, so that phones fit side by side and a desktop fits the page. */
const SCALES = { phone: 0.6, tablet: 0.58, desktop: 0.66 } as const;

/** Timeout of a story, after which the next one begins. */
const STORY_TIMEOUT_MS = 10_000;

/** The steps of a journey, in a selectable viewport. Language and theme are those of the toolbar. */
export function Journey({ children }: { children: ReactNode }) {
  const { window } = useToolbar();
  return (
    <div className="docs-journey" data-window={window}>
      <p className="docs-windows" role="group" aria-label="Window">
        {WINDOW_NAMES.map((name) => (
          <button type="button" aria-pressed={name === window} onClick={() => chooseWindow(name)} key={name}>
            {name}
          </button>
        ))}
        <span>The toolbar has language and theme. Steps are played one after the other.</span>
      </p>
      {children}
    </div>
  );
}

interface StepProps {
  /** What the guest does or sees. */
  title: string;
  /** Id of the story that shows this step. */
  story: string;
  /** The reason for this design. */
  children: ReactNode;
}

/** One step: its story, played in an iframe. */
export function Step({ title, story, children }: StepProps) {
  const toolbar = useToolbar();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = storyAddress(story, toolbar);
  useEffect(() => playInTurn(frame.current, address), [address]);
  const { width, height } = WINDOWS[toolbar.window];
  const scale = SCALES[toolbar.window];
  return (
    <section className="docs-step">
      <h2>{title}</h2>
      {children}
      <div className="docs-step-window" style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe ref={frame} title={title} width={width} height={height} style={{ scale: String(scale) }} />
      </div>
      <p>
        <a href={openAddress(story, toolbar)} target="_parent">
          Open this step
        </a>
      </p>
    </section>
  );
}

/** The end of the queue: stories that played at the same time would compete for focus and the stored draft. */
let turn = Promise.resolve();

/** Loads a story into an iframe once those before it have ended. The returned function removes it from the queue. */
function playInTurn(frame: HTMLIFrameElement | null, address: string): () => void {
  let isGone = false;
  const play = async () => {
    if (!frame || isGone) return;
    const played = new Promise<void>((resolve) => {
      frame.addEventListener("played", () => resolve(), { once: true });
      setTimeout(resolve, STORY_TIMEOUT_MS);
    });
    frame.src = address;
    await played;
  };
  turn = turn.then(play);
  return () => {
    isGone = true;
    frame?.dispatchEvent(new Event("played"));
  };
}
