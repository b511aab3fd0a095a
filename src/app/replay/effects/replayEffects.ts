import type { UnknownAction } from '@reduxjs/toolkit';
import '@/app/replay/allEndpoints';
import { api } from '@/api/api';
import { valueAt } from '@/app/replay/changes';
import type { Divergence } from '@/app/replay/compare';
import { isRecorded } from '@/app/replay/isRecorded';
import { fromJson } from '@/app/replay/plainJson';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';
import { userAgentOf } from '@/app/replay/userAgentOf';
import type { RootState } from '@/kernel/rootState';
import { entryOf } from '@/shell/navigation/navigationEffects';
import type { Place } from '@/shell/navigation/place';
import { createLogClock, type Settle } from './logClock';
import { createLogHistory } from './logHistory';
import { createLogPorts } from './logPorts';
import { createLogServer } from './logServer';
import { createLogStore } from './logStore';
import { commonPart, oddPath } from './sameAction';
import { isCompared, isEvent, isInput } from './scope';

/** What came of running a session's effects again. */
export interface EffectsReplay {
  /** The first action that was made otherwise, not made, or made too much. */
  divergence?: Divergence;
  /** Actions that were compared. */
  compared: number;
  /** What the store under test came to. */
  state: RootState;
}

/** An action that the log has at this moment may come this much later here, ms. */
const PATIENCE_MS = 60;
/** After so many turns of the event loop a timer of RTK Query that is due at once has run. */
const TURNS = 50;

interface Made {
  action: UnknownAction;
  /** The entry that stood when it was made. */
  s: number;
}

type CallMeta = { requestId: string; arg: { endpointName: string; originalArgs: unknown; subscribe?: boolean } };
const isPending = ({ type }: UnknownAction) => /^api\/execute(Query|Mutation)\/pending$/.test(type);
const isAnswer = ({ type }: UnknownAction) => /^api\/execute(Query|Mutation)\/(fulfilled|rejected)$/.test(type);
/** RTK Query forgets answers by timers of its own, which know nothing of the log's clock: the log says when. */
const isForgetting = ({ type }: UnknownAction) => type === 'api/queries/removeQueryResult';
const callOf = (action: UnknownAction) => action.meta as CallMeta;
const sameCall = (one: UnknownAction, other: UnknownAction) =>
  one.type === other.type && oddPath(one, other) === undefined;

/**
 * Second level: the real store with its listeners and thunks runs the session again. What fingers did comes from the
 * log, network and clock answer from the log, and what the store makes of it is compared with what it made then; so a
 * broken effect is found, which the reducers alone cannot show.
 */
export async function replayEffects(file: SessionFile, settle: Settle): Promise<EffectsReplay> {
  const { header, entries } = file;
  const clock = createLogClock(header.recordedAt, settle);
  const history = createLogHistory();
  const server = createLogServer();
  const made: Made[] = [];
  let s = 0;
  const note = (action: UnknownAction) => {
    if (!isRecorded(action)) return;
    if (isPending(action)) server.began(callOf(action).arg.endpointName, callOf(action).requestId);
    made.push({ action, s });
  };
  const userAgent = header.device ? userAgentOf(header.device) : '';
  const store = createLogStore(createLogPorts({ clock, history, fetch: server.fetch, userAgent, note }), entries);
  /** Ids of calls: the log's, and those of the run. */
  const calls = new Map<string, string>();
  let compared = 0;
  let event = { type: '', at: Number.NEGATIVE_INFINITY };

  /** Takes the action out of what was made; answers whether it was there. */
  function take(wanted: UnknownAction, exact: boolean): Made | undefined {
    const at = made.findIndex(({ action }) => action.type === wanted.type && (!exact || sameCall(wanted, action)));
    return at < 0 ? undefined : made.splice(at, 1)[0];
  }

  function give(action: UnknownAction): void {
    if (isPending(action)) {
      store.ask(callOf(action).arg);
    } else if (action.type === 'navigation/arrived') {
      const { place, how } = action.payload as { place: Place; how: string };
      if (how === 'pop') {
        history.pressed(place.index - history.current().index);
        return;
      }
      history.replace(entryOf(place));
      store.dispatch(action);
    } else if (action.type === 'overlays/closeAsked' && (action.payload as { way: string }).way === 'back') {
      history.pressed(-1);
    } else {
      store.dispatch(action);
    }
  }

  /**
   * Whether the store under test forgets that answer by itself. It is waited for: its timer, come later than a second call of
   * the same name, would call that one off.
   */
  async function forgets(action: UnknownAction): Promise<boolean> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      if (take(action, true)) return true;
      await settle();
    }
    return false;
  }

  const diverged = (entry: SessionEntry, wanted: UnknownAction): Divergence => {
    const other =
      made.find(({ action }) => action.type === wanted.type) ?? made.find(({ action }) => isCompared(action));
    const path = other && other.action.type === wanted.type ? (oddPath(wanted, other.action) ?? '') : '/type';
    const expected = valueAt(commonPart(wanted), path);
    const actual = other && valueAt(commonPart(other.action), path);
    return { s: entry.s, type: wanted.type, path, expected, actual };
  };

  async function follow(entry: SessionEntry): Promise<Divergence | undefined> {
    const action = fromJson(entry.a) as UnknownAction;
    const time = header.recordedAt + entry.t;
    await clock.advance(time);
    s = entry.s;
    store.arrived(action);
    if (isAnswer(action)) {
      const { requestId } = callOf(action);
      const id = calls.get(requestId);
      if (id) server.answer(id, { payload: action.payload, failed: action.type.endsWith('/rejected') });
      await settle();
      const mine = made.findIndex((one) => one.action.type === action.type && callOf(one.action).requestId === id);
      if (mine >= 0) made.splice(mine, 1);
      return undefined;
    }
    await settle();
    if (isForgetting(action) && !(await forgets(action))) store.dispatch(action);
    // What RTK Query does with its own cache it does here as well, in its own time.
    if (action.type.startsWith('api/') && !isPending(action)) return undefined;
    const judged = isCompared(action);
    const exact = judged || isPending(action);
    let found = take(action, exact);
    if (!found && judged && !isInput(action, { type: event.type, msAgo: time - event.at })) {
      await clock.advance(time + PATIENCE_MS);
      await settle();
      found = take(action, exact);
      if (!found) return diverged(entry, action);
    }
    if (!found) {
      give(action);
      await settle();
      found = take(action, exact);
      if (!found && judged) return diverged(entry, action);
    }
    if (found && isPending(action)) calls.set(callOf(action).requestId, callOf(found.action).requestId);
    if (judged) compared += 1;
    if (isEvent(action)) event = { type: action.type, at: time };
    return undefined;
  }

  try {
    for (const entry of entries) {
      const divergence = await follow(entry);
      if (divergence) return { divergence, compared, state: store.getState() };
    }
    const extra = made.find(({ action }) => isCompared(action));
    const state = store.getState();
    if (!extra) return { compared, state };
    const { type } = extra.action;
    const path = '/type';
    return { divergence: { s: extra.s, type, path, expected: undefined, actual: type }, compared, state };
  } finally {
    store.dispatch(api.util.resetApiState());
  }
}
