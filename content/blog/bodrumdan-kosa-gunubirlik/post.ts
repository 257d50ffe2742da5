import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 32,
  image: "blog-bodrum-marina",
  category: "Activities",
  author: "editors",
  month: "Haziran",
  published: "2026-06-17",
  readingTime: 4,
  related: [11, 18, 3],
  // It is on the site as soon as this line is out.
  draft: true,
};
