import { bootSteps } from '@/features/boot/bootMachine';
import { bootEvents } from '@/features/boot/bootSlice';
import { testRoutes } from '@/testing/testRoutes';
import { createTestStore } from '@/testing/testStore';

async function started(savesData: boolean) {
  const loaded: string[] = [];
  const routes = testRoutes.map((route) => ({
    ...route,
    load: async () => {
      loaded.push(route.name);
      return () => null;
    },
  }));
  const { store, ports } = await createTestStore({ at: '/login', routes });
  ports.screen.savesData = () => savesData;
  loaded.length = 0;
  store.dispatch(bootEvents.started());
  for (const step of bootSteps) store.dispatch(bootEvents.stepSettled({ step }));
  await ports.clock.advance(20_000);
  return loaded.filter((name) => name !== 'login');
}

describe('the tabs', () => {
  it('are fetched while nothing else happens', async () => {
    expect(await started(false)).toEqual(['games', 'profile', 'home']);
  });

  it('are not fetched where data is saved', async () => {
    expect(await started(true)).toEqual([]);
  });
});
