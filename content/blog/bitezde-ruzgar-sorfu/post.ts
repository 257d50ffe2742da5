import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 21,
  image: "blog-bitezde-ruzgar-sorfu",
  category: "Activities",
  author: "editors",
  layout: "wide",
  month: "Haziran",
  published: "2025-06-24",
  related: [7, 9, 22],
  ride: "bitez",
};
