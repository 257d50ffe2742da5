import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, waitFor, within } from "storybook/test";

import { DialPicker, type DialPickerProps } from "#src/ui/DialPicker/DialPicker.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { nextFrames } from "#stories/fixtures/frames.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-dialpicker",
  title: "Components/Forms and fields/DialPicker · dial code · country · dropdown · combobox",
  component: DialPicker,
  argTypes: { value: { control: false } },
  parameters: guide({
    avoid:
      "It belongs in front of a phone number, in a `PhoneField`. For places take `PlaceSelect`, whose list is the device's own.",
    keyboard: {
      Tab: "goes to the button; once it is open, from the search field to the list",
      Enter: "on the button opens the list; in the search field and in the list chooses the marked country",
      Space: "on the button opens the list; in the list chooses the marked country",
      "↑ ↓": "mark the country before or after, round and round",
      Home: "marks the first",
      End: "marks the last",
      "A–Z": "in the list, too, go to the search field",
      Esc: "closes the list; the focus returns to the button",
    },
    parts: [
      "The button: flag, dial code and an arrow",
      "The name of the list, as a title on phones",
      "A search field",
      "The countries by their names, Türkiye first",
      "A sentence where nothing matches",
    ],
    content: {
      do: [
        "Let the name of the button have country and code: “Country code: Türkiye +90”",
        "Say what to try when nothing matches: “No country matches that. Type its name or code.”",
      ],
      dont: ["Show a flag without its code", "Abbreviate countries: “UK” is not found by its name"],
    },
    messages: ["booking:picker.search", "booking:picker.searchPlaceholder", "booking:picker.noResult"],
  }),
  args: {
    countries: [],
    value: "TR",
    onValueChange: () => {},
    labelOf: () => "",
    title: "",
    closeLabel: "",
    searchLabel: "",
    searchPlaceholder: "",
    noResult: "",
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <div style={{ paddingInline: "var(--space-4)" }}>
        <Choosing
          {...args}
          countries={bookingIn(globals).countries}
          labelOf={({ name, dialCode }) => t("booking:picker.choose", { country: name, dialCode })}
          title={t("booking:picker.title")}
          closeLabel={t("booking:picker.close")}
          searchLabel={t("booking:picker.search")}
          searchPlaceholder={t("booking:picker.searchPlaceholder")}
          noResult={t("booking:picker.noResult")}
        />
      </div>
    );
  },
} satisfies Meta<typeof DialPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: open, search by code, move, select, open again, find nothing, close. Focus returns to the button. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: /\+90/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByRole("dialog", { name: t("booking:picker.title") })).toBeInTheDocument();
    const search = page.getByRole("combobox", { name: t("booking:picker.search") });
    await expect(page.getAllByRole("option")).toHaveLength(75);
    await expect(page.getByRole("option", { selected: true })).toHaveTextContent("+90");

    // Typing in the list goes to the search field as well.
    await userEvent.keyboard("+7");
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(2));
    await expect(search).toHaveValue("+7");
    // Text that is left in the field would make `userEvent` dispatch a change event while React removes the field.
    await userEvent.clear(search);
    const options = page.getAllByRole("option");
    await userEvent.keyboard("{ArrowDown}");
    await expect(search).toHaveAttribute("aria-activedescendant", options[1]?.id);
    await userEvent.keyboard("{Home}");
    await expect(search).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await userEvent.keyboard("{ArrowUp}");
    await expect(search).toHaveAttribute("aria-activedescendant", options.at(-1)?.id);
    await userEvent.keyboard("{Home}{End}");
    const last = bookingIn(globals).countries.at(-1)?.dialCode ?? "";
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.queryByRole("listbox")).not.toBeInTheDocument());
    const chosen = canvas.getByRole("button");
    await expect(chosen).toHaveAccessibleName(expect.stringContaining(last));
    await waitFor(() => expect(chosen).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    // The selected country is far down the list, but still marked and scrolled into view.
    const again = await page.findByRole("combobox");
    const marked = page.getByRole("option", { selected: true });
    await expect(marked).toHaveTextContent(last);
    await waitFor(() => expect(again).toHaveAttribute("aria-activedescendant", marked.id));
    const bottom = page.getByRole("listbox").getBoundingClientRect().bottom;
    await waitFor(() => expect(marked.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1));
    await userEvent.type(again, "qqq");
    await expect(page.getByRole("status")).toHaveTextContent(t("booking:picker.noResult"));
    await userEvent.keyboard("{Enter}");
    await expect(again).toHaveFocus();
    await userEvent.clear(again);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(chosen).toHaveFocus());
  },
};

