import { createSlice as createToolkitSlice, type Reducer } from '@reduxjs/toolkit';

type Types = readonly string[];

const known = new WeakMap<Reducer, () => Types>();

/** The types a slice's reducer answers; undefined for a reducer that was made elsewhere and may answer any. */
export const typesOf = (reducer: Reducer): Types | undefined => known.get(reducer)?.();

/** Stands in for RTK's builder and only listens which types are named. */
function namedIn(extraReducers: ((builder: never) => void) | undefined): Types {
  const types: string[] = [];
  const addMatcher = () => {
    throw new Error('A slice answers by type alone: use addCase');
  };
  const builder = {
    addCase(of: string | { type: string }) {
      types.push(typeof of === 'string' ? of : of.type);
      return builder;
    },
    addMatcher,
    addDefaultCase: addMatcher,
  };
  extraReducers?.(builder as never);
  return types;
}

/** RTK's `createSlice`, for slices that answer by type alone, so that each action finds its slices by `typesOf`. */
export const createSlice = ((options: Parameters<typeof createToolkitSlice>[0]) => {
  const slice = createToolkitSlice(options);
  let types: Types | undefined;
  // Asked for late: a slice may answer creators of a module that is still being read.
  known.set(slice.reducer as Reducer, () => {
    types ??= Object.values(slice.actions)
      .map(({ type }) => type)
      .concat(namedIn(options.extraReducers as never));
    return types;
  });
  return slice;
}) as typeof createToolkitSlice;
