import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Cluster, startPostgres } from '@scripts/lib/postgres.mjs';
import { makeGame } from '@server/testing/games';
import { giveCoins } from '@server/testing/members';
import { type Asked, type ServerProcess, startServerProcess } from '@server/testing/serverProcess';
import pg from 'pg';
import { checkDatabase } from './check';
import type { Database } from './database';
import { openPostgres } from './openPostgres';
import { withTx } from './tx';

const bin = process.env.PG_BIN;
const GAME = { id: 12, price: 28 };
const LOCK_MS = 1000;

if (bin) {
  jest.setTimeout(240_000);
  let cluster: Cluster;
  let server: ServerProcess;
  let database: Database;
  let made = 0;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plaza-lost-'));

  beforeAll(async () => {
    cluster = await startPostgres(bin, { outlivesCrash: true });
    server = await startServerProcess({
      DATABASE_URL: cluster.url,
      SECRET_KEY: 's'.repeat(32),
      DATA_DIR: dataDir,
      DB_LOCK_TIMEOUT_MS: String(LOCK_MS),
      DB_SESSION_TIMEOUT_MS: '2000',
    });
    database = await openPostgres({ url: cluster.url });
    await makeGame(database.db, { id: GAME.id, onlineType: 1, buyAmount: GAME.price });
    mkdirSync(path.join(dataDir, 'packages'), { recursive: true });
    writeFileSync(path.join(dataDir, 'packages', `${GAME.id}-1.apk`), 'a package');
  });
  afterAll(async () => {
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
    await server?.kill();
    await cluster?.stop();
  });

  interface Member {
    uid: string;
    token: string;
  }

  async function richMember(): Promise<Member> {
    made += 1;
    const asked = await server.ask('user/registerWithName', { loginName: `holder_${made}`, password: 'passw0rd' });
    const { uid, token } = asked?.data ?? {};
    if (typeof uid !== 'string' || typeof token !== 'string') throw new Error('Nobody could register');
    await withTx(database.db, async (tx) => {
      const { id } = await tx.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirstOrThrow();
      await giveCoins(tx, id, 700);
    });
    return { uid, token };
  }

  const buy = (member: Member, requestId = 'request-1') =>
    server.ask(`user/game/download/${GAME.id}`, { platformType: 1, requestId, expectPrice: GAME.price }, member);
  const look = () => server.ask('web/game/list', {});

  /** Does something while somebody else holds every account of the ledger. */
  async function whileLocked<T>(task: (admin: pg.Client) => Promise<T>): Promise<T> {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    try {
      await admin.query('begin');
      await admin.query('lock table ledger_accounts in access exclusive mode');
      return await task(admin);
    } finally {
      await admin.end();
    }
  }

  /** The session of a purchase that waits for the lock. */
  async function waiting(admin: pg.Client): Promise<number> {
    for (;;) {
      const { rows } = await admin.query("select pid from pg_stat_activity where wait_event_type = 'Lock'");
      if (rows[0]) return rows[0].pid;
    }
  }

  const refused = { status: 503, code: 503, retryAfter: 1 };

  describe('a server whose database fails it', () => {
    it.each(['pg_terminate_backend', 'pg_cancel_backend'])(
      'answers 503 to a purchase that %s takes its session from, and sells it to who asks again',
      async (end) => {
        const member = await richMember();
        const answer = await whileLocked(async (admin) => {
          const asked = buy(member);
          await admin.query(`select ${end}($1)`, [await waiting(admin)]);
          return asked;
        });
        expect(answer).toMatchObject(refused);
        expect(server.isAlive()).toBe(true);
        expect(await buy(member)).toMatchObject({ code: 0, data: { charged: GAME.price } });
      },
    );

    it('shows its pages while one stuck lock keeps every purchase waiting, and tells each of these to come back', async () => {
      const member = await richMember();
      await whileLocked(async (admin) => {
        const asked = Array.from({ length: 20 }, (_none, n) => buy(member, `request-${n}`));
        await waiting(admin);
        const pages = await Promise.all(Array.from({ length: 20 }, look));
        expect(pages.map((page) => page?.status)).toEqual(pages.map(() => 200));
        for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(refused);
      });
      expect(await buy(member)).toMatchObject({ code: 0, data: { charged: GAME.price } });
    });

    it.each(['fast', 'immediate'] as const)(
      'outlives a restart (%s) under load and is well again by itself',
      async (mode) => {
        const member = await richMember();
        const heard: (Asked | undefined)[] = [];
        let going = true;
        const ask = async (one: () => Promise<Asked | undefined>) => {
          while (going) heard.push(await one());
        };
        const load = [look, look, () => buy(member), look, () => buy(member)].map(ask);
        const until = async (status: number) => {
          const from = heard.length;
          while (!heard.slice(from).some((answer) => answer?.status === status)) await look();
        };
        await until(200);
        await cluster.down(mode);
        await until(503);
        await cluster.up();
        await until(200);
        going = false;
        await Promise.all(load);

        expect(server.isAlive()).toBe(true);
        expect(new Set(heard.map((answer) => answer?.status))).toEqual(new Set([200, 503]));
        const away = heard.filter((answer) => answer?.status === 503);
        expect(away.filter((answer) => answer?.retryAfter !== 1)).toEqual([]);
        expect(await buy(member)).toMatchObject({ code: 0, data: { charged: GAME.price, repeated: true } });
        expect(await checkDatabase(database.db)).toEqual([]);
      },
    );
  });
} else {
  it('needs the programs of PostgreSQL (PG_BIN), which the suite on PostgreSQL has', () => {
    expect(bin).toBeFalsy();
  });
}
