import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 30,
  image: "gallery-bagla",
  category: "Travel",
  author: "editors",
  month: "Haziran",
  published: "2026-06-15",
  readingTime: 4,
  related: [9, 5, 34],
};
