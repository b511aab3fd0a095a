import * as v from 'valibot';
import type { StorePort } from './ports';

/** What an earlier page left under a key; what does not read as such is nothing. */
export function readKept<S extends v.GenericSchema>(
  store: Pick<StorePort, 'read'>,
  key: string,
  schema: S,
): v.InferOutput<S> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(store.read(key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
