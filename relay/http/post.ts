import * as z from "zod";
import { MAX_MESSAGE_LENGTH } from "#src/domain/message.ts";

/** Nobody fills a form in faster, in milliseconds. */
const HUMAN_MS = 2_000;

const ACTIONS = ["sendReservation", "sendMessage"] as const;
export type Action = (typeof ACTIONS)[number];

/** Whether a value names one of the forms that the relay takes. */
export function isAction(value: unknown): value is Action {
  return ACTIONS.some((action) => action === value);
}

/** What was posted, checked. */
export interface Post {
  action: Action;
  message: string;
  /** It looks like a machine's: it is delivered all the same, after the others. */
  suspicious: boolean;
}

/** An answer other than `{"ok":true}`. */
export interface ErrorAnswer {
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  error: string;
  headers?: Record<string, string>;
}

const JSON_BODY = z.object({
  action: z.enum(ACTIONS),
  // Counted in UTF-16 units, as the browser and Telegram count: zod's own `max` counts characters, and an emoji is two units.
  message: z.string().refine((message) => message.length <= MAX_MESSAGE_LENGTH && message.trim() !== ""),
  // Signs of a machine. Whatever stands there, they never cost a booking.
  website: z.string().optional().catch(undefined),
  elapsedMs: z.number().optional().catch(undefined),
});

export const UNKNOWN_ACTION = `Unknown action: send ${ACTIONS.join(" or ")}.`;

const FAULTS: Record<string, string> = {
  action: UNKNOWN_ACTION,
  message: `The message has to be a text of 1 to ${MAX_MESSAGE_LENGTH} characters.`,
};

/** The post that a JSON body is, or why it is none. */
export function parsePost(body: string): Post | ErrorAnswer {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { status: 400, error: 'The body is not valid JSON. Send {"action":"sendReservation","message":"…"}.' };
  }
  const checked = JSON_BODY.safeParse(json);
  if (!checked.success) {
    const field = String(checked.error.issues[0]?.path[0]);
    return { status: 400, error: FAULTS[field] ?? "The body has to be a JSON object with action and message." };
  }
  const { action, message, website = "", elapsedMs = Number.POSITIVE_INFINITY } = checked.data;
  return { action, message, suspicious: website.trim() !== "" || elapsedMs < HUMAN_MS };
}
