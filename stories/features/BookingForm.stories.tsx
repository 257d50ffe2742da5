import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";

import { turkeyTime } from "#src/domain/message.ts";
import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { BookingForm } from "#src/features/booking/BookingForm.tsx";
import { RequestToast } from "#src/features/booking/RequestToast.tsx";
import { ToastAnchor, ToastRegion } from "#src/ui/Toast/Toast.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { relayPosts, stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, inLanguage, translatorOf, type Translator } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";

const meta = {
  id: "features-bookingform",
  title: "Components/Booking/BookingForm · reservation",
  component: BookingForm,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use one per page. For visitors who would rather talk use `CallSection`.",
      keyboard: {
        Tab: "goes through the trip, then the contact details, then the button",
        Enter: "in a field or on the button sends the form",
        "↑ ↓": "choose a place or a vehicle, and change a date, a time, a number",
        Esc: "closes the list of countries, or the dialog",
      },
      parts: [
        "A `Ticket`: the trip and the guest in the form, the `PricePanel` on the stub",
        "`Extras`, folded away",
        "The button, and below it what happens next, also if the request could not be sent",
        "Toasts, and the `Pass` once it is sent",
      ],
      content: {
        do: [
          "Name the button by what it sends: “Send request”, «Отправить заявку», “Talebi gönder”",
          "Say at the button what it does not do: “No online payment.”",
          "Begin every error with the verb that corrects it: “Choose a date”, “Choose a destination”",
        ],
        dont: [
          "Write “Book now” on the button: nothing is booked before a person has said so",
          "Ask for what the driver does not need",
          "Clear a field because another is wrong",
        ],
      },
      messages: ["booking:send", "booking:sending", "booking:assurance", "request:errors.missing.date"],
    }),
  },
  args: { data: {} as never, language: "tr" },
  render: (args, { globals }) => (
    <div style={{ padding: "var(--space-4)" }}>
      <ToastRegion label={translatorOf(globals)("shell:toast.region")}>
        <RequestToast language={languageOf(globals)} hasForm Link="a" />
      </ToastRegion>
      <BookingForm {...args} data={bookingIn(globals)} language={languageOf(globals)} />
    </div>
  ),
  beforeEach: () => stubRelay(),
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of the `play` context that these steps need. */
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

/** Empty: the panel prompts for the two places and shows an example, and no visitor lookup has been made. */
export const Empty: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(panel).toHaveTextContent(t("booking:price.askTitle"));
    const euro = formatEuro(bookingIn(globals).example?.euro ?? 0, t.language);
    await expect(panel).toHaveTextContent(euro.replace("\u00a0", " "));
    await expect(panel.querySelectorAll("data")).toHaveLength(0);
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toBeRequired();
    // The list of countries is loaded after hydration.
    await expect(await canvas.findByRole("button", { name: /\+90/ })).toBeInTheDocument();
  },
};

/** A business without fixed prices has no example: its stub asks for the two places on phones, too. */
export const WithoutExample: Story = {
  render: (args, { globals }) => (
    <BookingForm {...args} data={{ ...bookingIn(globals), example: undefined }} language={languageOf(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const panel = canvas.getByRole("region", { name: translatorOf(globals)("booking:price.heading") });
    await expect(panel.parentElement).not.toHaveAttribute("data-repeated");
  },
};

/** The fare in four currencies as soon as both places are selected, in both directions. */
export const Priced: Story = {
  args: { onFareChange: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "yalıkavak");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await waitFor(() => expect(amount(panel, "TRY")).toHaveAttribute("value", "3705"));
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "75");
    await expect(amount(panel, "USD")).toHaveAttribute("value", "85");
    await expect(amount(panel, "GBP")).toHaveAttribute("value", "65");
    await expect(args.onFareChange).toHaveBeenLastCalledWith(expect.objectContaining({ euro: 75 }));

    await userEvent.click(canvas.getByRole("button", { name: t("booking:places.swap") }));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveValue("yalıkavak");
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveValue("airport");
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "75");
  },
};

/** Rates failed: euros are shown; the panel says that the other currencies are not available, and the line above the button leaves them out. */
export const RatesDown: Story = {
  beforeEach: () => stubRelay({ rates: "down" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "bitez");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await waitFor(() => expect(amount(panel, "USD")).toHaveTextContent("N/A"));
    await expect(amount(panel, "USD")).toHaveAttribute("value", "");
    await expect(canvas.queryByText(/N\/A\s+USD|USD\s+N\/A/)).not.toBeInTheDocument();
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "50");
  },
};

