import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import type { Outbox } from "#relay/outbox/outbox.ts";
import { loadSite } from "#relay/pages/site.ts";
import { createTestRelay, temporaryFolder } from "#tests/support/testRelay.ts";

const FOLDER = resolve("relay/deploy");

function read(name: string): string {
  return readFileSync(join(FOLDER, name), "utf8");
}

interface Service {
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  ports?: string[];
  networks: string[];
}

const COMPOSE = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
};
const CADDYFILE = read("Caddyfile");
const UNIT = read("relay.service").split("\n");

/** The seconds that the Caddyfile sets for `name`. */
function secondsOf(name: string): number {
  return Number(new RegExp(`^\\s*${name} (\\d+)s$`, "m").exec(CADDYFILE)?.[1]);
}

test("no file sets a variable that the relay does not know", () => {
  const settings = [...readFileSync("relay/settings.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)];
  const known = new Set([...settings.map(([, name]) => name), "NODE_ENV", "NODE_OPTIONS"]);
  const unit = UNIT.flatMap((line) => /^Environment=(\w+)=/.exec(line)?.[1] ?? []);
  const [, image = ""] = read("Containerfile").split(/^FROM .+-slim$/m);
  const images = [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/(\w+)=\S+/g)].map(([, name = ""]) => name),
  );
  const composed = Object.keys(COMPOSE.services["relay-1"]?.environment ?? {});
  for (const names of [unit, images, composed]) {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  }
});

test("the relays trust the one proxy in front of them, and only the proxy can be reached from outside", () => {
  const relays = Object.keys(COMPOSE.services).filter((name) => name.startsWith("relay-"));
  expect(CADDYFILE).toContain(`reverse_proxy {$RELAYS:${relays.map((name) => `${name}:3000`).join(" ")}} {`);
  for (const name of relays) {
    expect(COMPOSE.services[name]?.environment).toMatchObject({ PORT: "3000", HOST: "0.0.0.0", TRUST_PROXY: "1" });
  }
  expect(Object.entries(COMPOSE.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(["proxy"]);
  expect(COMPOSE.services["postgres"]?.networks).toEqual(["inside"]);
  expect(COMPOSE.networks["inside"]).toEqual({ internal: true });
});

test("the proxy and the image check a page, which is served while the store is down", async () => {
  const [, checked = "?"] = /^\s*health_uri (\S+)$/m.exec(CADDYFILE) ?? [];
  expect(read("Containerfile")).toContain(`process.env.PORT}${checked}\``);
  const folder = await temporaryFolder();
  mkdirSync(join(folder.path, checked), { recursive: true });
  writeFileSync(join(folder.path, checked, "index.html"), "<!doctype html><title>A page</title>");
  const counts = () => Promise.reject(new Error("Postgres is down"));
  const outbox = { counts, close: async () => undefined } as unknown as Outbox;
  const relay = await createTestRelay({ site: loadSite(folder.path), outbox });
  onTestFinished(async () => {
    await relay.close();
    await folder.remove();
  });
  expect((await relay.request("/healthz")).status).toBe(503);
  expect((await relay.request(checked)).status).toBe(200);
});

test("the proxy closes idle connections before the relay does, and retries until it has noticed that a relay is down", () => {
  const [, relayMs = ""] = /keepAliveTimeout: ([\d_]+)/.exec(readFileSync("relay/http/httpServer.ts", "utf8")) ?? [];
  expect(secondsOf("keepalive") * 1_000).toBeLessThan(Number(relayMs.replaceAll("_", "")));
  expect(secondsOf("lb_try_duration")).toBeGreaterThanOrEqual(
    secondsOf("health_interval") + secondsOf("health_timeout"),
  );
});

test("the image is built from files that exist, without secrets, and does not run as root", () => {
  const { context = "?", dockerfile = "?" } = COMPOSE.services["relay-1"]?.build ?? {};
  const file = readFileSync(resolve(FOLDER, context, dockerfile), "utf8");
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(file).toMatch(/^USER node$/m);
  for (const list of [".gitignore", "relay/deploy/Containerfile.dockerignore"]) {
    const ignored = readFileSync(list, "utf8").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".env", "relay/deploy/relay.env"]));
  }
});

test("systemd starts the relay again however it ended, and keeps its outbox where the commands look for it", () => {
  for (const line of [
    "StartLimitIntervalSec=0",
    "Restart=always",
    "DynamicUser=yes",
    "ExecStart=/usr/bin/node dist/relay/server.js",
    "StateDirectory=bodrum-vip-transfer",
    "Environment=DATA_DIR=%S/bodrum-vip-transfer",
  ]) {
    expect(UNIT).toContain(line);
  }
  for (const words of ["StateDirectory=bodrum-vip-transfer", "DATA_DIR=/var/lib/bodrum-vip-transfer"])
    expect(read("bin/operate")).toContain(words);
  for (const name of readdirSync(join(FOLDER, "bin"))) execFileSync("sh", ["-n", join(FOLDER, "bin", name)]);
});
