import { CATEGORIES } from "#content/categories.ts";
import { PAGES } from "#content/pages.ts";
import { postCard } from "#src/content/cards.ts";
import { POST_CATEGORIES } from "#src/content/contentSchema.ts";
import { headOf } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { Post } from "#src/content/parse.ts";
import { orderPosts } from "#src/content/postOrder.ts";
import type { PageData, PageRequest } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the list of articles, in one of its orders, with its head. */
export function loadBlogPage(language: Language, { day, order }: PageRequest): PageData["blog"] {
  return {
    head: headOf("blog", language),
    language,
    title: PAGES.blog.title[language],
    letter: PAGES.blog.letter[language],
    ride: {
      title: PAGES.blog.ride.title[language],
      text: PAGES.blog.ride.text[language],
      image: loadPicture(PAGES.blog.ride.picture, language),
    },
    posts: postsInOrder(order).map((post) => postCard(post, language, day)),
    categories: POST_CATEGORIES.filter((id) => readLibrary().posts.some(({ category }) => category === id)).map(
      (id) => ({
        id,
        name: CATEGORIES[id][language],
      }),
    ),
  };
}

/** Cache of orders by number: computing one is slow, and all languages share it. */
const orders = new Map<number, Post[]>();

function postsInOrder(order: number): Post[] {
  const posts = orders.get(order) ?? orderPosts(readLibrary().posts, order);
  orders.set(order, posts);
  return posts;
}
