import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildGame } from '@/testing/builders/game';
import { downloadScene } from '@/testing/downloadScene';

it('C8: a choice whose code never came is over, and the next tap asks again', async () => {
  const { store, ports, does, asks, at, overlays } = await downloadScene();
  ports.document.userAgent = 'Mozilla/5.0 (X11; Linux x86_64)';
  const game = buildGame({ onlineType: 0, platforms: [1, 2] });
  await asks(game);
  expect(at().at).toBe('choosing');
  const [overlay] = selectOverlays(store.getState());
  await does(overlayEvents.lost({ id: overlay?.id ?? '', kind: 'platform' }));
  expect([at().at, overlays()]).toEqual(['idle', []]);
  await asks(game);
  expect([at().at, overlays()]).toEqual(['choosing', ['platform']]);
});
