import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { GUESTS_OF_A_NET } from '@server/users/guest';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { FaqList } from '@/contract/support';

/** Every question there is, by category and in the operator's order. */
export async function faqList(reader: Reader): Promise<FaqList> {
  const categories = await reader
    .selectFrom('faqCategories')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const records = await reader
    .selectFrom('faqs as f')
    .innerJoin('faqCategories as c', 'c.id', 'f.categoryId')
    .select(['f.id', 'f.categoryId', 'f.question', 'f.answer', 'f.hot', 'f.helpful'])
    .where('f.active', '=', true)
    .where('c.active', '=', true)
    .orderBy('c.sort')
    .orderBy('f.sort')
    .orderBy('f.id')
    .execute();
  return { categories, records };
}

interface Vote {
  id: number;
  voter: string;
  /** The net of a guest. */
  siteHash: string | null;
  helpful: boolean;
  now: number;
}

/** What somebody's vote on a question is, and how many found it helpful. */
export interface Voted {
  voted: 'helpful' | 'unhelpful';
  helpful: number;
}

/** 1006 when as many guests of a net have voted on a question as are believed. */
async function requireBelief(tx: Tx, { id, voter, siteHash }: Vote): Promise<void> {
  if (siteHash === null) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`vote:${id}:${siteHash}`}))`.execute(tx);
  const others = await tx
    .selectFrom('faqVotes')
    .select('voter')
    .where('faqId', '=', id)
    .where('siteHash', '=', siteHash)
    .limit(GUESTS_OF_A_NET + 1)
    .execute();
  const known = others.some((other) => other.voter === voter);
  if (!known && others.length >= GUESTS_OF_A_NET) throw new ProductError(code.notAllowed, 'votesUsedUp');
}

/** Counts a vote; of two by the same voter the first one stands. 1006 for one guest too many of a net. */
export async function voteFaq(tx: Tx, vote: Vote): Promise<Voted> {
  const { id, voter, siteHash, helpful, now } = vote;
  const faq = await tx
    .selectFrom('faqs')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!faq) throw new ProductError(code.notFound, 'notFound');
  await requireBelief(tx, vote);
  const added = await tx
    .insertInto('faqVotes')
    .values({ faqId: id, voter, siteHash, helpful, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('helpful')
    .executeTakeFirst();
  if (added) {
    await tx
      .updateTable('faqs')
      .set((eb) => (helpful ? { helpful: eb('helpful', '+', 1) } : { unhelpful: eb('unhelpful', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  const row = await tx
    .selectFrom('faqVotes as v')
    .innerJoin('faqs as f', 'f.id', 'v.faqId')
    .select(['v.helpful as vote', 'f.helpful as count'])
    .where('v.faqId', '=', id)
    .where('v.voter', '=', voter)
    .executeTakeFirstOrThrow();
  return { voted: row.vote ? 'helpful' : 'unhelpful', helpful: row.count };
}
