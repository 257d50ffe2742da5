/** Response header with the reference of an accepted message. The body of the answer says only that it was accepted. */
export const REFERENCE_HEADER = "Message-Reference";

/** Returns a text that is the reference of a message, such as `K7QF-2M9X`, and null for anything else. */
export function parseReference(text: unknown): string | null {
  return typeof text === "string" && /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(text) ? text : null;
}
