const FORBIDDEN = {
  Date: 'the clock',
  crypto: 'random numbers',
  localStorage: 'storage',
  sessionStorage: 'storage',
  performance: 'the clock',
  fetch: 'the network',
  setTimeout: 'timers',
  setInterval: 'timers',
} as const;

/**
 * Runs `work` in a world where clock, chance, storage, network and timers throw: a reducer that survives is pure
 * enough to be replayed. `new Date(ms)` stays, because it only converts.
 */
export function underThrowingWorld<T>(work: () => T): T {
  const put = new Map<string, PropertyDescriptor | undefined>();
  for (const [name, what] of Object.entries(FORBIDDEN)) {
    put.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    const refuse = () => {
      throw new Error(`Reads ${what} through ${name}`);
    };
    Object.defineProperty(
      globalThis,
      name,
      name === 'Date'
        ? { value: dateThatOnlyConverts(globalThis.Date, refuse), configurable: true, writable: true }
        : { get: refuse, configurable: true },
    );
  }
  const random = Math.random;
  Math.random = () => {
    throw new Error('Reads random numbers through Math.random');
  };
  try {
    return work();
  } finally {
    Math.random = random;
    for (const [name, descriptor] of put) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

function dateThatOnlyConverts(real: DateConstructor, refuse: () => never): DateConstructor {
  return new Proxy(real, {
    construct: (target, args) => (args.length === 0 ? refuse() : Reflect.construct(target, args)),
    apply: refuse,
    get: (target, name) => (name === 'now' ? refuse : Reflect.get(target, name)),
  });
}
