import type { UnknownAction } from '@reduxjs/toolkit';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { bootEvents } from '@/features/boot/bootSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { exportSession } from './exportSession';
import { KEPT_STATES } from './recording';

const where = { id: 's-1', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

async function visit() {
  const made = await createTestStore({ member: buildAccount() });
  const { store, ports } = made;
  ports.server.reply('POST user/center/me', buildStatus());
  store.dispatch(bootEvents.started());
  await ports.clock.advance(2_000);
  store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
  await ports.clock.advance();
  store.dispatch(toastEvents.raised({ type: 'info', text: '你好' }));
  await ports.clock.advance(5_000);
  return made;
}

describe('the recorder', () => {
  it('H2: notes each action with its state, in the order reducers got them', async () => {
    const { store, ports } = await visit();
    const { entries } = ports.tape;
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.at(-1)?.state).toBe(store.getState());
    expect(entries.every(({ state }) => state !== undefined)).toBe(true);
    const types = entries.map(({ action }: { action: UnknownAction }) => action.type);
    expect(types.indexOf('navigation/asked')).toBeLessThan(types.lastIndexOf('navigation/arrived'));
  });

  it('H2: only the latest entries hold their states, so that a long visit does not hold all it ever saw', async () => {
    const { store, ports } = await visit();
    for (let at = 0; at < KEPT_STATES + 50; at += 1)
      store.dispatch(toastEvents.raised({ type: 'info', text: `${at}` }));
    const held = ports.tape.entries.filter(({ state }) => state !== undefined);
    expect(held).toEqual(ports.tape.entries.slice(-KEPT_STATES));
    expect(held.at(-1)?.state).toBe(store.getState());
  });

  it('H2: what is exported reads, replays equal and is written again as the same text', async () => {
    const { ports } = await visit();
    const made = await exportSession(ports.tape, where);
    if (!made.ok) throw new Error(JSON.stringify(made.leaks.slice(0, 5)));
    const read = readSessionFile(made.text);
    if (!read.ok) throw new Error(read.text);
    const { divergence, states, unknown } = await replayFile(read.file);
    expect(divergence).toBeUndefined();
    expect(unknown).toEqual([]);
    expect(states.at(-1)?.navigation.place.pathname).toBe('/games');
  });
});