/** Rates loading: blanks, with a label for screen readers. */
export const RatesLoading: Story = {
  beforeEach: () => stubRelay({ rates: "waiting" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "bitez");
    await expect(canvas.getByRole("status")).toHaveTextContent(t("fares:price.loading"));
  },
};

/** A trip without a fixed price: the request becomes the prefilled chat message, and a similar fare fills the form. */
export const Enquiry: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "yalıkavak");
    await userEvent.click(canvas.getByRole("radio", { name: /Sprinter/ }));
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(panel).toHaveTextContent(t("fares:price.enquiryTitle"));
    const chat = within(panel).getByRole("link", { name: t("shell:channels.whatsapp") });
    const turkishName = bookingIn(globals).turkishPlaces["yalıkavak"];
    // The code that composes the request has been loading since the first interaction.
    await waitFor(() => expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain(turkishName));
    await expect(within(panel).getByRole("link", { name: t("shell:channels.call") })).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:\+/),
    );
    await expect(within(panel).queryAllByRole("link", { name: t("shell:channels.sms") })).toHaveLength(
      t.language === "ru" ? 1 : 0,
    );
    await expect(await canvas.findAllByRole("button", { name: /VIP (Sprinter|Vito)/ })).toHaveLength(2);
  },
};

/** A trip without similar fares: the contact channels are shown instead, stacked. */
export const EnquiryAlone: Story = {
  tags: ["picture", "desktop", "wordless"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "marmaris", "antalya");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(within(panel).getByText(t("booking:price.enquiryNote"))).toBeVisible();
    const ways = within(panel).getAllByRole("link");
    await expect(ways).toHaveLength(t.language === "ru" ? 3 : 2);
    for (const [index, way] of ways.entries()) {
      const above = ways[index - 1]?.getBoundingClientRect().bottom ?? 0;
      await expect(way.getBoundingClientRect().top).toBeGreaterThan(above);
    }
    await expect(canvas.queryByRole("group", { name: t("booking:price.near") })).not.toBeInTheDocument();
  },
};

/** A similar fare is applied with one press. */
export const NearFareTaken: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "yalıkavak", "airport");
    await userEvent.click(canvas.getByRole("radio", { name: /Sprinter/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /VIP Sprinter/ }));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveValue("peninsula");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "120");
    await expect(canvas.getByRole("button", { name: t("booking:send") })).toHaveFocus();
  },
};

/** Hints do not prevent sending. */
export const Hints: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await fillIn(canvas, userEvent, t, { to: "airport", date: "2020-01-01" });
    const passengers = canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") });
    await userEvent.clear(passengers);
    const { name: vehicle, seats } = VEHICLES["vip-vito"];
    await userEvent.type(passengers, String(seats + 2));
    await expect(passengers).toHaveAccessibleDescription(
      t("booking:hints.tooManyPassengers", { vehicle, count: seats }),
    );
    await expect(canvas.getByLabelText(t("booking:fields.date"))).toHaveAccessibleDescription(
      t("booking:hints.inThePast"),
    );
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveAccessibleDescription(
      t("booking:hints.samePlace"),
    );
    await expect(passengers).not.toHaveAttribute("aria-invalid");
    const phone = canvas.getByLabelText(t("booking:fields.phone"));
    await userEvent.clear(phone);
    await userEvent.type(phone, "53212");
    await waitFor(() => expect(phone).toHaveAccessibleDescription(t("booking:hints.phoneLength")), { timeout: 3_000 });
  },
};

/** Required fields are missing: nothing is sent, each field has its error message, and the first one takes the focus. */
export const Blocked: Story = {
  tags: ["picture", "phone", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.selectOptions(canvas.getByLabelText(t("booking:fields.from")), "airport");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await expect(await page.findByRole("alert")).toHaveTextContent(t("shell:toast.missingTitle"));
    await expect(page.getByRole("alert")).toHaveTextContent(t("shell:toast.missingText"));
    const to = canvas.getByLabelText(t("booking:fields.to"));
    await expect(to).toHaveFocus();
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(t("request:errors.missing.to"));
    await expect(canvas.getByLabelText(t("booking:fields.phone"))).toHaveAccessibleDescription(
      t("request:errors.missing.phone"),
    );
    await expect(relayPosts()).toHaveLength(0);
  },
};

