import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";

import { BookingForm } from "#src/features/booking/BookingForm.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { relayPosts, stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, sayIn, wordsOf, type Words } from "#stories/fixtures/words.ts";

const meta = {
  component: BookingForm,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "A page has one, whatever it is about. Where somebody only wants to talk, take `CallSection`.",
      keyboard: {
        Tab: "goes through the trip, then the person, then the button",
        Enter: "in a field or on the button sends the form",
        "↑ ↓": "choose a place or a vehicle, and change a date, a time, a number",
        Esc: "closes the list of countries, or the dialog",
      },
    }),
  },
  args: { data: {} as never, language: "tr" },
  render: (args, { globals }) => (
    <div style={{ padding: "var(--space-4)" }}>
      <BookingForm {...args} data={bookingIn(globals)} language={languageOf(globals)} />
    </div>
  ),
  beforeEach: () => stubRelay(),
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of a `play` that these steps need. */
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

/** Nothing filled in: the panel asks for the two places, and nobody has been looked up. */
export const Empty: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(panel).toHaveTextContent(t("booking:price.askTitle"));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toBeRequired();
    await expect(canvas.getByRole("button", { name: /\+90/ })).toBeInTheDocument();
  },
};

/** The fare in four currencies as soon as both places are there, in both directions. */
export const Priced: Story = {
  args: { onFareChange: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
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

/** No rates to be had: euros stand, the others say so. */
export const RatesDown: Story = {
  beforeEach: () => stubRelay({ rates: "down" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "bitez");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await waitFor(() => expect(amount(panel, "USD")).toHaveTextContent("N/A"));
    await expect(amount(panel, "USD")).toHaveAttribute("value", "");
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "50");
  },
};

/** Rates on their way: blanks, and a quiet word for a screen reader. */
export const RatesLoading: Story = {
  beforeEach: () => stubRelay({ rates: "waiting" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "bitez");
    await expect(canvas.getByRole("status")).toHaveTextContent(t("booking:price.loading"));
  },
};

/** A trip without a price: the request goes into the chat's link, and a near price fills the form. */
export const Enquiry: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "yalıkavak");
    await userEvent.click(canvas.getByRole("radio", { name: /Sprinter/ }));
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(panel).toHaveTextContent(t("booking:price.enquiryTitle"));
    const chat = within(panel).getByRole("link", { name: t("booking:channels.whatsapp") });
    // The code that writes the request out is on its way since the first touch.
    await waitFor(() => expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain("Yalıkavak"));
    await expect(within(panel).getByRole("link", { name: t("booking:channels.call") })).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:\+/),
    );
    await expect(within(panel).queryAllByRole("link", { name: t("booking:channels.sms") })).toHaveLength(
      t.language === "ru" ? 1 : 0,
    );
    await expect(await canvas.findAllByRole("button", { name: /VIP (Sprinter|Vito)/ })).toHaveLength(2);
  },
};

/** A near price is taken over with one press. */
export const NearFareTaken: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await chooseTrip(canvas, userEvent, t, "yalıkavak", "airport");
    await userEvent.click(canvas.getByRole("radio", { name: /Sprinter/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /VIP Sprinter/ }));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveValue("peninsula");
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "120");
    await expect(canvas.getByRole("button", { name: t("booking:send") })).toHaveFocus();
  },
};

/** Gentle hints: none of them keeps the form from being sent. */
export const Hints: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await fillIn(canvas, userEvent, t, { to: "airport", date: "2020-01-01" });
    const passengers = canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") });
    await userEvent.clear(passengers);
    await userEvent.type(passengers, "9");
    await expect(passengers).toHaveAccessibleDescription(
      t("booking:hints.tooManyPassengers", { vehicle: "VIP Vito", count: 7 }),
    );
    await expect(canvas.getByLabelText(t("booking:fields.date"))).toHaveAccessibleDescription(
      t("booking:hints.inThePast"),
    );
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveAccessibleDescription(
      t("booking:hints.samePlace"),
    );
    await expect(passengers).not.toHaveAttribute("aria-invalid");
  },
};

