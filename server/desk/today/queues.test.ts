import type { ModerationItemRow } from '@server/db/schema/moderation';
import { newStaff } from '@server/desk/testing/staff';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import type { Insertable } from 'kysely';
import { todayCalls as calls } from '@/contract/desk/today';

type Item = Insertable<ModerationItemRow>;

const server = withTestServer();
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();
const MINUTE = 60_000;

it('what waits for moderators and for a second person stands each in its own queue, and what is decided in none', async () => {
  const { id: authorId } = await newMember(server);
  const at = (minutes: number) => new Date(now() - minutes * MINUTE);
  let target = 0;
  const item = (kind: 'post' | 'name', minutes: number, of: Partial<Item>): Item => {
    target += 1;
    return {
      ...{ kind, targetId: target, authorId, held: false, words: [], reporters: 0, weight: 0 },
      ...{ openedAt: at(minutes), lastAt: at(minutes), ...of },
    };
  };
  const add = (values: Item) =>
    db().insertInto('moderationItems').values(values).returning('id').executeTakeFirstOrThrow();
  await add(item('post', 300, { reporters: 2 }));
  await add(item('post', 10, { held: true }));
  await add(item('name', 30, { held: true }));
  const support = await newStaff(server, 'support');
  const decided = { decision: 'removed' as const, decidedAt: at(1), decidedBy: support.id, settledAt: at(1) };
  const removed = await add(item('post', 500, { reporters: 1, ...decided }));
  await add(item('post', 100, { appealOf: removed.id, appeal: '不是广告' }));
  await db()
    .insertInto('secondPerson')
    .values(
      [24 * 60, 20, 5].map((minutes) => ({
        ...{
          kind: 'diamonds' as const,
          userId: authorId,
          amount: 900,
          balance: 0,
          reason: '比赛奖励',
          requestId: `ask-${minutes}`,
        },
        ...{
          askedBy: support.id,
          askedAt: at(minutes),
          itemKind: null,
          itemId: null,
          decidedBy: null,
          decidedAt: null,
        },
      })),
    )
    .execute();
  // Whoever may decide is asked for what has not lapsed.
  const admin = await newStaff(server, 'admin');
  expect((await admin.ask(calls.deskToday, {})).mine).toHaveLength(2);
  const { queues } = await support.ask(calls.deskToday, {});
  const said = Object.fromEntries(queues.map(({ name, ages, over }) => [name, [ages, over]]));
  expect(said).toMatchObject({
    reports: [
      [0, 0, 0, 1, 0],
      [0, 0, 0, 1, 0],
    ],
    held: [
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    names: [
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    appeals: [
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    secondPerson: [
      [1, 1, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ],
  });
  expect(queues.find(({ name }) => name === 'reports')?.doneToday).toBe(1);
});
