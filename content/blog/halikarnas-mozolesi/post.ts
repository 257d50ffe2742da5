import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 14,
  image: "blog-halikarnas-mozolesi",
  category: "Places to Visit",
  author: "history",
  layout: "essay",
  month: "Mayıs",
  published: "2024-05-27",
  related: [3, 12, 4],
};
