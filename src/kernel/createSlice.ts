import { createSlice as createToolkitSlice, freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit';

type Case = (state: unknown, action: UnknownAction) => unknown;
type Cases = ReadonlyMap<string, Case>;
type Types = { has(type: string): boolean };

const known = new WeakMap<Reducer, () => Types>();

/** The types a slice's reducer answers; undefined for a reducer that was made elsewhere and may answer any. */
export const typesOf = (reducer: Reducer): Types | undefined => known.get(reducer)?.();

/** Says of a reducer around a slice's that it answers the same types, and those of a prefix that are its own. */
export function answersLike<Wrapper extends Reducer>(wrapper: Wrapper, slice: Reducer, prefix: string): Wrapper {
  known.set(wrapper, () => ({ has: (type) => type.startsWith(prefix) || (typesOf(slice)?.has(type) ?? true) }));
  return wrapper;
}

/** Stands in for RTK's builder and notes which types are answered, and how. */
function noteCases(extraReducers: ((builder: never) => void) | undefined, cases: Map<string, Case>) {
  // The builder knows nothing else: a matcher throws when the slice is first asked.
  const builder = {
    addCase(of: string | { type: string }, answer: Case) {
      cases.set(typeof of === 'string' ? of : of.type, answer);
      return builder;
    },
  };
  extraReducers?.(builder as never);
}

/**
 * RTK's `createSlice` for slices that answer by type alone, each case a pure function of the state itself: an action finds
 * its slices by `typesOf`, and nothing is drafted. Where a case would write into its state, tests and development throw.
 */
export const createSlice = ((options: Parameters<typeof createToolkitSlice>[0]) => {
  const slice = createToolkitSlice(options);
  let cases: Cases | undefined;
  // Read late: a slice may answer creators of a module that is still being read.
  const readCases = () => {
    if (cases) return cases;
    const own = Object.entries(slice.caseReducers).map(([name, answer]) => [`${slice.name}/${name}`, answer] as const);
    const all = new Map<string, Case>(own as never);
    noteCases(options.extraReducers as never, all);
    cases = all;
    return all;
  };
  const { initialState } = options;
  // Not the toolkit's own: to ask it for the first state has it make a second reducer, with drafts, that nobody calls.
  const first = (): unknown => (typeof initialState === 'function' ? initialState() : initialState);
  const reducer: Reducer = (state = first(), action) => {
    const next = readCases().get(action.type)?.(state, action) ?? state;
    return process.env.NODE_ENV === 'production' ? next : freeze(next, true);
  };
  known.set(reducer, readCases);
  // A page that is still on screen while somebody travels to before its slices came reads how they begin.
  let start: unknown;
  const selectors = slice.getSelectors((root: Record<string, unknown>) => {
    start ??= first();
    return root[slice.name] ?? start;
  });
  return Object.assign(slice, { reducer, selectors });
}) as typeof createToolkitSlice;
