import { useState } from "react";

import type { Country } from "#src/domain/countries.ts";
import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { DialPicker } from "#src/ui/DialPicker/DialPicker.tsx";
import styles from "./DialCode.module.css";
import type { BookingFields } from "./useBookingFields.ts";

interface DialCodeProps {
  fields: BookingFields;
  countries: readonly Country[];
}

/**
 * The dial code in front of the phone number: a plain select in the prerendered page, which works without a script, and the
 * picker once there is one. The select comes back where the picker's list cannot be had, until it is left.
 */
export function DialCode({ fields, countries }: DialCodeProps) {
  const { t } = useTranslation("booking");
  const { form, country, hasPicker, givePicker, chooseCountry } = fields;
  const [isListMissing, setListMissing] = useState(false);

  if (!hasPicker || isListMissing) {
    return (
      <select
        // It takes the pressed button's place, with what was chosen there. The prerendered one keeps what it holds.
        ref={(select) => {
          if (!select || !isListMissing) return;
          select.selectedIndex = countries.findIndex(({ code }) => code === country);
          select.focus();
        }}
        className={styles.plain}
        name="countryCode"
        aria-label={t("fields.countryCode")}
        autoComplete="tel-country-code"
        defaultValue={BOOKING_DEFAULTS.countryCode}
        onChange={(event) => chooseCountry(event.target.selectedOptions[0]?.dataset["code"] ?? "")}
        onBlur={() => {
          setListMissing(false);
          givePicker();
        }}
      >
        {countries.map(({ code, dialCode, name }) => (
          <option key={code} value={dialCode} data-code={code}>
            {dialCode} {name}
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
        onUnavailable={() => setListMissing(true)}
      />
    </>
  );
}
