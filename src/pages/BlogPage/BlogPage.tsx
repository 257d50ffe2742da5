import { useId } from "react";
import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { scrollKeyOf } from "#src/features/navigation/scrollKey.ts";
import { NewsletterForm } from "#src/features/newsletter/NewsletterForm.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { PostGrid } from "#src/ui/PostGrid/PostGrid.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./BlogPage.module.css";
import { usePostOrder } from "./usePostOrder.ts";

export type BlogPageProps = PageData["blog"];

/** Blog index: every article, in random order, and the newsletter form. */
export function BlogPage({ language, title: pageTitle, posts, letter }: BlogPageProps) {
  const { t } = useTranslation("blog");
  const titleId = useId();
  const orderedPosts = usePostOrder(posts, scrollKeyOf(useLocation()));
  return (
    <>
      <PageHeader title={pageTitle} titleId={titleId} lead={t("lead")} />
      <Container className={styles.posts}>
        <PostGrid
          labelledBy={titleId}
          level={2}
          Link={PageLink}
          posts={orderedPosts.map(({ slug, image, title, category, readingTime, excerpt }) => ({
            href: pathOf(language, "blog", slug),
            image,
            title,
            category,
            minutes: t("minutes", { minutes: readingTime }),
            excerpt,
            moreLabel: t("readOn"),
          }))}
        />
      </Container>
      <Section tone="sand">
        <NewsletterForm language={language} title={letter} />
      </Section>
    </>
  );
}
