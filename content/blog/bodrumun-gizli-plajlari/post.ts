import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 9,
  image: "blog-bodrumun-gizli-plajlari",
  category: "Hidden Gems",
  author: "editors",
  layout: "wide",
  month: "Haziran",
  published: "2025-06-17",
  related: [30, 8, 18],
  ride: "turgutreis",
};
