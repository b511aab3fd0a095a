import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { type Persistor, persistReducer, persistStore, type WebStorage } from 'redux-persist';
import * as v from 'valibot';
import type { Schema } from '@/contract/call';
import type { StorePort } from '@/kernel/ports';

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

/**
 * redux-persist's storage over our port. A text that does not read as its record is moved aside, once, so that nothing
 * is lost and the app starts as if it were absent.
 */
function guardedStorage(store: StorePort, schema: Schema): WebStorage {
  return {
    getItem: async (key) => {
      const text = store.read(key);
      if (text === null || readRecord(text, schema) !== undefined) return text;
      if (store.read(`${key}:quarantine`) === null) store.write(`${key}:quarantine`, text);
      store.remove(key);
      return null;
    },
    setItem: async (key, text) => store.write(key, text),
    removeItem: async (key) => store.remove(key),
  };
}

/** Wraps a slice's reducer so that its state is kept under its own key. The slice answers REHYDRATE itself. */
export function persisted<S>(record: PersistedRecord<S>, store: StorePort): Reducer<S> {
  return persistReducer<S, UnknownAction>(
    {
      key: record.key,
      keyPrefix: PREFIX,
      version: record.version,
      storage: guardedStorage(store, record.schema),
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
