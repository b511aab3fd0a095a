import { arms, refusals, walk } from '@/lib/machine/walk';
import { buildMessage } from '@/testing/builders/member';
import { type DeedState, deedStart, deedTable } from './deedMachine';
import { messageEvents, messagesSlice } from './messagesSlice';
import { readAllStart, readAllTable } from './readAllMachine';
import { shownMessages } from './shownMessages';

const id = 7;
const ways = {
  opened: messageEvents.opened({ id, unread: true }),
  readTaken: messageEvents.readTaken({ id }),
  readRefused: messageEvents.readRefused({ id }),
  removeAsked: messageEvents.removeAsked({ id, unread: true }),
  removeTaken: messageEvents.removeTaken({ id }),
  removeRefused: messageEvents.removeRefused({ id }),
};
const deeds: Record<DeedState['at'], DeedState> = {
  none: { at: 'none' },
  reading: { at: 'reading' },
  removing: { at: 'removing', wasRead: false },
};
const idle = { at: 'idle' } as const;
const start = { deeds: {}, all: idle };
const reduce = messagesSlice.reducer;
const did = (...events: (typeof ways)[keyof typeof ways][]) => events.reduce<typeof start>(reduce as never, start);

describe('what a member does with a message', () => {
  it('reaches every state, and every arm', () => {
    expect(walk(deedTable, deedStart)).toEqual([]);
    expect(walk(readAllTable, readAllStart)).toEqual([]);
    expect(arms(deedTable)).toHaveLength(7);
    expect(arms(readAllTable)).toHaveLength(3);
  });

  it('D1: what a state does not list changes nothing', () => {
    for (const { from, event } of refusals(deedTable)) {
      const before = { deeds: { [id]: deeds[from as DeedState['at']] }, all: idle };
      expect(reduce(before, ways[event as keyof typeof ways])).toBe(before);
    }
  });

  it('a read one is not read again', () => {
    expect(reduce(start, messageEvents.opened({ id, unread: false }))).toBe(start);
  });

  it('leaves nothing behind, taken or not', () => {
    for (const end of [ways.readTaken, ways.readRefused]) expect(did(ways.opened, end)).toEqual(start);
    for (const end of [ways.removeTaken, ways.removeRefused]) expect(did(ways.removeAsked, end)).toEqual(start);
  });
});

describe('the messages on screen', () => {
  const rows = [buildMessage({ id: 9, kind: 'like' }), buildMessage({ id: 7 }), buildMessage({ id: 5 })];

  it('are those of the tab, also where a server sends all', () => {
    expect(shownMessages(rows, 'social', start).map((row) => row.id)).toEqual([9]);
    expect(shownMessages(rows, 'system', start).map((row) => row.id)).toEqual([7, 5]);
  });

  it('lose what is being deleted and show as read what is being read', () => {
    expect(shownMessages(rows, 'system', did(ways.removeAsked)).map((row) => row.id)).toEqual([5]);
    expect(shownMessages(rows, 'system', did(ways.opened)).map(({ read }) => read)).toEqual([true, false]);
  });

  it('are all read up to the newest one that was seen, while that is on its way', () => {
    const sending = reduce(start, messageEvents.allAsked({ asOf: 6 }));
    const read = (state: typeof sending) => shownMessages(rows, 'system', state).map((row) => row.read);
    expect(read(sending)).toEqual([false, true]);
    expect(read(reduce(sending, messageEvents.allRefused()))).toEqual([false, false]);
  });
});
