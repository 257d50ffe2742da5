/** One drawing of the logo in a square; each part is the `d` attribute of a path. */
export interface LogoMarkMaster {
  /** Side length of the square, in units. */
  size: number;
  castle: string;
  sea: string;
  road: string;
  /** Stroke width of the sea, if it is a stroke rather than a filled shape. */
  seaWidth?: number;
}

/**
 * Castle with tower, wall and gate, and a road that leaves the gate through a gap in the sea. Use it from 24 px: below
 * that, waves and arch would fall between pixels.
 */
export const MARK: LogoMarkMaster = {
  size: 16,
  castle: "M1 12V1h1v1.5h1V1h1v1.5h1V1h1v5.5h1V5h1v1.5h1V5h1v1.5h1V5h1v1.5h1V5h1v7h-2.4L11 9a1 1 0 0 0-2 0L8.4 12Z",
  sea: "M.85 14.2q.93-1.85 1.86 0t1.86 0 1.86 0 1.86 0M15.2 14.2q-.93-1.85-1.86 0t-1.86 0",
  seaWidth: 1.3,
  road: "M9.5 12.5h1v1h-1ZM9.5 14.5h1v1h-1Z",
};

/** For 20 px: every edge is on a pixel, with an arched gate and a stepped sea. */
export const MARK_20: LogoMarkMaster = {
  size: 20,
  castle: "M1 15V1h2v2h1V1h1v2h1V1h2v7h1V6h2v2h1V6h2v2h1V6h2v9h-2v-3h-1v-1h-2v1h-1v3Z",
  sea: "M0 17h2v1h2v-1h2v1h2v-1h2v2H8v1H6v-1H4v1H2v-1H0ZM16 17h2v1h2v2h-2v-1h-2Z",
  road: "M12 16h2v1h-2ZM12 18h2v2h-2Z",
};

/** For 16 px: one long wave, with the road inside the gate; a gap in the sea with dashes in it would be mere specks. */
export const MARK_16: LogoMarkMaster = {
  size: 16,
  castle: "M1 12V1h1v1h1V1h1v1h1V1h1v5h1V5h1v1h1V5h1v1h1V5h1v1h1V5h1v7h-2V9h-1V8h-1v1H9v3Z",
  sea: "M0 13h3v1h5v-1h4v1h4v2h-4v-1H8v1H3v-1H0Z",
  road: "M10 9h1v3h-1Z",
};
