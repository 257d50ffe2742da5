import { startTransition, useCallback, useEffect, useRef, useState, type RefCallback } from "react";

import type { BookingData } from "#src/content/schema.ts";
import { BOOKING_DEFAULTS, BOOKING_FIELDS, prefillOf, type BookingForm } from "#src/domain/bookingForm.ts";
import {
  areExtrasUntouched,
  EXTRAS_DEFAULTS,
  extrasOfTexts,
  type ExtraField,
  type ExtrasForm,
} from "#src/domain/extrasForm.ts";
import { countryOfDialCode } from "#src/domain/countries.ts";
import type { Language } from "#src/domain/language.ts";
import { writtenPhone } from "#src/domain/writtenPhone.ts";
import { deskAtHand } from "./bringDesk.ts";
import { endDraft, endPosted, keepDraft, readDraft } from "./draft.ts";

export interface BookingFields {
  form: BookingForm;
  /** What the visitor asks for beyond the ride. */
  extras: ExtrasForm;
  /** The chosen country's two letters. */
  country: string;
  /** When a value changed last; null until the script has taken the form over, and the markup is the prerendered one. */
  changedAt: Date | null;
  /** Whether the picker stands in front of the phone number, and not the plain select of the prerendered page. */
  hasPicker: boolean;
  givePicker: () => void;
  /** Whether anything was typed before the script was there. */
  wasTouched: boolean;
  /** The form's ref. */
  takeOver: RefCallback<HTMLFormElement>;
  change: (values: Partial<BookingForm>) => void;
  changeExtras: (values: Partial<ExtrasForm>) => void;
  chooseCountry: (code: string) => void;
  /** A phone number given whole; one that is written with a country of the list sets the country. */
  changePhone: (text: string) => void;
  /** A phone number as far as it is typed or filled in; it sets the country as soon as that is certain. */
  typePhone: (text: string, isWithin: boolean) => void;
  /** Back to the defaults; the draft ends. */
  reset: () => void;
}

/**
 * The values of the form. They begin as prerendered; when the script takes the form over, what was typed before wins over what
 * the address asks for, and that wins over the kept draft, unless the draft has been through that very address.
 */
export function useBookingFields(data: BookingData, language: Language): BookingFields {
  const [form, setForm] = useState<BookingForm>(BOOKING_DEFAULTS);
  const [extras, setExtras] = useState<ExtrasForm>(EXTRAS_DEFAULTS);
  const [country, setCountry] = useState(data.countries[0]?.code ?? "");
  const [changedAt, setChangedAt] = useState<Date | null>(null);
  const [hasPicker, setPicker] = useState(false);
  const [wasTouched, setTouched] = useState(false);
  const [query, setQuery] = useState("");
  const isReady = changedAt !== null;
  const taken = useRef<HTMLFormElement>(null);

  // As a ref, because it belongs to the element: it reads what the prerendered controls hold, before the first paint.
  const takeOver = useCallback(
    (element: HTMLFormElement | null) => {
      // Once: new data for the same page must not undo what was chosen since.
      if (!element || element === taken.current) return;
      taken.current = element;
      const isSelectable = (id: string) => data.places.some((place) => place.id === id && place.selectable);
      const typed = typedBefore(element);
      endPosted();
      const draft = readDraft();
      for (const field of ["from", "to"] as const) {
        if (draft.form[field] && !isSelectable(draft.form[field])) delete draft.form[field];
      }
      const { search } = window.location;
      // Once, too: what was chosen since outlives a reload of the same address.
      const wasTaken = search === draft.query;
      const prefill = wasTaken ? {} : prefillOf(new URLSearchParams(search), isSelectable);
      const values = { ...BOOKING_DEFAULTS, ...draft.form, ...prefill, ...typed.form };
      const kept = typed.country ?? draft.country;
      const wanted = { ...EXTRAS_DEFAULTS, ...draft.extras, ...typed.extras };
      const entry =
        data.countries.find(({ code, dialCode }) => code === kept && dialCode === values.countryCode) ??
        countryOfDialCode(data.countries, values.countryCode);
      const begin = () => {
        setForm({ ...values, countryCode: entry?.dialCode ?? values.countryCode });
        setExtras(wanted);
        if (entry) setCountry(entry.code);
        setQuery(wasTaken || Object.keys(prefill).length > 0 ? search : "");
        setTouched(Object.keys(typed.form).length > 0 || !areExtrasUntouched(wanted));
        // A select that is open in somebody's hand is not taken away.
        setPicker(document.activeElement !== element.elements.namedItem("countryCode"));
        setChangedAt(new Date());
      };
      // What an empty form gains can be drawn in slices; what was typed must be in it before anything else draws it again.
      if (isUntouched(values, wanted)) startTransition(begin);
      else begin();
    },
    [data],
  );

  useEffect(() => {
    if (!isReady) return;
    // An emptied form is kept where an address would fill it in again.
    if (query === "" && isUntouched(form, extras)) endDraft();
    else keepDraft(form, extras, country, query);
  }, [isReady, form, extras, country, query]);

  const change = (values: Partial<BookingForm>) => {
    setForm((last) => ({ ...last, ...values }));
    setChangedAt(new Date());
  };
  const setPhone = (text: string, whole: { dialCode: string; number: string } | null | undefined) => {
    if (!whole) return change({ phone: writtenPhone(text) });
    change({ countryCode: whole.dialCode, phone: whole.number });
    setCountry((last) => {
      const stays = data.countries.some(({ code, dialCode }) => code === last && dialCode === whole.dialCode);
      return stays ? last : (countryOfDialCode(data.countries, whole.dialCode)?.code ?? last);
    });
  };
  return {
    form,
    extras,
    country,
    changedAt,
    hasPicker,
    wasTouched,
    takeOver,
    change,
    changeExtras: (values) => setExtras((last) => ({ ...last, ...values })),
    givePicker: () => setPicker(isReady),
    chooseCountry(code) {
      const entry = data.countries.find((one) => one.code === code);
      if (!entry) return;
      setCountry(code);
      change({ countryCode: entry.dialCode });
    },
    changePhone: (text) => setPhone(text, deskAtHand(language)?.parsePastedPhone(text, data.countries)),
    // A code put in front of a number is read when it is whole: its first digits with the number's may be another country's.
    typePhone: (text, isWithin) =>
      setPhone(text, isWithin ? null : deskAtHand(language)?.parseTypedPhone(text, data.countries)),
    reset() {
      endDraft();
      setQuery("");
      setForm(BOOKING_DEFAULTS);
      setExtras(EXTRAS_DEFAULTS);
      setCountry(countryOfDialCode(data.countries, BOOKING_DEFAULTS.countryCode)?.code ?? "");
    },
  };
}

/** Whether every field holds its default. */
export function isUntouched(form: BookingForm, extras: ExtrasForm): boolean {
  return BOOKING_FIELDS.every((field) => form[field] === BOOKING_DEFAULTS[field]) && areExtrasUntouched(extras);
}

/** What the controls hold that they were not prerendered with. */
function typedBefore(element: HTMLFormElement): {
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
  const sent = new FormData(element);
  const told = Object.entries(extrasOfTexts((name) => sent.get(name)?.toString()));
  const extras = Object.fromEntries(told.filter(([name, value]) => value !== EXTRAS_DEFAULTS[name as ExtraField]));
  return { form, extras, ...(country !== undefined && form.countryCode !== undefined && { country }) };
}
