import { beforeEach, describe, expect, test, vi } from "vitest";

import { sortByOrder, saveOrder, orderFor } from "#src/pages/BlogPage/postOrders.ts";

const IDS = Array.from({ length: 21 }, (_, index) => index + 1);
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a visit has all articles in random order, with neighbours of the prerendered ring", () => {
  const orders = Array.from({ length: 400 }, () => orderFor("a", IDS, false));
  for (const order of orders) {
    expect(order.toSorted((a, b) => a - b)).toEqual(IDS);
    const steps = order.slice(1).map((id, index) => (id - (order[index] ?? 0) + IDS.length) % IDS.length);
    expect([[1], [IDS.length - 1]]).toContainEqual([...new Set(steps)]);
  }
  expect(new Set(orders.map(String)).size).toBeGreaterThan(IDS.length);
});

test("a new visit begins with another article than the last one", () => {
  saveOrder("a", [3, 1, 2]);
  const firsts = new Set(Array.from({ length: 400 }, () => orderFor("b", [1, 2, 3], false)[0]));
  expect(firsts).toEqual(new Set([1, 2]));
  saveOrder("b", [7]);
  expect(orderFor("c", [7], false)).toEqual([7]);
});

test("any article may come first", () => {
  const firsts = new Set(Array.from({ length: 400 }, () => orderFor("a", [1, 2, 3], false)[0]));
  expect(firsts).toEqual(new Set([1, 2, 3]));
});

test("returning to a history entry restores its order", () => {
  const order = orderFor("a", IDS, false);
  saveOrder("a", order);
  saveOrder("b", orderFor("b", IDS, false));
  expect(orderFor("a", IDS, false)).toEqual(order);
  expect([...kept.keys()]).toEqual(["blogOrders"]);
});

test("a prerendered page keeps the order of its markup, which is saved", () => {
  saveOrder("a", IDS.toReversed());
  expect(orderFor("a", IDS, true)).toEqual(IDS);
  saveOrder("a", IDS);
  expect(orderFor("a", IDS, false)).toEqual(IDS);
});

test("the oldest entries are dropped", () => {
  for (let visit = 0; visit < 100; visit++) saveOrder(`visit ${visit}`, IDS);
  expect(kept.get("blogOrders")).toContain('"visit 99"');
  expect(kept.get("blogOrders")).not.toContain('"visit 9"');
  expect(kept.get("blogOrders")?.length).toBeLessThan(4_000);
});

describe("storage that cannot be parsed counts as empty", () => {
  test.each(["", "{", "null", "7", '"text"', "{}", '["a"]', '[["a"]]', '[["a",["1"]]]', "[[7,[1]]]"])("%s", (text) => {
    kept.set("blogOrders", text);
    expect(orderFor("a", IDS, false)).toHaveLength(IDS.length);
    saveOrder("a", [2, 1]);
    expect(orderFor("a", IDS, false)).toEqual([2, 1]);
  });
});

test("an article newer than the order comes last, a deleted one is ignored", () => {
  const posts = [{ id: 1 }, { id: 2 }, { id: 30 }, { id: 3 }];
  expect(sortByOrder(posts, [3, 9, 2, 1]).map(({ id }) => id)).toEqual([3, 2, 1, 30]);
});
