import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { contactLinks } from "#src/domain/contact.ts";
import { CookieBar } from "#src/ui/CookieBar/CookieBar.tsx";
import {
  FloatingContact,
  type FloatingChannel,
  type FloatingContactProps,
} from "#src/ui/FloatingContact/FloatingContact.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn, SmallScreen } from "#stories/fixtures/shell.tsx";
import { type languageOf, inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const FARE = {
  tr: { price: "75 €", route: "Havalimanı – Yalıkavak" },
  en: { price: "€75", route: "Airport – Yalıkavak" },
  ru: { price: "75 €", route: "Аэропорт – Ялыкавак" },
};

const linksOf = (...channels: FloatingChannel[]) => channels.map((channel) => ({ channel, href: "", label: "" }));

const meta = {
  id: "ui-floatingcontact",
  title: "Components/Contact/FloatingContact · sticky bar",
  component: FloatingContact,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Only once on a page, for the two quickest ways to get in touch. Further ones belong in a `ContactList`.",
      keyboard: { Tab: "goes to Reserve, if visible, then to each contact button", Enter: "follows the link" },
      parts: [
        "The button to the form, with the price once there is one",
        "In its place, while the form is in view, the price and its route",
        "Two round buttons: a call and a chat",
      ],
      content: {
        do: [
          "Name the icon buttons by what they do: “Message us on WhatsApp”, “Call us”",
          "Say where the price will be while there is none: “Your price appears here”",
        ],
        dont: ["Add a third button: it would cover the text", "Invite with a badge, a count or a movement"],
      },
      messages: [
        "shell:floating.call",
        "shell:floating.whatsapp",
        "shell:floating.fareHere",
        "shell:floating.onRequest",
      ],
    }),
  },
  args: {
    label: "",
    links: linksOf("whatsapp", "call"),
    action: { href: "#reservation-form", label: "" },
    fare: null,
    fareText: "",
    actionInView: false,
    concealed: false,
  },
  render: (args, { globals }) => dockOf(args, globals),
} satisfies Meta<typeof FloatingContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    for (const name of [t("shell:nav.reserve"), t("shell:floating.whatsapp"), t("shell:floating.call")]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await expect(canvas.getByRole("complementary", { name: t("shell:floating.label") })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: t("shell:floating.call") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:floating.whatsapp") })).toBeVisible();
  },
};

/** With a fare on the button. */
export const Priced: Story = { args: { fare: FARE.en } };

/** With the form, or another button for it, in view: the fare replaces the button. */
export const FormInView: Story = { args: { fare: FARE.en, actionInView: true } };

/** With the form in view but no fare yet: the text keeps the height of the bar. */
export const FormInViewWithoutFare: Story = {
  globals: { viewport: { value: "phone" } },
  args: { actionInView: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(t("shell:floating.fareHere"))).toBeVisible();
    const dock = canvas.getByRole("complementary", { name: t("shell:floating.label") });
    const { style } = canvasElement.ownerDocument.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--dock-h")).toBe(`${dock.offsetHeight}px`));
    await expect(dock.offsetHeight).toBe(70);
  },
};

/** Above the cookie notice. */
export const AboveANote: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        {dockOf(args, globals)}
        <CookieBar label={t("shell:cookie.label")} acceptLabel={t("shell:cookie.accept")} onAccept={() => {}}>
          <span>{t("shell:cookie.text")}</span> <a href="#privacy">{t("shell:cookie.privacy")}</a>
        </CookieBar>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const note = canvas.getByRole("region", { name: t("shell:cookie.label") });
    const dock = canvas.getByRole("complementary", { name: t("shell:floating.label") });
    await waitFor(() =>
      expect(dock.getBoundingClientRect().bottom).toBeLessThanOrEqual(note.getBoundingClientRect().top + 1),
    );
  },
};

/** With the largest text the bar moves to the end of the page. */
export const LargestLetters: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = "300%";
    return () => {
      style.fontSize = "";
    };
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const dock = canvas.getByRole("complementary", { name: translatorOf(globals)("shell:floating.label") });
    const { style } = canvasElement.ownerDocument.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--dock-h")).toBe("0px"));
    await expect(getComputedStyle(dock).position).toBe("static");
  },
};

/** Every state, each in a viewport of its own; on the last one the visitor is typing. */
export const States: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  render: (args, context) => (
    <>
      {[
        {},
        { fare: FARE.en },
        { fare: FARE.en, actionInView: true },
        { actionInView: true },
        { fareText: translatorOf(context.globals)("shell:floating.onRequest"), actionInView: true },
        { links: linksOf("call", "sms") },
        { concealed: true },
      ].map((state, index) => (
        <SmallScreen key={index}>{dockOf({ ...args, ...state }, context.globals, ` ${index + 1}`)}</SmallScreen>
      ))}
    </>
  ),
};

/** Hidden on phones while the visitor types, and unreachable by keyboard. */
export const Concealed: Story = {
  globals: { viewport: { value: "phone" } },
  args: { concealed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("link")).toHaveLength(0);
  },
};

/** `suffix` makes labels unique if several are on one page. */
function dockOf(args: FloatingContactProps, globals: Parameters<typeof languageOf>[0], suffix = "") {
  const t = translatorOf(globals);
  const links = contactLinks(siteIn(globals).contact);
  return (
    <FloatingContact
      {...args}
      label={`${t("shell:floating.label")}${suffix}`}
      links={args.links.map(({ channel }) => ({
        channel,
        href: links[channel],
        label: t(`shell:floating.${channel}`),
      }))}
      action={{ ...args.action, label: t("shell:nav.reserve") }}
      fare={args.fare && inLanguage(globals, FARE)}
      fareText={args.fareText || t("shell:floating.fareHere")}
    />
  );
}
