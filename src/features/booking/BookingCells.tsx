import { useMemo, type ReactNode } from "react";

import type { BookingData } from "#src/content/schema.ts";
import {
  MAX_LENGTH,
  MAX_PASSENGERS,
  MIN_PASSENGERS,
  type BookingField,
  type BookingHint,
} from "#src/domain/bookingForm.ts";
import { PLACE_GROUPS } from "#src/domain/places.ts";
import { SEATS, VEHICLE_TYPES, isVehicleType } from "#src/domain/price.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { PhoneField } from "#src/ui/PhoneField/PhoneField.tsx";
import { PlaceSelect } from "#src/ui/PlaceSelect/PlaceSelect.tsx";
import { Stepper } from "#src/ui/Stepper/Stepper.tsx";
import { SwapButton } from "#src/ui/SwapButton/SwapButton.tsx";
import { TextCell } from "#src/ui/TextCell/TextCell.tsx";
import { VehicleChoice } from "#src/ui/VehicleChoice/VehicleChoice.tsx";
import styles from "./BookingCells.module.css";
import { DialCode } from "./DialCode.tsx";
import type { BookingFields } from "./useBookingFields.ts";
import { vehicleName } from "./words.ts";

interface BookingCellsProps {
  fields: BookingFields;
  data: BookingData;
  hints: readonly BookingHint[];
  errorOf: (field: BookingField) => string | undefined;
  /** The booking is on its way, as it was when the button was pressed. */
  busy: boolean;
  /** `BookingExtras`, between the trip and the person. */
  extras: ReactNode;
  /** The fare where the panel is out of sight, and the button. */
  children: ReactNode;
}

/** The sentence about each hint stands under the cells; these are the controls that it is about. */
const HINTED: Record<BookingHint, readonly BookingField[]> = {
  inThePast: ["date", "time"],
  samePlace: ["from", "to"],
  tooManyPassengers: ["passengers", "vehicleType"],
};

/** All controls of the form, the trip first and then the person. */
export function BookingCells({ fields, data, hints, errorOf, busy, extras, children }: BookingCellsProps) {
  const { t } = useTranslation("booking");
  const { form, change, changePhone, typePhone } = fields;
  const seats = isVehicleType(form.vehicleType) ? SEATS[form.vehicleType] : MAX_PASSENGERS;
  const hintTexts: Record<BookingHint, string> = {
    inThePast: t("hints.inThePast"),
    samePlace: t("hints.samePlace"),
    tooManyPassengers: t("hints.tooManyPassengers", {
      vehicle: isVehicleType(form.vehicleType) ? vehicleName(t, form.vehicleType) : "",
      count: seats,
    }),
  };
  const groups = useMemo(
    () =>
      PLACE_GROUPS.map((group) => ({
        label: t(`places.${group}`),
        options: data.places
          .filter((place) => place.selectable && place.group === group)
          .map(({ id, label }) => ({ value: id, label })),
      })).filter(({ options }) => options.length > 0),
    [data.places, t],
  );

  const cell = (field: BookingField) => ({
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
    <div className={styles.cells}>
      <div className={styles.from}>
        <PlaceSelect {...cell("from")} placeholder={t("placeholders.place")} groups={groups} />
        <SwapButton
          className={styles.swap}
          label={t("places.swap")}
          fields={["from", "to"]}
          onSwap={() => change({ from: form.to, to: form.from })}
        />
      </div>
      <PlaceSelect {...cell("to")} className={styles.to} placeholder={t("placeholders.place")} groups={groups} />
      <TextCell {...cell("date")} className={styles.date} type="date" required />
      <TextCell {...cell("time")} className={styles.time} type="time" required />
      <Stepper
        {...cell("passengers")}
        className={styles.passengers}
        fewerLabel={t("passengers.fewer")}
        moreLabel={t("passengers.more")}
        min={MIN_PASSENGERS}
        max={MAX_PASSENGERS}
      />
      <VehicleChoice
        {...cell("vehicleType")}
        className={styles.vehicle}
        options={VEHICLE_TYPES.map((type) => ({
          value: type,
          name: vehicleName(t, type),
          note: t("vehicles.upTo", { count: SEATS[type] }),
        }))}
      />
      <div className={styles.hints} aria-live="polite">
        {hints.map((hint) => (
          <HintLine key={hint} id={`hint-${hint}`}>
            {hintTexts[hint]}
          </HintLine>
        ))}
      </div>
      {extras}
      <TextCell
        {...cell("fullName")}
        className={styles.name}
        placeholder={t("placeholders.fullName")}
        autoComplete="name"
        maxLength={MAX_LENGTH.fullName}
        required
      />
      <PhoneField
        {...cell("phone")}
        className={styles.phone}
        error={errorOf("phone") ?? errorOf("countryCode")}
        placeholder={t("placeholders.phone")}
        maxLength={MAX_LENGTH.phone}
        onValueChange={typePhone}
        onPasteText={changePhone}
        onLeave={changePhone}
        dial={<DialCode fields={fields} countries={data.countries} />}
      />
      {children}
    </div>
  );
}

function hintIds(hints: readonly BookingHint[], field: BookingField): string | undefined {
  const about = hints.filter((hint) => HINTED[hint].includes(field));
  return about.map((hint) => `hint-${hint}`).join(" ") || undefined;
}
