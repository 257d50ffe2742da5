import type { Country } from "#src/domain/countries.ts";
import { BOOKING_DEFAULTS } from "#src/domain/bookingForm.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { DialPicker } from "#src/ui/DialPicker/DialPicker.tsx";
import styles from "./DialCode.module.css";
import type { BookingFields } from "./useBookingFields.ts";

interface DialCodeProps {
  fields: BookingFields;
  countries: readonly Country[];
}

/**
 * Dial-code input in front of the phone number: a native select in the prerendered page, which works without scripts, replaced by the
 * picker after hydration.
 */
export function DialCode({ fields, countries }: DialCodeProps) {
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
