import { evenRows } from "#src/ui/evenRows.ts";
import { PostCard, type PostCardProps, type PostVariant } from "#src/ui/PostCard/PostCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./PostGrid.module.css";

/**
 * `index` is for the blog page: a lead post with two beside it, then the rest; `teaser` is a short list on other pages.
 */
export const POST_GRID_LAYOUTS = ["index", "teaser"] as const;
export type PostGridLayout = (typeof POST_GRID_LAYOUTS)[number];

export interface PostGridProps {
  posts: readonly Omit<PostCardProps, "className" | "level" | "Link" | "priority" | "variant">[];
  layout?: PostGridLayout;
  /** Goes on with an `index` that something interrupts, and so has no lead. */
  continues?: boolean;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** Heading level of the posts: one below that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Grid of articles. The last row is always filled. */
export function PostGrid({
  posts,
  layout = "index",
  continues = false,
  labelledBy,
  level = 3,
  Link = "a",
  className,
}: PostGridProps) {
  const gridPlaces =
    layout === "teaser" ? teaserPlaces(posts.length) : continues ? columns(posts.length) : indexPlaces(posts.length);
  return (
    <ul
      className={className ? `${styles.grid} ${className}` : styles.grid}
      role="list"
      aria-labelledby={labelledBy}
      data-layout={layout}
    >
      {posts.map((post, index) => {
        const { variant, share } = gridPlaces[index] ?? LEAD;
        return (
          <li className={styles.post} data-share={share} key={post.href}>
            <PostCard {...post} variant={variant} priority={variant === "lead"} level={level} Link={Link} />
          </li>
        );
      })}
    </ul>
  );
}

interface GridPlace {
  variant: PostVariant;
  /** Share of a row from 48rem. */
  share: "lead" | "whole" | "half" | "third";
}

const LEAD: GridPlace = { variant: "lead", share: "lead" };
const BESIDE: GridPlace = { variant: "row", share: "half" };
const VARIANTS = { 1: "feature", 2: "row", 3: "column" } as const;
const SHARES = { 1: "whole", 2: "half", 3: "third" } as const;

function indexPlaces(count: number): GridPlace[] {
  return count < 3 ? columns(count) : [LEAD, BESIDE, BESIDE, ...columns(count - 3)];
}

/** Rows of three, two and one by turns, so that a long list has a rhythm. The last row has what is left, and is filled all the same. */
function columns(count: number, next: 1 | 2 | 3 = 3): GridPlace[] {
  if (count <= 0) return [];
  const row = count === 1 ? 1 : count === 2 ? 2 : next;
  const places = Array.from({ length: row }, () => ({ variant: VARIANTS[row], share: SHARES[row] }));
  return [...places, ...columns(count - row, row === 1 ? 3 : row === 2 ? 1 : 2)];
}

function teaserPlaces(count: number): GridPlace[] {
  return evenRows(count).map(({ row }) => ({ variant: "column", share: SHARES[row] }));
}
