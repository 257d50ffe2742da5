import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 32,
  image: "blog-bodrumdan-kosa-gunubirlik",
  category: "Activities",
  author: "editors",
  layout: "guide",
  month: "Haziran",
  published: "2026-06-17",
  related: [11, 18, 3],
};
