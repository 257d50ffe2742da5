import { type CSSProperties, useState } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import type { CoastSheet, CoastSheetView } from "./coastSheetTypes.ts";
import styles from "./CoastMap.module.css";
import { type CoastMapPlace, MapPlace } from "./MapPlace.tsx";

export interface CoastMapProps {
  /** Generated map: base images, roads and the positions of places. */
  sheet: CoastSheet;
  /** Places to label, in tab order. */
  places: readonly CoastMapPlace[];
  /** Names of places, seas and streets that are emphasised. */
  emphasized?: readonly string[];
  /** Accessible name of the map. */
  label: string;
  /** `cover` fills the container and crops the map where the proportions differ. */
  fit?: "whole" | "cover";
  /**
   * Minimum width for the large map, such as "84rem". Set it when the map is the main image of the page: the matching
   * base image is then preloaded.
   */
  largeFrom?: string | undefined;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * Map of the coast with labelled places, optional links and a highlighted route: that of the map, or the road of the
 * place that is hovered, focused or selected. On phones places are too close together for touch, and the smallest map
 * shows only a few names, so render a list of the same links below it.
 */
export function CoastMap({
  sheet,
  places,
  emphasized = [],
  label,
  fit = "whole",
  largeFrom,
  Link = "a",
  className,
}: CoastMapProps) {
  const [nearId, setNearId] = useState<string>();
  const hasLinks = places.some(({ href }) => href !== undefined);
  const { large, small } = sheet;
  const near = places.find(({ id, href }) => id === nearId && href !== undefined);
  const road = near?.road ?? places.find(({ isSelected }) => isSelected)?.road;
  return (
    <div
      className={className ? `${styles.map} ${className}` : styles.map}
      data-fit={fit}
      data-thinned={places.some(({ id }) => sheet.places[id]?.rank === "minor") || undefined}
      role={hasLinks ? "group" : "img"}
      aria-label={label}
      style={{ "--large-ratio": ratioOf(large.window), "--small-ratio": ratioOf(small.window) } as CSSProperties}
    >
      {largeFrom && <GroundLink view={large} media={`(min-width: ${largeFrom})`} />}
      {largeFrom && <GroundLink view={small} media={`not all and (min-width: ${largeFrom})`} />}
      <div className={styles.frame} data-fit={fit} translate="no">
        <div className={styles.sheet}>
          <CoastView view={large} size="large" emphasized={emphasized} road={road?.large} />
          <CoastView view={small} size="small" emphasized={emphasized} road={road?.small} />
          <ul className={styles.places} role="list">
            {places.map((place) => {
              const placed = sheet.places[place.id];
              return (
                placed && (
                  <li
                    key={place.id}
                    onPointerEnter={() => setNearId(place.id)}
                    onPointerLeave={() => setNearId(undefined)}
                    onFocus={() => setNearId(place.id)}
                    onBlur={() => setNearId(undefined)}
                  >
                    <MapPlace
                      {...place}
                      placed={placed}
                      isEmphasized={emphasized.includes(place.name)}
                      hasLeader={small.leaders[place.id] !== undefined}
                      Link={Link}
                    />
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

/** Preloads a base image: React hoists the link into the head. */
function GroundLink({ view, media }: { view: CoastSheetView; media: string }) {
  return <link rel="preload" as="image" href={view.ground} media={media} fetchPriority="high" />;
}

function ratioOf([, , width, height]: readonly number[]): number {
  return Math.round(((width ?? 1) / (height ?? 1)) * 1000) / 1000;
}

interface CoastViewProps {
  view: CoastSheetView;
  size: "large" | "small";
  /** Names of seas and streets that are emphasised. */
  emphasized: readonly string[];
  /** Highlighted instead of the route of the view. */
  road?: string | undefined;
}

/**
 * One size of the map, without its places. CSS shows the size that fits, and the lazy images of the other are never
 * loaded.
 */
function CoastView({ view, size, emphasized, road }: CoastViewProps) {
  const [x, y, width, height] = view.window;
  const [groundWidth, groundHeight] = view.groundSize;
  const route = road ?? view.route;
  const position = {
    "--ground-x": percentage(-x, width),
    "--ground-y": percentage(-y, height),
    "--ground-size": percentage(groundWidth, width),
  } as CSSProperties;
  const elementOf = (name: string) => (emphasized.includes(name) ? "strong" : "span");
  return (
    <div className={styles.view} data-size={size}>
      {(["day", "night"] as const).map((time) => (
        <img
          key={time}
          className={styles.ground}
          data-time={time}
          src={time === "night" ? `${view.ground}#night` : view.ground}
          alt=""
          width={groundWidth}
          height={groundHeight}
          loading="lazy"
          decoding="async"
          style={position}
        />
      ))}
      <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {view.seaWays && <path className={styles.way} data-kind={view.seaWays.kind} d={view.seaWays.path} />}
        {route && <path className={styles.route} d={route} />}
        {route && <path className={styles.middle} d={route} />}
        {Object.entries(view.leaders).map(([id, path]) => (
          <path key={id} className={styles.leader} d={path} />
        ))}
      </svg>
      {view.seas.map(({ name, kind, at, turn }) => {
        const Name = elementOf(name);
        return (
          <Name
            key={name}
            className={styles.sea}
            data-kind={kind}
            style={{ "--x": at[0], "--y": at[1], "--turn": `${turn}deg` } as CSSProperties}
          >
            {name}
          </Name>
        );
      })}
      {view.streets.map(({ name, at, turn }) => {
        const Name = elementOf(name);
        return (
          <Name
            key={name}
            className={styles.street}
            lang="tr"
            style={{ "--x": at[0], "--y": at[1], "--turn": `${turn}deg` } as CSSProperties}
          >
            {name}
          </Name>
        );
      })}
    </div>
  );
}

/** As a CSS percentage. */
function percentage(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100_000) / 1000}%`;
}
