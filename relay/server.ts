import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import * as z from "zod";
import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";
import { createTelegramChannel } from "#relay/channels/telegram.ts";
import { createTerminalChannel } from "#relay/channels/terminal.ts";
import { systemClock } from "#relay/clock.ts";
import { createApp } from "#relay/http/app.ts";
import { createAddressReader } from "#relay/http/clientAddress.ts";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import { createHttpServer, listen } from "#relay/http/httpServer.ts";
import { createLog, type Log } from "#relay/log.ts";
import { createMetrics } from "#relay/metrics.ts";
import { damageNotice } from "#relay/outbox/damageNotice.ts";
import { StoreError, type Database } from "#relay/outbox/database.ts";
import { createDelivery, type DeliveryLoop } from "#relay/outbox/delivery.ts";
import { createOutbox, type Outbox } from "#relay/outbox/outbox.ts";
import { openPostgres } from "#relay/outbox/postgres.ts";
import { damagedFiles, openSqlite } from "#relay/outbox/sqlite.ts";
import { createPages } from "#relay/pages/pages.ts";
import { loadSite, type Site } from "#relay/pages/site.ts";
import { localUrl, readEnvFile, readSettings, SettingsError, type Settings } from "#relay/settings.ts";
import { createUpstreams } from "#relay/upstreams/upstreams.ts";

// The relay is started in the project's root; where the bundle lies does not matter.
const SITE_FOLDER = resolve("dist/site");
const BUILD_NOTE = resolve("dist/site/.build.json");
const PACKAGE = resolve("package.json");
const ENV_FILE = resolve(".env");

/** What is in hand at a stop gets so long to end by itself, and then the process ends, in milliseconds. */
const GRACE_MS = 5_000;
const FORCE_EXIT_MS = 9_000;

/** A relay that lost its outbox answers for so long, in milliseconds, those whose message it could not store. */
const LAST_ANSWERS_MS = 100;

/** How a relay ends that has to be started anew at once; `npm start` and every supervisor does that. */
const RESTART_CODE = 75;

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

