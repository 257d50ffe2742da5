import { ChevronDown } from "lucide-react";
import type { Ref } from "react";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
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
  groups: readonly PlaceSelectGroup[];
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** A place out of groups: the phone's own list, which everybody can use with one thumb. */
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
  className,
  ref,
}: PlaceSelectProps) {
  return (
    <FormCell id={id} label={label} error={error} describedBy={describedBy} className={className}>
      {(control) => (
        <span className={styles.row}>
          <select
            {...control}
            ref={ref}
            name={name}
            required
            value={value}
            data-empty={value === "" || undefined}
            onChange={(event) => onValueChange(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden />
        </span>
      )}
    </FormCell>
  );
}
