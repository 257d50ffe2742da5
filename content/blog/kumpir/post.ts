import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 28,
  image: "blog-kumpir",
  category: "Food",
  author: "kitchen",
  layout: "poster",
  month: "Haziran",
  published: "2024-06-18",
  related: [27, 10, 24],
};
