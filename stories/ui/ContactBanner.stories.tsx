import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-contactbanner",
  title: "Components/Contact/ContactBanner · call to action",
  component: ContactBanner,
  args: { title: "", text: "", image: loadPage("home", "tr").pictures.night, children: null },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "One per page: at its end, or halfway down a long list. Beside a form use `ContactActions` alone.",
      keyboard: { Tab: "goes to the next contact button" },
      parts: [
        "A title that asks or offers",
        "One sentence: who answers, and when",
        "`ContactActions` with the channels",
        "A picture; on phones only where the page above is short",
      ],
      content: {
        do: ["Keep to what is true at any hour: somebody answers day and night", "Show it once"],
        dont: ["Write “Do not hesitate to contact us”", "Offer a channel that nobody reads"],
      },
      messages: ["pages:call.title", "pages:call.text", "tour:call.title"],
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <ContactBanner
        {...args}
        title={args.title || t("pages:call.title")}
        text={t("pages:call.text")}
        image={loadPage("home", languageOf(globals)).pictures.night}
      >
        <ContactActions
          actions={[
            { channel: "whatsapp", href: "#chat", label: t("shell:channels.whatsapp") },
            { channel: "call", href: "#call", label: t("shell:channels.call") },
          ]}
        />
      </ContactBanner>
    );
  },
} satisfies Meta<typeof ContactBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("shell:channels.whatsapp") })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("shell:channels.call") })).toHaveFocus();
  },
};

/** A long title and long words. */
export const Long: Story = {
  render: (args, context) => {
    const title = inLanguage(context.globals, {
      tr: "Uçağınız rötar yaptı, biz havalimanında bekliyoruz",
      en: "Your flight is delayed, we are waiting at the airport",
      ru: "Рейс задерживается\u00a0— предупреждать нас необязательно",
    });
    return meta.render({ ...args, title }, context);
  },
};
