import type { AddressInfo } from 'node:net';
import { buildApp } from '@server/app';
import { checkRules } from '@server/db/checkedRules';
import { readSessionsOf } from '@server/db/openPostgres';
import { rules } from '@server/db/rules';
import { smsSandbox } from '@server/sms/sandbox';
import { makeGame } from '@server/testing/games';
import { newMember } from '@server/testing/square';
import { speakTo, type TestServer, withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { gameCalls } from '@/contract/calls/game';
import { squareCalls } from '@/contract/calls/square';
import { userCalls } from '@/contract/calls/user';
import { createMetrics, type Metrics } from './metrics';
import { serveMetrics } from './metricsServer';

const server = withTestServer();

interface Watched extends Pick<TestServer, 'raw' | 'ask' | 'get'> {
  metrics: Metrics;
}

/** A server that counts, for as long as `work` runs. */
async function watched(work: (app: Watched) => Promise<void>): Promise<void> {
  const metrics = createMetrics(server.ctx);
  const app = await buildApp(server.ctx, { metrics });
  try {
    await work({ ...speakTo(app), metrics });
  } finally {
    await app.close();
  }
}

const lines = async (metrics: Metrics, start: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(start));

describe('metrics', () => {
  it('counts by the pattern of a route, never by an address', async () => {
    const me = await newMember(server);
    await watched(async ({ raw, ask, metrics }) => {
      for (const id of [987_654_321, 987_654_322]) await ask(squareCalls.post, { id }, me);
      await raw({ url: '/nowhere/13800138000?token=hush', headers: { accept: 'application/json' } });
      expect(await lines(metrics, 'plaza_http_requests_total')).toEqual([
        'plaza_http_requests_total{method="GET",route="/api/v1/square/post/:id",status="200"} 2',
        'plaza_http_requests_total{method="GET",route="none",status="404"} 1',
      ]);
      expect(await lines(metrics, 'plaza_refusals_total')).toContain(
        'plaza_refusals_total{method="GET",route="/api/v1/square/post/:id",code="1002"} 2',
      );
      expect(await metrics.text()).not.toMatch(/987654|13800138000|hush/);
      expect(await metrics.text()).not.toContain(me.token);
    });
  });

  it('measures how long each route takes, in buckets that add up', async () => {
    await makeGame(server.ctx.database.db);
    await watched(async ({ get, metrics }) => {
      for (let n = 0; n < 3; n += 1) await get(gameCalls.gameList, {});
      const route = 'method="POST",route="/api/web/game/list"';
      const name = 'plaza_http_request_duration_seconds';
      expect(await lines(metrics, `${name}_count`)).toEqual([`${name}_count{${route}} 3`]);
      const buckets = (await lines(metrics, `${name}_bucket`)).map((line) => Number(line.split(' ').at(-1)));
      expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
      expect((await lines(metrics, `${name}_bucket`)).at(-1)).toBe(`${name}_bucket{le="+Inf",${route}} 3`);
      expect(await lines(metrics, 'plaza_http_requests_in_flight')).toEqual(['plaza_http_requests_in_flight 0']);
    });
  });

  it('shows who waits for the database', async () => {
    const metrics = createMetrics(server.ctx);
    const { database } = server.ctx;
    const { max } = database.load();
    const label = `engine="${database.engine}"`;
    let waited: string[] = [];
    let busy = 0;
    const hold = (db: typeof database.db) =>
      db.connection().execute(async (one) => {
        busy += 1;
        if (busy === max) waited = (await lines(metrics, 'plaza_db_')).filter((line) => !line.includes('statements'));
        while (waited.length === 0) await sql`select 1`.execute(one);
      });
    // One more than there are sessions: it has to wait until the last of the others has looked.
    const forReads = database.reads === database.db ? 0 : readSessionsOf(max);
    const asked = [
      ...Array.from({ length: forReads }, () => hold(database.reads)),
      ...Array.from({ length: max - forReads + 1 }, () => hold(database.db)),
    ];
    await Promise.all(asked);
    expect(waited).toEqual([
      `plaza_db_sessions{${label},state="busy"} ${max}`,
      `plaza_db_sessions{${label},state="idle"} 0`,
      `plaza_db_sessions_max{${label}} ${max}`,
      `plaza_db_waiting{${label}} 1`,
    ]);
  });

  it('counts every statement that is sent, begin and commit too', async () => {
    const { database } = server.ctx;
    const metrics = createMetrics(server.ctx);
    const counted = async () => Number((await lines(metrics, 'plaza_db_statements_total'))[0]?.split(' ').at(-1));
    const before = await counted();
    await sql`select 1`.execute(database.reads);
    await database.db.transaction().execute((tx) => sql`select 1`.execute(tx));
    expect((await counted()) - before).toBe(4);
  });

  it('asks the rules of db:check, and names the one that is broken', async () => {
    const { db } = server.ctx.database;
    const metrics = createMetrics(server.ctx);
    expect(await lines(metrics, 'plaza_check_broken')).toEqual([]);
    expect(await lines(metrics, 'plaza_check_last_run')).toEqual([]);
    await checkRules(db, server.ctx.clock.now());
    await metrics.read();
    expect(await lines(metrics, 'plaza_check_broken')).toHaveLength(rules.length);
    expect((await lines(metrics, 'plaza_check_broken')).filter((line) => !line.endsWith(' 0'))).toEqual([]);
    await newMember(server);
    await sql`update users set post_count = 7`.execute(db);
    await checkRules(db, server.ctx.clock.now());
    await metrics.read();
    const broken = (await lines(metrics, 'plaza_check_broken')).filter((line) => line.endsWith(' 1'));
    expect(broken).toHaveLength(1);
    expect(broken[0]).toContain('post');
  });

  it('counts the codes that were sent, beside the budget', async () => {
    const metrics = createMetrics(server.ctx);
    const app = await buildApp({ ...server.ctx, sms: metrics.countSms(smsSandbox()) });
    try {
      const { ask } = speakTo(app);
      expect(await ask(userCalls.smsCode, { phone: '13800138000', purpose: 'login' })).toMatchObject({ code: 0 });
      // Refused: one in a minute.
      expect(await ask(userCalls.smsCode, { phone: '13800138000', purpose: 'login' })).toMatchObject({ code: 1004 });
      expect(await lines(metrics, 'plaza_sms_')).toEqual([
        'plaza_sms_sent_total 1',
        'plaza_sms_budget{window="hour"} 1000',
        'plaza_sms_budget{window="day"} 10000',
      ]);
    } finally {
      await app.close();
    }
  });

  it('measures the process: its memory, processor and event loop', async () => {
    await watched(async ({ metrics }) => {
      for (const name of [
        'process_cpu_seconds_total',
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_p99_seconds',
        'nodejs_heap_size_used_bytes',
      ])
        expect(await lines(metrics, `${name} `)).toEqual([expect.stringMatching(/ [\d.e+-]+$/)]);
    });
  });

  it('is text that Prometheus reads: each name once, with its help and type', async () => {
    await watched(async ({ get, metrics }) => {
      await get(gameCalls.gameTypes, {});
      metrics.jobEnded('remakeHot', 'failed', 0.5);
      const text = await metrics.text();
      expect(text).toContain('plaza_jobs_total{job="remakeHot",outcome="failed"} 1\n');
      const types = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(([, name = '']) => name);
      expect(new Set(types).size).toBe(types.length);
      const sample =
        /^([a-z_0-9]+?)(?:_bucket|_sum|_count)?(?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+\})? (?:-?[\d.e+-]+|Nan)$/;
      for (const line of text.trimEnd().split('\n')) {
        if (line !== '' && !line.startsWith('# ')) expect(line).toMatch(sample);
      }
    });
  });
});

