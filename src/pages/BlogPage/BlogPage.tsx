import { useId } from "react";
import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { scrollKeyOf } from "#src/features/navigation/scrollKey.ts";
import { NewsletterForm } from "#src/features/newsletter/NewsletterForm.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FilterChips } from "#src/ui/FilterChips/FilterChips.tsx";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { PostGrid } from "#src/ui/PostGrid/PostGrid.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./BlogPage.module.css";
import { ALL, useCategory } from "./useCategory.ts";
import { usePostOrder } from "./usePostOrder.ts";

export type BlogPageProps = PageData["blog"];

/** Blog index: every article, in random order, or those of one category, and the newsletter form. */
export function BlogPage({ language, title: pageTitle, posts, categories, letter }: BlogPageProps) {
  const { t } = useTranslation("blog");
  const titleId = useId();
  const visit = useLocation();
  const orderedPosts = usePostOrder(posts, scrollKeyOf(visit));
  const { chosen, choose } = useCategory(categories, visit);
  const shown = chosen ? orderedPosts.filter(({ category }) => category === chosen.name) : orderedPosts;
  return (
    <>
      <PageHeader title={pageTitle} titleId={titleId} lead={t("lead")} />
      <Container className={styles.posts}>
        <FilterChips
          className={styles.categories}
          label={t("subjects.label")}
          chips={[
            { value: ALL, text: t("subjects.all") },
            ...categories.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          value={chosen?.id ?? ALL}
          onValueChange={choose}
        />
        <p role="status">{chosen && <VisuallyHidden>{t("subjects.shown", { count: shown.length })}</VisuallyHidden>}</p>
        <PostGrid
          labelledBy={titleId}
          level={2}
          Link={PageLink}
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
      </Container>
      <Section tone="sand">
        <NewsletterForm language={language} title={letter} />
      </Section>
    </>
  );
}
