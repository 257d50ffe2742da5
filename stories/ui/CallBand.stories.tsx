import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone } from "lucide-react";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: CallBand,
  args: { title: "", text: "", image: loadPage("home", "tr").pictures.night, children: null },
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <CallBand
        {...args}
        title={t("pages:call.title")}
        text={t("pages:call.text")}
        image={loadPage("home", languageOf(globals)).pictures.night}
      >
        <ButtonLink variant="whatsapp" href="#chat">
          <BrandIcon brand="whatsapp" />
          {t("pages:call.whatsapp")}
        </ButtonLink>
        <ButtonLink variant="line" href="#call">
          <Phone aria-hidden />
          {t("pages:call.phone")}
        </ButtonLink>
      </CallBand>
    );
  },
} satisfies Meta<typeof CallBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("pages:call.whatsapp") })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: t("pages:call.phone") })).toHaveFocus();
  },
};
