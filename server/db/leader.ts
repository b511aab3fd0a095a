import pg from 'pg';

/** One number for all processes: whoever has it does the recurring jobs. */
const LOCK_KEY = 7_261_948;
/** How often it is asked for, and asked after. */
const ASK_MS = 5_000;
/** A question without an answer for so long was not heard. */
const ANSWER_MS = 4_000;
/** A leader that has not asked for so long, by a machine that is gone or a line that is cut, has lost it. */
const SILENCE = '20s';

/** Being the one of all processes on this database, or not. */
export interface Leading {
  /** Whether this process is it at this moment. */
  leads(): boolean;
  stop(): Promise<void>;
}

/** The embedded engine has one process. */
export function leadAlone(onGained: () => void): Leading {
  onGained();
  return { leads: () => true, stop: async () => {} };
}

/**
 * Asks for the lock of the leader in a session of its own, again and again, and holds it for as long as the session lives. The
 * database takes it from who is silent for 20 s; who gets no answer knows after 10 s at most, so there are never two.
 */
export function leadOnPostgres(
  { url, ssl, askMs = ASK_MS }: { url: string; ssl: boolean | { ca: string }; askMs?: number },
  onGained: () => void,
): Leading {
  let stopped = false;
  let leads = false;
  let client: pg.Client | undefined;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({
      ...{ connectionString: url, ssl, keepAlive: true, application_name: 'plaza leader' },
      ...{ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
    });
    const lost = () => {
      if (client === opened) {
        client = undefined;
        leads = false;
      }
    };
    opened.on('error', lost);
    opened.on('end', lost);
    client = opened;
    await opened.connect();
    await opened.query(`set idle_session_timeout = '${SILENCE}'`);
    return opened;
  }

  async function ask(): Promise<void> {
    try {
      const session = client ?? (await open());
      if (leads) await session.query('select 1');
      else {
        const { rows } = await session.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK_KEY}) as mine`);
        leads = rows[0]?.mine === true && client === session && !stopped;
        if (leads) onGained();
      }
    } catch {
      leads = false;
      const gone = client;
      client = undefined;
      gone?.end().catch(() => {});
    }
  }

  let asking = ask();
  const timer = setInterval(() => {
    asking = asking.then(() => (stopped ? undefined : ask()));
  }, askMs).unref();
  return {
    leads: () => leads,
    async stop() {
      stopped = true;
      clearInterval(timer);
      leads = false;
      await asking;
      await client?.end().catch(() => {});
    },
  };
}
