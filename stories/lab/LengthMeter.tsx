import { useId } from "react";

interface LengthMeterProps {
  label: string;
  /** In UTF-16 units. */
  length: number;
  limit: number;
  /** `1 204 of 3 900`, in the current language. */
  text: string;
}

/** The length of a message in relation to its limit. */
export function LengthMeter({ label, length, limit, text }: LengthMeterProps) {
  const id = useId();
  return (
    <div className="lab-length-row">
      <label className="lab-length-label" htmlFor={id}>
        {label}
      </label>
      <span className="lab-length-text">{text}</span>
      <meter id={id} className="lab-length-meter" min={0} max={limit} high={limit * 0.9} value={length}>
        {text}
      </meter>
    </div>
  );
}
