import type { Reader } from '@server/db/database';
import { readTables } from '@server/db/transfer/tables';
import { sql } from 'kysely';

/** A mobile number that stands by itself. */
const PHONE = '(?<![0-9A-Za-z_-])1[3-9][0-9]{9}(?![0-9A-Za-z_-])';

/** Every table in which a phone can be read, with one that is there: what a dump would show. */
export async function readablePhones(reader: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await readTables(reader)) {
    const { rows } = await sql<{ phone: string }>`select substring(to_jsonb(t)::text from ${PHONE}) as phone
      from ${sql.table(name)} t where to_jsonb(t)::text ~ ${PHONE} limit 1`.execute(reader);
    found.push(...rows.map(({ phone }) => `${name}: ${phone}`));
  }
  return found;
}
