import type { PostFacts } from "#src/content/entities.ts";

export const POST: PostFacts = {
  id: 22,
  image: "blog-havalimanindan-bodruma",
  category: "Travel",
  author: "editors",
  month: "Mayıs",
  published: "2025-05-22",
  readingTime: 5,
  related: [30, 33, 15],
};