/** An error message disappears with the next change of its field, and the toast when it is closed. */
export const BlockedThenMended: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await sendInvalid(canvas, userEvent, t);
    const name = canvas.getByLabelText(t("booking:fields.fullName"));
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, "Emma Clarke");
    await expect(name).toBeValid();
    await userEvent.click(page.getByRole("button", { name: t("shell:toast.close") }));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveFocus();
    await expect(page.queryByRole("alert")).not.toBeInTheDocument();
    await expect(page.getByRole("region", { name: t("shell:toast.region") })).toBeEmptyDOMElement();
  },
};

/** A phone number is validated together with its country: selecting another country clears the error. */
export const PhoneThenMended: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const phone = canvas.getByLabelText(t("booking:fields.phone"));
    await sendInvalid(canvas, userEvent, t);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(t("request:errors.missing.phone")));
    await userEvent.click(canvas.getByRole("button", { name: /\+90/ }));
    await userEvent.click(await page.findByRole("option", { name: /\+49/ }));
    await waitFor(() => expect(phone).toBeValid());
  },
};

/** Optional fields expanded, with a return trip, which costs the fare again. */
export const WithExtras: Story = {
  tags: ["picture", "phone"],
  args: { onFareChange: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByText(t("booking:extras.title")));
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await userEvent.click(await canvas.findByRole("checkbox", { name: t("request:extras.returnTrip") }));
    await userEvent.type(canvas.getByLabelText(t("booking:fields.returnDate")), "2027-07-21");
    await userEvent.type(canvas.getByLabelText(t("booking:fields.returnTime")), "11:00");
    await userEvent.type(canvas.getByLabelText(t("booking:fields.flightNumber")), "TK 2512");
    await waitFor(() => expect(amount(panel, "TRY")).toHaveAttribute("value", "7410"));
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "150");
    await expect(panel).toHaveTextContent(t("booking:price.noteBothWays").replaceAll("\u00a0", " "));
    await expect(args.onFareChange).toHaveBeenLastCalledWith(expect.objectContaining({ euro: 150 }));
  },
};

/** Sent with all optional fields: the operator gets them in a separate block, and the form is reset. */
export const SentWithExtras: Story = {
  tags: ["picture", "phone", "wordless"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByText(t("booking:extras.title")));
    await userEvent.click(await canvas.findByRole("checkbox", { name: t("request:extras.returnTrip") }));
    await userEvent.type(canvas.getByLabelText(t("booking:fields.returnDate")), "2027-07-21");
    await userEvent.type(canvas.getByLabelText(t("booking:fields.note")), "Surfboard");
    const line = canvas.getByText(t("booking:extras.title")).closest("summary");
    await expect(line).toHaveTextContent(t("request:extras.filled.note"));
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await page.findByText(t("shell:toast.sentTitle"));
    const pass = await canvas.findByRole("region", { name: t("request:sent.passHeading") });
    await expect(pass).toHaveTextContent(t("request:pass.back"));
    await expect(pass).toHaveTextContent("150");
    await expect(pass).toHaveTextContent("Surfboard");
    const lines = relayPosts()[0]?.body.message.split("\n") ?? [];
    await expect(lines.indexOf("Not: Surfboard")).toBeGreaterThan(lines.indexOf("Ek bilgi:"));
    await expect(lines).toContain("EUR: 75");
    await expect(lines).toContain("Gidiş-dönüş: 150 EUR (2 × 75)");
    await userEvent.click(canvas.getByRole("button", { name: t("request:sent.newRequest") }));
    await expect(canvas.getByRole("checkbox", { name: t("request:extras.returnTrip") })).not.toBeChecked();
    await expect(canvas.getByLabelText(t("booking:fields.note"))).toHaveValue("");
    await expect(line).toHaveTextContent(t("booking:extras.optional"));
  },
};

