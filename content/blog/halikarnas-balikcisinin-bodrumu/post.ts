import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 1,
  image: "blog-halikarnas-balikcisinin-bodrumu",
  category: "Literature",
  author: "history",
  layout: "essay",
  month: "Mayıs",
  published: "2024-05-13",
  related: [18, 3, 24],
  ride: "gümbet",
};
