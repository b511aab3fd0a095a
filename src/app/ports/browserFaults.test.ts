import { platformCalls } from '@/contract/calls/platform';
import { createGate } from '@/kernel/gate';
import { createFakeClock } from '@/testing/fakes/fakeClock';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { createBrowserFaults, FAULT_PATH } from './browserFaults';

/** What reaches the operator; `answer` is how sending ends. */
function reporter(answer: () => Promise<Response> = async () => new Response('')) {
  const gate = createGate();
  const clock = createFakeClock();
  const session = createFakeStore(gate);
  const sent: { url: string; fields: Record<string, string>; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, fields: Object.fromEntries(init.body as URLSearchParams), init });
    return answer();
  };
  const create = () =>
    createBrowserFaults({ gate, clock, session, fetch: fetch as typeof globalThis.fetch, build: 'ab12cd' });
  const faults = create();
  faults.tellTo('/api');
  return { gate, clock, sent, faults, create };
}

describe('what the operator hears of an app', () => {
  it('is the call of the contract, with nothing of the member', () => {
    const { faults, sent } = reporter();
    faults.report('unreadable', 'v1/game/list data.records.17.platforms.0');
    expect(FAULT_PATH).toBe(platformCalls.clientFault.path);
    expect(sent).toEqual([
      {
        url: '/api/v1/client/fault',
        fields: { kind: 'unreadable', where: 'v1/game/list data.records.0.platforms.0', build: 'ab12cd' },
        init: expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
      },
    ]);
    expect(new Headers(sent[0]?.init.headers).has('token')).toBe(false);
  });

  it('is one of a kind a minute, also over a reload', async () => {
    const { faults, sent, clock, create } = reporter();
    faults.report('chunk', 'later');
    faults.report('chunk', 'games');
    faults.report('crash', 'TypeError main.ab12cd.js:1:2');
    const again = create();
    again.tellTo('/api');
    again.report('chunk', 'later');
    expect(sent.map(({ fields }) => fields.where)).toEqual(['later', 'TypeError main.ab12cd.js:1:2']);
    await clock.advance(60_000);
    again.report('chunk', 'square');
    expect(sent).toHaveLength(3);
  });

  it('H1: is nothing while somebody travels, and nothing where the operator wants none', () => {
    const { faults, sent, gate, create } = reporter();
    gate.enter('travel');
    faults.report('chunk', 'later');
    gate.enter('live');
    faults.tellTo(null);
    faults.report('chunk', 'later');
    create().report('chunk', 'later');
    expect(sent).toEqual([]);
  });

  it('is dropped where it cannot be told', async () => {
    const { faults, sent } = reporter(() => Promise.reject(new TypeError('offline')));
    faults.report('chunk', 'later');
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  it('is never longer than the contract takes', () => {
    const { faults, sent } = reporter();
    faults.report('crash', 'x'.repeat(999));
    expect(sent[0]?.fields.where).toHaveLength(200);
  });
});