/** A return before the outbound ride: nothing is sent, and the disclosure opens to show the error. */
export const ReturnTooEarly: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const title = canvas.getByText(t("booking:extras.title"));
    await userEvent.click(title);
    await userEvent.click(await canvas.findByRole("checkbox", { name: t("request:extras.returnTrip") }));
    const day = canvas.getByLabelText(t("booking:fields.returnDate"));
    await userEvent.type(day, "2027-07-13");
    await userEvent.click(title);
    await expect(day).not.toBeVisible();
    await sendInvalid(canvas, userEvent, t);
    await expect(await page.findByRole("alert")).toHaveTextContent(t("shell:toast.invalidTitle"));
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAccessibleDescription(t("request:extras.errors.returnDate.tooEarly"));
    await userEvent.clear(day);
    await expect(day).toBeValid();
    await sendInvalid(canvas, userEvent, t);
    await expect(await page.findByRole("alert")).toHaveTextContent(t("shell:toast.missingTitle"));
    await expect(day).toHaveAccessibleDescription(t("request:extras.errors.returnDate.missing"));
    await expect(relayPosts()).toHaveLength(0);
  },
};

/** Sending: the button is busy and keeps the focus, a second press sends nothing, and the fields are read-only. */
export const Sending: Story = {
  tags: ["picture", "phone", "wordless"],
  beforeEach: () => stubRelay({ post: "waiting" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    const waiting = await canvas.findByRole("button", { name: t("booking:sending") });
    await expect(waiting).toHaveAttribute("aria-disabled", "true");
    await expect(waiting).toHaveFocus();
    await userEvent.click(waiting);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(relayPosts()).toHaveLength(1));
    await expect(waiting.closest("form")).toHaveAttribute("aria-busy", "true");
    const name = canvas.getByLabelText(t("booking:fields.fullName"));
    await expect(name).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(name, " and family");
    await expect(name).toHaveValue("Emma Clarke");
    await userEvent.click(canvas.getByRole("radio", { name: /Sprinter/ }));
    await expect(canvas.getByRole("radio", { name: /Vito/ })).toBeChecked();
    await userEvent.click(waiting);
  },
};

/** Sent: the form is reset, the draft is deleted, and the details of the request can be opened. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await expect(sessionStorage.getItem("reservationDraft")).toContain("Emma");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    const toast = await page.findByText(t("shell:toast.sentTitle"));
    await expect(toast.closest("[role=status]")).toBeInTheDocument();
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("");
    await waitFor(() => expect(sessionStorage.getItem("reservationDraft")).toBeNull());

    const [post] = relayPosts();
    await expect(post?.body).toMatchObject({ action: "sendReservation", website: "" });
    await expect(post?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    for (const line of [
      "Ad Soyad: Emma Clarke",
      "Telefon: +905321234567",
      `Nereye: ${bookingIn(globals).turkishPlaces["yalıkavak"]}`,
      "TL: 3.705",
      "IP: 203.0.113.24",
    ]) {
      await expect(post?.body.message.split("\n")).toContain(line);
    }

    const pass = await canvas.findByRole("region", { name: t("request:sent.passHeading") });
    await expect(within(pass).getByRole("heading", { level: 2 })).toHaveFocus();
    for (const part of [t("request:sent.headline"), "14:30", "Emma Clarke", "+90 532 123 45 67", "75"])
      await expect(pass).toHaveTextContent(part);
    // The result is announced by the toast alone.
    await expect(within(pass).queryByRole("status")).not.toBeInTheDocument();
    const links = within(pass).getAllByRole("link");
    await expect(links.slice(-2)).toEqual([
      within(pass).getByRole("link", { name: t("request:pass.open") }),
      within(pass).getByRole("link", { name: t("request:sent.addToCalendar") }),
    ]);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }

    const show = canvas.getByRole("button", { name: t("request:sent.more") });
    await expect(within(pass).getByRole("link", { name: t("shell:channels.call") })).toBeVisible();
    await userEvent.click(show);
    const dialog = await page.findByRole("dialog", { name: t("request:sent.title") });
    await expect(dialog).toHaveTextContent("Emma Clarke");
    await expect(within(dialog).getByRole("button", { name: t("request:sent.print") })).toBeInTheDocument();
    const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
    await userEvent.click(within(dialog).getByRole("button", { name: t("booking:channels.copy") }));
    await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining("K7QF-2M9X"));
    await userEvent.click(within(dialog).getByRole("button", { name: t("request:sent.ok") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(show).toHaveFocus());

    await userEvent.click(page.getByRole("button", { name: t("shell:toast.close") }));
    await expect(page.queryByText(t("shell:toast.sentTitle"))).not.toBeInTheDocument();
    await expect(pass).toBeVisible();
    const from = canvas.getByLabelText(t("booking:fields.from"));
    await expect(from).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("request:sent.newRequest") }));
    await expect(pass).toBeVisible();
    await expect(from).toHaveFocus();
    await expect(canvas.getByRole("region", { name: t("booking:price.heading") })).toHaveTextContent(
      t("booking:price.askTitle"),
    );
  },
};

/** After the request was sent: toast and pass. The empty form is collapsed below. */
export const SentPass: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await canvas.findByRole("region", { name: t("request:sent.passHeading") });
  },
};

