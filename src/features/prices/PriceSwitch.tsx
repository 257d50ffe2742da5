import { SegmentedControl } from "#src/ui/SegmentedControl/SegmentedControl.tsx";

export interface PriceSwitchProps<Value extends string> {
  /** Accessible name; not visible. */
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Segmented control for the visible map or the direction. */
export function PriceSwitch<Value extends string>({ label, options, value, onValueChange }: PriceSwitchProps<Value>) {
  return (
    <SegmentedControl kind="choice" label={label}>
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
    </SegmentedControl>
  );
}
