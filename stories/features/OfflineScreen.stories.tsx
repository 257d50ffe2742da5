import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import type { ContactData } from "#src/content/pageData/pageDataTypes.ts";
import { OfflineScreen } from "#src/features/navigation/OfflineScreen.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-offlinescreen",
  title: "Components/Feedback and dialogs/OfflineScreen",
  component: OfflineScreen,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not for cached pages with missing data: those are shown with `OfflineNotice` above them.",
      keyboard: {
        Tab: "goes to the logo, the call, the text message, the retry and the cached pages",
        Enter: "follows the link",
      },
      parts: [
        "An `ErrorMessage`",
        "A call and a text message",
        "A way to try again",
        "The pages that are kept on the device",
      ],
      content: {
        do: ["Put on the board what still works: “No internet”, “Calls work”", "List only pages that will open"],
        dont: ["Say “Try again later” as the only way"],
      },
      messages: ["offline:board.first", "offline:board.second", "offline:text", "offline:again"],
    }),
  },
  args: { language: "tr", contact: {} as ContactData },
  render: (_args, { globals }) => <OfflineScreen language={languageOf(globals)} contact={siteIn(globals).contact} />,
} satisfies Meta<typeof OfflineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { phone } = siteIn(globals).contact;
    await expect(canvas.getByRole("heading", { level: 1, name: t("offline:title") })).toBeVisible();
    const call = canvas.getByRole("link", { name: phone.display });
    await expect(call).toHaveAttribute("href", `tel:${phone.e164}`);
    const text = canvas.getByRole<HTMLAnchorElement>("link", { name: t("shell:floating.sms") });
    await expect(text.href).toContain(`sms:${phone.e164}`);
    await expect(canvas.getByRole("link", { name: t("shell:nav.prices") })).toHaveAttribute(
      "href",
      `/${t.language}/prices`,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(call).toHaveFocus();
  },
};
