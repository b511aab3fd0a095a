import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Identity } from './identity';
import type { Ports } from './ports';
import type { RootState } from './rootState';
import type { Secrets } from './secrets';

/** What thunks and base queries get beside dispatch and state. */
export interface Extra {
  ports: Ports;
  secrets: Secrets;
  identify(state: RootState): Identity;
}

/** The dispatch of this app's store. */
export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction>;

/** What effects are run with. */
export interface EffectSource {
  dispatch: AppDispatch;
  getState(): RootState;
  extra: Extra;
}
