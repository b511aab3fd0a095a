import { counted } from '@scripts/reliability/tally';
import { createGate } from '@/kernel/gate';
import { createFakeLog } from '@/testing/fakes/recorders';
import { createBrowserStore } from './browserStore';

/** A browser's storage with a will of its own. */
function willful(will: { set?: (key: string) => void; get?: (key: string) => void } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem(key: string) {
      will.get?.(key);
      return kept.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      will.set?.(key);
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  return { kept, storage };
}

function open(find: () => Storage) {
  const gate = createGate();
  const log = createFakeLog();
  return { gate, log, port: createBrowserStore(find, gate, log) };
}

const full = () => {
  throw new DOMException('Quota exceeded', 'QuotaExceededError');
};

describe('D5: storage of a browser', () => {
  it('that is full from the 1st, 2nd … 50th write on: nothing is lost in this visit, nothing that lay there is gone', () => {
    for (let limit = 1; limit <= 50; limit += 1) {
      let writes = 0;
      const { kept, storage } = willful({
        set: () => {
          writes += 1;
          if (writes >= limit) full();
        },
      });
      kept.set('old', 'treasure');
      const { port, log } = open(() => storage);
      for (let n = 0; n < 60; n += 1) port.write(`key ${n}`, `text ${n}`);
      for (let n = 0; n < 60; n += 1) expect(port.read(`key ${n}`)).toBe(`text ${n}`);
      expect([kept.get('old'), kept.size, log.warnings.length, port.survives()]).toEqual(['treasure', limit, 1, false]);
    }
    counted('storage', 'storage full from the n-th write on: values stay for the visit, one quiet note', 50, {
      kind: 'faults',
    });
  });

  it('that has room again takes with the next write all that it refused before', () => {
    let isFull = true;
    const { kept, storage } = willful({ set: () => isFull && full() });
    const { port } = open(() => storage);
    kept.set('gone', 'x');
    port.write('account', 'a');
    port.write('offer', 'b');
    port.write('account', 'c');
    isFull = false;
    port.remove('gone');
    expect([...kept]).toEqual([
      ['account', 'c'],
      ['offer', 'b'],
    ]);
  });

  it.each([
    ['is denied altogether', () => open(() => full() as never)],
    ['throws on reading', () => open(() => willful({ get: full, set: full }).storage)],
    ['is missing', () => open(() => undefined as never)],
  ])('that %s: a memory for the visit takes its place', (_what, make) => {
    const { port, log } = make();
    expect(port.read('device')).toBeNull();
    port.write('device', '1');
    expect(port.read('device')).toBe('1');
    port.remove('device');
    expect(port.read('device')).toBeNull();
    expect([log.warnings.length, port.survives()]).toEqual([1, false]);
    counted('storage', 'storage denied, throwing or missing: a memory takes its place', 1, { kind: 'faults' });
  });

  it('one value that is too big does not keep the others out', () => {
    const { kept, storage } = willful({ set: (key) => key === 'big' && full() });
    const { port } = open(() => storage);
    port.write('big', 'x'.repeat(10));
    port.write('small', 'y');
    expect([kept.has('big'), kept.get('small'), port.read('big')]).toEqual([false, 'y', 'x'.repeat(10)]);
  });

  it('H1: outside live nothing is written and nothing is heard', () => {
    const { kept, storage } = willful();
    const { port, gate } = open(() => storage);
    const heard: (string | null)[][] = [];
    const stop = port.onForeignWrite((...news) => heard.push(news));
    const news = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'n' }));
    news('a');
    news(null);
    gate.enter('travel');
    port.write('a', '1');
    port.remove('a');
    news('a');
    expect([kept.size, heard]).toEqual([0, [['a', 'n']]]);
    gate.enter('live');
    port.write('a', '1');
    stop();
    news('a');
    expect([kept.get('a'), heard.length, port.survives()]).toEqual(['1', 1, true]);
  });
});
