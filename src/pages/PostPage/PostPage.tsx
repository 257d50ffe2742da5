import { useId } from "react";

import type { Missing, PageData } from "#src/content/pageData/pageDataTypes.ts";
import { formatLongDate } from "#src/domain/days.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { Byline } from "#src/ui/Byline/Byline.tsx";
import { Contents } from "#src/ui/Contents/Contents.tsx";
import { ArticleHeader } from "#src/ui/ArticleHeader/ArticleHeader.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { RelatedPosts } from "#src/ui/RelatedPosts/RelatedPosts.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { Tags } from "#src/ui/Tags/Tags.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./PostPage.module.css";
import { Story } from "./Story.tsx";

export type PostPageProps = Exclude<PageData["post"], Missing>;

/** Article page: its head and text in the layout of the article, tags, and related articles. */
export function PostPage({ language, post }: PostPageProps) {
  const { t } = useTranslation("blog");
  const relatedId = useId();
  const { layout, headings } = post;
  const dateOf = (iso: string) => ({ iso, shown: formatLongDate(iso, language) });
  return (
    <>
      <ArticleHeader
        layout={layout}
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
      >
        {layout !== "poster" && <ProseHtml html={post.intro} />}
      </ArticleHeader>
      <Container>
        <div className={styles.body} data-layout={layout}>
          <Story
            post={post}
            language={language}
            contents={
              (layout === "guide" || layout === "stamp") && (
                <Contents className={styles.contents} label={t("contents")} headings={headings} Link={PageLink} />
              )
            }
          />
          <Tags className={styles.tags} label={t("tags")} items={post.tags} />
        </div>
      </Container>
      <Section tone="sand" labelledBy={relatedId}>
        <SectionHeader
          id={relatedId}
          title={t("related")}
          end={
            <MoreLink href={pathOf(language, "blog")} Link={PageLink}>
              {t("all")}
            </MoreLink>
          }
        />
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
