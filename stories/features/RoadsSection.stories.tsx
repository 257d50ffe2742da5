import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { airportRide, findFare } from "#src/domain/price.ts";
import { RoadsSection } from "#src/features/offer/RoadsSection.tsx";
import { mapNameIn } from "#stories/fixtures/maps.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { placeNamesIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

/** A place of the map that is not of the region: the list leaves it out. */
const AWAY = "sixsenseskaplankaya";

const meta = {
  id: "features-roadssection",
  title: "Components/Pictures and maps/RoadsSection",
  component: RoadsSection,
  argTypes: { faresText: { control: false }, servicesText: { control: false } },
  args: loadPage("home", "tr"),
  parameters: {
    layout: "fullscreen",
    // Data of the page that the component does not take.
    controls: { exclude: ["toursTitle", "lead", "today", "postsText"] },
    ...guide({
      avoid: "For all services use `ServicesSection`.",
      keyboard: {
        Tab: "goes from place to place on the map, to the list, and from service to service",
        Enter: "opens the form prefilled with the trip, expands the list, or follows the link",
      },
      parts: [
        "A `SectionHeader` with a link to all prices",
        "A `CoastMap` with prices",
        "The same prices as a list, which phones open",
        "Some services, as a `MiniList`",
      ],
      content: {
        do: ["Name what the fold holds: “The prices as a list”"],
        dont: ["Show on the map a price that the list does not have"],
      },
      messages: ["pages:prices.title", "pages:prices.asList", "pages:home.servicesAll"],
    }),
  },
  beforeEach: () => stubRelay(),
  render: (_args, { globals }) => <RoadsSection {...loadPage("home", languageOf(globals))} />,
} satisfies Meta<typeof RoadsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every place with a fare links to the form, on the map and in the list; the airport and the centre are labels only. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const map = canvas.getByRole("group", { name: t("pages:prices.map", placeNamesIn(globals)) });
    const place = within(map).getByRole<HTMLAnchorElement>("link", { name: nameOf(globals, AWAY) });
    await expect(new URL(place.href).searchParams.get("to")).toBe(AWAY);
    const onMap = within(map)
      .getAllByRole("link")
      .map((link) => (link as HTMLAnchorElement).search);

    const list = canvas.getByText(t("pages:prices.asList"));
    await userEvent.click(list);
    const details = list.closest("details");
    if (!details) throw new Error("the list does not fold");
    const listed = within(details)
      .getAllByRole("link")
      .map((link) => (link as HTMLAnchorElement).search);
    await expect(listed).toEqual(expect.arrayContaining(onMap.filter((search) => !search.includes(AWAY))));
    await userEvent.click(list);
    await expect(details).not.toHaveAttribute("open");
    await userEvent.click(list);
    list.closest("summary")?.blur();

    await expect(canvas.getByRole("link", { name: t("pages:home.servicesAll") })).toHaveAttribute(
      "href",
      `/${t.language}/services`,
    );
  },
};

/** The road to the place that is pointed at or focused is drawn; the map has none before. */
export const RoadOfAPlace: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const map = within(canvas.getByRole("group", { name: t("pages:prices.map", placeNamesIn(globals)) }));
    const place = map.getByRole("link", { name: nameOf(globals, AWAY) });
    const drawn = () => canvasElement.querySelectorAll('path[class*="route"]').length;
    await expect(drawn()).toBe(0);
    await userEvent.hover(place);
    await waitFor(() => expect(drawn()).toBe(2));
    await userEvent.unhover(place);
    await expect(drawn()).toBe(0);
    place.focus();
    await waitFor(() => expect(drawn()).toBe(2));
    place.blur();
  },
};

/** Accessible name of a place on the map: with its fare in the price list. */
function nameOf(globals: Parameters<typeof languageOf>[0], place: PlaceId): string {
  const language = languageOf(globals);
  const euro = findFare(loadPage("home", language).booking.fares, airportRide(place));
  return `${mapNameIn(globals, place)}, ${formatEuro(euro ?? 0, language)}`;
}
