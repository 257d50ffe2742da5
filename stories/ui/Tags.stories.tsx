import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Tags, type TagsProps } from "#src/ui/Tags/Tags.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const WORDS = {
  tr: {
    label: "Etiketler",
    places: ["Bodrum", "Gümbet"],
    items: ["Bodrum", "VIP Transfer", "Yel değirmenleri", "Gümbet", "Tarih"],
  },
  en: {
    label: "Tags",
    places: ["Bodrum", "Gümbet"],
    items: ["Bodrum", "VIP Transfer", "Windmills", "Gümbet", "History"],
  },
  ru: {
    label: "Метки",
    places: ["Бодрум", "Гюмбет"],
    items: ["Бодрум", "VIP-трансфер", "Ветряные мельницы", "Гюмбет", "История"],
  },
};
const LONG = {
  tr: "Sualtı arkeolojisi müzesindeki batıklar ve amforalar",
  en: "Wrecks and amphorae of the museum of underwater archaeology",
  ru: "Затонувшие корабли и амфоры музея подводной археологии",
};

const meta = {
  id: "ui-tags",
  title: "Components/Content/Tags · chips",
  component: Tags,
  args: { items: [], label: "" },
  parameters: guide({
    avoid: "For anything clickable, use `JumpBar` or a link: tags are not links. For what is included use `CheckList`.",
    keyboard: {},
    parts: ["Words in small capitals, each in a frame"],
    content: {
      do: [
        "Use one or two words that several articles share",
        "Write them as in a sentence; the style sheet makes the capitals",
      ],
      dont: ["Put a hash sign before them", "Repeat the category: it stands above the title"],
    },
    messages: ["blog:tags"],
  }),
  render: (args, { globals }) => <Tags {...args} {...tagsIn(globals)} />,
} satisfies Meta<typeof Tags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, items } = inLanguage(globals, WORDS);
    await expect(canvas.getByRole("list", { name: label })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(items);
  },
};

/** A tag that is wider than a small phone wraps. */
export const Long: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const { label, items } = tagsIn(globals);
    return (
      <div style={{ inlineSize: "min(18rem, 100%)" }}>
        <Tags {...args} label={label} items={[...items, { text: inLanguage(globals, LONG) }]} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

function tagsIn(globals: Parameters<typeof inLanguage>[0]): Pick<TagsProps, "label" | "items"> {
  const { label, items, places } = inLanguage(globals, WORDS);
  return { label, items: items.map((text) => ({ text, isName: places.includes(text) })) };
}
