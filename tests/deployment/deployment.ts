import { startCaddy, type RunningCaddy } from "#tests/deployment/caddy.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";

/** What compose.yaml describes, without containers. */
export interface Deployment {
  caddy: RunningCaddy;
  postgres: TestPostgres;
  telegram: FakeTelegram;
  /** Both of them; what is restarted takes its place. */
  relays: SpawnedRelay[];
  /** Starts the relay at this place again, at the port that it had, and resolves once it answers. */
  startAgain(place: number): Promise<void>;
  /** How many messages wait for the chat. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Starts two built relays on one Postgres, and Caddy in front of them. `env` is what the relays are told beside that. */
export async function startDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error("npm has no Postgres for this machine.");
  const [telegram, upstreams] = await Promise.all([startFakeTelegram(), startFakeUpstreams()]);
  const relayEnv = {
    ...telegram.env,
    ...upstreams.env,
    NODE_ENV: "production",
    SITE_URL: "https://localhost",
    TRUST_PROXY: "1",
    DATABASE_URL: postgres.url,
    ...env,
  };
  const relays = [await startRelay({ env: relayEnv }), await startRelay({ env: relayEnv })];
  const caddy = await startCaddy(relays.map(({ port }) => port));
  return {
    caddy,
    postgres,
    telegram,
    relays,
    async startAgain(place) {
      const port = relays[place]?.port ?? 0;
      relays[place] = await startRelay({ port, env: relayEnv });
    },
    async waiting() {
      const health = await fetch(`${relays[0]?.url}/healthz`);
      return ((await health.json()) as { waiting: number }).waiting;
    },
    async close() {
      await caddy.close();
      await Promise.all(relays.map((relay) => relay.kill("SIGKILL")));
      await Promise.all([telegram.close(), upstreams.close(), postgres.stop()]);
    },
  };
}
