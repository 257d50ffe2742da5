import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";
import { createTelegramChannel } from "#relay/channels/telegram.ts";
import { createTerminalChannel } from "#relay/channels/terminal.ts";
import { systemClock as clock } from "#relay/clock.ts";
import { createApp } from "#relay/http/app.ts";
import { createAddressReader } from "#relay/http/clientAddress.ts";
import { createHttpServer, listen } from "#relay/http/httpServer.ts";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import { createLog, type Log } from "#relay/log.ts";
import { createMetrics } from "#relay/metrics.ts";
import { damageNotice } from "#relay/outbox/damageNotice.ts";
import { storeFault, StoreError, type Database } from "#relay/outbox/database.ts";
import { createDelivery, type DeliveryLoop } from "#relay/outbox/delivery.ts";
import { createOutbox, type Outbox } from "#relay/outbox/outbox.ts";
import { openPostgres } from "#relay/outbox/postgres.ts";
import { damagedFiles, openSqlite } from "#relay/outbox/sqlite.ts";
import { createPages } from "#relay/pages/pages.ts";
import { loadSite, type Site } from "#relay/pages/site.ts";
import { localUrl, readEnvFile, readSettings, SettingsError, type Settings } from "#relay/settings.ts";
import { createRates } from "#relay/upstreams/rates.ts";
import { createVisitors } from "#relay/upstreams/visitor.ts";
import { createWeather } from "#relay/upstreams/weather.ts";
import { version as release } from "../package.json";

// Paths are relative to the working directory, which is the project's root, not to the bundle.
const SITE_FOLDER = resolve("dist/site");
const BUILD_INFO = resolve("dist/site/.build.json");
const ENV_FILE = resolve(".env");

/** On a stop: how long running requests and the current delivery may take, and when the process exits in any case, in milliseconds. */
const GRACE_MS = 5_000;
const FORCE_EXIT_MS = 9_000;

/** After the outbox is lost: delay before the exit, in milliseconds, so that requests in progress are still answered. */
const LAST_RESPONSES_MS = 100;

/** Exit code that asks to be restarted at once; `npm start`, systemd and container restart policies do so. */
const RESTART_CODE = 75;

function print(text: string): Promise<void> {
  return new Promise((done, failed) => {
    process.stdout.write(`${text}\n`, (error) => (error ? failed(error) : done()));
  });
}

/** Loads the built site; `null` if there is none. */
function openSite(siteUrl: string, builtFor: string | undefined, log: Log): Site | null {
  try {
    const site = loadSite(SITE_FOLDER);
    if (builtFor !== undefined && builtFor !== siteUrl) {
      const advice = "addresses in the pages are wrong: build again with the same SITE_URL, as npm start does";
      log.warn({ outcome: "built for another SITE_URL", builtFor, siteUrl, advice }, "site");
    }
    return site;
  } catch {
    log.warn({ outcome: "not built", advice: "run npm start, which builds it" }, "site");
    return null;
  }
}

/** The origin that the site was built for, and the commit; without what the build did not record. */
function readBuildInfo(): { siteUrl?: string; commit?: string } {
  try {
    const { siteUrl, commit } = JSON.parse(readFileSync(BUILD_INFO, "utf8")) as Record<string, unknown>;
    return {
      ...(typeof siteUrl === "string" && { siteUrl }),
      ...(typeof commit === "string" && { commit }),
    };
  } catch {
    return {};
  }
}

async function openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log);
  return openSqlite(dataDir, {
    clock,
    onWait: () => process.stdout.write(`Another relay still works on ${dataDir}: waiting for it to end …\n`),
    onLost(error) {
      const outcome = error instanceof StoreError ? "lost" : "damaged";
      const next = "the relay exits; the next start checks the file and creates a new one if necessary";
      log.error({ outcome, error, next }, "outbox");
      setTimeout(() => process.exit(RESTART_CODE), LAST_RESPONSES_MS);
    },
  });
}

