import { type ReactNode, useId } from "react";

import type { FareData, Missing, PageData, PostData } from "#src/content/pageData/pageDataTypes.ts";
import { formatLongDate } from "#src/domain/days.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
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
import type { Language } from "#src/domain/language.ts";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Figure, type FigureFrame } from "#src/ui/Figure/Figure.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { Prose, type ProseKind } from "#src/ui/Prose/Prose.tsx";
import { YearChart } from "#src/ui/YearChart/YearChart.tsx";
import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";

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

interface StoryProps {
  post: PostData;
  language: Language;
  /** Beside the text up to the first picture. */
  contents?: ReactNode;
}

type Layout = PostData["layout"];

/** Rendered widths of a picture: wider than the text, as wide as it, or beside it. */
const SIZES = {
  poster: "(min-width: 64rem) 60rem, 100vw",
  wide: "(min-width: 101rem) 90rem, 92vw",
  essay: "(min-width: 101rem) 42rem, (min-width: 64rem) 41vw, (min-width: 50rem) 44rem, 100vw",
  guide: "(min-width: 101rem) 42rem, (min-width: 64rem) 41vw, (min-width: 50rem) 44rem, 100vw",
  stamp: "(min-width: 101rem) 40rem, (min-width: 64rem) 39vw, (min-width: 48rem) 19rem, 100vw",
} as const satisfies Record<Layout, string>;

const FRAMES = {
  poster: "mat",
  wide: "plain",
  essay: "plain",
  guide: "plain",
  stamp: "stamp",
} as const satisfies Record<Layout, FigureFrame>;

/** How the text begins. Where the introduction is not in the header, it comes first. */
const OPENINGS = {
  poster: "story",
  wide: "plain",
  essay: "opening",
  guide: "plain",
  stamp: "plain",
} as const satisfies Record<Layout, ProseKind>;

/** Text of an article, with pictures, maps, the chart of the year and the ride offer between its paragraphs. */
function Story({ post: { layout, intro, passages }, language, contents }: StoryProps) {
  const handleLinkClick = useInternalLinks();
  return (
    <article>
      {passages.map((passage, index) => (
        // The passages of an article never change their order.
        <div className={styles.passage} key={index}>
          {index === 0 && contents}
          {passage.map((part) => {
            const { kind } = part;
            if (kind === "ride")
              return <RideOffer className={styles.ride} key={kind} language={language} ride={part.fare} />;
            if (kind === "year") return <YearChart className={styles.year} key={kind} html={part.html} />;
            if (kind === "text")
              return (
                <Prose as="div" className={styles.text} key={kind} kind={index === 0 ? OPENINGS[layout] : "plain"}>
                  <ProseHtml
                    html={index === 0 && layout === "poster" ? intro + part.html : part.html}
                    onClick={handleLinkClick}
                  />
                </Prose>
              );
            return (
              <Figure
                className={kind === "map" ? styles.map : styles.picture}
                key={kind}
                frame={FRAMES[layout]}
                captionHtml={part.captionHtml}
              >
                {kind === "picture" ? (
                  <Picture image={part.image} sizes={SIZES[layout]} />
                ) : (
                  <CoastMap {...part.map} label={part.caption} />
                )}
              </Figure>
            );
          })}
        </div>
      ))}
    </article>
  );
}

interface RideOfferProps {
  language: Language;
  /** The fixed fare of a ride to the place that the article is about, if any. */
  ride?: FareData | undefined;
  className?: string | undefined;
}

/** Ride offer with a link to the form: a ticket with its fare if the article has a ride, generic otherwise. */
function RideOffer({ language, ride, className }: RideOfferProps) {
  const { t } = useTranslation("blog");
  const prefill = ride && { from: ride.from, to: ride.to, vehicleType: ride.vehicleType };
  return (
    <RideAside
      className={className}
      label={t("ride.label")}
      text={ride ? t("ride.covers", { seats: VEHICLES[ride.vehicleType].seats }) : t("ride.any")}
      fare={ride && { from: ride.fromLabel, to: ride.toLabel, price: formatEuro(ride.euro, language) }}
    >
      <ButtonLink href={reservationHref(language, prefill)} Link={PageLink}>
        {t("ride.book")}
      </ButtonLink>
    </RideAside>
  );
}
