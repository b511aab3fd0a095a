import { type ApiFault, businessCode, isFault, isLost } from './fault';

const business: ApiFault = { kind: 'business', code: 3006, message: '', data: null };
const http = (status: number): ApiFault => ({ kind: 'http', status, url: '/x' });

describe('faults', () => {
  it('are plain objects that name their kind; nothing else is one', () => {
    expect(isFault(business)).toBe(true);
    for (const other of [
      null,
      undefined,
      'offline',
      7,
      {},
      new Error('x'),
      () => 'kind',
      Object.assign(() => {}, { kind: 'x' }),
    ])
      expect(isFault(other)).toBe(false);
  });

  it('carry a business code only when the server sent one', () => {
    expect(businessCode(business)).toBe(3006);
    expect(businessCode({ kind: 'offline' })).toBeUndefined();
    expect(businessCode({ ...http(500), code: 9 })).toBeUndefined();
    expect(businessCode(null)).toBeUndefined();
  });

  it.each<[ApiFault, boolean]>([
    [http(500), true],
    [http(503), true],
    [http(408), true],
    [http(499), false],
    [http(404), false],
    [http(407), false],
    [{ kind: 'offline' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'cancelled' }, true],
    [{ kind: 'unreadable', path: 'data' }, true],
    [business, false],
    [{ kind: 'session', uid: '1', epoch: 1 }, false],
    [{ kind: 'stale' }, false],
  ])('E3: after %j the server may have acted: %p', (fault, lost) => expect(isLost(fault)).toBe(lost));
});
