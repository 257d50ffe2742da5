import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Hero, type HeroProps } from "#src/ui/Hero/Hero.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { platesIn } from "#stories/fixtures/plates.ts";
import { languageOf, inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const { pages } = readLibrary();

const { hero, heroPortrait } = loadPage("home", "tr").pictures;

const LONG = {
  tr: "Uçağınız gecikirse\nşoförünüz bekler.",
  en: "When your flight is late\nyour driver waits.",
  ru: "Если рейс задержится,\nводитель подождёт.",
};
const SERVICES = {
  tr: {
    title: "Yarımadanın\nbütün yolları",
    lead: "On beş hizmet: şehir içinden bütün güne şoförlü araca. Aradığınız yoksa yazınız, yolunu buluruz.",
  },
  en: {
    title: "All the roads\nof the peninsula",
    lead: "Fifteen services, from a ride into town to a car for the whole day. Not listed? Ask us.",
  },
  ru: {
    title: "Все дороги\nполуострова",
    lead: "Пятнадцать услуг: от поездки в центр до автомобиля на весь день. Не нашли свою\u00a0— напишите.",
  },
};
const TOUR = {
  tr: {
    title: "Seferihisar, Sığacık, Alaçatı ve Çeşme’ye iki günlük yolculuk",
    lead: "İzmir kıyısının sakin kasabaları, taş sokakları ve akşamüstü rüzgârı; geceyi Alaçatı’da geçirirsiniz.",
  },
  en: {
    title: "Seferihisar, Sığacık, Alaçatı and Çeşme in two days",
    lead: "Quiet towns and stone lanes of the İzmir coast, with the evening wind and a night in Alaçatı.",
  },
  ru: {
    title: "Сеферихисар, Сыгаджик, Алачаты и Чешме за два дня",
    lead: "Тихие городки и каменные улочки побережья Измира, вечерний ветер и ночь в Алачаты.",
  },
};

const meta = {
  id: "ui-hero",
  title: "Components/Layout/Hero · page opener",
  component: Hero,
  args: { title: "", lead: "", image: hero, portrait: heroPortrait },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Without an image use a `PageHeader`. For an article, whose image must not be cropped, use an `ArticleHeader`.",
      keyboard: { Tab: "goes to the back link and to the action, if any", Enter: "follows the link" },
      parts: [
        "A `BackLink`, on pages below a list",
        "The heading of the page, in one to three lines",
        "A lead in one sentence",
        "The action, except on the home page, where the form follows",
        "The picture, with another composition for phones where it needs one",
      ],
      content: {
        do: [
          "Break the heading by sense: “A driver at the gate,” then “a fixed price”",
          "Choose a picture with quiet sky where the words are beside it",
        ],
        dont: ["Write over the picture", "Say more than one thing: the second one is a section"],
      },
      messages: ["pages:home.title"],
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const image = loadPage("home", languageOf(globals)).pictures.hero;
    return (
      <Hero {...args} image={image} title={args.title || t("pages:home.title")} lead={pages.home.lead[t.language]} />
    );
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `home`: below desktop widths heading and lead are over the sky of the image, to make room for the form. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole("img").getBoundingClientRect();
    for (const text of [
      canvas.getByRole("heading", { level: 1 }),
      canvas.getByText(pages.home.lead[languageOf(globals)]),
    ]) {
      await expect(text).toBeVisible();
      await expect(text.getBoundingClientRect().bottom).toBeLessThan(image.bottom);
    }
  },
};

/** All three variants. */
export const States: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      <Hero
        {...args}
        image={loadPage("home", languageOf(globals)).pictures.hero}
        title={translatorOf(globals)("pages:home.title")}
        lead={pages.home.lead[languageOf(globals)]}
      />
      {pageHero(globals)}
      {stackedHero(globals)}
    </div>
  ),
};

/** `page`: the heading over the sky, lead and action below the image, in that tab order. */
export const Page: Story = {
  render: (_args, { globals }) => pageHero(globals),
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText(inLanguage(globals, SERVICES).lead.replace("\u00a0", " "))).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: translatorOf(globals)("shell:nav.home") })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: translatorOf(globals)("shell:nav.reserve") })).toHaveFocus();
  },
};

/** `stack`: the image first, all text below it. Screen readers still start with back link and heading. */
export const Stack: Story = {
  globals: { viewport: { value: "phone" } },
  render: (_args, { globals }) => stackedHero(globals),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    const plate = canvas.getByRole("img");
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(plate.getBoundingClientRect().bottom);
    await expect(heading.compareDocumentPosition(plate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A longer title wraps inside its column. */
export const Long: Story = {
  render: (args, { globals }) => (
    <Hero {...args} title={inLanguage(globals, LONG)} lead={pages.home.lead[languageOf(globals)]} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
};

function pageHero(globals: Parameters<typeof languageOf>[0]) {
  return <Hero variant="page" {...inLanguage(globals, SERVICES)} {...waysIn(globals)} image={platesIn(globals).dusk} />;
}

function stackedHero(globals: Parameters<typeof languageOf>[0]) {
  return <Hero variant="stack" {...inLanguage(globals, TOUR)} {...waysIn(globals)} image={platesIn(globals).night} />;
}

function waysIn(globals: Parameters<typeof languageOf>[0]): Pick<HeroProps, "back" | "action"> {
  const t = translatorOf(globals);
  return {
    back: <BackLink href="#top" label={t("shell:nav.home")} />,
    action: <ButtonLink href="#form">{t("shell:nav.reserve")}</ButtonLink>,
  };
}
