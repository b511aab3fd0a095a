import { bootSteps } from '@/features/boot/bootMachine';
import { bootEvents } from '@/features/boot/bootSlice';
import { route } from '@/shell/navigation/route';
import { testRoutes } from '@/testing/testRoutes';
import { createTestStore } from '@/testing/testStore';

const square = route({ name: 'square', path: '/square', layout: 'main', load: async () => () => null });
const LISTS = ['v1/square/post/list', 'web/game/list'];

async function started(savesData: boolean) {
  const loaded: string[] = [];
  const routes = [...testRoutes, square].map((route) => ({
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
  return {
    code: loaded.filter((name) => name !== 'login'),
    lists: ports.server.calls.map(({ path }) => path).filter((path) => LISTS.includes(path)),
  };
}

describe('the tabs', () => {
  it('are fetched while nothing else happens, with what the first lists show', async () => {
    expect(await started(false)).toEqual({ code: ['square', 'games', 'profile', 'home'], lists: LISTS });
  });

  it('are not fetched where data is saved', async () => {
    expect(await started(true)).toEqual({ code: [], lists: [] });
  });
});
