import { randomUUID } from "node:crypto";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { pause, type Random } from "#tests/faults/plan.ts";

/** Timeout after which the page retries, in milliseconds. */
const TIMEOUT_MS = 6_000;

/** A guest's name that occurs in no program, so that files can be searched for it. */
export const GUEST_NAME = "Zeynep Quillfeather";

/** One booking as its sender saw it. Times are milliseconds since 1970. */
export interface Booking {
  message: string;
  firstSent: number;
  /** When `{"ok":true}` was received; `null` if it never was. */
  answered: number | null;
}

interface ClientsOptions {
  bookings: number;
  clients: number;
  random: Random;
  /** URL for the next attempt. */
  nextUrl: () => string;
  /** Resolves when booking `index` may be sent. */
  turn: (index: number) => Promise<void>;
}

/** Whether the relay has answered that it has accepted the message. */
async function isAccepted(url: string, message: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(url + MESSAGE_ENDPOINT, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, connection: "close" },
      body: JSON.stringify({ action: "sendReservation", message }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json()) as { ok?: boolean };
    return response.status === 200 && body.ok === true;
  } catch {
    return false;
  }
}

/** Several clients send bookings as the page does: each with its own key, retried with the same key until it is answered. */
export async function book({ bookings: count, clients, random, nextUrl, turn }: ClientsOptions): Promise<Booking[]> {
  const bookings: Booking[] = [];
  let next = 0;

  async function client(): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      await turn(index);
      const key = randomUUID();
      const details = "Bodrum Havalimanı Yalıkavak ".repeat(Math.floor(random.between(1, 90)));
      const message = `Transfer ${index} ${key.slice(0, 8)}\nAd Soyad: ${GUEST_NAME} ${index}\nNot: ${details.trim()}`;
      const booking: Booking = { message, firstSent: Date.now(), answered: null };
      bookings.push(booking);
      while (booking.answered === null) {
        if (await isAccepted(nextUrl(), message, key)) booking.answered = Date.now();
        else await pause(random.between(20, 150));
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return bookings;
}
