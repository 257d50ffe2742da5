export const CLOCK_OFFSET: number;
export function shiftDate(offset: number): void;
