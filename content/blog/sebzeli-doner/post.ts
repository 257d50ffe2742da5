import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 27,
  image: "blog-sebzeli-doner",
  category: "Food",
  author: "kitchen",
  layout: "stamp",
  month: "Haziran",
  published: "2024-06-11",
  related: [28, 24, 6],
};
