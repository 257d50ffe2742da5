import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, Snowflake, Sun } from "lucide-react";

import { SplitFlap } from "#src/ui/SplitFlap/SplitFlap.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./WeatherPill.module.css";

/** Weather condition; `unknown` shows the sun, as before the weather has loaded. */
export const SKIES = ["thunderstorm", "drizzle", "rain", "snow", "fog", "clear", "clouds", "unknown"] as const;
export type Sky = (typeof SKIES)[number];

const ICONS = {
  thunderstorm: CloudLightning,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: Snowflake,
  fog: CloudFog,
  clear: Sun,
  clouds: Cloud,
  unknown: Sun,
} satisfies Record<Sky, typeof Sun>;

export interface WeatherPillProps {
  city: string;
  sky: Sky;
  /** Name of the condition for screen readers. */
  skyLabel: string;
  /** Whole degrees Celsius; with null the flaps stay blank. */
  temperature: number | null;
  /** Text for screen readers if there is no weather. */
  unavailableLabel: string;
  /** Whether the city is visible at every width or on wide screens only; screen readers always read it. */
  cityShown?: "always" | "wide";
}

/** Weather of a city: condition icon, city, and temperature on split flaps. */
export function WeatherPill({
  city,
  sky,
  skyLabel,
  temperature,
  unavailableLabel,
  cityShown = "always",
}: WeatherPillProps) {
  const Icon = ICONS[sky];
  const degrees = temperature === null ? "" : `${temperature}°`.replace("-", "−");
  return (
    <span className={styles.pill}>
      <Icon className={styles.icon} data-sky={sky} aria-hidden />
      <span className={styles.city} translate="no" data-shown={cityShown}>
        {city}
      </span>{" "}
      {/* The board font has no minus sign; its en dash is as wide as a figure. */}
      <SplitFlap value={degrees.replace("−", "–")} length={3} spoken={degrees || unavailableLabel} />
      {degrees && <VisuallyHidden>{skyLabel}</VisuallyHidden>}
    </span>
  );
}
