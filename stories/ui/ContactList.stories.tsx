import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BUSINESS } from "#content/business.ts";
import { ContactList } from "#src/ui/ContactList/ContactList.tsx";
import { sayIn } from "#stories/fixtures/words.ts";

const { phone, emails } = BUSINESS;
const LABELS = {
  tr: { phone: "Telefon", email: "E-posta", address: "Adres", hours: "Çalışma saatleri" },
  en: { phone: "Phone", email: "E-mail", address: "Address", hours: "Hours" },
  ru: { phone: "Телефон", email: "Электронная почта", address: "Адрес", hours: "Часы работы" },
};
const HOURS = { tr: "Her gün, 24 saat", en: "Every day, 24 hours", ru: "Ежедневно, круглосуточно" };

const meta = {
  component: ContactList,
  args: {
    phoneLabel: "",
    phone: { text: phone.display, href: `tel:${phone.e164}` },
    emailLabel: "",
    emails: emails.map((email) => ({ text: email, href: `mailto:${email}` })),
    addressLabel: "",
    address: "",
    hoursLabel: "",
    hours: "",
  },
  render: (args, { globals }) => {
    const labels = sayIn(globals, LABELS);
    return (
      <ContactList
        {...args}
        phoneLabel={labels.phone}
        emailLabel={labels.email}
        addressLabel={labels.address}
        address={args.address || sayIn<string>(globals, BUSINESS.address)}
        hoursLabel={labels.hours}
        hours={sayIn(globals, HOURS)}
      />
    );
  },
} satisfies Meta<typeof ContactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([phone.display, ...emails]);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText(sayIn(globals, LABELS).hours)).toBeVisible();
  },
};

/** An address that has no gap to break at stays inside, on the narrowest phone too. */
export const Long: Story = {
  args: {
    emails: [
      { text: "rezervasyon.ve.musteri.hizmetleri.bodrum@example.com", href: "mailto:rezervasyon@example.com" },
      { text: "info@example.com", href: "mailto:info@example.com" },
    ],
    address: "Neyzen Tevfik Caddesi, Milta Bodrum Marina karşısı\nBodrum, Muğla",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector("dl") as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
