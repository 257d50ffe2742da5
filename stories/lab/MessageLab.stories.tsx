import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { FARES } from "#content/prices.ts";
import { MAX_LENGTH, type BookingForm } from "#src/domain/bookingForm.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
import { MAX_MESSAGE_LENGTH, UNKNOWN_CLIENT, type ClientInfo } from "#src/domain/message.ts";
import { formatNumber } from "#src/domain/money.ts";
import { airportRide, findFare, VEHICLES } from "#src/domain/price.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { amountsOf, bookingIn } from "#stories/fixtures/booking.tsx";
import { RATES } from "#stories/fixtures/relay.ts";
import { languageOf, inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { BookingLab, NewsletterLab } from "./MessageLab.tsx";
import type { MessageContext } from "./operatorMessage.ts";
import { LAB } from "./labels.ts";

type Globals = Parameters<typeof inLanguage>[0];
type Canvas = Pick<ReturnType<typeof within>, "getByRole">;

/** Shows the exact message that the operator receives for what a visitor enters. */
const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const EXAMPLE: BookingForm = {
  fullName: "Emma Clarke",
  countryCode: "+44",
  phone: "7911 123456",
  from: "airport",
  to: "yalıkavak",
  date: "2026-07-21",
  time: "14:30",
  passengers: "2",
  vehicleType: "vip-vito",
};

/** The example's fare in the price list. */
const EURO = findFare(FARES, airportRide("yalıkavak")) ?? 0;

const PHONE_BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.5 Mobile/15E148 Safari/604.1";

const CLIENT: ClientInfo = {
  ip: "203.0.113.24",
  city: "Manchester",
  region: "England",
  country_name: "United Kingdom",
  org: "Example Broadband",
  device: "iPhone",
  screen: "390x844",
  browser: PHONE_BROWSER,
  browserLanguage: "en-GB",
  referrer: "https://www.example.com/search?q=bodrum+airport+transfer",
  timeZone: "Europe/London",
};

/** A request that has everything that can be asked for beyond the ride. */
const EXTRAS: Partial<ExtrasForm> = {
  returnTrip: true,
  returnDate: "2026-07-28",
  returnTime: "11:00",
  childSeats: "1",
  flightNumber: "TK 2512",
  luggage: "3 suitcases",
  signName: "Clarke family",
  address: "Marina Street 12",
  note: "A pram, folded",
};

/** All fields at their maximum length. */
const LONGEST: BookingForm = {
  ...EXAMPLE,
  fullName: "Maximiliana Featherstonehaugh ".repeat(4).slice(0, MAX_LENGTH.fullName),
  countryCode: "+994",
  phone: "5".repeat(MAX_LENGTH.phone),
  from: "izmiradnanmenderesairport",
  to: "sixsenseskaplankaya",
  passengers: "19",
};

/** A booking with a fixed price: headline, details, source, and the relay's footer. */
export const Priced: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => <BookingLab globals={globals} context={contextIn(globals)} example={EXAMPLE} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(messageIn(canvas, globals)).toContain("Ad Soyad: Emma Clarke\nTelefon: +447911123456");
    const { TRY, USD, GBP } = amountsOf(EURO);
    await expect(messageIn(canvas, globals)).toContain(
      `EUR: ${EURO}\nTL: ${formatNumber(TRY ?? 0, "tr")}\nUSD: ${USD}\nGBP: ${GBP}\n`,
    );
    await expectMeters(canvas, globals);

    const name = canvas.getByRole("textbox", { name: t("booking:fields.fullName") });
    await userEvent.clear(name);
    await userEvent.type(name, "Zoë");
    await expect(messageIn(canvas, globals)).toContain("Ad Soyad: Zoë\n");
    await expectMeters(canvas, globals);

    await userEvent.clear(name);
    await expect(name).toBeInvalid();
    await expect(canvas.queryByRole("region", { name: inLanguage(globals, LAB.chat) })).not.toBeInTheDocument();
    await userEvent.type(name, EXAMPLE.fullName);
    await expect(name).toBeValid();
    name.blur();
  },
};

