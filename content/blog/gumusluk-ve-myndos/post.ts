import type { PostFacts } from "#src/content/schema/posts.ts";

export const POST: PostFacts = {
  id: 15,
  image: "blog-gumusluk-ve-myndos",
  category: "Places to Visit",
  author: "editors",
  layout: "poster",
  month: "Haziran",
  published: "2026-06-08",
  related: [8, 5, 2],
  ride: "gümüşlük",
};
