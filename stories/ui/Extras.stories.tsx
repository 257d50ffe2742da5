import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";

import { EXTRA_MAX_LENGTH, EXTRAS_DEFAULTS, MAX_CHILD_SEATS, type ExtrasForm } from "#src/domain/extrasForm.ts";
import type { Localized } from "#src/domain/language.ts";
import { ExtraFieldList, type ExtraFieldListProps, Extras, ExtrasFilled } from "#src/ui/Extras/Extras.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof inLanguage>[0];

/** All parts together, as a form composes them. */
interface WholeProps extends Omit<ExtraFieldListProps, "id" | "onChange" | "maxLengths" | "maxChildSeats"> {
  id?: string;
  title: string;
  optional: string;
  filled?: readonly string[];
  open?: boolean;
}

const onChange = fn();

function wholeIn(globals: Globals): WholeProps {
  const t = translatorOf(globals);
  return {
    title: t("booking:extras.title"),
    optional: t("booking:extras.optional"),
    messages: {
      returnTrip: t("request:extras.returnTrip"),
      labels: {
        returnDate: t("booking:fields.returnDate"),
        returnTime: t("booking:fields.returnTime"),
        flightNumber: t("booking:fields.flightNumber"),
        childSeats: t("booking:fields.childSeats"),
        luggage: t("booking:fields.luggage"),
        signName: t("booking:fields.signName"),
        address: t("booking:fields.address"),
        note: t("booking:fields.note"),
      },
      placeholders: {
        flightNumber: t("request:extras.placeholders.flightNumber"),
        luggage: t("request:extras.placeholders.luggage"),
        signName: t("request:extras.placeholders.signName"),
        address: t("request:extras.placeholders.address"),
        note: t("request:extras.placeholders.note"),
      },
      fewerSeats: t("request:extras.fewerSeats"),
      moreSeats: t("request:extras.moreSeats"),
      flightHint: t("request:extras.flightHint"),
    },
    values: EXTRAS_DEFAULTS,
  };
}

const FILLED: Localized<{ values: ExtrasForm; filled: string[]; fault: string }> = {
  tr: {
    values: {
      ...EXTRAS_DEFAULTS,
      flightNumber: "TK 2512",
      childSeats: "1",
      luggage: "2 valiz, 1 bebek arabası",
      address: "Yalıkavak Marina, Çökertme Caddesi 6, kuzey kapısı",
      note: "Bebek uyuyor olacak, lütfen önce mesaj yazınız",
    },
    filled: ["TK 2512", "1 çocuk koltuğu", "bagaj", "adres", "not"],
    fault: "Dönüş saatini seçiniz",
  },
  en: {
    values: {
      ...EXTRAS_DEFAULTS,
      flightNumber: "BA 2646",
      childSeats: "1",
      luggage: "2 suitcases, 1 pram",
      address: "Yalıkavak Marina, Çökertme Caddesi 6, north gate",
      note: "The baby will be asleep, please text first",
    },
    filled: ["BA 2646", "1 child seat", "luggage", "address", "note"],
    fault: "Choose the return time",
  },
  ru: {
    values: {
      ...EXTRAS_DEFAULTS,
      flightNumber: "SU 2136",
      childSeats: "1",
      luggage: "2 чемодана, 1 коляска",
      address: "Yalıkavak Marina, Çökertme Caddesi 6, северные ворота",
      note: "Ребёнок будет спать, пожалуйста, сначала напишите",
    },
    filled: ["SU 2136", "1 детское кресло", "багаж", "адрес", "сообщение"],
    fault: "Укажите время",
  },
};

const RETURN = { returnTrip: true, returnDate: "2026-07-21", returnTime: "11:00" };
const RETURN_FILLED = {
  tr: ["Dönüş 21.07.2026, 11:00"],
  en: ["Return 21 Jul 2026, 11:00"],
  ru: ["Обратно 21.07.2026, 11:00"],
};

const meta = {
  id: "ui-extras",
  title: "Components/Forms and fields/Extras · optional fields · checkbox",
  component: Extras,
  argTypes: { open: { control: false } },
  parameters: guide({
    avoid: "Required information belongs in the form itself: visitors will not look for it in a disclosure.",
    keyboard: {
      Enter: "on its label, expands or collapses the fields",
      Space: "on its label, does the same; on the return trip, adds or removes it",
      Tab: "goes from field to field; skips them while collapsed",
      "↑ ↓": "in the child seats, adds or removes one",
    },
    parts: [
      "A plus, which turns when it is open",
      "What can be added, by name",
      "“optional”, or what has been filled in",
      "The fields",
    ],
    content: {
      do: [
        "List the fields by what guests call them: “Return, flight number, child seat, note”",
        "Say what is free at the field itself: “Child seats, free”",
      ],
      dont: ["Write “More options” or “Advanced”", "Put in it what the driver cannot do without"],
    },
    messages: ["booking:extras.title", "booking:extras.optional", "booking:fields.childSeats"],
  }),
  args: { title: "", optional: "", open: false, onOpenChange: () => {}, children: null },
  render: (_args, { globals }) => <Filling {...wholeIn(globals)} />,
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Extras>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Collapsed, empty and filled in; expanded, empty; with a return trip that is incomplete; while submitting. */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const { values, filled, fault } = inLanguage(globals, FILLED);
    const shown = wholeIn(globals);
    const returning = { ...values, ...RETURN };
    const all = [...inLanguage(globals, RETURN_FILLED), ...filled];
    return (
      <div style={{ display: "grid", gap: "var(--space-5)", maxInlineSize: "58rem" }}>
        <Whole {...shown} id="closed" />
        <Whole {...shown} id="told" values={returning} filled={all} />
        <Whole {...shown} id="open" open />
        <Whole
          {...shown}
          id="return"
          open
          values={{ ...returning, returnTime: "", signName: "Şehnaz Gülümser Karaosmanoğlu" }}
          filled={filled}
          errors={{ returnTime: fault }}
        />
        <Whole {...shown} id="busy" open busy values={values} filled={filled} />
      </div>
    );
  },
};

