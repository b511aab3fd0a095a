import type { Reader } from '@server/db/database';
import { sql } from 'kysely';

/** Makes the charts anew from the downloads; between two runs their order stands still. */
export async function remakeCharts(reader: Reader): Promise<void> {
  await sql`update games set hot = download_count where hot <> download_count`.execute(reader);
}
