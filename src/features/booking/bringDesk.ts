import type { Desk } from "./desk.ts";

let desk: Desk | null = null;

/** The desk, where it has come by now. */
export function deskAtHand(): Desk | null {
  return desk;
}

/**
 * Brings what a form needs once somebody fills it in: at the first touch, so that it is there when the form is sent, and the
 * network may not be. Null where it cannot be had; some browsers remember that until a reload, which the draft outlives.
 */
export async function bringDesk(): Promise<Desk | null> {
  try {
    desk ??= (await import("./desk.ts")).DESK;
  } catch (error) {
    console.warn("What sends the form did not come.", error);
  }
  return desk;
}
