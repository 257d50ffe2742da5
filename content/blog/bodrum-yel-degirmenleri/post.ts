import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 2,
  image: "blog-bodrum-yel-degirmenleri",
  category: "Places to Visit",
  author: "editors",
  layout: "wide",
  month: "Haziran",
  published: "2024-06-10",
  related: [5, 12, 15],
  ride: "gümbet",
};
