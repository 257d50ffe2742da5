import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import type { Localized } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { FareTicket, type FareTicketProps } from "#src/ui/FareTicket/FareTicket.tsx";
import { amountIn, othersIn, placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const WORDS = {
  tr: {
    label: "Fiyat",
    drive: ["Yol", "yaklaşık 50 dk"],
    vehicle: ["Araç", "VIP Vito"],
    people: ["Kişi", "en çok 7"],
    waiting: ["Bekleme", "45 dk ücretsiz"],
    priceLabel: "Tek yön, araç başına",
    book: "Rezervasyon yap",
  },
  en: {
    label: "Price",
    drive: ["Drive", "about 50 min"],
    vehicle: ["Vehicle", "VIP Vito"],
    people: ["People", "up to 7"],
    waiting: ["Waiting", "45 min free"],
    priceLabel: "One way, per vehicle",
    book: "Book this ride",
  },
  ru: {
    label: "Цена поездки",
    drive: ["В пути", "около 50 мин"],
    vehicle: ["Автомобиль", "VIP Vito"],
    people: ["Пассажиры", "до 7"],
    waiting: ["Ожидание", "45 мин бесплатно"],
    priceLabel: "В одну сторону, за машину",
    book: "Заказать поездку",
  },
} satisfies Localized<Record<string, string | [label: string, value: string]>>;

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-fareticket",
  title: "Components/Prices/FareTicket · card",
  component: FareTicket,
  args: {
    label: "",
    from: { label: "", place: "" },
    to: { label: "", place: "" },
    facts: [],
    priceLabel: "",
    euro: { currency: "EUR", code: "EUR", name: "", state: "known", value: 75, text: "" },
    others: [],
    book: { href: "#reservation-form", label: "" },
  },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "While a form is being filled in its `PricePanel` shows the fare. A list of fares is a `MiniList`.",
      keyboard: { Tab: "goes to the link to the form", Enter: "opens the form with the ride filled in" },
      parts: [
        "From and to, joined by a road",
        "Four facts",
        "A perforation",
        "What the price covers, and the price",
        "The other currencies",
        "The button to the form",
      ],
      content: {
        do: [
          "Keep a fact to two or three words: “up to 7”, “45 min free”",
          "Say on the stub what one pays for: “One way, per car”",
        ],
        dont: ["Cross out a higher price", "Use a fifth fact, or a sentence for one"],
      },
      messages: ["services:fare.oneWayPerCar", "services:fare.wayBack", "services:fare.samePrice", "fares:book"],
    }),
  },
  render: (args, { globals }) => <FareTicket {...args} {...fareIn(globals, args, "yalıkavak", 75)} />,
} satisfies Meta<typeof FareTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price and one link to the form. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { book } = inLanguage(globals, WORDS);
    const place = placeIn(globals, "yalıkavak");
    await expect(canvas.getByRole("region", { name: new RegExp(place) })).toHaveTextContent(place);
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: book });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", args.book.href);
    link.blur();
  },
};

/** To Yalıkavak, and to the place with the longest name while rates are loading. */
export const Roads: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      <FareTicket {...args} {...fareIn(globals, args, "yalıkavak", 75)} />
      <FareTicket {...args} {...fareIn(globals, args, "sixsenseskaplankaya", 150)} others={[]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

function fareIn(globals: Globals, args: FareTicketProps, place: string, euro: number): FareTicketProps {
  const t = translatorOf(globals);
  const { label, drive, vehicle, people, waiting, priceLabel, book } = inLanguage(globals, WORDS);
  return {
    label: `${label}: ${placeIn(globals, place)}`,
    from: { label: t("booking:fields.from"), place: placeIn(globals, "airport") },
    to: { label: t("booking:fields.to"), place: placeIn(globals, place) },
    facts: [drive, vehicle, people, waiting].map(([name, value]) => ({
      label: name,
      value,
      isName: name === vehicle[0],
    })),
    priceLabel,
    euro: amountIn(globals, "EUR", { state: "known", value: euro, text: formatEuro(euro, t.language) }),
    others: othersIn(globals, euro),
    book: { ...args.book, label: book },
  };
}
