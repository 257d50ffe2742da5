import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 7,
  image: "blog-bodrum-mandalinasi",
  category: "Local Flavors",
  author: "kitchen",
  layout: "stamp",
  month: "Haziran",
  published: "2025-06-03",
  related: [31, 6, 29],
  ride: "bitez",
};
