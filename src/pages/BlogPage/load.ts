import { postCard } from "#src/content/pageData/cards.ts";
import type { PostCategory } from "#src/content/schema/posts.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Library, Post } from "#src/content/read/libraryTypes.ts";
import { orderPosts } from "#src/content/pageData/postOrder.ts";
import type { PageData, PageRequest } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the list of articles, in one of its orders, with its head. */
export function loadBlogPage(library: Library, language: Language, { day, order }: PageRequest): PageData["blog"] {
  return {
    head: headOf(library, language, "blog"),
    language,
    title: library.pages.blog.title[language],
    letter: library.pages.blog.letter[language],
    ride: {
      title: library.pages.blog.ride.title[language],
      text: library.pages.blog.ride.text[language],
      image: loadPicture(library.pages.blog.ride.picture, language),
    },
    posts: postsInOrder(library, order).map((post) => postCard(library, language, post, day)),
    categories: (Object.keys(library.categories) as PostCategory[])
      .filter((id) => library.posts.some(({ category }) => category === id))
      .map((id) => ({
        id,
        name: library.categories[id][language],
      })),
  };
}

/** Cache of orders by number: computing one is slow, and all languages share it. */
const ordersOf = new WeakMap<Library, Map<number, Post[]>>();

function postsInOrder(library: Library, order: number): Post[] {
  const orders = ordersOf.get(library) ?? new Map<number, Post[]>();
  const posts = orders.get(order) ?? orderPosts(library.posts, order);
  ordersOf.set(library, orders.set(order, posts));
  return posts;
}
