import { beforeEach, describe, expect, test, vi } from "vitest";

import { sortBySequence, saveSequence, sequenceFor } from "#src/pages/BlogPage/seenSequences.ts";

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
  const sequences = Array.from({ length: 400 }, () => sequenceFor("a", IDS, false));
  for (const sequence of sequences) {
    expect(sequence.toSorted((a, b) => a - b)).toEqual(IDS);
    const steps = sequence.slice(1).map((id, index) => (id - (sequence[index] ?? 0) + IDS.length) % IDS.length);
    expect([[1], [IDS.length - 1]]).toContainEqual([...new Set(steps)]);
  }
  expect(new Set(sequences.map(String)).size).toBeGreaterThan(IDS.length);
});

test("a new visit begins with another article than the last one", () => {
  saveSequence("a", [3, 1, 2]);
  const firsts = new Set(Array.from({ length: 400 }, () => sequenceFor("b", [1, 2, 3], false)[0]));
  expect(firsts).toEqual(new Set([1, 2]));
  saveSequence("b", [7]);
  expect(sequenceFor("c", [7], false)).toEqual([7]);
});

test("any article may come first", () => {
  const firsts = new Set(Array.from({ length: 400 }, () => sequenceFor("a", [1, 2, 3], false)[0]));
  expect(firsts).toEqual(new Set([1, 2, 3]));
});

test("returning to a history entry restores its sequence", () => {
  const sequence = sequenceFor("a", IDS, false);
  saveSequence("a", sequence);
  saveSequence("b", sequenceFor("b", IDS, false));
  expect(sequenceFor("a", IDS, false)).toEqual(sequence);
  expect([...kept.keys()]).toEqual(["blogOrders"]);
});

test("a prerendered page keeps the sequence of its markup, which is saved", () => {
  saveSequence("a", IDS.toReversed());
  expect(sequenceFor("a", IDS, true)).toEqual(IDS);
  saveSequence("a", IDS);
  expect(sequenceFor("a", IDS, false)).toEqual(IDS);
});

test("the oldest entries are dropped", () => {
  for (let visit = 0; visit < 100; visit++) saveSequence(`visit ${visit}`, IDS);
  expect(kept.get("blogOrders")).toContain('"visit 99"');
  expect(kept.get("blogOrders")).not.toContain('"visit 9"');
  expect(kept.get("blogOrders")?.length).toBeLessThan(4_000);
});

describe("storage that cannot be parsed counts as empty", () => {
  test.each(["", "{", "null", "7", '"text"', "{}", '["a"]', '[["a"]]', '[["a",["1"]]]', "[[7,[1]]]"])("%s", (text) => {
    kept.set("blogOrders", text);
    expect(sequenceFor("a", IDS, false)).toHaveLength(IDS.length);
    saveSequence("a", [2, 1]);
    expect(sequenceFor("a", IDS, false)).toEqual([2, 1]);
  });
});

test("an article newer than the sequence comes last, a deleted one is ignored", () => {
  const posts = [{ id: 1 }, { id: 2 }, { id: 30 }, { id: 3 }];
  expect(sortBySequence(posts, [3, 9, 2, 1]).map(({ id }) => id)).toEqual([3, 2, 1, 30]);
});
