import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 3,
  image: "blog-bodrum-kalesi",
  category: "History",
  author: "history",
  layout: "poster",
  month: "Mayıs",
  published: "2025-05-12",
  related: [12, 4, 14],
};
