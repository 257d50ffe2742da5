import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 22,
  image: "blog-havalimanindan-bodruma",
  category: "Travel",
  author: "editors",
  layout: "guide",
  month: "Mayıs",
  published: "2025-05-22",
  related: [30, 33, 15],
  ride: "yalıkavak",
};
