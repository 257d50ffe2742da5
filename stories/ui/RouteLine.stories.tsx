import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { RouteLine } from "#src/ui/RouteLine/RouteLine.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-routeline",
  title: "Components/Booking/RouteLine",
  component: RouteLine,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "For more than two stops use a `StopLine`; for rides to choose from, a `RideList`.",
      keyboard: {},
      parts: ["The start, a filled dot", "A dashed road", "The destination, a ring", "A note below a place"],
      content: {
        do: [
          "Write the places as the guest chose them",
          "Say in the note what happens there: “Once confirmed, your driver waits here”",
        ],
        dont: ["Write “From” and “To”: the dots say it, and screen readers hear it"],
      },
      messages: ["request:pass.arrivals"],
    }),
  },
  args: { from: { label: "", place: "" }, to: { label: "", place: "" } },
} satisfies Meta<typeof RouteLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other, and from side to side where a container named `route` has room; with the longest names below. */
export const Default: Story = {
  tags: ["picture", "desktop"],
  render: (_args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      <RouteLine {...routeIn(globals, "airport", "yalıkavak")} />
      <div style={{ container: "route / inline-size" }}>
        <RouteLine {...routeIn(globals, "airport", "yalıkavak")} />
      </div>
      <div style={{ container: "route / inline-size" }}>
        <RouteLine {...routeIn(globals, "izmiradnanmenderesairport", "sixsenseskaplankaya")} />
      </div>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { from } = routeIn(globals, "airport", "yalıkavak");
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(`${from.label}: ${from.place}`);
  },
};

function routeIn(globals: Globals, start: Parameters<typeof placeIn>[1], end: Parameters<typeof placeIn>[1]) {
  const t = translatorOf(globals);
  return {
    from: { label: t("booking:fields.from"), place: placeIn(globals, start), note: t("request:pass.arrivals") },
    to: { label: t("booking:fields.to"), place: placeIn(globals, end) },
  };
}
