import type { PostFacts } from "./entities.ts";

const MONTHS: Record<PostFacts["month"], string> = { Mayıs: "05", Haziran: "06" };

/** The first moment of a day (YYYY-MM-DD) in Bodrum, which keeps UTC+3 all year. */
export function startOf(day: string): string {
  return `${day}T00:00:00+03:00`;
}

/**
 * The day that an article shows, YYYY-MM-DD: its month is its own, its day follows from its id, and its year is that of `day`, or the one
 * before while that day is still to come. The same all day long, in every language and in every build.
 */
export function shownDate({ id, month }: Pick<PostFacts, "id" | "month">, day: Date): string {
  // Eleven shares no divisor with twenty-eight: neighbours in id are far apart in the month, and no two of 28 fall together.
  const dayOfMonth = String(((id * 11) % 28) + 1).padStart(2, "0");
  const inYear = (year: number) => `${year}-${MONTHS[month]}-${dayOfMonth}`;
  const year = day.getUTCFullYear();
  return inYear(year) <= day.toISOString().slice(0, 10) ? inYear(year) : inYear(year - 1);
}
