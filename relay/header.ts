import type { IncomingMessage } from "node:http";

/** The header called `name`, in small letters. Of one that came several times Node has joined the values, or kept the first. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