/** On a page, the toast is a strip directly below the header, and the pass scrolls into view below it. */
export const SentBelowHeader: Story = {
  tags: ["picture", "phone", "screen"],
  render: (args, { globals }) => (
    <>
      <div style={{ blockSize: "5rem" }} />
      <ToastAnchor>
        <ToastRegion label={translatorOf(globals)("shell:toast.region")}>
          <RequestToast language={languageOf(globals)} hasForm Link="a" />
        </ToastRegion>
      </ToastAnchor>
      {/* What stands above the form, and enough below it to scroll. */}
      <div style={{ padding: "20rem var(--space-4) 100vh" }}>
        <BookingForm {...args} data={bookingIn(globals)} language={languageOf(globals)} />
      </div>
    </>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    const pass = await canvas.findByRole("region", { name: t("request:sent.passHeading") });
    const toast = canvas.getByText(t("shell:toast.sentTitle")).closest("[role=status]");
    const { bottom = 0, left, right } = toast?.getBoundingClientRect() ?? {};
    await expect(pass.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
  },
};

/** Sent without a fixed price: the pass says that the price will follow. */
export const SentEnquiry: Story = {
  tags: ["picture", "phone", "wordless"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await fillIn(canvas, userEvent, t, { date: "2027-08-02" });
    await userEvent.click(canvas.getByRole("radio", { name: /Sprinter/ }));
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    const pass = await canvas.findByRole("region", { name: t("request:sent.passHeading") });
    await expect(pass).toHaveTextContent(t("request:sent.fareOnRequest"));
    // The stamp has the day of sending, not that of the ride.
    const month = new Intl.DateTimeFormat(t.language, { month: "short", timeZone: "Europe/Istanbul" });
    await expect(pass).toHaveTextContent(
      `${Number(turkeyTime(new Date()).slice(0, 2))} ${month.format(new Date()).slice(0, 3)}`,
    );
    await expect(pass).toHaveTextContent(t("request:sent.nextEnquiry", { phone: "+90 532 123 45 67" }));
  },
};

/** A double click: the second press comes after the success and does nothing. A later press validates the empty form. */
export const SentTwice: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const send = canvas.getByRole("button", { name: t("booking:send") });
    await userEvent.click(send);
    await page.findByText(t("shell:toast.sentTitle"));
    await userEvent.click(send);
    await expect(page.queryByRole("alert")).not.toBeInTheDocument();
    await expect(page.getByText(t("shell:toast.sentTitle"))).toBeInTheDocument();

    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await userEvent.click(canvas.getByRole("button", { name: t("request:sent.newRequest") }));
    await userEvent.click(send);
    await expect(page.getByRole("alert")).toHaveTextContent(t("shell:toast.missingTitle"));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveFocus();
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveAccessibleDescription(
      t("request:errors.missing.fullName"),
    );
    await expect(relayPosts()).toHaveLength(1);
  },
};

/** The details of the sent request, ready to print. */
export const SentRequest: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await userEvent.click(await canvas.findByRole("button", { name: t("request:sent.more") }));
    await page.findByRole("dialog");
  },
};

/**
 * Failed, including the automatic retry: the values stay, and the request can be sent through other channels. All attempts repeat key
 * and body.
 */
