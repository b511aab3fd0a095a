import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CHANGES, type Hearing, type Listening } from './changes';

/** How often the session is asked whether it still hears. */
const PROBE_MS = 30_000;
/** How long its own word may take to come back. */
const ECHO_MS = 5_000;
/** Before a lost session is opened anew. */
const AGAIN_MS = 1_000;

/** Ends with an error when the session is lost, or does not hear what `speaker` says. */
async function probe(client: pg.Client, speaker = client): Promise<void> {
  const word = `echo ${randomUUID()}`;
  let done = (): void => {};
  const echo = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The database session does not hear')), ECHO_MS);
    const listen = ({ payload = '' }: pg.Notification) => {
      if (payload === word) resolve();
    };
    client.on('notification', listen);
    done = () => {
      clearTimeout(late);
      client.off('notification', listen);
    };
  });
  try {
    await Promise.all([echo, speaker.query('select pg_notify($1, $2)', [CHANGES, word])]);
  } finally {
    done();
  }
}

/**
 * Hears {@link CHANGES} in a session of its own. Once another one has to be heard, at the address where calls speak: a pooler in
 * transaction mode brings a session's own words back and nobody else's, and another database hears nothing of this one; then it asks itself, or a line that was cut without a word would be
 * believed. A lost session is opened again and again.
 */
export function listenOnPostgres(
  { url, speaksAt = url, ssl }: { url: string; speaksAt?: string; ssl: boolean | { ca: string } },
  hearing: Hearing,
): Listening {
  let stopped = false;
  let hears = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const next = (ms: number, task: () => Promise<void>): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void task(), ms).unref();
  };
  const lose = (client: pg.Client): void => {
    if (current !== client) return;
    current = undefined;
    hears = false;
    client.end().catch(() => {});
    if (stopped) return;
    hearing.missed();
    next(AGAIN_MS, open);
  };
  const check = (client: pg.Client) => async (): Promise<void> => {
    try {
      await probe(client);
      next(PROBE_MS, check(client));
    } catch {
      lose(client);
    }
  };
  async function open(): Promise<void> {
    const options = { connectionString: url, ssl, keepAlive: true, connectionTimeoutMillis: ECHO_MS };
    const client = new pg.Client(options);
    const other = new pg.Client({ ...options, connectionString: speaksAt });
    other.on('error', () => {});
    current = client;
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload = '' }) => hearing.heard(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANGES}`);
      await other.connect();
      await probe(client, other);
      hears = true;
      // What was said before the session was there.
      hearing.missed();
      next(PROBE_MS, check(client));
    } catch {
      lose(client);
    } finally {
      other.end().catch(() => {});
    }
  }

  void open();
  return {
    hears: () => hears,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
