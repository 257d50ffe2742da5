import { useId } from "react";
import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/schema.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { scrollKeyOf } from "#src/features/navigation/scrollKey.ts";
import { NewsletterForm } from "#src/features/newsletter/NewsletterForm.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { PageHead } from "#src/ui/PageHead/PageHead.tsx";
import { PostGrid } from "#src/ui/PostGrid/PostGrid.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./BlogPage.module.css";
import { usePostOrder } from "./usePostOrder.ts";

export type BlogPageProps = PageData["blog"];

/** Every article, in an order of chance, and the letter. */
export function BlogPage({ language, posts }: BlogPageProps) {
  const { t } = useTranslation("blog");
  const titleId = useId();
  const shown = usePostOrder(posts, scrollKeyOf(useLocation()));
  return (
    <>
      <PageHead title={t("title")} titleId={titleId} lead={t("lead")} />
      <Wrap className={styles.posts}>
        <PostGrid
          labelledBy={titleId}
          level={2}
          Link={RouterLink}
          posts={shown.map(({ slug, image, title, category, readingTime, excerpt }) => ({
            href: pathOf(language, "blog", slug),
            image,
            title,
            category,
            minutes: t("minutes", { minutes: readingTime }),
            excerpt,
            moreLabel: t("readOn"),
          }))}
        />
      </Wrap>
      <Section tone="sand">
        <NewsletterForm language={language} />
      </Section>
    </>
  );
}
