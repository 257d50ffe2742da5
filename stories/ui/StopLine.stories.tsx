import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { StopLine } from "#src/ui/StopLine/StopLine.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { platesIn } from "#stories/fixtures/plates.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const TITLE_ID = "route-title";
const WORDS = {
  tr: {
    title: "Güzergâh",
    days: ["1. gün", "2. gün"],
    stops: [
      {
        name: "Likya kaya mezarları",
        text: "Tapınak cepheli mezarlar, milattan önce dördüncü yüzyıldan beri körfeze bakar.",
      },
      { name: "Kayaköy", text: "1923’te boşalan taş evler, iki kilise ve yokuş yukarı bir patika." },
      { name: "Ölüdeniz lagünü", text: "Kum setinin ardında dümdüz turkuaz su, üstünde yamaç paraşütleri." },
      { name: "Fethiye limanı ve balık hali", text: "Su kenarında akşam yemeği; dönüş, siz ne zaman derseniz." },
    ],
  },
  en: {
    title: "The route",
    days: ["Day 1", "Day 2"],
    stops: [
      {
        name: "Lycian rock tombs",
        text: "Temple-fronted tombs that have watched the bay since the fourth century BC.",
      },
      { name: "Kayaköy", text: "Stone houses empty since 1923, two churches and a path uphill." },
      { name: "Ölüdeniz lagoon", text: "Flat turquoise water behind a sandbar, paragliders above it." },
      {
        name: "Fethiye harbour and its fish market",
        text: "Dinner by the water; the drive back starts when you say so.",
      },
    ],
  },
  ru: {
    title: "Маршрут",
    days: ["День 1", "День 2"],
    stops: [
      {
        name: "Ликийские скальные гробницы",
        text: "Гробницы с фасадами храмов смотрят на залив с четвёртого века до нашей эры.",
      },
      { name: "Каякёй", text: "Каменные дома, пустые с 1923 года, две церкви и тропа в гору." },
      { name: "Лагуна Олюдениз", text: "Гладкая бирюзовая вода за песчаной косой, над ней парапланы." },
      { name: "Гавань и рыбный рынок Фетхие", text: "Ужин у воды; обратно едем тогда, когда скажете вы." },
    ],
  },
};

const meta = {
  id: "ui-stopline",
  title: "Components/Content/StopLine · timeline",
  component: StopLine,
  args: { stops: [], labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "For steps that are not places use `Steps`; for places without an order use `MiniList`.",
      keyboard: { Tab: "goes from image to image, if they open", "Enter, Space": "opens the picture" },
      parts: [
        "A road with a milestone for each stop",
        "The picture, which may open",
        "The day, on a route of several days",
        "The name of the place",
        "What one does there, in a sentence or two",
      ],
      content: {
        do: [
          "Name the stop by the place, with its Turkish letters: “Sığacık”, «Сыгаджик»",
          "Say how long one stays where it matters",
        ],
        dont: ["Begin each text with “Then” or “Next”", "Promise a place that may be closed on the day"],
      },
      messages: ["tour:route"],
    }),
  },
  render: (args, { globals }) => {
    const { title, days, stops } = inLanguage(globals, WORDS);
    const { dusk, night, carrier } = platesIn(globals);
    const plates = [carrier, night];
    return (
      <Section tone="sand">
        <SectionHeader id={TITLE_ID} title={title} />
        <StopLine
          {...args}
          stops={stops.map((stop, index) => ({
            ...stop,
            kicker: days[Math.floor(index / 2)],
            image: plates[index] ?? dusk,
          }))}
        />
      </Section>
    );
  },
} satisfies Meta<typeof StopLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones picture and text are stacked, beside the road. Each stop says its day. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals }) => {
    const { title, days, stops } = inLanguage(globals, WORDS);
    await expect(canvas.getByRole("list", { name: title })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      stops.map(({ name }) => name),
    );
    await expect(canvas.getAllByText(days[0] ?? "")).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Each picture is a button that opens it, named by its title and described by its alternative text. */
export const Opening: Story = {
  tags: ["picture", "phone"],
  args: { onOpen: fn() },
  render: (args, { globals }) => {
    const { title, stops } = inLanguage(globals, WORDS);
    const { dusk, night } = platesIn(globals);
    const plates = [night, dusk];
    return (
      <Section tone="sand">
        <SectionHeader id={TITLE_ID} title={title} />
        <StopLine
          {...args}
          stops={stops.slice(0, 2).map((stop, index) => ({
            ...stop,
            image: plates[index] ?? dusk,
            plate: { label: `${index + 1}: ${stop.name}`, href: "#plate" },
          }))}
        />
      </Section>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { dusk } = platesIn(globals);
    const [, second] = inLanguage(globals, WORDS).stops;
    const button = canvas.getByRole("button", { name: `2: ${second?.name}` });
    await expect(button).toHaveAccessibleDescription(dusk.alt);
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
    await expect(button).toHaveFocus();
    button.blur();
  },
};

/** Two or three stops are side by side from 64rem. */
export const SideBySide: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  render: (args, { globals }) => {
    const { title, stops } = inLanguage(globals, WORDS);
    const { dusk, night, carrier } = platesIn(globals);
    const plates = [carrier, night, dusk];
    return (
      <Section tone="sand">
        <SectionHeader id={TITLE_ID} title={title} />
        <StopLine
          {...args}
          stops={stops.slice(0, 3).map((stop, index) => ({ ...stop, image: plates[index] ?? dusk }))}
        />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** From 64rem the pictures of four and more alternate on both sides of the road. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect().left);
    await expect(second).toBeGreaterThan(first ?? Infinity);
    await expect(third).toBe(first);
  },
};