/** On phones, closing goes back in history, which is asynchronous: a list that is reopened meanwhile stays open. */
export const OpenedAgainAtOnce: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: /\+90/ });
    await userEvent.click(button);
    await page.findByRole("listbox");
    const goBack = history.back.bind(history);
    const back = spyOn(history, "back").mockImplementation(() => void setTimeout(goBack, 300));
    const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("listbox")).not.toBeInTheDocument());
    await userEvent.click(button);
    await page.findByRole("listbox");
    await left;
    back.mockRestore();
    await nextFrames();
    // A list that closes stays until its animation has ended.
    await expect(page.getByRole("listbox").closest("[data-state]")).toHaveAttribute("data-state", "open");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("listbox")).not.toBeInTheDocument());
  },
};

/** A popover below the button on desktops; a bottom sheet on phones. */
export const Open: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: /\+90/ }));
    await page.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(page.getByRole("option", { selected: true })).toHaveTextContent("+90");
  },
};

/** By name without diacritics, by country code, and by alias. */
export const Searched: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: /\+90/ }));
    const search = await page.findByRole("combobox");
    for (const [typed, code] of [
      ["gb", "+44"],
      ["dubai", "+971"],
      ["+375", "+375"],
      ["turk", "+90"],
    ] as const) {
      await userEvent.type(search, typed);
      await expect(page.getAllByRole("option")[0]).toHaveTextContent(code);
      await userEvent.clear(search);
    }
  },
};

/** No match: a sentence explains what to type, and is announced. */
export const NoResult: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: /\+90/ }));
    await userEvent.type(await page.findByRole("combobox"), "qqq");
    await expect(page.getByRole("status")).toHaveTextContent(translatorOf(globals)("booking:picker.noResult"));
    await expect(page.queryByRole("option")).not.toBeInTheDocument();
  },
};

/**
 * By touch, on a phone: the list takes the focus, so that the on-screen keyboard stays closed; a tap selects, a tap on the backdrop closes.
 */
export const Touched: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const tap = (target: Element) => userEvent.pointer({ keys: "[TouchA]", target });
    await tap(canvas.getByRole("button", { name: /\+90/ }));
    const list = await page.findByRole("listbox", { name: t("booking:picker.title") });
    await waitFor(() => expect(list).toHaveFocus());
    await tap(page.getByRole("option", { name: /\+49/ }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    const button = canvas.getByRole("button", { name: /\+49/ });
    await waitFor(() => expect(button).toHaveFocus());

    await tap(button);
    await tap(await page.findByRole("button", { name: t("booking:picker.close") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(button).toHaveAccessibleName(/\+49/);
  },
};

/** By keyboard, with focus on the list: Space selects like Enter. In the search field it types a space. */
export const ByKeyboardOnTheList: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    const list = await page.findByRole("listbox", { name: t("booking:picker.title") });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.tab({ shift: true });
    const search = page.getByRole("combobox", { name: t("booking:picker.search") });
    await expect(search).toHaveFocus();
    await userEvent.keyboard("a b");
    await expect(search).toHaveValue("a b");
    await userEvent.clear(search);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowDown} ");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    const second = bookingIn(globals).countries[1]?.dialCode ?? "";
    const chosen = canvas.getByRole("button");
    await expect(chosen).toHaveAccessibleName(expect.stringContaining(second));
    await waitFor(() => expect(chosen).toHaveFocus());

    // A match is selected from the list as well.
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("listbox")).toHaveFocus());
    await userEvent.keyboard("+44");
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(1));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(chosen).toHaveAccessibleName(expect.stringContaining("+44")));
  },
};

/** On desktops the search field takes the focus, and a click outside closes the list. */
export const OnDesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { body } = canvasElement.ownerDocument;
    const page = within(body);
    const button = canvas.getByRole("button", { name: /\+90/ });
    await userEvent.click(button);
    await waitFor(() => expect(page.getByRole("combobox")).toHaveFocus());
    await userEvent.click(body);
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(button);
    await userEvent.click(await page.findByRole("option", { name: /\+49/ }));
    await expect(canvas.getByRole("button", { name: /\+49/ })).toBeInTheDocument();
  },
};

function Choosing(props: DialPickerProps) {
  const [value, setValue] = useState(props.value);
  return <DialPicker {...props} value={value} onValueChange={setValue} />;
}
