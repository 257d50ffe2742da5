import type { ReactNode } from "react";

import styles from "./TileGroup.module.css";

/** `strip` is one line, for the board; `stack` wraps, between the `TileRow`s first. */
export const TILE_LAYOUTS = ["strip", "stack"] as const;
export type TileLayout = (typeof TILE_LAYOUTS)[number];

export interface TileGroupProps {
  /** Names the group. */
  label: string;
  layout?: TileLayout;
  children: ReactNode;
}

/** The tiles of a board: weather and rates. */
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

/** Tiles of a kind: in a `stack` they stay in one row as long as there is room for it. */
export function TileRow({ children }: TileRowProps) {
  return <span className={styles.row}>{children}</span>;
}
