import { POST_MONTHS, type PostFacts } from "#src/content/schema/posts.ts";

/** Start of a day (YYYY-MM-DD) in Türkiye, which stays at UTC+3 all year. */
export function startOf(day: string): string {
  return `${day}T00:00:00+03:00`;
}

/**
 * Displayed date of an article, YYYY-MM-DD. The month is its own, the day is derived from its id, and the year is that
 * of `day`, or the previous one if the date would be in the future. It is the same all day, in every language and in
 * every build.
 */
export function shownDate({ id, month }: Pick<PostFacts, "id" | "month">, day: Date): string {
  // Eleven and 28 are coprime: consecutive ids are far apart in the month, and 28 of them do not collide.
  const dayOfMonth = String(((id * 11) % 28) + 1).padStart(2, "0");
  const monthOfYear = String(POST_MONTHS.indexOf(month) + 1).padStart(2, "0");
  const inYear = (year: number) => `${year}-${monthOfYear}-${dayOfMonth}`;
  const year = day.getUTCFullYear();
  return inYear(year) <= day.toISOString().slice(0, 10) ? inYear(year) : inYear(year - 1);
}