/** Nothing is sent while something is missing: each field says so, and the first has the focus. */
export const Blocked: Story = {
  tags: ["picture", "phone", "night"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.selectOptions(canvas.getByLabelText(t("booking:fields.from")), "airport");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await expect(await page.findByRole("alert")).toHaveTextContent(t("booking:toast.missingTitle"));
    await expect(page.getByRole("alert")).toHaveTextContent(t("booking:toast.missingText"));
    const to = canvas.getByLabelText(t("booking:fields.to"));
    await expect(to).toHaveFocus();
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(t("request:faults.missing.to"));
    await expect(canvas.getByLabelText(t("booking:fields.phone"))).toHaveAccessibleDescription(
      t("request:faults.missing.phone"),
    );
    await expect(relayPosts()).toHaveLength(0);
  },
};

/** A message goes with its field's next change, and the toast when it is closed. */
export const BlockedThenMended: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    const name = canvas.getByLabelText(t("booking:fields.fullName"));
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, "Emma Clarke");
    await expect(name).toBeValid();
    await userEvent.click(page.getByRole("button", { name: t("booking:toast.close") }));
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveFocus();
    await expect(page.queryByRole("alert")).not.toBeInTheDocument();
    await expect(page.getByRole("region", { name: t("booking:toast.region") })).toBeEmptyDOMElement();
  },
};

/** What a request may say beyond the ride: unfolded, with the way back, which costs the fare once more. */
export const WithExtras: Story = {
  tags: ["picture", "phone"],
  args: { onFareChange: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
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

/** Sent with all of it: the operator has it in a block of its own below the rest, and the form starts again. */
export const SentWithExtras: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByText(t("booking:extras.title")));
    await userEvent.click(await canvas.findByRole("checkbox", { name: t("request:extras.returnTrip") }));
    await userEvent.type(canvas.getByLabelText(t("booking:fields.returnDate")), "2027-07-21");
    await userEvent.type(canvas.getByLabelText(t("booking:fields.note")), "Surfboard");
    const line = canvas.getByText(t("booking:extras.title")).closest("summary");
    await expect(line).toHaveTextContent(t("request:extras.filled.note"));
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await page.findByText(t("booking:toast.sentTitle"));
    const lines = relayPosts()[0]?.body.message.split("\n") ?? [];
    await expect(lines.slice(lines.indexOf("Ek bilgi:")).at(-1)).toBe("Not: Surfboard");
    await expect(lines).toContain("EUR: 75");
    await expect(lines).toContain("Gidiş-dönüş: 150 EUR (2 × 75)");
    await expect(canvas.getByRole("checkbox", { name: t("request:extras.returnTrip") })).not.toBeChecked();
    await expect(canvas.getByLabelText(t("booking:fields.note"))).toHaveValue("");
    await expect(line).toHaveTextContent(t("booking:extras.optional"));
  },
};

/** A way back that begins before the way there: nothing is sent, and what is folded away unfolds to say so. */
export const ReturnTooEarly: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const title = canvas.getByText(t("booking:extras.title"));
    await userEvent.click(title);
    await userEvent.click(await canvas.findByRole("checkbox", { name: t("request:extras.returnTrip") }));
    const day = canvas.getByLabelText(t("booking:fields.returnDate"));
    await userEvent.type(day, "2027-07-13");
    await userEvent.click(title);
    await expect(day).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await expect(await page.findByRole("alert")).toHaveTextContent(t("booking:toast.invalidTitle"));
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAccessibleDescription(t("request:extras.faults.returnDate.tooEarly"));
    await userEvent.clear(day);
    await expect(day).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await expect(await page.findByRole("alert")).toHaveTextContent(t("booking:toast.missingTitle"));
    await expect(day).toHaveAccessibleDescription(t("request:extras.faults.returnDate.missing"));
    await expect(relayPosts()).toHaveLength(0);
  },
};

