import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { ErrorKey } from '@server/text/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { FeedbackKind, LeadType } from '@/contract/support';
import { filledIn } from './writer';

/** Feedbacks of one writer a business day. */
const FEEDBACKS_A_DAY = 10;

function usedUp(text: ErrorKey, now: number): ProductError {
  return new ProductError(code.tooOften, text, { retryAfter: Math.ceil((businessDay(now).end - now) / 1000) });
}

export interface Lead {
  writer: string;
  company: string;
  contact: string;
  phone: string;
  type: LeadType;
  message: string;
  now: number;
}

/** Takes a lead, one a day for each writer and telephone; the very same one again is an answer that was lost. */
export async function takeLead(tx: Tx, { now, ...lead }: Lead): Promise<{ repeated: boolean }> {
  const day = new Date(businessDay(now).start);
  const values = {
    ...lead,
    company: filledIn('company', lead.company),
    contact: filledIn('contact', lead.contact),
    message: filledIn('message', lead.message),
  };
  const added = await tx
    .insertInto('businessLeads')
    .values({ ...values, day, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { repeated: false };
  const same = await tx
    .selectFrom('businessLeads')
    .select('id')
    .where((eb) => eb.and({ ...values, day }))
    .executeTakeFirst();
  if (!same) throw usedUp('leadsUsedUp', now);
  return { repeated: true };
}

export interface Feedback {
  writer: string;
  kind: FeedbackKind;
  content: string;
  contact: string;
  now: number;
}

/** Takes a feedback, ten a day for each writer; the same words again on the same day are kept once. */
export async function takeFeedback(tx: Tx, { writer, kind, now, ...said }: Feedback): Promise<{ repeated: boolean }> {
  // Many at once from one writer: one after the other, so that they count each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`feedback:${writer}`}))`.execute(tx);
  const content = filledIn('content', said.content);
  const earlier = await tx
    .selectFrom('feedbacks')
    .select('content')
    .where('writer', '=', writer)
    .where('createdAt', '>=', new Date(businessDay(now).start))
    .execute();
  if (earlier.some((one) => one.content === content)) return { repeated: true };
  if (earlier.length >= FEEDBACKS_A_DAY) throw usedUp('feedbacksUsedUp', now);
  await tx
    .insertInto('feedbacks')
    .values({ writer, kind, content, contact: said.contact.trim(), createdAt: new Date(now) })
    .execute();
  return { repeated: false };
}
