import { readConfig } from '@server/config';
import { jobsOf } from '@server/jobs';
import { seal } from '@server/sealing/seal';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { messageCalls } from '@/contract/calls/message';
import { checkDatabase } from './check';
import { sweepOld } from './retention';

const server = withTestServer();
const db = () => server.ctx.database.db;
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOON - days * DAY_MS);

/** One row of each kind for each age. */
async function fill(ages: readonly number[]) {
  const [me, gameId] = [await newMember(server), await makeGame(db())];
  for (const age of ages) {
    const at = daysAgo(age);
    await db()
      .insertInto('devices')
      .values({
        deviceId: `d${age}`,
        appId: '2008',
        deviceType: 'h5',
        osType: 3,
        inviteCode: null,
        firstSeen: daysAgo(9_999),
        lastSeen: at,
      })
      .execute();
    await db()
      .insertInto('channelVisits')
      .values({ channelId: `c${age}`, inviteCode: null, deviceId: null, userId: null, createdAt: at })
      .execute();
    const download = { gameId, platformType: 1, via: 'free', createdAt: at } as const;
    await db()
      .insertInto('gameDownloads')
      .values([
        { ...download, userId: null, deviceHash: `d${age}`, siteHash: 's' },
        { ...download, userId: me.id, deviceHash: null, siteHash: null },
      ])
      .execute();
    await db()
      .insertInto('feedbacks')
      .values({ writer: `d:${age}`, siteHash: 's', kind: 'bug', content: 'x', createdAt: at })
      .execute();
    const lead = { company: 'x', contact: 'x', type: 'game', message: 'x' };
    await db()
      .insertInto('businessLeads')
      .values({
        ...lead,
        writer: `d:${age}`,
        siteHash: 's',
        phone: seal(`p${age}`, { place: 'business_leads.phone', owner: `d:${age}` }, server.ctx),
        day: at,
        createdAt: at,
      })
      .execute();
    await db()
      .insertInto('reports')
      .values({ reporterId: me.id, kind: 'post', targetId: age, reason: 'x', createdAt: at })
      .execute();
    const message = { title: `m${age}`, createdAt: at };
    await db()
      .insertInto('messages')
      .values([
        { ...message, targetUserId: me.id },
        { ...message, targetUserId: null },
      ])
      .execute();
  }
  await server.get(messageCalls.readMessages, { all: true }, me);
  return me;
}

/** How many rows of each kind there are. */
async function left() {
  const of = async (table: string, only = 'true') => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
      where ${sql.raw(only)}`.execute(db());
    return rows[0]?.n;
  };
  return {
    devices: await of('devices'),
    visits: await of('channel_visits'),
    guests: await of('game_downloads', 'user_id is null'),
    members: await of('game_downloads', 'user_id is not null'),
    feedbacks: await of('feedbacks'),
    leads: await of('business_leads'),
    reports: await of('reports'),
    mine: await of('messages', "target_user_id is not null and title like 'm%'"),
    everybodys: await of('messages', "target_user_id is null and title like 'm%'"),
  };
}

const retention = { visits: 10, letters: 20, messages: 30 };

describe('what nobody needs any more', () => {
  it('goes when its time is over, and not a day before; what members own and operators wrote stays', async () => {
    await fill([9, 11, 19, 21, 29, 31]);
    await sweepOld(db(), { retention, now: NOON });
    expect(await left()).toEqual({
      devices: 1,
      visits: 1,
      guests: 1,
      members: 6,
      feedbacks: 3,
      leads: 3,
      reports: 3,
      mine: 5,
      everybodys: 6,
    });
    const reads = await sql<{ n: number }>`select count(*)::int as n from message_reads`.execute(db());
    expect(reads.rows[0]?.n).toBeGreaterThan(0);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('goes in batches, by several processes at once, and a second run finds nothing', async () => {
    await fill(Array.from({ length: 25 }, (_, n) => 100 + n));
    const asked = { retention, now: NOON, batch: 4 };
    const swept = await Promise.all([sweepOld(db(), asked), sweepOld(db(), asked), sweepOld(db(), asked)]);
    const rest = await sweepOld(db(), asked);
    expect(swept.reduce((sum, n) => sum + n, rest)).toBe(25 * 7);
    expect(await left()).toMatchObject({ devices: 0, guests: 0, members: 25, mine: 0, everybodys: 25 });
    expect(await sweepOld(db(), asked)).toBe(0);
  });

  it('takes a bounded number of rows a run', async () => {
    await fill(Array.from({ length: 60 }, (_, n) => 100 + n));
    expect(await sweepOld(db(), { retention, now: NOON, batch: 1 })).toBe(50 * 7);
    expect(await left()).toMatchObject({ devices: 10, mine: 10 });
  });

  it('is looked for every hour, for as long as the environment says', async () => {
    await fill([1, 181, 366, 731]);
    await jobsOf(server.ctx)
      .find(({ name }) => name === 'sweepOld')
      ?.run();
    expect(await left()).toMatchObject({
      devices: 1,
      visits: 1,
      guests: 1,
      feedbacks: 3,
      leads: 3,
      reports: 3,
      mine: 2,
    });
    const days = { KEEP_VISITS_DAYS: '7', KEEP_LETTERS_DAYS: '8', KEEP_MESSAGES_DAYS: '9' };
    expect(readConfig(days).retention).toEqual({ visits: 7, letters: 8, messages: 9 });
  });
});
