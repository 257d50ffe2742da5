import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";

import type { Localized } from "#src/domain/language.ts";
import type { ExtrasValues, ExtrasWords } from "#src/ui/Extras/ExtraCells.tsx";
import { Extras, type ExtrasProps } from "#src/ui/Extras/Extras.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const WORDS: Localized<ExtrasWords> = {
  tr: {
    title: "Dönüş, uçuş no, çocuk koltuğu, not",
    optional: "isteğe bağlı",
    returnTrip: "Dönüşü de ekle",
    labels: {
      returnDate: "Dönüş tarihi",
      returnTime: "Dönüş saati",
      flightNumber: "Uçuş numarası",
      childSeats: "Çocuk koltuğu, ücretsiz",
      luggage: "Bagaj",
      signName: "Tabeladaki ad",
      address: "Otel ya da adres",
      note: "Şoföre not",
    },
    placeholders: {
      flightNumber: "TK 2512",
      luggage: "2 valiz, 1 bebek arabası",
      signName: "Sizinkinden farklıysa",
      address: "Otelin adı ya da sokak ve kapı numarası",
      note: "Bilmemiz gereken başka bir şey",
    },
    fewerSeats: "Bir koltuk azalt",
    moreSeats: "Bir koltuk ekle",
    flightHint: "Aktarmalı uçuyorsanız Bodrum’a inen uçağın numarasını yazınız.",
  },
  en: {
    title: "Return, flight number, child seat, note",
    optional: "optional",
    returnTrip: "Add the return trip",
    labels: {
      returnDate: "Return date",
      returnTime: "Return time",
      flightNumber: "Flight number",
      childSeats: "Child seats, free",
      luggage: "Luggage",
      signName: "Name on the sign",
      address: "Hotel or address",
      note: "Note for the driver",
    },
    placeholders: {
      flightNumber: "TK 2512",
      luggage: "2 suitcases, 1 pram",
      signName: "If it is not yours",
      address: "The hotel’s name, or street and number",
      note: "Anything else we should know",
    },
    fewerSeats: "One seat fewer",
    moreSeats: "One seat more",
    flightHint: "With a connection, the flight that lands in Bodrum is the one we follow.",
  },
  ru: {
    title: "Обратный путь, рейс, кресло, пожелания",
    optional: "по желанию",
    returnTrip: "Добавить обратную поездку",
    labels: {
      returnDate: "Дата возвращения",
      returnTime: "Время возвращения",
      flightNumber: "Номер рейса",
      childSeats: "Детские кресла, бесплатно",
      luggage: "Багаж",
      signName: "Имя на табличке",
      address: "Отель или адрес",
      note: "Сообщение водителю",
    },
    placeholders: {
      flightNumber: "TK 2512",
      luggage: "2 чемодана, 1 коляска",
      signName: "Если не ваше",
      address: "Название отеля или улица и дом",
      note: "Что ещё нам нужно знать",
    },
    fewerSeats: "На одно кресло меньше",
    moreSeats: "На одно кресло больше",
    flightHint: "Если летите с пересадкой, укажите рейс, который садится в Бодруме.",
  },
};

const NOTHING: ExtrasValues = {
  returnTrip: false,
  returnDate: "",
  returnTime: "",
  flightNumber: "",
  childSeats: "0",
  luggage: "",
  signName: "",
  address: "",
  note: "",
};

