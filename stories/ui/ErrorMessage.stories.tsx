import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone, RotateCw } from "lucide-react";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorMessage } from "#src/ui/ErrorMessage/ErrorMessage.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const SAID =
  "TypeError: Failed to fetch dynamically imported module: https://www.example.com/assets/reservation-Cq9vTz4B3pQw8kLr.js";

const meta = {
  id: "ui-errormessage",
  title: "Components/Feedback and dialogs/ErrorMessage · error page",
  component: ErrorMessage,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not for an empty field or a failed request: those are reported next to the form, which is kept.",
      keyboard: {},
      parts: [
        "A `Brand`, where the page has no header",
        "A board with two short lines",
        "The title",
        "What happened, and what to do",
        "Buttons, the likeliest first",
        "The technical message, folded away, if there is one",
      ],
      content: {
        do: [
          "Keep each line of the board to twelve letters: “Page”, “Not found”",
          "Give a way that works now, and a person: “Reload it, or reach us directly, at any hour.”",
        ],
        dont: [
          "Write “Oops” or “404”",
          "Blame the guest: “You entered a wrong address”",
          "Say that somebody has been informed, if nobody has",
        ],
      },
      messages: ["shell:crash.title", "shell:crash.text", "shell:notFound.title"],
    }),
  },
  args: { lines: ["", ""], title: "", text: "", children: null },
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <ErrorMessage
        lines={[t("shell:notFound.board.first"), t("shell:notFound.board.second")]}
        title={t("shell:notFound.title")}
        text={t("shell:notFound.text")}
      >
        <ButtonLink href="#home">{t("shell:notFound.back")}</ButtonLink>
      </ErrorMessage>
    );
  },
} satisfies Meta<typeof ErrorMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: translatorOf(globals)("shell:notFound.title") }),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With an image: beside the text, or below it on phones. */
export const WithPlate: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <ErrorMessage
        lines={[t("services:notFound.board.first"), t("services:notFound.board.second")]}
        title={t("services:notFound.title")}
        text={t("services:notFound.text")}
        image={loadPage("notFound", languageOf(globals)).image}
      >
        <ButtonLink href="#services">{t("services:notFound.back")}</ButtonLink>
        <ButtonLink href="#form" variant="line">
          {t("shell:notFound.reserve")}
        </ButtonLink>
      </ErrorMessage>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByRole("img", { name: loadPage("notFound", languageOf(globals)).image.alt }),
    ).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With the technical details expanded; long words wrap. */
export const WithDetail: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <ErrorMessage
        brand={
          <Brand href="#top" name="Bodrum VIP" tagline={t("shell:brand.tagline")} homeLabel={t("shell:brand.home")} />
        }
        lines={[t("shell:crash.board.first"), t("shell:crash.board.second")]}
        title={t("shell:crash.title")}
        text={t("shell:crash.text")}
        detail={{ label: t("shell:crash.detail"), text: SAID }}
      >
        <Button>
          <RotateCw aria-hidden />
          <span>{t("shell:crash.reload")}</span>
        </Button>
        <ButtonLink href={`tel:${siteIn(globals).contact.phone.e164}`} variant="line">
          <Phone aria-hidden />
          <span translate="no">{siteIn(globals).contact.phone.display}</span>
        </ButtonLink>
      </ErrorMessage>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expect(canvas.getByText(SAID)).not.toBeVisible();
    await userEvent.click(canvas.getByText(translatorOf(globals)("shell:crash.detail")));
    await expect(canvas.getByText(SAID)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
