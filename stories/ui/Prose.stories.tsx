import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Prose } from "#src/ui/Prose/Prose.tsx";
import { sayIn } from "#stories/fixtures/words.ts";

const TEXT = {
  tr: {
    heading: "Mandalina mevsimi",
    intro: "Bodrum mandalinası küçük, çekirdekli ve kokuludur; coğrafi işareti vardır.",
    list: ["Hasat kasım ortasında başlar.", "Bahçeler Ortakent, Bitez ve Turgutreis çevresindedir."],
    sub: "Nasıl gidilir",
    close: "Bahçelerin çoğu yol üstündedir; kısa bir mola için şoförünüze söylemeniz yeter.",
  },
  en: {
    heading: "Mandarin season",
    intro: "The Bodrum mandarin is small, full of pips and fragrant; its name is protected.",
    list: ["The harvest begins in mid-November.", "The orchards lie around Ortakent, Bitez and Turgutreis."],
    sub: "How to get there",
    close: "Most orchards stand by the road; for a short stop it is enough to tell your driver.",
  },
  ru: {
    heading: "Сезон мандаринов",
    intro: "Бодрумский мандарин маленький, с косточками и очень ароматный; его название охраняется.",
    list: ["Сбор начинается в середине ноября.", "Сады лежат вокруг Ортакента, Битеза и Тургутреиса."],
    sub: "Как добраться",
    close: "Большинство садов стоит у дороги; чтобы ненадолго остановиться, скажите об этом водителю.",
  },
};

const meta = {
  component: Prose,
  args: { children: null },
  render: (args, { globals }) => {
    const { heading, intro, list, sub, close } = sayIn(globals, TEXT);
    return (
      <Prose {...args}>
        <h2>{heading}</h2>
        <p>{intro}</p>
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h3>{sub}</h3>
        <p>{close}</p>
        <blockquote>{intro}</blockquote>
      </Prose>
    );
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article").getBoundingClientRect().width).toBeLessThanOrEqual(44 * 16);
  },
};

/** A text in another language than the page says so. */
export const OtherLanguage: Story = {
  args: { lang: "tr", children: <p>{TEXT.tr.intro}</p> },
  render: (args) => <Prose {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveAttribute("lang", "tr");
  },
};
