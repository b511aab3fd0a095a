import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { type TrailerRow, trailerFrom, trailerRow } from '@server/welfare/trailer';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Game, GameDetail } from '@/contract/game';
import { gameCard } from './gameCards';
import type { StoredGame } from './stored';

const gone = () => new ProductError(code.notFound, 'gameGone');

/** A game by its `appID`, which here is its id as text; 1002 for none. */
export async function findGame(reader: Reader, appID: string | number): Promise<StoredGame> {
  const id = Number(appID);
  const game = Number.isSafeInteger(id)
    ? await reader.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!game) throw gone();
  return game;
}

type More = Omit<GameDetail, keyof Game | 'videoInfo'>;

const more = sql<More>`json_build_object('screenshots', g.screenshots, 'video', g.video, 'intro', g.intro, 'developer',
  g.developer, 'updateTime', ${epochMs('g.updated_at')}, 'changelog', g.changelog, 'ageRating', g.age_rating, 'permissions',
  g.permissions, 'packages', (select coalesce(json_agg(json_build_object('platformType', k.platform_type, 'size', k.declared,
    'version', k.version, 'requires', k.requires) order by k.platform_type), '[]') from game_packages k where k.game_id = g.id))`;

/** A game's page as a guest sees it, in one statement; one that is off the shelf is still shown, its `status` says so. */
export async function gameDetail(
  reader: Reader,
  appID: string,
  signing: { now: number; secret: string },
): Promise<GameDetail> {
  const id = Number(appID);
  if (!Number.isSafeInteger(id)) throw gone();
  const game = sql`from games g where g.id = ${id}`;
  const found = await together<{ card: Game | null; more: More; film: TrailerRow | null }>(reader, {
    card: sql`select ${gameCard('g')} ${game}`,
    more: sql`select ${more} ${game}`,
    film: trailerRow(id),
  });
  if (found.card === null) throw gone();
  const detail = { ...found.card, ...found.more };
  return detail.video ? detail : { ...detail, ...trailerFrom(found.film, signing) };
}
