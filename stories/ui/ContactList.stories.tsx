import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ContactList } from "#src/ui/ContactList/ContactList.tsx";
import { contactIn } from "#stories/fixtures/contact.ts";
import { guide } from "#stories/fixtures/guide.ts";

const meta = {
  id: "ui-contactlist",
  title: "Components/Contact/ContactList",
  component: ContactList,
  args: {
    phoneLabel: "",
    phone: { text: "", href: "" },
    emailLabel: "",
    emails: [],
    addressLabel: "",
    address: "",
    hoursLabel: "",
    hours: "",
  },
  parameters: guide({
    avoid: "For the two fastest channels, use buttons, as `ContactCard` does above this list.",
    keyboard: { Tab: "goes from link to link", Enter: "calls, or writes an e-mail" },
    parts: [
      "An icon and a label for each row",
      "Phone and e-mail, as links",
      "The address, with its line breaks",
      "The hours",
    ],
    content: {
      do: [
        "Group the digits of a number as one reads them aloud: +90 532 000 00 00",
        "Label with one noun: “Phone”, “E-mail”, “Hours”",
      ],
      dont: ["Write “Click to call”: the number is the link", "Leave out the country code"],
    },
    messages: ["contact:phone", "contact:email", "contact:address", "contact:hours"],
  }),
  render: (args, { globals }) => <ContactList {...args} {...contactIn(globals)} />,
} satisfies Meta<typeof ContactList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone, two e-mail addresses, address and hours. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const { phone, emails, hours, hoursLabel } = contactIn(globals);
    const links = canvas.getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([phone, ...emails].map(({ text }) => text));
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByText(hoursLabel).parentElement).toHaveRole("term");
    await expect(canvas.getByText(hours)).toHaveRole("definition");
    links.at(-1)?.blur();
  },
};

/** A long unbreakable address stays inside, even on the narrowest phone. */
export const Long: Story = {
  render: (args, { globals }) => (
    <ContactList
      {...args}
      {...contactIn(globals)}
      emails={[
        { text: "rezervasyon.ve.musteri.hizmetleri.bodrum@example.com", href: "mailto:rezervasyon@example.com" },
        { text: "info@example.com", href: "mailto:info@example.com" },
      ]}
      address={"Neyzen Tevfik Caddesi, Milta Bodrum Marina karşısı\nBodrum, Muğla"}
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(18rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector("dl") as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
