import { counted, effort } from '@scripts/reliability/tally';
import { act } from '@testing-library/react';
import { everyCall } from '@/api/__contract__/everyCall';
import { allRoutes } from '@/app/routes/allRoutes';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { type Answer, fail, json, status } from '@/testing/fakes/answers';
import type { FakeCall } from '@/testing/fakes/decodeCall';
import { renderApp } from '@/testing/renderApp';

/** Where each route is met; a path without holes is its own address. */
const holes: Readonly<Record<string, string>> = {
  games: '/games',
  detail: '/detail/7',
  readbook: '/readbook/4/9',
  bookmenu: '/bookmenu/4',
  bookinfo: '/bookinfo/4',
  post: '/post/501',
};
const addresses = allRoutes.map(({ name, path }) => [name, holes[name] ?? path] as const);

/** How the answers come once the member has left. */
const ends: Readonly<Record<string, () => Answer | Error>> = {
  refused: () => fail(1001, '坏了'),
  'broken (500)': () => status(500),
  lost: () => new TypeError('connection lost'),
  unreadable: () => json('<html>'),
};
const tried = addresses.filter((_one, n) => n % effort(5, 1) === 0);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

/** A member on a page whose every question is still open. */
async function waitingAt(address: string) {
  const { server, local, session, fetch } = createFakePorts();
  const waiting: { call: FakeCall; give: (end: Answer | Error) => void }[] = [];
  for (const { route } of everyCall)
    server.reply(route, (call) => new Promise<Answer | Error>((give) => waiting.push({ call, give })));
  const app = await renderApp(address, { member: buildAccount(), ports: { server, local, session, fetch } });
  await app.pass(500);
  return { ...app, waiting };
}

describe.each(Object.entries(ends))('G3: a page left before its answers came, which are then %s', (end, answer) => {
  it('says nothing, leads nowhere and leaves the next page as it is', async () => {
    let asked = 0;
    for (const [name, address] of tried) {
      const { store, ports, pass, waiting, container, unmount } = await waitingAt(address);
      const next = address === '/register' ? '/login' : '/register';
      const broken = jest.spyOn(console, 'error').mockImplementation(() => {});
      act(() => void store.dispatch(navigationEvents.asked({ to: next, how: 'push' })));
      await pass(1_000);
      const before = seen();
      asked += waiting.length;
      for (const { give } of waiting.splice(0)) give(answer());
      // Past every pause before another try; what is tried again is answered in the same way.
      for (let turn = 0; turn < 6; turn += 1) {
        await pass(5_000);
        for (const { give } of waiting.splice(0)) give(answer());
      }
      await pass(1_000);
      expect({ name, end, ...seen() }).toEqual({ name, end, ...before });
      expect({ name, said: Object.values(selectToasts(store.getState())).map(({ text }) => text) }).toEqual({
        name,
        said: [],
      });
      // A call that failed is noted for operators; nobody on screen hears of it.
      const warnings = ports.log.warnings.filter(({ text }) => text !== 'A call failed');
      expect({ name, errors: broken.mock.calls, warnings }).toEqual({
        name,
        errors: [],
        warnings: [],
      });
      broken.mockRestore();
      unmount();

      function seen() {
        const state = store.getState();
        const main = [...container.querySelectorAll('main')].find((one) => one.closest('[hidden], [inert]') === null);
        return {
          at: addressOf(selectPlace(state)),
          title: document.title,
          overlays: selectOverlays(state).map(({ kind }) => kind),
          text: main?.textContent,
        };
      }
    }
    expect(asked).toBeGreaterThan(tried.length / 3);
    counted(
      'network',
      'routes left mid-call × how the answers came afterwards: nothing said, next page as it was',
      tried.length,
      {
        kind: 'faults',
      },
    );
    counted('network', 'answers that came after their page was left', asked, { kind: 'faults' });
  }, 900_000);
});
