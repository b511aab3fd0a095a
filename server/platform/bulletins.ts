import type { Reader } from '@server/db/database';
import { type PageQuery, pageOf, windowOf } from '@server/db/page';
import type { BulletinRow } from '@server/db/schema/content';
import type { Selectable } from 'kysely';
import type { Bulletin } from '@/contract/bulletin';
import type { Page } from '@/contract/page';

function toBulletin({ id, title, startsAt, content }: Selectable<BulletinRow>): Bulletin {
  return { id, title, createTime: startsAt.getTime(), content };
}

/** Who asks: guests see what is for guests and for all. */
type Audience = 'guests' | 'members';

/** The bulletin a position shows now: the one of highest priority, then the newest; null for none (F1). */
export async function currentBulletin(
  reader: Reader,
  { posType, audience }: { posType: number; audience: Audience },
  now: number,
): Promise<Bulletin | null> {
  const at = new Date(now);
  const row = await reader
    .selectFrom('bulletins')
    .selectAll()
    .where('posType', '=', posType)
    .where('audience', 'in', ['all', audience])
    .where('startsAt', '<=', at)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .orderBy('priority', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? toBulletin(row) : null;
}

/** Every bulletin that has appeared, the newest first. */
export async function bulletinList(
  reader: Reader,
  { audience, ...query }: PageQuery & { audience: Audience },
  now: number,
): Promise<Page<Bulletin>> {
  let shown = reader
    .selectFrom('bulletins')
    .where('startsAt', '<=', new Date(now))
    .where('audience', 'in', ['all', audience]);
  if (query.asOf !== undefined) shown = shown.where('id', '<=', query.asOf);
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf(query);
  const rows = await shown
    .$if(query.lastId !== undefined, (list) => list.where('id', '<', query.lastId ?? 0))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return pageOf(query, rows.map(toBulletin), total, ({ id }) => id);
}
