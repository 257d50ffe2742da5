import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef, type RefCallback } from "react";
import { useLocation } from "react-router-dom";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import {
  BOOKING_DEFAULTS,
  BOOKING_FIELDS,
  noteAfterLink,
  parseVia,
  prefillFromQuery,
  type BookingForm,
} from "#src/domain/bookingForm.ts";
import {
  areExtrasUntouched,
  EXTRAS_DEFAULTS,
  extrasFromFields,
  type ExtraField,
  type ExtrasForm,
} from "#src/domain/extrasForm.ts";
import { normalizeTypedPhone } from "#src/domain/phoneInput.ts";
import { scrollKeyOf } from "#src/scrollKey.ts";
import { carryOverInput } from "#src/ui/carryOverInput.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";
import { bookingReducer, initialState, isUntouched, type BookingState } from "./bookingState.ts";
import { clearDraft, saveDraft, readDraft } from "./draft.ts";

/** State of the form fields with the functions that change them. */
export interface BookingFields extends BookingState {
  /** Ref callback for the form element. */
  restoreFields: RefCallback<HTMLFormElement>;
  change: (values: Partial<BookingForm>) => void;
  changeExtras: (values: Partial<ExtrasForm>) => void;
  chooseCountry: (code: string) => void;
  /** Sets a complete phone number; one with the dial code of a listed country selects that country. */
  commitPhone: (text: string) => void;
  /** Sets a phone number while it is being typed or autofilled; selects the country as soon as it is unambiguous. */
  inputPhone: (text: string, isCaretInside: boolean) => void;
  showPicker: () => void;
  /** Resets the form to its defaults. */
  reset: () => void;
}

/**
 * State of the form fields. They start as prerendered. On hydration, values edited before it take precedence over those in the query
 * string, which take precedence over the stored draft, unless the draft was already prefilled in the same history entry: then what was
 * chosen later survives a reload and a return to the page, while following the same link again fills the form in again.
 */
export function useBookingFields(data: BookingData): BookingFields {
  const reducer = useMemo(() => bookingReducer(data.countries), [data.countries]);
  const isHydrating = !useHydrated();
  const [state, dispatch] = useReducer(reducer, null, () => initialState(data.countries, isHydrating));
  const { form, extras, country, isRestored, query, entry, via } = state;
  const restored = useRef<HTMLFormElement>(null);
  const currentEntry = scrollKeyOf(useLocation());

  // A ref callback, so that it reads the values of the prerendered controls before the first paint.
  const restoreFields = useCallback(
    (element: HTMLFormElement | null) => {
      // Only once: new data for the same page must not undo later choices.
      if (!element || element === restored.current) return;
      restored.current = element;
      if (isHydrating) carryOverInput(element);
      const isSelectable = (id: string) => data.places.some((place) => place.id === id && place.selectable);
      const edited = readEditedValues(element);
      const draft = readDraft();
      for (const field of ["from", "to"] as const) {
        if (draft.form[field] && !isSelectable(draft.form[field])) delete draft.form[field];
      }
      const { search } = window.location;
      // Prefill only once as well, so that later choices survive a reload and a return.
      const isSameEntry = currentEntry === draft.entry && !(isHydrating && isNewEntry());
      const wasPrefilled = isSameEntry && search === draft.query;
      const link = new URLSearchParams(search);
      const prefill = wasPrefilled ? {} : prefillFromQuery(link, isSelectable);
      const isPrefilled = Object.keys(prefill).length > 0;
      if (isPrefilled)
        draft.extras.note = noteAfterLink(draft.extras.note ?? "", link, new URLSearchParams(draft.query));
      const values = {
        form: { ...BOOKING_DEFAULTS, ...draft.form, ...prefill, ...edited.form },
        extras: { ...EXTRAS_DEFAULTS, ...draft.extras, ...edited.extras },
        country: edited.country ?? draft.country,
        query: (isPrefilled ? search : draft.query) ?? "",
        entry: (isPrefilled ? currentEntry : draft.entry) ?? "",
        via: parseVia(link.get("via")) ?? draft.via ?? "",
        wasEditedBeforeHydration:
          Object.keys(edited.form).length > 0 || !areExtrasUntouched({ ...EXTRAS_DEFAULTS, ...edited.extras }),
        // A native select that has the focus may be open, so it is not replaced yet.
        hasPicker: document.activeElement !== element.elements.namedItem("countryCode"),
      };
      const restore = () => dispatch({ type: "restored", values, at: new Date() });
      // An empty form can hydrate in a transition. Values entered before must be in the state before any other render overwrites them.
      if (isUntouched(values.form, values.extras)) startTransition(restore);
      else restore();
    },
    [data, currentEntry, isHydrating],
  );

  useEffect(() => {
    if (!isRestored) return;
    // The draft of an emptied form is kept if the query string would otherwise prefill it again.
    if (query === "" && via === "" && isUntouched(form, extras)) clearDraft();
    else saveDraft(form, extras, { country, query, entry, via });
  }, [isRestored, form, extras, country, query, entry, via]);

  return {
    ...state,
    restoreFields,
    change: (values) => dispatch({ type: "changed", values, at: new Date() }),
    changeExtras: (values) => dispatch({ type: "extrasChanged", values }),
    chooseCountry: (code) => dispatch({ type: "countryChosen", code, at: new Date() }),
    commitPhone: (text) => dispatch({ type: "phoneEntered", text, isComplete: true, at: new Date() }),
    inputPhone(text, isCaretInside) {
      // A dial code inserted before an existing number is parsed only when complete: its first digits could match another country.
      if (isCaretInside) dispatch({ type: "changed", values: { phone: normalizeTypedPhone(text) }, at: new Date() });
      else dispatch({ type: "phoneEntered", text, isComplete: false, at: new Date() });
    },
    showPicker: () => dispatch({ type: "pickerShown" }),
    reset: () => dispatch({ type: "reset" }),
  };
}

/** Whether the document was opened by a link or a typed address, not by a reload or a return. Every such history entry has the same key. */
function isNewEntry(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}

/** Values of the controls that differ from the prerendered defaults. */
function readEditedValues(element: HTMLFormElement): {
  form: Partial<BookingForm>;
  extras: Partial<ExtrasForm>;
  country?: string;
} {
  const form: Partial<BookingForm> = {};
  let country: string | undefined;
  for (const field of BOOKING_FIELDS) {
    const control = element.elements.namedItem(field);
    if (control instanceof HTMLSelectElement && field === "countryCode") {
      country = control.selectedOptions[0]?.dataset["code"];
    }
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof RadioNodeList
    ) {
      if (control.value !== BOOKING_DEFAULTS[field]) form[field] = control.value;
    }
  }
  const formData = new FormData(element);
  const extrasEntries = Object.entries(extrasFromFields((name) => formData.get(name)?.toString()));
  const extras = Object.fromEntries(
    extrasEntries.filter(([name, value]) => value !== EXTRAS_DEFAULTS[name as ExtraField]),
  );
  return { form, extras, ...(country !== undefined && form.countryCode !== undefined && { country }) };
}
