import { Segments } from "#src/ui/Segments/Segments.tsx";
import styles from "./PriceSwitch.module.css";

export interface PriceSwitchProps<Value extends string> {
  /** Names the choice; it is not shown. */
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Which part of the map, or which direction, is on show. Without a script nothing answers a press, and it is not there. */
export function PriceSwitch<Value extends string>({ label, options, value, onValueChange }: PriceSwitchProps<Value>) {
  return (
    <Segments kind="choice" label={label} className={styles.switch}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </Segments>
  );
}
