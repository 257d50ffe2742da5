import type { ReactNode } from "react";

import styles from "./TileGroup.module.css";

/** `strip` is a single line, for the top bar; `stack` wraps, between `TileRow`s first. */
export const TILE_LAYOUTS = ["strip", "stack"] as const;
export type TileLayout = (typeof TILE_LAYOUTS)[number];

export interface TileGroupProps {
  /** Accessible name of the group. */
  label: string;
  layout?: TileLayout;
  children: ReactNode;
}

/** Group of live tiles: weather and exchange rates. */
export function TileGroup({ label, layout = "strip", children }: TileGroupProps) {
  return (
    <div className={styles.tiles} data-layout={layout} role="group" aria-label={label}>
      {children}
    </div>
  );
}

export interface TileRowProps {
  children: ReactNode;
}

/** Tiles that stay in one row of a `stack` while there is room. */
export function TileRow({ children }: TileRowProps) {
  return <span className={styles.row}>{children}</span>;
}
