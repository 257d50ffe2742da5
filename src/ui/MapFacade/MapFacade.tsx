import { Map as MapIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./MapFacade.module.css";

export const MAP_STATES = ["drawn", "loading", "loaded", "failed"] as const;
export type MapState = (typeof MAP_STATES)[number];

export interface MapFacadeProps {
  state: MapState;
  /** Our own drawn map. It asks nobody for anything, and stays until the other has come. */
  children: ReactNode;
  /** What loading the street map tells others. */
  note: string;
  loadLabel: string;
  /** Stands on the button while the street map is on its way. */
  loadingLabel: string;
  failedText: string;
  onLoad: () => void;
  /** The address of the street map, asked for only while it is loading or loaded. Without it no frame is in the page yet. */
  src?: string | undefined;
  /** Names the street map. */
  title: string;
  /** The frame has come; a frame that never comes says nothing, so whoever owns the state waits no longer than it likes. */
  onFrameLoad: () => void;
  /** Leads to a map service. */
  directions: ActionLink;
  className?: string | undefined;
}

/** A drawn map, which the visitor may exchange for a street map of somebody else's. */
export function MapFacade({
  state,
  children,
  note,
  loadLabel,
  loadingLabel,
  failedText,
  onLoad,
  src,
  title,
  onFrameLoad,
  directions,
  className,
}: MapFacadeProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  const { label: directionsLabel, ...directionsLink } = directions;

  useEffect(() => {
    // The button that had the focus is gone: what it brought takes over.
    if (state === "loaded" && hadFocus.current) frame.current?.focus();
  }, [state]);

  return (
    <div className={className ? `${styles.map} ${className}` : styles.map} data-state={state}>
      <div className={styles.plate}>
        {/* It stays below the frame, so that nothing moves when that comes. */}
        <div className={styles.drawn} data-state={state}>
          {children}
        </div>
        {src !== undefined && (state === "loading" || state === "loaded") && (
          <iframe
            ref={frame}
            className={styles.frame}
            data-state={state}
            src={src}
            title={title}
            tabIndex={state === "loading" ? -1 : undefined}
            sandbox={RIGHTS}
            referrerPolicy="no-referrer"
            onLoad={onFrameLoad}
          />
        )}
      </div>
      <div className={styles.card} data-state={state}>
        <div className={styles.words} data-state={state}>
          {state !== "loaded" && <p className={styles.note}>{note}</p>}
          <div role="status">
            {state === "failed" && (
              <HintLine tone="error" className={styles.failed}>
                {failedText}
              </HintLine>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          {state !== "loaded" && (
            <div className={styles.load}>
              <Button
                variant="call"
                busy={state === "loading"}
                onClick={() => state !== "loading" && onLoad()}
                onFocus={() => (hadFocus.current = true)}
                // While another window has the focus, the button still has that of the page.
                onBlur={({ currentTarget }) => (hadFocus.current = document.activeElement === currentTarget)}
              >
                <MapIcon aria-hidden />
                {state === "loading" ? loadingLabel : loadLabel}
              </Button>
            </div>
          )}
          <ButtonLink {...directionsLink} variant="line" target="_blank" rel="noopener">
            {directionsLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/**
 * The street map comes from another origin than ours, and keeps that one as its own: without it, it could not load its
 * tiles. It may not navigate the page around it.
 */
const RIGHTS = "allow-scripts allow-same-origin allow-popups";
