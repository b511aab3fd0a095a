import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { type Persistor, persistReducer, persistStore, type WebStorage } from 'redux-persist';
import * as v from 'valibot';
import type { Schema } from '@/contract/call';
import type { Ports } from '@/kernel/ports';

const PREFIX = 'plaza:';

/** The key of a record in browser storage. */
export const storageKey = (record: string) => `${PREFIX}${record}`;

/** One slice that survives the visit, as a flat versioned record under its own key (D5). */
export interface PersistedRecord<S> {
  key: string;
  version: number;
  schema: Schema;
  reducer: Reducer<S>;
}

/** Where records are kept, and when. */
type Kept = Pick<Ports, 'local' | 'gate'>;

/** redux-persist's own field stays out of the checked shape. */
function checked(record: unknown, schema: Schema): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  const { _persist: _own, ...fields } = record as Record<string, unknown>;
  const read = v.safeParse(schema, fields);
  return read.success ? read.output : undefined;
}

/** Reads one stored text: the record, or `undefined` when it is missing, damaged or foreign. */
export function readRecord(text: string | null, schema: Schema): unknown {
  if (text === null) return undefined;
  try {
    const outer = JSON.parse(text) as Record<string, string>;
    const fields = Object.fromEntries(
      Object.entries(outer).map(([name, inner]) => [name, JSON.parse(inner) as unknown]),
    );
    return checked(fields, schema);
  } catch {
    return undefined;
  }
}

/** Whose record a stored text is, without a look at its shape; nobody's are all alike. */
const NOBODY = '"" ""';
function ownerOf(text: string | null): string {
  try {
    const { uid = '""', token = '""' } = JSON.parse(text ?? '{}') as Record<string, string>;
    return `${uid} ${token}`;
  } catch {
    return NOBODY;
  }
}

/**
 * redux-persist's storage over our port. A text that does not read as its record is moved aside, once, so that nothing
 * is lost and the app starts as if it were absent. Where another tab has put another member's record meanwhile, only a
 * sign-in may write over it: a tab that has not heard of it yet would bring back, or end, a session that is over.
 * redux-persist writes a little after the change: what came due while somebody travels is the present's, and waits for it.
 */
function guardedStorage({ local, gate }: Kept, own: string, schema: Schema): WebStorage {
  let seen: string | null = null;
  // What lies there now, as `otherTabsEffects` follows it: the event may be of a text that was written over since.
  local.onForeignWrite((key) => {
    if (key === own) seen = local.read(own);
  });
  return {
    getItem: async (key) => {
      const text = local.read(key);
      seen = text;
      if (text === null || readRecord(text, schema) !== undefined) return text;
      if (local.read(`${key}:quarantine`) === null) local.write(`${key}:quarantine`, text);
      local.remove(key);
      return null;
    },
    setItem: async (key, text) => {
      await gate.whenLive();
      const mine = ownerOf(text);
      const last = ownerOf(seen);
      if (ownerOf(local.read(key)) !== last && (mine === last || mine === NOBODY)) return;
      seen = text;
      local.write(key, text);
    },
    removeItem: async (key) => local.remove(key),
  };
}

/** Wraps a slice's reducer so that its state is kept under its own key. The slice answers REHYDRATE itself. */
export function persisted<S>(record: PersistedRecord<S>, ports: Kept): Reducer<S> {
  return persistReducer<S, UnknownAction>(
    {
      key: record.key,
      keyPrefix: PREFIX,
      version: record.version,
      storage: guardedStorage(ports, storageKey(record.key), record.schema),
      stateReconciler: false,
      // Migration always runs, so it is where the shape is checked (an older version would be converted first).
      migrate: async (state) => checked(state, record.schema) as never,
      timeout: 0,
    },
    record.reducer,
  ) as unknown as Reducer<S>;
}

/** Starts persistence and resolves when every record was read: render after that, and nothing flashes. */
export function startPersisting(store: Store): Promise<Persistor> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
  });
}
