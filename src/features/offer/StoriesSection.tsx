import { useId } from "react";

import type { PostTeaserData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { LinkComponent } from "#src/ui/link.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PostGrid } from "#src/ui/PostGrid/PostGrid.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";

export interface StoriesSectionProps {
  /** Three articles. */
  posts: readonly PostTeaserData[];
  postsText: string;
  language: Language;
  Link?: LinkComponent;
}

/** Section with three blog articles and a link to all of them. */
export function StoriesSection({ posts, postsText, language, Link = "a" }: StoriesSectionProps) {
  const { t } = useTranslation("pages");
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHeader
        id={titleId}
        title={t("stories.title")}
        lead={postsText}
        end={
          <MoreLink href={pathOf(language, "blog")} Link={Link}>
            {t("stories.all")}
          </MoreLink>
        }
      />
      <PostGrid
        layout="teaser"
        labelledBy={titleId}
        Link={Link}
        posts={posts.map(({ slug, title, excerpt, category, readingTime, image }) => ({
          image,
          title,
          excerpt,
          category,
          readingTime: t("stories.readOn", { minutes: readingTime }),
          href: pathOf(language, "blog", slug),
        }))}
      />
    </Section>
  );
}
