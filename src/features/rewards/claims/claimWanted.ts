import { createAction } from '@reduxjs/toolkit';
import type { ClaimTarget } from './claimTarget';

/** A claim button of the first screen was tapped; what follows comes with the later code, which hears of it then too. */
export const claimWanted = createAction<{ target: ClaimTarget }>('claims/wanted');

/** Its recording rule. */
export const claimWantedRecording = { [claimWanted.type]: { target: 'keep' } } as const;
