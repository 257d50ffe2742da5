import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import * as z from "zod";
import { BUSINESS, PLACEHOLDERS } from "#content/business.ts";
import { createApp } from "#relay/app.ts";
import { createAddressReader } from "#relay/clientAddress.ts";
import { systemClock } from "#relay/clock.ts";
import { StoreError } from "#relay/database.ts";
import { createDelivery, type DeliveryLoop } from "#relay/deliver.ts";
import { demandChannel, readEnvFile, readSettings, SettingsError, type Settings } from "#relay/env.ts";
import { createHttpServer } from "#relay/httpServer.ts";
import { createLineWriter } from "#relay/lineWriter.ts";
import { listen, StartError } from "#relay/listen.ts";
import { createLog, describeError, type Log } from "#relay/log.ts";
import { createMessages } from "#relay/messages.ts";
import { createMetrics } from "#relay/metrics.ts";
import { createOutbox, type Outbox } from "#relay/outbox.ts";
import { headersOfParts, securityHeaders } from "#relay/securityHeaders.ts";
import { createSite } from "#relay/site.ts";
import { loadSiteFiles, type SiteFiles } from "#relay/siteFiles.ts";
import { openStore } from "#relay/store.ts";
import { createTelegramChannel } from "#relay/telegram.ts";
import { createTerminalChannel } from "#relay/terminal.ts";
import { createRates } from "#relay/live/rates.ts";
import { createVisitors } from "#relay/live/visitor.ts";
import { createWeather } from "#relay/live/weather.ts";

// Everything is found from the project's root, in which the relay is started; where the bundle lies does not matter.
const SITE_FOLDER = resolve("dist/site");
const BUILD_NOTE = resolve("dist/site/.build.json");
const PACKAGE = resolve("package.json");
const ENV_FILE = resolve(".env");

/** What is in hand at a stop gets so long to end by itself, and after that the process ends, in milliseconds. */
const GRACE_MS = 5_000;
const LAST_CALL_MS = 9_000;

/** A relay that has to end at once answers for so long, in milliseconds, those whose message it could not store. */
const LAST_WORD_MS = 100;

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
function loadSite(settings: Settings, log: Log): SiteFiles | null {
  let files: SiteFiles;
  try {
    files = loadSiteFiles(SITE_FOLDER);
  } catch {
    log.warn("site", { outcome: "not built", advice: "run npm start, which builds it" });
    return null;
  }
  const note = z.object({ siteUrl: z.string() }).safeParse(readJson(BUILD_NOTE));
  if (note.success && URL.canParse(note.data.siteUrl) && new URL(note.data.siteUrl).origin !== settings.siteUrl) {
    const advice = "addresses in the pages are wrong: build again with the same SITE_URL, as npm start does";
    log.warn("site", {
      outcome: "built for another SITE_URL",
      builtFor: note.data.siteUrl,
      siteUrl: settings.siteUrl,
      advice,
    });
  }
  return files;
}

function greet(settings: Settings, port: number): void {
  const { host, telegram, databaseUrl, dataDir } = settings;
  const here = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  say(
    "",
    `${BUSINESS.name} is running.`,
    `  The site:      http://${here.includes(":") ? `[${here}]` : here}:${port}`,
    telegram === null
      ? "  Bookings go:   to this terminal. For a chat, set TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID (in .env)."
      : `  Bookings go:   to the Telegram chat ${telegram.chatId}.`,
    `  Until then:    they wait in ${databaseUrl === null ? resolve(dataDir, "outbox.db") : "Postgres (DATABASE_URL)"}.`,
    ...(PLACEHOLDERS.length === 0
      ? []
      : [`  Placeholders:  ${PLACEHOLDERS.join(", ")}. Put your own into content/business.ts before you go public.`]),
    "  Ctrl+C stops it.",
    "",
  );
}

interface Running {
  server: Server;
  delivery: DeliveryLoop;
  outbox: Outbox;
  log: Log;
}

