import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 18,
  image: "blog-mavi-yolculuk",
  category: "Activities",
  author: "history",
  layout: "wide",
  month: "Mayıs",
  published: "2026-05-19",
  related: [1, 9, 11],
  ride: "içmeler",
};
