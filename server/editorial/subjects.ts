import type { Reader } from '@server/db/database';
import { gamesById, gamesOwnedOf, withOwned } from '@server/games/gameCards';
import { booksById } from '@server/reading/books';
import type { RawBuilder } from 'kysely';
import type { Book } from '@/contract/book';
import type { Game } from '@/contract/game';

/** What a story or a pick is about: one of them, or neither any more. */
export interface Subject {
  game?: Game | null | undefined;
  book?: Book | null | undefined;
}

/** A row that names it. */
interface Named {
  gameId: number | null;
  bookId: number | null;
}

/** What these rows are about, as everybody sees it; what is off the shelf is left out. */
export async function subjectsOf(
  reader: Reader,
  rows: readonly Named[],
): Promise<(row: Named) => { game: Game | null; book: Book | null }> {
  const idsOf = (pick: (row: Named) => number | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))];
  const games = await gamesById(
    reader,
    idsOf(({ gameId }) => gameId),
    null,
  );
  const books = await booksById(
    reader,
    idsOf(({ bookId }) => bookId),
  );
  return ({ gameId, bookId }) => ({
    game: games.find(({ id, status }) => id === gameId && status !== 'off') ?? null,
    book: books.find(({ id, status }) => id === bookId && status !== 'off') ?? null,
  });
}

/** The games among them. */
export const gamesIn = (subjects: readonly Subject[]): Game[] => subjects.flatMap(({ game }) => game ?? []);

/** SQL: of these games those the member has paid for. */
export const ownedIn = (userId: number, subjects: readonly Subject[]): RawBuilder<number[]> =>
  gamesOwnedOf(
    userId,
    gamesIn(subjects).map(({ id }) => id),
  );

/** The same as this member sees them. */
export const withOwnedIn = <T extends Subject>(subjects: readonly T[], owned: readonly number[]): T[] =>
  subjects.map((one) => (one.game ? { ...one, game: withOwned([one.game], owned)[0] } : one));
