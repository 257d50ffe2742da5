import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { StreetMap, type StreetMapProps } from "#src/features/map/StreetMap.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { STREETS, stubStreets } from "#stories/fixtures/contact.ts";
import { nextFrames } from "#stories/fixtures/frames.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { placeNamesIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

/** An iframe loads asynchronously, which takes longer on a busy machine. */
const FRAME_WAIT = { timeout: 5_000 };

const meta = {
  id: "features-streetmap",
  title: "Components/Pictures and maps/StreetMap",
  component: StreetMap,
  argTypes: { src: { control: false }, allowed: { control: false } },
  args: {
    map: loadPage("contact", "tr").map,
    markedPlace: "bodrum",
    town: "",
    region: "",
    src: STREETS,
    directionsHref: "#directions",
    allowed: false,
  },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "For a route, or places to select from, use `CoastMap`, which needs no third party.",
      keyboard: {
        Tab: "goes to the button, to the link and, once loaded, into the street map",
        "Enter, Space": "loads the street map, which then takes the focus",
      },
      parts: ["A `MapFacade`", "A `CoastMap` with the place marked"],
      content: {
        do: ["Name both maps apart: “Drawn map: …”, “Street map: …”"],
        dont: ["Load it because the page was opened: only after a press or a consent"],
      },
      messages: ["contact:map.load", "contact:map.loading", "contact:map.note"],
    }),
  },
  beforeEach: () => stubStreets("there"),
  render: (args, { globals }) => (
    <StreetMap {...args} map={loadPage("contact", languageOf(globals)).map} {...placeNamesIn(globals)} />
  ),
} satisfies Meta<typeof StreetMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initial state: the page contains no iframe. A press loads the street map, which takes the focus. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("img", { name: t("contact:map.drawn", placeNamesIn(globals)) })).toBeVisible();
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const frame = await canvas.findByTitle(t("contact:map.title", placeNamesIn(globals)), {}, FRAME_WAIT);
    await waitFor(() => expect(frame).toHaveFocus(), FRAME_WAIT);
    await expect(canvas.queryByText(t("contact:map.note"))).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: t("contact:map.directions") })).toBeVisible();
  },
};

/** The drawn map, before the street map has loaded. */
export const Drawn: Story = { tags: ["picture", "phone"] };

/** Accepting cookies while the map is in view counts as consent: the street map loads without a press and does not take the focus. */
export const Allowed: Story = {
  render: (args, { globals }) => (
    <Asking
      {...args}
      map={loadPage("contact", languageOf(globals)).map}
      {...placeNamesIn(globals)}
      pressLabel={translatorOf(globals)("shell:cookie.accept")}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const accept = canvas.getByRole("button", { name: t("shell:cookie.accept") });
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await userEvent.click(accept);
    await canvas.findByTitle(t("contact:map.title", placeNamesIn(globals)), {}, FRAME_WAIT);
    await waitFor(
      () => expect(canvas.queryByRole("button", { name: t("contact:map.loading") })).not.toBeInTheDocument(),
      FRAME_WAIT,
    );
    await expect(canvas.queryByRole("button", { name: t("contact:map.load") })).not.toBeInTheDocument();
    await expect(accept).toHaveFocus();
  },
};

/** Once the consent is taken back, in another tab, the drawn map asks again. */
export const NoLongerAllowed: Story = {
  args: { allowed: true },
  render: (args, { globals }) => (
    <Asking
      {...args}
      map={loadPage("contact", languageOf(globals)).map}
      {...placeNamesIn(globals)}
      pressLabel={translatorOf(globals)("legal:privacy.consent.withdraw")}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const frame = await canvas.findByTitle(t("contact:map.title", placeNamesIn(globals)), {}, FRAME_WAIT);
    await userEvent.click(canvas.getByRole("button", { name: t("legal:privacy.consent.withdraw") }));
    await expect(frame).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toBeVisible();
  },
};

/** Offline, a press fails at once and can be repeated. */
export const Offline: Story = {
  beforeEach: () => connect(false),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("contact:map.load") }));
    await expect(canvas.getByRole("status")).toHaveTextContent(t("contact:map.failed"));
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toHaveFocus();
  },
};

/** An unreachable host gets no iframe, which would show the browser's own error page. The next press loads the map. */
export const Unreachable: Story = {
  beforeEach: () => stubStreets("unreachable", "there"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const status = canvas.getByRole("status");
    const button = canvas.getByRole("button", { name: t("contact:map.load") });
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent(t("contact:map.failed")));
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: t("contact:map.drawn", placeNamesIn(globals)) })).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const frame = await canvas.findByTitle(t("contact:map.title", placeNamesIn(globals)), {}, FRAME_WAIT);
    await waitFor(() => expect(frame).toHaveFocus(), FRAME_WAIT);
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The same for automatic loading: the failure is shown once, with no automatic retry. */
export const UnreachableThoughAllowed: Story = {
  args: { allowed: true },
  beforeEach: () => stubStreets("unreachable", "there"),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t("contact:map.failed")));
    await nextFrames();
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toBeVisible();
  },
};

/** A host that does not answer gets no iframe either, and loading is given up after fifteen seconds. */
export const Silent: Story = {
  beforeEach: () => {
    const restoreStreets = stubStreets("silent");
    const restoreTimeout = shortenTimeout();
    return () => {
      restoreTimeout();
      restoreStreets();
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("contact:map.load") }));
    await expect(canvas.getByRole("button", { name: t("contact:map.loading") })).toBeVisible();
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t("contact:map.failed")));
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toHaveFocus();
  },
};

/** Shortens the timeout of fifteen seconds to half a second; other timers are unchanged. */
function shortenTimeout(): () => void {
  const { setTimeout } = window;
  const shortened = (handler: TimerHandler, delay?: number) => setTimeout(handler, delay === 15_000 ? 500 : delay);
  window.setTimeout = shortened as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
}

function Asking({ pressLabel, ...props }: StreetMapProps & { pressLabel: string }) {
  const [allowed, setAllowed] = useState(props.allowed);
  return (
    <>
      <Button onClick={() => setAllowed(!allowed)}>{pressLabel}</Button>
      <StreetMap {...props} allowed={allowed} />
    </>
  );
}
