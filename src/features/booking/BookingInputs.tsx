import { type ReactNode, useMemo } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import {
  BOOKING_DEFAULTS,
  type BookingField,
  type BookingHint,
  MAX_LENGTH,
  MAX_PASSENGERS,
  MIN_PASSENGERS,
} from "#src/domain/bookingForm.ts";
import { PLACE_GROUPS } from "#src/domain/places.ts";
import { VEHICLES, VEHICLE_TYPES, isVehicleType } from "#src/domain/price.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { PhoneField } from "#src/ui/PhoneField/PhoneField.tsx";
import { PlaceSelect } from "#src/ui/PlaceSelect/PlaceSelect.tsx";
import { NumberInput } from "#src/ui/NumberInput/NumberInput.tsx";
import { SwapButton } from "#src/ui/SwapButton/SwapButton.tsx";
import { TextField } from "#src/ui/TextField/TextField.tsx";
import { VehicleChoice } from "#src/ui/VehicleChoice/VehicleChoice.tsx";
import styles from "./BookingInputs.module.css";
import type { BookingFields } from "./useBookingFields.ts";
import type { Country } from "#src/domain/countries.ts";
import { DialPicker } from "#src/ui/DialPicker/DialPicker.tsx";

interface BookingInputsProps {
  fields: BookingFields;
  data: BookingData;
  hints: readonly BookingHint[];
  errorOf: (field: BookingField) => string | undefined;
  /** The request is being sent; the inputs are read-only. */
  busy: boolean;
  /** `FormFare`, rendered below the places. */
  fareSlot: ReactNode;
  /** The `FlightTimeField` of a ride to an airport, rendered below its time. */
  flightSlot?: ReactNode;
  /** `BookingExtras`, rendered between the trip and the contact details. */
  extrasSlot: ReactNode;
  /** The submit button. */
  children: ReactNode;
}

/** The controls that each hint describes. The hints themselves are rendered in one place below the trip, and in one below the button. */
const HINT_FIELDS: Record<BookingHint, readonly BookingField[]> = {
  inThePast: ["date", "time"],
  samePlace: ["from", "to"],
  tooManyPassengers: ["passengers", "vehicleType"],
  phoneLength: ["phone"],
};
/** Hints about the guest; all others are about the trip. */
const GUEST_HINTS: readonly BookingHint[] = ["phoneLength"];

