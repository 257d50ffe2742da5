import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { selfSignedCertificate } from "#tests/security/certificate.ts";
import { expectBestGrade } from "#tests/security/observatory.ts";
import { startTlsFront } from "#tests/security/tlsFront.ts";
import { freePort, startRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

test("Mozilla's HTTP Observatory gives the site an A+", async () => {
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

  await expectBestGrade(`localhost:${port}`, trusted);
});
