import type { Action } from '@reduxjs/toolkit';
import type { Gate } from '@/kernel/gate';

interface LiftedState {
  currentStateIndex: number;
  computedStates: readonly unknown[];
  stagedActionIds: readonly number[];
  isLocked: boolean;
  isPaused: boolean;
}

interface LiftedAction extends Action<string> {
  index?: number;
  actionId?: number;
  status?: boolean;
}

interface LiftedStore {
  dispatch(action: LiftedAction): unknown;
  getState(): LiftedState;
}

/** The DevTools change the state's history with these: what follows is not the member's own session. */
const FOREIGN = new Set([
  'IMPORT_STATE',
  'TOGGLE_ACTION',
  'SET_ACTIONS_ACTIVE',
  'REORDER_ACTION',
  'SWEEP',
  'ROLLBACK',
  'RESET',
]);

/** These make the state that is looked at the new start: in the past that is not where the session stands. */
const COMMITTING = new Set(['COMMIT', 'PAUSE_RECORDING']);

/**
 * Tells the gate what the Redux DevTools are doing, before any reducer or render sees it: the extension, the in-page
 * monitor and code all pass through the lifted store's dispatch.
 */
export function watchTimeTravel(store: object, gate: Gate): void {
  const lifted = (store as { liftedStore?: LiftedStore }).liftedStore;
  if (!lifted) return;
  const forward = lifted.dispatch.bind(lifted);
  lifted.dispatch = (action) => {
    const before = lifted.getState();
    const cutsOff = COMMITTING.has(action.type) && !isLast(before);
    if (cutsOff || FOREIGN.has(action.type)) gate.enter('foreign');
    if (!isAtTip(after(before, action))) gate.enter('travel');
    const result = forward(action);
    if (isAtTip(lifted.getState())) gate.enter('live');
    return result;
  };
}

/** Where the pointer and the locks will be once the action is through. */
function after(state: LiftedState, action: LiftedAction): LiftedState {
  switch (action.type) {
    case 'JUMP_TO_STATE':
      return { ...state, currentStateIndex: action.index ?? state.currentStateIndex };
    case 'JUMP_TO_ACTION': {
      const index = state.stagedActionIds.indexOf(action.actionId ?? -1);
      return index < 0 ? state : { ...state, currentStateIndex: index };
    }
    case 'LOCK_CHANGES':
      return { ...state, isLocked: action.status === true };
    case 'PAUSE_RECORDING':
      return { ...state, isPaused: action.status === true };
    default:
      return state;
  }
}

const isLast = ({ currentStateIndex, stagedActionIds }: LiftedState) =>
  currentStateIndex === stagedActionIds.length - 1;

const isAtTip = (state: LiftedState) => isLast(state) && !state.isLocked && !state.isPaused;
