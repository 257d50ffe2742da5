import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { Byline } from "#src/ui/Byline/Byline.tsx";
import { ARTICLE_LAYOUTS, ArticleHeader } from "#src/ui/ArticleHeader/ArticleHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { TEXT } from "#stories/fixtures/posts.ts";
import { platesIn } from "#stories/fixtures/plates.ts";
import { type languageOf, inLanguage } from "#stories/fixtures/messages.ts";

const POST = {
  tr: {
    title: "Kale gece neden başka bir şehir gibi görünür",
    label: "Tarih",
    back: "Tüm yazılar",
    date: "14 Mayıs 2026",
    minutes: "6 dk okuma",
  },
  en: {
    title: "Why the castle looks like another town at night",
    label: "History",
    back: "All posts",
    date: "14 May 2026",
    minutes: "6 min read",
  },
  ru: {
    title: "Почему ночью крепость похожа на другой город",
    label: "История",
    back: "Все статьи",
    date: "14 мая 2026 г.",
    minutes: "6 минут чтения",
  },
};
const LONG = {
  tr: "Gümüşlük’te Tavşan Adası’na yürüyerek geçenlerin bilmesi gerekenler",
  en: "What to know before you wade across to Rabbit Island at Gümüşlük",
  ru: "Достопримечательности Бодрумского полуострова, о которых не рассказывают путеводители",
};

const meta = {
  id: "ui-articleheader",
  title: "Components/Content/ArticleHeader",
  component: ArticleHeader,
  argTypes: { layout: { control: false }, label: { control: false } },
  args: { title: "", image: platesIn({ language: "tr" }).night },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Where the image may be cropped, with text beside it, use a `Hero`. Without an image use a `PageHeader`.",
      keyboard: { Tab: "goes to the back link, if any", Enter: "follows the link" },
      parts: [
        "A `BackLink` to the list",
        "The category, in small capitals",
        "The title",
        "A `Byline`",
        "The picture, whole",
      ],
      content: {
        do: [
          "Say in the title what the reader will know afterwards: “Why the castle looks like another town at night”",
          "Keep the category to one of four words",
        ],
        dont: ["Tease: “You won’t believe this beach”", "Repeat the title in the first sentence of the article"],
      },
      messages: ["newsletter:categories.travel", "newsletter:categories.tips", "blog:all"],
    }),
  },
  render: (args, { globals }) => wholeHead(globals, args.title),
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture keeps its proportions on phones, and is cropped on desktops, so that the text begins sooner. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const { title, back } = inLanguage(globals, POST);
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole("time")).toHaveTextContent(inLanguage(globals, POST).date);
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(window.matchMedia("(min-width: 64rem)").matches ? 2 : 4 / 3, 1);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: back })).toHaveFocus();
    canvas.getByRole("link").blur();
  },
};

/** Each layout with an opening: on phones all are one column. */
export const Layouts: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (_args, { globals }) => {
    const post = inLanguage(globals, POST);
    return (
      <div style={{ display: "grid", gap: "var(--space-7)" }}>
        {ARTICLE_LAYOUTS.map((layout) => (
          <ArticleHeader
            key={layout}
            layout={layout}
            title={post.title}
            label={post.label}
            byline={
              <Byline author="Derya Aksoy" date={{ iso: "2026-05-14", shown: post.date }} readingTime={post.minutes} />
            }
            image={platesIn(globals).night}
          >
            {layout !== "poster" && <p>{inLanguage(globals, TEXT).quote.replaceAll("*", "")}</p>}
          </ArticleHeader>
        ))}
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    for (const image of canvas.getAllByRole("img")) {
      const { width, height } = image.getBoundingClientRect();
      // None is cropped to more than its own height.
      await expect(width / height).toBeGreaterThan(1.3);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A title of several lines. */
export const Long: Story = {
  render: (_args, { globals }) => wholeHead(globals, inLanguage(globals, LONG)),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Required props only. */
export const TitleAndPlate: Story = {
  render: (_args, { globals }) => (
    <ArticleHeader title={inLanguage(globals, POST).title} image={platesIn(globals).saloon} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("time")).not.toBeInTheDocument();
  },
};

function wholeHead(globals: Parameters<typeof languageOf>[0], title: string) {
  const post = inLanguage(globals, POST);
  return (
    <ArticleHeader
      title={title || post.title}
      label={post.label}
      back={<BackLink href="#posts" label={post.back} />}
      byline={<Byline author="Derya Aksoy" date={{ iso: "2026-05-14", shown: post.date }} readingTime={post.minutes} />}
      image={platesIn(globals).night}
    />
  );
}
