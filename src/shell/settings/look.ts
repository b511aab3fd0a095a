import type { Look } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { selectConfig } from '@/shell/config/configSlice';
import { selectSettings } from './settingsSlice';

/** What the page wears in this state (B4). */
export const selectLook = (state: RootState): Look => ({ ...selectSettings(state), skin: selectConfig(state).theme });
