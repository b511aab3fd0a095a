import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, type ServerProcess, startServerProcess } from '@server/testing/serverProcess';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Takes what is sent as a collector would. */
async function collector() {
  const texts: string[] = [];
  const taking = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text);
      response.end('{}');
    });
  });
  await once(taking.listen(0, '127.0.0.1'), 'listening');
  const spansOf = (text: string): Sent[] =>
    JSON.parse(text).resourceSpans.flatMap((of: { scopeSpans: { spans: Sent[] }[] }) =>
      of.scopeSpans.flatMap(({ spans }) => spans),
    );
  return {
    url: `http://127.0.0.1:${(taking.address() as AddressInfo).port}/`,
    text: () => texts.join('\n'),
    spans: () => texts.flatMap(spansOf),
    close: () => taking.close(),
  };
}

const attributeOf = (span: Sent | undefined, name: string) => span?.attributes.find(({ key }) => key === name)?.value;

const NAME = 'traced_one';
const PASSWORD = 'hush-hush-1';
const STRANGERS = '1'.repeat(32);

/** A body that comes later than its head, under a trace of a stranger's. */
function register(origin: string): Promise<Pick<Asked, 'code' | 'traceId'>> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      traceparent: `00-${STRANGERS}-2222222222222222-01`,
    };
    const asking = request(`${origin}/api/user/registerWithName`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve(JSON.parse(text)));
    });
    asking.on('error', reject);
    asking.flushHeaders();
    setTimeout(() => asking.end(`appID=2008&loginName=${NAME}&password=${PASSWORD}`), 100);
  });
}

describe('tracing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaza-tracing-'));
  let taking: Awaited<ReturnType<typeof collector>>;
  let server: ServerProcess | undefined;
  let registered: Pick<Asked, 'code' | 'traceId'>;
  let refused: Asked | undefined;
  const callsOf = (spans: readonly Sent[]) => spans.filter(({ name }) => name.startsWith('POST /'));

  beforeAll(async () => {
    taking = await collector();
    server = await startServerProcess({
      ...{ DATABASE_URL: '', DATA_DIR: folder, CACHE_DIR: '.cache' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: taking.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
    });
    registered = await register(server.origin);
    refused = await server.ask('user/login', { appID: '2008', loginName: NAME, password: 'wrong-wrong-1' });
    for (let tries = 100; callsOf(taking.spans()).length < 2 && tries > 0; tries -= 1) await sleep(100);
  }, 120_000);

  afterAll(async () => {
    await server?.kill();
    taking.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends a span for each call, by its route and under the traceId that members see', () => {
    expect([registered.code, refused?.code]).toEqual([0, expect.any(Number)]);
    const calls = callsOf(taking.spans());
    expect(calls.map(({ name }) => name)).toEqual(['POST /api/user/registerWithName', 'POST /api/user/login']);
    expect(calls.map((span) => attributeOf(span, 'plaza.trace_id')?.stringValue)).toEqual([
      registered.traceId,
      refused?.traceId,
    ]);
    expect(attributeOf(calls[1], 'plaza.code')?.intValue).toBe(refused?.code);
  });

  it('has the statements of a call below it, those after its body too', () => {
    const [call] = callsOf(taking.spans());
    const below = taking.spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert', 'commit']));
    expect(below.every(({ traceId }) => traceId === call?.traceId)).toBe(true);
  });

  it('has a span for each run of a recurring job', () => {
    expect(taking.spans().some(({ name }) => name.startsWith('job '))).toBe(true);
  });

  it('follows no trace of a stranger, and sends nothing of what was asked', () => {
    expect(taking.text()).toContain('insert into');
    expect(taking.text()).not.toMatch(new RegExp(`${NAME}|${PASSWORD}|wrong-wrong|${STRANGERS}`));
  });
});
