import {
  appeal,
  heldBookComments,
  heldComments,
  heldName,
  heldPosts,
  type Nuisance,
  nuisances,
  removedBefore,
  reportedComments,
  reportedPosts,
} from '@demo/content/moderationCases';
import type { Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { decide } from '@server/desk/moderation/decide';
import { MEDIA, mediaPath } from '@server/media/kinds';
import { appealRemoval } from '@server/moderation/appeal';
import { holdThing, joinReport, type Thing } from '@server/moderation/items';
import { settle } from '@server/moderation/settle';
import { reportWeight } from '@server/moderation/trust';
import { countComment } from '@server/square/addComment';
import { countPosts } from '@server/square/posts';
import { wordFinder, wordList } from '@server/square/words';
import type { ReportReason } from '@/contract/calls/publishing';
import { continueIds } from './identity';
import { inviteCodeOf, uidOf } from './memberNumbers';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Nothing is written under a post that is younger than the oldest of the cases. */
const OLDEST_MS = 6 * 3_600_000;
/** The first of the people who report; they go on from there. */
const FIRST_REPORTER = 2;
const DEVICE = 'demo-device-of-three';

type Ids = Readonly<Record<Nuisance['key'], number>>;

async function seedNuisances(tx: Tx, now: number): Promise<Ids> {
  const { last } = await tx
    .selectFrom('users')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const rows = nuisances.map(({ name, intro, avatar, days }, n) => {
    const id = Number(last) + 1 + n;
    return {
      ...{ id, name, intro, uid: uidOf(id), inviteCode: inviteCodeOf(id) },
      avatar: mediaPath('avatar', avatar),
      createdAt: new Date(now - days * DAY_MS),
    };
  });
  await tx.insertInto('users').values(rows).execute();
  await continueIds(tx, 'users');
  const ids = Object.fromEntries(nuisances.map(({ key }, n) => [key, rows[n]?.id ?? 0])) as Ids;
  await tx
    .insertInto('sessions')
    .values(
      (['A', 'B', 'D'] as const).map((key) => ({
        ...{ userId: ids[key], deviceId: DEVICE, tokenHash: `demo-${key}`, revokedAt: new Date(now - DAY_MS) },
        ...{ createdAt: new Date(now - 2 * DAY_MS), lastSeenAt: new Date(now - DAY_MS), expiresAt: new Date(now) },
      })),
    )
    .execute();
  return ids;
}

/** Several people report one thing, one after the other. */
async function reportThing(
  tx: Tx,
  thing: Thing & { kind: 'post' | 'comment' | 'review' | 'user' },
  { reasons, note = '', from, until }: { reasons: readonly ReportReason[]; note?: string; from: number; until: number },
): Promise<number> {
  let itemId = 0;
  for (const [n, reason] of reasons.entries()) {
    const reporterId = FIRST_REPORTER + ((thing.targetId + n) % 30);
    const at = Math.floor(from + ((until - from) * n) / reasons.length);
    itemId = await joinReport(tx, thing, { weight: await reportWeight(tx, reporterId), now: at });
    const { kind, targetId } = thing;
    await tx
      .insertInto('reports')
      .values({ reporterId, kind, targetId, reason, note: n === 0 ? note : '', itemId, createdAt: new Date(at) })
      .execute();
  }
  return itemId;
}

async function writePost(
  tx: Tx,
  {
    authorId,
    content,
    at,
    tagId,
    pending,
  }: { authorId: number; content: string; at: number; tagId: number; pending: boolean },
): Promise<number> {
  const { id } = await tx
    .insertInto('posts')
    .values({
      ...{ authorId, content, title: null, gameId: null, auditNote: null, requestId: null, deletedAt: null },
      ...{ auditState: pending ? 'pending' : 'passed', createdAt: new Date(at) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('postTags').values({ postId: id, tagId, place: 0 }).execute();
  if (!pending) await countPosts(tx, authorId, 1);
  return id;
}

async function writeComment(
  tx: Tx,
  {
    authorId,
    content,
    at,
    postId,
    pending,
  }: { authorId: number; content: string; at: number; postId: number; pending: boolean },
): Promise<number> {
  const { id } = await tx
    .insertInto('comments')
    .values({
      ...{ postId, rootId: null, replyCommentId: null, authorId, content, deletedAt: null },
      ...{ auditState: pending ? 'pending' : 'passed', createdAt: new Date(at) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!pending) await countComment(tx, { postId, rootId: null }, 1);
  return id;
}

/** What was decided on the days before, by the moderator; the last one is appealed against. */
async function seedPast(tx: Tx, ids: Ids, now: number): Promise<void> {
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('role', 'in', ['moderator', 'admin'])
    .orderBy('id')
    .execute();
  const [moderator, admin] = staff;
  if (!moderator || !admin) return;
  const sorted = [...removedBefore].sort((one, other) => other.ago - one.ago);
  let removedOfC = 0;
  for (const { by, text, ago, reason, sanction } of sorted) {
    const at = now - ago * MINUTE_MS;
    const authorId = ids[by];
    const targetId = await writePost(tx, { authorId, content: text, at, tagId: 11, pending: false });
    const thing = { kind: 'post', targetId, authorId } as const;
    const id = await reportThing(tx, thing, {
      reasons: ['spam', 'spam', 'other'],
      from: at,
      until: at + 20 * MINUTE_MS,
    });
    const decidedAt = at + 30 * MINUTE_MS;
    const who: By = { staff: by === 'C' ? admin : moderator, traceId: 'demo', now: decidedAt };
    await decide(tx, who, { id, remove: true, reason, ...(sanction && { sanction }) });
    await settle(tx, id, decidedAt + MINUTE_MS);
    if (by === 'C') removedOfC = id;
  }
  const appealedAt = now - appeal.ago * MINUTE_MS;
  await appealRemoval(tx, { id: removedOfC, text: appeal.text }, { userId: ids[appeal.by], now: appealedAt });
}

async function seedHeld(tx: Tx, ids: Ids, newest: readonly number[], now: number): Promise<void> {
  const find = wordFinder(await wordList(tx));
  const hold = (thing: Thing, text: string, at: number) =>
    holdThing(tx, thing, { words: [...new Set(find(text).map(({ word }) => word))], now: at });
  for (const { by, text, ago, tagId, art } of heldPosts) {
    const at = now - ago * MINUTE_MS;
    const authorId = ids[by];
    const targetId = await writePost(tx, { authorId, content: text, at, tagId, pending: true });
    const { width: w, height: h } = MEDIA.shot;
    const pictures = art.map(([game, variant], place) => ({
      ...{ postId: targetId, place, uploadId: null, w, h },
      url: mediaPath('shot', game, variant),
    }));
    if (pictures.length > 0) await tx.insertInto('postImages').values(pictures).execute();
    await hold({ kind: 'post', targetId, authorId }, text, at);
  }
  for (const [n, { by, text, ago }] of heldComments.entries()) {
    const at = now - ago * MINUTE_MS;
    const comment = { authorId: ids[by], content: text, at, postId: newest[n] ?? 1, pending: true };
    const targetId = await writeComment(tx, comment);
    await hold({ kind: 'comment', targetId, authorId: ids[by] }, text, at);
  }
  for (const { by, text, ago } of heldBookComments) {
    const at = now - ago * MINUTE_MS;
    const { id: targetId } = await tx
      .insertInto('bookComments')
      .values({
        ...{ bookId: 1, chapterId: null, authorId: ids[by], content: text, deletedAt: null },
        ...{ auditState: 'pending', createdAt: new Date(at) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await hold({ kind: 'bookComment', targetId, authorId: ids[by] }, text, at);
  }
  const { by, text, ago } = heldName;
  const asked = now - ago * MINUTE_MS;
  await tx
    .updateTable('users')
    .set({ pendingName: text, pendingNameAt: new Date(asked), renamedAt: new Date(asked) })
    .where('id', '=', ids[by])
    .execute();
  await hold({ kind: 'name', targetId: ids[by], authorId: ids[by] }, text, asked);
}

async function seedReported(tx: Tx, ids: Ids, newest: readonly number[], now: number): Promise<void> {
  for (const [n, { by, text, ago, ...why }] of reportedComments.entries()) {
    const at = now - ago * MINUTE_MS;
    const authorId = ids[by];
    const postId = newest[n + 1] ?? 1;
    const targetId = await writeComment(tx, { authorId, content: text, at, postId, pending: false });
    await reportThing(tx, { kind: 'comment', targetId, authorId }, { ...why, from: at + 3 * MINUTE_MS, until: now });
  }
  for (const { place, ago, ...why } of reportedPosts) {
    const targetId = newest[place] ?? 1;
    const { authorId } = await tx
      .selectFrom('posts')
      .select('authorId')
      .where('id', '=', targetId)
      .executeTakeFirstOrThrow();
    await reportThing(tx, { kind: 'post', targetId, authorId }, { ...why, from: now - ago * MINUTE_MS, until: now });
  }
  const user = { kind: 'user', targetId: ids.A, authorId: ids.A } as const;
  const note = '昵称和简介都在拉人';
  await reportThing(tx, user, { reasons: ['spam', 'fraud'], note, from: now - 15 * MINUTE_MS, until: now });
}

/** What waits for the desk of the demo: reports, held texts, an appeal, and the past of those who are judged. */
export async function seedModeration(tx: Tx, now: number): Promise<void> {
  const ids = await seedNuisances(tx, now);
  const newest = await tx
    .selectFrom('posts')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('locked', '=', false)
    .where('createdAt', '<', new Date(now - OLDEST_MS))
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
  const posts = newest.map(({ id }) => id);
  await seedPast(tx, ids, now);
  await seedHeld(tx, ids, posts, now);
  await seedReported(tx, ids, posts, now);
}
