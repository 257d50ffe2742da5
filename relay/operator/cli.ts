import { resolve } from "node:path";
import { describeError } from "#relay/log.ts";
import { backUp } from "#relay/operator/backup.ts";
import { countStored, describeHealth, findProblems, nextStep, readHealth } from "#relay/operator/status.ts";
import { sendTestMessage } from "#relay/operator/testMessage.ts";
import { StoreError } from "#relay/outbox/database.ts";
import { damagedFiles } from "#relay/outbox/sqlite.ts";
import { localUrl, readEnvFile, readSettings, SettingsError, type Settings } from "#relay/settings.ts";

/** A command for whoever runs the relay. Resolves with whether all is well. */
type Command = (settings: Settings, args: readonly string[]) => Promise<boolean>;

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

const status: Command = async (settings) => {
  const { HOST: host, PORT: port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TELEGRAM_CHAT_ID: chatId } = settings;
  const health = await readHealth(localUrl(host, port));
  const problems = findProblems({
    health,
    stored: health === null ? await countStored(databaseUrl, dataDir) : null,
    damaged: databaseUrl === undefined ? damagedFiles(dataDir) : [],
    hasChat: chatId !== undefined,
  });
  say(`Relay: ${health?.status ?? `none answers on port ${port} (the settings PORT and HOST say where it is)`}`);
  if (chatId !== undefined) say(`Bookings go: to the Telegram chat ${chatId}`);
  if (health !== null) say(...describeHealth(health, Date.now()));
  for (const problem of problems) say(`Needs attention: ${problem}`);
  if (health !== null && problems.length === 0) say(nextStep(health));
  return problems.length === 0;
};

const testMessage: Command = async (settings) => {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId } = settings;
  if (token === undefined || chatId === undefined) {
    say("No Telegram chat is connected yet: bookings are printed in the relay's terminal and go nowhere else.");
    say(
      "Next: docs/telegram.md says how to get TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID; put both where that page says, then run this again.",
    );
    return false;
  }
  const fault = await sendTestMessage(
    { token, chatId, topicId: settings.TELEGRAM_TOPIC_ID, apiRoot: settings.TELEGRAM_API_ROOT },
    say,
  );
  say(
    fault ??
      "Next: restart the relay if you changed a setting; npm run relay:status (on a server: operate status) shows what waits.",
  );
  return fault === null;
};

const backup: Command = async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, [target]) => {
  if (databaseUrl !== undefined) {
    say('The outbox is in Postgres, whose own tool copies it: docs/backup.md says how under "Backup and restore".');
    return false;
  }
  if (target === undefined) {
    say("Name a file for the copy, which must not exist yet: npm run relay:backup -- outbox-copy.db");
    return false;
  }
  say(`The outbox of ${dataDir} was copied to ${resolve(target)} (${backUp(dataDir, target)} bytes).`);
  say("Next: keep it where only you can read it, since it holds what guests wrote and has not arrived yet.");
  say('docs/backup.md, "Backup and restore", says how to restore it.');
  return true;
};

const COMMANDS = new Map([
  ["status", status],
  ["test-message", testMessage],
  ["backup", backup],
]);

try {
  const [name = "", ...rest] = process.argv.slice(2);
  const command = COMMANDS.get(name);
  if (command === undefined) throw new SettingsError(`Say what to do: ${[...COMMANDS.keys()].join(", ")}.`);
  process.exitCode = (await command(readSettings(process.env, readEnvFile(resolve(".env"))), rest)) ? 0 : 1;
} catch (error) {
  // Unexpected errors are printed without their message, which may contain the token.
  const isExpected = error instanceof SettingsError || error instanceof StoreError;
  process.stderr.write(`${isExpected ? error.message : `The command failed: ${describeError(error)}`}\n`);
  process.exitCode = 1;
}