/** A return trip with extras: both dates and the total in the first line, the extras below the price. */
export const ReturnTrip: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <BookingLab globals={globals} context={contextIn(globals)} example={EXAMPLE} extras={EXTRAS} />
  ),
  play: async ({ canvas, globals }) => {
    const message = messageIn(canvas, globals);
    const headline = `^21 Tem 14:30 ↔ 28 Tem 11:00 · .+ ↔ .+ · ${2 * EURO}\u00a0€ · .+\n👤 Emma Clarke · uçuş TK 2512\n`;
    await expect(message).toMatch(new RegExp(headline));
    await expect(message.indexOf("\nEk bilgi:")).toBeLessThan(message.indexOf("\nSite: "));
    const isRussian = languageOf(globals) === "ru";
    await expect(buttonsIn(canvas, globals)).toEqual([
      ["WhatsApp'tan yaz", ...(isRussian ? ["Telegram'dan yaz"] : [])],
      ["Şoför ve plaka", "Çıkışta bekliyorum"],
      ["Takvime ekle", "Dönüşü takvime ekle"],
      ["Yol tarifi"],
    ]);
    const drafts = within(canvas.getByText(/Taslaklar: /u, { selector: ".lab-chat-folded" }));
    const links = drafts.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(links.slice(-2)).toEqual(["Fiyat", "Başka araç"]);
  },
};

/** A party too large for its car: the first line is marked, the second says why, and WhatsApp proposes no confirmation. */
export const Doubtful: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <BookingLab
      globals={globals}
      context={contextIn(globals)}
      example={{ ...EXAMPLE, passengers: String(VEHICLES["vip-vito"].seats + 2) }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { name, seats } = VEHICLES["vip-vito"];
    const headline = new RegExp(`^⚠️ .* · ${seats + 2} yolcu · ${name}\n⚠️ araç en çok ${seats} kişi\n`);
    await expect(messageIn(canvas, globals)).toMatch(headline);
  },
};

/** A request that looks automated, as the relay marks it. */
export const MachineLike: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <BookingLab globals={globals} context={contextIn(globals)} example={EXAMPLE} findings={{ suspicious: true }} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(messageIn(canvas, globals)).toMatch(/^🤖 21 Tem Sal 14:30 [^]* · robot olabilir$/);
  },
};

/** A second request with the same number within a day, with the reference of the first. */
export const SecondRequest: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <BookingLab
      globals={globals}
      context={contextIn(globals)}
      example={{ ...EXAMPLE, time: "16:00" }}
      findings={{ earlier: { reference: "B2CD-3FGH", count: 1 } }}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(messageIn(canvas, globals)).toMatch(/^🔁 21 Tem .+\n🔁 Aynı numaradan 2\. talep, önceki: B2CD-3FGH\n/);
  },
};

/** A trip without a fixed price: the headline is marked, and one line says that the price is on request. */
export const AskForPrice: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <BookingLab globals={globals} context={contextIn(globals)} example={{ ...EXAMPLE, to: "other" }} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(messageIn(canvas, globals)).toMatch(/^❓ /);
    await expect(messageIn(canvas, globals)).toContain("\nFiyat: Fiyat sorunuz\n");
    await expect(messageIn(canvas, globals)).not.toContain("EUR:");
  },
};

/** Values that are too long are truncated, the referrer and the browser first. The booking itself stays complete. */
export const LongestValues: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <BookingLab
      globals={globals}
      context={contextIn(globals, {
        browser: `${PHONE_BROWSER} ${"Example/1.0 ".repeat(60)}`,
        referrer: `https://www.example.com/?${"campaign=summer&".repeat(250)}`,
      })}
      example={LONGEST}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const message = messageIn(canvas, globals);
    await expect(typedPart(message)).toHaveLength(MAX_MESSAGE_LENGTH);
    await expectMeters(canvas, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent("Yönlendiren");
    await expectBooking(message, LONGEST);

    const name = canvas.getByRole("textbox", { name: translatorOf(globals)("booking:fields.fullName") });
    await userEvent.type(name, "!");
    await expect(name).toBeInvalid();
    await userEvent.keyboard("{Backspace}");
    await expect(name).toBeValid();
  },
};

