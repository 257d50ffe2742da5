import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 4,
  image: "blog-bodrum-sualti-arkeoloji-muzesi",
  category: "History",
  author: "history",
  layout: "essay",
  month: "Haziran",
  published: "2025-06-02",
  related: [3, 14, 1],
};
