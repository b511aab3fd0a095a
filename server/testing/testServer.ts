import type { Chosen } from '@server/adapter';
import { type AppOptions, buildApp } from '@server/app';
import { proofOfWork } from '@server/captcha/proofOfWork';
import type { MovableClock } from '@server/clock';
import { type Config, readConfig } from '@server/config';
import type { ServerContext } from '@server/context';
import type { Database } from '@server/db/database';
import type { CreateDemo } from '@server/demoPort';
import { localFiles } from '@server/files/localFiles';
import { systemIds } from '@server/ids';
import { sandbox } from '@server/pay/sandbox/sandbox';
import { realNameSandbox } from '@server/realName/sandbox';
import { smsSandbox } from '@server/sms/sandbox';
import { createVelocity } from '@server/velocity/velocity';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Call, fillPath, hasBody, type InputOf, type OutputOf } from '@/contract/call';
import type { Envelope } from '@/contract/envelope';
import { NOON } from './members';
import { withTestDatabase } from './testDatabase';
import { testDemo } from './testDemo';

/** Who asks; the headers of every call. */
export interface Visitor {
  uid: string;
  token: string;
}

/** A refusal or an answer as it came over HTTP. */
export interface Heard {
  status: number;
  code: number;
  data: unknown;
  msg: string;
}

/** The server of a test file, spoken to without a socket. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly ctx: ServerContext;
  /** A raw request. */
  raw(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** A call of the contract, whatever it answers. */
  ask<C extends Call>(call: C, input: InputOf<C>, who?: Visitor | null): Promise<Heard>;
  /** A call of the contract that is answered well. */
  get<C extends Call>(call: C, input: InputOf<C>, who?: Visitor | null): Promise<OutputOf<C>>;
}

/** A cheap hash: tests prove that it is checked, not that it is dear. */
const TEST_COST = { ln: 4, r: 1, p: 1 };

function fixedClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => NOON + ahead,
    runAhead(ms) {
      ahead = ms;
    },
  };
}

/** A context over a test database; limits are out of the way unless the test sets them. */
export function testContext(
  database: Database,
  environment: Record<string, string> = {},
  createDemo: CreateDemo = () => testDemo(),
): ServerContext {
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MAX: '100000',
    // Tests write past the server and read at once; those of what is shared set it.
    SHARED_ANSWERS_MS: '0',
    DATA_DIR: '.cache/test-data',
    ...environment,
  });
  const secrets = { secret: 's'.repeat(32), oldSecrets: config.oldSecretKeys, leakedSecrets: config.leakedSecretKeys };
  const keys = { clock: fixedClock(), ids: systemIds, ...secrets };
  const isOn = (chosen: readonly Chosen[]) => chosen.some(({ name }) => name === 'sandbox');
  const files = localFiles(config.dataDir);
  return {
    config,
    database,
    files,
    limits: null,
    ...keys,
    hashCost: { ...TEST_COST },
    captcha: proofOfWork({ ...keys, cost: 100 }),
    realName: realNameSandbox(keys.clock),
    sms: isOn(config.sms) ? smsSandbox() : null,
    payments: isOn(config.pay) ? [sandbox({ ...keys, db: database.db, origin: null })] : [],
    velocity: createVelocity(config.velocity),
    version: 'test',
    demo: config.demoMode || config.seed === 'demo' ? createDemo(files) : null,
  };
}

/** How a call travels, in the way the client sends it. */
function requestOf(call: Call, input: Record<string, unknown>, who: Visitor | null): InjectOptions {
  const { path, rest } = fillPath(call.path, { appID: '2008', ...input });
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const item of [value].flat()) if (item !== undefined) fields.append(name, String(item));
  }
  const headers = { uid: who?.uid ?? '', token: who?.token ?? '', 'x-requested-with': 'XMLHttpRequest' };
  const url = `/api/${path}`;
  if (!hasBody(call)) return { method: call.method, url: `${url}?${fields}`, headers };
  if (call.encoding === 'json') return { method: call.method, url, headers, payload: rest };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: call.method, url, headers: { ...headers, ...type }, payload: fields.toString() };
}

/** Speaks to an app, or to whatever passes on to one. */
export function speakTo(app: {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}): Pick<TestServer, 'raw' | 'ask' | 'get'> {
  const raw = (request: InjectOptions) => app.inject(request);
  const ask: TestServer['ask'] = async (call, input, who = null) => {
    const response = await raw(requestOf(call, input as Record<string, unknown>, who));
    const { code, data, msg } = response.json<Envelope>();
    return { status: response.statusCode, code, data, msg: msg ?? '' };
  };
  return {
    raw,
    ask,
    async get(call, input, who = null) {
      const heard = await ask(call, input, who);
      if (heard.code !== 0) throw new Error(`${call.path} answered ${heard.code} ${heard.msg}`);
      return heard.data as OutputOf<typeof call>;
    },
  };
}

/** One server per test file; its database and clock are brought back before every test. */
export function withTestServer(
  seed: (ctx: ServerContext) => Promise<unknown> = async () => {},
  options: AppOptions & { environment?: Record<string, string>; createDemo?: CreateDemo } = {},
): TestServer {
  let ctx: ServerContext | undefined;
  let app: FastifyInstance | undefined;
  // Before the database goes: what the app has counted is written down.
  afterAll(() => app?.close());
  // And before it is brought back: a look of one test would be written into the next one's rows.
  beforeEach(() => app?.writeViews());
  const test = withTestDatabase(async (database) => {
    await seed(testContext(database, options.environment, options.createDemo));
  });
  beforeAll(async () => {
    ctx = testContext(test.database, options.environment, options.createDemo);
    app = await buildApp(ctx, options);
    await app.ready();
  });
  beforeEach(() => {
    ctx?.clock.runAhead(0);
    app?.shared.empty();
  });
  const opened = () => {
    if (!ctx || !app) throw new Error('The test server opens in beforeAll');
    return { ctx, app };
  };
  return {
    get app() {
      return opened().app;
    },
    get ctx() {
      return opened().ctx;
    },
    raw: (request) => speakTo(opened().app).raw(request),
    ask: (call, input, who) => speakTo(opened().app).ask(call, input, who),
    get: (call, input, who) => speakTo(opened().app).get(call, input, who),
  };
}
