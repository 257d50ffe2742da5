import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { Brand } from "#src/ui/Brand/Brand.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-brand",
  title: "Components/Navigation/Brand · logo",
  component: Brand,
  parameters: guide({
    avoid: "Not as decoration inside a page, where the `LogoMark` alone is enough and leads nowhere.",
    keyboard: { Tab: "goes to it", Enter: "leads to the home page" },
    parts: [
      "The `LogoMark`",
      "The short name of the business",
      "What it does, in small print, where there is room",
      "Where the link leads, for screen readers alone",
    ],
    content: {
      do: [
        "Keep the small print to what is sold: “Transfers & tours”",
        "Leave the name as the owner writes it, in every language",
      ],
      dont: ["Add a slogan or a year", "Translate the name"],
    },
    messages: ["shell:brand.tagline", "shell:brand.home"],
  }),
  args: {
    href: "#top",
    name: "Bodrum VIP",
    tagline: "",
    homeLabel: "",
    onClick: fn((event) => event.preventDefault()),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      // Its layout depends on the width of the header around it.
      <div style={{ containerType: "inline-size" }}>
        <Brand {...args} tagline={t("shell:brand.tagline")} homeLabel={t("shell:brand.home")} />
      </div>
    );
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone", "desktop", "wordless"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const home = translatorOf(globals)("shell:brand.home");
    const link = canvas.getByRole("link", {
      name: (name) => name.startsWith("Bodrum VIP") && name.endsWith(home),
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    link.blur();
  },
};
