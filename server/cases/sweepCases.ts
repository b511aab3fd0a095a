import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { dropOrphans } from '@server/files/keptFiles';
import { terms } from '@server/privacy/terms';
import { caseFiles } from './store';

const DAY_MS = 86_400_000;

/**
 * Throws away recordings whose time is over: the row first, so that no link opens what is half gone; then drafts of a day, and
 * files without a row, which a process left that died between the two.
 */
export async function sweepCases(ctx: Pick<ServerContext, 'database' | 'files'>, now: number) {
  const { database } = ctx;
  const files = caseFiles(ctx.files);
  const gone = await database.db
    .deleteFrom('supportCases')
    .where('createdAt', '<', new Date(now - terms.recordings.days * DAY_MS))
    .returning('number')
    .execute();
  for (const { number } of gone) await files.drop(number);
  await files.dropDrafts(now - DAY_MS);
  const { db } = database;
  await dropOrphans(files, now - DAY_MS, async (key) => {
    const row = await db.selectFrom('supportCases').select('id').where('number', '=', key).executeTakeFirst();
    return row !== undefined;
  });
}

/** Forgets what somebody sent; answers the numbers, whose files go once that is certain. */
export async function forgetCases(tx: Tx, writer: string): Promise<string[]> {
  const gone = await tx.deleteFrom('supportCases').where('writer', '=', writer).returning('number').execute();
  return gone.map(({ number }) => number);
}

/** Throws the files of forgotten recordings away. */
export async function dropCases({ files }: Pick<ServerContext, 'files'>, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await caseFiles(files).drop(number);
}
