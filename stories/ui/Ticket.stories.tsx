import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { PricePanel } from "#src/ui/PricePanel/PricePanel.tsx";
import { TextField } from "#src/ui/TextField/TextField.tsx";
import { Ticket } from "#src/ui/Ticket/Ticket.tsx";
import { pricedIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-ticket",
  title: "Components/Booking/Ticket · form frame",
  component: Ticket,
  parameters: {
    layout: "padded",
    ...guide({
      avoid:
        "A page has one ticket, and it holds a form. For content without a form, use a `Section` or a `FactsPanel`.",
      keyboard: { Tab: "goes through the form first, then through the stub" },
      parts: [
        "The bar: the title and a short promise",
        "The form, or what has become of it",
        "A perforation",
        "The stub, with the price",
      ],
      content: {
        do: [
          "Title it with what one sends: “Booking request”",
          "Promise in the bar only what always holds: “Fixed price. We confirm by message or phone.”",
        ],
        dont: [
          "Write a lead into it: the page has one",
          "Let the promise wrap to a third line: it is hidden where there is no room",
        ],
      },
      messages: ["booking:heading", "booking:promise"],
    }),
  },
  args: { heading: "", promise: "", stub: null, children: null },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <Ticket
        {...args}
        heading={args.heading || t("booking:heading")}
        promise={args.promise || t("booking:promise")}
        stub={<PricePanel {...pricedIn(globals, "known")} />}
      >
        <TextField id="name" label={t("booking:fields.fullName")} value="Emma Clarke" onValueChange={() => {}} />
        <TextField id="time" label={t("booking:fields.time")} type="time" value="14:30" onValueChange={() => {}} />
      </Ticket>
    );
  },
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stub is below on phones, and beside on desktops. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const ticket = canvas.getByRole("region", { name: t("booking:heading") });
    await expect(ticket).toContainElement(canvas.getByRole("region", { name: t("booking:price.heading") }));
  },
};

/** A stub that only repeats what the form says, which on phones only screen readers read. */
export const RepeatedStub: Story = {
  tags: ["picture", "wordless"],
  args: { isStubRepeated: true },
  play: async ({ canvas, globals }) => {
    const price = translatorOf(globals)("booking:price.heading");
    await expect(canvas.getByRole("region", { name: price })).toBeInTheDocument();
  },
};

/** A heading of several lines makes the bar taller. */
export const Long: Story = {
  render: (args, context) => {
    const heading = inLanguage(context.globals, {
      tr: "İzmir Adnan Menderes Havalimanı'ndan yarımadaya transfer rezervasyonu",
      en: "Transfer booking from Izmir Adnan Menderes Airport to the peninsula",
      ru: "Заказ трансфера из аэропорта Измира имени Аднана Мендереса на полуостров",
    });
    return meta.render({ ...args, heading }, context);
  },
};
