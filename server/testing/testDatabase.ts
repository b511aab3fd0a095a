import type { Database, Db } from '@server/db/database';
import { handBack, openKept } from './keptEngine';
import { openOwnPostgres } from './ownPostgres';
import { postgresUrl } from './postgresUrl';
import { keepState, MIGRATED, restoreState } from './states';

/** The test database of a file, as its tests see it. */
export interface TestDatabase {
  /** Filled before the first test. */
  readonly database: Database;
  readonly db: Db;
}

/** What a file's own seed left. */
const SEEDED = 'state_seeded';

/**
 * One database per test file, brought back to its first state before every test: PostgreSQL when TEST_DATABASE_URL is
 * set, else the embedded engine in memory. `seed` runs once and belongs to that first state.
 */
export function withTestDatabase(seed?: (database: Database) => Promise<void>): TestDatabase {
  // Many queries on one busy machine: a slow test is not a wrong one.
  jest.setTimeout(60_000);
  const adminUrl = postgresUrl;
  let open: Database | undefined;
  const database = () => {
    if (!open) throw new Error('The test database opens in beforeAll');
    return open;
  };
  beforeAll(async () => {
    open = await (adminUrl ? openOwnPostgres(adminUrl) : openKept());
    if (!seed) return;
    await seed(open);
    await keepState(open, SEEDED);
  }, 120_000);
  beforeEach(() => restoreState(database(), seed ? SEEDED : MIGRATED));
  afterAll(() => open && (adminUrl ? open.close() : handBack(open)));
  return {
    get database() {
      return database();
    },
    get db() {
      return database().db;
    },
  };
}
