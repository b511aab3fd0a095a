import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { createTape, type Tape } from '@/kernel/tape';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { exportSession } from './exportSession';
import { KEPT_ENTRIES } from './recorderEffects';
import { recording } from './recording';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

async function ends(tape: Parameters<typeof exportSession>[0]) {
  const made = await exportSession(tape, where);
  if (!made.ok) throw new Error(JSON.stringify(made.leaks));
  const read = readSessionFile(made.text);
  if (!read.ok) throw new Error(read.text);
  const { states, divergence } = await replayFile(read.file);
  expect(divergence).toBeUndefined();
  return { ...made, end: states.at(-1) };
}

describe('a long visit', () => {
  it('H2: is held as its last two thousand actions on a base that was folded from the rest', async () => {
    const { store, ports } = await createTestStore();
    const at = ports.clock.now();
    const taps = Array.from({ length: KEPT_ENTRIES + 250 }, () => ({ action: navigationEvents.tabTappedAgain(), at }));
    ports.tape.entries.push(...taps);
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await ports.clock.advance(3_000);
    for (let turn = 0; turn < 50 && !ports.tape.base; turn += 1) await ports.clock.advance(50);
    expect(ports.tape.base).toBeDefined();
    expect(ports.tape.entries.length).toBeLessThanOrEqual(KEPT_ENTRIES + 200);
    const { file, end } = await ends(ports.tape);
    expect(file.base).toBeDefined();
    expect(end?.navigation.place.pathname).toBe('/games');
    expect(end?.navigation.topTaps).toBe(taps.length);
  });

  it('R18: after a log-out the next member starts on a tape without the last one', async () => {
    const { store, ports } = await createTestStore({
      member: buildAccount({ name: '第一位会员', loginName: 'first_member' }),
    });
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await ports.clock.advance(500);
    store.dispatch(sessionEnded({ by: 'logout' }));
    await ports.clock.advance(500);
    for (let turn = 0; turn < 50 && !ports.tape.base; turn += 1) await ports.clock.advance(50);
    const kept = JSON.stringify(ports.tape);
    expect(kept).not.toContain('第一位会员');
    expect(kept).not.toContain('first_member');
    store.dispatch(sessionStarted({ account: buildAccount({ uid: '2002', name: '第二位会员' }), by: 'login' }));
    await ports.clock.advance(500);
    const { file, end } = await ends(ports.tape);
    expect(file.entries.filter(({ a }) => a.type === 'session/started')).toHaveLength(1);
    expect(end?.session).toMatchObject({ at: 'member' });
    // The placeholder of the second is not that of the first.
    expect(JSON.stringify(file.base)).not.toContain(String(end?.account.uid));
  });

  it('R17: noting an action costs next to nothing', () => {
    const tape = { entries: [], marks: [] };
    const base = { dispatch: (action: unknown) => action, getState: () => ({}), subscribe: () => () => {} };
    const store = recording(tape, { now: () => 1, after: () => () => {} })((() => base) as never)(
      (() => ({})) as never,
    );
    for (let count = 0; count < 5_000; count += 1) store.dispatch({ type: 'a' } as never);
    expect(tape.entries).toHaveLength(4_000);
    expect(tape).toMatchObject({ stopped: 'full' });
  });

  it('R17: looks into neither an action nor a state while noting them, whatever their size', () => {
    const looked: string[] = [];
    const unseen = (what: string) => {
      const look = () => void looked.push(what);
      const keys = () => {
        look();
        return [];
      };
      return new Proxy({ type: 'a' }, { get: look, getOwnPropertyDescriptor: look, ownKeys: keys });
    };
    const tape: Tape = createTape();
    const state = unseen('the state');
    const heard: (() => void)[] = [];
    const base = {
      dispatch: (action: unknown) => {
        for (const hear of heard) hear();
        return action;
      },
      getState: () => state,
      subscribe: (hear: () => void) => heard.push(hear),
    };
    const store = recording(tape, { now: () => 1, after: () => () => {} })((() => base) as never)(
      (() => ({})) as never,
    );
    const action = unseen('the action');
    for (let count = 0; count < 300; count += 1) store.dispatch(action as never);
    expect(looked).toEqual([]);
    expect(tape.entries[299]?.action === (action as unknown)).toBe(true);
    expect(tape.entries[299]?.state === (state as unknown)).toBe(true);
  });
});
