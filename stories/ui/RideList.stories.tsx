import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { RideList } from "#src/ui/RideList/RideList.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const RIDES = [
  {
    id: "hotel",
    from: { tr: "Torba", en: "Torba", ru: "Торба" },
    to: { tr: "Gümüşlük", en: "Gümüşlük", ru: "Гюмюшлюк" },
    occasion: {
      tr: "Otel değişimi, arada öğle yemeği",
      en: "A new hotel, and a long lunch in between",
      ru: "Смена отеля, по дороге обед",
    },
  },
  {
    id: "wedding",
    from: { tr: "Bitez", en: "Bitez", ru: "Битез" },
    to: { tr: "Gündoğan", en: "Gündoğan", ru: "Гюндоган" },
    occasion: {
      tr: "Düğüne gidiş, gece geç saatte dönüş",
      en: "A wedding, and home late at night",
      ru: "Свадьба и дорога домой за полночь",
    },
  },
  {
    id: "evening",
    from: { tr: "Gümbet", en: "Gümbet", ru: "Гюмбет" },
    to: { tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" },
    occasion: {
      tr: "Akşam çarşıda gezinti",
      en: "An evening around the old centre",
      ru: "Вечерняя прогулка по набережной",
    },
  },
];

const meta = {
  id: "ui-ridelist",
  title: "Components/Content/RideList",
  component: RideList,
  parameters: guide({
    avoid: "For rides with a price use `MiniList`.",
    keyboard: { Tab: "goes to the next row", Enter: "follows it" },
    parts: [
      "Two places in each row, with an arrow from one to the other",
      "What the ride is for, below them",
      "An arrow at the end, which moves under the pointer",
    ],
    content: {
      do: [
        "Say what people do there: “A long dinner, and nobody has to drive”",
        "Keep it short enough for one line on a phone",
      ],
      dont: ["Name a price, a distance or a time of the drive", "Name a place that the form does not offer"],
    },
  }),
  args: { rides: [], labelledBy: "rides" },
  render: (args, { globals }) => (
    <div>
      <h2 id="rides">
        {inLanguage(globals, { tr: "Sık istenen yolculuklar", en: "Rides guests ask for", ru: "Частые маршруты" })}
      </h2>
      <RideList
        {...args}
        rides={RIDES.map(({ id, from, to, occasion }) => ({
          from: inLanguage(globals, from),
          to: inLanguage(globals, to),
          occasion: inLanguage(globals, occasion),
          href: `#${id}`,
        }))}
      />
    </div>
  ),
} satisfies Meta<typeof RideList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row is one link, named by its places and what it is for, and large enough for touch. */
export const Default: Story = {
  tags: ["picture", "phone", "wordless"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.tab();
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(RIDES.length);
    await expect(links[0]).toHaveFocus();
    for (const [index, { from, to, occasion }] of RIDES.entries()) {
      const name = [from, to, occasion].map((words) => inLanguage(globals, words)).join(" ");
      await expect(links[index]).toHaveAccessibleName(name);
    }
    for (const link of links) {
      const { height, right } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    }
  },
};
