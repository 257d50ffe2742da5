import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 30,
  image: "gallery-bagla",
  category: "Travel",
  author: "editors",
  month: "Haziran",
  published: "2026-06-15",
  readingTime: 4,
  related: [9, 21, 5],
  // It is on the site as soon as this line is out.
  draft: true,
};
