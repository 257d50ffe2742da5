export const CONDITIONS = ["thunderstorm", "drizzle", "rain", "snow", "fog", "clear", "clouds", "unknown"] as const;
export type Condition = (typeof CONDITIONS)[number];

const BY_HUNDREDS: Partial<Record<number, Condition>> = {
  2: "thunderstorm",
  3: "drizzle",
  5: "rain",
  6: "snow",
  7: "fog",
};

/** The weather that a condition code of OpenWeather means; null is a code that did not come. */
export function conditionOf(id: number | null): Condition {
  if (id === null) return "unknown";
  if (id === 800) return "clear";
  // Beyond its clouds OpenWeather once numbered extremes (900 a tornado, 905 wind), which are no weather that is drawn here.
  if (id > 800 && id <= 809) return "clouds";
  return BY_HUNDREDS[Math.floor(id / 100)] ?? "unknown";
}
