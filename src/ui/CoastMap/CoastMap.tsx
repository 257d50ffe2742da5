import type { CSSProperties } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import type { CoastSheet, CoastSheetView } from "./coastSheet.ts";
import styles from "./CoastMap.module.css";
import { CoastView } from "./CoastView.tsx";
import { MapPlace, type CoastMapPlace } from "./MapPlace.tsx";

export interface CoastMapProps {
  /** The map itself: grounds, roads, where everything stands. */
  sheet: CoastSheet;
  /** What to name on it, in the order in which the keyboard goes. */
  places: readonly CoastMapPlace[];
  /** What the map shows. */
  label: string;
  /** `cover` fills whatever it stands in, and is cut where that has other proportions. */
  fit?: "whole" | "cover";
  /** The map is the page's main picture, and its ground is fetched at once: in windows of this width and more, such as "84rem", the large one. */
  largeFrom?: string | undefined;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * The coast around Bodrum with places by name, as links where they lead somewhere, and a chosen road. On phones the places
 * stand too close for every finger, and on the narrowest screens few have names: a list of the same links belongs under it.
 */
export function CoastMap({ sheet, places, label, fit = "whole", largeFrom, Link = "a", className }: CoastMapProps) {
  const isControl = places.some(({ href }) => href !== undefined);
  const { large, small } = sheet;
  return (
    <div
      className={className ? `${styles.map} ${className}` : styles.map}
      data-fit={fit}
      data-numbered={places.some(({ id }) => sheet.places[id]?.number !== undefined) || undefined}
      role={isControl ? "group" : "img"}
      aria-label={label}
      style={{ "--large-ratio": ratioOf(large.window), "--small-ratio": ratioOf(small.window) } as CSSProperties}
    >
      {largeFrom && <GroundLink view={large} media={`(min-width: ${largeFrom})`} />}
      {largeFrom && <GroundLink view={small} media={`not all and (min-width: ${largeFrom})`} />}
      <div className={styles.frame} data-fit={fit}>
        <div className={styles.sheet}>
          <CoastView view={large} size="large" />
          <CoastView view={small} size="small" />
          <ul className={styles.places} role="list">
            {places.map((place) => {
              const placed = sheet.places[place.id];
              return (
                placed && (
                  <li key={place.id}>
                    <MapPlace {...place} placed={placed} Link={Link} />
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Has a ground fetched before the page is laid out: React writes it ahead of all text. */
function GroundLink({ view, media }: { view: CoastSheetView; media: string }) {
  return <link rel="preload" as="image" href={view.ground} media={media} fetchPriority="high" />;
}

function ratioOf([, , width, height]: readonly number[]): number {
  return Math.round(((width ?? 1) / (height ?? 1)) * 1000) / 1000;
}
