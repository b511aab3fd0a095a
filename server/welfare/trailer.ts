import type { Reader } from '@server/db/database';
import type { GameDetail } from '@/contract/game';
import { filmOf } from './item';
import { posterOf } from './present';
import { welfareUrl } from './ticket';

/** The newest film about a game that everybody may see: its trailer, unless the operator gave it another. */
export async function trailerOf(
  reader: Reader,
  gameId: number,
  signing: { secret: string; now: number },
): Promise<Pick<GameDetail, 'video' | 'videoInfo'>> {
  const film = await reader
    .selectFrom('welfareItems')
    .selectAll()
    .where('gameId', '=', gameId)
    .where('active', '=', true)
    .where('kind', '=', 'video')
    .where('pay', '=', 'free')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!film) return { video: null, videoInfo: null };
  const { id, seconds } = film;
  const videoInfo = { poster: posterOf(film), type: filmOf(film).type, seconds };
  return { video: welfareUrl({ id, index: 0 }, signing), videoInfo };
}
