import { readSessionFile } from '@/app/replay/readSessionFile';
import { bootEvents } from '@/features/boot/bootSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { exportSession } from './exportSession';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

async function visit() {
  const { store, ports } = await createTestStore({ member: buildAccount() });
  store.dispatch(bootEvents.started());
  await ports.clock.advance(500);
  store.dispatch(navigationEvents.asked({ to: '/games?q=秘密', how: 'push' }));
  await ports.clock.advance(500);
  const made = async () => {
    const exported = await exportSession(ports.tape, where);
    if (!exported.ok) throw new Error(JSON.stringify(exported.leaks));
    return exported;
  };
  return { store, ports, made };
}

describe('at export', () => {
  it('the states still at hand are compared with those the file leads to, slice by slice', async () => {
    const { made } = await visit();
    const { file, text } = await made();
    expect(file.live?.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(file.live?.map(({ slice }) => slice)).toEqual(
      expect.arrayContaining(['account', 'api', 'navigation', 'session']),
    );
    const read = readSessionFile(text);
    expect(read.ok && read.file.live).toEqual(file.live);
  });

  it('a live state that the actions do not lead to is named by slice and path', async () => {
    const { ports, made } = await visit();
    const last = ports.tape.entries.findLast(({ state }) => state);
    if (!last) throw new Error('No state is at hand');
    const live = last.state as { session: object };
    last.state = { ...live, session: { ...live.session, at: 'guest' } };
    const { file } = await made();
    expect(file.live).toContainEqual({ s: expect.any(Number), slice: 'session', agrees: false, path: '/session/at' });
    expect(file.live?.find(({ slice }) => slice === 'account')?.agrees).toBe(true);
  });
});