function print(text: string): Promise<void> {
  return new Promise((done, failed) => {
    process.stdout.write(`${text}\n`, (error) => (error ? failed(error) : done()));
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** The built site, `null` where there is none. */
function openSite({ SITE_URL: siteUrl }: Settings, log: Log): Site | null {
  const note = z.object({ siteUrl: z.url() }).safeParse(readJson(BUILD_NOTE)).data;
  if (note !== undefined && new URL(note.siteUrl).origin !== siteUrl) {
    const advice = "addresses in the pages are wrong: build again with the same SITE_URL, as npm start does";
    log.warn({ outcome: "built for another SITE_URL", builtFor: note.siteUrl, siteUrl, advice }, "site");
  }
  try {
    return loadSite(SITE_FOLDER);
  } catch {
    log.warn({ outcome: "not built", advice: "run npm start, which builds it" }, "site");
    return null;
  }
}

async function openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log);
  return openSqlite(dataDir, {
    clock: systemClock,
    onWait: () => say(`Another relay still works on ${dataDir}: waiting for it to end …`),
    onLost(error) {
      const outcome = error instanceof StoreError ? "lost" : "damaged";
      log.error({ outcome, error, next: "the relay ends; its next start sees to the file" }, "outbox");
      setTimeout(() => process.exit(RESTART_CODE), LAST_ANSWERS_MS);
    },
  });
}

/** Tells whoever reads the log, the terminal or the chat of files that were set aside, at each start until somebody has seen to them. */
async function reportDamage(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings,
  outbox: Outbox,
  log: Log,
): Promise<void> {
  for (const file of databaseUrl === undefined ? damagedFiles(dataDir) : []) {
    const next = "see what it holds, then delete it: docs/backup.md says how";
    log.error({ outcome: "damaged", setAside: file, next }, "outbox");
    say(`THE OUTBOX WAS DAMAGED. It was set aside as ${file} in ${dataDir}, and a new one took its place.`);
    await outbox.enqueue(damageNotice(file, systemClock.now())).catch((error: unknown) => {
      log.error({ outcome: "not stored", error }, "outbox");
    });
  }
}

function greet(settings: Settings, port: number): void {
  const { HOST: host, TELEGRAM_CHAT_ID: chatId, DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  say(
    "",
    `${BUSINESS.name} is running.`,
    `  The site:      ${localUrl(host, port)}`,
    ...(chatId === undefined
      ? ["  Bookings go:   to this terminal and nowhere else. docs/telegram.md says how to connect a Telegram chat."]
      : [
          `  Bookings go:   to the Telegram chat ${chatId}. One that cannot be sent yet is kept in`,
          `                 ${databaseUrl === undefined ? resolve(dataDir, "outbox.db") : "Postgres (DATABASE_URL)"} and sent later.`,
        ]),
    `  Placeholders:  ${PLACEHOLDERS.join(", ") || "none"}. Your own facts go into content/business.ts.`,
    "  Ctrl+C stops it.",
    "",
  );
}

/** Stops accepting, finishes what is in hand, ends with 0. Whatever is not finished by then is on disk. */
async function stop(server: Server, delivery: DeliveryLoop, outbox: Outbox, log: Log): Promise<void> {
  log.info("stopping");
  setTimeout(() => process.exit(0), FORCE_EXIT_MS).unref();
  const closed = new Promise((done) => server.close(done));
  // A connection that falls idle now would be kept open for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const closeTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.all([closed, delivery.stop(GRACE_MS)]);
  clearInterval(idle);
  clearTimeout(closeTimer);
  await outbox.close().catch(() => undefined);
  log.info("stopped");
  process.exitCode = 0;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, readEnvFile(ENV_FILE));
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, METRICS_TOKEN: metricsToken } = settings;
  const secrets = [token, settings.OPENWEATHER_API_KEY, settings.DATABASE_URL, metricsToken];
  const log = createLog({ level: settings.LOG_LEVEL, secrets });
  // A promise that nobody awaits and that rejects comes here as well.
  process.on("uncaughtException", (error) => {
    log.error({ error }, "crashed");
    process.exit(1);
  });
  // A reader that goes away must not take the relay with it; what is printed for the operator has its own check.
  process.stdout.on("error", () => undefined);

  /** Ends what is in hand; before there is anything, the process ends at once. */
  let finish = async (): Promise<void> => process.exit(0);
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A second signal does not cut the stop short, which has its own limit.
    process.on(signal, () => void (stopping ??= finish()));
  }

  const clock = systemClock;
  const outbox = createOutbox(await openDatabase(settings, log), clock);
  const metrics = createMetrics(() => outbox.counts());
  const channel =
    token === undefined || chatId === undefined
      ? createTerminalChannel(print)
      : createTelegramChannel({ token, chatId, apiRoot: settings.TELEGRAM_API_ROOT }, log);
  const delivery = createDelivery({ outbox, channel, clock, log, metrics });
  const version = z.object({ version: z.string() }).safeParse(readJson(PACKAGE)).data?.version ?? "unknown";
  const app = createApp({
    version,
    siteUrl: settings.SITE_URL,
    rateLimit: settings.RATE_LIMIT,
    metricsToken,
    outbox,
    clock,
    log,
    metrics,
    upstreams: createUpstreams(settings, clock, log),
    clientAddress: createAddressReader(settings.TRUST_PROXY, log),
    onAccepted: delivery.wake,
  });
  const headers = securityHeaders(settings.SITE_URL);
  const pages = createPages(openSite(settings, log), headers, log);
  const server = createHttpServer({ app, pages, headers, log, metrics });
  const port = await listen(server, settings.PORT, settings.HOST);
  finish = () => stop(server, delivery, outbox, log);
  await outbox.connect().catch((error: unknown) => {
    if (error instanceof StoreError) throw error;
    const next = "pages are served, posts get 503, and it is tried again";
    log.error({ outcome: "unavailable", error, next }, "outbox");
  });
  if (stopping !== undefined) return;
  if (token === undefined && !process.stdout.isTTY) {
    const advice = "bookings are only printed, where nobody may read them: set TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID";
    log.warn({ outcome: "no terminal", advice }, "channel");
  }
  await reportDamage(settings, outbox, log);
  delivery.start();
  greet(settings, port);
  log.info({ version, port, channel: token === undefined ? "terminal" : "telegram" }, "started");
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StoreError)) throw error;
  process.stderr.write(`The relay does not start.\n${error.message}\n`);
  process.exit(1);
}
