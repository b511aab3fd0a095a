import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
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

async function requireTarget(tx: Tx, { kind, id }: Report, userId: number): Promise<void> {
  if (kind === 'user') {
    await findOther(tx, id, userId);
    return;
  }
  const found = {
    post: () => findPost(tx, id, { userId }),
    comment: () => findComment(tx, id, userId),
    review: () => findReview(tx, id, userId),
  };
  const { authorId } = await found[kind]();
  if (authorId === userId) throw new ProductError(code.notAllowed, 'notYourself');
}

/** Tells the operator about a text or a person; 1003 for what one has reported before, 1004 beyond the day's limit. */
export async function report(tx: Tx, wish: Report, userId: number, now: number): Promise<void> {
  await lockWriter(tx, userId);
  await requireTarget(tx, wish, userId);
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
  await tx
    .insertInto('reports')
    .values({ reporterId: userId, kind, targetId: id, reason, note, createdAt: new Date(now) })
    .execute();
}
