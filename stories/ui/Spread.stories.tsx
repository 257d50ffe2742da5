import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Spread, type SpreadProps } from "#src/ui/Spread/Spread.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { platesIn } from "#stories/fixtures/plates.ts";
import { languageOf, sayIn, wordsOf } from "#stories/fixtures/words.ts";

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
  component: Spread,
  args: { title: "", lead: "", image: hero, portrait: heroPortrait },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Without a plate use a `PageHead`. Over an article, where the plate must be seen whole, use a `PosterHead`.",
      keyboard: { Tab: "goes to the way back and to the action, where they are there", Enter: "follows the link" },
    }),
  },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const image = loadPage("home", languageOf(globals)).pictures.hero;
    return <Spread {...args} image={image} title={args.title || t("pages:home.title")} lead={t("pages:home.lead")} />;
  },
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `home`: below desktops the heading stands in the plate's sky, and the lead steps aside for the form. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getByText(wordsOf(globals)("pages:home.lead"))).not.toBeVisible();
  },
};

/** All three, one below the other: the picture of the component. */
export const States: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      <Spread
        {...args}
        image={loadPage("home", languageOf(globals)).pictures.hero}
        title={wordsOf(globals)("pages:home.title")}
        lead={wordsOf(globals)("pages:home.lead")}
      />
      {pageSpread(globals)}
      {stackedSpread(globals)}
    </div>
  ),
};

/** `page`: the heading in the sky, lead and action below the plate, and everything in reach of a keyboard in that order. */
export const Page: Story = {
  render: (_args, { globals }) => pageSpread(globals),
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByText(sayIn(globals, SERVICES).lead.replace("\u00a0", " "))).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: wordsOf(globals)("shell:nav.home") })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: wordsOf(globals)("shell:nav.reserve") })).toHaveFocus();
  },
};

/** `stack`: the plate first, all words below it. What is read out still begins with the way back and the heading. */
export const Stack: Story = {
  globals: { viewport: { value: "phone" } },
  render: (_args, { globals }) => stackedSpread(globals),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    const plate = canvas.getByRole("img");
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(plate.getBoundingClientRect().bottom);
    await expect(heading.compareDocumentPosition(plate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A longer promise wraps inside its column. */
export const Long: Story = {
  render: (args, { globals }) => (
    <Spread {...args} title={sayIn(globals, LONG)} lead={wordsOf(globals)("pages:home.lead")} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
};

function pageSpread(globals: Parameters<typeof languageOf>[0]) {
  return <Spread variant="page" {...sayIn(globals, SERVICES)} {...waysIn(globals)} image={platesIn(globals).dusk} />;
}

function stackedSpread(globals: Parameters<typeof languageOf>[0]) {
  return <Spread variant="stack" {...sayIn(globals, TOUR)} {...waysIn(globals)} image={platesIn(globals).night} />;
}

function waysIn(globals: Parameters<typeof languageOf>[0]): Pick<SpreadProps, "back" | "action"> {
  const t = wordsOf(globals);
  return {
    back: <BackLink href="#top" label={t("shell:nav.home")} />,
    action: <ButtonLink href="#form">{t("shell:nav.reserve")}</ButtonLink>,
  };
}
