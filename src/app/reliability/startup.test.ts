import { counted, effort } from '@scripts/reliability/tally';
import { bootEvents, selectBoot } from '@/features/boot/bootSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

/** What each step of app start needs of the world, and how that fails. */
const steps = {
  device: 'POST user/device/init',
  status: 'POST user/center/me',
  messages: 'POST user/center/message/all',
  tags: 'GET v1/square/tag/list',
  bulletin: 'POST user/bulletin',
  source: 'POST user/game/download/upload',
  storage: undefined,
} as const;
const names = Object.keys(steps) as (keyof typeof steps)[];
const subsets = Array.from({ length: 2 ** names.length }, (_none, bits) => names.filter((_name, n) => bits & (1 << n)));

const failures = {
  refused: () => fail(1001, '坏了'),
  broken: () => status(500),
  offline: () => new TypeError('Failed to fetch'),
  silent: () => new Promise<never>(() => {}),
} as const;
const ways = Object.keys(failures) as (keyof typeof failures)[];

async function start(failing: readonly (keyof typeof steps)[], way: keyof typeof failures) {
  const ports = createFakePorts();
  for (const name of failing) {
    const route = steps[name];
    if (route) ports.server.reply(route, failures[way] as never);
    else ports.local.refuseWrites();
  }
  const { history: _own, ...rest } = ports;
  const world = await createTestStore({ at: '/?code=c1', member: buildAccount(), ports: rest });
  world.store.dispatch(bootEvents.started());
  await world.ports.clock.advance(40_000);
  return world;
}

describe('A2: the steps of app start, failing alone and together', () => {
  it.each(ways)(
    '%s: the app is ready and usable in every one of the 128 ways',
    async (way) => {
      const tried = subsets.filter((_one, n) => n % effort(way === 'refused' ? 4 : 16, 1) === 0);
      for (const failing of tried) {
        const { store, ports } = await start(failing, way);
        expect({ failing, boot: selectBoot(store.getState()).at }).toEqual({ failing, boot: 'ready' });
        expect(ports.log.warnings.filter(({ text }) => /listener failed/.test(text))).toEqual([]);
        store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
        await ports.clock.advance();
        expect(selectPlace(store.getState()).pathname).toBe('/games');
      }
      counted(
        'loading',
        'subsets of start-up steps that fail (refused, 500, offline, silent): ready and usable',
        tried.length,
        {
          kind: 'faults',
        },
      );
    },
    900_000,
  );
});
