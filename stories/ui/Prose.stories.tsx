import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { ProseHtml } from "#src/ui/Prose/ProseHtml.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { RIDE, TEXT } from "#stories/fixtures/posts.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const STEPS = {
  tr: {
    heading: "Rezervasyon nasıl yapılır",
    text: "Formu doldurmanız bir dakika sürer. Fiyat göndermeden önce görünür.",
    steps: [
      "Nereden ve nereye gideceğinizi seçiniz.",
      "Gün ile saati yazınız.",
      "Formu gönderiniz; onayı biz yazarız.",
    ],
  },
  en: {
    heading: "How to book",
    text: "The form takes a minute. You see the price before you send it.",
    steps: ["Choose where from and where to.", "Say which day and what time.", "Send it; we write back to confirm."],
  },
  ru: {
    heading: "Как заказать поездку",
    text: "Форма занимает минуту. Цену вы видите ещё до отправки.",
    steps: ["Выберите, откуда и куда едете.", "Укажите день и время.", "Отправьте форму; мы напишем и подтвердим."],
  },
};

const meta = {
  id: "ui-prose",
  title: "Components/Content/Prose · long text",
  component: Prose,
  args: { children: null },
  decorators: [
    // The margin of a page: the drop cap is optically aligned, so its box extends slightly into it.
    (Story) => (
      <div style={{ paddingInline: "var(--space-margin)" }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    avoid: "For a title with its lead use `PageHeader` or `SectionHeader`. A list of what is included is `CheckList`.",
    keyboard: {},
    parts: [
      "Headings, paragraphs, lists and quotations, as the text has them",
      "A `RideAside`, where the text speaks of a place",
    ],
    content: {
      do: [
        "Open with the fact that people came for",
        "Break after four or five sentences",
        "Link the words that name the page: “all prices”, not “here”",
      ],
      dont: ["Skip a level of heading", "Set text in bold for more than a word or two"],
    },
  }),
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A complete article: HTML fragments with a ride offer between them. */
export const Article: Story = {
  tags: ["picture", "phone"],
  args: { kind: "story" },
  render: (args, { globals }) => {
    const { intro, opening, heading, text, quote, source, sub, list, close } = inLanguage(globals, TEXT);
    const { label, text: offer, book } = inLanguage(globals, RIDE);
    const items = list.map((item) => `<li>${boldHtml(item)}</li>`).join("");
    return (
      <Prose {...args}>
        <ProseHtml html={`<p>${boldHtml(intro)}</p><p>${boldHtml(opening)}</p>`} />
        <ProseHtml
          html={`<h2>${heading}</h2><p>${text}</p><blockquote><p>${boldHtml(quote)}</p><p>${source}</p></blockquote>`}
        />
        <RideAside label={label} text={offer}>
          <ButtonLink href="#form">{book}</ButtonLink>
        </RideAside>
        <ProseHtml html={`<h2>${sub}</h2><ul>${items}</ul><h3>${heading}</h3><p>${boldHtml(close)}</p>`} />
      </Prose>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const article = canvas.getByRole("article");
    await expect(article.getBoundingClientRect().width).toBeLessThanOrEqual(44 * 16);
    const opening = article.querySelectorAll("p")[1] as HTMLElement;
    // The drop cap is not a separate element, so screen readers read the whole word.
    await expect(opening).toHaveTextContent(
      inLanguage(globals, TEXT).opening.replaceAll("**", "").replaceAll("\u00a0", " "),
    );
    const colorOf = (part?: string) => getComputedStyle(opening, part).color;
    await expect(colorOf("::first-letter")).not.toBe(colorOf());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** An article whose introduction is in its header: the drop cap is in the first paragraph. */
export const Opening: Story = {
  tags: ["picture", "wordless"],
  args: { kind: "opening" },
  render: (args, { globals }) => {
    const { opening, text } = inLanguage(globals, TEXT);
    return (
      <Prose {...args}>
        <ProseHtml html={`<p>${boldHtml(opening)}</p><p>${boldHtml(text)}</p>`} />
      </Prose>
    );
  },
};

/** Drop caps with diacritics above or below: they touch no neighbouring line. */
export const Uppercase: Story = {
  tags: ["picture"],
  args: { kind: "story" },
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      {inLanguage(globals, CAPITALS).map(([intro, opening]) => (
        <Prose {...args} key={opening}>
          <p>{intro}</p>
          <p>{opening}</p>
        </Prose>
      ))}
    </div>
  ),
};

/** Numbered steps in a text without an introduction. */
export const Steps: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const { heading, text, steps } = inLanguage(globals, STEPS);
    return (
      <Prose {...args}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** A text in another language than the page has its own `lang`. */
export const OtherLanguage: Story = {
  args: { lang: "tr", children: <p>{TEXT.tr.close.replaceAll("**", "")}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveAttribute("lang", "tr");
  },
};

/** Makes text between double asterisks bold. */
function boldHtml(text: string): string {
  return text.replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");
}

/** An introduction, and a paragraph with a drop cap. */
const CAPITALS = {
  tr: [
    [
      "Sırttan iki koy birden görünür.",
      "İnişte Gümbet yerine eski Bodrum yoluna sapınız. Mandalina bahçelerinin arasından geçen bu yol, ilkbaharda çiçek kokar; acele etmeyiniz, manzara her virajda bir kez daha değişir.",
    ],
    [
      "Rüzgâr öğleden sonra çıkar.",
      "Şoförünüz tepede bekler, dönüş saatini siz söylersiniz. Günbatımından kırk dakika önce çıkarsanız taşın pembeleştiğini, ışıkların da tek tek yandığını görürsünüz.",
    ],
  ],
  en: [
    [
      "From the ridge you see both bays.",
      "Quiet mornings are the best time. The road up is short and steep, the wind is still asleep, and the only sound is the gravel under your shoes until the first boats leave the harbour below.",
    ],
    [
      "The wind comes up after lunch.",
      "“Just stop here,” most people say at the third bend. Your driver knows the place, and there is room to park while the light turns the stone pink and the lamps come on one by one.",
    ],
  ],
  ru: [
    [
      "С хребта видны сразу обе бухты.",
      "Центр остаётся внизу уже через пять минут. Дорога короткая и крутая, ветра ещё нет, и до первых лодок слышно только, как хрустит под ногами щебень; утром здесь тише всего.",
    ],
    [
      "После обеда поднимается ветер.",
      "Йодом и мандаринами пахнет ещё на третьем повороте. Водитель знает, где встать, пока камень розовеет, а огни марины зажигаются один за другим; торопиться здесь незачем.",
    ],
  ],
};
