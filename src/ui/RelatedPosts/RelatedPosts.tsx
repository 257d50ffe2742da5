import type { PictureImage } from "#src/ui/Picture/Picture.tsx";
import { PostCard } from "#src/ui/PostCard/PostCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./RelatedPosts.module.css";

/** An article that is suggested. */
export interface RelatedPost {
  image: PictureImage;
  title: string;
  /** When it was written: `iso` for machines (YYYY-MM-DD), `shown` for readers. */
  date: { iso: string; shown: string };
  href: string;
}

export interface RelatedPostsProps {
  /** Three fill the row. */
  posts: readonly RelatedPost[];
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** Heading level of the posts: one below that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Related articles at the end of an article: image, title and date of each, in a row from 48rem. */
export function RelatedPosts({ posts, labelledBy, level = 3, Link = "a", className }: RelatedPostsProps) {
  return (
    <ul className={className ? `${styles.posts} ${className}` : styles.posts} role="list" aria-labelledby={labelledBy}>
      {posts.map((post) => (
        <li className={styles.post} key={post.href}>
          <PostCard {...post} level={level} Link={Link} />
        </li>
      ))}
    </ul>
  );
}
