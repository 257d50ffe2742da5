import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { selfSignedCertificate } from "#tests/security/certificate.ts";
import { startTlsFront } from "#tests/security/tlsFront.ts";
import { freePort, startRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

interface Scan {
  scan: { grade: string; score: number; testsFailed: number; testsPassed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const PACKAGE = "@mdn/mdn-http-observatory";

/**
 * The package fetches the list of sites that browsers know to be HTTPS only when it is installed. Ours is on no list, and a test that
 * asks the network says something else tomorrow: it is installed without that step, and gets an empty list.
 */
function provideEmptyPreloadList(): void {
  const main = createRequire(import.meta.url).resolve(PACKAGE);
  const list = join(dirname(main), "..", "conf", "hsts-preload.json");
  if (!existsSync(list)) writeFileSync(list, "{}");
}

/** Scans `host` in a process of its own, because whom Node trusts is settled when it starts. */
async function scanned(host: string, trusted: string): Promise<Scan> {
  const script = `import { scan } from "${PACKAGE}"; console.log(JSON.stringify(await scan(process.argv[1])));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script, host], {
    cwd: join(import.meta.dirname, "../.."),
    env: { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: trusted },
  });
  return JSON.parse(stdout) as Scan;
}

test("Mozilla's HTTP Observatory gives the site an A+", async () => {
  provideEmptyPreloadList();
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const certificate = selfSignedCertificate("localhost");
  const trusted = join(folder.path, "trusted.pem");
  writeFileSync(trusted, certificate.cert);

  const port = await freePort();
  const relay = await startRelay({ env: { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: "1" } });
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  const front = await startTlsFront(port, relay.port, certificate);
  onTestFinished(front.close);

  const { scan, tests } = await scanned(`localhost:${port}`, trusted);
  const results = Object.entries(tests).map(([name, { pass, result, scoreModifier }]) => ({
    name,
    pass,
    result,
    points: scoreModifier,
  }));
  console.log(`HTTP Observatory: ${scan.grade}, ${scan.score} points`);
  for (const { name, result, points } of results) console.log(`  ${String(points).padStart(3)}  ${name}: ${result}`);
  expect(results.filter(({ pass }) => !pass)).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(10);
  expect(scan.score).toBeGreaterThanOrEqual(100);
  expect(scan.grade).toBe("A+");
});
