export const LOG_LEVELS = ["error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What a log line may carry beside its event: references, counts and outcomes. Never a name, a number, an address or a text. */
type LogFields = Record<string, string | number | boolean | null>;

/** One JSON line per event. */
export type Log = Record<LogLevel, (event: string, fields?: LogFields) => void>;

interface LogOptions {
  level: LogLevel;
  /** Values that may never be printed, whichever way they got into a field. */
  secrets: readonly string[];
  /** Takes one line without its line break; it is urgent when it warns. */
  write: (line: string, isUrgent: boolean) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A log of lines such as `{"time":"2027-07-14T20:30:00.000Z","level":"info","event":"accepted","reference":"K7QF-2M9X"}`. */
export function createLog({ level, secrets, write, now }: LogOptions): Log {
  const hidden = secrets.filter((secret) => secret !== "");
  const threshold = LOG_LEVELS.indexOf(level);

  function logger(lineLevel: LogLevel): Log[LogLevel] {
    if (LOG_LEVELS.indexOf(lineLevel) > threshold) return () => undefined;
    const isUrgent = lineLevel === "error" || lineLevel === "warn";
    return (event, fields = {}) => {
      const line = JSON.stringify({ time: new Date(now()).toISOString(), level: lineLevel, event, ...fields });
      write(
        hidden.reduce((text, secret) => text.replaceAll(secret, "***"), line),
        isUrgent,
      );
    };
  }

  return { error: logger("error"), warn: logger("warn"), info: logger("info"), debug: logger("debug") };
}

/**
 * An error as a log line may show it: its kind, its code and where it came from. Its message is left out, since parsers and
 * databases like to quote what they were given.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code =
    "code" in error && typeof error.code === "string" && /^\w{1,40}$/.test(error.code) ? ` ${error.code}` : "";
  // The stack begins with the message, in which a line may look like one of the stack's.
  const { message, stack = "" } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const origin = /^\s+at .*$/m.exec(frames)?.[0].trim() ?? "";
  return `${error.name}${code} ${origin}`.trim();
}
