import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 34,
  image: "blog-cocuklarla-bodrum",
  category: "Activities",
  author: "editors",
  layout: "guide",
  month: "Haziran",
  published: "2026-06-19",
  related: [4, 21, 28],
};
