import { ChevronDown } from "lucide-react";
import { useMemo, type Ref } from "react";

import { Field } from "#src/ui/Field/Field.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./PlaceSelect.module.css";

/** Options below a common label. */
export interface PlaceSelectGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface PlaceSelectProps {
  id: string;
  name: string;
  label: string;
  /** Shown while nothing is selected. */
  placeholder: string;
  /** Options by group. Keep the array stable: the many options are memoised by its identity. */
  groups: readonly PlaceSelectGroup[];
  /** Value of the selected option, or the empty string. */
  value: string;
  onValueChange: (value: string) => void;
  /** Validation message. */
  error?: string | undefined;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
  /** The form is being submitted; see `Field`. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * Native select for a place, with grouped options: phones open their own picker. A long name wraps instead of being
 * truncated.
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
  const optionGroups = useMemo(
    () =>
      groups.map((group) => (
        <optgroup key={group.label} label={group.label} translate="no">
          {group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      )),
    [groups],
  );
  const selected = groups.flatMap(({ options }) => options).find((option) => option.value === value);
  return (
    <Field id={id} label={label} error={error} describedBy={describedBy} busy={busy} className={className}>
      {(control) => (
        <span className={styles.row} data-named={isHydrated || undefined}>
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
            {optionGroups}
          </select>
          {/* Native selects truncate long names, so the name is drawn over it. Without scripts it would not follow
              the selection. */}
          {isHydrated && (
            <span className={styles.name} translate={selected && "no"} data-empty={isEmpty} aria-hidden>
              {selected?.label ?? placeholder}
            </span>
          )}
          <ChevronDown className={styles.chevron} aria-hidden />
        </span>
      )}
    </Field>
  );
}
