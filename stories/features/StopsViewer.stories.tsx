import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { StopsViewer } from "#src/features/gallery/StopsViewer.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { tourWith } from "#stories/fixtures/entries.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof languageOf>[0];

/** The lightbox is loaded lazily on the first press. */
const LAZY_WAIT = { timeout: 5_000 };
const TITLE_ID = "route-title";

const TOUR = tourWith("stops", ({ stops }) => stops.length > 1);

const meta = {
  id: "features-stopsviewer",
  title: "Components/Pictures and maps/StopsViewer",
  component: StopsViewer,
  args: { label: "", labelledBy: TITLE_ID, stops: [] },
  parameters: guide({
    avoid: "For pictures without descriptions use `GalleryViewer`.",
    keyboard: {
      Tab: "goes from plate to plate",
      "Enter, Space": "opens the picture",
      "← →": "in the lightbox, goes to the previous or next picture, and wraps around",
      Esc: "closes the lightbox and returns focus to the plate",
    },
    parts: ["A `StopLine`", "A `Lightbox` for its pictures"],
    content: {
      do: ["Use the name of the stop as the title of its picture, so that both are recognised"],
      dont: ["Show in the lightbox what the stop does not mention"],
    },
    messages: ["tour:route", "tour:gallery"],
  }),
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        <SectionHeader id={TITLE_ID} title={t("tour:route")} />
        <StopsViewer {...args} label={t("tour:gallery")} stops={stopsIn(globals)} />
      </>
    );
  },
} satisfies Meta<typeof StopsViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on a plate opens its picture, although the lightbox is loaded only then; the arrows lead to the other stops. */
export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const stops = stopsIn(globals);
    const [first, last] = stops;
    const plate = canvas.getByRole("button", { name: `${last?.title}, ${last?.place}` });
    await expect(plate).toHaveAttribute("href", `/images/${last?.image.name}-${last?.image.width}.webp`);
    await fireEvent.click(plate);
    const box = within(await page.findByRole("dialog", { name: t("tour:gallery") }, LAZY_WAIT));
    await expect(await box.findByRole("img", { name: last?.image.alt ?? "" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await box.findByRole("img", { name: first?.image.alt ?? "" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(plate).toHaveFocus());
    plate.blur();
  },
};

/** The stops of a tour. */
function stopsIn(globals: Globals) {
  const data = loadPage("tour", languageOf(globals), { slug: TOUR });
  if ("missing" in data) throw new Error("the tour has gone");
  return data.tour.stops.map(({ name, description, title, location, image }) => ({
    name,
    text: description,
    title,
    place: location,
    image,
  }));
}
