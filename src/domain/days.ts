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
