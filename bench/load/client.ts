import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { tokenOf, uidOf } from './fillPeople';

/** One call, ready to be sent. */
export interface Ask {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  form?: Record<string, string | number>;
  /** The number of the member who asks; 0 is a guest. */
  member: number;
}

/** What came back; `undefined` if the connection broke. */
export interface Answer {
  status: number;
  code: number;
  data: unknown;
  /** Of the body as it came over the line. */
  bytes: number;
}

/** Keep-alive connections to some servers, taken in turn as a balancer would. */
export interface Client {
  send(ask: Ask, whole?: boolean): Promise<Answer | undefined>;
  close(): void;
}

const REACHED = { status: 200, code: 0, data: undefined };

const sizeOf = (chunks: readonly Buffer[]) => chunks.reduce((sum, { length }) => sum + length, 0);

/** How an answer of the contract begins. */
const BEGINS = /^\{"code":(-?\d+)/;
/** More than that beginning. */
const FIRST_BYTES = 64;

/** Packed ones that came are good. Of others the code is read and no more, unless the whole answer is wanted: what is measured is the server. */
function read(chunks: Buffer[], answer: http.IncomingMessage, whole: boolean): Answer {
  return { ...meaning(chunks, answer, whole), bytes: sizeOf(chunks) };
}

function meaning(
  chunks: Buffer[],
  { statusCode = 0, headers }: http.IncomingMessage,
  whole: boolean,
): Omit<Answer, 'bytes'> {
  const packed = headers['content-encoding'] === 'br';
  if (packed && !whole) return { ...REACHED, status: statusCode };
  if (!whole) {
    const begins = BEGINS.exec(chunks[0]?.toString('latin1', 0, FIRST_BYTES) ?? '');
    if (begins) return { ...REACHED, status: statusCode, code: Number(begins[1]) };
  }
  const bytes = Buffer.concat(chunks);
  const text = (packed ? brotliDecompressSync(bytes) : bytes).toString();
  if (!text.startsWith('{')) return { status: statusCode, code: statusCode, data: undefined };
  // /healthz answers without an envelope.
  const { code = 0, data } = JSON.parse(text) as { code?: number; data?: unknown };
  return { status: statusCode, code, data };
}

/** Opens up to `sockets` connections to each of the servers. */
export function connect(origins: readonly string[], sockets: number, encoding: 'br' | 'identity' = 'br'): Client {
  const doors = origins.map((origin) => ({
    url: new URL(origin),
    agent: new http.Agent({ keepAlive: true, maxSockets: sockets, scheduling: 'fifo' }),
  }));
  let turn = 0;
  return {
    send({ method, path, form, member }, whole = false) {
      const door = doors[turn % doors.length];
      turn += 1;
      if (door === undefined) return Promise.resolve(undefined);
      const body = form && new URLSearchParams(Object.entries(form).map(([k, v]) => [k, String(v)])).toString();
      const headers: Record<string, string | number> = {
        ...(member > 0 && { uid: uidOf(member), token: tokenOf(member) }),
        'x-requested-with': 'XMLHttpRequest',
        'accept-encoding': encoding,
      };
      if (body !== undefined) {
        headers['content-type'] = 'application/x-www-form-urlencoded';
        headers['content-length'] = Buffer.byteLength(body);
      }
      return new Promise((resolve) => {
        const request = http.request(
          { host: door.url.hostname, port: door.url.port, agent: door.agent, method, path, headers },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () => resolve(read(chunks, answer, whole)));
            answer.on('error', () => resolve(undefined));
          },
        );
        request.on('error', () => resolve(undefined));
        request.end(body);
      });
    },
    close: () => {
      for (const { agent } of doors) agent.destroy();
    },
  };
}
