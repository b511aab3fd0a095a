import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addCallLimits } from '@server/http/callLimits';
import { createSeats, NoSeat } from '@server/seats';
import { heardSpans } from '@server/tracing/testing/heardSpans';
import Fastify, { type FastifyInstance } from 'fastify';
import { openSharedLimits, type SharedLimits } from './sharedLimits';

const PROGRAM = 'redis-server';
/** What a slow machine answers late is counted together all the same. */
const PATIENT_MS = 15_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function until(is: () => boolean): Promise<void> {
  while (!is()) await sleep(10);
}

let port = 0;
let redis: ChildProcess | undefined;
const start = () => {
  redis = spawn(PROGRAM, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
};
const stop = async () => {
  const gone = new Promise((resolve) => redis?.once('exit', resolve));
  redis?.kill('SIGKILL');
  await gone;
};
const opened: SharedLimits[] = [];
const apps: FastifyInstance[] = [];
/** One process of several. */
const join = (answerMs = PATIENT_MS) => {
  const limits = openSharedLimits(`redis://127.0.0.1:${port}`, answerMs);
  opened.push(limits);
  return limits;
};
async function serve(limits: SharedLimits): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  await addCallLimits(app, { config: { rateLimitMax: 10 }, limits });
  const config = { access: 'guest', limited: true } as const;
  app.get('/a', { config }, async () => 'a');
  app.get('/few', { config: { ...config, rateLimit: { max: 3 } } }, async () => 'few');
  return app;
}
const ask = async (app: FastifyInstance, url: string, remoteAddress: string) =>
  (await app.inject({ url, remoteAddress })).statusCode;
async function times(n: number, call: (n: number) => Promise<number>): Promise<number[]> {
  const heard: number[] = [];
  for (let at = 0; at < n; at += 1) heard.push(await call(at));
  return heard;
}
const passed = (heard: number[]) => heard.filter((status) => status === 200).length;

describe('what processes count together in Redis', () => {
  beforeAll(async () => {
    port = await freePort();
    start();
  });
  afterAll(async () => {
    await Promise.all([...apps.map((app) => app.close()), ...opened.map((limits) => limits.close())]);
    await stop();
  });

  it('calls of one address over three processes are as many as of one, for each route that has its own', async () => {
    const limits = [join(), join(), join()];
    await until(() => limits.every((one) => one.isUp()));
    const all = await Promise.all(limits.map(serve));
    const spread = (url: string, address: string, n: number) =>
      times(n, (at) => ask(all[at % 3] as FastifyInstance, url, address));
    expect(passed(await spread('/a', '10.0.0.1', 30))).toBe(10);
    expect(passed(await spread('/few', '10.0.0.2', 12))).toBe(3);
    expect(passed(await spread('/a', '10.0.0.2', 3))).toBe(3);
    // Of one IPv6 net all homes together, ten times as many as of one home.
    const net = (n: number) =>
      times(n, (at) => ask(all[at % 3] as FastifyInstance, '/a', `2001:db8:1:${at.toString(16)}::1`));
    expect(passed(await net(150))).toBe(100);
  });

  it('goes on with what each process counts while Redis is away, and together again when it is back', async () => {
    const heard: boolean[] = [];
    const [one, other] = [join(), join()];
    one.watch((isUp) => heard.push(isUp));
    await until(() => one.isUp() && other.isUp());
    const [first, second] = await Promise.all([serve(one), serve(other)]);
    expect(passed(await times(6, () => ask(first, '/a', '10.0.0.9')))).toBe(6);
    await stop();
    await until(() => !one.isUp() && !other.isUp());
    // The first remembers its own six.
    expect(passed(await times(8, () => ask(first, '/a', '10.0.0.9')))).toBe(4);
    expect(passed(await times(12, () => ask(second, '/a', '10.0.0.9')))).toBe(10);
    expect(one.missed()).toBeGreaterThan(0);
    start();
    await until(() => one.isUp() && other.isUp());
    expect(heard).toEqual([false, true, false, true]);
    const spread = await times(24, (at) => ask(at % 2 === 0 ? first : second, '/a', '10.0.0.10'));
    expect(passed(spread)).toBe(10);
  });

  it('leaves nobody waiting for a Redis that is there and says nothing: the process counts for itself', async () => {
    const limits = join(50);
    await until(() => limits.isUp());
    const app = await serve(limits);
    redis?.kill('SIGSTOP');
    expect(passed(await times(12, () => ask(app, '/a', '10.0.0.11')))).toBe(10);
    expect(limits.missed()).toBe(12);
    redis?.kill('SIGCONT');
  });

  it('has a span for each question to Redis, without whose it is', async () => {
    const limits = join();
    await until(() => limits.isUp());
    const app = await serve(limits);
    const spans = await heardSpans(() => ask(app, '/a', '203.0.113.77'));
    expect(spans).toContainEqual({ name: expect.stringMatching(/^redis /), attributes: { 'db.system.name': 'redis' } });
    expect(JSON.stringify(spans)).not.toContain('203.0.113.77');
  });

  it('seats of one member over two processes are as many as of one, and free again after the work', async () => {
    const limits = [join(), join()];
    await until(() => limits.every((each) => each.isUp()));
    const [one, other] = limits.map((each) => createSeats(2, { name: 'test', limits: each })) as [
      ReturnType<typeof createSeats>,
      ReturnType<typeof createSeats>,
    ];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let sitting = 0;
    const work = async () => {
      sitting += 1;
      await ended;
    };
    const works = [one('uid', work), other('uid', work)];
    await until(() => sitting === 2);
    await expect(one('uid', work)).rejects.toThrow(NoSeat);
    await expect(other('uid', work)).rejects.toThrow(NoSeat);
    expect(await other('another', async () => 'sat')).toBe('sat');
    end();
    await Promise.all(works);
    let sat = '';
    while (sat === '') sat = await one('uid', async () => 'again').catch(() => sleep(10, ''));
    expect(sat).toBe('again');
  });
});
