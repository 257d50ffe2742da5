import type { ReactNode } from "react";

import type { PostData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { useInternalLinks } from "#src/features/navigation/useInternalLinks.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Figure, type FigureFrame } from "#src/ui/Figure/Figure.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { Prose, type ProseKind } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { YearChart } from "#src/ui/YearChart/YearChart.tsx";
import styles from "./PostPage.module.css";
import { RideOffer } from "./RideOffer.tsx";

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
export function Story({ post: { layout, intro, passages }, language, contents }: StoryProps) {
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
