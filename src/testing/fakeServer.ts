import { Answer, ok, status } from './fakes/answers';
import { decodeCall, type FakeCall } from './fakes/decodeCall';

type Reply = Answer | Error | object | string | number | boolean | null;
type Handler = (call: FakeCall, holes: Record<string, string>) => Reply | Promise<Reply>;

/** Answers that wait until the test gives them, in any order. */
export interface Deferred {
  /** Calls that wait, oldest first. */
  readonly waiting: readonly FakeCall[];
  /** Answers the waiting call at `which` (default the oldest). */
  answer(reply: Reply, which?: number): void;
}

/** A server behind `fetch`: unknown calls are answered 404 and everything is logged. */
export interface FakeServer {
  fetch: typeof fetch;
  /** Every call, in order. */
  readonly calls: readonly FakeCall[];
  /**
   * Says how `POST user/login` or `GET v1/square/post/{id}` is answered. A plain payload is wrapped as a good answer,
   * an `Error` is a lost connection, a function is asked each time. The latest word on a route holds.
   */
  reply(route: string, answer: Handler | Reply): void;
  /** Holds the answers of a route until the test gives them. */
  defer(route: string): Deferred;
  /** Calls to `user/login` or `POST user/login`, in order. */
  callsTo(route: string): FakeCall[];
}

/** Makes a server without routes; `base` is where its API lives. */
export function createFakeServer(base = '/api/'): FakeServer {
  const routes: { matches(call: FakeCall): Record<string, string> | undefined; handler: Handler }[] = [];
  const calls: FakeCall[] = [];

  const server: FakeServer = {
    calls,
    async fetch(input, init) {
      const call = decodeCall(input, init, base);
      call.signal?.throwIfAborted();
      calls.push(call);
      const route = routes
        .map(({ matches, handler }) => ({ holes: matches(call), handler }))
        .find(({ holes }) => holes);
      const answered = Promise.resolve(route?.handler(call, route.holes ?? {}) ?? (route ? null : status(404)));
      const reply = await untilAborted(answered, call.signal);
      if (reply instanceof Error) throw reply;
      return (reply instanceof Answer ? reply : ok(reply)).toResponse();
    },
    reply(route, answer) {
      const handler = typeof answer === 'function' ? (answer as Handler) : () => answer;
      routes.unshift({ matches: matcher(route), handler });
    },
    defer(route) {
      const held: { call: FakeCall; give: (reply: Reply) => void }[] = [];
      server.reply(route, (call) => new Promise<Reply>((give) => held.push({ call, give })));
      return {
        get waiting() {
          return held.map(({ call }) => call);
        },
        answer(reply, which = 0) {
          const [one] = held.splice(which, 1);
          if (!one) throw new Error(`Nothing waits for ${route}`);
          one.give(reply);
        },
      };
    },
    callsTo: (route) => calls.filter((call) => matcher(route)(call)),
  };
  return server;
}

/** A route with or without a method; `{name}` takes one path segment. */
function matcher(route: string) {
  const [first = '', second] = route.split(' ');
  const method = second ? first : undefined;
  const path = second ?? first;
  const pattern = new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return (call: FakeCall) => {
    if (method && call.method !== method) return undefined;
    const found = pattern.exec(call.path);
    return found ? { ...found.groups } : undefined;
  };
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
