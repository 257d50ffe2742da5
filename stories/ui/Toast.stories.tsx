import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { TOAST_TONES, Toast, type ToastProps, ToastRegion } from "#src/ui/Toast/Toast.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf, type Translator } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-toast",
  title: "Components/Feedback and dialogs/Toast · alert · snackbar · notification",
  component: Toast,
  args: { tone: "error", title: "", closeLabel: "", onClose: fn() },
  parameters: {
    ...guide({
      avoid: "Not for the error of one field, which is shown in the field, and not for decisions: use a `Dialog`.",
      keyboard: {
        Tab: "goes to its action, then to its close button",
        Enter: "activates the focused button",
        Space: "activates the focused button",
      },
      parts: ["An icon for the tone", "The title", "One or two sentences", "One action, if there is one", "A cross"],
      content: {
        do: [
          "Say in the title what happened: “We have your request”, or what to do: “Please fill in all fields”",
          "Say what has become of what was typed: “Nothing was sent, and what you typed is still here.”",
          "Offer another way where one is left: “Send it another way”",
        ],
        dont: [
          "Write “Success!” or “Oops”",
          "Name a code or a technical cause",
          "Put something in it that is needed later: it goes away with the next one",
        ],
      },
      messages: [
        "shell:toast.missingTitle",
        "shell:toast.missingText",
        "shell:toast.failedTitle",
        "shell:toast.sentTitle",
      ],
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <ToastRegion label={t("shell:toast.region")}>
        <Toast {...args} {...resultIn(t, args.tone)} />
      </ToastRegion>
    );
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors are alerts and are announced at once. Shown until closed. */
export const Failed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const region = canvas.getByRole("region", { name: t("shell:toast.region") });
    await expect(region).toContainElement(canvas.getByRole("alert"));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("shell:toast.otherWay") })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("shell:toast.close") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

/** Success is a status and is announced politely. */
export const Sent: Story = {
  args: { tone: "success" },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(t("shell:toast.sentTitle"));
  },
};

/** Both tones: an error with an action, a success, and an error without an action. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <div style={{ display: "grid", gap: "var(--space-5)" }}>
        {TOAST_TONES.map((tone) => (
          <Toast {...args} {...resultIn(t, tone)} tone={tone} key={tone} />
        ))}
        <Toast
          {...args}
          title={t("shell:toast.missingTitle")}
          text={t("shell:toast.missingText")}
          closeLabel={t("shell:toast.close")}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    // Screen readers read the title and the text without anything in between.
    const text = canvas.getByText(t("shell:toast.missingText"));
    await expect(canvas.getByText(t("shell:toast.missingTitle")).nextElementSibling).toContainElement(text);
    // No single word on the last line.
    await expect(getComputedStyle(text).textWrapStyle).toBe("balance");
  },
};

/** The region exists before any toast, so that the first one is announced. */
export const Empty: Story = {
  render: (_args, { globals }) => <ToastRegion label={translatorOf(globals)("shell:toast.region")}>{null}</ToastRegion>,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("region", { name: translatorOf(globals)("shell:toast.region") }),
    ).toBeEmptyDOMElement();
  },
};

/** The texts of the booking form. */
function resultIn(t: Translator, tone: ToastProps["tone"]): Pick<ToastProps, "title" | "action" | "closeLabel"> {
  return {
    title: t(tone === "error" ? "shell:toast.failedTitle" : "shell:toast.sentTitle"),
    ...(tone === "error" && { action: <Button variant="text">{t("shell:toast.otherWay")}</Button> }),
    closeLabel: t("shell:toast.close"),
  };
}
