import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import type { BookingField, BookingHint } from "#src/domain/bookingForm.ts";
import { BookingInputs } from "#src/features/booking/BookingInputs.tsx";
import { useBookingFields } from "#src/features/booking/useBookingFields.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "features-bookinginputs",
  title: "Components/Booking/BookingInputs",
  component: BookingInputs,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Not outside of the `BookingForm`, which checks and sends what they hold.",
      keyboard: { Tab: "goes from the places to the day, the guests and the contact details, then to the button" },
      parts: [
        "Start, destination and the button that swaps them",
        "A place for the price",
        "Date, time, passengers and vehicle",
        "A place for the optional fields",
        "Name and phone",
        "Hints, which never block",
      ],
      content: {
        do: ["Ask first what decides the price", "Mark each missing field with its own message"],
        dont: ["Add a field that the operator does not need"],
      },
      messages: ["booking:fields.from", "booking:fields.fullName", "booking:hints.samePlace"],
    }),
  },
  args: {} as Parameters<typeof BookingInputs>[0],
  render: (_args, { globals }) => <Example globals={globals} />,
} satisfies Meta<typeof BookingInputs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. What is typed is kept, and the places can be swapped. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const from = canvas.getByRole("combobox", { name: t("booking:fields.from") });
    const to = canvas.getByRole("combobox", { name: t("booking:fields.to") });
    await userEvent.selectOptions(from, "airport");
    await userEvent.selectOptions(to, "yalıkavak");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:places.swap") }));
    await expect(from).toHaveValue("yalıkavak");
    await expect(to).toHaveValue("airport");
  },
};

/** Each required field is missing, and every hint is shown. */
export const Blocked: Story = {
  tags: ["picture", "phone"],
  render: (_args, { globals }) => (
    <Example
      globals={globals}
      hints={["inThePast", "samePlace", "tooManyPassengers", "phoneLength"]}
      errorOf={(field) => translatorOf(globals)(`request:errors.missing.${field as "from"}`)}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    for (const field of ["from", "to", "date", "time", "fullName", "phone"] as const)
      await expect(canvas.getByText(t(`request:errors.missing.${field}`))).toBeVisible();
    await expect(canvas.getByText(t("booking:hints.samePlace"))).toBeVisible();
  },
};

interface ExampleProps {
  globals: Globals;
  hints?: readonly BookingHint[];
  errorOf?: (field: BookingField) => string | undefined;
}

const REQUIRED: readonly BookingField[] = ["from", "to", "date", "time", "fullName", "phone"];

function Example({ globals, hints = [], errorOf = fn() }: ExampleProps) {
  const data = bookingIn(globals);
  const fields = useBookingFields(data);
  const { restoreFields } = fields;
  return (
    <form ref={restoreFields} style={{ containerType: "inline-size" }} noValidate>
      <BookingInputs
        fields={fields}
        data={data}
        hints={hints}
        errorOf={(field) => (REQUIRED.includes(field) ? errorOf(field) : undefined)}
        busy={false}
        fareSlot={null}
        extrasSlot={null}
      >
        <Button wide>{translatorOf(globals)("booking:send")}</Button>
      </BookingInputs>
    </form>
  );
}
