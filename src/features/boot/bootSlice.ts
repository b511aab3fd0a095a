import { createSlice } from '@reduxjs/toolkit';
import { machine } from '@/lib/machine/machine';
import { type BootState, type BootStep, bootSteps, bootTable } from './bootMachine';

const { on } = machine<BootState>()(bootTable);

/** App start (A2): `app/started` once, then each step settles. */
export const bootSlice = createSlice({
  name: 'app',
  initialState: { at: 'cold' } as BootState,
  reducers: {
    started: on('started', () => ({ at: 'starting', settled: [] })),
    stepSettled: on('stepSettled', ({ settled }, { step }: { step: BootStep }) => {
      const all = [...new Set([...settled, step])];
      return all.length === bootSteps.length ? { at: 'ready' } : { at: 'starting', settled: all };
    }),
  },
  selectors: { selectBoot: (boot) => boot },
});

export const bootEvents = bootSlice.actions;
export const { selectBoot } = bootSlice.selectors;