/** Stops accepting, finishes what is in hand, ends with 0. Whatever is not finished by then is on disk. */
async function stop({ server, delivery, outbox, log }: Running): Promise<void> {
  log.info("stopping");
  setTimeout(() => process.exit(0), LAST_CALL_MS).unref();
  const closed = new Promise((done) => server.close(done));
  // A connection that falls idle now would be kept open for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const lastCall = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.all([closed, delivery.stop(GRACE_MS)]);
  clearInterval(idle);
  clearTimeout(lastCall);
  await outbox.close().catch(() => undefined);
  log.info("stopped");
  // Nothing is left that could keep the process; it ends by itself.
  process.exitCode = 0;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, readEnvFile(ENV_FILE));
  demandChannel(settings, process.env);
  const { telegram, upstreams } = settings;
  const clock = systemClock;
  const lines = createLineWriter((text) => process.stderr.write(text));
  process.on("exit", lines.flush);
  const log = createLog({
    level: settings.logLevel,
    secrets: [
      telegram?.token ?? "",
      upstreams.openWeatherKey ?? "",
      settings.databaseUrl ?? "",
      settings.metricsToken ?? "",
    ],
    write: lines.write,
    now: clock.now,
  });
  process.on("uncaughtException", (error) => {
    log.error("crashed", { error: describeError(error) });
    process.exit(1);
  });
  // A reader that goes away must not take the relay with it; what is printed for the operator has its own check.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);

  const database = await openStore(settings, {
    log,
    say,
    onDamage() {
      log.error("outbox", { outcome: "damaged", next: "the relay ends; its next start sees to the file" });
      // Those who ask at this moment are told that it did not go through.
      setTimeout(() => process.exit(RESTART_CODE), LAST_WORD_MS);
    },
  });
  const store = createOutbox(database, clock.now, clock.steady);
  const sink = telegram === null ? createTerminalChannel(print) : createTelegramChannel(telegram);
  const metrics = settings.metricsToken === null ? null : createMetrics(clock, store.counts);
  const outbox = metrics?.ofOutbox(store) ?? store;
  const channel = metrics?.ofChannel(sink) ?? sink;
  const delivery = createDelivery({ outbox, channel, clock, log });
  const version = z.object({ version: z.string() }).safeParse(readJson(PACKAGE)).data?.version ?? "unknown";
  const sourceOf = (upstream: string) => {
    const { fetch } = globalThis;
    return { fetch: metrics?.ofUpstream(upstream, fetch) ?? fetch, now: clock.steady, log };
  };
  const live = {
    rates: createRates({ url: upstreams.rates, ...sourceOf("rates") }),
    weather: createWeather({
      url: upstreams.weather,
      openWeatherKey: upstreams.openWeatherKey,
      ...sourceOf("weather"),
    }),
    visitors: createVisitors({
      lookupUrl: upstreams.ipLookup,
      geolocationUrl: upstreams.geolocation,
      ...sourceOf("visitor"),
    }),
  };
  const shared = { outbox, clock, log, live, clientAddress: createAddressReader(settings.trustProxy, log) };
  const headers = securityHeaders(settings.siteUrl);
  const always = Object.entries(headers).flat();
  const server = createHttpServer({
    app: createApp({
      ...shared,
      version,
      deliveryStatus: delivery.status,
      metrics: metrics === null ? null : { counts: metrics, token: settings.metricsToken ?? "" },
    }),
    messages: createMessages({ ...shared, ...settings, onAccepted: delivery.wake, metrics }, always),
    site: createSite(loadSite(settings, log), always, Object.entries(headersOfParts(headers)).flat()),
    log,
    hostname: settings.host,
    headers,
    logsRequests: settings.logLevel === "debug",
    metrics,
  });
  const port = await listen(server, settings);
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A second signal neither begins another stop nor cuts the first one short: that one has its own limit.
    process.on(signal, () => void (stopping ??= stop({ server, delivery, outbox, log })));
  }
  if (telegram === null && !process.stdout.isTTY) {
    const advice = "bookings are only printed, where nobody may read them: set TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID";
    log.warn("channel", { outcome: "no terminal", advice });
  }
  delivery.start();
  greet(settings, port);
  log.info("started", { version, port, channel: telegram === null ? "terminal" : "telegram" });
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StoreError || error instanceof StartError)) throw error;
  process.stderr.write(`The relay does not start.\n${error.message}\n`);
  process.exit(1);
}
