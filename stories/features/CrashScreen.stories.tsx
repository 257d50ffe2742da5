import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { CrashScreen } from "#src/features/navigation/CrashScreen.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-crashscreen",
  title: "Components/Feedback and dialogs/CrashScreen · error page",
  component: CrashScreen,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not if only a part of a page failed: show the error in that part.",
      keyboard: {
        Tab: "goes to the logo, the reload, the call and the detail",
        Enter: "presses the button, follows the link, or expands the detail",
        Space: "presses the button, or expands the detail",
      },
      parts: [
        "An `ErrorMessage`",
        "A button that loads the page again",
        "The phone number",
        "The technical message, folded away",
      ],
      content: {
        do: [
          "Say that it was us, calmly: “Something went wrong”",
          "Keep a person within reach: “reach us directly, at any hour”",
        ],
        dont: ["Show the technical message open", "Say “Try again later” without a way for now"],
      },
      messages: ["shell:crash.board.second", "shell:crash.title", "shell:crash.detail", "shell:crash.reload"],
    }),
  },
  args: { language: "tr", message: "TypeError: Failed to fetch dynamically imported module", onReload: fn() },
  render: (args, { globals }) => (
    <CrashScreen {...args} language={languageOf(globals)} contact={siteIn(globals).contact} />
  ),
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("shell:crash.title") })).toBeVisible();
    await expect(canvas.getByText(args.message)).not.toBeVisible();
    const label = canvas.getByText(t("shell:crash.detail"));
    await userEvent.click(label);
    await expect(canvas.getByText(args.message)).toBeVisible();
    await userEvent.click(label);
    await userEvent.click(canvas.getByRole("button", { name: t("shell:crash.reload") }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** If the site's data failed to load, only the reload is offered. */
export const WithoutContact: Story = {
  render: (args, { globals }) => <CrashScreen {...args} language={languageOf(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("link")).toHaveLength(0);
  },
};
