import { useId } from "react";

import type { PostCardData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PostGrid } from "#src/ui/PostGrid/PostGrid.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";

export interface StoriesSectionProps {
  /** Three of them. */
  posts: readonly PostCardData[];
  language: Language;
  Link?: LinkComponent;
}

/** Three articles of the blog, for who has time before the flight. */
export function StoriesSection({ posts, language, Link = "a" }: StoriesSectionProps) {
  const { t } = useTranslation("pages");
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <SectionHead id={titleId} title={t("stories.title")} lead={t("stories.lead")} />
      <PostGrid
        layout="teaser"
        labelledBy={titleId}
        Link={Link}
        posts={posts.map(({ slug, title, excerpt, category, readingTime, image }) => ({
          image,
          title,
          excerpt,
          category,
          minutes: t("stories.minutes", { minutes: readingTime }),
          href: pathOf(language, "blog", slug),
        }))}
      />
      <MoreLink href={pathOf(language, "blog")} Link={Link}>
        {t("stories.all")}
      </MoreLink>
    </Section>
  );
}
