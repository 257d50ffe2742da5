import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import { FloatingContactDock } from "#src/features/navigation/FloatingContactDock.tsx";
import { pathOf } from "#src/i18n/paths.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const FARE = {
  tr: { price: "75 €", route: "Havalimanı – Yalıkavak" },
  en: { price: "€75", route: "Airport – Yalıkavak" },
  ru: { price: "75 €", route: "Аэропорт – Ялыкавак" },
};
const NAME = { tr: "Ad Soyad", en: "Full name", ru: "Имя и фамилия" };

const meta = {
  id: "features-floatingcontactdock",
  title: "Components/Contact/FloatingContactDock · sticky bar",
  component: FloatingContactDock,
  argTypes: { pathname: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use one per page, after the footer. It finds the booking form by its id.",
      keyboard: { Tab: "goes to Reserve, call and WhatsApp", Enter: "follows the link" },
      parts: ["A `FloatingContact` with the channels of the language and the price of the page"],
      content: {
        do: ["Lead into the form until the guest has chosen: “See your price”"],
        dont: ["Show it beside a pass or on the contact page, which have their own ways to call"],
      },
      messages: ["shell:floating.label", "shell:floating.seePrice", "shell:floating.onRequest"],
    }),
  },
  args: { language: "tr", contact: {} as ContactData, pathname: "/" },
  render: (args, { globals }) => {
    const { language, contact } = siteIn(globals);
    return (
      <FloatingContactDock
        {...args}
        language={language}
        contact={contact}
        fare={args.fare ? inLanguage(globals, FARE) : null}
      />
    );
  },
} satisfies Meta<typeof FloatingContactDock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("link", { name: t("shell:floating.call") })).toHaveAttribute(
      "href",
      `tel:${siteIn(globals).contact.phone.e164}`,
    );
    const order = t.language === "ru" ? (["call", "whatsapp"] as const) : (["whatsapp", "call"] as const);
    const names = canvas.getAllByRole("link").flatMap((link) => link.getAttribute("aria-label") ?? []);
    await expect(names).toEqual(order.map((channel) => t(`shell:floating.${channel}`)));
  },
};

/** Offline, only call and text message are offered. */
export const Offline: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: () => connect(false),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("link", { name: t("shell:floating.call") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:floating.sms") })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: t("shell:floating.whatsapp") })).not.toBeInTheDocument();
  },
};

/** On a page about a trip or a tour, Reserve shows its fare and links to the prefilled form. */
export const ForATrip: Story = {
  globals: { viewport: { value: "phone" } },
  args: { request: { from: "airport", to: "yalıkavak", vehicleType: "vip-vito" }, fare: FARE.en },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole<HTMLAnchorElement>("link", {
      name: new RegExp(translatorOf(globals)("shell:nav.reserve")),
    });
    await expect(link).toHaveTextContent(inLanguage(globals, FARE).price);
    const { searchParams, hash } = new URL(link.href);
    await expect(Object.fromEntries(searchParams)).toEqual({
      from: "airport",
      to: "yalıkavak",
      vehicleType: "vip-vito",
    });
    await expect(hash).toBe("#reservation-form");
  },
};

/** The form is in view, and its trip has no fixed price. */
export const OnRequest: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => {
    const { language, contact } = siteIn(globals);
    return (
      <>
        <form id="reservation-form" style={{ padding: "var(--space-6)" }} />
        <FloatingContactDock
          {...args}
          language={language}
          contact={contact}
          fare={{ price: null, route: inLanguage(globals, FARE).route }}
        />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(translatorOf(globals)("shell:floating.onRequest"))).toBeVisible();
  },
};

/** The upper part of an empty form is in view: the button leads into it. */
export const EmptyForm: Story = {
  tags: ["picture", "phone", "screen"],
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  render: (args, { globals }) => {
    const { language, contact } = siteIn(globals);
    return (
      <>
        <form id="reservation-form" style={{ padding: "var(--space-6)" }} />
        <FloatingContactDock {...args} language={language} contact={contact} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole("link", { name: translatorOf(globals)("shell:floating.seePrice") });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/#reservation-form$/));
  },
};

/** With the form in view the fare replaces the button; while a field has focus the whole bar is hidden. */
export const OverTheForm: Story = {
  globals: { viewport: { value: "phone" } },
  args: { fare: FARE.en },
  render: (args, { globals }) => {
    const { language, contact } = siteIn(globals);
    return (
      <>
        <form id="reservation-form" style={{ padding: "var(--space-4)" }}>
          <label>
            <span>{inLanguage(globals, NAME)}</span>{" "}
            <input style={{ inlineSize: "100%", minBlockSize: "var(--size-tap-min)" }} />
          </label>
        </form>
        <FloatingContactDock {...args} language={language} contact={contact} fare={inLanguage(globals, FARE)} />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await waitFor(() =>
      expect(canvas.queryByRole("link", { name: new RegExp(t("shell:nav.reserve")) })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByText(inLanguage(globals, FARE).price)).toBeVisible();

    await userEvent.click(canvas.getByRole("textbox"));
    await waitFor(() => expect(canvas.queryByRole("link", { name: t("shell:floating.call") })).not.toBeInTheDocument());
    canvas.getByRole("textbox").blur();
    await waitFor(() => expect(canvas.getByRole("link", { name: t("shell:floating.call") })).toBeVisible());
  },
};

/** On the contact page, which has links of its own, the bar is hidden. */
export const OnTheContactPage: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => {
    const { language, contact } = siteIn(globals);
    return (
      <FloatingContactDock {...args} language={language} contact={contact} pathname={pathOf(language, "contact")} />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await waitFor(() => expect(canvas.queryByRole("link", { name: t("shell:floating.call") })).not.toBeInTheDocument());
  },
};

/** Over the form of a request that has failed the bar is hidden: the form has contact buttons of its own then. */
export const OverAFailedRequest: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => {
    const { language, contact } = siteIn(globals);
    return (
      <>
        <form id="reservation-form" style={{ padding: "var(--space-6)" }} />
        <FloatingContactDock {...args} language={language} contact={contact} unsent />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await waitFor(() => expect(canvas.queryByRole("link", { name: t("shell:floating.call") })).not.toBeInTheDocument());
  },
};
