import type { Reader } from '@server/db/database';
import { gameCard, ownedMarked } from '@server/games/gameCards';
import { findGame } from '@server/games/gameDetail';
import { sql } from 'kysely';
import type { Game } from '@/contract/game';
import type { SimilarGame } from '@/contract/review';

/** So many are shown. */
const MOST = 18;

/** Games on sale by the same maker or with tags in common, those with most in common first, each with its reason. */
export async function similarGames(reader: Reader, id: number, userId: number | null): Promise<SimilarGame[]> {
  const { tags, developer } = await findGame(reader, id);
  const { rows } = await sql<{ card: Game; sameMaker: boolean }>`select ${gameCard('g')} as card,
      g.developer = ${developer} and g.developer <> '' as same_maker from games g
    where g.status = 'online' and g.id <> ${id} and (g.tags && ${tags}::text[] or (g.developer = ${developer} and g.developer <> ''))
    order by (g.developer = ${developer} and g.developer <> '') desc,
      (select count(*) from unnest(g.tags) tag where tag = any (${tags}::text[])) desc, g.hot desc, g.id
    limit ${MOST}`.execute(reader);
  const cards = rows.map(({ card, sameMaker }) => ({ ...card, sameMaker }));
  // The rarest tag in common says most: not ten times the same.
  const frequency = new Map<string, number>();
  for (const { tags } of cards) for (const tag of tags) frequency.set(tag, (frequency.get(tag) ?? 0) + 1);
  const said = (tag: string) => frequency.get(tag) ?? 0;
  const games = await ownedMarked(reader, userId, cards);
  return games.map((game) => ({
    ...game,
    sameTag: tags.filter((tag) => game.tags.includes(tag)).sort((one, other) => said(one) - said(other))[0] ?? '',
  }));
}
