import { type RawBuilder, sql } from 'kysely';
import type { GameDetail } from '@/contract/game';
import { filmOf } from './item';
import { posterOf, type StoredItem } from './present';
import { welfareUrl } from './ticket';

/** What a trailer is made of. */
export type TrailerRow = Pick<StoredItem, 'id' | 'kind' | 'art' | 'script' | 'poster' | 'seconds' | 'files'>;

/** SQL: the newest film about a game that everybody may see; null for none. */
export const trailerRow = (gameId: number): RawBuilder<TrailerRow | null> =>
  sql`select json_build_object('id', i.id, 'kind', i.kind, 'art', i.art, 'script', i.script, 'poster', i.poster,
      'seconds', i.seconds, 'files', i.files)
    from welfare_items i where i.game_id = ${gameId} and i.active and i.kind = 'video' and i.pay = 'free'
    order by i.created_at desc, i.id desc limit 1`;

/** A game's trailer, unless the operator gave it another. */
export function trailerFrom(
  film: TrailerRow | null,
  signing: { secret: string; now: number },
): Pick<GameDetail, 'video' | 'videoInfo'> {
  if (film === null) return { video: null, videoInfo: null };
  const { id, seconds } = film;
  const videoInfo = { poster: posterOf(film), type: filmOf(film).type, seconds };
  return { video: welfareUrl({ id, index: 0 }, signing), videoInfo };
}