export const Failed: Story = {
  tags: ["picture", "phone"],
  beforeEach: () => stubRelay({ post: ["unreachable", "unreachable", "down"] }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const { contact, turkishPlaces } = bookingIn(globals);
    const { phone } = contact;
    await fillIn(canvas, userEvent, t);
    const send = canvas.getByRole("button", { name: t("booking:send") });
    await userEvent.click(send);
    await expect(await page.findByRole("alert")).toHaveTextContent(t("shell:toast.failedTitle"));
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("Emma Clarke");
    await expect(send).toHaveTextContent(t("booking:sendAgain"));
    const call = canvas.getByRole("link", { name: t("booking:failed.call", { phone: phone.display }) });
    await expect(call).toHaveAttribute("href", `tel:${phone.e164}`);
    await userEvent.click(send);
    await waitFor(() => expect(relayPosts()).toHaveLength(3));
    const [first, ...again] = relayPosts();
    await expect(again).toEqual([first, first]);

    await userEvent.click(await page.findByRole("button", { name: t("shell:toast.otherWay") }));
    const dialog = await page.findByRole("dialog", { name: t("request:failed.title") });
    const request = within(dialog).getByRole("textbox", { name: t("request:failed.callText") });
    for (const part of ["Emma Clarke", "+905321234567", turkishPlaces["yalıkavak"], "14:30"])
      await expect(request).toHaveTextContent(part);
    await expect(
      within(dialog)
        .getAllByRole("link")
        .slice(0, 2)
        .map((link) => link.textContent),
    ).toEqual(expect.arrayContaining([t("shell:channels.whatsapp"), t("shell:channels.call")]));
    for (const [channel, start] of [
      ["whatsapp", "https://wa.me/"],
      ["sms", "sms:+"],
    ] as const) {
      const href =
        within(dialog)
          .getByRole("link", { name: t(`shell:channels.${channel}`) })
          .getAttribute("href") ?? "";
      await expect(href.startsWith(start)).toBe(true);
      await expect(decodeURIComponent(href)).toContain("Emma Clarke");
    }
    await expect(within(dialog).getByRole("button", { name: t("booking:channels.copy") })).toBeInTheDocument();
  },
};

/** Below the button stands what to do next, also after the toast has been closed, until the request is sent again. */
export const FailedNotice: Story = {
  tags: ["picture", "phone", "night"],
  parameters: AT_NIGHT,
  beforeEach: () => stubRelay({ post: "down" }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const send = canvas.getByRole("button", { name: t("booking:send") });
    await userEvent.click(send);
    const toast = await page.findByRole("alert");
    await expect(toast).not.toHaveTextContent(t("booking:failed.otherWays"));
    await userEvent.click(page.getByRole("button", { name: t("shell:toast.close") }));
    await expect(canvas.getByText(t("booking:failed.unknown.title"))).toBeVisible();
    // The message is the form as it is now, which is another request than the one that may have arrived.
    const to = canvas.getByLabelText(t("booking:fields.to"));
    await userEvent.selectOptions(to, "torba");
    const chat = canvas.getByRole("link", { name: t("shell:channels.whatsapp") });
    await expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain(bookingIn(globals).turkishPlaces.torba);
    await expect(canvas.getByText(t("booking:failed.earlier.title"))).toBeVisible();
    await userEvent.selectOptions(to, "yalıkavak");
    await expect(canvas.getByText(t("booking:failed.unknown.title"))).toBeVisible();
    send.blur();
  },
};

/** The request of a failed attempt is copied; where the clipboard is denied, its text is selected to be copied by hand. */
export const FailedCopied: Story = {
  beforeEach: () => stubRelay({ post: "down" }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await userEvent.click(await page.findByRole("button", { name: t("shell:toast.otherWay") }));
    const dialog = within(await page.findByRole("dialog", { name: t("request:failed.title") }));
    const writeText = spyOn(navigator.clipboard, "writeText");
    writeText.mockRejectedValueOnce(new DOMException("not allowed", "NotAllowedError")).mockResolvedValueOnce();
    const request = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: t("request:failed.callText") });
    await userEvent.click(dialog.getByRole("button", { name: t("booking:channels.copy") }));
    await waitFor(() => expect(request).toHaveFocus());
    await expect(request.selectionEnd).toBe(request.value.length);
    await userEvent.click(dialog.getByRole("button", { name: t("booking:channels.copy") }));
    await dialog.findByRole("button", { name: t("booking:channels.copied") });
    await expect(writeText).toHaveBeenLastCalledWith(request.value);
  },
};

