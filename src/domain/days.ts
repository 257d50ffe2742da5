import type { Language } from "./language.ts";

/** As they stand in a date: Russian ones in the genitive. */
const MONTHS: Record<Language, string> = {
  tr: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
  en: "January February March April May June July August September October November December",
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
};

/**
 * A day that exists (`2026-06-09`) as a text says it: `9 Haziran 2026`, `9 June 2026`, `9 июня 2026`. Without the runtime's own formats:
 * they differ between the one that wrote the page and the one that shows it, and the first takes a slow phone a twentieth of a second.
 */
export function longDay(date: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return `${day} ${MONTHS[language].split(" ")[month - 1]} ${year}`;
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
