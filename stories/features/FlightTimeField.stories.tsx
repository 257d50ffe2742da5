import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { rideToFlight } from "#src/domain/flight.ts";
import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS } from "#src/domain/extrasForm.ts";
import { FlightTimeField, type FlightTimeFieldProps } from "#src/features/booking/FlightTimeField.tsx";
import { useReducer } from "react";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];
type Fields = Pick<FlightTimeFieldProps["fields"], "form" | "extras">;

const meta = {
  id: "features-flighttimefield",
  title: "Components/Booking/FlightTimeField",
  component: FlightTimeField,
  tags: ["new"],
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only beside the time of a ride that ends at an airport.",
      keyboard: { Enter: "on its label, expands or collapses the fields", Space: "on its label, does the same" },
      parts: ["A plus and the question", "“optional”, or day and time of the flight", "`FlightTime`"],
      content: {
        do: ["Begin as the guest would: “My flight leaves at …”"],
        dont: ["Ask for the flight before the places: only they say whether there is one"],
      },
      messages: ["request:flight.title", "request:flight.noDrive"],
    }),
  },
  args: {} as FlightTimeFieldProps,
  render: (_args, { globals }) => <Example globals={globals} form={{ from: "yalıkavak", to: "airport" }} />,
} satisfies Meta<typeof FlightTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press takes the time. A flight after midnight has the ride on the day before, and keeps its own day. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(canvas.getByText(t("request:flight.title")));
    await userEvent.type(canvas.getByLabelText(t("booking:fields.flightDate")), "2027-07-15");
    await userEvent.type(canvas.getByLabelText(t("booking:fields.flightTime")), "14:00");
    await userEvent.click(canvas.getByRole("button", { name: /11:10/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2027-07-15 11:10");
    await userEvent.clear(canvas.getByLabelText(t("booking:fields.flightTime")));
    await userEvent.type(canvas.getByLabelText(t("booking:fields.flightTime")), "00:30");
    await userEvent.click(canvas.getByRole("button", { name: /20:40/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2027-07-14 20:40");
    await expect(canvas.getByRole("button", { name: /20:40/ })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByLabelText(t("booking:fields.flightDate"))).toHaveValue("2027-07-15");
  },
};

/** On the way back the flight is on the day of the return, whose date and time it sets. */
export const Return: Story = {
  tags: ["picture", "phone"],
  render: (_args, { globals }) => (
    <Example
      globals={globals}
      form={{ from: "airport", to: "gümüşlük", date: "2027-07-14", time: "23:30" }}
      extras={{ returnTrip: true, returnDate: "2027-07-21", flightTime: "09:25" }}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByText(translatorOf(globals)("request:flight.title")));
    await userEvent.click(canvas.getByRole("button", { name: /06:25/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2027-07-21 06:25");
  },
};

/** Without a known drive nothing is suggested, and the flight is told to us. */
export const UnknownDrive: Story = {
  render: (_args, { globals }) => (
    <Example
      globals={globals}
      form={{ from: "torba", to: "airport", date: "2027-07-14" }}
      extras={{ flightTime: "14:00" }}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(canvas.getByText(t("request:flight.title")));
    await expect(canvas.getByText(t("request:flight.noDrive"))).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

interface ExampleProps {
  globals: Globals;
  form: Partial<Fields["form"]>;
  extras?: Partial<Fields["extras"]>;
}

/** Keeps what is typed and taken, and says when the ride begins. */
function Example({ globals, form, extras }: ExampleProps) {
  const [fields, change] = useReducer(
    (current: Fields, next: { form?: Partial<Fields["form"]>; extras?: Partial<Fields["extras"]> }) => ({
      form: { ...current.form, ...next.form },
      extras: { ...current.extras, ...next.extras },
    }),
    { form: { ...BOOKING_DEFAULTS, ...form }, extras: { ...EXTRAS_DEFAULTS, ...extras } },
  );
  const ride = rideToFlight(fields.form, fields.extras);
  const { date, time } =
    ride?.leg === "out" ? fields.form : { date: fields.extras.returnDate, time: fields.extras.returnTime };
  return (
    <div style={{ maxInlineSize: "40rem" }}>
      {ride && (
        <FlightTimeField
          ride={ride}
          fields={{
            ...fields,
            change: (values) => change({ form: values }),
            changeExtras: (values) => change({ extras: values }),
          }}
          data={{ drives: { yalıkavak: 50, gümüşlük: 60 } }}
          language={languageOf(globals)}
          busy={false}
        />
      )}
      <output translate="no">{`${date} ${time}`}</output>
    </div>
  );
}
