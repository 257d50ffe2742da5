import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { StreetMap, type StreetMapProps } from "#src/features/map/StreetMap.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { STREETS, stubStreets } from "#stories/fixtures/contact.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

/** A frame is filled by the browser when it finds the time, which a busy machine does not at once. */
const FRAME_WAIT = { timeout: 5_000 };

const meta = {
  component: StreetMap,
  args: {
    map: loadPage("contact", "tr").map,
    marked: "bodrum",
    src: STREETS,
    directionsHref: "#directions",
    allowed: false,
  },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "A map of a road or of places to choose from is a `CoastMap`: it needs no street map.",
      keyboard: {
        Tab: "goes to the button, to the link and, once it is there, into the street map",
        "Enter, Space": "loads the street map, which then has the focus",
      },
    }),
  },
  beforeEach: () => stubStreets("there"),
  render: (args, { globals }) => <StreetMap {...args} map={loadPage("contact", languageOf(globals)).map} />,
} satisfies Meta<typeof StreetMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has asked for the street map: no frame is on the page. A press brings it, and it takes over the focus. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("img", { name: t("contact:map.drawn") })).toBeVisible();
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const frame = await canvas.findByTitle(t("contact:map.title"), {}, FRAME_WAIT);
    await waitFor(() => expect(frame).toHaveFocus(), FRAME_WAIT);
    await expect(canvas.queryByText(t("contact:map.note"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: t("contact:map.directions") })).toBeVisible();
  },
};

/** As it stands until then. */
export const Drawn: Story = { tags: ["picture", "phone"] };

/** Whoever accepts the site's cookies while it is in view has agreed to it: it comes without a press, and leaves the focus. */
export const Allowed: Story = {
  render: (args, { globals }) => (
    <Asking
      {...args}
      map={loadPage("contact", languageOf(globals)).map}
      acceptLabel={wordsOf(globals)("shell:cookie.accept")}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const accept = canvas.getByRole("button", { name: t("shell:cookie.accept") });
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await userEvent.click(accept);
    await canvas.findByTitle(t("contact:map.title"), {}, FRAME_WAIT);
    await waitFor(
      () => expect(canvas.queryByRole("button", { name: t("contact:map.loading") })).not.toBeInTheDocument(),
      FRAME_WAIT,
    );
    await expect(canvas.queryByRole("button", { name: t("contact:map.load") })).not.toBeInTheDocument();
    await expect(accept).toHaveFocus();
  },
};

/** Without a connection a press says at once that it did not work, and can be tried again. */
export const Offline: Story = {
  beforeEach: () => connect(false),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("contact:map.load") }));
    await expect(canvas.getByRole("status")).toHaveTextContent(t("contact:map.failed"));
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toHaveFocus();
  },
};

/** A host that cannot be reached is never given a frame, which would show the browser's own error page. The next press brings it. */
export const Unreachable: Story = {
  beforeEach: () => stubStreets("unreachable", "there"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const status = canvas.getByRole("status");
    const button = canvas.getByRole("button", { name: t("contact:map.load") });
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent(t("contact:map.failed")));
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: t("contact:map.drawn") })).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const frame = await canvas.findByTitle(t("contact:map.title"), {}, FRAME_WAIT);
    await waitFor(() => expect(frame).toHaveFocus(), FRAME_WAIT);
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The same where it comes without a press: it says so once, and is not asked for again before somebody presses. */
export const UnreachableThoughAllowed: Story = {
  args: { allowed: true },
  beforeEach: () => stubStreets("unreachable", "there"),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t("contact:map.failed")));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toBeVisible();
  },
};

/** A host that says nothing has no frame on the page either, and is given up after a quarter of a minute. */
export const Silent: Story = {
  beforeEach: () => {
    const restoreStreets = stubStreets("silent");
    const restorePatience = shortenPatience();
    return () => {
      restorePatience();
      restoreStreets();
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("contact:map.load") }));
    await expect(canvas.getByRole("button", { name: t("contact:map.loading") })).toBeVisible();
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t("contact:map.failed")));
    await expect(canvas.queryByTitle(t("contact:map.title"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toHaveFocus();
  },
};

/** Lets the fifteen seconds of patience pass in half of one; other timers keep their time. */
function shortenPatience(): () => void {
  const { setTimeout } = window;
  const shortened = (handler: TimerHandler, delay?: number) => setTimeout(handler, delay === 15_000 ? 500 : delay);
  window.setTimeout = shortened as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
}

function Asking({ acceptLabel, ...props }: StreetMapProps & { acceptLabel: string }) {
  const [allowed, setAllowed] = useState(false);
  return (
    <>
      <Button onClick={() => setAllowed(true)}>{acceptLabel}</Button>
      <StreetMap {...props} allowed={allowed} />
    </>
  );
}
