import type { Meta, StoryObj } from "@storybook/react-vite";

import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Ticket,
  parameters: { layout: "padded" },
  args: { heading: "", promise: "", stub: null, children: null },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <Ticket
        {...args}
        heading={t("booking:heading")}
        promise={t("booking:promise")}
        stub={<p>{t("booking:price.note")}</p>}
      >
        <p>{t("booking:price.askText")}</p>
      </Ticket>
    );
  },
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Torn across on a phone, along on a desktop. */
export const Default: Story = { tags: ["picture", "phone", "desktop"] };
