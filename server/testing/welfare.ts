import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { stageBalance, stageVip } from '@server/money/stage';
import { makeGame } from './games';
import { NOON } from './members';
import type { TestServer } from './testServer';
import { registerMember } from './visitors';

const DAY_MS = 86_400_000;
const PAYS = [
  { pay: 'free', price: 0, vipFree: false },
  { pay: 'coin', price: 4, vipFree: true },
  { pay: 'coin', price: 6, vipFree: false },
  { pay: 'vip', price: 0, vipFree: false },
] as const;

/** How many films and albums {@link fillWelfare} makes. */
export const FILMS = 16;
export const ALBUMS = 8;

/** Films and albums of every price in turn, each film about a game of its own; the first is the newest. */
export async function fillWelfare(db: Db): Promise<void> {
  for (const kind of ['video', 'album'] as const) {
    for (let at = 0; at < (kind === 'video' ? FILMS : ALBUMS); at += 1) {
      const gameId = kind === 'video' ? await makeGame(db, { name: `游戏${at}` }) : null;
      const row = { kind, gameId, title: `${kind} ${at}`, art: at, createdAt: new Date(NOON - (at + 1) * DAY_MS) };
      const filled = kind === 'video' ? { seconds: 9 + at } : { pictureArts: [1, 2, 3, 4, 5] };
      await db
        .insertInto('welfareItems')
        .values({ ...row, ...filled, ...PAYS[at % PAYS.length] })
        .execute();
    }
  }
}

/** A new member with a hundred diamonds, with three, or with a VIP that runs or has run out. */
export async function newViewer(server: TestServer, kind: 'member' | 'poor' | 'vip' | 'expired') {
  const { database, ids } = server.ctx;
  const me = await registerMember(server);
  await withTx(database.db, async (tx) => {
    const { id: userId } = await tx
      .selectFrom('users')
      .select('id')
      .where('uid', '=', me.uid)
      .executeTakeFirstOrThrow();
    await stageBalance(tx, { userId, coins: kind === 'poor' ? 3 : 100, ids, now: NOON });
    if (kind === 'vip' || kind === 'expired') {
      await stageVip(tx, { userId, expTime: NOON + (kind === 'vip' ? 30 : -1) * DAY_MS, ids });
    }
  });
  return me;
}
