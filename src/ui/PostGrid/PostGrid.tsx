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
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** Heading level of the posts: one below that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Grid of articles. The last row is always filled. */
export function PostGrid({ posts, layout = "index", labelledBy, level = 3, Link = "a", className }: PostGridProps) {
  const gridPlaces = layout === "teaser" ? teaserPlaces(posts.length) : indexPlaces(posts.length);
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
const SHARES = { 1: "whole", 2: "half", 3: "third" } as const;

function indexPlaces(count: number): GridPlace[] {
  return count < 3 ? columns(count) : [LEAD, BESIDE, BESIDE, ...columns(count - 3)];
}

/** On phones, where posts are stacked, the first of three has a full-width image: the others are a list to scan. */
function columns(count: number): GridPlace[] {
  return alternateRows(count).flatMap((row) =>
    Array.from({ length: row }, (_, index): GridPlace => ({
      variant: row < 3 ? "row" : index === 0 ? "column" : "teaser",
      share: SHARES[row],
    })),
  );
}

/** Sizes of the rows: three and two by turns, so that a long list has a rhythm, without an incomplete last row. */
function alternateRows(count: number, next: 2 | 3 = 3): (1 | 2 | 3)[] {
  if (count <= 1) return count === 1 ? [1] : [];
  const other = next === 3 ? 2 : 3;
  const row = count < next || count - next === 1 ? other : next;
  return [row, ...alternateRows(count - row, row === 3 ? 2 : 3)];
}

function teaserPlaces(count: number): GridPlace[] {
  return evenRows(count).map(({ row }) => ({ variant: "teaser", share: SHARES[row] }));
}
