import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** What is wrong with a day of publication after today. */
export function describeFuture(day: string): Sentence {
  return say('"%{day}" is after today, %{today}; write the day on which it is published', { day, today: today() });
}

/** The present day in Türkiye, which stays at UTC+3 all year. */
export function today(): string {
  return new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
