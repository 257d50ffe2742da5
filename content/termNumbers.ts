/**
 * The numbers in the terms of a ride (their sentences are in `rideTerms.ts`). Messages of the interface use them as placeholders, such as
 * `{{waitingMinutes}}`.
 */
export const TERM_NUMBERS = {
  /** Free waiting at the airport, in minutes. */
  waitingMinutes: 45,
  /** Hours before the pick-up until which cancelling is free. */
  cancellingHours: 24,
  /** Share of the price that a later cancellation costs. */
  lateCancellingPercent: 50,
} as const;
