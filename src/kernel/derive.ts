import type { RootState } from './rootState';

/**
 * What follows from one part of the state, made anew when that part is another. For sources of effects, which are asked
 * with every action: it remembers by the part, where `createSelector` would by the whole state first.
 */
export function derive<Part, Value>(select: (root: RootState) => Part, make: (part: Part) => Value) {
  let last: { part: Part; value: Value } | undefined;
  return (root: RootState): Value => {
    const part = select(root);
    if (!last || last.part !== part) last = { part, value: make(part) };
    return last.value;
  };
}
