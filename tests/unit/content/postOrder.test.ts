import { describe, expect, test } from "vitest";

import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Picture } from "#src/content/pageData/picture.ts";
import { lookAlike, orderPosts, ORDERS } from "#src/content/pageData/postOrder.ts";

const NAMES = Object.keys(PICTURES) as PictureName[];
const looksOf = (name: PictureName): readonly string[] => (PICTURES[name] as Picture).looks ?? [];

/** Pictures of which no two look alike. */
const DISTINCT = NAMES.reduce<PictureName[]>(
  (found, name) => (found.some((other) => lookAlike(name, other)) ? found : [...found, name]),
  [],
).slice(0, 12);
/** Two that look alike. */
const [PAIR = []] = NAMES.flatMap((one) => {
  const other = NAMES.find((name) => name !== one && looksOf(one).some((look) => looksOf(name).includes(look)));
  return other ? [[one, other]] : [];
});

/** Pairs of similar pictures within `apart` places of each other; the last is followed by the first. */
function similarIn(images: readonly PictureName[], apart: number): string[] {
  return images.flatMap((one, index) =>
    Array.from({ length: apart }, (_, step) => images[(index + step + 1) % images.length])
      .filter((other) => other !== undefined && lookAlike(one, other))
      .map((other) => `${one} and ${other}`),
  );
}

test("pictures look alike that are the same, or share what they are recognised by", () => {
  const [one, other] = PAIR;
  const [first, second] = DISTINCT;
  if (!one || !other || !first || !second) throw new Error("there are too few pictures");
  expect([lookAlike(one, other), lookAlike(first, first), lookAlike(first, second)]).toEqual([true, true, false]);
});

describe("an order", () => {
  const posts = [...DISTINCT, ...DISTINCT].map((image, id) => ({ id, image }));
  const orders = Array.from({ length: ORDERS }, (_, order) => orderPosts(posts, order));

  test("has every post, and similar pictures at least three places apart, around the end of the list, too", () => {
    for (const order of orders) {
      expect(order.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(posts.map(({ id }) => id));
      expect(
        similarIn(
          order.map(({ image }) => image),
          3,
        ),
      ).toEqual([]);
    }
  });

  test("is the same for the same number, and different for others", () => {
    expect(orderPosts(posts, 3)).toEqual(orders[3]);
    expect(new Set(orders.map((order) => order.map(({ id }) => id).join())).size).toBe(ORDERS);
    expect(new Set(orders.map(([first]) => first?.image)).size).toBeGreaterThan(ORDERS / 3);
  });

  test("of ten times as many posts keeps the distance", () => {
    const many = Array.from({ length: 10 }, () => DISTINCT.map((image) => ({ image }))).flat();
    const images = orderPosts(many, 1).map(({ image }) => image);
    expect(images.toSorted()).toEqual(many.map(({ image }) => image).toSorted());
    expect(similarIn(images, 3)).toEqual([]);
  });

  test("of posts that are too similar has them as far apart as possible, and every one of them", () => {
    const [first, second] = DISTINCT;
    const few = [first, first, second, second].flatMap((image) => (image ? [{ image }] : []));
    expect(
      similarIn(
        orderPosts(few, 1).map(({ image }) => image),
        1,
      ),
    ).toEqual([]);
    const same = [0, 1, 2, 3].flatMap((id) => (first ? [{ id, image: first }] : []));
    expect(
      orderPosts(same, 1)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([0, 1, 2, 3]);
  });
});
