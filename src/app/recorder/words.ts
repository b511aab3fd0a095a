import { inOneGo } from '@/app/replay/breathe';
import { createReplayReducer, startState } from '@/app/replay/replayReducer';
import { application } from './plaza';

/** What every log and every call of RTK Query consists of. */
const NAMED = `push replace back info success error warning log entries marks base note crash action payload meta arg endpointName originalArgs
  queryCacheKey requestId requestStatus fulfilled rejected startedTimeStamp fulfilledTimeStamp subscribe forceRefetch baseQueryMeta
  rejectedWithValue condition direction patches pages pageParams records persist
  REHYDRATE query mutation executeQuery executeMutation queryResultPatched internalSubscriptions subscriptionsUpdated invalidation
  updateProvidedBy providedTags resetApiState forward aborted`;

/** Names and short choices; sentences are no words. */
const WORD = /^[\w-]{1,40}$/;

/** Notes all field names, and texts that are words, of a tree, a node at a time. A node that was seen is not looked at again. */
function* collect(tree: unknown, words: Set<string>): Generator<void> {
  const seen = new Set<object>();
  const left = [tree];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node === 'string') {
      for (const word of node.split('/')) if (WORD.test(word)) words.add(word);
    }
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    left.push(...(Array.isArray(node) ? node : Object.entries(node).flat()));
    yield;
  }
}

let found: ReadonlySet<string> | undefined;

/** Finds them, in steps: thousands of nodes are looked at, in the first seconds of a page. */
export function* findOwnWords(): Generator<void> {
  if (found) return;
  const { actionRules, endpointRules, queryRules } = application;
  const words = new Set([...NAMED.split(/\s+/), ...application.words]);
  const start = startState(createReplayReducer());
  yield* collect([application.parts(), actionRules, endpointRules, queryRules, start], words);
  found = words;
}

/**
 * The words that the application itself is made of: actions, states, events, fields, routes, queries, and the choices of the contract. They
 * stand in every file, so nobody is told by one, not even a member who chose it as a name.
 */
export function ownWords(): ReadonlySet<string> {
  inOneGo(findOwnWords());
  return found ?? new Set();
}
