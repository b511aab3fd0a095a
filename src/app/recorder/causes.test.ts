import { causesOf } from '@/app/replay/bench/because';
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
  return { store, ports };
}

describe('what led to an action', () => {
  it('is noted of everything that effects dispatch, and of nothing that a finger did', async () => {
    const { store, ports } = await visit();
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await ports.clock.advance(100);
    const made = await exportSession(ports.tape, where);
    if (!made.ok) throw new Error(JSON.stringify(made.leaks));
    const { entries } = made.file;
    const asked = entries.findLast(({ a }) => a.type === 'navigation/asked');
    const arrived = entries.findLast(({ a }) => a.type === 'navigation/arrived');
    expect(asked?.by).toBeUndefined();
    expect(arrived?.by).toBe(asked?.s);
    expect(causesOf(entries, arrived?.s ?? 0)).toEqual([{ s: asked?.s, how: 'effect' }]);
  });

  it('is told of effects on states as well, also after a wait, and never lies ahead', async () => {
    const { ports } = await visit();
    const made = await exportSession(ports.tape, where);
    if (!made.ok) throw new Error(JSON.stringify(made.leaks));
    const { entries } = made.file;
    for (const { s, by } of entries) expect(by ?? 0).toBeLessThan(s);
    const start = entries.find(({ a }) => a.type === 'app/started');
    const steps = entries.filter(({ a }) => a.type === 'app/stepSettled');
    expect(steps.length).toBeGreaterThan(0);
    const firstCause = ({ s }: { s: number }) => causesOf(entries, s).at(-1)?.s;
    expect(steps.some((step) => firstCause(step) === start?.s)).toBe(true);
  });
});
