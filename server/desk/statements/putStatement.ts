import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { statementCalls } from '@/contract/desk/statements';
import { differencesOf, matchEarlier, ownSums } from './compare';
import { readFile } from './readFile';

type Put = InputOf<typeof statementCalls.deskPutStatement>;

/** Makes room for a file of a day that has one; 1003 when somebody has settled a difference of that. */
async function dropEarlier(tx: Tx, { payType, day }: Put): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`statement:${payType}:${day}`}))`.execute(tx);
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

/** Takes a provider's file of a day, holds it against what is known, and writes down what differs. */
export async function putStatement(
  tx: Tx,
  put: Put,
  by: By,
): Promise<OutputOf<typeof statementCalls.deskPutStatement>> {
  const { payType, day, fileName, text } = put;
  const lines = readFile(text);
  await dropEarlier(tx, put);
  const own = await ownSums(tx, { payType, day });
  const fileFen = lines.reduce((sum, { kind, amountFen }) => sum + (kind === 'payment' ? amountFen : -amountFen), 0);
  const { id } = await tx
    .insertInto('statements')
    .values({
      ...{ payType, day, fileName, fileCount: lines.length, fileFen, ownCount: own.count, ownFen: own.fen },
      ...{ staffId: by.staff.id, createdAt: new Date(by.now) },
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
  await matchEarlier(tx, id, by.now);
  const after = { payType, day, fileName, lines: lines.length, differences: found.length };
  await recordAct(tx, by, { kind: 'statement.put', subject: 'payment', subjectId: `${payType} ${day}`, after });
  return { id, differences: found.length };
}
