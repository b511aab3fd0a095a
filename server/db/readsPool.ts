import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { asking } from './asking';
import type { Replica } from './replica';
import { errorCode } from './tx';
import { isUnavailable } from './unavailable';

/** A statement that took too long would take as long again. */
const TOO_LONG = '57014';

async function onceMore<R>(primary: PostgresPool, statement: string, parameters: readonly unknown[]) {
  const client = await primary.connect();
  try {
    return await client.query<R>(statement, parameters);
  } finally {
    client.release();
  }
}

/** A session of the replica whose statements are asked of the primary when it does not answer. */
function lease(client: PostgresPoolClient, primary: PostgresPool): PostgresPoolClient {
  const query = async <R>(statement: string, parameters: readonly unknown[]) => {
    try {
      return await client.query<R>(statement, parameters);
    } catch (error) {
      if (!isUnavailable(error) || errorCode(error) === TOO_LONG) throw error;
      return onceMore<R>(primary, statement, parameters);
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/**
 * Sessions for single statements that read. A call that said what it must see ({@link asking}) reads from the replica, as soon as that shows it;
 * everybody else, and everybody while there is no replica, reads from the primary.
 */
export function readsPool(primary: PostgresPool, far: PostgresPool, replica: Replica): PostgresPool {
  const mayBeFar = async (): Promise<boolean> => {
    const asked = asking.getStore();
    if (asked === undefined || asked.wrote || !replica.isFit()) return false;
    return asked.since === null || replica.shows(asked.since);
  };
  return {
    async connect() {
      if (!(await mayBeFar())) return primary.connect();
      try {
        return lease(await far.connect(), primary);
      } catch {
        return primary.connect();
      }
    },
    end: () => Promise.resolve(),
  };
}
