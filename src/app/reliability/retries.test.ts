import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { isFault } from '@/api/fault';
import { gameApi } from '@/api/gameApi';
import { createApiStore } from '@/testing/apiStore';
import { buildGameDetail, buildTicket } from '@/testing/builders/game';
import { type Answer, fail, json, ok, status } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';

const SEED = 1_107;
const RUNS = effort(300, 1_000);

const kinds = [
  'good',
  'offline',
  'http500',
  'http503',
  'http404',
  'http408',
  'business',
  'session',
  'garbage',
] as const;
type Kind = (typeof kinds)[number];
const retried: readonly Kind[] = ['offline', 'http500', 'http503'];

const answers: Readonly<Record<Exclude<Kind, 'good'>, Answer | Error>> = {
  offline: new TypeError('Failed to fetch'),
  http500: status(500),
  http503: status(503),
  http404: status(404),
  http408: status(408),
  business: fail(1001, '不行'),
  session: fail(2),
  garbage: json('<html>'),
};

/** What a server that answers in this order is asked, and how the call ends: written apart from the code. */
function expected(script: readonly Kind[], isQuery: boolean): { asked: number; end: Kind } {
  let asked = 1;
  while (isQuery && asked < 3 && retried.includes(script[asked - 1] as Kind)) asked += 1;
  return { asked, end: script[asked - 1] as Kind };
}

const endOf = (end: Kind) => {
  if (end === 'good') return undefined;
  if (end.startsWith('http')) return { kind: 'http', status: Number(end.slice(4)) };
  return { kind: end === 'garbage' ? 'unreadable' : end };
};

const script = fc.array(fc.constantFrom(...kinds), { minLength: 4, maxLength: 4 });

describe('G3: trying again', () => {
  it.each([
    ['a query: at most twice more, after a lost connection or a 5xx', true],
    ['a call that changes something: never', false],
  ])(
    '%s, whatever the server answers',
    async (_rule, isQuery) => {
      await fc.assert(
        fc.asyncProperty(script, async (order) => {
          const { dispatch, server, clock } = createApiStore(MEMBER);
          const good = isQuery ? buildGameDetail() : buildTicket();
          let turn = 0;
          const next = () => {
            const kind = order[turn] as Kind;
            turn += 1;
            return kind === 'good' ? ok(good) : answers[kind];
          };
          server.reply('POST web/game/detail', next);
          server.reply('POST user/game/download/{id}', next);
          const call = isQuery
            ? dispatch(gameApi.endpoints.gameDetail.initiate({ appID: '11' }))
            : dispatch(gameApi.endpoints.download.initiate({ id: 11, platformType: 1 }));
          await clock.advance(30_000);
          const { error } = await call;
          const { asked, end } = expected(order, isQuery);
          expect({ order, asked: server.calls.length, timers: clock.timers }).toEqual({ order, asked, timers: 0 });
          if (end === 'good') expect(error).toBeUndefined();
          else expect([isFault(error), error]).toEqual([true, expect.objectContaining(endOf(end))]);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      counted('network', 'retry schedules: asked again exactly as often as the rule says', RUNS, { seed: SEED });
    },
    600_000,
  );
});
