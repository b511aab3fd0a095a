import { machine } from '@/lib/machine/machine';

/** What the panels do: rest, follow a finger, or slide to the tab that was chosen. */
export type TabsState = { at: 'resting' } | { at: 'dragging' } | { at: 'sliding' };

export const tabsStart = 'resting';

export const tabsTable = {
  resting: { grabbed: ['dragging'], chosen: ['sliding'] },
  dragging: { released: ['sliding'], chosen: ['sliding'] },
  sliding: { grabbed: ['dragging'], chosen: ['sliding'], settled: ['resting'] },
} as const;

export type TabsEvent = 'grabbed' | 'released' | 'chosen' | 'settled';

export const tabsMachine = machine<TabsState>()(tabsTable);

const { step } = tabsMachine;

/** One event; an event the phase does not answer returns the very same object. */
export function stepTabs(state: TabsState, event: TabsEvent): TabsState {
  switch (event) {
    case 'grabbed':
      return step(state, event, () => ({ at: 'dragging' }));
    case 'released':
    case 'chosen':
      return step<typeof event>(state, event, () => ({ at: 'sliding' }));
    case 'settled':
      return step(state, event, () => ({ at: 'resting' }));
  }
}
