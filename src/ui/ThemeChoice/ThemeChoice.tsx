import { useId } from "react";

import styles from "./ThemeChoice.module.css";

/** `dark` stands in the footer, which is dark by day and by night; `page` stands on the page's own ground. */
export const THEME_CHOICE_VARIANTS = ["dark", "page"] as const;
export type ThemeChoiceVariant = (typeof THEME_CHOICE_VARIANTS)[number];

export interface ThemeOption<Value extends string = string> {
  value: Value;
  name: string;
}

export interface ThemeChoiceProps<Value extends string = string> {
  /** Stands before the options and names the group. */
  label: string;
  options: readonly ThemeOption<Value>[];
  /** The chosen option's value. */
  value: Value;
  onValueChange: (value: Value) => void;
  variant?: ThemeChoiceVariant;
  className?: string | undefined;
}

/** How the site looks, by day, by night or as the device has it: radios in a row, the chosen one filled. */
export function ThemeChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  variant = "page",
  className,
}: ThemeChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className ? `${styles.choice} ${className}` : styles.choice} data-variant={variant}>
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
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
