import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";
import { ContactCard } from "#src/ui/ContactCard/ContactCard.tsx";
import { ContactList } from "#src/ui/ContactList/ContactList.tsx";
import { MapFacade, type MapState } from "#src/ui/MapFacade/MapFacade.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { contactIn, mapWordsIn, STREETS } from "#stories/fixtures/contact.ts";
import { pictureIn } from "#stories/fixtures/gallery.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const WORDS = {
  tr: {
    title: "Bize ulaşınız",
    lead: "En hızlısı WhatsApp. Telefonu da her saat bir insan açar.",
    call: "Telefonla ara",
  },
  en: {
    title: "Contact us",
    lead: "WhatsApp is the fastest. A person answers the phone, too, at any hour.",
    call: "Call",
  },
  ru: {
    title: "Свяжитесь с нами",
    lead: "Звоните или пишите: мы отвечаем круглосуточно.",
    call: "Позвонить",
  },
};

const meta = {
  id: "ui-contactcard",
  title: "Components/Contact/ContactCard",
  component: ContactCard,
  args: { title: "", lead: "", actions: null, children: null, map: null },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Beside a form or in a column the `ContactList` alone is enough. It holds the page’s `h1`: one to a page.",
      keyboard: {
        Tab: "goes through the buttons and links of the card, then through those of the map",
        Enter: "follows a link, or loads the street map",
      },
      parts: [
        "The title and the lead of the page",
        "`ContactActions`, as a grid",
        "A `ContactList`",
        "A `MapFacade` behind it",
      ],
      content: {
        do: [
          "Say in the lead which way is quickest, and who answers: “If you’d rather talk, someone answers the phone at any hour.”",
          "Keep one map, of the place that guests may visit",
        ],
        dont: [
          "Promise a time to answer that a busy night breaks",
          "Add a contact form: the booking form and the chat are enough",
        ],
      },
      messages: ["contact:title", "contact:lead"],
    }),
  },
  render: (args, context) => contactPage(args, context, "drawn"),
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones the card is above the map. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { title, call } = inLanguage(globals, WORDS);
    const heading = canvas.getByRole("heading", { level: 1, name: title });
    await expect(heading).toBeVisible();
    const { phone, emails } = contactIn(globals);
    const { directionsLabel } = mapWordsIn(globals);
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "WhatsApp",
      call,
      "SMS",
      phone.text,
      ...emails.map(({ text }) => text),
      directionsLabel,
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "WhatsApp" })).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};

/** From 80rem the card overlaps the map. The street map starts beside it, so that none of its controls is covered. */
export const StreetMap: Story = {
  globals: { viewport: { value: "desktop" } },
  render: (args, context) => contactPage(args, context, "loaded"),
  play: async ({ canvas, globals }) => {
    const card = canvas.getByRole("heading", { level: 1 }).parentElement as HTMLElement;
    const frame = canvas.getByTitle(mapWordsIn(globals).title).getBoundingClientRect();
    await expect(frame.left).toBeGreaterThanOrEqual(Math.floor(card.getBoundingClientRect().right));
    await expect(frame.top).toBeLessThanOrEqual(card.getBoundingClientRect().top);
    await expect(Math.round(frame.right)).toBe(document.documentElement.clientWidth);
  },
};

function contactPage(
  args: Parameters<typeof ContactCard>[0],
  { globals }: { globals: Parameters<typeof inLanguage>[0] },
  state: MapState,
) {
  const { title, lead, call } = inLanguage(globals, WORDS);
  const { directionsLabel, ...mapWords } = mapWordsIn(globals);
  const contact = contactIn(globals);
  return (
    <ContactCard
      {...args}
      title={title}
      lead={lead}
      actions={
        <ContactActions
          layout="grid"
          actions={[
            { channel: "whatsapp", href: "#whatsapp", label: "WhatsApp" },
            { channel: "call", href: contact.phone.href, label: call },
            { channel: "sms", href: "#sms", label: "SMS" },
          ]}
        />
      }
      map={
        <MapFacade
          {...mapWords}
          state={state}
          src={STREETS}
          onLoad={() => {}}
          onFrameLoad={() => {}}
          directions={{ href: "#directions", label: directionsLabel }}
        >
          <Picture image={pictureIn(globals, "hero-dusk-road")} sizes="100vw" priority />
        </MapFacade>
      }
    >
      <ContactList {...contact} />
    </ContactCard>
  );
}