/** On its way: the button waits, keeps the focus, a second press sends nothing, and what is being sent stays as it is. */
export const Sending: Story = {
  tags: ["picture", "phone"],
  beforeEach: () => stubRelay({ post: "waiting" }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
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

/** Sent: the form starts again, the draft ends, and the request can be looked at. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await expect(sessionStorage.getItem("reservationDraft")).toContain("Emma");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    const toast = await page.findByText(t("booking:toast.sentTitle"));
    await expect(toast.closest("[role=status]")).toBeInTheDocument();
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("");
    await expect(canvas.getByRole("region", { name: t("booking:price.heading") })).toHaveTextContent(
      t("booking:price.askTitle"),
    );
    await waitFor(() => expect(sessionStorage.getItem("reservationDraft")).toBeNull());

    const [post] = relayPosts();
    await expect(post?.body).toMatchObject({ action: "sendReservation", website: "" });
    await expect(post?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    for (const line of [
      "Ad Soyad: Emma Clarke",
      "Telefon: +905321234567",
      "Nereye: Yalıkavak",
      "TL: 3.705",
      "IP: 203.0.113.24",
    ]) {
      await expect(post?.body.message.split("\n")).toContain(line);
    }

    const show = page.getByRole("button", { name: t("booking:toast.showRequest") });
    await userEvent.click(show);
    const dialog = await page.findByRole("dialog", { name: t("request:sent.title") });
    await expect(dialog).toHaveTextContent("Emma Clarke");
    await expect(within(dialog).getByRole("button", { name: t("request:sent.print") })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: t("request:sent.ok") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(page.getByRole("button", { name: t("booking:toast.close") }));
    await expect(canvas.getByRole("button", { name: t("booking:send") })).toHaveFocus();
  },
};

/** A double click: its second press comes after the success, and says and sends nothing; nor does a later one on the empty form. */
export const SentTwice: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const send = canvas.getByRole("button", { name: t("booking:send") });
    await userEvent.click(send);
    await page.findByText(t("booking:toast.sentTitle"));
    await userEvent.click(send);
    await userEvent.type(canvas.getByLabelText(t("booking:fields.fullName")), "E");
    await userEvent.click(send);
    await userEvent.clear(canvas.getByLabelText(t("booking:fields.fullName")));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await userEvent.click(send);
    await expect(page.queryByRole("alert")).not.toBeInTheDocument();
    await expect(page.getByText(t("booking:toast.sentTitle"))).toBeInTheDocument();
    await expect(relayPosts()).toHaveLength(1);

    await userEvent.type(canvas.getByLabelText(t("booking:fields.fullName")), "Emma");
    await userEvent.click(send);
    await expect(page.getByRole("alert")).toHaveTextContent(t("booking:toast.missingTitle"));
  },
};

/** The request on show, ready to be printed. */
export const SentRequest: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await userEvent.click(await page.findByRole("button", { name: t("booking:toast.showRequest") }));
    await page.findByRole("dialog");
  },
};

/** Not sent: everything stays, and the whole request can go another way. A retry repeats key and body. */
export const Failed: Story = {
  tags: ["picture", "phone"],
  beforeEach: () => stubRelay({ post: ["unreachable", "down"] }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const send = canvas.getByRole("button", { name: t("booking:send") });
    await userEvent.click(send);
    await expect(await page.findByRole("alert")).toHaveTextContent(t("booking:toast.failedTitle"));
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("Emma Clarke");
    await userEvent.click(send);
    await waitFor(() => expect(relayPosts()).toHaveLength(2));
    const [first, second] = relayPosts();
    await expect(second).toEqual(first);

    await userEvent.click(await page.findByRole("button", { name: t("booking:toast.otherWay") }));
    const dialog = await page.findByRole("dialog", { name: t("request:failed.title") });
    const request = within(dialog).getByRole("textbox", { name: t("request:failed.callText") });
    for (const part of ["Emma Clarke", "+905321234567", "Yalıkavak", "14:30"])
      await expect(request).toHaveTextContent(part);
    for (const [channel, start] of [
      ["whatsapp", "https://wa.me/"],
      ["sms", "sms:+"],
    ] as const) {
      const href =
        within(dialog)
          .getByRole("link", { name: t(`booking:channels.${channel}`) })
          .getAttribute("href") ?? "";
      await expect(href.startsWith(start)).toBe(true);
      await expect(decodeURIComponent(href)).toContain("Emma Clarke");
    }
    await expect(within(dialog).getByRole("button", { name: t("booking:channels.copy") })).toBeInTheDocument();
  },
};

/** What is kept of a visit before is there again; what cannot be read is left. */
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
    const t = wordsOf(globals);
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("Анна Смирнова");
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveValue("torba");
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveValue("");
    await expect(canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") })).toHaveValue(1);
    const kazakhstan = bookingIn(globals).countries.find(({ code }) => code === "KZ")?.name ?? "";
    await expect(canvas.getByRole("button", { name: /\+7/ })).toHaveAccessibleName(expect.stringContaining(kazakhstan));
  },
};

/** A number written with its country sets the country. */
export const PastedPhone: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const phone = canvas.getByLabelText(wordsOf(globals)("booking:fields.phone"));
    await userEvent.click(phone);
    await userEvent.paste("0049 (151) 234-56 78");
    await expect(phone).toHaveValue("1512345678");
    await expect(canvas.getByRole("button", { name: /\+49/ })).toBeInTheDocument();
  },
};

