import { createSlice as createToolkitSlice, type Reducer } from '@reduxjs/toolkit';

type Types = readonly string[];

const known = new WeakMap<Reducer, () => Types>();

/** The types a slice's reducer answers; undefined for a reducer that was made elsewhere and may answer any. */
export const typesOf = (reducer: Reducer): Types | undefined => known.get(reducer)?.();

/** Stands in for RTK's builder and only listens which types are named. */
function namedIn(extraReducers: ((builder: never) => void) | undefined): Types {
  const types: string[] = [];
  const builder = {
    addCase(of: string | { type: string }) {
      types.push(typeof of === 'string' ? of : of.type);
      return builder;
    },
    addMatcher(): never {
      throw new Error('A slice answers actions by their type, so that each action finds its slices: use addCase');
    },
  };
  extraReducers?.({ ...builder, addDefaultCase: builder.addMatcher } as never);
  return types;
}

/** RTK's `createSlice`, for slices that answer by type alone; `typesOf` knows which types those are. */
export const createSlice = ((options: Parameters<typeof createToolkitSlice>[0]) => {
  const slice = createToolkitSlice(options);
  // Asked for late: a slice may answer creators of a module that is still being read.
  known.set(slice.reducer as Reducer, () => [
    ...Object.values(slice.actions).map(({ type }) => type),
    ...namedIn(options.extraReducers as never),
  ]);
  return slice;
}) as typeof createToolkitSlice;
