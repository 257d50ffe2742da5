import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 30,
  image: "blog-bodrumda-hangi-koyda-kalmali",
  category: "Travel",
  author: "editors",
  layout: "guide",
  month: "Haziran",
  published: "2026-06-15",
  related: [34, 5, 33],
  ride: "bitez",
};
