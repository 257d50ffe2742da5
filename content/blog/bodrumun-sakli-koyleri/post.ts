import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 8,
  image: "blog-bodrumun-sakli-koyleri",
  category: "Hidden Gems",
  author: "editors",
  layout: "wide",
  month: "Mayıs",
  published: "2024-05-16",
  related: [6, 9, 15],
};
