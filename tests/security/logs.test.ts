import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { canFillDisk, limitFiles } from "#tests/faults/disk.ts";
import { exchange } from "#tests/support/rawSocket.ts";
import { FAKE_CHAT_ID, FAKE_TOKEN, startFakeTelegram, type TelegramMode } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { canStartPostgres, startPostgres } from "#tests/support/postgres.ts";
import { spawnRelay, startRelay } from "#tests/support/startRelay.ts";
import { CLOCK_OFFSET } from "#tests/support/testDay.mjs";
import { temporaryFolder } from "#tests/support/testRelay.ts";

/** Values that no log line may contain. None of them occurs in anything else. */
const PERSONAL = {
  name: "Zümrüt Quetzalcoatl",
  plainName: "Quetzalcoatl",
  phone: "5379918273",
  email: "quagga@xylophone.example",
  place: "yalıkavak",
  address: "198.51.100.217",
  key: "idempotency-zebra-4711",
  page: "utm_quokka",
  agent: "Okapi/9.9",
};
const SECRETS = {
  token: FAKE_TOKEN,
  metrics: "metrics-token-of-the-narwhal",
  weather: "weatherkeyofthenarwhal",
  database: "password-of-the-narwhal",
};

const MESSAGE = `Ad Soyad: ${PERSONAL.name}\nTelefon: +90${PERSONAL.phone}\nE-posta: ${PERSONAL.email}`;

const TOMORROW = new Date(Date.now() + CLOCK_OFFSET + 86_400_000).toISOString().slice(0, 10);

async function waiting(url: string): Promise<number> {
  return ((await (await fetch(`${url}/healthz`)).json()) as { waiting: number }).waiting;
}

/** A store for messages, and how to break it. */
interface TestStore {
  /** Settings of a relay that uses it. */
  env: Record<string, string>;
  /** Outcomes that are logged then, in addition to the usual ones. */
  outcomes: string[];
  /** Makes all later writes fail. */
  lose(pid: number): Promise<void> | void;
}

const STORES: { name: string; isPossible: boolean; open: () => Promise<TestStore> }[] = [
  {
    name: "in a file",
    isPossible: canFillDisk(),
    open: async () => ({ env: {}, outcomes: [], lose: (pid) => limitFiles(pid, 1) }),
  },
  {
    // It crashes, and then rejects rows with errors that quote them.
    name: "in Postgres",
    isPossible: canStartPostgres(),
    async open() {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const url = new URL(postgres.url);
      url.password = SECRETS.database;
      return {
        env: { DATABASE_URL: url.href },
        outcomes: ["connection lost"],
        async lose() {
          await postgres.restart("immediate");
          const client = new pg.Client({ connectionString: postgres.url });
          await client.connect();
          await client.query("ALTER TABLE outbox ADD CONSTRAINT shut CHECK (false) NOT VALID");
          await client.end();
        },
      };
    },
  },
];

/** A token in Telegram's format, and spellings in which it, or another secret, could leak. */
const TOKEN = "123456789:AAEnarwhal-of-the-tests_0123456789abc";
const SPELLINGS = [TOKEN, encodeURIComponent(TOKEN), "AAEnarwhal", SECRETS.database];

test.each([
  ["a line without its sign", `TELEGRAM_CHAT_ID=-5\nTELEGRAM_BOT_TOKEN ${TOKEN}`, "TELEGRAM_BOT_TOKEN"],
  ["token and chat id swapped", `TELEGRAM_BOT_TOKEN=-5\nTELEGRAM_CHAT_ID=${TOKEN}`, "TELEGRAM_CHAT_ID"],
  ["a password that cannot be read", `DATABASE_URL=postgres://u:${SECRETS.database}%@127.0.0.1/d`, "DATABASE_URL"],
])("a relay that does not start says why and reveals no secret: %s", async (_, envFile, said) => {
  const relay = await spawnRelay({ envFile });
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  expect(await relay.ended).toBe(1);
  expect(relay.everything()).toContain(said);
  for (const spelling of SPELLINGS) expect(relay.everything()).not.toContain(spelling);
});

/** Programs that start the relay or one of its commands. */
const PROGRAMS = [
  [resolve("dist/relay/server.js")],
  [resolve("dist/relay/cli.js"), "status"],
  [resolve("scripts/start.mjs")],
];

/** Runs a program in `cwd`, for a minute at most. Resolves with everything that it wrote to standard output and standard error. */
function outputOf(args: readonly string[], cwd: string, env: Record<string, string>): Promise<string> {
  const options = { cwd, env: { PATH: process.env["PATH"], ...env }, timeout: 60_000, killSignal: "SIGKILL" } as const;
  return new Promise((done) => {
    execFile(process.execPath, args, options, (_, stdout, stderr) => done(stdout + stderr));
  });
}

