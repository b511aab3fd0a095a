import { current, type Draft, isDraft, type PayloadAction } from '@reduxjs/toolkit';

/** A transition table as data: state → event → the states that event may lead to. */
export type Table<At extends string = string> = { readonly [S in At]: { readonly [event: string]: readonly At[] } };

/** Every event that some state of the table answers. */
export type EventOf<T> = { [S in keyof T]: keyof T[S] & string }[keyof T];
/** The states that answer the event. */
export type SourceOf<T, E extends string> = { [S in keyof T]: E extends keyof T[S] ? S : never }[keyof T];
/** The states the event may lead to, from wherever it is answered. */
export type TargetOf<T, E extends string> = {
  [S in keyof T]: E extends keyof T[S] ? (T[S][E] extends readonly (infer R)[] ? R : never) : never;
}[keyof T];

const isDrafted = <S>(state: S | Draft<S>): state is Draft<S> => isDraft(state);

/** What a draft stands for. Reducers get Immer's draft; a step is pure, and reads and returns plain state. */
const plain = <S>(state: S | Draft<S>): S => (isDrafted<S>(state) ? current<S>(state) : state);

type At<S extends { at: string }, A> = Extract<S, { at: A }>;

/** Whether the table lists the event for this state, so a button may be offered (or an event called illegal). */
export function answers(table: Table, at: string, event: string): boolean {
  return table[at]?.[event] !== undefined;
}

/**
 * Binds a state union to its transition table.
 * `step` takes one event through a pure function; `on` makes the same into a Redux case reducer.
 * An event the current state does not list returns the very same object (D1); a step that leaves the table throws.
 */
export function machine<S extends { at: string }>() {
  return <const T extends Table<S['at']>>(table: T) => {
    function step<E extends EventOf<T>, Given extends S | Draft<S> = S>(
      state: Given,
      event: E,
      next: (from: At<S, SourceOf<T, E>>) => At<S, TargetOf<T, E>>,
    ): S | Given {
      const from = plain<S>(state);
      const allowed = (table as Table)[from.at]?.[event];
      if (!allowed) return state;
      const to: S = next(from as At<S, SourceOf<T, E>>);
      if (!allowed.includes(to.at)) throw new Error(`${from.at} --${event}--> ${to.at} is not in the table`);
      return to === from ? state : to;
    }

    function on<E extends EventOf<T>, P = void>(
      event: E,
      next: (from: At<S, SourceOf<T, E>>, payload: P) => At<S, TargetOf<T, E>>,
    ) {
      return (state: S | Draft<S>, action: PayloadAction<NoInfer<P>>): S | Draft<S> =>
        step(state, event, (from) => next(from, action.payload));
    }

    return { table, step, on };
  };
}
