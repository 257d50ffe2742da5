import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 11,
  image: "blog-bodrum-marina",
  category: "Luxury",
  author: "editors",
  layout: "poster",
  month: "Mayıs",
  published: "2024-05-28",
  related: [32, 5, 18],
  ride: "yalıkavak",
};
