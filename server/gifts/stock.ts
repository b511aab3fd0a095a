import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { sql } from 'kysely';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP = 4;

function newCode(ids: Pick<Ids, 'int'>): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[ids.int(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Brings a pack's free codes to this number: new ones are made, surplus ones put away; codes members have stay. */
export async function setStock(tx: Tx, ids: Pick<Ids, 'int'>, giftId: number, left: number): Promise<boolean> {
  const pack = await tx
    .selectFrom('giftPacks')
    .select('remaining')
    .where('id', '=', giftId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!pack) return false;
  const missing = left - pack.remaining;
  if (missing > 0) {
    const codes = Array.from({ length: missing }, () => newCode(ids));
    await sql`insert into gift_codes (gift_id, code) select ${giftId}, unnest(${codes}::text[])`.execute(tx);
  } else {
    await sql`delete from gift_codes where id in (select id from gift_codes
      where gift_id = ${giftId} and user_id is null order by id desc limit ${-missing})`.execute(tx);
  }
  await tx
    .updateTable('giftPacks')
    .set((eb) => ({ remaining: left, total: eb.fn<number>('greatest', ['total', eb.val(left)]) }))
    .where('id', '=', giftId)
    .execute();
  return true;
}
