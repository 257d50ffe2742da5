import { useState } from "react";

import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { BookingCheck } from "#src/domain/booking.ts";
import { MAX_PASSENGERS, MIN_PASSENGERS, type BookingField, type BookingForm } from "#src/domain/bookingForm.ts";
import { PLACE_GROUPS } from "#src/domain/places.ts";
import { VEHICLE_TYPES, VEHICLES } from "#src/domain/price.ts";
import { errorMessage } from "#src/features/booking/errorMessages.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { DialPicker } from "#src/ui/DialPicker/DialPicker.tsx";
import { PhoneField } from "#src/ui/PhoneField/PhoneField.tsx";
import { PlaceSelect } from "#src/ui/PlaceSelect/PlaceSelect.tsx";
import { NumberInput } from "#src/ui/NumberInput/NumberInput.tsx";
import { TextField } from "#src/ui/TextField/TextField.tsx";
import { VehicleChoice } from "#src/ui/VehicleChoice/VehicleChoice.tsx";

interface BookingInputsProps {
  data: BookingData;
  form: BookingForm;
  onFormChange: (form: BookingForm) => void;
  errors: Extract<BookingCheck, { ok: false }>["errors"];
}

/** A control for every field of a booking. Unlike in the form, input is neither corrected nor limited. */
export function BookingInputs({ data, form, onFormChange, errors }: BookingInputsProps) {
  const { t } = useTranslation(["booking", "fares"]);
  const { t: tRequest } = useTranslation("request");
  const [country, setCountry] = useState(() => data.countries.find(({ dialCode }) => dialCode === form.countryCode));
  const cell = (field: BookingField) => ({
    id: `lab-${field}`,
    name: field,
    label: t(`fields.${field}`),
    value: form[field],
    onValueChange: (value: string) => onFormChange({ ...form, [field]: value }),
    error: errors[field] && errorMessage(tRequest, field, errors[field]),
  });
  const groups = PLACE_GROUPS.map((group) => ({
    label: t(`places.${group}`, { region: data.region, beyondRegion: data.beyondRegion }),
    options: data.places
      .filter((place) => place.selectable && place.group === group)
      .map(({ id, label }) => ({ value: id, label })),
  })).filter(({ options }) => options.length > 0);

  return (
    <div className="message-lab-cells">
      <TextField {...cell("fullName")} autoComplete="off" />
      <PhoneField
        {...cell("phone")}
        placeholder={t("placeholders.phone")}
        title={t("phoneFormat")}
        maxLength={Number.MAX_SAFE_INTEGER}
        onPasteText={cell("phone").onValueChange}
        dial={
          <DialPicker
            countries={data.countries}
            value={country?.code ?? ""}
            onValueChange={(code) => {
              const chosen = data.countries.find((one) => one.code === code);
              setCountry(chosen);
              onFormChange({ ...form, countryCode: chosen?.dialCode ?? form.countryCode });
            }}
            labelOf={(one) => t("picker.choose", { country: one.name, dialCode: one.dialCode })}
            title={t("picker.title")}
            closeLabel={t("picker.close")}
            searchLabel={t("picker.search")}
            searchPlaceholder={t("picker.searchPlaceholder")}
            noResult={t("picker.noResult")}
          />
        }
      />
      <PlaceSelect {...cell("from")} placeholder={t("placeholders.place")} groups={groups} />
      <PlaceSelect {...cell("to")} placeholder={t("placeholders.place")} groups={groups} />
      <TextField {...cell("date")} type="date" />
      <TextField {...cell("time")} type="time" />
      <NumberInput
        {...cell("passengers")}
        fewerLabel={t("passengers.fewer")}
        moreLabel={t("passengers.more")}
        min={MIN_PASSENGERS}
        max={MAX_PASSENGERS}
      />
      <VehicleChoice
        {...cell("vehicleType")}
        options={VEHICLE_TYPES.map((type) => ({
          value: type,
          name: VEHICLES[type].name,
          note: t("fares:vehicles.comfortAtMost", {
            count: VEHICLES[type].comfortableSeats,
            most: VEHICLES[type].seats,
          }),
        }))}
      />
    </div>
  );
}
