import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { ServicesSection } from "#src/features/offer/ServicesSection.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-servicessection",
  title: "Components/Cards and grids/ServicesSection",
  component: ServicesSection,
  argTypes: { servicesText: { control: false } },
  args: loadPage("reservation", "tr"),
  parameters: {
    layout: "fullscreen",
    // Data of the page that the component does not take.
    controls: { exclude: ["postsText"] },
    ...guide({
      avoid: "The services page uses `ServiceGroups`. For selected services beside a map use `RoadsSection`.",
      keyboard: { Tab: "goes to the next service", Enter: "opens its page" },
      parts: ["A `SectionHeader`", "A `MiniList`", "A link to the services page"],
      content: {
        do: ["Ask in the title what the guest is asking: “Where to, and in which car?”"],
        dont: ["Say in the lead how many there are: the number changes"],
      },
      messages: ["pages:services.title"],
    }),
  },
  render: (_args, { globals }) => <ServicesSection {...loadPage("reservation", languageOf(globals))} />,
} satisfies Meta<typeof ServicesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names with their prices, each linking to its page, and a link to all. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals }) => {
    const language = languageOf(globals);
    const { services } = loadPage("reservation", language);
    const links = within(canvas.getByRole("list")).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...services.map(({ slug }) => `/${language}/services/${slug}`),
      `/${language}/services`,
    ]);
  },
};