/** Inputs of the reservation form: the trip first, then the contact details. */
export function BookingInputs({
  fields,
  data,
  hints,
  errorOf,
  busy,
  fareSlot,
  flightSlot,
  extrasSlot,
  children,
}: BookingInputsProps) {
  const { t } = useTranslation(["booking", "fares"]);
  const { form, change, commitPhone, inputPhone } = fields;
  const seats = isVehicleType(form.vehicleType) ? VEHICLES[form.vehicleType].seats : MAX_PASSENGERS;
  const hintTexts: Record<BookingHint, string> = {
    inThePast: t("hints.inThePast"),
    samePlace: t("hints.samePlace"),
    tooManyPassengers: t("hints.tooManyPassengers", {
      vehicle: isVehicleType(form.vehicleType) ? VEHICLES[form.vehicleType].name : "",
      count: seats,
    }),
    phoneLength: t("hints.phoneLength"),
  };
  const hintList = (shown: readonly BookingHint[]) => (
    <div className={styles.hints} aria-live="polite">
      {shown.map((hint) => (
        <FieldHint key={hint} id={`hint-${hint}`}>
          {hintTexts[hint]}
        </FieldHint>
      ))}
    </div>
  );
  const groups = useMemo(
    () =>
      PLACE_GROUPS.map((group) => ({
        label: t(`places.${group}`, { region: data.region, beyondRegion: data.beyondRegion }),
        options: data.places
          .filter((place) => place.selectable && place.group === group)
          .map(({ id, label }) => ({ value: id, label })),
      })).filter(({ options }) => options.length > 0),
    [data.places, data.region, data.beyondRegion, t],
  );

  const fieldProps = (field: BookingField) => ({
    id: `reservation-${field}`,
    name: field,
    label: t(`fields.${field}`),
    value: form[field],
    onValueChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
    describedBy: hintIds(hints, field),
    busy,
  });

  return (
    <div className={styles.cells} data-flight={flightSlot ? "" : undefined}>
      <div className={styles.from}>
        <PlaceSelect {...fieldProps("from")} placeholder={t("placeholders.place")} groups={groups} />
        <SwapButton
          className={styles.swap}
          label={t("places.swap")}
          fields={["from", "to"]}
          onSwap={() => change({ from: form.to, to: form.from })}
        />
      </div>
      <PlaceSelect {...fieldProps("to")} className={styles.to} placeholder={t("placeholders.place")} groups={groups} />
      {fareSlot}
      <TextField {...fieldProps("date")} className={styles.date} type="date" required />
      <TextField {...fieldProps("time")} className={styles.time} type="time" required />
      {flightSlot}
      <NumberInput
        {...fieldProps("passengers")}
        className={styles.passengers}
        fewerLabel={t("passengers.fewer")}
        moreLabel={t("passengers.more")}
        min={MIN_PASSENGERS}
        max={MAX_PASSENGERS}
      />
      <VehicleChoice
        {...fieldProps("vehicleType")}
        className={styles.vehicle}
        options={VEHICLE_TYPES.map((type) => ({
          value: type,
          name: VEHICLES[type].name,
          note: t("fares:vehicles.comfortAtMost", {
            count: VEHICLES[type].comfortableSeats,
            most: VEHICLES[type].seats,
          }),
        }))}
      />
      {hintList(hints.filter((hint) => !GUEST_HINTS.includes(hint)))}
      {extrasSlot}
      <TextField
        {...fieldProps("fullName")}
        className={styles.name}
        placeholder={t("placeholders.fullName")}
        autoComplete="name"
        maxLength={MAX_LENGTH.fullName}
        required
      />
      <PhoneField
        {...fieldProps("phone")}
        className={styles.phone}
        error={errorOf("phone") ?? errorOf("countryCode")}
        placeholder={t("placeholders.phone")}
        title={t("phoneFormat")}
        maxLength={MAX_LENGTH.phone}
        onValueChange={inputPhone}
        onPasteText={commitPhone}
        onLeave={commitPhone}
        dial={<DialCode fields={fields} countries={data.countries} />}
      />
      {children}
      {/* Behind the button, so that it does not move away from under a finger. */}
      {hintList(hints.filter((hint) => GUEST_HINTS.includes(hint)))}
    </div>
  );
}

function hintIds(hints: readonly BookingHint[], field: BookingField): string | undefined {
  const fieldHints = hints.filter((hint) => HINT_FIELDS[hint].includes(field));
  return fieldHints.map((hint) => `hint-${hint}`).join(" ") || undefined;
}

interface DialCodeProps {
  fields: BookingFields;
  countries: readonly Country[];
}

/**
 * Dial-code input in front of the phone number: a native select in the prerendered page, which works without scripts, replaced by the
 * picker after hydration.
 */
function DialCode({ fields, countries }: DialCodeProps) {
  const { t } = useTranslation("booking");
  const { form, country, hasPicker, showPicker, chooseCountry } = fields;

  if (!hasPicker) {
    return (
      <select
        className={styles.plain}
        name="countryCode"
        aria-label={t("fields.countryCode")}
        autoComplete="tel-country-code"
        defaultValue={BOOKING_DEFAULTS.countryCode}
        onChange={(event) => chooseCountry(event.target.selectedOptions[0]?.dataset["code"] ?? "")}
        onBlur={showPicker}
      >
        {countries.map(({ code, dialCode, name }) => (
          <option key={code} value={dialCode} data-code={code}>
            {`${dialCode} ${name}`}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input type="hidden" name="countryCode" value={form.countryCode} />
      <DialPicker
        countries={countries}
        value={country}
        onValueChange={chooseCountry}
        labelOf={(one) => t("picker.choose", { country: one.name, dialCode: one.dialCode })}
        title={t("picker.title")}
        closeLabel={t("picker.close")}
        searchLabel={t("picker.search")}
        searchPlaceholder={t("picker.searchPlaceholder")}
        noResult={t("picker.noResult")}
      />
    </>
  );
}