const FILLED: Localized<{ values: ExtrasValues; filled: string[]; fault: string }> = {
  tr: {
    values: {
      ...NOTHING,
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
      ...NOTHING,
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
      ...NOTHING,
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

const MAX_LENGTHS = { flightNumber: 10, address: 200, note: 500 };

const meta = {
  component: Extras,
  parameters: guide({
    avoid: "What every ride needs is a cell of the form itself: whoever has to unfold it first will not find it.",
    keyboard: {
      Enter: "on its line unfolds the fields, or folds them away",
      Space: "on its line does the same; on the return trip adds it, or takes it out",
      Tab: "goes from field to field; past them all while they are folded away",
      "↑ ↓": "in the child seats, one more or one fewer",
    },
  }),
  args: {
    id: "extras",
    words: WORDS.tr,
    values: NOTHING,
    onChange: fn(),
    filled: [],
    open: false,
    onOpenChange: () => {},
    maxLengths: MAX_LENGTHS,
    maxChildSeats: 4,
  },
  render: (args, { globals }) => <Filling {...args} words={sayIn(globals, WORDS)} />,
} satisfies Meta<typeof Extras>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Folded away, empty and filled in; open, empty; with a return, of which a part is still to come; on its way. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const { values, filled, fault } = sayIn(globals, FILLED);
    const shown = { ...args, words: sayIn(globals, WORDS) };
    const returning = { ...values, ...RETURN };
    const all = [...sayIn(globals, RETURN_FILLED), ...filled];
    return (
      <div style={{ display: "grid", gap: "var(--space-5)", maxInlineSize: "58rem" }}>
        <Extras {...shown} id="closed" />
        <Extras {...shown} id="told" values={returning} filled={all} />
        <Extras {...shown} id="open" open />
        <Extras
          {...shown}
          id="return"
          open
          values={{ ...returning, returnTime: "", signName: "Şehnaz Gülümser Karaosmanoğlu" }}
          filled={filled}
          errors={{ returnTime: fault }}
        />
        <Extras {...shown} id="busy" open busy values={values} filled={filled} />
      </div>
    );
  },
};

/** Nothing of it is in the way until its line is pressed; what is on show then has its own name and its bounds. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title, labels, flightHint } = sayIn(globals, WORDS);
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

/** Folded away, its line says what is filled in. */
export const FilledIn: Story = {
  render: (args, { globals }) => (
    <Extras
      {...args}
      words={sayIn(globals, WORDS)}
      values={sayIn(globals, FILLED).values}
      filled={sayIn(globals, FILLED).filled}
    />
  ),
  play: async ({ canvas, globals }) => {
    const line = canvas.getByText(sayIn(globals, WORDS).title).closest("summary");
    for (const part of sayIn(globals, FILLED).filled) await expect(line).toHaveTextContent(part);
    await expect(line).not.toHaveTextContent(sayIn(globals, WORDS).optional);
  },
};

/** By keyboard: unfolded, the return added, every field filled in, in the order in which they stand. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { returnTrip, labels, fewerSeats, moreSeats } = sayIn(globals, WORDS);
    const { flightNumber, luggage, address, note } = sayIn(globals, FILLED).values;
    await userEvent.tab();
    // The browser unfolds it at the key; the test's keys only reach what listens in the page.
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

/** By touch: the whole line adds the return, and takes it out again with what was typed kept for a change of mind. */
export const Touched: Story = {
  args: { open: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { returnTrip, labels, moreSeats } = sayIn(globals, WORDS);
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: "[TouchA]", target });
    const add = canvas.getByRole("checkbox", { name: returnTrip });
    await tap(add);
    await expect(args.onChange).toHaveBeenLastCalledWith({ returnTrip: true });
    const day = canvas.getByLabelText(labels.returnDate);
    await userEvent.type(day, RETURN.returnDate);
    await tap(add);
    await expect(day).not.toBeVisible();
    await tap(add);
    await expect(day).toHaveValue(RETURN.returnDate);
    await tap(canvas.getByRole("button", { name: moreSeats }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ childSeats: "1" });
  },
};

/** As narrow as the form is on the smallest phone. */
export const Narrow: Story = {
  args: { open: true },
  render: (args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 16.5rem)" }}>
      <Cells>
        <Filling {...args} words={sayIn(globals, WORDS)} values={{ ...sayIn(globals, FILLED).values, ...RETURN }} />
      </Cells>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { labels } = sayIn(globals, WORDS);
    for (const label of Object.values(labels)) {
      const name = canvas.getByText(label);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};

function Filling({ values: start, open: isOpenFirst, ...props }: ExtrasProps) {
  const [values, setValues] = useState(start);
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <Extras
      {...props}
      values={values}
      onChange={(change) => {
        props.onChange(change);
        setValues((old) => ({ ...old, ...change }));
      }}
      open={isOpen}
      onOpenChange={setOpen}
    />
  );
}
