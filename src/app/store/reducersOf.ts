import type { Reducer } from '@reduxjs/toolkit';

type Reducers<Slices extends Record<string, { reducer: Reducer }>> = {
  [Name in keyof Slices]: Slices[Name]['reducer'];
};

/** The reducers of slices, by the names they have in the state. */
export const reducersOf = <Slices extends Record<string, { reducer: Reducer }>>(slices: Slices) =>
  Object.fromEntries(Object.entries(slices).map(([name, { reducer }]) => [name, reducer])) as Reducers<Slices>;