/** A newsletter subscription. */
export const Newsletter: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => (
    <NewsletterLab globals={globals} context={contextIn(globals)} example="emma@example.com" />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: inLanguage(globals, LAB.email) });
    await userEvent.clear(email);
    await userEvent.type(email, "zoe@example.com");
    await expect(messageIn(canvas, globals)).toMatch(
      /^✉️ Yeni bülten aboneliği\n\nE-posta: zoe@example\.com\n\nSite: /,
    );
    await expect(messageIn(canvas, globals)).not.toContain(CLIENT.city);
    await expectMeters(canvas, globals);
  },
};

/** Sent without JavaScript: the relay writes the same message, with only what the browser sends in its request headers. */
export const WithoutJavaScript: Story = {
  tags: ["unpictured"],
  render: (_args, { globals }) => {
    const { ip, city, region, country_name, org, browser } = CLIENT;
    const client = { ...UNKNOWN_CLIENT, ip, city, region, country_name, org, browser };
    return <BookingLab globals={globals} context={{ ...contextIn(globals), client }} example={EXAMPLE} />;
  },
  play: async ({ canvas, globals }) => {
    const message = messageIn(canvas, globals);
    for (const label of ["Cihaz", "Ekran", "Yönlendiren", "Saat dilimi"]) {
      await expect(message).toContain(`\n${label}: Bilinmiyor\n`);
    }
    await expect(message).toContain("Ad Soyad: Emma Clarke");
  },
};

function contextIn(globals: Globals, client: Partial<ClientInfo> = {}): Omit<MessageContext, "turkishPlaces"> {
  const language = languageOf(globals);
  const host = "www.example.com";
  const { TRY, USD, GBP } = RATES.EUR.rates;
  return {
    source: { host, url: `https://${host}${pathOf(language, "reservation")}`, language },
    client: { ...CLIENT, ...client },
    rates: { TRY, USD, GBP },
    now: new Date(),
  };
}

/** The text of the chat bubble. */
function messageIn(canvas: Canvas, globals: Globals): string {
  const chat = canvas.getByRole("region", { name: inLanguage(globals, LAB.chat) });
  return within(chat).getByRole("paragraph").textContent ?? "";
}

/** The message as the browser sends it, without the lines of the relay. */
function typedPart(message: string): string {
  return message.replace(/(?:\nTaslaklar: .*)?\nAktarım: .*$/u, "");
}

/** The names of the buttons below the message, row by row. */
function buttonsIn(canvas: Canvas, globals: Globals): (string | null)[][] {
  const chat = canvas.getByRole("region", { name: inLanguage(globals, LAB.chat) });
  return within(chat)
    .getAllByRole("listitem")
    .map((row) =>
      within(row)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    );
}

/** Expects both meters to show the length of the message, without and with the relay's footer. */
async function expectMeters(canvas: Canvas, globals: Globals): Promise<void> {
  const { length } = messageIn(canvas, globals);
  const { language } = translatorOf(globals);
  for (const [label, units] of [
    [LAB.message, typedPart(messageIn(canvas, globals)).length],
    [LAB.withFooter, length],
  ] as const) {
    const meter = canvas.getByRole("meter", { name: inLanguage(globals, label) });
    await expect(meter).toHaveAttribute("value", String(units));
    await expect(meter.parentElement).toHaveTextContent(formatNumber(units, language).replace("\u00a0", " "));
  }
}

/** Expects the message to contain every value of the form and the calendar link. */
async function expectBooking(message: string, { fullName, date, time, passengers }: BookingForm): Promise<void> {
  const { turkishPlaces } = bookingIn({});
  for (const line of [
    `Ad Soyad: ${fullName.trim()}`,
    `Tarih: ${date}`,
    `Saat: ${time}`,
    `Yolcu: ${passengers}`,
    `Nereden: ${turkishPlaces.izmiradnanmenderesairport}`,
    `Nereye: ${turkishPlaces.sixsenseskaplankaya}`,
  ]) {
    await expect(message.split("\n")).toContain(line);
  }
  await expect(message).toMatch(/\nTakvim: https:\/\/calendar\.google\.com\/\S+location=\S+\n/);
}
