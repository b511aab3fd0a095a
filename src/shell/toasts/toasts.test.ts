import fc from 'fast-check';
import { refusals, walk } from '@/lib/machine/walk';
import { createTestStore } from '@/testing/testStore';
import { toastStart, toastTable } from './toastMachine';
import { TOAST_MS } from './toastsEffects';
import { selectToasts, toastEvents } from './toastsSlice';

const hello = { type: 'success', text: '复制成功' } as const;

async function region() {
  const { store, ports } = await createTestStore();
  const shown = () => Object.values(selectToasts(store.getState()));
  const pass = (ms: number) => ports.clock.advance(ms);
  return { store, ports, shown, pass };
}

describe('toasts', () => {
  it('D1: the machine is whole', () => {
    expect(walk(toastTable, toastStart, ['gone'])).toEqual([]);
    expect(refusals(toastTable).length).toBeGreaterThan(0);
  });

  it('F2: leaves after 3000 ms', async () => {
    const { store, shown, pass } = await region();
    store.dispatch(toastEvents.raised(hello));
    await pass(TOAST_MS - 1);
    expect(shown()).toHaveLength(1);
    await pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('F2: the same type and text raises a counter and starts the time anew; another text does not', async () => {
    const { store, shown, pass } = await region();
    store.dispatch(toastEvents.raised(hello));
    await pass(2_000);
    store.dispatch(toastEvents.raised(hello));
    store.dispatch(toastEvents.raised({ type: 'success', text: '已保存' }));
    expect(shown().map(({ count }) => count)).toEqual([2, 1]);
    await pass(2_000);
    expect(shown()).toHaveLength(2);
    await pass(1_000);
    expect(shown()).toHaveLength(0);
  });

  it('F2: the time stands still while hovered, and starts anew after', async () => {
    const { store, shown, pass } = await region();
    store.dispatch(toastEvents.raised(hello));
    await pass(2_900);
    store.dispatch(toastEvents.held({ id: 't1' }));
    await pass(60_000);
    expect(shown()).toHaveLength(1);
    store.dispatch(toastEvents.released({ id: 't1' }));
    await pass(TOAST_MS - 1);
    expect(shown()).toHaveLength(1);
    await pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('F2: Esc takes the newest', async () => {
    const { store, shown } = await region();
    store.dispatch(toastEvents.raised(hello));
    store.dispatch(toastEvents.raised({ type: 'error', text: '网关超时' }));
    store.dispatch(toastEvents.newestDismissed());
    expect(shown().map(({ text }) => text)).toEqual(['复制成功']);
  });

  it('F2: whatever happens, no toast and no timer is left over in the end', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('raise' as const), text: fc.constantFrom('甲', '乙', '丙') }),
      fc.record({ do: fc.constantFrom('hold' as const, 'release' as const, 'dismiss' as const), at: fc.nat(3) }),
      fc.record({ do: fc.constant('pass' as const), ms: fc.nat(4_000) }),
      fc.record({ do: fc.constant('escape' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { store, ports, shown, pass } = await region();
        for (const one of steps) {
          const id = 'at' in one ? (shown()[one.at]?.id ?? 'none') : 'none';
          if (one.do === 'raise') store.dispatch(toastEvents.raised({ type: 'info', text: one.text }));
          if (one.do === 'hold') store.dispatch(toastEvents.held({ id }));
          if (one.do === 'release') store.dispatch(toastEvents.released({ id }));
          if (one.do === 'dismiss') store.dispatch(toastEvents.dismissed({ id }));
          if (one.do === 'escape') store.dispatch(toastEvents.newestDismissed());
          if (one.do === 'pass') await pass(one.ms);
          const texts = shown().map(({ text }) => text);
          expect(new Set(texts).size).toBe(texts.length);
        }
        for (const { id } of shown()) store.dispatch(toastEvents.released({ id }));
        await pass(TOAST_MS);
        expect(shown()).toHaveLength(0);
        expect(ports.clock.timers).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