// `npm start` would build the site, if it did not stop because of the settings. The relay's other settings have the same checks.
test.each(["SITE_URL", "PORT", "HOST", "DATABASE_URL"])(
  "if %s contains a token, no program prints it",
  async (name) => {
    const folder = await temporaryFolder();
    onTestFinished(folder.remove);
    const right = { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_CHAT_ID: "-5", DATA_DIR: "data", PORT: "0" };
    for (const value of [TOKEN, `http://127.0.0.1:1/bot${encodeURIComponent(TOKEN)}`]) {
      const programs = name === "SITE_URL" || name === "PORT" ? PROGRAMS : PROGRAMS.slice(0, -1);
      const outputs = await Promise.all(
        programs.map((args) => outputOf(args, folder.path, { ...right, [name]: value })),
      );
      for (const output of outputs) {
        expect(output).toContain(name);
        for (const spelling of SPELLINGS) expect(output).not.toContain(spelling);
      }
    }
  },
);

test("a HOST that may be a secret is not repeated in the error that it is not usable", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const env = { HOST: SECRETS.database, PORT: "1", DATA_DIR: folder.path };
  // The first one creates the store that the second one reads.
  for (const args of PROGRAMS.slice(0, 2)) {
    const output = await outputOf(args, folder.path, env);
    expect(output).toContain("HOST");
    expect(output).not.toContain(SECRETS.database);
  }
});

test.each([
  [
    "Telegram's own answer",
    (url: string) => `Response.json({ ok: false, error_code: 401, description: ${url} }, { status: 401 })`,
  ],
  [
    "its cause",
    (url: string) =>
      `Promise.reject(new TypeError(${url}, { cause: Object.assign(new Error(${url}), { code: ${url} }) }))`,
  ],
])("the URL of a request to Telegram, which contains the token, is not logged: %s", async (_, answerWith) => {
  const folder = await temporaryFolder();
  const module = join(folder.path, "fetch.mjs");
  writeFileSync(module, `globalThis.fetch = async (url) => ${answerWith('"Not Found: " + url')}`);
  const env = {
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_CHAT_ID: "-5",
    LOG_LEVEL: "debug",
    NODE_OPTIONS: `--import=${module}`,
  };
  const relay = await startRelay({ env });
  onTestFinished(async () => {
    await relay.kill("SIGKILL");
    await folder.remove();
  });
  const body = JSON.stringify({ action: "sendReservation", message: MESSAGE });
  await fetch(relay.url + MESSAGE_ENDPOINT, { method: "POST", body, headers: { "content-type": "application/json" } });
  await expect.poll(() => relay.log().some(({ event }) => event === "delivery")).toBe(true);
  for (const spelling of SPELLINGS) expect(relay.everything()).not.toContain(spelling);
});

