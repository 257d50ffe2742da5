import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { CopyLink } from "#src/features/prices/CopyLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { priceIn } from "#stories/fixtures/prices.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const FARE = "airport-yalikavak";

const meta = {
  id: "features-copylink",
  title: "Components/Actions/CopyLink · share",
  component: CopyLink,
  argTypes: { id: { control: false } },
  args: { id: FARE, query: "", trip: "", onCopied: fn() },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Not for navigation, which needs a link. This button copies an address for use on other websites.",
      keyboard: { Enter: "copies the address", Escape: "returns from the selected address to the button" },
      parts: [
        "An icon, which becomes a tick",
        "“Link copied”, for four seconds",
        "The address in a field, where it cannot be copied",
      ],
      content: {
        do: [
          "Name it with the trip: “Copy the link: …”, since there is one in every row",
          "Say what to do where the browser refuses: “Copy this address”",
        ],
        dont: ["Write “Share”: it copies"],
      },
      messages: ["prices:copy.copied", "prices:copy.manual"],
    }),
  },
  beforeEach: () => () => void Reflect.deleteProperty(navigator, "clipboard"),
  render: (args, { globals }) => {
    const { fromLabel, toLabel } = priceIn(globals, FARE);
    const trip = `${fromLabel} – ${toLabel}`;
    return (
      // Space below for the bubble, which is positioned absolutely.
      <div style={{ display: "flex", justifyContent: "space-between", position: "relative", minBlockSize: "10rem" }}>
        <span translate="no">{trip}</span>
        <CopyLink {...args} trip={trip} />
      </div>
    );
  },
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copied: the address is in the clipboard, and the button confirms it. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const writeText = fn(async () => {});
    replaceClipboard(writeText);
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText(translatorOf(globals)("prices:copy.copied"))).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/[^#]*#airport-yalikavak$/));
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

/** Without a clipboard API the address is shown selected until focus leaves it. */
export const CopiedByHand: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    replaceClipboard(async () => {
      throw new DOMException("not allowed", "NotAllowedError");
    });
    const t = translatorOf(globals);
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const field = await canvas.findByRole<HTMLInputElement>("textbox", { name: t("prices:copy.manual") });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toMatch(/#airport-yalikavak$/);
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(field).not.toBeInTheDocument();

    await userEvent.keyboard("{Enter}");
    const again = await canvas.findByRole<HTMLInputElement>("textbox", { name: t("prices:copy.manual") });
    await expect(again).toHaveFocus();
    // Storybook's own URL differs between runs.
    again.value = `https://example.com/${t.language}/prices#${FARE}`;
    again.select();
  },
};

function replaceClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
}
