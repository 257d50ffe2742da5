/** A place in a row; `spare` is a seat beyond the comfortable ones. */
export type PlanPlace = "driver" | "seat" | "spare" | "aisle";

/** Size of the suitcases in the boot. */
export type CaseSize = "cabin" | "medium" | "large";

/** Measures of a vehicle seen from above, in millimetres. Distances run back from the front bumper. */
export interface PlanFacts {
  length: number;
  width: number;
  /** Start of the windscreen. */
  windscreen: number;
  /** Start and end of each door, on both sides. */
  doors: readonly number[];
  /** Start of the rear window, if the boot is a separate compartment behind it. */
  rearWindow?: number;
  /** Rows from the front, each with its places from the right side of the vehicle to its left. */
  rows: readonly { at: number; places: readonly PlanPlace[]; backwards?: true }[];
  /** Luggage, in lines across the boot. */
  cases: { size: CaseSize; at: number; across: number; deep: number };
}

/** A rectangle on the plan, in millimetres. */
export interface PlanBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A seat on the plan. */
export interface PlanSeat extends PlanBox {
  place: Exclude<PlanPlace, "aisle">;
  backwards: boolean;
}

/** Thickness of doors and panelling. */
const WALL = 150;
const SEAT = { length: 560, width: 530, gap: 30 } as const;
/** Footprint of an upright suitcase; the sizes are about 55 × 40 × 25, 66 × 45 × 29 and 76 × 52 × 32 cm. */
const CASES: Record<CaseSize, { length: number; width: number }> = {
  cabin: { length: 250, width: 400 },
  medium: { length: 290, width: 450 },
  large: { length: 320, width: 520 },
};
const CASE_GAP = 30;

/** Seats of a vehicle: as wide as the row allows, and never wider than an armchair. */
export function seatsOf({ rows, width }: PlanFacts): PlanSeat[] {
  return rows.flatMap(({ at, places, backwards = false }) => {
    const slot = (width - 2 * WALL) / places.length;
    const across = Math.min(slot - SEAT.gap, SEAT.width);
    return places.flatMap((place, index) =>
      place === "aisle"
        ? []
        : {
            place,
            backwards,
            x: at - SEAT.length / 2,
            y: WALL + slot * (index + 0.5) - across / 2,
            width: SEAT.length,
            height: across,
          },
    );
  });
}

/** Suitcases of a vehicle, upright, in the middle of its width. */
export function casesOf({ cases: { size, at, across, deep }, width }: PlanFacts): PlanBox[] {
  const one = CASES[size];
  const top = (width - across * one.width - (across - 1) * CASE_GAP) / 2;
  return Array.from({ length: across * deep }, (_, index) => ({
    x: at + Math.floor(index / across) * (one.length + CASE_GAP),
    y: top + (index % across) * (one.width + CASE_GAP),
    width: one.length,
    height: one.width,
  }));
}
