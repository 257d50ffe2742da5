import { useId } from "react";

import styles from "./ThemeChoice.module.css";

/** A theme that can be chosen. */
export interface ThemeOption<Value extends string = string> {
  value: Value;
  name: string;
}

export interface ThemeChoiceProps<Value extends string = string> {
  /** Shown before the options; labels the group. */
  label: string;
  options: readonly ThemeOption<Value>[];
  /** Value of the selected option. */
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** Radio group for the colour theme: day, night or as the device. For the footer, which is dark in both themes. */
export function ThemeChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: ThemeChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className ? `${styles.choice} ${className}` : styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.name}>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