it('counts for one server alone, though two run in this process', async () => {
  await watched(async ({ metrics: other }) => {
    await watched(async ({ raw, metrics }) => {
      await raw({ url: '/nowhere' });
      expect(await lines(metrics, 'plaza_http_requests_total')).toHaveLength(1);
      expect(await lines(other, 'plaza_http_requests_total')).toEqual([]);
    });
  });
});

describe('the port of the metrics', () => {
  it('is not the members’: there is no such path on theirs', async () => {
    await watched(async ({ raw }) => {
      expect((await raw({ url: '/metrics', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    });
  });

  it('answers nothing else, and asks for the token if there is one', async () => {
    const metrics = createMetrics(server.ctx);
    const wishes = { metricsHost: '127.0.0.1', metricsPort: 0, metricsToken: 'sesame-sesame-sesame' };
    const open = await serveMetrics(metrics, wishes);
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${(open.address() as AddressInfo).port}${path}`, { headers });
    try {
      expect((await ask('/metrics')).status).toBe(401);
      expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401);
      expect((await ask('/api/v1/meta', { authorization: 'Bearer sesame-sesame-sesame' })).status).toBe(404);
      const good = await ask('/metrics', { authorization: 'Bearer sesame-sesame-sesame' });
      expect(good.headers.get('content-type')).toContain('version=0.0.4');
      expect(await good.text()).toContain('plaza_build_info');
    } finally {
      open.closeAllConnections();
      open.close();
    }
  });
});
