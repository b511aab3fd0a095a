import { platformApi } from '@/api/platformApi';
import { bootEvents } from '@/features/boot/bootSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { actionList } from '@/testing/actionList';
import { buildBulletin } from '@/testing/builders/platform';
import { createFakePorts } from '@/testing/fakePorts';
import { fail } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { bulletinEffects } from './bulletinEffects';
import type { BulletinState } from './bulletinMachine';
import { bulletinEvents } from './bulletinSlice';
import { bulletinKey } from './bulletinStamp';

const bulletin = buildBulletin();
const settled = bootEvents.stepSettled({ step: 'bulletin' });

async function where(here: BulletinState, overlay?: string) {
  const { store } = await createTestStore();
  if (overlay) store.dispatch(overlayEvents.opened({ kind: overlay }));
  return { ...store.getState(), bulletin: here };
}

describe('what the bulletin emits (F1)', () => {
  it('at start: it is due, and what came is taken', async () => {
    const { store, ports } = await createTestStore();
    ports.server.reply('POST user/bulletin', bulletin);
    // A frozen cache cannot fill: the answer is in it already.
    await store.dispatch(platformApi.endpoints.bulletin.initiate({}));
    const now = { ...store.getState(), bulletin: { at: 'checking' as const } };
    expect(await actionList(bulletinEffects, bootEvents.started(), { now })).toEqual([
      bulletinEvents.checkDue(),
      { type: 'bulletin/rejected', arg: {} },
      bulletinEvents.arrived(bulletin),
      settled,
    ]);
  });

  it('at start, closed today already: nothing but its step', async () => {
    const ports = createFakePorts();
    ports.local.write(bulletinKey(''), String(ports.clock.now()));
    const now = await where({ at: 'hidden' });
    expect(await actionList(bulletinEffects, bootEvents.started(), { now, ports })).toEqual([settled]);
  });

  it('at start, refused by the server: nothing new', async () => {
    const ports = createFakePorts();
    ports.server.reply('POST user/bulletin', fail(1001, '坏了'));
    const now = await where({ at: 'checking' });
    expect(await actionList(bulletinEffects, bootEvents.started(), { now, ports })).toEqual([
      bulletinEvents.checkDue(),
      { type: 'bulletin/pending', arg: {} },
      bulletinEvents.nothingNew(),
      settled,
      { type: 'bulletin/rejected', arg: {} },
    ]);
  });

  it('waiting, with nothing in its way: it may be shown', async () => {
    const before = await where({ at: 'checking' });
    const now = { ...before, bulletin: { at: 'waiting' as const, bulletin } };
    expect(await actionList(bulletinEffects, bulletinEvents.arrived(bulletin), { before, now })).toEqual([
      bulletinEvents.cleared(),
    ]);
  });

  it.each(['purchase', 'share'])('waiting while anything is open (%s): nothing', async (kind) => {
    const before = await where({ at: 'checking' }, kind);
    const now = { ...before, bulletin: { at: 'waiting' as const, bulletin } };
    expect(await actionList(bulletinEffects, bulletinEvents.arrived(bulletin), { before, now })).toEqual([]);
  });

  it('shown: its overlay opens, once', async () => {
    const before = await where({ at: 'waiting', bulletin });
    const now = { ...before, bulletin: { at: 'shown' as const, bulletin, notToday: false } };
    expect(await actionList(bulletinEffects, bulletinEvents.cleared(), { before, now })).toEqual([
      overlayEvents.opened({ kind: 'bulletin' }),
    ]);
  });

  it('closed with its box ticked: it is noted for today', async () => {
    const ports = createFakePorts();
    const now = await where({ at: 'shown', bulletin, notToday: true });
    const closed = overlayEvents.closed({ id: '1', kind: 'bulletin' });
    expect(await actionList(bulletinEffects, closed, { now, ports })).toEqual([bulletinEvents.closed()]);
    expect(ports.local.read(bulletinKey(''))).toBe(String(ports.clock.now()));
  });
});
