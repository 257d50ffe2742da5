import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 5,
  image: "blog-yalikavak-rehberi",
  category: "Luxury",
  author: "editors",
  layout: "wide",
  month: "Haziran",
  published: "2025-06-16",
  related: [11, 2, 15],
  ride: "yalıkavak",
};
