import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { CLOCK_OFFSET } from "./testDay.mjs";

const PROJECT = resolve(import.meta.dirname, "../..");
const SERVER = join(PROJECT, "dist/relay/server.js");
const ON_TEST_DAY = new URL("onTestDay.mjs", import.meta.url).href;
const START_TIMEOUT_MS = 60_000;

export interface RelayOptions {
  /** Settings in addition to the defaults of this file. The developer's own environment and `.env` are not passed on. */
  env?: Record<string, string>;
  /** Contents of its `.env`; by default there is none. */
  envFile?: string;
  /** Path of the built relay; by default the project's. */
  program?: string;
  /** Folder of the built site; by default `dist/site`. */
  siteDir?: string;
  /** Folder of the outbox, to be shared by several relays. By default each relay gets a temporary one. */
  dataDir?: string;
  /** By default a free one. */
  port?: number;
  /** Discards the log, which under load would keep the test busy. */
  dropsLog?: boolean;
}

export interface RunningRelay {
  url: string;
  port: number;
  dataDir: string;
  /** Its standard output: the greeting, and bookings if no Telegram chat is set. */
  output(): string;
  /** Everything that it has written to standard output and standard error. */
  everything(): string;
  /** Its log, one JSON line per event, parsed. */
  log(): Record<string, unknown>[];
  /** Sends a signal, by default SIGTERM, and resolves with the exit code (`null` if the signal ended the process). */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Ports that `freePort` chooses from. Browsers block none of them, and they are below the ephemeral range (from 32768 on Linux). */
const PORTS = { first: 12_000, count: 20_000 } as const;

/** Random, so that processes that look for a port at the same time are unlikely to choose the same. */
let place = randomInt(PORTS.count);

/**
 * Resolves with a free port. It is unlikely to be taken before a server is started on it: outgoing connections do not use this range, and
 * every call returns another one. Rejects if none is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.count; tries++) {
    place = (place + 1) % PORTS.count;
    const port = PORTS.first + place;
    const server = createServer();
    const isFree = await new Promise<boolean>((told) => {
      server.once("error", () => told(false));
      server.listen(port, "127.0.0.1", () => told(true));
    });
    await new Promise((closed) => server.close(closed));
    if (isFree) return port;
  }
  throw new Error(`No port from ${PORTS.first} on is free.`);
}

/** A relay process that may still be starting, or may have failed. */
export interface SpawnedRelay extends RunningRelay {
  pid: number;
  /** Whether the process has ended, for whatever reason. */
  isGone(): boolean;
  /** Resolves once `/healthz` answers. If the relay ends before, rejects with everything it has printed. */
  ready: Promise<void>;
  /** Resolves with its exit code (`null` if a signal ended it). */
  ended: Promise<number | null>;
}

/**
 * Starts the built relay in a temporary folder, on the day of the tests, without waiting. By default there is no rate limit and no Telegram
 * chat.
 */
export async function spawnRelay({
  env = {},
  envFile,
  program = SERVER,
  siteDir,
  dataDir,
  port,
  dropsLog = false,
}: RelayOptions = {}): Promise<SpawnedRelay> {
  const folder = await mkdtemp(join(tmpdir(), "relay-"));
  await mkdir(join(folder, "dist"));
  await symlink(resolve(siteDir ?? join(PROJECT, "dist/site")), join(folder, "dist/site"));
  await copyFile(join(PROJECT, "package.json"), join(folder, "package.json"));
  if (envFile !== undefined) await writeFile(join(folder, ".env"), envFile);
  const ownPort = port ?? (await freePort());
  const ownData = dataDir ?? join(folder, "data");

  const child = spawn(process.execPath, ["--import", ON_TEST_DAY, program], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      CLOCK_OFFSET: String(CLOCK_OFFSET),
      PORT: String(ownPort),
      DATA_DIR: ownData,
      RATE_LIMIT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", dropsLog ? "ignore" : "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<number | null>((done) => child.once("close", done)).then(async (code) => {
    await rm(folder, { recursive: true, force: true });
    return code;
  });
  const url = `http://127.0.0.1:${ownPort}`;

  async function kill(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    child.kill(signal);
    return ended;
  }

  const isGone = () => child.exitCode !== null || child.signalCode !== null;

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    // The greeting proves that this relay answers, and not another one on the same port.
    while (
      !stdout.includes("is running") ||
      !(await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      const hasEnded = isGone();
      if (hasEnded || Date.now() > deadline) {
        await kill("SIGKILL");
        throw new Error(`The relay ${hasEnded ? "ended" : "did not answer"} at its start:\n${stdout}${stderr}`);
      }
      await new Promise((again) => setTimeout(again, 20));
    }
  }
  const ready = untilReady();
  // Callers that kill the relay before it is ready do not await this promise.
  ready.catch(() => undefined);

  return {
    url,
    port: ownPort,
    dataDir: ownData,
    pid: child.pid ?? 0,
    isGone,
    ready,
    ended,
    output: () => stdout,
    everything: () => stdout + stderr,
    log: () =>
      stderr
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    kill,
  };
}

/** Starts the built relay as `spawnRelay` does, and resolves once `/healthz` answers. If it ends before, rejects with its output. */
export async function startRelay(options: RelayOptions = {}): Promise<SpawnedRelay> {
  const relay = await spawnRelay(options);
  await relay.ready;
  return relay;
}
