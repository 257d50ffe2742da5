import type { Language } from "./language.ts";

/** A day and a time of day: `2027-07-14` and `23:30`. */
export interface DayAndTime {
  date: string;
  time: string;
}

/** How far clocks in Türkiye are ahead of UTC, in milliseconds: three hours, all year. */
export const TURKEY_OFFSET_MS = 3 * 60 * 60 * 1000;

/** Month names as used in dates; the Russian ones are in the genitive. */
const MONTHS: Record<Language, string> = {
  tr: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
  en: "January February March April May June July August September October November December",
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
};

/**
 * Formats an ISO date in long form: `9 Haziran 2026`, `9 June 2026`, `9 июня 2026`. Does not use `Intl`, whose formats
 * differ between Node and browsers, which would break hydration, and whose first use takes about 50 ms on a slow phone.
 */
export function formatLongDate(date: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return `${day} ${MONTHS[language].split(" ")[month - 1]} ${year}`;
}

/**
 * Whether `text` is a valid date in the format of date inputs: `2027-07-14`. The years are 2000 to 2100: another one is mistyped, and a
 * calendar has no form for what ends after the year 9999.
 */
export function isDate(text: string): boolean {
  if (!/^(?:20\d{2}|2100)-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether `text` is a time of day in the format of time inputs: `23:30`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
