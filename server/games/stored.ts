import type { GamePackageRow, GameRow } from '@server/db/schema/games';
import type { Selectable } from 'kysely';

export type StoredGame = Selectable<GameRow>;
export type StoredPackage = Selectable<GamePackageRow>;
