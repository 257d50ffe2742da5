import type { CSSProperties } from "react";

import type { CoastSheetView } from "./coastSheet.ts";
import styles from "./CoastMap.module.css";

export interface CoastViewProps {
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
export function CoastView({ view, size, emphasized, road }: CoastViewProps) {
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
