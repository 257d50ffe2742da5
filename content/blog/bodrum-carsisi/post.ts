import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 24,
  image: "blog-bodrum-carsisi",
  category: "Places to Visit",
  author: "editors",
  layout: "essay",
  month: "Haziran",
  published: "2025-06-03",
  related: [29, 3, 27],
};