/** Failed without a network: only channels that work offline are offered, and `OK` closes the dialog. */
export const FailedOffline: Story = {
  tags: ["picture", "phone", "wordless"],
  beforeEach: () => {
    const restoreRelay = stubRelay({ post: "unreachable" });
    const restoreNetwork = connect(false);
    return () => {
      restoreNetwork();
      restoreRelay();
    };
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await userEvent.click(await page.findByRole("button", { name: t("shell:toast.otherWay") }));
    const dialog = await page.findByRole("dialog", { name: t("request:failed.title") });
    await expect(
      within(dialog)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([t("shell:channels.call"), t("shell:channels.sms")]);
    // Without reduced motion the dialog is animated.
    await waitFor(() => expect(within(dialog).getByRole("button", { name: t("request:failed.ok") })).toBeVisible());
    await expect(canvas.queryByRole("region", { name: t("request:sent.passHeading") })).not.toBeInTheDocument();
  },
};

/** The draft of an earlier visit is restored; a draft that cannot be parsed is ignored. */
export const Draft: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      "reservationDraft",
      JSON.stringify({
        fullName: "Анна Смирнова",
        from: "torba",
        to: "nowhere",
        countryCode: "+7",
        country: "KZ",
        passengers: 3,
      }),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("Анна Смирнова");
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveValue("torba");
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveValue("");
    await expect(canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") })).toHaveValue(1);
    const kazakhstan = bookingIn(globals).countries.find(({ code }) => code === "KZ")?.name ?? "";
    await expect(canvas.getByRole("button", { name: /\+7/ })).toHaveAccessibleName(expect.stringContaining(kazakhstan));
  },
};

/** A number with a dial code selects the country. */
export const PastedPhone: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const phone = canvas.getByLabelText(translatorOf(globals)("booking:fields.phone"));
    await userEvent.click(phone);
    await userEvent.paste("0049 (151) 234-56 78");
    await expect(phone).toHaveValue("1512345678");
    await expect(canvas.getByRole("button", { name: /\+49/ })).toBeInTheDocument();
  },
};

/** The same for a number typed key by key. */
export const TypedPhone: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const phone = canvas.getByLabelText(translatorOf(globals)("booking:fields.phone"));
    await userEvent.type(phone, "+4");
    await expect(phone).toHaveValue("+4");
    await userEvent.type(phone, "9 151 234 56 78");
    await expect(phone).toHaveValue("1512345678");
    await expect(canvas.getByRole("button", { name: /\+49/ })).toBeInTheDocument();
    await userEvent.clear(phone);
    await userEvent.type(phone, "00375 29 123 45 67");
    await expect(phone).toHaveValue("291234567");
    await expect(canvas.getByRole("button", { name: /\+375/ })).toBeInTheDocument();
  },
};

/** A dial code typed in front of a number is parsed on blur: until then its digits could match another country. */
export const CodeTypedInFront: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>(translatorOf(globals)("booking:fields.phone"));
    await userEvent.type(phone, "5151234567");
    await userEvent.type(phone, "+49", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(phone).toHaveValue("+495151234567");
    await userEvent.tab();
    await expect(phone).toHaveValue("5151234567");
    await expect(canvas.getByRole("button", { name: /\+49/ })).toBeInTheDocument();
  },
};

/** A country that is not listed: the number is sent as typed. */
export const ForeignPhone: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const phone = canvas.getByLabelText(t("booking:fields.phone"));
    await userEvent.clear(phone);
    await userEvent.type(phone, "+94 77 123 45 67");
    await expect(phone).toHaveValue("+94771234567");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await page.findByText(t("shell:toast.sentTitle"));
    const lines = relayPosts()[0]?.body.message.split("\n");
    await expect(lines).toContain("Telefon: +94771234567");
    await expect(lines).toContain("WhatsApp: https://wa.me/94771234567");
  },
};

/** The whole peninsula has a fare for the large vehicle only, which is offered to a party of any size. */
export const PeninsulaNearFare: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "peninsula");
    await userEvent.click(await canvas.findByRole("button", { name: /VIP Sprinter/ }));
    await expect(canvas.getByRole("radio", { name: /Sprinter/ })).toBeChecked();
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "120");
  },
};

