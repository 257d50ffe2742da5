import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 29,
  image: "blog-bodrumdan-ne-alinir",
  category: "Local Products",
  author: "editors",
  layout: "stamp",
  month: "Haziran",
  published: "2025-06-24",
  related: [24, 7, 6],
};
