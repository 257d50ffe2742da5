import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { damageNotice } from "#relay/outbox/damageNotice.ts";
import type { Outbox } from "#relay/outbox/outbox.ts";
import { loadSite } from "#relay/pages/site.ts";
import { createTestRelay, temporaryFolder } from "#tests/support/testRelay.ts";

const FOLDER = resolve("relay/deploy");

/** The instructions for whoever runs the relay. */
const INSTRUCTIONS = ["deploying", "replicas", "monitoring", "backup"]
  .map((page) => readFileSync(`docs/${page}.md`, "utf8"))
  .join("\n");

/** Every page of the documentation. */
const PAGES = [
  "README.md",
  "relay/README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).flatMap((name) =>
    name.endsWith(".md") ? [join("docs", name)] : [],
  ),
];

/** Command that starts the built relay. */
const COMMAND = "node dist/relay/server.js";

/** The part of a page under a heading of the second level. */
function sectionOf(page: string, heading: string): string {
  return page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** A stub of the outbox in which every operation is `operation`. */
function stubOutbox(operation: () => Promise<never>): Outbox {
  return {
    enqueue: operation,
    connect: operation,
    findRepeated: operation,
    tryLead: operation,
    claim: operation,
    delivered: operation,
    reschedule: operation,
    deadLetter: operation,
    retryDeadLetters: operation,
    purge: operation,
    counts: operation,
    deliveryStatus: operation,
    recordDeliveryStatus: operation,
    close: async () => undefined,
  };
}

function read(name: string): string {
  return readFileSync(join(FOLDER, name), "utf8");
}

/** Path of the proxy's health check. */
const [, CHECKED_PATH = ""] = /^\s*health_uri (\S+)$/m.exec(read("Caddyfile")) ?? [];

/** Every variable that the relay reads. */
const SETTING_NAMES = [...readFileSync("relay/settings.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name = ""]) => name,
);

interface Service {
  env_file?: string;
  environment: Record<string, string>;
  build?: { context: string; dockerfile: string; args: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  restart: string;
}

describe("the deployment of the relay", () => {
  const compose = parse(read("compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
    networks: Record<string, unknown>;
  };

  test("sets no variable that the relay does not know", () => {
    const own = new Set([...SETTING_NAMES, "NODE_ENV", "NODE_OPTIONS"]);
    const unit = [...read("relay.service").matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
    const image = [...read("Containerfile").matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
      [...line.matchAll(/(\w+)=\S+/g)].map(([, name]) => name),
    );
    const relays = Object.entries(compose.services).filter(([name]) => name.startsWith("relay-"));
    const composed = relays.flatMap(([, { environment }]) => Object.keys(environment));
    expect([unit.length, image.length, relays.length, composed.length].every((count) => count > 1)).toBe(true);
    expect([...unit, ...image, ...composed].filter((name) => !own.has(name ?? ""))).toEqual([]);
  });

  test("lists in example.env all variables that it needs, and no unknown ones", () => {
    const offered = [...read("example.env").matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name);
    const wanted = [...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
    expect(wanted.filter((name) => !offered.includes(name))).toEqual([]);
    expect(offered.filter((name) => !SETTING_NAMES.includes(name) && !wanted.includes(name))).toEqual([]);
  });

  test("runs two identical relays with read-only file systems, behind the one proxy that they trust", () => {
    const { "relay-1": one, "relay-2": two, proxy } = compose.services;
    expect(one).toEqual(two);
    expect(one).toMatchObject({ read_only: true, cap_drop: ["ALL"], restart: "always" });
    expect(one?.environment["TRUST_PROXY"]).toBe("1");
    const upstreams = /reverse_proxy (.+) \{/.exec(read("Caddyfile"))?.[1];
    expect(upstreams).toBe("{$RELAYS:relay-1:3000 relay-2:3000}");
    expect(proxy?.volumes).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
  });

  test("waits only for services that exist and have a health check, and uses only declared networks and volumes", () => {
    const services = Object.values(compose.services);
    const awaited = services.flatMap(({ depends_on = {} }) => Object.entries(depends_on));
    expect(awaited.length).toBeGreaterThan(3);
    for (const [name, { condition }] of awaited) {
      const service = compose.services[name];
      expect([name, condition]).toEqual([name, "service_healthy"]);
      // The image of the relays has a health check of its own.
      expect(service?.healthcheck ?? service?.build).toBeDefined();
    }
    const networks = services.flatMap((service) => service.networks);
    expect(new Set(networks)).toEqual(new Set(Object.keys(compose.networks)));
    const named = services.flatMap(({ volumes = [] }) => volumes).filter((volume) => !volume.startsWith("."));
    expect(new Set(named.map((volume) => volume.split(":")[0]))).toEqual(new Set(Object.keys(compose.volumes)));
    // Only the relays can reach Postgres, and only the proxy can be reached from outside.
    expect(compose.services["postgres"]?.networks).toEqual(["inside"]);
    expect(compose.networks["inside"]).toEqual({ internal: true });
    expect(Object.keys(compose.services).filter((name) => "ports" in (compose.services[name] ?? {}))).toEqual([
      "proxy",
    ]);
  });

  test("starts only with a bot, and names a missing setting", () => {
    const { "relay-1": relay } = compose.services;
    for (const name of ["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"]) {
      expect(relay?.environment[name]).toBe(`\${${name}:?set it in relay.env}`);
    }
  });

  test("checks the health by a page that is served without the store, so that pages stay available", async () => {
    expect(CHECKED_PATH).not.toBe("");
    const folder = await temporaryFolder();
    mkdirSync(join(folder.path, CHECKED_PATH), { recursive: true });
    writeFileSync(join(folder.path, CHECKED_PATH, "index.html"), "<!doctype html><title>A page</title>");
    const down = () => Promise.reject(new Error("Postgres is down"));
    const relay = await createTestRelay({ site: loadSite(folder.path), outbox: stubOutbox(down) });
    onTestFinished(async () => {
      await relay.close();
      await folder.remove();
    });
    expect((await relay.request("/healthz")).status).toBe(503);
    expect((await relay.request(CHECKED_PATH)).status).toBe(200);
  });

  test("backs up and restores its own database in its own service", () => {
    const { postgres } = compose.services;
    const { POSTGRES_USER: user, POSTGRES_DB: database } = postgres?.environment ?? {};
    const copy = `dump() { compose exec -T postgres pg_dump -U ${user} --clean --if-exists --table='outbox*' ${database}; }`;
    const restore = `  compose exec -T postgres psql -U ${user} -d ${database} -v ON_ERROR_STOP=1`;
    for (const command of [copy, restore]) expect(INSTRUCTIONS).toContain(`\n${command}`);
    // The command and the instructions for systemd name the folder of the unit.
    const [, folder] = /^StateDirectory=(.+)$/m.exec(read("relay.service")) ?? [];
    for (const words of [`StateDirectory=${folder}`, `DATA_DIR=/var/lib/${folder}`])
      expect(read("bin/operate")).toContain(words);
    expect(INSTRUCTIONS).toContain(`cd /var/lib/private/${folder}`);
  });

  test("names only existing files", () => {
    const build = compose.services["relay-1"]?.build;
    expect(existsSync(resolve(FOLDER, build?.context ?? "?", build?.dockerfile ?? "?"))).toBe(true);
    const copied = [...read("Containerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("runs the relay with the documented command, and on one version of Node", () => {
    expect(read("relay.service")).toContain(`\nExecStart=/usr/bin/${COMMAND}\n`);
    const [, words = "[]"] = /^CMD (\[.+\])$/m.exec(read("Containerfile")) ?? [];
    expect((JSON.parse(words) as string[]).join(" ")).toBe(COMMAND);
    expect(INSTRUCTIONS).toContain(`\n${COMMAND}\n`);
    const [, options = "?"] = /^Environment=(NODE_OPTIONS=.+)$/m.exec(read("relay.service")) ?? [];
    expect(read("Containerfile")).toContain(`\nENV ${options}\n`);
    const images = [...read("Containerfile").matchAll(/^FROM node:(\d+)-slim\b/gm)].map(([, version]) => version);
    expect(images).toHaveLength(2);
    for (const text of [read("relay.service"), INSTRUCTIONS]) {
      expect(new Set([...text.matchAll(/\bNode (\d+)/g)].map(([, version]) => version))).toEqual(new Set(images));
    }
  });

  test("closes idle connections of the proxy before the relay does", () => {
    const [, proxySeconds] = /transport http \{[^}]*^\s*keepalive (\d+)s$/m.exec(read("Caddyfile")) ?? [];
    const [, relayMs = ""] = /keepAliveTimeout: ([\d_]+)/.exec(readFileSync("relay/http/httpServer.ts", "utf8")) ?? [];
    expect(Number(proxySeconds) * 1_000).toBeLessThan(Number(relayMs.replaceAll("_", "")));
  });

  test("retries a request for as long as the proxy may need to notice that a relay is down", () => {
    const [tries, interval, timeout] = ["lb_try_duration", "health_interval", "health_timeout"].map((name) =>
      Number(new RegExp(`^\\s*${name} (\\d+)s$`, "m").exec(read("Caddyfile"))?.[1]),
    ) as [number, number, number];
    expect(tries).toBeGreaterThanOrEqual(interval + timeout);
  });

  test("keeps secrets out of the repository and the image", () => {
    for (const file of [".gitignore", "relay/deploy/Containerfile.dockerignore"]) {
      expect(readFileSync(file, "utf8").split("\n")).toEqual(
        expect.arrayContaining([".env", "relay/deploy/relay.env"]),
      );
    }
  });

  test("is an image without root that has a health check", () => {
    const file = read("Containerfile");
    expect(validate(file).map(({ message }) => message)).toEqual([]);
    expect(file).toMatch(/^USER node$/m);
    expect(file).toMatch(/^HEALTHCHECK /m);
    expect(file.indexOf("USER node")).toBeLessThan(file.indexOf("\nCMD "));
    // The health check is a valid program for Node.
    const [, command = "[]"] = /^ {2}CMD (\[.+\])$/m.exec(file) ?? [];
    const [, , program = ""] = JSON.parse(command) as string[];
    expect(program).toContain(`${CHECKED_PATH}\``);
    execFileSync(process.execPath, ["--check", "-"], { input: program });
  });

  test("is a valid systemd unit that restarts and may write only one folder", ({ skip }) => {
    const unit = read("relay.service");
    for (const line of [
      "StartLimitIntervalSec=0",
      "Restart=always",
      "DynamicUser=yes",
      "ProtectSystem=strict",
      "NoNewPrivileges=yes",
    ]) {
      expect(unit.split("\n")).toContain(line);
    }
    const keys = unit.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(keys.filter((line) => !/^\[\w+\]$|^[A-Z]\w+=/.test(line))).toEqual([]);
    const analyse = "/usr/bin/systemd-analyze";
    skip(!existsSync(analyse), "There is no systemd here that could read the unit.");
    const report = execFileSync(
      analyse,
      ["security", "--offline=true", "--json=short", join(FOLDER, "relay.service")],
      {
        encoding: "utf8",
      },
    );
    const findings = JSON.parse(report) as { exposure: number | null }[];
    expect(findings.length).toBeGreaterThan(50);
  });
});

/** The shell code blocks of a text. */
function blocksOf(text: string): string[] {
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = ""]) => block);
}

const BACKUP_BLOCKS = blocksOf(sectionOf(INSTRUCTIONS, "Backup and restore"));

const STAMP = "20270714T203000Z";

/** Stubs of the programs in the instructions, working on plain files: `LIVE` is the folder of the outbox, `DATE` the time. */
const STUBS = {
  date: 'echo "$DATE"',
  systemctl: "",
  operate: 'set -C; cat "$LIVE/outbox.db" > "$2"',
  su: 'test "$BUILDS" = yes',
  // Whether the relay starts with the public build.
  curl: 'test "$(cat "$PUBLIC_PAGE")" != "$BROKEN"',
  npm: "",
  pg_dump: 'cat "$LIVE/outbox.db"; echo "-- PostgreSQL database dump complete"',
  psql: 'cat > "$LIVE/outbox.db"',
  docker: `case "$1 $*" in
    "run "*) for script; do :; done
      printf %s "$script" | sed -e "s#/data#$LIVE#g" -e "s#/copy.db#$HOME/outbox-${STAMP}.db#" -e "s# -o node -g node##" | sh -eu ;;
    "cp "*) cp "$LIVE/\${2#*:/data/}" "$3" ;;
    *" exec "*"cli.js backup /data/"*) operate backup "$LIVE/\${6#/data/}" ;;
    *" exec "*" rm /data/"*) rm "$LIVE/\${4#/data/}" ;;
    *" exec -T postgres "*) while [ "$1" != postgres ]; do shift; done; shift; "$@" ;;
  esac`,
};

/** Creates a folder in which the instructions can be run, with an outbox that contains `first`. */
async function createServerFolder(): Promise<{
  live: string;
  home: string;
  /** Runs a code block at a time of the day. Returns whether it succeeded. */
  runBlock(block: string, date: string, more?: Record<string, string>): boolean;
  /** Contents of all files. */
  texts(): string[];
}> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const [live, home, bin] = ["live", "home", "bin"].map((name) => join(folder.path, name)) as [string, string, string];
  for (const path of [live, home, bin]) mkdirSync(path);
  for (const [name, script] of Object.entries(STUBS)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  writeFileSync(join(live, "outbox.db"), "first\n");
  return {
    live,
    home,
    runBlock(block, date, more = {}) {
      const script = block.replaceAll(/\/var\/lib\/(?:private\/)?bodrum-vip-transfer/g, live);
      const path = `${bin}:${process.env["PATH"] ?? ""}`;
      return (
        spawnSync("sh", ["-c", script], {
          cwd: home,
          env: { PATH: path, HOME: home, LIVE: live, DATE: date, DATABASE_URL: "postgres://here", ...more },
        }).status === 0
      );
    },
    texts: () =>
      [live, home].flatMap((top) =>
        readdirSync(top, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
      ),
  };
}

const DEPLOYMENTS: [string, string, string, string][] = [
  ["under systemd", "operate backup", "systemctl stop", `outbox-${STAMP}.db`],
  ["in a container", 'backup "/data/', "docker stop", `outbox-${STAMP}.db`],
  ["with Compose", "dump() {", "compose stop", `outbox-${STAMP}.sql`],
  ["with a Postgres elsewhere", "(umask 077; set -C; pg_dump", 'psql "$DATABASE_URL"', "outbox.sql"],
];

describe.runIf(process.platform === "linux").each(DEPLOYMENTS)("the outbox %s", (_, copying, restoring, name) => {
  const [copy = ""] = BACKUP_BLOCKS.filter((block) => block.includes(copying));
  const [restore = ""] = BACKUP_BLOCKS.filter((block) => block.includes(restoring));
  const functions = copy
    .split("\n")
    .filter((line) => /^\w+\(\) \{/.test(line))
    .join("\n");
  const restored = `${functions}\n${restore}`;

  test("is copied, and a copy never overwrites another one", async () => {
    const { live, home, runBlock } = await createServerFolder();
    const target = join(home, name);
    expect(runBlock(copy, STAMP)).toBe(true);
    expect([readFileSync(target, "utf8"), readdirSync(live)]).toEqual([
      expect.stringMatching(/^first\n/),
      ["outbox.db"],
    ]);
    if (name.endsWith(".sql")) expect(statSync(target).mode & 0o777).toBe(0o600);
    writeFileSync(join(live, "outbox.db"), "second\n");
    runBlock(copy, STAMP);
    expect(readFileSync(target, "utf8")).toMatch(/^first\n/);
  });

  test("can be restored repeatedly, and nothing that it ever contained is lost", async () => {
    const { live, home, runBlock, texts } = await createServerFolder();
    runBlock(copy, STAMP);
    const kept = readFileSync(join(home, name), "utf8");
    const outbox = join(live, "outbox.db");
    for (const [index, date] of ["20270715T000001Z", "20270715T000002Z"].entries()) {
      writeFileSync(outbox, `booking ${index}\n`);
      expect(runBlock(restored, date)).toBe(true);
      expect(readFileSync(outbox, "utf8")).toBe(kept);
    }
    // A step fails: the file name for this time exists already, the copy is empty, or there is none.
    writeFileSync(outbox, "booking 2\n");
    expect(runBlock(restored, "20270715T000002Z")).toBe(false);
    writeFileSync(join(home, name), "");
    expect(runBlock(restored, "20270715T000003Z")).toBe(false);
    rmSync(join(home, name));
    expect(runBlock(restored, "20270715T000004Z")).toBe(false);
    expect(readFileSync(outbox, "utf8")).toBe("booking 2\n");
    for (const index of [0, 1]) expect(texts().join("")).toContain(`booking ${index}\n`);
  });
});

describe.runIf(process.platform === "linux")("the command `release`", () => {
  const SCRIPT = read("bin/release");

  /** A server on which the build `-1` is public and the project contains a page "new". */
  async function createReleasedServer(): Promise<{
    /** Runs `release`. Returns whether it succeeded. */
    release(options?: { date?: string; builds?: "yes" | "no"; starts?: "yes" | "no"; undo?: boolean }): boolean;
    /** Names of the kept builds, without what they have in common. */
    builds(): string[];
    publicPage(): string;
    writeProject(page: string): void;
    settings: string;
  }> {
    const { home, runBlock } = await createServerFolder();
    const link = join(home, "srv", "bodrum-vip-transfer");
    const settings = join(home, "settings.env");
    for (const path of ["project/dist", "srv/bodrum-vip-transfer-1/dist"])
      mkdirSync(join(home, path), { recursive: true });
    for (const name of ["package.json", "package-lock.json", ".npmrc"]) writeFileSync(join(home, "project", name), "");
    writeFileSync(join(home, "project/dist/page"), "new");
    writeFileSync(`${link}-1/dist/page`, "old");
    symlinkSync(`${link}-1`, link);
    writeFileSync(settings, "SITE_URL=https://www.example.com\nTRUST_PROXY=1\n");
    const script = SCRIPT.replaceAll("/srv/builder/", `${home}/`)
      .replaceAll("/srv/b", `${home}/srv/b`)
      .replaceAll("/etc/bodrum-vip-transfer.env", settings);
    return {
      release: ({ date = STAMP, builds = "yes", starts = "yes", undo = false } = {}) =>
        runBlock(undo ? `set -- --undo\n${script}` : script, date, {
          BUILDS: builds,
          BROKEN: starts === "no" ? readFileSync(join(home, "project/dist/page"), "utf8") : "",
          PUBLIC_PAGE: join(link, "dist/page"),
        }),
      builds: () =>
        readdirSync(join(home, "srv"))
          .flatMap((name) => (name === "bodrum-vip-transfer" ? [] : [name.replace("bodrum-vip-transfer-", "")]))
          .toSorted(),
      publicPage: () => readFileSync(join(link, "dist/page"), "utf8"),
      writeProject: (page) => writeFileSync(join(home, "project/dist/page"), page),
      settings,
    };
  }

  test("gives each build a folder of its own, and can switch back", async () => {
    const { release, builds, publicPage } = await createReleasedServer();
    expect([release(), publicPage(), builds()]).toEqual([true, "new", ["1", STAMP]]);
    expect([release({ undo: true }), publicPage(), builds()]).toEqual([true, "old", ["1", STAMP]]);
    // There is nothing before the first build.
    expect([release({ undo: true }), publicPage()]).toEqual([false, "old"]);
  });

  test("leaves the public build alone if it cannot build, or does not know the address", async () => {
    const { release, builds, publicPage, settings } = await createReleasedServer();
    expect([release({ builds: "no" }), publicPage(), builds()]).toEqual([false, "old", ["1"]]);
    writeFileSync(settings, "TRUST_PROXY=1\n");
    expect([release(), publicPage(), builds()]).toEqual([false, "old", ["1"]]);
  });

  test("returns to the public build if the relay does not start with the new one", async () => {
    const { release, builds, publicPage } = await createReleasedServer();
    expect([release({ starts: "no" }), publicPage(), builds()]).toEqual([false, "old", ["1"]]);
  });

  test("keeps the five newest builds", async () => {
    const { release, builds, publicPage, writeProject } = await createReleasedServer();
    const dates = [1, 2, 3, 4, 5, 6].map((day) => `2027071${day}T203000Z`);
    for (const date of dates) {
      writeProject(date);
      expect(release({ date })).toBe(true);
    }
    expect([publicPage(), builds()]).toEqual([dates.at(-1), dates.slice(1)]);
  });
});

describe("the documentation", () => {
  test.runIf(process.platform === "linux")("contains only valid shell scripts", () => {
    const blocks = blocksOf(INSTRUCTIONS);
    expect(blocks.length).toBeGreaterThan(10);
    const commands = readdirSync(join(FOLDER, "bin")).map((name) => read(`bin/${name}`));
    expect(commands.length).toBeGreaterThan(2);
    for (const input of [...blocks, ...commands]) execFileSync("sh", ["-n"], { input });
  });

  test("links only to existing files and headings", () => {
    const links = PAGES.flatMap((page) =>
      [
        ...readFileSync(page, "utf8")
          .replaceAll(/`[^`\n]*`/g, "")
          .matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g),
      ].map(([, path = "", anchor]) => ({ page, path: path === "" ? page : join(dirname(page), path), anchor })),
    );
    expect(links.length).toBeGreaterThan(20);
    const isThere = ({ path, anchor }: { path: string; anchor: string | undefined }) =>
      existsSync(path) && (anchor === undefined || anchorsOf(readFileSync(path, "utf8")).includes(anchor));
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });

  test("has the section that the chat's message about a damaged outbox names", () => {
    const [, page = "", heading = ""] = /(docs\/[\w-]+\.md), “(.+?)”/.exec(damageNotice("file", 0).text) ?? [];
    expect(sectionOf(readFileSync(page, "utf8"), heading)).toContain("outbox.damaged-");
  });

  test("names only existing files and functions", () => {
    const page = readFileSync("relay/README.md", "utf8");
    const steps = page
      .split("\n")
      .join(" ")
      .split(/ (?=\d+\. `)/);
    const faults = steps.flatMap((step) => {
      const named = [...step.matchAll(/`([\w/]+\.ts)`/g)].map(([, path = ""]) => path);
      const files = named.map((path) => (existsSync(path) ? path : join("relay", path)));
      const missing = files.filter((path) => !existsSync(path));
      const code = files.filter((path) => existsSync(path)).map((path) => readFileSync(path, "utf8"));
      const functions = [...step.matchAll(/`(\w+)\(\)`/g)].map(([, name = ""]) => name);
      return [...missing, ...functions.filter((name) => !code.some((text) => text.includes(`${name}(`)))];
    });
    expect(steps.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});
