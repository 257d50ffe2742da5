import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { SEEN_ORDER_SCRIPT, SEEN_ORDER_SCRIPT_HASH } from "#src/domain/seenOrders.ts";

test("the script at the end of the list of articles has the hash in the Content Security Policy", () => {
  expect(SEEN_ORDER_SCRIPT_HASH).toBe(`sha256-${createHash("sha256").update(SEEN_ORDER_SCRIPT).digest("base64")}`);
});
