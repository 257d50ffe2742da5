import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 12,
  image: "blog-bodrum-antik-tiyatro",
  category: "History",
  author: "history",
  layout: "poster",
  month: "Mayıs",
  published: "2026-05-18",
  related: [14, 3, 2],
  ride: "gümbet",
};
