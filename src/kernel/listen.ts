import type { PayloadAction, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, Extra } from './dispatch';
import type { Ports } from './ports';
import type { RootState } from './rootState';

/** What an effect may do. After its run is aborted, `dispatch` and `delay` throw, which ends the run quietly. */
export interface EffectApi {
  dispatch: AppDispatch;
  getState(): RootState;
  ports: Ports;
  signal: AbortSignal;
  /** Waits `ms` of the clock port, and then until the gate is live. */
  delay(ms: number): Promise<void>;
}

/** Work that follows an event or a state. */
export type Effect<Subject> = (subject: Subject, api: EffectApi) => Promise<void> | void;

/** Takes an effect down again. */
export type Unlisten = () => void;

/** Any action creator of a slice. */
export interface Creator<P> {
  /** Of each action it makes, where it makes one type. */
  type?: string;
  match(action: UnknownAction): action is PayloadAction<P>;
}

/** Registers effects. It is an argument everywhere, never an import, so that a replay can do without. */
export interface Listen {
  /** Runs `effect` after each action that the creator made. */
  on<P>(creator: Creator<P>, effect: Effect<P>): Unlisten;
  /** Runs `effect` after each action that the matcher accepts: an answer as it is, an event by its type alone. */
  onMatch<A extends UnknownAction>(matches: (action: UnknownAction) => action is A, effect: Effect<A>): Unlisten;
  /** Runs `effect` whenever the machine arrives in `at`, whichever event took it there; aborted when it leaves. */
  onEnter<S extends { at: string }, At extends S['at']>(
    select: (root: RootState) => S,
    at: At,
    effect: Effect<Extract<S, { at: At }>>,
  ): Unlisten;
  /** The same for a map of machines, one run a key; `round` tells apart two stays in the same state. */
  onEnterEach<S extends { at: string }, At extends S['at']>(
    select: (root: RootState) => Readonly<Record<string, S>>,
    at: At,
    effect: Effect<{ key: string; here: Extract<S, { at: At }> }>,
    round?: (here: Extract<S, { at: At }>) => unknown,
  ): Unlisten;
}

/**
 * Registers effects that come in a chunk of their own, one group a task: whoever taps meanwhile is answered in between.
 * What happened since they were expected is theirs too, for each group up to where it is registered.
 */
export type Arrive = (groups: readonly ((listen: Listen) => void)[]) => void;

/** Where a store's effects are registered. */
export interface ListenHub extends Listen {
  /**
   * Holds the events from now on, for effects that are still on their way. When they arrive, each group hears every
   * event in order; a machine that stands in a watched state starts its run with the event that took it there. To be called
   * before the first action.
   */
  expect(): Arrive;
}

/** RTK's own way to add a listener, typed for this store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>;
