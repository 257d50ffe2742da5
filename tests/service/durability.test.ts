import { expect, onTestFinished, test } from "vitest";
import { startFakeTelegram } from "#tests/support/fakeTelegram.ts";
import { freePort, startRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const KILLS = 20;

async function post(url: string, message: string): Promise<unknown> {
  const response = await fetch(`${url}/api/telegram-handler.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action: "sendReservation", message }),
  });
  return response.json();
}

test(
  `the relay loses nothing if it is killed right after its response, ${KILLS} times, with Telegram down half of the time`,
  { timeout: 120_000 },
  async () => {
    const telegram = await startFakeTelegram();
    const folder = await temporaryFolder();
    onTestFinished(async () => {
      await telegram.close();
      await folder.remove();
    });
    const setting = { env: telegram.env, dataDir: folder.path, port: await freePort() };
    const accepted: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      telegram.answer(kill % 2 === 0 ? "down" : "ok");
      const relay = await startRelay(setting);
      const message = `Ad Soyad: visitor ${kill}`;
      expect(await post(relay.url, message)).toEqual({ ok: true });
      await relay.kill("SIGKILL");
      accepted.push(message);
    }

    telegram.answer("ok");
    const last = await startRelay(setting);
    const deadline = Date.now() + 60_000;
    let waiting: unknown = KILLS;
    while (waiting !== 0 && Date.now() < deadline) {
      waiting = ((await (await fetch(`${last.url}/healthz`)).json()) as { waiting: number }).waiting;
      await new Promise((again) => setTimeout(again, 50));
    }
    expect(await last.kill("SIGTERM")).toBe(0);

    const arrived = telegram.messages.map(({ text }) => text);
    // A duplicate, sent because the kill came between Telegram's answer and its record in the outbox, has the same reference.
    const distinct = [...new Set(arrived)];
    expect(distinct.map((text) => text.split("\n")[0])).toEqual(accepted);
    for (const text of distinct)
      expect(text.split("\n")[1]).toMatch(/^Aktarım: [2-9A-Z]{4}-[2-9A-Z]{4} · 127\.0\.0\.1 · /);
    expect(arrived.length - distinct.length).toBeLessThanOrEqual(KILLS / 2);
  },
);

test("an outage and a full restart only delay a message", { timeout: 60_000 }, async () => {
  const telegram = await startFakeTelegram();
  const folder = await temporaryFolder();
  onTestFinished(async () => {
    await telegram.close();
    await folder.remove();
  });
  const setting = { env: telegram.env, dataDir: folder.path };
  telegram.answer("html");
  const first = await startRelay(setting);
  for (const message of ["one", "two", "three"]) expect(await post(first.url, message)).toEqual({ ok: true });
  expect(await first.kill()).toBe(0);
  expect(telegram.messages).toEqual([]);
  telegram.answer("ok");
  const second = await startRelay(setting);
  const texts = (await telegram.waitFor(3)).map(({ text }) => text.split("\n")[0]);
  expect(texts).toEqual(["one", "two", "three"]);
  await second.kill();
});
