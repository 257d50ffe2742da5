import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { Row } from "#stories/fixtures/Row.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const { contact } = loadPage("privacy", "tr");

const meta = {
  component: ContactButtons,
  args: { contact, message: "" },
  render: (args, { globals }) => (
    <Row>
      <ContactButtons {...args} message={wordsOf(globals)("pages:call.message")} />
    </Row>
  ),
} satisfies Meta<typeof ContactButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, args }) => {
    const t = wordsOf(globals);
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: t("pages:call.phone") })).toHaveAttribute(
      "href",
      `tel:${args.contact.phone.e164}`,
    );
  },
};

/** For who has just seen a form fail: every way that there is. */
export const AllWays: Story = {
  args: { contact: { ...contact, telegram: "bodrumviptransfer" }, sms: true },
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    const sms = canvas.getByRole("link", { name: t("pages:call.sms") });
    await expect(sms.getAttribute("href")).toContain(encodeURIComponent(t("pages:call.message")));
  },
};
