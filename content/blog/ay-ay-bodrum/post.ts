import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 31,
  image: "blog-ay-ay-bodrum",
  category: "Travel",
  author: "editors",
  layout: "wide",
  month: "Haziran",
  published: "2026-06-16",
  related: [7, 30, 15],
};