/** Keyboard only, from the first field to the result: no step needs a pointer, and the tab order is the document order. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveFocus();
    // Native selects, date and time inputs handle their keys in the browser, so the test sets their values.
    await chooseTrip(canvas, userEvent, t, "yalıkavak", "airport");
    canvas.getByLabelText(t("booking:fields.from")).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("booking:places.swap") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveValue("airport");
    await userEvent.tab();
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveFocus();
    await userEvent.tab();
    await userEvent.type(canvas.getByLabelText(t("booking:fields.date")), "2027-07-14");
    await userEvent.tab();
    await userEvent.type(canvas.getByLabelText(t("booking:fields.time")), "14:30");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("booking:passengers.more") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") })).toHaveValue(2);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /Vito/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByText(t("booking:extras.title")).closest("summary")).toHaveFocus();
    // A closed disclosure is not in the tab order of a browser, but the simulated Tab would enter it.
    canvas.getByLabelText(t("booking:fields.fullName")).focus();
    await userEvent.keyboard("Emma Clarke");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /\+90/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /\+90/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("5321234567{Enter}");
    await page.findByText(t("shell:toast.sentTitle"));
    await expect(relayPosts()).toHaveLength(1);
  },
};

/** Touch: fields, buttons, vehicles and the close button of the result meet the minimum target size. */
export const ByTouch: Story = {
  beforeEach: () => stubRelay({ post: "down" }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const tap = (target: Element) => userEvent.pointer({ keys: "[TouchA]", target });
    await fillIn(canvas, userEvent, t);
    await tap(canvas.getByRole("button", { name: t("booking:places.swap") }));
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveValue("airport");
    await tap(canvas.getByRole("button", { name: t("booking:passengers.more") }));
    await expect(canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") })).toHaveValue(2);
    await tap(canvas.getByRole("radio", { name: /Sprinter/ }));
    await expect(canvas.getByRole("region", { name: t("booking:price.heading") })).toHaveTextContent(
      t("fares:price.enquiryTitle"),
    );
    await tap(canvas.getByRole("button", { name: t("booking:send") }));
    await expect(await page.findByRole("alert")).toHaveTextContent(t("shell:toast.failedTitle"));
    await tap(page.getByRole("button", { name: t("shell:toast.close") }));
    await waitFor(() => expect(page.queryByRole("alert")).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("Emma Clarke");
  },
};

/** The longest names of places, headings and guests wrap to another line. */
export const Long: Story = {
  render: (args, { globals }) => {
    const data = bookingIn(globals);
    const longNames = inLanguage(globals, {
      tr: {
        airport: "Milas–Bodrum Havalimanı, dış hatlar terminali",
        yalıkavak: "Yalıkavak marina ve çevresindeki oteller",
      },
      en: {
        airport: "Milas–Bodrum Airport, international terminal",
        yalıkavak: "Yalıkavak marina and the hotels around it",
      },
      ru: {
        airport: "Аэропорт Милас–Бодрум, международный терминал",
        yalıkavak: "Ялыкавак, марина и близлежащие гостиницы",
      },
    });
    const places = data.places.map((place) =>
      place.id === "airport" || place.id === "yalıkavak" ? { ...place, label: longNames[place.id] } : place,
    );
    return (
      <div style={{ padding: "var(--space-4)" }}>
        <BookingForm
          {...args}
          heading={translatorOf(globals)("reservation:title")}
          data={{ ...data, places }}
          language={languageOf(globals)}
        />
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "yalıkavak");
    const name = canvas.getByLabelText(t("booking:fields.fullName"));
    await userEvent.type(name, "Александра-Мария Константинопольская-Преображенская");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await waitFor(() => expect(amount(panel, "TRY")).toHaveAttribute("value", "3705"));
  },
};

function amount(panel: HTMLElement, currency: string): Element | null {
  return panel.querySelector(`data[data-currency=${currency}]`);
}

/** Sends a form with mistakes, and waits until it takes presses again: it ignores the second one of a double click. */
async function sendInvalid(canvas: Canvas, user: User, t: Translator): Promise<void> {
  const send = canvas.getByRole("button", { name: t("booking:send") });
  await user.click(send);
  await waitFor(() => expect(send).toHaveStyle({ pointerEvents: "none" }));
  await waitFor(() => expect(send).not.toHaveStyle({ pointerEvents: "none" }));
}

async function chooseTrip(canvas: Canvas, user: User, t: Translator, from: string, to: string): Promise<void> {
  await user.selectOptions(canvas.getByLabelText(t("booking:fields.from")), from);
  await user.selectOptions(canvas.getByLabelText(t("booking:fields.to")), to);
}

/** Fills in all required fields at once; other stories type key by key. */
async function fillIn(
  canvas: Canvas,
  user: User,
  t: Translator,
  other: { to?: string; date?: string } = {},
): Promise<void> {
  await chooseTrip(canvas, user, t, "airport", other.to ?? "yalıkavak");
  for (const [field, text] of [
    ["date", other.date ?? "2027-07-14"],
    ["time", "14:30"],
    ["fullName", "Emma Clarke"],
    ["phone", "532 123 45 67"],
  ] as const) {
    await user.click(canvas.getByLabelText(t(`booking:fields.${field}`)));
    await user.paste(text);
  }
}
