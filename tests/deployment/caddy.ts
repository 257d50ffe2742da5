import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { join, resolve } from "node:path";
import { until } from "#tests/faults/plan.ts";
import { freePort } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const CADDYFILE = resolve("relay/deploy/Caddyfile");
const START_MS = 30_000;

export interface RunningCaddy {
  /** Its HTTPS port, for the host `localhost`. */
  port: number;
  /** Its HTTP port. */
  plainPort: number;
  /** The root certificate of its own authority, as PEM. */
  authority: string;
  close(): Promise<void>;
}

/**
 * Global options before the project's own Caddyfile: ports other than 443 and 80, which need privileges; a certificate authority of its
 * own, which is not installed on the machine; no admin API.
 */
function configurationFor(port: number, plainPort: number): string {
  return `{
	admin off
	https_port ${port}
	http_port ${plainPort}
	local_certs
	skip_install_trust
}
import ${CADDYFILE}
`;
}

function servesPages(port: number, ca: string): Promise<boolean> {
  return new Promise((told) => {
    get({ host: "localhost", family: 4, port, path: "/en", ca, agent: false }, (answer) => {
      answer.resume();
      told(answer.statusCode === 200);
    }).on("error", () => told(false));
  });
}

/** Starts Caddy with the project's Caddyfile in front of the relays on these ports; resolves once it serves a page. */
export async function startCaddy(relayPorts: readonly number[]): Promise<RunningCaddy> {
  const folder = await temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const configuration = join(folder.path, "Caddyfile");
  writeFileSync(configuration, configurationFor(port, plainPort));
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", configuration], {
    env: {
      PATH: process.env["PATH"],
      // Where it keeps its authority and certificates.
      HOME: folder.path,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      SITE_URL: "https://localhost",
      RELAYS: relayPorts.map((relayPort) => `127.0.0.1:${relayPort}`).join(" "),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<void>((done) => child.once("error", () => done()).once("close", () => done()));

  async function close(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    await folder.remove();
  }

  const path = join(folder.path, "caddy/pki/authorities/local/root.crt");
  try {
    await until("a page comes through Caddy", START_MS, async () => {
      if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}.`);
      return existsSync(path) && (await servesPages(port, readFileSync(path, "utf8")));
    });
  } catch (error) {
    await close();
    throw new Error(`Caddy does not start:\n${output}`, { cause: error });
  }
  return { port, plainPort, authority: readFileSync(path, "utf8"), close };
}
