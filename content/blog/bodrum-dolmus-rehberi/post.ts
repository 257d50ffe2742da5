import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 33,
  image: "blog-bodrum-dolmus-rehberi",
  category: "Travel",
  author: "editors",
  layout: "guide",
  month: "Haziran",
  published: "2026-06-18",
  related: [22, 24, 30],
};
