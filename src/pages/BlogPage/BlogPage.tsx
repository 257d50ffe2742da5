import { useId, useRef } from "react";
import { useLocation } from "react-router-dom";

import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { scrollKeyOf } from "#src/scrollKey.ts";
import { NewsletterForm } from "#src/features/newsletter/NewsletterForm.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
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

/** How many articles come before the offer of a ride. */
const BEFORE_RIDE = 12;

/**
 * Blog index: every article, in random order, with the offer of a ride halfway, or those of one category; and the newsletter form.
 */
export function BlogPage({ language, title: pageTitle, posts, categories, letter, ride }: BlogPageProps) {
  const { t } = useTranslation("blog");
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const visit = useLocation();
  const orderedPosts = usePostOrder(posts, scrollKeyOf(visit));
  const { chosen, choose } = useCategory(categories, visit);
  const shown = chosen ? orderedPosts.filter(({ category }) => category === chosen.name) : orderedPosts;
  const beforeRide = chosen ? shown : shown.slice(0, BEFORE_RIDE);
  const afterRide = shown.slice(beforeRide.length);
  const gridProps = { labelledBy: titleId, level: 2, Link: PageLink } as const;
  const cardOf = ({ slug, image, title, category, readingTime, excerpt }: (typeof posts)[number]) => ({
    href: pathOf(language, "blog", slug),
    image,
    title,
    category,
    readingTime: t("readOn", { minutes: readingTime }),
    excerpt,
  });

  function handleChoice(value: Parameters<typeof choose>[0]) {
    choose(value);
    // From the middle of a long list the guest would see the end of a shorter one.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <PageHeader title={pageTitle} titleId={titleId} lead={t("lead")} />
      {/* The filter stays in view beside the whole list. */}
      <div className={styles.list} ref={list}>
        <Container className={styles.categories}>
          <FilterChips
            label={t("subjects.label")}
            chips={[
              { value: ALL, text: t("subjects.all") },
              ...categories.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            value={chosen?.id ?? ALL}
            onValueChange={handleChoice}
          />
        </Container>
        <p role="status">{chosen && <VisuallyHidden>{t("subjects.shown", { count: shown.length })}</VisuallyHidden>}</p>
        <Container className={styles.posts}>
          <PostGrid {...gridProps} posts={beforeRide.map(cardOf)} />
        </Container>
        {/* Between two lists: as an item, a screen reader would count it among the articles. */}
        {afterRide.length > 0 && (
          <>
            <ContactBanner title={ride.title} text={ride.text} image={ride.image}>
              <ButtonLink href={pathOf(language, "reservation")} Link={PageLink} variant="brass">
                {t("ride.book")}
              </ButtonLink>
            </ContactBanner>
            <Container className={styles.morePosts}>
              <PostGrid {...gridProps} continues posts={afterRide.map(cardOf)} />
            </Container>
          </>
        )}
      </div>
      <Section tone="sand">
        <NewsletterForm language={language} title={letter} />
      </Section>
    </>
  );
}