test.each(STORES.filter(({ isPossible }) => isPossible))(
  "neither a secret nor anything personal is ever written, however it goes: $name",
  async ({ open }) => {
    const store = await open();
    const telegram = await startFakeTelegram({ slowMs: 100 });
    const upstreams = await startFakeUpstreams();
    // Throws a given text on a signal: the message of an unexpected error could contain anything.
    const folder = await temporaryFolder();
    const fault = join(folder.path, "fault.mjs");
    const said = `${MESSAGE} ${SECRETS.token}\n    at ${PERSONAL.name}`;
    writeFileSync(fault, `process.on("SIGUSR2", () => { throw new Error(${JSON.stringify(said)}); })`);
    const relay = await startRelay({
      env: {
        ...telegram.env,
        ...upstreams.env,
        ...store.env,
        LOG_LEVEL: "debug",
        RATE_LIMIT: "40",
        TRUST_PROXY: "1",
        METRICS_TOKEN: SECRETS.metrics,
        OPENWEATHER_API_KEY: SECRETS.weather,
        WEATHER_URL: `${upstreams.url}/openweather`,
        NODE_OPTIONS: `--import=${fault}`,
      },
    });
    onTestFinished(async () => {
      await relay.kill("SIGKILL");
      await Promise.all([telegram.close(), upstreams.close(), folder.remove()]);
    });

    const visitor = {
      "x-forwarded-for": PERSONAL.address,
      "user-agent": PERSONAL.agent,
      referer: `${relay.url}/tr/reservation?${PERSONAL.page}=${PERSONAL.email}`,
    };
    function ask(path: string, init: RequestInit = {}): Promise<number> {
      const headers = { ...visitor, ...(init.headers as Record<string, string>) };
      return fetch(relay.url + path, { redirect: "manual", ...init, headers }).then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      });
    }
    function post(body: string, headers: Record<string, string> = {}): Promise<number> {
      return ask(MESSAGE_ENDPOINT, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...headers },
      });
    }
    const booking = (message = MESSAGE) => JSON.stringify({ action: "sendReservation", message });
    const attempts = () => relay.log().filter(({ event }) => event === "delivery").length;

    // Answers from Telegram, some of which contain the text or the token. (After one that may hide a delivery, such as a proxy's page, all
    // messages would wait for a minute, too; tests/relay/telegram.test.ts has those.)
    const modes: TelegramMode[] = [
      "ok",
      { error: 400, description: `Bad Request: can't parse entities: ${MESSAGE}` },
      { error: 500, description: PERSONAL.plainName },
      { error: 429, retryAfter: 1, description: `Too Many Requests: ${PERSONAL.phone}` },
      // Last, because all messages wait for a minute after it.
      { error: 403, description: `Forbidden: ${PERSONAL.plainName} ${FAKE_TOKEN}` },
    ];
    for (const mode of modes) {
      telegram.answer(mode);
      const before = attempts();
      expect(await post(booking())).toBe(200);
      await expect.poll(attempts).toBeGreaterThan(before);
      if (mode === modes.at(-1)) break;
      // One success between two failures keeps the pauses short.
      telegram.answer("ok");
      await expect.poll(() => waiting(relay.url)).toBe(0);
    }

    // All kinds of valid and invalid requests of a visitor.
    const key = { "idempotency-key": PERSONAL.key };
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const fields = new URLSearchParams({
      action: "sendReservation",
      fullName: PERSONAL.name,
      countryCode: "+90",
      phone: PERSONAL.phone,
      from: "airport",
      to: PERSONAL.place,
      date: TOMORROW,
      time: "23:30",
      passengers: "2",
      vehicleType: "vip-vito",
    });
    const subscription = new URLSearchParams({ action: "sendMessage", email: PERSONAL.email });
    const statuses = [
      await post(booking(), key),
      await post(booking("another"), key),
      await post(`{${MESSAGE}`),
      await post(JSON.stringify({ action: PERSONAL.name, message: MESSAGE })),
      await post(booking("x".repeat(20_000))),
      await post(booking(), { origin: `https://${PERSONAL.plainName}.example` }),
      await post(booking(), { "content-type": PERSONAL.plainName }),
      await post(fields.toString(), form),
      await post(`${fields.toString()}&fullName=`, form),
      await post(subscription.toString(), form),
      await ask(`${MESSAGE_ENDPOINT}?name=${PERSONAL.plainName}`),
      await ask(`/tr/${PERSONAL.plainName}?phone=${PERSONAL.phone}`),
      await ask(`/?${PERSONAL.page}=1`),
      await ask(`/api/${PERSONAL.plainName}`),
      await ask(`/api/rates?base=${PERSONAL.plainName}`),
      await ask("/api/weather?city=bodrum"),
      await ask("/api/visitor"),
      await ask("/metrics", { headers: { authorization: `Bearer ${PERSONAL.plainName}` } }),
      await ask("/metrics", { headers: { authorization: `Bearer ${SECRETS.metrics}` } }),
    ];
    expect(statuses).toEqual([
      200, 422, 400, 400, 413, 403, 415, 303, 303, 303, 405, 404, 302, 404, 400, 200, 200, 401, 200,
    ]);
    await exchange(relay.port, `GET /${PERSONAL.plainName} HTTP/1.1\r\nX: ${MESSAGE}\0\r\n\r\n`);
    upstreams.setDown(true);
    await ask("/api/visitor", { headers: { "x-forwarded-for": "8.8.8.218" } });
    let limited = 0;
    for (let index = 0; index < 60 && limited === 0; index += 1) if ((await post(booking())) === 429) limited += 1;
    expect(limited).toBe(1);

    // The store fails, and finally the relay itself.
    await store.lose(relay.pid);
    const elsewhere = { "x-forwarded-for": "198.51.100.219" };
    expect(await post(booking(), elsewhere)).toBe(503);
    expect(await ask("/healthz")).toBe(503);
    expect(await relay.kill("SIGUSR2")).not.toBe(0);

    const written = relay.everything();
    const events = new Set(relay.log().map(({ event }) => event));
    for (const event of ["accepted", "refused", "delivery", "request", "upstream", "outbox", "crashed"]) {
      expect(events).toContain(event);
    }
    const outcomes = new Set(relay.log().map(({ outcome }) => outcome));
    for (const outcome of ["sent", "refused", "later", "misconfigured", "stored", "not stored", ...store.outcomes]) {
      expect(outcomes).toContain(outcome);
    }
    // The greeting names the chat, on purpose; the log does not.
    expect(JSON.stringify(relay.log())).not.toContain(FAKE_CHAT_ID);
    for (const secret of [
      ...Object.values(SECRETS),
      ...Object.values(PERSONAL),
      "198.51.100.",
      "8.8.8.",
      "127.0.0.1",
    ]) {
      for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
        const line = written.split("\n").find((text) => text.includes(spelling));
        expect(line === undefined ? "" : `${spelling} in: ${line}`).toBe("");
      }
    }
  },
);
