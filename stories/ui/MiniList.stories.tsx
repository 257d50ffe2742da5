import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { MiniList } from "#src/ui/MiniList/MiniList.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, inLanguage } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const PLACES = [
  { id: "torba", title: { tr: "Torba", en: "Torba", ru: "Торба" }, euro: 45 },
  { id: "yalikavak", title: { tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" }, euro: 75 },
  { id: "gumusluk", title: { tr: "Gümüşlük", en: "Gümüşlük", ru: "Гюмюшлюк" }, euro: 75 },
  {
    id: "adb",
    title: {
      tr: "İzmir Adnan Menderes Havalimanı",
      en: "Izmir Adnan Menderes Airport",
      ru: "Аэропорт Измир имени Аднана Мендереса",
    },
    euro: 320,
  },
];

const meta = {
  id: "ui-minilist",
  title: "Components/Content/MiniList",
  component: MiniList,
  parameters: guide({
    avoid: "For rows with a sentence or a picture use `ServiceGrid`; for links without a note, a plain list.",
    keyboard: { Tab: "goes to the next row", Enter: "follows it" },
    parts: [
      "A title in each row",
      "A note at its end: a price, a number, a time",
      "An arrow, which moves under the pointer",
    ],
    content: {
      do: [
        "Give each note of a list the same kind of fact",
        "Sort by what people look for: the nearest, or the alphabet",
      ],
      dont: [
        "Let a title run over two lines on a phone: shorten it, or take `ServiceGrid`",
        "Mix places and pages in one list",
      ],
    },
  }),
  args: { items: [] },
  render: (args, { globals }) => (
    <MiniList
      {...args}
      items={PLACES.map(({ id, title, euro }) => ({
        title: inLanguage(globals, title),
        isName: true,
        note: formatEuro(euro, languageOf(globals)),
        href: `#${id}`,
      }))}
    />
  ),
} satisfies Meta<typeof MiniList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row is one link, named by its title and its note, and large enough for touch. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(PLACES.length);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    }
    await expect(canvas.getByRole("link", { name: /Yal|Ял/ })).toHaveAccessibleName(/75/);
  },
};

/** One row or three stand in one column, because two would leave a hole. */
export const Three: Story = {
  tags: ["picture", "desktop", "wordless"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  render: (args, { globals }) => (
    <MiniList
      {...args}
      items={PLACES.slice(0, 3).map(({ id, title, euro }) => ({
        title: inLanguage(globals, title),
        isName: true,
        note: formatEuro(euro, languageOf(globals)),
        href: `#${id}`,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().left);
    await expect(new Set(edges).size).toBe(1);
  },
};