/** Reports damaged outbox files in the log and in the chat, at each start until somebody has deleted them. */
async function reportDamage(dataDir: string, outbox: Outbox, log: Log): Promise<void> {
  for (const file of damagedFiles(dataDir)) {
    const next = "see what it holds, then delete it: docs/backup.md says how";
    log.error({ outcome: "damaged", setAside: file, next }, "outbox");
    await outbox.enqueue(damageNotice(file, clock.now())).catch((error: unknown) => {
      log.error({ outcome: "not stored", reason: storeFault(error), error }, "outbox");
    });
  }
}

function greet(settings: Settings, port: number): void {
  const { HOST: host, TELEGRAM_CHAT_ID: chatId, DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const kept = databaseUrl === undefined ? resolve(dataDir, "outbox.db") : "Postgres (DATABASE_URL)";
  const bookings =
    chatId === undefined
      ? "to this terminal and nowhere else. docs/telegram.md says how to connect a Telegram chat."
      : `to the Telegram chat ${chatId}. One that cannot be sent yet is kept in
                 ${kept} and sent later.`;
  process.stdout.write(`
${BUSINESS.name} is running.
  The site:      ${localUrl(host, port)}
  Bookings go:   ${bookings}
  Placeholders:  ${PLACEHOLDERS.join(", ") || "none"}. Your own facts go into content/business.ts.
  Ctrl+C stops it.

`);
}

/** Graceful shutdown with exit code 0. Messages that are not delivered by then are on disk. */
async function stop(server: Server, delivery: DeliveryLoop, outbox: Outbox, log: Log): Promise<void> {
  log.info("stopping");
  setTimeout(() => process.exit(0), FORCE_EXIT_MS).unref();
  const closed = new Promise((done) => server.close(done));
  const closeTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.all([closed, delivery.stop(GRACE_MS)]);
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
  // Also receives unhandled promise rejections.
  process.on("uncaughtException", (error) => {
    log.error({ error }, "crashed");
    process.exit(1);
  });
  // If the program that reads standard output exits, the relay must keep running. The terminal channel checks its own writes.
  process.stdout.on("error", () => undefined);

  const { siteUrl: builtFor, commit } = readBuildInfo();
  const version = commit === undefined ? release : `${release}+${commit}`;
  const outbox = createOutbox(await openDatabase(settings, log), clock);
  const metrics = createMetrics(() => outbox.counts());
  const channel =
    token === undefined || chatId === undefined
      ? createTerminalChannel(print)
      : createTelegramChannel(
          { token, chatId, topicId: settings.TELEGRAM_TOPIC_ID, apiRoot: settings.TELEGRAM_API_ROOT },
          log,
        );
  const delivery = createDelivery({ outbox, channel, clock, log, metrics });
  const app = createApp({
    version,
    siteUrl: settings.SITE_URL,
    rateLimit: settings.RATE_LIMIT,
    metricsToken,
    outbox,
    clock,
    log,
    metrics,
    upstreams: {
      rates: createRates(settings, clock, log),
      weather: createWeather(settings, clock, log),
      visitor: createVisitors(settings, clock, log),
    },
    clientAddress: createAddressReader(settings.TRUST_PROXY, log),
    ownFault: delivery.ownFault,
    onAccepted: delivery.wake,
  });
  const headers = securityHeaders(settings.SITE_URL);
  const pages = createPages(openSite(settings.SITE_URL, builtFor, log), headers, log);
  const server = createHttpServer({ app, pages, headers, log, metrics });
  const port = await listen(server, settings.PORT, settings.HOST);

  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A second signal does not interrupt the shutdown, which has its own time limit.
    process.on(signal, () => void (stopping ??= stop(server, delivery, outbox, log)));
  }
  await outbox.migrate().catch((error: unknown) => {
    if (error instanceof StoreError) throw error;
    const next = "pages are served, posts get 503, and it is tried again";
    log.error({ outcome: "unavailable", reason: storeFault(error), error, next }, "outbox");
  });
  if (stopping !== undefined) return;
  if (token === undefined && !process.stdout.isTTY) {
    const advice = "bookings are only printed, where nobody may read them: set TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID";
    log.warn({ outcome: "no terminal", advice }, "channel");
  }
  if (settings.DATABASE_URL === undefined) await reportDamage(settings.DATA_DIR, outbox, log);
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
