import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { FlightTime, type FlightTimeProps } from "#src/ui/FlightTime/FlightTime.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const onTake = fn();

/** For a flight at 14:00, fifty minutes away. */
function suggestedIn(globals: Globals, taken?: string): Omit<FlightTimeProps, "onChange"> {
  const t = translatorOf(globals);
  return {
    id: "flight",
    labels: { flightDate: t("booking:fields.flightDate"), flightTime: t("booking:fields.flightTime") },
    values: { flightDate: "2027-07-14", flightTime: "14:00" },
    suggestion: t("request:flight.suggestion"),
    times: [
      { flight: t("request:flight.kinds.domestic"), time: "11:10", isTaken: taken === "11:10", onTake },
      { flight: t("request:flight.kinds.abroad"), time: "10:10", isTaken: taken === "10:10", onTake },
    ],
    note: t("request:flight.note", { count: 50 }),
  };
}

const meta = {
  id: "ui-flighttime",
  title: "Components/Forms and fields/FlightTime",
  component: FlightTime,
  tags: ["new"],
  parameters: guide({
    avoid: "Only for a ride that ends at an airport.",
    keyboard: {
      Tab: "goes from the flight's day and time to the suggested times",
      Enter: "on a suggested time, copies it into the form",
      Space: "on a suggested time, does the same",
    },
    parts: ["Day and time of the flight", "A time to leave at for each kind of flight", "How the times come about"],
    content: {
      do: ["Name the day as well where the ride begins on the day before the flight"],
      dont: ["Suggest a time where no drive time is known: say instead who will"],
    },
    messages: ["request:flight.suggestion", "request:flight.note", "request:flight.noDrive"],
  }),
  args: {} as FlightTimeProps,
  render: (_args, { globals }) => <Filling {...suggestedIn(globals)} />,
  beforeEach: () => void onTake.mockClear(),
} satisfies Meta<typeof FlightTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the flight is known, with suggestions, with one taken, while it is being sent, on the day before, and without a known drive. */
export const States: Story = {
  tags: ["picture", "phone", "night"],
  render: (_args, { globals }) => {
    const t = translatorOf(globals);
    const shown = suggestedIn(globals);
    const [domestic, abroad] = shown.times;
    return (
      <div style={{ display: "grid", gap: "var(--space-5)", maxInlineSize: "40rem" }}>
        <Filling {...shown} id="empty" values={{ flightDate: "", flightTime: "" }} times={[]} />
        <Filling {...shown} id="known" />
        <Filling {...suggestedIn(globals, "11:10")} id="taken" />
        <Filling {...suggestedIn(globals, "11:10")} id="busy" busy />
        <Filling
          {...shown}
          id="eve"
          values={{ flightDate: "2027-07-15", flightTime: "00:30" }}
          times={[
            { ...domestic!, time: "14.07.2027, 21:40" },
            { ...abroad!, time: "14.07.2027, 20:40" },
          ]}
        />
        <Filling {...shown} id="unknown" times={[]} note={t("request:flight.noDrive")} />
      </div>
    );
  },
};

/** A press takes a time; while the form is being sent it does not. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("group", { name: t("request:flight.suggestion") })).toBeInTheDocument();
    await userEvent.clear(canvas.getByLabelText(t("booking:fields.flightTime")));
    await userEvent.type(canvas.getByLabelText(t("booking:fields.flightTime")), "15:30");
    await expect(canvas.getByLabelText(t("booking:fields.flightTime"))).toHaveValue("15:30");
    await userEvent.click(canvas.getByRole("button", { name: /10:10/ }));
    await expect(onTake).toHaveBeenCalledOnce();
  },
};

/** While the form is being sent, nothing can be taken. */
export const Busy: Story = {
  render: (_args, { globals }) => <Filling {...suggestedIn(globals, "11:10")} busy />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /10:10/ }));
    await expect(onTake).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: /11:10/, pressed: true })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Keeps what is typed. */
function Filling(props: Omit<FlightTimeProps, "onChange">) {
  const [values, setValues] = useState(props.values);
  return <FlightTime {...props} values={values} onChange={(change) => setValues({ ...values, ...change })} />;
}
