import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { StatementLine } from '@server/pay/port';
import { sql } from 'kysely';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { statementCalls } from '@/contract/desk/statements';
import { differencesOf, matchEarlier, ownSums } from './compare';
import { readFile } from './readFile';

type Put = InputOf<typeof statementCalls.deskPutStatement>;
/** Whose account of which day. */
type Day = Pick<Put, 'payType' | 'day'>;

/** Makes room for a file of a day that has one; 1003 when somebody has settled a difference of that. */
async function dropEarlier(tx: Tx, { payType, day }: Day): Promise<void> {
  const settled = await tx
    .selectFrom('statementDifferences as d')
    .innerJoin('statements as s', 's.id', 'd.statementId')
    .select('d.id')
    .where('s.payType', '=', payType)
    .where('s.day', '=', day)
    .where('d.settledBy', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (settled) throw new ProductError(code.alreadyDone, 'statementSettled');
  await tx.deleteFrom('statements').where('payType', '=', payType).where('day', '=', day).execute();
}

/** One at a time for a provider's day. */
export const lockDay = (tx: Tx, { payType, day }: Day) =>
  sql`select pg_advisory_xact_lock(hashtext(${`statement:${payType}:${day}`}))`.execute(tx);

/** Holds a provider's account of a day against what is known, and writes down what differs. `staffId` null: the server fetched it. */
export async function keepStatement(
  tx: Tx,
  { payType, day, fileName }: Day & { fileName: string },
  lines: readonly StatementLine[],
  { staffId, now }: { staffId: number | null; now: number },
): Promise<OutputOf<typeof statementCalls.deskPutStatement>> {
  const own = await ownSums(tx, { payType, day });
  const fileFen = lines.reduce((sum, { kind, amountFen }) => sum + (kind === 'payment' ? amountFen : -amountFen), 0);
  const { id } = await tx
    .insertInto('statements')
    .values({
      ...{ payType, day, fileName, fileCount: lines.length, fileFen, ownCount: own.count, ownFen: own.fen },
      ...{ staffId, createdAt: new Date(now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = <T>(pick: (line: (typeof lines)[number]) => T) => lines.map(pick);
  await sql`insert into statement_lines (statement_id, kind, provider_txn, order_no, amount_fen, at)
    select ${id}, * from unnest(${of(({ kind }) => kind)}::text[], ${of(({ providerTxn }) => providerTxn)}::text[],
      ${of(({ orderNo }) => orderNo)}::text[], ${of(({ amountFen }) => amountFen)}::int8[],
      ${of(({ at }) => at.toISOString())}::timestamptz[])`.execute(tx);
  const found = await differencesOf(tx, id, { payType, day });
  for (let from = 0; from < found.length; from += 500)
    await tx
      .insertInto('statementDifferences')
      .values(
        found.slice(from, from + 500).map((each) => ({ ...each, statementId: id, settledBy: null, settledAt: null })),
      )
      .execute();
  await matchEarlier(tx, id, now);
  return { id, differences: found.length };
}

/** Takes a provider's file of a day from the staff. */
export async function putStatement(
  tx: Tx,
  put: Put,
  by: By,
): Promise<OutputOf<typeof statementCalls.deskPutStatement>> {
  const { payType, day, fileName, text } = put;
  const lines = readFile(text);
  await lockDay(tx, put);
  await dropEarlier(tx, put);
  const kept = await keepStatement(tx, put, lines, { staffId: by.staff.id, now: by.now });
  const after = { payType, day, fileName, lines: lines.length, differences: kept.differences };
  await recordAct(tx, by, { kind: 'statement.put', subject: 'payment', subjectId: `${payType} ${day}`, after });
  return kept;
}
