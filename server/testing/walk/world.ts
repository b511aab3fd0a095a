import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { setStock } from '@server/gifts/stock';
import { DAY } from '@server/money/vip';
import { seedHouse } from '@server/seed/seedHouse';
import { makeBook, paidChapters } from '@server/testing/books';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';

const at = (days: number) => new Date(NOON + days * DAY);

/** Two activities: one that ends during a walk, one that outlasts it. */
async function addActivities(tx: Tx): Promise<void> {
  for (const days of [4, 400]) {
    const times = { startsAt: at(-1), endsAt: at(days), claimEndsAt: at(days + 20) };
    const { id } = await tx
      .insertInto('activities')
      .values({ kind: 'draw', title: '转盘', ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    const task = { activityId: id, need: 1, points: 5, tickets: 2, title: '任务' };
    await tx
      .insertInto('activityTasks')
      .values([
        { ...task, kind: 'checkin', cycle: 'daily' },
        { ...task, kind: 'likePost', cycle: 'daily' },
        { ...task, kind: 'comment', cycle: 'once' },
      ])
      .execute();
    const ladder = { activityId: id, rankFrom: null, rankTo: null, points: null };
    await tx
      .insertInto('activityRewards')
      .values([
        { ...ladder, title: '一级', points: 5, coins: 3 },
        { ...ladder, title: '第一', rankFrom: 1, rankTo: 2, coins: 20 },
      ])
      .execute();
    await tx
      .insertInto('activityPrizes')
      .values([
        { activityId: id, coins: 0, weight: 3 },
        { activityId: id, coins: 8, weight: 1 },
      ])
      .execute();
  }
}

/** Packs for everybody, for members of VIP and for those who checked in; all run out. */
async function addGifts(tx: Tx, { ids }: ServerContext, gameId: number): Promise<void> {
  const window = { claimStart: at(-1), claimEnd: at(300), redeemEnd: at(400) };
  for (const [condition, conditionValue, stock] of [
    ['none', 0, 2],
    ['vip', 0, 1],
    ['checkin', 1, 1],
  ] as const) {
    const pack = { gameId, name: '礼', items: '[]', total: 0, remaining: 0, condition, conditionValue };
    const { id } = await tx
      .insertInto('giftPacks')
      .values({ ...pack, ...window })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setStock(tx, ids, id, stock);
  }
}

async function addWelfare(tx: Tx): Promise<void> {
  const film = { kind: 'video', title: '片', art: 1, seconds: 20, gameId: null, createdAt: at(-1) } as const;
  await tx
    .insertInto('welfareItems')
    .values([film, { ...film, pay: 'coin', price: 5, vipFree: false }, { ...film, pay: 'vip' }])
    .execute();
}

/** A story of the day and a list, about games. */
async function addEditorial(tx: Tx, gameId: number): Promise<void> {
  const signed = { author: '阿栗', authorAvatar: '' };
  await tx
    .insertInto('stories')
    .values({ ...signed, title: '今天', image: '/a.webp', content: '<p>好</p>', gameId, publishedAt: at(-1) })
    .execute();
  const { id: listId } = await tx
    .insertInto('pickLists')
    .values({ ...signed, title: '睡前', updatedAt: at(-1) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('picks').values({ listId, place: 0, gameId, bookId: null, why: '好玩' }).execute();
}

/** A little of everything that members can have, win, spend on and write about; ids count from 1. */
export async function buildWorld(ctx: ServerContext): Promise<void> {
  const { db } = ctx.database;
  await withTx(db, async (tx) => {
    await seedHouse(tx, ctx.config.appId);
    const gameId = await makeGame(tx);
    await makeGame(tx, { name: '深海', onlineType: 1, buyAmount: 12, vipFree: false });
    await makeGame(tx, { name: '竹笠', onlineType: 1, buyAmount: 9, vipFree: true });
    await addGifts(tx, ctx, gameId);
    await addActivities(tx);
    await addWelfare(tx);
    await addEditorial(tx, gameId);
    await tx.insertInto('squareTags').values({ tag: '闲聊' }).execute();
    await tx
      .insertInto('messages')
      .values({ title: '公告', content: '大家好', targetUserId: null, createdAt: at(0) })
      .execute();
    const { id: categoryId } = await tx
      .insertInto('faqCategories')
      .values({ name: '常见' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('faqs').values({ categoryId, question: '问', answer: '答' }).execute();
  });
  await makeBook(db, {}, paidChapters(4));
  await makeBook(db, { kind: 'novel' }, [{ body: '一' }, { body: '二', price: 3 }]);
}
