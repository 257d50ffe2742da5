import type { Language } from "./language.ts";

const LOCALES: Record<Language, string> = { tr: "tr-TR", en: "en-GB", ru: "ru-RU" };

/**
 * A day that exists (`2026-06-09`) as a text says it: `9 Haziran 2026`, `9 June 2026`, `9 июня 2026`. Put together from the
 * parts, because finished formats differ between the runtime that wrote the page and the one that shows it.
 */
export function longDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part["day"]} ${part["month"]} ${part["year"]}`;
}

/** Whether `text` is a day that exists, as date fields write it: `2027-07-14`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether `text` is a time of day, as time fields write it: `23:30`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
