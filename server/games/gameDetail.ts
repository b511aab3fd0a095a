import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { trailerOf } from '@server/welfare/trailer';
import { code } from '@/contract/codes';
import type { GameDetail } from '@/contract/game';
import { contextsOf } from './gameContext';
import { type StoredGame, toGameDetail } from './present';

/** A game by its `appID`, which here is its id as text; 1002 for none. */
export async function findGame(reader: Reader, appID: string | number): Promise<StoredGame> {
  const id = Number(appID);
  const game = Number.isSafeInteger(id)
    ? await reader.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!game) throw new ProductError(code.notFound, 'gameGone');
  return game;
}

/** Who asks for a game's page, and what signs the address of its trailer. */
interface Look {
  userId: number | null;
  now: number;
  secret: string;
}

/** A game's page; one that is off the shelf is still shown, its `status` says so. */
export async function gameDetail(reader: Reader, appID: string, { userId, ...signing }: Look): Promise<GameDetail> {
  const game = await findGame(reader, appID);
  const contextOf = await contextsOf(reader, [game], userId);
  const detail = toGameDetail(game, contextOf(game.id));
  return detail.video ? detail : { ...detail, ...(await trailerOf(reader, game.id, signing)) };
}
