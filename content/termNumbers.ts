/**
 * The numbers of the ride's terms (`rideTerms.ts` has their sentences). Messages of the interface have them by these names, such as
 * `{{waitingMinutes}}`.
 */
export const TERM_NUMBERS = {
  /** Free waiting at the airport. */
  waitingMinutes: 45,
  /** Until so many hours before the pick-up cancelling is free. */
  cancellingHours: 24,
  /** Share of the price that a later cancellation costs. */
  lateCancellingPercent: 50,
} as const;
