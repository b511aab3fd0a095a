import { useReducer } from 'react';
import { type PullEvent, type PullState, stepPull } from './pullRefreshMachine';

/**
 * A pull that lives in its component, for places without a feed in the store.
 * `load` answers whether it went well; taps the member makes meanwhile change nothing.
 */
export function usePull(load: () => Promise<boolean>) {
  const [state, dispatch] = useReducer(stepPull, { at: 'normal' } as PullState);
  const onEvent = (event: PullEvent) => {
    const loads = stepPull(state, event).at === 'loading' && state.at !== 'loading';
    dispatch(event);
    if (loads) load().then((well) => dispatch(well ? 'settled' : 'failed'));
  };
  return { phase: state.at, onEvent };
}
