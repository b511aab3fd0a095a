import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CALL_FAULTS,
  DOCUMENT_FAULTS,
  FILE_FAULTS,
  type ProxyFault,
  pickByWeight,
  type Random,
  STATUSES,
} from './proxyFaults';

const SILENCE_MS = 33_000;
const HTML = '<!doctype html><title>502</title><h1>It works elsewhere</h1>';
/** Headers of one connection, not of the answer. */
const OF_THE_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function askServer(origin: string, { method, url = '/', headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onward = ask(new URL(url, origin), { method, headers }, async (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_HOP.has(name));
      const whole = await bodyOf(answer).catch(reject);
      if (whole)
        resolve({
          status: answer.statusCode ?? 502,
          headers: Object.fromEntries(kept) as Answer['headers'],
          body: whole,
        });
    });
    onward.on('error', reject);
    onward.end(body);
  });
}

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  if (outgoing.destroyed) return;
  outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
  outgoing.end(body);
}

const json = (status: number, code: number): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(JSON.stringify({ code, data: null, msg: '' })),
});

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Asks the real server; each call is a request of its own. */
  real(): Promise<Answer>;
  random: Random;
}

const plays: Record<ProxyFault, (exchange: Exchange) => Promise<void>> = {
  async latency({ outgoing, real, random }) {
    await sleep(200 + random() * 3_800);
    send(outgoing, await real());
  },
  async reset({ incoming }) {
    incoming.socket.resetAndDestroy();
  },
  async lostAnswer({ incoming, real }) {
    await real();
    incoming.socket.resetAndDestroy();
  },
  async halfBody({ incoming, outgoing, real }) {
    const { status, headers, body } = await real();
    outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
    outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
  },
  async emptyBody({ outgoing, real }) {
    const { status, headers } = await real();
    send(outgoing, { status, headers, body: Buffer.alloc(0) });
  },
  async status({ outgoing, random }) {
    const status = STATUSES[Math.floor(random() * STATUSES.length)] ?? 500;
    send(outgoing, json(status, status));
  },
  async statusAfter({ outgoing, real }) {
    await real();
    send(outgoing, json(502, 502));
  },
  async htmlForJson({ outgoing, real }) {
    await real();
    send(outgoing, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(HTML) });
  },
  async sessionInvalid({ outgoing }) {
    send(outgoing, json(200, 2));
  },
  async twice({ outgoing, real }) {
    const [first] = await Promise.all([real(), real()]);
    send(outgoing, first);
  },
  async drip({ outgoing, real }) {
    const { status, headers, body } = await real();
    outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
    const piece = Math.ceil(body.length / 20) || 1;
    for (let at = 0; at < body.length && !outgoing.destroyed; at += piece) {
      outgoing.write(body.subarray(at, at + piece));
      await sleep(400);
    }
    outgoing.end();
  },
  async silence({ incoming }) {
    await sleep(SILENCE_MS);
    incoming.socket.destroy();
  },
};

export interface ProxyPlan {
  origin: string;
  random: Random;
  /** The share of calls that go wrong; of files a fifth of it. */
  rate: number;
}

/** A real proxy in front of the server whose connections go wrong by a seeded plan. */
export class FaultyProxy {
  private rate: number;
  private readonly server;
  /** How often each fault was played. */
  readonly played: Partial<Record<ProxyFault, number>> = {};
  exchanges = 0;

  private constructor(private readonly plan: ProxyPlan) {
    this.rate = plan.rate;
    this.server = createServer((incoming, outgoing) => {
      // A client that went away, or a server that did: either way there is nobody to tell.
      this.exchange(incoming, outgoing).catch(() => incoming.socket.destroy());
    });
  }

  static async start(plan: ProxyPlan): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(plan);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on everything arrives as it was sent. */
  calm(): void {
    this.rate = 0;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async exchange(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { origin, random } = this.plan;
    this.exchanges += 1;
    const fault = this.faultFor(incoming);
    const body = await bodyOf(incoming);
    const real = () => askServer(origin, incoming, body);
    if (fault === undefined) return send(outgoing, await real());
    this.played[fault] = (this.played[fault] ?? 0) + 1;
    await plays[fault]({ incoming, outgoing, real, random });
  }

  private faultFor({ url = '/', headers }: IncomingMessage): ProxyFault | undefined {
    const { random } = this.plan;
    const isCall = url.startsWith('/api/');
    const isDocument = headers['sec-fetch-dest'] === 'document' || url.startsWith('/pay/');
    if (random() >= (isCall ? this.rate : this.rate / 5)) return undefined;
    return pickByWeight<ProxyFault>(isCall ? CALL_FAULTS : isDocument ? DOCUMENT_FAULTS : FILE_FAULTS, random);
  }
}
