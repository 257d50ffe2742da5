import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 10,
  image: "blog-bodrum-gece-hayati",
  category: "Activities",
  author: "editors",
  layout: "wide",
  month: "Haziran",
  published: "2024-06-11",
  related: [11, 22, 24],
  ride: "gümbet",
};
