import { application } from './plaza';
import { isPlaceholder } from './pseudonyms';

/** An id in a call's address: of what, and under which name it is given. */
const NAMED = /(\w+)\/\{(\w+)\}/g;

let found: ReadonlyMap<string, readonly string[]> | undefined;

/** By call: the fields that name something a member made, where anybody may look it up by its id. Asked of the contract. */
function ways(): ReadonlyMap<string, readonly string[]> {
  if (found) return found;
  const calls = Object.entries(application.calls).map(([name, { access, method, path }]) => ({
    name,
    isPublic: access === undefined && method === 'GET',
    ids: [...path.matchAll(NAMED)].filter(([, kind = '']) => application.made.test(kind)),
  }));
  const kinds = new Set(calls.filter(({ isPublic }) => isPublic).flatMap(({ ids }) => ids.map(([, kind]) => kind)));
  const fields = calls.map(
    ({ name, ids }) => [name, ids.filter(([, kind]) => kinds.has(kind)).map(([, , field = '']) => field)] as const,
  );
  found = new Map(fields.filter(([, names]) => names.length > 0));
  return found;
}

/** The fields of a call that name something of a member's by a real id. */
export function namedBy(call: string, asked: unknown): string[] {
  if (typeof asked !== 'object' || asked === null) return [];
  return (ways().get(call) ?? []).filter((field) => {
    const id: unknown = Reflect.get(asked, field);
    return (typeof id === 'number' || typeof id === 'string') && id !== 0 && id !== '' && !isPlaceholder(id);
  });
}

const CACHE_KEY = /^(\w+)\((\{.*\})\)$/s;

/** Whether a text leads to something of a member's: the key of an answer about it, or its address. */
export function leadsTo(text: string): boolean {
  const [, , id] = application.publicPage.exec(text) ?? [];
  if (id !== undefined && !isPlaceholder(id)) return true;
  const [, call = '', inner = ''] = CACHE_KEY.exec(text) ?? [];
  if (!call) return false;
  try {
    return namedBy(call, JSON.parse(inner)).length > 0;
  } catch {
    return false;
  }
}
