import { startCaddy, type RunningCaddy } from "#tests/deployment/caddy.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";

/** The deployment of compose.yaml, without containers. */
export interface Deployment {
  caddy: RunningCaddy;
  postgres: TestPostgres;
  telegram: FakeTelegram;
  /** Both relays; a restarted one replaces the old one. */
  relays: SpawnedRelay[];
  /** Restarts the relay with this index on its old port, and resolves once it answers. */
  startAgain(place: number): Promise<void>;
  /** Number of messages that wait for delivery. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Starts two built relays that share a Postgres, and Caddy in front of them. `env`: further settings of the relays. */
export async function startDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  const postgres = await startPostgres();
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
