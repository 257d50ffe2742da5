import pino from "pino";

/** One JSON line per event, with references, counts and outcomes, but no personal data: no name, phone number, address or text. */
export type Log = pino.Logger;

interface LogOptions {
  level: string;
  /** Values that are masked wherever they appear in a line. */
  secrets: readonly (string | null | undefined)[];
  /** Default: standard error. */
  destination?: pino.DestinationStream;
}

/** Creates a log with lines such as `{"level":"info","time":"2027-07-14T20:30:00.000Z","reference":"K7QF-2M9X","event":"accepted"}`. */
export function createLog({ level, secrets, destination = standardError() }: LogOptions): Log {
  const hidden = secrets.filter((secret): secret is string => Boolean(secret));
  return pino(
    {
      level,
      base: null,
      messageKey: "event",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
      hooks: { streamWrite: (line) => hidden.reduce((text, secret) => text.replaceAll(secret, "***"), line) },
    },
    destination,
  );
}

/** Synchronous, so that a crash loses no line. Errors are ignored: if the reader of the log exits, the relay has to go on. */
function standardError(): pino.DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true });
  destination.on("error", () => undefined);
  return destination;
}

/** An error's type, code and first stack frame. Its message is left out, because parsers and databases quote their input in it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = /^\w{1,40}$/.exec(codeOf(error))?.[0] ?? "";
  // The stack begins with the message, which may contain lines that look like stack frames.
  const { message, stack = "" } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const origin = /^\s+at .*$/m.exec(frames)?.[0].trim() ?? "";
  return [error.name, code, origin].filter(Boolean).join(" ");
}

/** The error code of Node or of a driver, such as `ECONNREFUSED` or `SQLITE_BUSY`; an empty string if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