/** Collapsed until its summary is clicked; the fields then have names and limits. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title, messages } = wholeIn(globals);
    const { labels, flightHint } = messages;
    const flight = canvas.getByLabelText(labels.flightNumber);
    await expect(flight).not.toBeVisible();
    await userEvent.click(canvas.getByText(title));
    await expect(flight).toBeVisible();
    await expect(flight).toHaveAccessibleDescription(flightHint);
    await expect(flight).toHaveAttribute("maxlength", "10");
    await expect(canvas.getByLabelText(labels.address)).toHaveAttribute("maxlength", "200");
    await expect(canvas.getByLabelText(labels.note)).toHaveAttribute("maxlength", "500");
    await expect(canvas.getByLabelText(labels.returnDate)).not.toBeVisible();
    await userEvent.click(canvas.getByText(title));
    await expect(flight).not.toBeVisible();
  },
};

/** Collapsed, the summary lists what is filled in. */
export const FilledIn: Story = {
  render: (_args, { globals }) => {
    const { values, filled } = inLanguage(globals, FILLED);
    return <Whole {...wholeIn(globals)} values={values} filled={filled} />;
  },
  play: async ({ canvas, globals }) => {
    const line = canvas.getByText(wholeIn(globals).title).closest("summary");
    for (const part of inLanguage(globals, FILLED).filled) await expect(line).toHaveTextContent(part);
    await expect(line).not.toHaveTextContent(wholeIn(globals).optional);
  },
};

/** Keyboard: expands, adds the return trip and fills in every field in tab order. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { returnTrip, labels, fewerSeats, moreSeats } = wholeIn(globals).messages;
    const { flightNumber, luggage, address, note } = inLanguage(globals, FILLED).values;
    await userEvent.tab();
    // The browser toggles it on the key press; `userEvent` only dispatches events in the page.
    await userEvent.click(document.activeElement as HTMLElement);
    await userEvent.tab();
    const add = canvas.getByRole("checkbox", { name: returnTrip });
    await expect(add).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(add).toBeChecked();
    await expect(canvas.getByLabelText(labels.returnDate)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText(labels.returnDate)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(labels.returnDate), RETURN.returnDate);
    await userEvent.type(canvas.getByLabelText(labels.returnTime), RETURN.returnTime);
    await expect(canvas.getByLabelText(labels.returnTime)).toHaveValue(RETURN.returnTime);
    const seats = within(canvas.getByRole("group", { name: labels.childSeats }));
    await userEvent.tab();
    await expect(seats.getByRole("button", { name: fewerSeats })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(seats.getByRole("button", { name: moreSeats })).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(seats.getByRole("spinbutton")).toHaveValue(2);
    for (const [label, text] of [
      [labels.flightNumber, flightNumber],
      [labels.luggage, luggage],
      [labels.signName, "Zeynep Işıl Gürsoy"],
      [labels.address, address],
      [labels.note, note],
    ] as const) {
      await userEvent.tab();
      await userEvent.keyboard(text);
      await expect(canvas.getByRole("textbox", { name: label })).toHaveValue(text);
    }
  },
};

/** Touch: the whole row toggles the return trip, and its values are kept. */
export const Touched: Story = {
  render: (_args, { globals }) => <Filling {...wholeIn(globals)} open />,
  play: async ({ canvas, globals, userEvent }) => {
    const { returnTrip, labels, moreSeats } = wholeIn(globals).messages;
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: "[TouchA]", target });
    const add = canvas.getByRole("checkbox", { name: returnTrip });
    await tap(add);
    await expect(onChange).toHaveBeenLastCalledWith({ returnTrip: true });
    const day = canvas.getByLabelText(labels.returnDate);
    await userEvent.type(day, RETURN.returnDate);
    await tap(add);
    await expect(day).not.toBeVisible();
    await tap(add);
    await expect(day).toHaveValue(RETURN.returnDate);
    await tap(canvas.getByRole("button", { name: moreSeats }));
    await expect(onChange).toHaveBeenLastCalledWith({ childSeats: "1" });
  },
};

/** At the width of the form on the smallest phone. */
export const Narrow: Story = {
  render: (_args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 16.5rem)" }}>
      <Cells>
        <Filling {...wholeIn(globals)} open values={{ ...inLanguage(globals, FILLED).values, ...RETURN }} />
      </Cells>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { labels } = wholeIn(globals).messages;
    for (const label of Object.values(labels)) {
      const name = canvas.getByText(label);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};

function Filling(props: WholeProps) {
  const [values, setValues] = useState(props.values);
  return <Whole {...props} values={values} change={(change) => setValues((old) => ({ ...old, ...change }))} />;
}

function Whole({
  id = "extras",
  title,
  optional,
  filled,
  open: isOpenFirst = false,
  change,
  ...cells
}: WholeProps & { change?: (change: Partial<ExtrasForm>) => void }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <Extras
      title={title}
      optional={optional}
      filled={filled && <ExtrasFilled parts={filled} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <ExtraFieldList
        {...cells}
        id={id}
        onChange={(changed) => {
          onChange(changed);
          change?.(changed);
        }}
        maxLengths={EXTRA_MAX_LENGTH}
        maxChildSeats={MAX_CHILD_SEATS}
      />
    </Extras>
  );
}
