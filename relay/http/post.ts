import * as z from "zod";
import { LOCATIONS } from "#content/locations.ts";
import { readBookingFacts, type BookingFacts } from "#src/domain/bookingFacts.ts";
import { MAX_MESSAGE_LENGTH } from "#src/domain/message.ts";
import { cleanMessage } from "#relay/outbox/messageFooter.ts";

/** A form that was sent faster than this, in milliseconds, was probably not filled in by a person. */
const HUMAN_MS = 2_000;

/** What a post can be: a booking request or a newsletter subscription. */
export const ACTIONS = ["sendReservation", "sendMessage"] as const;
export type Action = (typeof ACTIONS)[number];

/** A post that passed the checks. */
export interface Post {
  action: Action;
  message: string;
  /** Null for what is no booking. */
  booking: BookingFacts | null;
  /** It probably comes from a bot. It is delivered, but after the others. */
  suspicious: boolean;
}

/** An answer other than `{"ok":true}`. */
export interface ErrorAnswer {
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  error: string;
  headers?: Record<string, string>;
}

/** Answer to a post with another action. */
export const UNKNOWN_ACTION = `Unknown action: send ${ACTIONS.join(" or ")}.`;
const BAD_MESSAGE = `The message has to be a text of 1 to ${MAX_MESSAGE_LENGTH} characters.`;

const JSON_BODY = z.object(
  {
    action: z.enum(ACTIONS, UNKNOWN_ACTION),
    // Counted in UTF-16 units, as the browser and Telegram count: zod's own `max` counts characters, and an emoji is two units.
    message: z
      .string(BAD_MESSAGE)
      .refine((message) => message.length <= MAX_MESSAGE_LENGTH && message.trim() !== "", BAD_MESSAGE),
    // Signs of a bot. Invalid values are ignored, so that they cannot cause a booking to be rejected.
    website: z.string().catch(""),
    elapsedMs: z.number().catch(Number.POSITIVE_INFINITY),
  },
  "The body has to be a JSON object with action and message.",
);

/** The message of a page, with the facts that it states. */
function readMessage(message: string): Pick<Post, "message" | "booking"> {
  const clean = cleanMessage(message);
  return { message: clean, booking: readBookingFacts(clean, LOCATIONS) };
}

/** Parses and validates a JSON body. */
export function parsePost(body: string): Post | ErrorAnswer {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { status: 400, error: 'The body is not valid JSON. Send {"action":"sendReservation","message":"…"}.' };
  }
  const checked = JSON_BODY.safeParse(json);
  if (!checked.success) return { status: 400, error: checked.error.issues.map(({ message }) => message).join(" ") };
  const { action, message, website, elapsedMs } = checked.data;
  return { action, ...readMessage(message), suspicious: website.trim() !== "" || elapsedMs < HUMAN_MS };
}

/** Whether an `Origin` or `Referer` is this site: its host equals the request's `Host` header (`host`) or the host of `siteUrl`. */
export function isOwnAddress(address: string, host: string | undefined, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: addressed } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return false;
  const asked = `${protocol}//${host ?? ""}`;
  return addressed === new URL(siteUrl).host || (URL.canParse(asked) && addressed === new URL(asked).host);
}
