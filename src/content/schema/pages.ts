import { z } from "zod";

import { say } from "#src/content/messages/sentences.ts";
import { SERVICE_GROUPS } from "#src/content/pageData/serviceGroups.ts";
import { anchor, integer, line, listOf, localized, matching, oneOf, picture, seo, slug, text } from "./fields.ts";
import { mustBe } from "./issues.ts";

/** Title and description of a page. */
export const head = localized(z.strictObject({ title: seo.seoTitle, description: seo.seoDescription }));

/**
 * The data in `content/pages.ts`. The reader checks that the services, articles and questions exist, because it knows
 * all of them.
 */
export const pageFacts = z.strictObject({
  /** Content of all or several pages. */
  site: z.strictObject({
    /** Description of the business in the footer. */
    about: localized(line(40, 200)),
    /** Services that the footer links to, with their link texts. */
    services: listOf(z.strictObject({ slug, label: localized(line(3, 60)) }), 0, 6),
    /** What readers of further languages are told in the footer, each in their own: that their browser translates the page. */
    otherLanguages: listOf(
      z.strictObject({
        language: matching(/^[a-z]{2,3}$/, say("the code of a language, such as de")),
        text: line(10, 120),
      }),
      0,
      12,
    ),
    licence: picture,
    /** Picture of the closing section of a page that names none of its own. */
    night: picture,
    notFound: picture,
  }),
  home: z.strictObject({
    lead: localized(line(40, 160)),
    /** Label of the weather and exchange rates. */
    today: localized(line(3, 40)),
    /** What is said above the fares from the airport, on the home and reservation pages. */
    faresText: localized(line(20, 160)),
    servicesText: localized(line(20, 160)),
    /** Selected services. */
    services: listOf(slug, 0, 6),
    /** Selected tours; the section is left out without any. */
    tours: listOf(slug, 0, 3),
    /** Ids of the articles on the home and reservation pages; the first one is featured. */
    posts: listOf(z.int(), 0, 3),
    hero: picture,
    heroPortrait: picture,
    /** Picture of the closing section. */
    closing: picture,
  }),
  reservation: z.strictObject({
    /** Picture beside the title, on desktops. */
    hero: picture,
    /** What is said above the list of all services. */
    servicesText: localized(line(20, 160)),
  }),
  services: z.strictObject({
    /** Of two lines, separated by a line break. */
    title: localized(text(3, 60)),
    /** Heading of the services in the group `further`. */
    further: localized(line(3, 60)),
    hero: picture,
    /** Picture of the closing section of the list. */
    closing: picture,
    /** Picture beside the text of a service without a vehicle of its own, by its group. */
    rides: z.record(oneOf(SERVICE_GROUPS), picture),
    /** Picture of the closing section on the page of a service that has no `closingPicture`, by its group. */
    closings: z.record(oneOf(SERVICE_GROUPS), picture),
    /** Questions on the page of a service, by its group. */
    questions: z.record(oneOf(SERVICE_GROUPS), listOf(anchor, 0, 4)),
  }),
  tours: z.strictObject({
    title: localized(line(3, 60)),
    elsewhere: picture,
  }),
  blog: z.strictObject({
    title: localized(line(3, 60)),
    /** What is said above the articles on the home and reservation pages. */
    teaser: localized(line(10, 160)),
    /** Heading of the newsletter form. */
    letter: localized(line(3, 40)),
    /** Offer of a ride, halfway down the list. */
    ride: z.strictObject({ title: localized(line(3, 60)), text: localized(line(20, 160)), picture }),
    /** Words that are bold throughout articles: the name of the town, in its grammatical cases. */
    bold: listOf(line(2, 30), 0, 12),
    /** Tags that every article must have. */
    tags: localized(listOf(line(2, 30), 0, 3)),
  }),
  prices: z.strictObject({
    /**
     * Anchor of the fare shown beside each map until one is selected: the most popular one. The region's is the example of the booking
     * form as well.
     */
    examples: z.strictObject({ region: anchor, coast: anchor }),
    /** Where the maps come from. */
    mapSource: localized(line(10, 120)),
    /** Picture of the closing section. */
    closing: picture,
  }),
  contact: z.strictObject({
    /** Visible part of the region's map: left, top, width and height. */
    window: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Part of it that a card covers, where no sea or island is named. */
    covered: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Places labelled on it. */
    places: listOf(z.string({ error: mustBe(say("a place of the maps")) }), 0, 12),
    arrivals: picture,
    /** The id of the question that says how a guest is met. */
    question: line(2, 40),
  }),
  faq: z.strictObject({
    map: picture,
  }),
  /** Picture of the closing section. */
  gallery: z.strictObject({ closing: picture }),
});
export type PageFacts = z.infer<typeof pageFacts>;

const previewWords = z.strictObject({
  /** At most three lines, separated by line breaks. */
  title: text(5, 40),
  line: line(10, 70),
  /** A figure with its label of one or two lines. */
  fact: z.exactOptional(z.strictObject({ label: text(2, 40), figure: line(1, 20) })),
});

/** Content of a section's Open Graph image, `public/previews/{name}-{language}.jpg`. */
export const preview = z.strictObject({
  picture,
  /** Horizontal focal point kept in view when the sides are cropped, in percent of the width from the left. */
  focus: integer(0, 100),
  words: localized(previewWords),
});
export type Preview = z.infer<typeof preview>;

/** Short name of a section, for breadcrumbs and feeds. */
export const sectionName = localized(line(2, 40));
