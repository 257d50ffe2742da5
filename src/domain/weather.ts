/** Kinds of weather that the site tells apart. */
export const CONDITIONS = ["thunderstorm", "drizzle", "rain", "snow", "fog", "clear", "clouds", "unknown"] as const;
export type Condition = (typeof CONDITIONS)[number];

const CONDITION_BY_GROUP: Partial<Record<number, Condition>> = {
  2: "thunderstorm",
  3: "drizzle",
  5: "rain",
  6: "snow",
  7: "fog",
};

/** Maps an OpenWeather condition code to the weather that is displayed. Null means that the code is missing. */
export function conditionOf(id: number | null): Condition {
  if (id === null) return "unknown";
  if (id === 800) return "clear";
  // Codes above the clouds were once used for extremes (900 tornado, 905 wind), for which there is no icon.
  if (id > 800 && id <= 809) return "clouds";
  return CONDITION_BY_GROUP[Math.floor(id / 100)] ?? "unknown";
}
