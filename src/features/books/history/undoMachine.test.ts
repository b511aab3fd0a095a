import { arms, refusals, walk } from '@/lib/machine/walk';
import { type UndoState, undoStart, undoTable } from './undoMachine';
import { undoEvents, undoSlice } from './undoSlice';

const gone = { bookIds: [1], local: [] };
const states: Record<UndoState['at'], UndoState> = {
  resting: { at: 'resting' },
  offered: { at: 'offered', ...gone },
  restoring: { at: 'restoring', ...gone },
};
const events = {
  deleted: undoEvents.deleted(gone),
  undone: undoEvents.undone(),
  restored: undoEvents.restored(),
  failed: undoEvents.failed(),
  expired: undoEvents.expired(),
};
const isOurs = (event: string): event is keyof typeof events => event in events;

describe('the way back of deleted history', () => {
  it('reaches every state and gets out of it', () => {
    expect(walk(undoTable, undoStart)).toEqual([]);
  });

  it('goes where its table says', () => {
    for (const { from, event, to } of arms(undoTable)) {
      if (isOurs(event))
        expect([to, undoSlice.reducer(states[from as UndoState['at']], events[event]).at]).toEqual([to, to]);
    }
  });

  it('D1: what a state does not answer changes nothing', () => {
    for (const { from, event } of refusals(undoTable)) {
      if (isOurs(event))
        expect(undoSlice.reducer(states[from as UndoState['at']], events[event])).toBe(states[from as UndoState['at']]);
    }
  });
});
