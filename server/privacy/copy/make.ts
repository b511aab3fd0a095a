import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { tellMember } from '@server/people/tellMember';
import { terms } from '@server/privacy/terms';
import type { Keys } from '@server/secret';
import { privacyText } from '@server/text/privacy';
import { COPY_KEPT_DAYS } from '@/contract/privacy';
import { gather, gatherFiles } from './gather';
import { pack } from './pack';
import { copyPage } from './page';
import { copyFiles } from './store';

const DAY_MS = 86_400_000;
const KEY_BYTES = 18;
const utf8 = new TextEncoder();
/** Copies of one run. */
const MOST = 20;

type Making = Pick<ServerContext, 'database' | 'files' | 'ids'> & Keys;

/** The copy of one member: `data.json` for machines, `index.html` for people, and their files. */
async function makeCopy(ctx: Making, userId: number, now: number): Promise<Buffer> {
  const gathered = await gather(ctx.database.db, userId, ctx);
  const files = await gatherFiles(ctx, gathered);
  return pack([
    { name: 'index.html', bytes: utf8.encode(copyPage(gathered, files, now)) },
    { name: 'data.json', bytes: utf8.encode(`${JSON.stringify(gathered, null, 2)}\n`) },
    ...files.map((file) => ({ ...file, stored: true })),
  ]);
}

/** Makes the copies that are waited for and tells their members; answers how many. Two processes may make one twice: one of them counts. */
export async function makeCopies(ctx: Making, now: number): Promise<number> {
  const { database, files, ids } = ctx;
  const store = copyFiles(files);
  const waiting = await database.db
    .selectFrom('ownCopies')
    .select(['id', 'userId'])
    .where('state', '=', 'waiting')
    .orderBy('askedAt')
    .limit(MOST)
    .execute();
  let made = 0;
  for (const { id, userId } of waiting) {
    const bytes = await makeCopy(ctx, userId, now);
    const fileKey = ids.token(KEY_BYTES);
    await store.keep(fileKey, bytes);
    const counts = await withTx(database.db, async (tx) => {
      const ready = await tx
        .updateTable('ownCopies')
        .set({ state: 'ready', fileKey, bytes: bytes.length, readyAt: new Date(now) })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning('id')
        .executeTakeFirst();
      if (ready) await tellMember(tx, { ...privacyText.copy.news(COPY_KEPT_DAYS), userId, ref: `copy:${id}`, now });
      return ready !== undefined;
    }).catch(async (error: unknown) => {
      await store.drop(fileKey);
      throw error;
    });
    if (counts) made += 1;
    else await store.drop(fileKey);
  }
  return made;
}

/** Ends copies that nobody fetched in time, and throws away files that no row knows. */
export async function sweepCopies({ database, files }: Pick<Making, 'database' | 'files'>, now: number): Promise<void> {
  const store = copyFiles(files);
  const late = await database.db
    .selectFrom('ownCopies')
    .select(['id', 'fileKey'])
    .where('state', '=', 'ready')
    .where('readyAt', '<', new Date(now - terms.copies.days * DAY_MS))
    .execute();
  for (const { id, fileKey } of late) {
    const over = await database.db
      .updateTable('ownCopies')
      .set({ state: 'over', fileKey: null, endedAt: new Date(now) })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .returning('id')
      .executeTakeFirst();
    if (over && fileKey !== null) await store.drop(fileKey);
  }
  await store.dropDrafts(now - DAY_MS);
  for await (const { key, at } of store.all()) {
    // One that is being made has its file before its row.
    if (at >= now - DAY_MS / 24) continue;
    const row = await database.db.selectFrom('ownCopies').select('id').where('fileKey', '=', key).executeTakeFirst();
    if (!row) await store.drop(key);
  }
}
