import { evenRows } from "#src/ui/evenRows.ts";
import { PostCard, type PostCardProps, type PostVariant } from "#src/ui/PostCard/PostCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./PostGrid.module.css";

/** `index` is the blog's own page: one leads, two stand beside it, the rest follows; `teaser` is three of them elsewhere. */
export const POST_GRID_LAYOUTS = ["index", "teaser"] as const;
export type PostGridLayout = (typeof POST_GRID_LAYOUTS)[number];

export interface PostGridProps {
  posts: readonly Omit<PostCardProps, "className" | "level" | "Link" | "priority" | "variant">[];
  layout?: PostGridLayout;
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** Level of the posts' headings: one below that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Articles in a list. Whatever their number, the last row is filled. */
export function PostGrid({ posts, layout = "index", labelledBy, level = 3, Link = "a", className }: PostGridProps) {
  const places = layout === "teaser" ? teaserPlaces(posts.length) : indexPlaces(posts.length);
  return (
    <ul
      className={className ? `${styles.grid} ${className}` : styles.grid}
      role="list"
      aria-labelledby={labelledBy}
      data-layout={layout}
    >
      {posts.map((post, index) => {
        const { variant, share } = places[index] ?? LEAD;
        return (
          <li className={styles.post} data-share={share} key={post.href}>
            <PostCard {...post} variant={variant} priority={variant === "lead"} level={level} Link={Link} />
          </li>
        );
      })}
    </ul>
  );
}

interface Place {
  variant: PostVariant;
  /** What of a row it takes from 48rem. */
  share: "lead" | "whole" | "half" | "third";
}

const LEAD: Place = { variant: "lead", share: "lead" };
const BESIDE: Place = { variant: "row", share: "half" };
const SHARES = { 1: "whole", 2: "half", 3: "third" } as const;

function indexPlaces(count: number): Place[] {
  return count < 3 ? columns(count) : [LEAD, BESIDE, BESIDE, ...columns(count - 3)];
}

/** On phones, where they stand below each other, every sixth has its plate in full width. */
function columns(count: number): Place[] {
  return evenRows(count).map(({ row }, index) => ({
    variant: row < 3 ? "row" : index % 6 === 0 ? "column" : "teaser",
    share: SHARES[row],
  }));
}

function teaserPlaces(count: number): Place[] {
  return evenRows(count).map(({ row }) => ({ variant: "teaser", share: SHARES[row] }));
}
