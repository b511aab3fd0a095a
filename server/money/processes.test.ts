import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { counted, effort } from '@scripts/reliability/tally';
import { checkDatabase } from '@server/db/check';
import type { Database } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { makeGame } from '@server/testing/games';
import { openOwnPostgres } from '@server/testing/ownPostgres';
import { postgresUrl } from '@server/testing/postgresUrl';
import { type Asked, type ServerProcess, startServerProcess } from '@server/testing/serverProcess';
import fc from 'fast-check';
import { sql } from 'kysely';
import { stageBalance } from './stage';

const adminUrl = postgresUrl;
const dataDir = mkdtempSync(path.join(tmpdir(), 'plaza-processes-'));
const SEED = 77;
const PROCESSES = 3;
const ROUNDS = effort(60, 1_500);
const KILL_EVERY = effort(25, 100);
const COINS = 700;
/** Three members order more in a minute than anybody does. */
const UNHURRIED = { VELOCITY_RULES: 'newAccountFen=off,ordersPlaced=off' };

const prices: Readonly<Record<number, number>> = { 1: 28, 2: 6, 3: 60, 4: 22, 5: 32 };
const games = Object.keys(prices).map(Number);

interface Member {
  uid: string;
  token: string;
}

/** A wish with money in it; few request ids, so that wishes meet. */
const wish = fc.oneof(
  fc.record({ does: fc.constant('game' as const), id: fc.constantFrom(...games), seen: fc.constantFrom(0, 0, 0, 1) }),
  fc.record({ does: fc.constant('vip' as const), planId: fc.constantFrom(1, 2) }),
  fc.record({ does: fc.constant('order' as const), id: fc.integer({ min: 1, max: 3 }), seen: fc.constant(0) }),
  fc.record({ does: fc.constant('pay' as const), how: fc.constantFrom('pay', 'twice', 'fail', 'cancel') }),
);
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

const round = fc.record({ who: fc.nat(2), request: fc.nat(400), copies: fc.integer({ min: 1, max: 4 }), wish });

const running: ServerProcess[] = [];
let opened: Database | undefined;

/** Three servers on one database, and three members with some diamonds. */
async function shop() {
  const database = await openOwnPostgres(adminUrl ?? '');
  opened = database;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(adminUrl ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const env = { DATABASE_URL: url.href, SECRET_KEY: 's'.repeat(32), DATA_DIR: dataDir, ...UNHURRIED };
  mkdirSync(path.join(dataDir, 'packages'), { recursive: true });
  for (const [id, price] of Object.entries(prices)) {
    await makeGame(database.db, { id: Number(id), onlineType: 1, buyAmount: price });
    writeFileSync(path.join(dataDir, 'packages', `${id}-1.apk`), 'a package');
  }
  const start = async () => {
    const server = await startServerProcess(env);
    running.push(server);
    return server;
  };
  // All at once: seeding, too, is done by one of them alone.
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start));
  const first = servers[0] as ServerProcess;
  const members: Member[] = [];
  for (let n = 0; n < 3; n += 1) {
    const made = await first.ask('user/registerWithName', { loginName: `shopper_${n}`, password: 'passw0rd' });
    if (made?.code !== 0) throw new Error('Nobody could register');
    const { uid, token } = made.data as unknown as Member;
    members.push({ uid, token });
    await withTx(database.db, async (tx) => {
      const { id: userId } = await tx.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirstOrThrow();
      await stageBalance(tx, { userId, coins: COINS, ids: systemIds, now: Date.now() });
    });
  }
  return { database, servers, start, members };
}

/** What a wish asks of a server. */
function call(one: Wish, requestId: string, payUrls: readonly string[]): [string, object] | undefined {
  if (one.does === 'game')
    return [
      `user/game/download/${one.id}`,
      { platformType: 1, requestId, expectPrice: (prices[one.id] ?? 0) + one.seen },
    ];
  if (one.does === 'vip')
    return [
      'vip/vipopen',
      { planId: one.planId, payType: 'coin', expectPrice: one.planId === 1 ? 300 : 780, requestId },
    ];
  if (one.does === 'order')
    return ['order/payInfo', { kind: 'recharge', productId: one.id, payType: 'alipay', requestId }];
  const url = payUrls.at(-1);
  return url ? [url, { action: one.how }] : undefined;
}

if (adminUrl) {
  afterAll(async () => {
    await Promise.all(running.map((server) => server.kill()));
    await opened?.close();
    rmSync(dataDir, { recursive: true });
  });

  describe('several servers on one PostgreSQL, one of which dies now and then', () => {
    it('E3, E6: no intent is charged or credited twice, nothing acknowledged is lost, the books balance', async () => {
      const { database, servers, start, members } = await shop();
      const acknowledged = new Set<string>();
      const charges = new Map<string, number>();
      const payUrls: string[] = [];
      let [calls, lost, deaths] = [0, 0, 0];
      const rounds = fc.sample(round, { numRuns: ROUNDS, seed: SEED });
      for (const [n, { who, request, copies, wish: one }] of rounds.entries()) {
        const member = members[who] as Member;
        const asked = call(one, `request-${who}-${request}`, payUrls);
        if (!asked) continue;
        const dying = n % KILL_EVERY === KILL_EVERY - 1 ? n % PROCESSES : -1;
        const answers = Array.from({ length: copies }, (_none, copy) =>
          (servers[(n + copy) % PROCESSES] as ServerProcess).ask(...asked, member),
        );
        if (dying >= 0) {
          deaths += 1;
          await servers[dying]?.kill();
        }
        for (const answer of await Promise.all(answers)) {
          calls += 1;
          if (!answer) lost += 1;
          else note(one, member, answer);
        }
        if (dying >= 0) servers[dying] = await start();
      }

      function note(one: Wish, { uid }: Member, { code, data }: Asked) {
        if (code !== 0) return;
        if (one.does === 'game') {
          acknowledged.add(`${uid} ${one.id}`);
          if (Number(data.charged) > 0 && data.repeated !== true) {
            const key = `${uid} ${one.id}`;
            charges.set(key, (charges.get(key) ?? 0) + 1);
          }
        }
        if (one.does === 'order' && typeof data.payUrl === 'string') payUrls.push(data.payUrl);
      }

      const { db } = database;
      expect(await checkDatabase(db)).toEqual([]);
      expect([...charges].filter(([, times]) => times > 1)).toEqual([]);
      const owned = await db
        .selectFrom('purchases')
        .innerJoin('users', 'users.id', 'purchases.userId')
        .select(['users.uid', 'purchases.itemId'])
        .where('purchases.itemKind', '=', 'game')
        .execute();
      const has = new Set(owned.map(({ uid, itemId }) => `${uid} ${itemId}`));
      expect(owned).toHaveLength(has.size);
      // Whoever was VIP got the file without owning the game.
      expect([...charges.keys()].filter((key) => !has.has(key))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(3);
      counted('money', 'wishes with money at three server processes on PostgreSQL, many in several copies', calls, {
        seed: SEED,
      });
      counted('money', 'servers killed in the middle of such wishes', deaths, { kind: 'faults', seed: SEED });
      counted('money', 'answers that never came: every one found settled in the books', lost, {
        kind: 'faults',
        seed: SEED,
      });
    }, 1_800_000);
  });
} else {
  it('on the embedded engine there is one process only: another is refused (db/crash.test.ts)', () => {
    expect(adminUrl).toBeFalsy();
  });
}
