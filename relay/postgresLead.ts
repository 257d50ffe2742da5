import type { Client } from "pg";

/** Any number will do, as long as every replica takes the same one. */
const DELIVERY_LOCK = 7_305_215;

/** How the replica that delivers shows that it is there, and how the others see that it is not. Milliseconds. */
export interface Vigil {
  /** So often it speaks to Postgres over the connection that holds the lock. */
  pulseMs: number;
  /** Who said nothing for so long, by the clock of Postgres, is taken for lost. */
  silenceMs: number;
}

/**
 * A replica that is cut off finds out within five seconds, sends nothing that it took longer ago than another four, and an attempt
 * takes fifteen at most: when the others take it for lost it is done.
 */
const VIGIL: Vigil = { pulseMs: 5_000, silenceMs: 30_000 };

/** A connection that nobody answers on is let go of after so many milliseconds. */
const GOODBYE_MS = 1_000;

/**
 * Ends the session of the replica that holds the lock if nothing was heard of it for `$2` milliseconds, and with it the lock. Postgres
 * itself may keep both for hours when a machine is lost without a word, or forever when a proxy in between keeps the connection.
 */
const END_SILENT = `
  SELECT pg_terminate_backend(pid) AS ended FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND objsubid = 1 AND granted
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND state_change < clock_timestamp() - $2 * INTERVAL '1 millisecond'`;

/** The lead among the replicas that share a Postgres. */
export interface Lead {
  /** Whether this replica has it, now: it is taken if it is free, and who has it makes sure that Postgres still answers. */
  take(): Promise<boolean>;
  /** Gives it back. */
  release(): Promise<void>;
}

interface LeadOptions {
  /** A connection of its own, on which every question ends after some seconds. */
  connect: () => Promise<Client>;
  /** Hears of a connection that was lost. */
  onError: (error: unknown) => void;
  /** The replica that had the lead was silent, and has lost it. */
  onSilence?: () => void;
  vigil?: Partial<Vigil>;
}

/** Ends a connection, whether anybody answers on it or not. */
async function hangUp(client: Client): Promise<void> {
  const limit = setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(limit);
}

/** One replica's part in choosing the one that delivers: it holds an advisory lock, on a connection that it keeps alive. */
export function createLead({ connect, onError, onSilence = () => undefined, vigil = {} }: LeadOptions): Lead {
  const { pulseMs, silenceMs } = { ...VIGIL, ...vigil };
  let holder: { client: Client; pulse: NodeJS.Timeout } | null = null;
  let answering: Promise<boolean> | null = null;

  /** This replica leads no more. */
  function resign(client: Client): void {
    if (holder?.client !== client) return;
    clearInterval(holder.pulse);
    holder = null;
  }

  /** Whether Postgres still answers on the connection that holds the lock. Who asks meanwhile gets the same answer. */
  function stillHolds(client: Client): Promise<boolean> {
    answering ??= client
      .query("SELECT 1")
      .then(
        () => holder?.client === client,
        (error: unknown) => {
          onError(error);
          resign(client);
          void hangUp(client);
          return false;
        },
      )
      .finally(() => (answering = null));
    return answering;
  }

  return {
    async take() {
      if (holder !== null) return stillHolds(holder.client);
      const client = await connect();
      client.on("end", () => resign(client));
      try {
        // The lock lives and dies with its connection, so that a replica that is killed gives it back at once.
        const { rows } = await client.query<{ won: boolean }>("SELECT pg_try_advisory_lock($1) AS won", [
          DELIVERY_LOCK,
        ]);
        if (rows[0]?.won === true) {
          const pulse = setInterval(() => void stillHolds(client), pulseMs);
          holder = { client, pulse };
          return true;
        }
        const silent = await client.query<{ ended: boolean }>(END_SILENT, [DELIVERY_LOCK, silenceMs]);
        if (silent.rows.some(({ ended }) => ended)) onSilence();
      } catch (error) {
        await hangUp(client);
        throw error;
      }
      await hangUp(client);
      return false;
    },
    async release() {
      const client = holder?.client;
      if (client === undefined) return;
      resign(client);
      await hangUp(client);
    },
  };
}
