import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, Extra, EffectSource as Source } from './dispatch';
import { createEntries, type Entry } from './entries';
import type { Gate } from './gate';
import { type Held, holdEvents, type Listener } from './heldEvents';
import type { Arrive, Effect, EffectApi, Listen, ListenHub, StartListening } from './listen';
import type { Ports } from './ports';
import type { RootState } from './rootState';
import { stopIfAborted } from './stopIfAborted';

/** Builds `listen` over RTK's listener middleware, with the gate and the abort rules added. */
export function createListen(start: StartListening): ListenHub {
  const entries = createEntries();
  let source: Source | undefined;
  /** The action that is being answered: what its runs dispatch follows from it. */
  let cause: UnknownAction | undefined;

  start({
    predicate: (_action, now, before) => entries.concerns(now, before),
    effect: (action, api) => {
      source = api;
      const before = cause;
      cause = action;
      if (api.extra.ports.gate.isLive) entries.settleAll(api.getState, api.getOriginalState());
      cause = before;
    },
  });

  function watch(entry: Omit<Entry, 'start'>, effect: (key: string, here: never, api: EffectApi) => unknown) {
    return entries.add({
      ...entry,
      start: (key, here, signal) => {
        if (source)
          void run(() => effect(key, here as never, effectApi(source as Source, signal, cause)), source, signal);
      },
    });
  }

  const listeners: Listener[] = [];
  /** Whether an event of that type is heard by anybody. Events are told apart by their types alone; answers carry a meta. */
  const known = new Map<string, boolean>();
  const hasListener = (action: UnknownAction) => listeners.some(({ matches }) => matches(action));

  // One listener for all: an event costs one look by its type.
  start({
    predicate: (action) => {
      if ('meta' in action) return hasListener(action);
      const { type } = action;
      let answer = known.get(type);
      if (answer === undefined) {
        answer = hasListener({ type });
        known.set(type, answer);
      }
      return answer;
    },
    effect: (action, api) => {
      for (const listener of [...listeners]) if (listener.matches(action)) void listener.effect(action, api);
    },
  });

  function listenTo(listener: Listener) {
    listeners.push(listener);
    known.clear();
    return () => {
      listeners.splice(listeners.indexOf(listener), 1);
      known.clear();
    };
  }

  const listen: Listen = {
    on: (creator, effect) =>
      listenTo({
        matches: creator.match,
        effect: (action, api) => once((action as never as { payload: never }).payload, effect, api, action),
      }),
    onMatch: (matches, effect) =>
      listenTo({ matches, effect: (action, api) => once(action as never, effect, api, action) }),
    onEnter: (select, at, effect) =>
      watch({ source: select, select: single(select), at, round: () => 0 }, (_key, here, api) => effect(here, api)),
    onEnterEach: (select, at, effect, round) =>
      watch({ source: select, select, at, round: (here) => round?.(here as never) ?? 0 }, (key, here, api) =>
        effect({ key, here }, api),
      ),
  };

  function arrive(register: (listen: Listen) => void, held: readonly Held[]) {
    const [listenersBefore, watchedBefore] = [listeners.length, new Set(entries.all())];
    register(listen);
    const late = listeners.slice(listenersBefore);
    const lateEntries = entries.all().filter((entry) => !watchedBefore.has(entry));
    const [first] = held;
    if (!first) return;
    const from = first.source;
    const { getState } = from;
    source ??= from;
    whenLive(from.extra.ports.gate, () => {
      for (const { event, before, after } of held) {
        // As for every action, states before events: a machine that stands where this event took it starts its run now.
        const entered = lateEntries.filter(({ source }) => source(after) === source(getState()));
        entries.settleAll(getState, before, entered);
        for (const { matches, effect } of late) if (matches(event)) void effect(event, from);
      }
      // Whatever else has moved since, as by a travel and back.
      entries.settleAll(getState, first.before, lateEntries);
    });
  }

  function expect(): Arrive {
    const held = holdEvents(start);
    return (groups) => {
      const take = ([register, ...others]: typeof groups) => {
        if (!register) return held.end();
        // What happens from here on this group hears by itself, the others not yet.
        arrive(register, [...held.events]);
        const [first] = held.events;
        if (first) first.source.extra.ports.clock.after(0, () => take(others));
        else take(others);
      };
      take(groups);
    };
  }

  return { ...listen, expect };
}

/** At once if it is live, else when it is again; in `foreign` never. */
function whenLive(gate: Gate, run: () => void) {
  if (gate.isLive) run();
  else void gate.whenLive().then(run);
}

/** Looks at one machine as a map of one, keeping the reference while the machine stays the same. */
function single<S extends { at: string }>(select: (root: RootState) => S) {
  let last: { only: S } | undefined;
  const known = new WeakMap<S, { only: S }>();
  return (root: RootState) => {
    const only = select(root);
    if (last?.only === only) return last;
    last = known.get(only) ?? { only };
    known.set(only, last);
    return last;
  };
}

/** An effect on an event is bound to no state, so nothing aborts it (RTK's own signal ends with the call). */
function once<Subject>(subject: Subject, effect: Effect<Subject>, api: Source, cause: UnknownAction) {
  if (!api.extra.ports.gate.isLive) return;
  const { signal } = new AbortController();
  return run(() => effect(subject, effectApi(api, signal, cause)), api, signal);
}

/** A run that was aborted ends quietly; any other failure is a fault of ours and goes to the log. */
async function run(work: () => unknown, { extra }: { extra: Extra }, signal: AbortSignal) {
  try {
    await work();
  } catch (fault) {
    if (!signal.aborted || fault !== signal.reason) extra.ports.log.warn('An effect failed', fault);
  }
}

/** Dispatches as what follows from an action, so that a recording can say so. */
function following(dispatch: Source['dispatch'], tape: Ports['tape'], cause: UnknownAction | undefined) {
  return (action: never): unknown => {
    const before = tape.cause;
    tape.cause = cause;
    try {
      return dispatch(action);
    } finally {
      tape.cause = before;
    }
  };
}

function effectApi(
  { dispatch, getState, extra: { ports } }: Source,
  signal: AbortSignal,
  cause: UnknownAction | undefined,
): EffectApi {
  const follow = following(dispatch, ports.tape, cause);
  return {
    dispatch: ((action: never) => {
      stopIfAborted(signal);
      // What an effect asks goes on after the travel; what a finger asks in the past does not (`baseQuery`).
      const go = () => follow(action);
      return typeof action === 'function' && !ports.gate.isLive ? ports.gate.whenLive(signal).then(go) : go();
    }) as AppDispatch,
    getState,
    ports,
    signal,
    delay: (ms) => waitFor(ms, ports, signal),
  };
}

async function waitFor(ms: number, { clock, gate }: Ports, signal: AbortSignal) {
  stopIfAborted(signal);
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
  await gate.whenLive(signal);
}
