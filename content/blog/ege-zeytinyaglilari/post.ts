import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 6,
  image: "blog-ege-zeytinyaglilari",
  category: "Food",
  author: "kitchen",
  layout: "stamp",
  month: "Mayıs",
  published: "2025-05-21",
  related: [7, 27, 29],
  ride: "ortakent",
};
