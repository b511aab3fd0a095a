import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { gameApi } from '@/api/gameApi';
import { messageApi } from '@/api/messageApi';
import { moneyApi } from '@/api/moneyApi';
import { squareApi } from '@/api/squareApi';
import { statusApi } from '@/api/statusApi';
import { sessionEvents } from '@/features/session/sessionSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { buildGame, buildGameDetail } from '@/testing/builders/game';
import { buildAccount, buildMessage, buildMessageList, buildStatus } from '@/testing/builders/member';
import { buildLedgerEntry } from '@/testing/builders/money';
import { buildPage } from '@/testing/builders/platform';
import { buildPost } from '@/testing/builders/square';
import { ok } from '@/testing/fakes/answers';
import type { FakeCall } from '@/testing/fakes/decodeCall';
import { createTestStore } from '@/testing/testStore';

const SEED = 42;
const RUNS = effort(30, 1_000);
const ask = { subscribe: false, forceRefetch: true } as const;

/** Calls whose answers carry a member's mark, so that one that strays is seen. */
const asked = {
  'POST user/center/me': [
    (uid: string) => statusApi.endpoints.me.initiate({ uid }, ask),
    (mark: string) => buildStatus({ intro: mark }),
  ],
  'POST web/game/detail': [
    () => gameApi.endpoints.gameDetail.initiate({ appID: '11' }, ask),
    (mark: string) => buildGameDetail({ name: mark }),
  ],
  'POST web/game/list': [
    () => gameApi.endpoints.gameList.initiate({}, ask),
    (mark: string) => buildPage([buildGame({ name: mark })]),
  ],
  'POST user/center/message/all': [
    (uid: string) => messageApi.endpoints.messages.initiate({ uid }, ask),
    (mark: string) => buildMessageList([buildMessage({ title: mark })]),
  ],
  'POST user/center/coin/all': [
    (uid: string) => moneyApi.endpoints.ledger.initiate({ uid }, ask),
    (mark: string) => buildPage([buildLedgerEntry({ title: mark })]),
  ],
  'GET v1/square/post/{id}': [
    () => squareApi.endpoints.post.initiate({ id: 501 }, ask),
    (mark: string) => buildPost({ content: mark }),
  ],
} as const;
const routes = Object.keys(asked) as (keyof typeof asked)[];

const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), route: fc.nat(routes.length - 1) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('answer' as const), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('switch' as const), to: fc.constantFrom('1001', '2002', '') }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('rest' as const) }) },
);

describe('D4: members who take turns while calls are under way', () => {
  it('never see what was answered to another, in any order of asking, answering and switching', async () => {
    let switches = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 6, maxLength: 30 }), async (moves) => {
        const { store, ports } = await createTestStore({ member: buildAccount() });
        const { server, clock } = ports;
        const waiting: { call: FakeCall; route: keyof typeof asked; give: (answer: object) => void }[] = [];
        for (const route of routes) {
          server.reply(route, (call) => new Promise<object>((give) => waiting.push({ call, route, give })));
        }
        const whose = () => store.getState().account.uid;
        const strangers = () =>
          ['1001', '2002', 'guest'].filter((uid) => uid !== (whose() || 'guest')).map((uid) => `for ${uid}`);
        const judge = () => {
          const cache = JSON.stringify(store.getState().api);
          expect(strangers().filter((mark) => cache.includes(mark))).toEqual([]);
        };
        for (const one of moves) {
          if (one.does === 'ask') {
            const route = routes[one.route] as keyof typeof asked;
            store.dispatch((asked[route][0] as (uid: string) => never)(whose()));
            await clock.advance();
          } else if (one.does === 'answer' && waiting.length > 0) {
            const [{ call, route, give } = {}] = waiting.splice(one.which % waiting.length, 1);
            if (route) give?.(ok(asked[route][1](`for ${call?.headers.uid || 'guest'}`)));
            await clock.advance();
          } else if (one.does === 'switch') {
            switches += 1;
            if (one.to === '') store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
            else
              store.dispatch(
                sessionStarted({ account: buildAccount({ uid: one.to, token: `t${switches}` }), by: 'login' }),
              );
            await clock.advance();
          } else if (one.does === 'rest') await clock.advance(1_000);
          judge();
        }
        for (const { call, route, give } of waiting) give(ok(asked[route][1](`for ${call.headers.uid || 'guest'}`)));
        await clock.advance(1_000);
        judge();
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(switches).toBeGreaterThan(RUNS / 2);
    counted('network', 'orderings of calls and changes of account: no answer of one member shown to another', RUNS, {
      seed: SEED,
    });
  }, 600_000);
});
