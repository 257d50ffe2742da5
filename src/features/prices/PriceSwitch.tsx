import styles from "./MapSwitch.module.css";

export interface MapSwitchProps<Value extends string> {
  /** Names the choice; it is not shown. */
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Which part of the map is on show. Without a script all of them are, and there is nothing to choose. */
export function MapSwitch<Value extends string>({ label, options, value, onValueChange }: MapSwitchProps<Value>) {
  return (
    <div className={styles.switch} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
