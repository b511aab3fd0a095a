/** A word for each state of a machine; a new state does not compile until it has its own. */
export type EachState<S extends { at: string }, Word> = { readonly [At in S['at']]: Word };

type Marked<S, List> = Extract<S, { at: { [At in keyof List]: List[At] extends true ? At : never }[keyof List] }>;

/**
 * States that have something in common, as a question that narrows: `const isBusy = stateIn<State>()({ idle: false, … })`.
 * The list names every state, so that nobody forgets a new one.
 */
export function stateIn<S extends { at: string }>() {
  return <const List extends Readonly<Record<string, boolean>>>(
    list: List & EachState<S, boolean> & { readonly [Other in Exclude<keyof List, S['at']>]: never },
  ) =>
    (state: S): state is Marked<S, List> =>
      (list as EachState<S, boolean>)[state.at as S['at']];
}
