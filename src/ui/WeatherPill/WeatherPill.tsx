import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, Snowflake, Sun } from "lucide-react";

import { Flaps } from "#src/ui/Flaps/Flaps.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./WeatherPill.module.css";

/** The sky over a city; `unknown` shows the sun, as before any weather came. */
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
  /** The sky in words, for a screen reader. */
  skyLabel: string;
  /** Whole degrees Celsius; null while there are none, and then the flaps stay blank. */
  temperature: number | null;
  /** Said where there is no weather. */
  unavailableLabel: string;
  /** Whether the city stands there at every width or on wide screens only; it is always read out. */
  cityShown?: "always" | "wide";
}

/** The weather of a city on a board: the sky as an icon, the city, the degrees on flaps. */
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
      <span className={styles.city} data-shown={cityShown}>
        {city}
      </span>{" "}
      {/* The board's face has no minus; its dash is as wide as a figure. */}
      <Flaps value={degrees.replace("−", "–")} length={3} spoken={degrees || unavailableLabel} />
      {degrees && <VisuallyHidden>{skyLabel}</VisuallyHidden>}
    </span>
  );
}
