import { describe, expect, test } from "vitest";

import { PICTURES, type PictureName } from "#content/pictures.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { orderPosts, lookAlike, ORDERS } from "#src/content/postOrder.ts";
import { slugsOf } from "#src/content/slugs.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const BLOG = Object.keys(PICTURES).filter((name) => name.startsWith("blog-")) as PictureName[];

/** Pairs of similar pictures within `apart` places of each other. In a ring the last is followed by the first. */
function similarIn(images: readonly PictureName[], apart = 1, isRing = false): string[] {
  return images.flatMap((one, index) =>
    Array.from({ length: apart }, (_, step) => index + step + 1)
      .filter((other) => isRing || other < images.length)
      .flatMap((other) => images[other % images.length] ?? [])
      .filter((other) => lookAlike(one, other))
      .map((other) => `${one} and ${other} look alike and are near each other.`),
  );
}

const imagesOf = (posts: readonly { image: { name: string } }[]) => posts.map(({ image }) => image.name as PictureName);

describe("no two similar pictures are near each other", () => {
  test.each(Array.from({ length: ORDERS }, (_, order) => order))("in order %i, from any start", (order) => {
    const { posts } = loadPage("blog", "en", { order });
    expect(posts).toHaveLength(slugsOf("blog").length);
    expectNone(similarIn(imagesOf(posts), 3, true));
  });

  test.each(slugsOf("blog"))("below the article %s", (slug) => {
    const data = loadPage("post", "en", { slug });
    if ("missing" in data) throw new Error(slug);
    expectNone(similarIn(imagesOf(data.post.related)));
  });

  test.each(["home", "reservation"] as const)("among the articles of the page %s", (page) => {
    expectNone(similarIn(imagesOf(loadPage(page, "en").posts)));
  });
});

describe("an order", () => {
  const posts = BLOG.map((image, id) => ({ id, image }));

  test("is the same for the same number, and different for others", () => {
    const orders = Array.from({ length: ORDERS }, (_, order) => orderPosts(posts, order).map(({ id }) => id));
    expect(orderPosts(posts, 3).map(({ id }) => id)).toEqual(orders[3]);
    expect(new Set(orders.map(String)).size).toBe(ORDERS);
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(posts.map(({ id }) => id));
  });

  test("contains every post, even if similar ones have to be neighbours", () => {
    const nights: PictureName[] = ["blog-kumpir", "blog-bodrum-gece-hayati"];
    const days: PictureName[] = ["blog-bodrum-carsisi", "blog-mavi-yolculuk"];
    const few = [...nights, ...days].map((image) => ({ image }));
    const images = orderPosts(few, 1).map(({ image }) => image);
    expectNone(similarIn(images, 1, true));
    const same = orderPosts(
      [...nights, ...nights].map((image, id) => ({ id, image })),
      1,
    );
    expect(same.map(({ id }) => id).toSorted()).toEqual([0, 1, 2, 3]);
  });
});

test("ten times as many articles keep the same distance", () => {
  const many = Array.from({ length: 10 }, () => BLOG.map((image) => ({ image }))).flat();
  const images = orderPosts(many, 1).map(({ image }) => image);
  expect(images.toSorted()).toEqual(many.map(({ image }) => image).toSorted());
  expectNone(similarIn(images, 3, true));
});

test("pictures are similar by subject or by light", () => {
  expect(lookAlike("blog-kumpir", "blog-bodrum-gece-hayati")).toBe(true);
  expect(lookAlike("blog-mavi-yolculuk", "blog-bitezde-ruzgar-sorfu")).toBe(true);
  expect(lookAlike("blog-mavi-yolculuk", "blog-kumpir")).toBe(false);
  // This picture has no `looks`.
  expect(lookAlike("blog-bodrum-yel-degirmenleri", "blog-bodrum-yel-degirmenleri")).toBe(true);
});
