import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 34,
  image: "boat-anchorage",
  category: "Activities",
  author: "editors",
  month: "Haziran",
  published: "2026-06-19",
  readingTime: 4,
  related: [30, 21, 4],
};
