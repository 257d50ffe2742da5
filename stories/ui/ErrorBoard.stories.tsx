import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone, RotateCw } from "lucide-react";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { Brand } from "#src/ui/Brand/Brand.tsx";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { ErrorBoard } from "#src/ui/ErrorBoard/ErrorBoard.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const SAID =
  "TypeError: Failed to fetch dynamically imported module: https://www.example.com/assets/reservation-Cq9vTz4B3pQw8kLr.js";

const meta = {
  component: ErrorBoard,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Not for a field that was left empty or a request that failed: those are told beside the form, which stays.",
      keyboard: {},
    }),
  },
  args: { lines: ["", ""], title: "", text: "", children: null },
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ErrorBoard
        lines={[t("shell:notFound.page.board.first"), t("shell:notFound.page.board.second")]}
        title={t("shell:notFound.page.title")}
        text={t("shell:notFound.page.text")}
      >
        <ButtonLink href="#home">{t("shell:notFound.page.back")}</ButtonLink>
      </ErrorBoard>
    );
  },
} satisfies Meta<typeof ErrorBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: wordsOf(globals)("shell:notFound.page.title") }),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With a plate: beside the words, and on phones below them. */
export const WithPlate: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ErrorBoard
        lines={[t("shell:notFound.services.board.first"), t("shell:notFound.services.board.second")]}
        title={t("shell:notFound.services.title")}
        text={t("shell:notFound.services.text")}
        image={loadPage("notFound", languageOf(globals)).image}
      >
        <ButtonLink href="#services">{t("shell:notFound.services.back")}</ButtonLink>
        <ButtonLink href="#form" variant="line">
          {t("shell:notFound.reserve")}
        </ButtonLink>
      </ErrorBoard>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByRole("img", { name: loadPage("notFound", languageOf(globals)).image.alt }),
    ).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With what the machine said, unfolded; a long word of it wraps. The picture of the component. */
export const WithDetail: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <ErrorBoard
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
          {t("shell:crash.reload")}
        </Button>
        <ButtonLink href={`tel:${siteIn(globals).contact.phone.e164}`} variant="line">
          <Phone aria-hidden />
          {siteIn(globals).contact.phone.display}
        </ButtonLink>
      </ErrorBoard>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expect(canvas.getByText(SAID)).not.toBeVisible();
    await userEvent.click(canvas.getByText(wordsOf(globals)("shell:crash.detail")));
    await expect(canvas.getByText(SAID)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
