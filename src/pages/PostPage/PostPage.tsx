import { useId } from "react";

import type { Missing, PageData } from "#src/content/schema.ts";
import { longDay } from "#src/domain/days.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { useOwnLinks } from "#src/features/navigation/useOwnLinks.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { Byline } from "#src/ui/Byline/Byline.tsx";
import { PosterHead } from "#src/ui/PosterHead/PosterHead.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { RelatedPosts } from "#src/ui/RelatedPosts/RelatedPosts.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { Tags } from "#src/ui/Tags/Tags.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./PostPage.module.css";
import { RideOffer } from "./RideOffer.tsx";

export type PostPageProps = Exclude<PageData["post"], Missing>;

/** An article, the offer of a ride within it, and where to read on. */
export function PostPage({ language, post }: PostPageProps) {
  const { t } = useTranslation("blog");
  const relatedId = useId();
  const followLink = useOwnLinks();
  const [opening = "", first = "", ...others] = post.html;
  const dateOf = (iso: string) => ({ iso, shown: longDay(iso, language) });
  const piece = (html: string) => <ProseHtml key={html} html={html} onClick={followLink} />;
  return (
    <>
      <PosterHead
        back={<BackLink href={pathOf(language, "blog")} label={t("all")} Link={RouterLink} />}
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
      <Wrap className={styles.text}>
        <Prose kind="story" className={styles.column}>
          {[post.intro + opening, first].map(piece)}
          <RideOffer language={language} ride={post.ride} />
          {others.map(piece)}
        </Prose>
        <Tags className={styles.column} label={t("tags")} items={post.tags} />
      </Wrap>
      <Section tone="sand" labelledBy={relatedId}>
        <SectionHead id={relatedId} title={t("related")} />
        <RelatedPosts
          labelledBy={relatedId}
          Link={RouterLink}
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