/** So does one that is typed with its country, key by key. */
export const TypedPhone: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const phone = canvas.getByLabelText(wordsOf(globals)("booking:fields.phone"));
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

/** A code that is typed in front of a number is read when the field is left: until then its digits may mean another country. */
export const CodeTypedInFront: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>(wordsOf(globals)("booking:fields.phone"));
    await userEvent.type(phone, "5151234567");
    await userEvent.type(phone, "+49", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(phone).toHaveValue("+495151234567");
    await userEvent.tab();
    await expect(phone).toHaveValue("5151234567");
    await expect(canvas.getByRole("button", { name: /\+49/ })).toBeInTheDocument();
  },
};

/** A country that is not in the list: the number goes as it was typed. */
export const ForeignPhone: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await fillIn(canvas, userEvent, t);
    const phone = canvas.getByLabelText(t("booking:fields.phone"));
    await userEvent.clear(phone);
    await userEvent.type(phone, "+94 77 123 45 67");
    await expect(phone).toHaveValue("+94771234567");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:send") }));
    await page.findByText(t("booking:toast.sentTitle"));
    const lines = relayPosts()[0]?.body.message.split("\n");
    await expect(lines).toContain("Telefon: +94771234567");
    await expect(lines).toContain("WhatsApp: https://wa.me/94771234567");
  },
};

/** The whole peninsula has a price for the large vehicle alone, which is offered to a party of any size. */
export const PeninsulaNearFare: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await chooseTrip(canvas, userEvent, t, "airport", "peninsula");
    await userEvent.click(await canvas.findByRole("button", { name: /VIP Sprinter/ }));
    await expect(canvas.getByRole("radio", { name: /Sprinter/ })).toBeChecked();
    const panel = canvas.getByRole("region", { name: t("booking:price.heading") });
    await expect(amount(panel, "EUR")).toHaveAttribute("value", "120");
  },
};

/** By keyboard alone, from the first field to the answer: no step needs a pointer, and the order is the page's. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByLabelText(t("booking:fields.from"))).toHaveFocus();
    // The lists, the date and the time are the browser's own: their keys are its, not the test's.
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
    // What is folded away is no stop in a browser; the test's own key would go there.
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
    await page.findByText(t("booking:toast.sentTitle"));
    await expect(relayPosts()).toHaveLength(1);
  },
};

/** By touch: cells, buttons and vehicles are hit with a thumb, and the answer is closed with one. */
export const ByTouch: Story = {
  beforeEach: () => stubRelay({ post: "down" }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const tap = (target: Element) => userEvent.pointer({ keys: "[TouchA]", target });
    await fillIn(canvas, userEvent, t);
    await tap(canvas.getByRole("button", { name: t("booking:places.swap") }));
    await expect(canvas.getByLabelText(t("booking:fields.to"))).toHaveValue("airport");
    await tap(canvas.getByRole("button", { name: t("booking:passengers.more") }));
    await expect(canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") })).toHaveValue(2);
    await tap(canvas.getByRole("radio", { name: /Sprinter/ }));
    await expect(canvas.getByRole("region", { name: t("booking:price.heading") })).toHaveTextContent(
      t("booking:price.enquiryTitle"),
    );
    await tap(canvas.getByRole("button", { name: t("booking:send") }));
    await expect(await page.findByRole("alert")).toHaveTextContent(t("booking:toast.failedTitle"));
    await tap(page.getByRole("button", { name: t("booking:toast.close") }));
    await waitFor(() => expect(page.queryByRole("alert")).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(t("booking:fields.fullName"))).toHaveValue("Emma Clarke");
  },
};

/** The longest names, of places, of a heading and of a guest: whatever is long takes another line. */
export const Long: Story = {
  render: (args, { globals }) => {
    const data = bookingIn(globals);
    const longNames = sayIn(globals, {
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
          heading={wordsOf(globals)("pages:reservation.title")}
          data={{ ...data, places }}
          language={languageOf(globals)}
        />
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
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

async function chooseTrip(canvas: Canvas, user: User, t: Words, from: string, to: string): Promise<void> {
  await user.selectOptions(canvas.getByLabelText(t("booking:fields.from")), from);
  await user.selectOptions(canvas.getByLabelText(t("booking:fields.to")), to);
}

/** All that a booking needs, put in at once: that each key is taken is shown by the stories that type. */
async function fillIn(canvas: Canvas, user: User, t: Words, other: { to?: string; date?: string } = {}): Promise<void> {
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
