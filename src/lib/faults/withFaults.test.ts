import { createFakeClock } from '@/testing/fakes/fakeClock';
import { settle } from '@/testing/settle';
import { FAULTS, type FaultName } from './faults';
import { type FaultPlan, withFaults } from './withFaults';

const body = JSON.stringify({ code: 0, data: { name: '远航纪元' }, msg: '' });

function layer(plan: Partial<FaultPlan>) {
  const clock = createFakeClock();
  const sent: string[] = [];
  const faults: FaultName[] = [];
  const fetch = withFaults(
    async (input) => {
      sent.push(String(input));
      return new Response(body);
    },
    { seed: 1, rate: 1, after: clock.after, onFault: (fault) => faults.push(fault), ...plan },
  );
  return { clock, sent, faults, fetch };
}

/** How a call through one fault ends: the text of its answer, its status, or that it was lost or still waits. */
async function ending(fault: FaultName, afterMs = 0): Promise<{ sent: number; end: string }> {
  const { fetch, clock, sent } = layer({ only: [fault] });
  const abort = new AbortController();
  let end = 'waits';
  fetch('/api/x', { signal: abort.signal })
    .then(async (response) => {
      end = `${response.status} ${await response.text()}`;
    })
    .catch(() => {
      end = 'lost';
    });
  await clock.advance(afterMs);
  await settle();
  return { sent: sent.length, end };
}

describe('withFaults', () => {
  it('knows the fourteen faults', () => expect(FAULTS).toHaveLength(14));

  it.each<[FaultName, number, string | RegExp]>([
    ['refused', 0, 'lost'],
    ['nameUnknown', 0, 'lost'],
    ['silence', 0, 'waits'],
    ['resetAfterHeaders', 1, 'lost'],
    ['halfBody', 1, 'lost'],
    ['emptyBody', 1, '200 '],
    ['htmlForJson', 1, /<!doctype html>/],
    ['wrongType', 1, /"data":7/],
    ['dataMissing', 1, '200 {"code":0,"msg":""}'],
    ['codeUnknown', 1, /9999/],
    ['sessionInvalid', 1, /"code":2/],
    ['httpStatus', 0, /^(4|5)\d\d /],
    ['slowDrip', 1, 'waits'],
    ['replyAfterAbort', 1, 'waits'],
  ])('%s: the server is asked %i times, and the call ends in %s', async (fault, sent, end) => {
    const seen = await ending(fault);
    expect(seen.sent).toBe(sent);
    expect(seen.end).toEqual(typeof end === 'string' ? end : expect.stringMatching(end));
  });

  it('silence answers after 31 s, a drip after a second a byte', async () => {
    expect((await ending('silence', 30_999)).end).toBe('waits');
    expect((await ending('silence', 31_000)).end).toBe(`200 ${body}`);
    expect((await ending('slowDrip', 10_000)).end).toBe('waits');
    expect((await ending('slowDrip', 120_000)).end).toBe(`200 ${body}`);
  });

  it.each<FaultName>(['silence', 'slowDrip'])('%s ends with the abort and leaves no timer', async (fault) => {
    const { fetch, clock } = layer({ only: [fault] });
    const abort = new AbortController();
    const call = fetch('/api/x', { signal: abort.signal }).then((response) => response.text());
    const ended = call.then(
      () => 'answered',
      () => 'lost',
    );
    await clock.advance(2_500);
    abort.abort();
    expect(await ended).toBe('lost');
    expect(clock.timers).toBe(0);
  });

  it('replyAfterAbort answers once nobody listens any more', async () => {
    const { fetch } = layer({ only: ['replyAfterAbort'] });
    const abort = new AbortController();
    const call = fetch('/api/x', { signal: abort.signal });
    await settle();
    abort.abort();
    expect((await call).status).toBe(200);
  });

  it('replays: the same seed gives the same faults, another seed others', async () => {
    const run = async (seed: number) => {
      const { fetch, faults } = layer({ seed, rate: 0.5 });
      for (let call = 0; call < 40; call += 1) void fetch(`/api/${call}`).catch(() => {});
      await settle();
      return faults;
    };
    expect(await run(7)).toEqual(await run(7));
    expect(await run(7)).not.toEqual(await run(8));
  });

  it('leaves calls alone in the share it was told to', async () => {
    const count = async (rate: number) => {
      const { fetch, faults } = layer({ rate, only: ['emptyBody'] });
      for (let call = 0; call < 1_000; call += 1) await fetch('/api/x');
      return faults.length;
    };
    expect(await count(0)).toBe(0);
    expect(await count(1)).toBe(1_000);
    const fifth = await count(0.2);
    expect(fifth).toBeGreaterThan(150);
    expect(fifth).toBeLessThan(250);
  });
});
