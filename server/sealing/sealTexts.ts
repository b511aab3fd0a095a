import type { ServerContext } from '@server/context';
import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { Keys } from '@server/secret';
import { sql } from 'kysely';
import { keyedHash, newestKey } from './keys';
import { type SealedPlace, sealedPlaces, spotOf } from './places';
import { PREFIX, seal, unseal } from './seal';

/** So long after its migration texts stay readable in an old database: the version before may come back meanwhile. */
export const WAY_BACK_DAYS = 7;
const DAY_MS = 86_400_000;
/** Rows of one transaction: members who write one of them wait for so long. */
const BATCH = 200;
const MIGRATION = '0090_sealed_phones.sql';

interface Row {
  key: number;
  owner: string;
  text: string;
}

/** Ends the way back once its days are over: from then on a version before does not start on this database. Answers whether texts are readable still. */
async function isReadable(db: Db, now: number): Promise<boolean> {
  return withTx(db, async (tx) => {
    await tx
      .updateTable('sealing')
      .set({ readable: false })
      .where('readable', '=', true)
      .where('since', '<=', new Date(now - WAY_BACK_DAYS * DAY_MS))
      .execute();
    const still = await tx.selectFrom('sealing').select('id').where('readable', '=', true).executeTakeFirst();
    if (still) return true;
    await tx
      .updateTable('schemaMigrations')
      .set({ contracts: true })
      .where('name', '=', MIGRATION)
      .where('contracts', '=', false)
      .execute();
    return false;
  });
}

/** Brings one batch of a place behind `after` to what is in force; answers the last key and how many no key opens, null at the end. */
async function sealBatch(
  db: Db,
  place: SealedPlace,
  { keys, readable, after }: { keys: Keys; readable: boolean; after: number },
): Promise<{ last: number; lost: number } | null> {
  const newest = newestKey(keys);
  const [column, key] = [sql.ref(place.column), sql.ref(place.key)];
  const hash = place.hash === undefined ? null : sql.ref(place.hash);
  const open = readable ? sql`false` : sql`not starts_with(${column}, ${`${PREFIX}${newest.id}.`})`;
  const unfound = hash ? sql`not coalesce(starts_with(${hash}, ${`${newest.id}.`}), false)` : sql`false`;
  return withTx(db, async (tx) => {
    // What a member writes just now is written as it is to be.
    const { rows } = await sql<Row>`select ${key} as key, ${sql.ref(place.owner)}::text as owner, ${column} as text
      from ${sql.table(place.table)} where ${key} > ${after} and ${column} <> '' and (${open} or ${unfound})
      order by ${key} limit ${sql.lit(BATCH)} for update skip locked`.execute(tx);
    const last = rows.at(-1)?.key;
    if (last === undefined) return null;
    const moved = rows.flatMap((row) => {
      const text = unseal(row.text, spotOf(place, row.owner), keys);
      if (text === null) return [];
      const written = readable ? row.text : seal(text, spotOf(place, row.owner), keys);
      return { key: row.key, text: written, hash: keyedHash(text, newest) };
    });
    const found = hash ? sql`, ${hash} = moved.hash` : sql``;
    await sql`update ${sql.table(place.table)} as kept set ${column} = moved.text ${found}
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (key bigint, text text, hash text)
      where kept.${key} = moved.key`.execute(tx);
    return { last, lost: rows.length - moved.length };
  });
}

/**
 * Seals what is readable, and what was sealed under a key before, while members go on; ended in the middle, the next run does the
 * rest. Throws where texts are left that no key opens, once the others are done.
 */
export async function sealTexts(ctx: Pick<ServerContext, 'database'> & Keys, now: number): Promise<void> {
  const { db } = ctx.database;
  const readable = await isReadable(db, now);
  let lost = 0;
  for (const place of Object.values(sealedPlaces)) {
    for (let after = 0; ; ) {
      const done = await sealBatch(db, place, { keys: ctx, readable, after });
      if (done === null) break;
      lost += done.lost;
      after = done.last;
    }
  }
  if (lost > 0)
    throw new Error(`${lost} sealed texts open under neither SECRET_KEY nor SECRET_KEY_OLD: name their key`);
}
