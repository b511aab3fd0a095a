/** What networks and servers do wrong, by name. */
export const FAULTS = [
  /** The server takes no connection; it never heard of the call. */
  'refused',
  /** The name does not resolve; nothing left the device. */
  'nameUnknown',
  /** Silence for 31 s, longer than anybody waits. */
  'silence',
  /** The server did the work, the connection broke before the body. */
  'resetAfterHeaders',
  'halfBody',
  'emptyBody',
  /** A page of some box on the way. */
  'htmlForJson',
  /** The payload has another type than agreed. */
  'wrongType',
  'dataMissing',
  'codeUnknown',
  /** Code 2: the session is over. */
  'sessionInvalid',
  /** One of the listed HTTP statuses, or one nobody listed. */
  'httpStatus',
  /** One byte a second. */
  'slowDrip',
  /** Pays no attention to an abort and answers after it. */
  'replyAfterAbort',
] as const;

export type FaultName = (typeof FAULTS)[number];

/** The statuses of the error catalogue (spec 8), and one it does not name. */
export const STATUSES = [400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505, 418] as const;

/** How a fault waits: the clock port's `after`, so that a test's clock governs it. */
export type After = (ms: number, run: () => void) => () => void;

export interface Scene {
  /** Really sends; `heedful` false withholds the caller's signal. */
  send(heedful?: boolean): Promise<Response>;
  signal: AbortSignal | undefined;
  after: After;
  /** A whole number from 0 below `bound`. */
  pick(bound: number): number;
}

const SILENCE_MS = 31_000;
const DRIP_MS = 1_000;
const HTML = '<!doctype html><title>502</title><h1>It works elsewhere</h1>';
const lost = () => new TypeError('Failed to fetch');

/** Plays one fault in place of a call. */
export const playFault: Record<FaultName, (scene: Scene) => Promise<Response>> = {
  refused: async () => Promise.reject(lost()),
  nameUnknown: async () => Promise.reject(new TypeError('net::ERR_NAME_NOT_RESOLVED')),
  async silence({ send, signal, after }) {
    await wait(SILENCE_MS, after, signal);
    return send();
  },
  async resetAfterHeaders({ send }) {
    const { status } = await send();
    return new Response(broken(''), { status: bodied(status) });
  },
  async halfBody({ send }) {
    const response = await send();
    const text = await response.text();
    return new Response(broken(text.slice(0, text.length / 2)), { status: bodied(response.status) });
  },
  emptyBody: async ({ send }) => new Response('', { status: bodied((await send()).status) }),
  async htmlForJson({ send }) {
    await send();
    return new Response(HTML, { headers: { 'Content-Type': 'text/html' } });
  },
  wrongType: ({ send }) => rewritten(send, (envelope) => ({ ...envelope, data: 7 })),
  dataMissing: ({ send }) => rewritten(send, ({ data: _gone, ...envelope }) => envelope),
  codeUnknown: ({ send }) => rewritten(send, () => ({ code: 9999, data: null, msg: '' })),
  sessionInvalid: ({ send }) => rewritten(send, () => ({ code: 2, data: null, msg: '' })),
  async httpStatus({ pick }) {
    const status = STATUSES[pick(STATUSES.length)];
    return json({ code: status, data: null, msg: '' }, status);
  },
  async slowDrip({ send, signal, after }) {
    const response = await send();
    return new Response(dripped(new Uint8Array(await response.arrayBuffer()), after, signal), {
      status: bodied(response.status),
      headers: response.headers,
    });
  },
  async replyAfterAbort({ send, signal }) {
    const answer = send(false);
    if (signal && !signal.aborted) {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    }
    return answer;
  },
};

/** A status that may have a body, or Response refuses to be made. */
const bodied = (status: number) => ([101, 204, 205, 304].includes(status) ? 200 : status);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Changes the envelope of an answer; an answer that has none stays as it is. */
async function rewritten(send: Scene['send'], change: (envelope: Record<string, unknown>) => object) {
  const response = await send();
  const copy = response.clone();
  try {
    return json(change((await response.json()) as Record<string, unknown>), response.status);
  } catch {
    return copy;
  }
}

function broken(start: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
    },
    pull(controller) {
      controller.error(lost());
    },
  });
}

function dripped(bytes: Uint8Array, after: After, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        await wait(DRIP_MS, after, signal);
      } catch (reason) {
        return controller.error(reason);
      }
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + 1));
      sent += 1;
    },
  });
}

function wait(ms: number, after: After, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const aborted = () => {
      stop();
      reject(signal?.reason);
    };
    const stop = after(ms, () => {
      signal?.removeEventListener('abort', aborted);
      resolve();
    });
    signal?.addEventListener('abort', aborted, { once: true });
  });
}
