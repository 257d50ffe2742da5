import { resolve } from "node:path";
import * as z from "zod";
import { backUp, POSTGRES_BACKUP } from "#relay/operator/backup.ts";
import { StoreError } from "#relay/outbox/database.ts";
import { localUrl, readEnvFile, readSettings, SettingsError, type Settings } from "#relay/settings.ts";
import { describeError } from "#relay/log.ts";
import { concernsOf, describeStatus, HEALTHS, readStatus, type Health } from "#relay/operator/status.ts";
import { sendTestMessage } from "#relay/operator/testMessage.ts";

/** What a supervisor may act on. */
const [FINE, OUT_OF_REACH, NEEDS_ATTENTION] = [0, 1, 2] as const;

const HEALTH_MS = 2_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the relay with these settings says of itself; `null` when none answers, or something that is no relay. */
async function healthOf({ HOST: host, PORT: port }: Settings): Promise<Health | null> {
  try {
    const response = await fetch(`${localUrl(host, port)}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) });
    return z.object({ status: z.enum(HEALTHS) }).parse(await response.json()).status;
  } catch {
    return null;
  }
}

async function status(settings: Settings): Promise<number> {
  const now = Date.now();
  const health = await healthOf(settings);
  const store = await readStatus(settings.DATABASE_URL, settings.DATA_DIR, now);
  say(`Relay: ${health ?? `none answers at HOST, port ${settings.PORT}`}`);
  const chat = settings.TELEGRAM_CHAT_ID;
  say(
    chat === undefined
      ? "Bookings go: to the relay's terminal and nowhere else. docs/telegram.md says how to connect a Telegram chat"
      : `Bookings go: to the Telegram chat ${chat}`,
  );
  for (const line of describeStatus(store, now)) say(line);
  const concerns = concernsOf(store, health);
  for (const concern of concerns) say(`To look after: ${concern}`);
  if (concerns.length === 0) say("Next: nothing. All that came in has arrived, or is on its way.");
  return concerns.length === 0 ? FINE : NEEDS_ATTENTION;
}

async function testMessage(settings: Settings): Promise<number> {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_API_ROOT: apiRoot } = settings;
  if (token === undefined || chatId === undefined) {
    say("No Telegram chat is connected yet: bookings are printed in the relay's terminal and go nowhere else.");
    say(
      "Next: docs/telegram.md says how to get TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID; put both into .env, then run this again.",
    );
    return NEEDS_ATTENTION;
  }
  const fault = await sendTestMessage({ token, chatId, apiRoot }, say);
  say(fault ?? "Next: restart the relay if you changed a setting; npm run relay:status shows what waits.");
  return fault === null ? FINE : NEEDS_ATTENTION;
}

async function backup(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings,
  [target]: readonly string[],
): Promise<number> {
  if (databaseUrl !== undefined) {
    say("The outbox is in Postgres. Its own tool copies it, into a new file for you alone, while relays work:");
    say(POSTGRES_BACKUP);
    say(
      "Next: keep outbox.sql where only you can read it, and delete it when you no longer need it: it holds bookings.",
    );
    return NEEDS_ATTENTION;
  }
  if (target === undefined) {
    say("Say where the copy goes, a file that is not there yet: npm run relay:backup -- outbox-copy.db");
    return NEEDS_ATTENTION;
  }
  say(`${resolve(target)} holds the outbox of ${dataDir} (${backUp(dataDir, target)} bytes).`);
  say("Next: keep it where only you can read it, since it holds what guests wrote and has not arrived yet.");
  say('How to restore it stands in docs/backup.md under "Backup and restore".');
  return FINE;
}

const COMMANDS = new Map([
  ["status", status],
  ["test-message", testMessage],
  ["backup", backup],
]);

try {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = COMMANDS.get(name);
  if (command === undefined) throw new SettingsError(`Say what to do: ${[...COMMANDS.keys()].join(", ")}.`);
  process.exitCode = await command(readSettings(process.env, readEnvFile(resolve(".env"))), rest);
} catch (error) {
  // Unexpected errors are printed without their message, which may contain the token.
  const isTold = error instanceof SettingsError || error instanceof StoreError;
  process.stderr.write(`${isTold ? error.message : `The command failed: ${describeError(error)}`}\n`);
  process.exitCode = error instanceof StoreError ? OUT_OF_REACH : NEEDS_ATTENTION;
}
