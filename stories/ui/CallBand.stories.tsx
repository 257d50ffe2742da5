import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, sayIn, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: CallBand,
  args: { title: "", text: "", image: loadPage("home", "tr").pictures.night, children: null },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "A page ends with one, and has no second. Beside a form take `ContactActions` alone.",
      keyboard: { Tab: "goes to the next way to a person" },
    }),
  },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <CallBand
        {...args}
        title={args.title || t("pages:call.title")}
        text={t("pages:call.text")}
        image={loadPage("home", languageOf(globals)).pictures.night}
      >
        <ContactActions
          actions={[
            { channel: "whatsapp", href: "#chat", label: t("pages:call.whatsapp") },
            { channel: "call", href: "#call", label: t("pages:call.call") },
          ]}
        />
      </CallBand>
    );
  },
} satisfies Meta<typeof CallBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("pages:call.whatsapp") })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("pages:call.call") })).toHaveFocus();
  },
};

/** Its plate on phones too, where the page above is short. */
export const PlateOnPhones: Story = {
  tags: ["picture", "phone"],
  args: { plateOnPhones: true },
};

/** A long title and words of many letters. */
export const Long: Story = {
  render: (args, context) => {
    const title = sayIn(context.globals, {
      tr: "Uçağınız rötar yaptı, biz havalimanında bekliyoruz",
      en: "Your flight is delayed, we are waiting at the airport",
      ru: "Рейс задерживается\u00a0— предупреждать нас необязательно",
    });
    return meta.render({ ...args, title }, context);
  },
};
