import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { joinReport } from '@server/moderation/items';
import { reportWeight } from '@server/moderation/trust';
import { findOther, lockWriter } from '@server/people/person';
import { findReview } from '@server/reviews/findReview';
import type { InputOf } from '@/contract/call';
import type { publishingCalls } from '@/contract/calls/publishing';
import { code } from '@/contract/codes';
import { requireDaily } from './daily';
import { findComment } from './findComment';
import { findPost } from './posts';
import { squareRules } from './rules';

type Report = InputOf<typeof publishingCalls.report>;

/** Whose the reported thing is; nobody reports their own. */
async function authorOf(tx: Tx, { kind, id }: Report, userId: number): Promise<number> {
  if (kind === 'user') {
    await findOther(tx, id, userId);
    return id;
  }
  const found = {
    post: () => findPost(tx, id, { userId }),
    comment: () => findComment(tx, id, userId),
    review: () => findReview(tx, id, userId),
  };
  const { authorId } = await found[kind]();
  if (authorId === userId) throw new ProductError(code.notAllowed, 'notYourself');
  return authorId;
}

/** Tells the house about a text or a person, joined with what others say of it; 1003 for what one has reported before, 1004 beyond the day's limit. */
export async function report(tx: Tx, wish: Report, userId: number, now: number): Promise<void> {
  await lockWriter(tx, userId);
  const authorId = await authorOf(tx, wish, userId);
  const { reportsPerDay } = await squareRules(tx);
  const { kind, id, reason, note = '' } = wish;
  const known = await tx
    .selectFrom('reports')
    .select('id')
    .where('reporterId', '=', userId)
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .executeTakeFirst();
  if (known) throw new ProductError(code.alreadyDone, 'reportedAlready');
  await requireDaily(tx, 'reports', { userId, limit: reportsPerDay, now });
  const weight = await reportWeight(tx, userId);
  const itemId = await joinReport(tx, { kind, targetId: id, authorId }, { weight, now });
  await tx
    .insertInto('reports')
    .values({ reporterId: userId, kind, targetId: id, reason, note, itemId, createdAt: new Date(now) })
    .execute();
}
