import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

/** The last stage of the Containerfile, which builds the runtime image. */
const IMAGE =
  readFileSync("relay/deploy/Containerfile", "utf8")
    .split(/^FROM /m)
    .at(-1) ?? "";

/** The command of an instruction in exec form, a JSON array of strings. */
function commandAfter(instruction: RegExp): string[] {
  return JSON.parse(instruction.exec(IMAGE)?.[1] ?? "[]") as string[];
}

/** Environment variables that the image sets. */
const ENV = Object.fromEntries(
  [...IMAGE.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  ),
) as Record<string, string>;

/** Paths of the production dependencies. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && dev !== true && devOptional !== true ? [path] : [],
  );
}

/** Copies into `folder` what the COPY instructions put into the image. */
function fill(folder: string): void {
  const copies = [...IMAGE.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)];
  for (const [, from = "", to = ""] of copies) {
    const target = join(folder, to, to.endsWith("/") ? from : "");
    mkdirSync(dirname(target), { recursive: true });
    // A symbolic link to the program would let it resolve every package of the checkout.
    if (from !== "node_modules") cpSync(from, target, { recursive: true });
    else for (const path of productionPackages()) linkPackage(path, join(folder, path));
  }
}

function linkPackage(path: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(resolve(path), target);
}

test("the contents of the image start with its CMD, pass its HEALTHCHECK, serve and accept, and stop on its STOPSIGNAL", async () => {
  const [folder, data] = [await temporaryFolder(), await temporaryFolder()];
  fill(folder.path);
  // In production the relay does not start without a chat. This one is unreachable, so accepted messages wait.
  const chat = { TELEGRAM_BOT_TOKEN: "1:image", TELEGRAM_CHAT_ID: "-5", TELEGRAM_API_ROOT: "http://127.0.0.1:1" };
  const env = { PATH: process.env["PATH"], ...ENV, ...chat, DATA_DIR: data.path, PORT: String(await freePort()) };
  const options = { cwd: folder.path, env };
  const [healthProgram = "", ...healthArguments] = commandAfter(/^ {2}CMD (\[.+\])$/m);
  const health = () => spawnSync(healthProgram, healthArguments, options).status;
  expect(health()).toBe(1);

  const [program = "", ...flags] = commandAfter(/^CMD (\[.+\])$/m);
  const relay = spawn(program, flags, { ...options, stdio: "ignore" });
  const ended = new Promise<number | null>((done) => relay.once("close", done));
  onTestFinished(async () => {
    relay.kill("SIGKILL");
    await ended;
    await Promise.all([folder.remove(), data.remove()]);
  });
  await expect.poll(health).toBe(0);

  const url = `http://127.0.0.1:${env.PORT}`;
  expect((await fetch(`${url}/tr`)).status).toBe(200);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ action: "sendMessage", message: "E-posta: ann@example.com" });
  const posted = await fetch(`${url}/api/telegram-handler.php`, { method: "POST", headers, body });
  expect([posted.status, await posted.json()]).toEqual([200, { ok: true }]);
  const status = spawnSync("node", ["dist/relay/cli.js", "status"], { ...options, encoding: "utf8" });
  expect([status.status, status.stderr]).toEqual([0, ""]);

  const [, signal = ""] = /^STOPSIGNAL (\w+)$/m.exec(IMAGE) ?? [];
  relay.kill(signal as NodeJS.Signals);
  expect(await ended).toBe(0);
});
