import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 33,
  image: "service-vip-bodrum-transfer",
  category: "Travel",
  author: "editors",
  month: "Haziran",
  published: "2026-06-18",
  readingTime: 4,
  related: [22, 24, 30],
  // It is on the site as soon as this line is out.
  draft: true,
};
