import { Map as MapIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./MapFacade.module.css";

/** States of the street map: our drawing in its place, or the map itself, as far as it has loaded. */
export const MAP_STATES = ["drawn", "loading", "loaded", "failed"] as const;
export type MapState = (typeof MAP_STATES)[number];

export interface MapFacadeProps {
  state: MapState;
  /**
   * The site's own illustrated map, which makes no third-party requests. It stays visible until the street map has
   * loaded.
   */
  children: ReactNode;
  /** Privacy note: what loading the street map discloses to third parties. */
  note: string;
  loadLabel: string;
  /** Label of the button while the street map is loading. */
  loadingLabel: string;
  failedText: string;
  onLoad: () => void;
  /** URL of the street map. The iframe is rendered only with a URL and while loading or loaded. */
  src?: string | undefined;
  /** Title of the iframe. */
  title: string;
  /** Called when the iframe has loaded. Iframes do not report errors, so the owner of the state needs a timeout. */
  onFrameLoad: () => void;
  /** Link to directions in a map service. */
  directions: ActionLink;
  className?: string | undefined;
}

/**
 * Click-to-load facade for an embedded street map: shows an illustrated map until the visitor agrees to load the
 * third-party one.
 */
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
    // The button that had focus has been removed: move focus to the map that it loaded.
    if (state === "loaded" && hadFocus.current) frame.current?.focus();
  }, [state]);

  return (
    <div className={className ? `${styles.map} ${className}` : styles.map} data-state={state}>
      <div className={styles.plate}>
        {/* Kept below the iframe, so that the layout does not shift when it loads. */}
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
            sandbox={SANDBOX}
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
              <FieldHint tone="error" className={styles.failed}>
                {failedText}
              </FieldHint>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          {state !== "loaded" && (
            <div className={styles.load}>
              <Button
                variant="ink"
                busy={state === "loading"}
                onClick={() => state !== "loading" && onLoad()}
                onFocus={() => (hadFocus.current = true)}
                // When the window loses focus, the button remains the page's active element.
                onBlur={({ currentTarget }) => (hadFocus.current = document.activeElement === currentTarget)}
              >
                <MapIcon aria-hidden />
                <span>{state === "loading" ? loadingLabel : loadLabel}</span>
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

/** The cross-origin street map needs its own origin to load its tiles. It may not navigate the top-level page. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups";
