import type { ApiFault } from '@/api/fault';
import type { Ports } from '@/kernel/ports';

/** One call that the store under test has begun. */
interface Waiting {
  endpoint: string;
  /** The request's id in the store under test. */
  id: string;
  settle?: { resolve(response: Response): void; reject(fault: Error): void };
}

/** Answers calls with what the log holds, when the log comes to it. */
export interface LogServer {
  fetch: Ports['fetch'];
  /** A call was begun; its request goes out next. */
  began(endpoint: string, id: string): void;
  /** The log has come to the answer of that call. */
  answer(id: string, recorded: { payload?: unknown; failed: boolean }): void;
}

/** Where an order is paid is masked in a log; without any address that may be followed the effect would refuse it. */
const CASHIER = { payUrl: '/pay/recorded' };

/** What recording rules take out and a contract asks for: it has to be there, and nobody looks at it. */
const FILLED = { token: 'replayed', url: '/replayed' };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The recorded answer as its server would have said it. */
function envelope(payload: unknown): string {
  const isFeed = isFields(payload) && Array.isArray(payload.pages) && Array.isArray(payload.pageParams);
  const data = isFeed ? (payload.pages as unknown[]).slice(-1)[0] : payload;
  return JSON.stringify({
    code: 0,
    msg: '',
    data: isFields(data) ? { ...FILLED, ...data, ...(data.payUrl ? CASHIER : {}) } : data,
  });
}

function failure(fault: ApiFault): Response | Error {
  switch (fault.kind) {
    case 'session':
      return new Response(JSON.stringify({ code: 2, msg: '', data: null }));
    case 'business':
      return new Response(JSON.stringify({ code: fault.code, msg: fault.message, data: fault.data }));
    case 'http':
      return new Response('', { status: fault.status });
    case 'unreadable':
      return new Response('?');
    default:
      return new TypeError('Failed to fetch');
  }
}

/** Makes a server that knows nothing but the log. */
export function createLogServer(): LogServer {
  const begun: Waiting[] = [];
  const sent = new Map<string, Waiting>();
  return {
    fetch: (_input, init) =>
      new Promise<Response>((resolve, reject) => {
        // Requests leave in the order their calls began; a second try belongs to no new call.
        const call = begun.shift();
        if (!call) return reject(new TypeError('Failed to fetch'));
        call.settle = { resolve, reject };
        sent.set(call.id, call);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
      }),
    began: (endpoint, id) => void begun.push({ endpoint, id }),
    answer(id, { payload, failed }) {
      const call = sent.get(id);
      if (!call?.settle) return;
      sent.delete(id);
      const said = failed ? failure(payload as ApiFault) : new Response(envelope(payload));
      if (said instanceof Error) call.settle.reject(said);
      else call.settle.resolve(said);
    },
  };
}
