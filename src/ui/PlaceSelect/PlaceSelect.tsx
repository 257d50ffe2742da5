import { ChevronDown } from "lucide-react";
import { useMemo, type Ref } from "react";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./PlaceSelect.module.css";

export interface PlaceSelectGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface PlaceSelectProps {
  id: string;
  name: string;
  label: string;
  /** Stands where nothing is chosen yet. */
  placeholder: string;
  /** The same array for as long as they are the same places: they are many, and drawn anew for another one. */
  groups: readonly PlaceSelectGroup[];
  /** The value of an option; empty where nothing is chosen yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** Why the value cannot be sent. */
  error?: string | undefined;
  /** Ids of further sentences about the field. */
  describedBy?: string | undefined;
  /** The form is on its way; see `FormCell`. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * A field of a form for one place out of many, in groups: the device's own list, which everybody can use with one thumb. However
 * long the chosen name is, the whole of it shows.
 */
export function PlaceSelect({
  id,
  name,
  label,
  placeholder,
  groups,
  value,
  onValueChange,
  error,
  describedBy,
  busy,
  className,
  ref,
}: PlaceSelectProps) {
  const isHydrated = useHydrated();
  const isEmpty = value === "" || undefined;
  const places = useMemo(
    () =>
      groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      )),
    [groups],
  );
  const chosen = groups.flatMap(({ options }) => options).find((option) => option.value === value);
  return (
    <FormCell id={id} label={label} error={error} describedBy={describedBy} busy={busy} className={className}>
      {(control) => (
        <span className={styles.row}>
          <select
            {...control}
            ref={ref}
            name={name}
            required
            value={value}
            data-empty={isEmpty}
            onChange={(event) => onValueChange(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {places}
          </select>
          {/* A list of the browser's cuts a long name. Without a script the name would not follow the choice. */}
          {isHydrated && (
            <span className={styles.name} data-empty={isEmpty} aria-hidden>
              {chosen?.label ?? placeholder}
            </span>
          )}
          <ChevronDown className={styles.chevron} aria-hidden />
        </span>
      )}
    </FormCell>
  );
}
