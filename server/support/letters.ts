import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { hasPhone, holdPhone, kept, phoneHash } from '@server/sealing/phones';
import { sealedPlaces } from '@server/sealing/places';
import type { Keys } from '@server/secret';
import type { ErrorKey } from '@server/text/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { FeedbackKind, LeadType } from '@/contract/support';
import { categoryOf } from './letterCategory';
import { areAttached, attachPictures } from './letterPictures';
import { letterTargets, owedFrom } from './letterTargets';
import { filledIn, memberOf } from './writer';

/** Feedbacks of one writer a business day. */
const FEEDBACKS_A_DAY = 10;
/** Of all guests of one net a business day: a device is another one as often as it likes. */
const OF_A_NET = { feedbacks: 2 * FEEDBACKS_A_DAY, leads: 3 };

/** Who writes, and for a guest the net they come from. */
interface Sender {
  writer: string;
  siteHash: string | null;
}

/** Many at once from one writer or net: one after the other, so that they count each other. */
async function inLine(tx: Tx, what: 'lead' | 'feedback', { writer, siteHash }: Sender): Promise<void> {
  for (const whose of [siteHash, writer]) {
    if (whose !== null) await sql`select pg_advisory_xact_lock(hashtext(${`${what}:${whose}`}))`.execute(tx);
  }
}

/** 1004 when the guests of a net have sent what a net may. */
async function requireNet(
  tx: Tx,
  table: 'feedbacks' | 'businessLeads',
  { siteHash, now }: { siteHash: string | null; now: number },
) {
  if (siteHash === null) return;
  const { sent } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('siteHash', '=', siteHash)
    .where('createdAt', '>=', new Date(businessDay(now).start))
    .executeTakeFirstOrThrow();
  const most = table === 'feedbacks' ? OF_A_NET.feedbacks : OF_A_NET.leads;
  if (sent >= most) throw usedUp(table === 'feedbacks' ? 'feedbacksUsedUp' : 'leadsUsedUp', now);
}

function usedUp(text: ErrorKey, now: number): ProductError {
  return new ProductError(code.tooOften, text, { retryAfter: Math.ceil((businessDay(now).end - now) / 1000) });
}

export interface Lead extends Sender {
  company: string;
  contact: string;
  phone: string;
  type: LeadType;
  message: string;
  now: number;
}

/** Takes a lead, one a day for each writer and telephone; the very same one again is an answer that was lost. */
export async function takeLead(tx: Tx, { now, phone, ...lead }: Lead, keys: Keys): Promise<{ repeated: boolean }> {
  const day = new Date(businessDay(now).start);
  const values = {
    ...lead,
    company: filledIn('company', lead.company),
    contact: filledIn('contact', lead.contact),
    message: filledIn('message', lead.message),
  };
  await inLine(tx, 'lead', values);
  await holdPhone(tx, phone);
  const { siteHash, ...said } = values;
  const same = await tx
    .selectFrom('businessLeads')
    .select('id')
    .where((eb) => eb.and({ ...said, day }))
    .where(hasPhone(phone, keys))
    .executeTakeFirst();
  if (same) return { repeated: true };
  await requireNet(tx, 'businessLeads', { siteHash, now });
  const ofPhone = tx.selectFrom('businessLeads').select('id').where(hasPhone(phone, keys)).where('day', '=', day);
  if (await ofPhone.executeTakeFirst()) throw usedUp('leadsUsedUp', now);
  const sealed = kept(phone, { place: sealedPlaces.leadPhone, owner: values.writer }, keys);
  const added = await tx
    .insertInto('businessLeads')
    .values({ ...values, phone: sealed, phoneHash: phoneHash(phone, keys), day, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw usedUp('leadsUsedUp', now);
  return { repeated: false };
}

export interface Feedback extends Sender {
  kind: FeedbackKind;
  content: string;
  contact: string;
  /** Leads to the log lines of the writer's tab. */
  support: string | null;
  /** The recording that came with it. */
  caseNumber: string | null;
  /** Of a member: pictures that go with it. */
  pictureIds: readonly number[];
  now: number;
}

/** A recording of whoever writes; nobody's letter leads to another's. */
const ownCase = (tx: Tx, number: string, writer: string) =>
  tx
    .selectFrom('supportCases')
    .select('number')
    .where('number', '=', number)
    .where('writer', '=', writer)
    .executeTakeFirst();

/** Takes a feedback, ten a day for each writer; the same words again on the same day are kept once. It is answered as a letter. */
export async function takeFeedback(
  tx: Tx,
  { writer, siteHash, support, kind, caseNumber, pictureIds, now, ...said }: Feedback,
  keys: Keys,
): Promise<{ repeated: boolean; letterId: number | null }> {
  await inLine(tx, 'feedback', { writer, siteHash });
  const content = filledIn('content', said.content);
  const ofMember = (id: number) => (memberOf(writer) === null ? null : id);
  const earlier = await tx
    .selectFrom('feedbacks')
    .select(['id', 'content'])
    .where('writer', '=', writer)
    .where('createdAt', '>=', new Date(businessDay(now).start))
    .execute();
  const same = earlier.find((one) => one.content === content);
  // The same words with other pictures say something new.
  if (same && (await areAttached(tx, pictureIds, memberOf(writer))))
    return { repeated: true, letterId: ofMember(same.id) };
  if (earlier.length >= FEEDBACKS_A_DAY) throw usedUp('feedbacksUsedUp', now);
  await requireNet(tx, 'feedbacks', { siteHash, now });
  const sent = caseNumber === null ? undefined : await ownCase(tx, caseNumber, writer);
  const at = new Date(now);
  const contact = kept(said.contact.trim(), { place: sealedPlaces.letterContact, owner: writer }, keys);
  const { id } = await tx
    .insertInto('feedbacks')
    .values({
      ...{ writer, siteHash, support, kind, content, contact },
      ...{ caseNumber: sent?.number ?? null, category: categoryOf(kind, content) },
      ...{ ...owedFrom(now, await letterTargets(tx)), createdAt: at, lastAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachPictures(tx, pictureIds, { userId: memberOf(writer), letterId: id, entryId: null });
  return { repeated: false, letterId: ofMember(id) };
}
