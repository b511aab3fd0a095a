import { counted } from '@scripts/reliability/tally';
import { bootEvents, selectBoot } from '@/features/boot/bootSlice';
import { bulletinEvents } from '@/features/bulletin/bulletinSlice';
import { bulletinKey } from '@/features/bulletin/bulletinStamp';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { createFakePorts } from '@/testing/fakePorts';
import { createTestStore } from '@/testing/testStore';

const DAY = 86_400_000;
const bulletin = { id: 3, title: '公告', createTime: 1_790_000_000_000, content: '<p>你好</p>' };

/** A start at this moment over these storages; whether the bulletin was shown, and put away for today. */
async function visit(local: ReturnType<typeof createFakePorts>['local'], now: number) {
  const { history: _own, ...ports } = createFakePorts({ local });
  ports.clock.jumpTo(now);
  ports.server.reply('POST user/bulletin', bulletin);
  const { store } = await createTestStore({ ports });
  store.dispatch(bootEvents.started());
  await ports.clock.advance();
  const open = selectOverlays(store.getState()).find(({ kind }) => kind === 'bulletin');
  if (open) {
    store.dispatch(bulletinEvents.notTodayTicked({ ticked: true }));
    store.dispatch(overlayEvents.closed({ id: open.id, kind: 'bulletin' }));
    await ports.clock.advance();
  }
  return { shown: open !== undefined, store, ports };
}

const dayOf = (at: number) => new Date(at).toDateString();

describe('clocks that jump', () => {
  it('F1: a day on, a day back, ten years on, backwards to 1970: the bulletin comes once for each new day looked at', async () => {
    const { local, clock } = createFakePorts();
    const noon = clock.now();
    const jumps = [0, 0, DAY, DAY, 0, -DAY, 3_652 * DAY, 0, -noon + 1, 0, DAY, DAY + 1];
    let put: number | undefined;
    for (const jump of jumps) {
      const now = noon + jump;
      const { shown, store } = await visit(local, now);
      expect({ jump, shown }).toEqual({ jump, shown: put === undefined || dayOf(put) !== dayOf(now) });
      expect(selectBoot(store.getState()).at).toBe('ready');
      if (shown) put = now;
      expect(local.read(bulletinKey(''))).toBe(String(put));
    }
    counted('storage', 'jumps of the clock between visits: no crash, the bulletin once a day', jumps.length, {
      kind: 'faults',
    });
  });

  it.each([DAY, -DAY, 3_652 * DAY, -3_652 * DAY])(
    'F2: a jump of %i ms while a toast is shown changes nothing about its three seconds',
    async (jump) => {
      const { store, ports } = await createTestStore();
      store.dispatch(toastEvents.raised({ type: 'info', text: 'x' }));
      await ports.clock.advance(1_000);
      ports.clock.jumpTo(ports.clock.now() + jump);
      await ports.clock.advance(1_999);
      expect(Object.keys(store.getState().toasts.byId)).toHaveLength(1);
      await ports.clock.advance(1);
      expect([Object.keys(store.getState().toasts.byId), ports.clock.timers]).toEqual([[], 0]);
      counted('storage', 'jumps of the clock under running timers', 1, { kind: 'faults' });
    },
  );
});
