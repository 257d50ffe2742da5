import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";

/** The header by which whoever asked can name an answer to the operator. */
export const REQUEST_ID = "X-Request-Id";

/** Tells processes apart, also those of one machine. */
const PROCESS = randomBytes(4).toString("hex");
let count = 0;

/**
 * A name for a request by which its log lines are found, e.g. `5f0c9a1e-2s`. One that the request brings along is not taken: anything
 * could stand in it.
 */
export function newRequestId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/** The name that was given to the request that `response` answers; `null` for one that has none. */
export function requestIdOf(response: Pick<ServerResponse, "getHeader">): string | null {
  const id = response.getHeader(REQUEST_ID);
  return typeof id === "string" ? id : null;
}
