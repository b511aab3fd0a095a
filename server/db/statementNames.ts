import { createHash } from 'node:crypto';

/** Plans that a session keeps at most; each is some ten kilobytes on the database's side. */
const MOST_NAMES = 500;
/** Texts remembered to see which come again. */
const MOST_SEEN = 2_000;

/** Prepared statements: what is asked again and again is parsed and planned once a session. */
export interface StatementNames {
  /** The name a statement is prepared under; undefined: it is sent as it is. */
  nameOf(text: string): string | undefined;
  /** No plan made so far is used again: a table has changed. */
  renew(): void;
  size(): number;
}

/** What the database plans; `begin` and its like gain nothing by a name. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Names by a hash of the text. A text has to come twice, so that what a seed or an import says once takes no room. When
 * all names are given, further texts are sent as they are: texts must not vary with counts (`anyOfList`).
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let renewed = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (!seen.delete(text)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        if (PLANNED.test(text)) seen.add(text);
        return undefined;
      }
      if (names.size >= MOST_NAMES) return undefined;
      const name = `p${createHash('sha256').update(`${renewed} ${text}`).digest('hex').slice(0, 24)}`;
      names.set(text, name);
      return name;
    },
    renew() {
      renewed += 1;
      names.clear();
    },
    size: () => names.size,
  };
}

/** For a pooler that gives each transaction another session, where no plan would be found again. */
export const noNames: StatementNames = { nameOf: () => undefined, renew: () => {}, size: () => 0 };

/** A migration has changed what the statement answers since it was planned. */
function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery' &&
    'code' in error &&
    error.code === '0A000'
  );
}

/** Sends a statement under its name, and anew when its plan is stale; in a transaction, which is lost then, `withTx` begins again. */
export async function sendNamed<R>(
  names: StatementNames,
  text: string,
  send: (name: string | undefined) => Promise<R>,
): Promise<R> {
  try {
    return await send(names.nameOf(text));
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    names.renew();
    return send(undefined).catch(() => {
      throw error;
    });
  }
}
