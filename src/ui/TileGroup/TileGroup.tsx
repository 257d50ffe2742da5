import type { ReactNode } from "react";

import styles from "./TileGroup.module.css";

/** `strip` is one line, for the board; `stack` wraps, for the menu. */
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
