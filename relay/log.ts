import pino from "pino";

/** One JSON line per event. Lines carry references, counts and outcomes, never a name, a number, an address or a text. */
export type Log = pino.Logger;

interface LogOptions {
  level: string;
  /** Values that are masked, whichever way they got into a line. */
  secrets: readonly (string | null | undefined)[];
  /** Where lines go; the process' standard error unless told. */
  destination?: pino.DestinationStream;
}

/** A log of lines such as `{"level":"info","time":"2027-07-14T20:30:00.000Z","reference":"K7QF-2M9X","event":"accepted"}`. */
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

/** Written at once, so that a crash loses nothing. A reader that goes away must not take the relay with it. */
function standardError(): pino.DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true });
  destination.on("error", () => undefined);
  return destination;
}

/** An error's kind, code and origin. Its message is left out: parsers and databases like to quote what they were given. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = /^\w{1,40}$/.exec(codeOf(error))?.[0] ?? "";
  // The stack begins with the message, in which a line may look like one of the stack's.
  const { message, stack = "" } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const origin = /^\s+at .*$/m.exec(frames)?.[0].trim() ?? "";
  return [error.name, code, origin].filter(Boolean).join(" ");
}

/** The code that Node or a driver gave an error, such as `ECONNREFUSED` or `SQLITE_BUSY`; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
