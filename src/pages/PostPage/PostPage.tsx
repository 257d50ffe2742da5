import { useId } from "react";

import type { Missing, PageData } from "#src/content/schema.ts";
import { formatLongDate } from "#src/domain/days.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { Byline } from "#src/ui/Byline/Byline.tsx";
import { ArticleHeader } from "#src/ui/ArticleHeader/ArticleHeader.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { RelatedPosts } from "#src/ui/RelatedPosts/RelatedPosts.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { Tags } from "#src/ui/Tags/Tags.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./PostPage.module.css";
import { RideOffer } from "./RideOffer.tsx";

export type PostPageProps = Exclude<PageData["post"], Missing>;

/** Article page: the text with a ride offer after its first section, tags, and related articles. */
export function PostPage({ language, post }: PostPageProps) {
  const { t } = useTranslation("blog");
  const relatedId = useId();
  const handleLinkClick = useInternalLinks();
  const [beforeHeadings = "", firstSection = "", ...otherSections] = post.html;
  const dateOf = (iso: string) => ({ iso, shown: formatLongDate(iso, language) });
  const renderHtml = (html: string) => <ProseHtml key={html} html={html} onClick={handleLinkClick} />;
  return (
    <>
      <ArticleHeader
        back={<BackLink href={pathOf(language, "blog")} label={t("all")} Link={PageLink} />}
        label={post.category}
        title={post.title}
        byline={
          <Byline
            author={post.author}
            date={dateOf(post.date)}
            readingTime={t("readingTime", { count: post.readingTime })}
          />
        }
        image={post.image}
      />
      <Container className={styles.text}>
        <Prose kind="story" className={styles.column}>
          {[post.intro + beforeHeadings, firstSection].map(renderHtml)}
          <RideOffer language={language} ride={post.ride} />
          {otherSections.map(renderHtml)}
        </Prose>
        <Tags className={styles.column} label={t("tags")} items={post.tags} />
      </Container>
      <Section tone="sand" labelledBy={relatedId}>
        <SectionHeader id={relatedId} title={t("related")} />
        <RelatedPosts
          labelledBy={relatedId}
          Link={PageLink}
          posts={post.related.map(({ slug, image, title, date }) => ({
            href: pathOf(language, "blog", slug),
            image,
            title,
            date: dateOf(date),
          }))}
        />
      </Section>
    </>
  );
}
