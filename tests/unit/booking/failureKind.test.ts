import { expect, test } from "vitest";

import { failureKind } from "#src/features/booking/failureKind.ts";

const A = "Emma, 2 passengers";
const B = "Emma, 3 passengers";

test("nothing has arrived while no request went unanswered, whatever the form holds by now", () => {
  expect(failureKind([], A)).toBe("rejected");
  expect(failureKind([], null)).toBe("rejected");
});

test("the request in the form may have arrived, also if another one was sent after it", () => {
  expect(failureKind([A], A)).toBe("unknown");
  expect(failureKind([A, B], A)).toBe("unknown");
});

test("an earlier request may have arrived once the form holds another one, or none that is valid", () => {
  expect(failureKind([A], B)).toBe("earlier");
  expect(failureKind([A], null)).toBe("earlier");
});
