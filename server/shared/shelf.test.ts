import { createMemory } from './memory';
import { createShelf, type ShelfRules, type Store } from './shelf';
import { createWrites } from './writes';

/** Fresh for two seconds, served for five. */
function setUp(rules: Partial<ShelfRules<string, string>> = {}, room = 1000) {
  let now = 1_000_000;
  let order = 0;
  const clock = { now: () => now };
  const writes = createWrites(clock, 5000);
  const faults: unknown[] = [];
  const nextOrder = () => (order += 1);
  const store: Store = {
    clock,
    memory: createMemory(room),
    freshMs: 2000,
    servedMs: 5000,
    nextOrder,
    sinceOf: writes.since,
    onFault: (fault) => faults.push(fault),
  };
  /** Makers under way, by what they were asked for. */
  const makers: { input: string; make(value: string): void; fail(fault: Error): void }[] = [];
  const shelf = createShelf<string, string>(
    {
      subjects: ['help'],
      keyOf: (input) => input,
      make: (input) =>
        new Promise((make, fail) => {
          makers.push({ input, make, fail });
        }),
      bytesOf: () => 100,
      ...rules,
    },
    store,
  );
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    store,
    shelf,
    makers,
    faults,
    settle,
    pass: (ms: number) => {
      now += ms;
    },
    /** The next maker's answer. */
    async made(value: string) {
      await settle();
      makers.shift()?.make(value);
      await settle();
    },
    wrote: (userId: number) => writes.note(userId, 'help', nextOrder()),
  };
}

describe('an answer for everybody', () => {
  it('is made once for all who ask while it is made, and given again while it is fresh', async () => {
    const { shelf, makers, made, pass } = setUp();
    const asked = Promise.all([shelf.get('a'), shelf.get('a'), shelf.get('a', 7)]);
    await made('one');
    expect(await asked).toEqual(['one', 'one', 'one']);
    pass(1999);
    expect(await shelf.get('a')).toBe('one');
    expect(makers).toEqual([]);
  });

  it('is served while one maker makes it anew, and waited for when it has grown too old', async () => {
    const { shelf, makers, made, pass, settle } = setUp();
    void shelf.get('a');
    await made('one');
    pass(2000);
    expect([await shelf.get('a'), await shelf.get('a')]).toEqual(['one', 'one']);
    await settle();
    expect(makers).toHaveLength(1);
    await made('two');
    expect(await shelf.get('a')).toBe('two');
    pass(5000);
    const asked = shelf.get('a');
    await made('three');
    expect(await asked).toBe('three');
  });

  it('goes on being served when making it anew fails, and is refused to whoever waits', async () => {
    const { shelf, makers, made, pass, settle, faults } = setUp();
    void shelf.get('a');
    await made('one');
    pass(2000);
    expect(await shelf.get('a')).toBe('one');
    await settle();
    makers.shift()?.fail(new Error('gone'));
    await settle();
    expect(faults).toEqual([new Error('gone')]);
    pass(5000);
    const asked = shelf.get('a');
    await settle();
    makers.shift()?.fail(new Error('still gone'));
    await expect(asked).rejects.toThrow('still gone');
    const again = shelf.get('a');
    await made('two');
    expect(await again).toBe('two');
  });

  it('is never one that began before what it is made of changed', async () => {
    const { shelf, makers, made, settle } = setUp();
    const before = shelf.get('a');
    await settle();
    shelf.empty();
    const after = shelf.get('a');
    await settle();
    // One maker at a time: the first has to end.
    expect(makers).toHaveLength(1);
    await made('old');
    await made('new');
    expect([await before, await after, await shelf.get('a')]).toEqual(['old', 'new', 'new']);
  });

  it('ends when time makes it untrue', async () => {
    const { shelf, made, pass } = setUp({ until: () => 1_000_500 });
    void shelf.get('a');
    await made('closed');
    pass(499);
    expect(await shelf.get('a')).toBe('closed');
    pass(1);
    const asked = shelf.get('a');
    await made('open');
    expect(await asked).toBe('open');
  });

  it('is made for each who asks where it is asked for too seldom', async () => {
    const { shelf, made, makers, settle } = setUp({ keyOf: () => null });
    const asked = [shelf.get('a'), shelf.get('a')];
    await settle();
    expect(makers).toHaveLength(2);
    await made('one');
    await made('two');
    expect(await Promise.all(asked)).toEqual(['one', 'two']);
  });
});

describe('a member who has written', () => {
  it('gets an answer begun after it, others the one there is', async () => {
    const { shelf, makers, made, settle, wrote } = setUp();
    void shelf.get('a');
    await made('before');
    wrote(7);
    const own = shelf.get('a', 7);
    expect([await shelf.get('a'), await shelf.get('a', 8)]).toEqual(['before', 'before']);
    await settle();
    expect(makers).toHaveLength(1);
    await made('after');
    expect(await own).toBe('after');
    expect(await shelf.get('a', 7)).toBe('after');
    expect(makers).toEqual([]);
  });

  it('does not take one whose reading had begun, and many who wrote wait for the same next one', async () => {
    const { shelf, makers, made, wrote } = setUp();
    const guest = shelf.get('a');
    wrote(7);
    wrote(8);
    const own = [shelf.get('a', 7), shelf.get('a', 8)];
    await made('before');
    expect(makers).toHaveLength(1);
    await made('after');
    expect([await guest, ...(await Promise.all(own))]).toEqual(['before', 'after', 'after']);
  });
});

describe('what is kept', () => {
  it('takes no more room than it is given: what was not asked for the longest goes first', async () => {
    const { shelf, made, makers, store, settle } = setUp();
    for (const input of 'abcdefghij') {
      void shelf.get(input);
      await made(input);
    }
    expect(store.memory.kept()).toEqual({ answers: 10, bytes: 1000 });
    await shelf.get('a');
    void shelf.get('k');
    await made('k');
    expect(store.memory.kept()).toEqual({ answers: 10, bytes: 1000 });
    expect(await shelf.get('a')).toBe('a');
    void shelf.get('b');
    await settle();
    expect(makers.map(({ input }) => input)).toEqual(['b']);
    shelf.empty();
    expect(store.memory.kept()).toEqual({ answers: 0, bytes: 0 });
  });

  it('is nothing so large that all else would have to go', async () => {
    const { shelf, made, store } = setUp({ bytesOf: () => 500 });
    const asked = shelf.get('a');
    await made('a book');
    expect(await asked).toBe('a book');
    expect(store.memory.kept()).toEqual({ answers: 0, bytes: 0 });
  });
});
