import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Chosen, choose } from './adapter';
import type { CallLimits } from './db/openPostgres';
import type { Retention } from './db/retention';
import { misspelt, readSecretFiles } from './environment';
import type { S3Place } from './files/s3Files';
import { paymentAdapters } from './pay/table';
import { smsAdapters } from './sms/table';

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
/** A limit of time: none at all would let one fault take everything. */
const milliseconds = whole(100, 600_000);
/** A page of pictures comes with one or two calls. */
const FILES_A_CALL = 10;
const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false', 'on', 'off'], 'must be 0 or 1'),
  v.transform((text) => ['1', 'true', 'on'].includes(text)),
);
const text = v.pipe(v.string(), v.trim());
const url = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL beginning with ${protocols.join(' or ')}`,
    ),
  );

const secretKey = v.pipe(text, v.minLength(32, 'must be at least 32 characters'));
/** Keys beside each other, by commas. */
const secretKeys = v.pipe(
  text,
  v.transform((list) => list.split(',').map((key) => key.trim())),
  v.array(secretKey),
);
/** TLS with the authorities that Node knows, or with that of a PEM file. */
const tls = v.union(
  [
    flag,
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return { ca: readFileSync(dataset.value, 'utf8') };
        } catch {
          addIssue({ message: 'cannot be read' });
          return NEVER;
        }
      }),
    ),
  ],
  'must be 0, 1 or a file that can be read, with the certificate of its authority',
);

const web = url('http:', 'https:');
/** A page of the site itself (`/…`) or elsewhere. */
const link = v.union(
  [v.pipe(text, v.regex(/^\/(?!\/)[^\s\\]*$/)), web],
  'must be a path beginning with / or an http(s) URL',
);

const Environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PORT: v.optional(whole(0, 65_535), '8000'),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, './data'),
  CACHE_DIR: v.optional(text),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  DB_POOL_MAX: v.optional(whole(1, 500), '10'),
  DB_SSL: v.optional(tls, '0'),
  DB_PREPARED: v.optional(flag, '1'),
  REDIS_URL: v.optional(url('redis:', 'rediss:')),
  DB_LISTEN_URL: v.optional(url('postgres:', 'postgresql:')),
  DB_STATEMENT_TIMEOUT_MS: v.optional(milliseconds, '10000'),
  DB_READ_TIMEOUT_MS: v.optional(milliseconds, '3000'),
  DB_LOCK_TIMEOUT_MS: v.optional(milliseconds, '3000'),
  DB_IDLE_TX_TIMEOUT_MS: v.optional(milliseconds, '10000'),
  DB_SESSION_TIMEOUT_MS: v.optional(milliseconds, '5000'),
  DRAIN_MS: v.optional(whole(0, 600_000), '5000'),
  PUBLIC_ORIGIN: v.optional(web),
  APP_ID: v.optional(text, '2008'),
  SESSION_DAYS: v.optional(whole(1, 180), '30'),
  SECRET_KEY: v.optional(secretKey),
  SECRET_KEY_OLD: v.optional(secretKeys),
  SMS_MODE: v.optional(text, 'sandbox'),
  PAY_MODE: v.optional(text, 'sandbox'),
  PAY_TWICE: v.optional(v.picklist(['person', 'refund'], 'must be person or refund'), 'person'),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  DEMO_MODE: v.optional(flag),
  TRUST_PROXY: v.optional(whole(0, 10), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a pino level'),
    'info',
  ),
  HELD_DECIDED_BY: v.optional(v.picklist(['staff', 'time'], 'must be staff or time')),
  SMS_PER_HOUR: v.optional(whole(1, 10_000_000), '1000'),
  SMS_PER_DAY: v.optional(whole(1, 100_000_000), '10000'),
  SHARED_ANSWERS_MS: v.optional(whole(0, 5000), '2000'),
  RATE_LIMIT_MAX: v.optional(whole(1, 1_000_000), '300'),
  FILE_RATE_LIMIT_MAX: v.optional(whole(1, 10_000_000)),
  MAX_CONNECTIONS: v.optional(whole(10, 1_000_000), '5000'),
  KEEP_VISITS_DAYS: v.optional(whole(2, 36_500), '180'),
  KEEP_LETTERS_DAYS: v.optional(whole(2, 36_500), '730'),
  KEEP_MESSAGES_DAYS: v.optional(whole(2, 36_500), '365'),
  UPLOAD_MAX_MB: v.optional(whole(1, 64), '8'),
  S3_BUCKET: v.optional(text),
  S3_ENDPOINT: v.optional(web),
  S3_PUBLIC_ENDPOINT: v.optional(web),
  S3_REGION: v.optional(text, 'us-east-1'),
  S3_PREFIX: v.optional(v.pipe(text, v.regex(/^(?:[\w.-]+\/)+$/, 'must end with / and not begin with one'))),
  S3_PATH_STYLE: v.optional(flag, '0'),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  S3_DOWNLOADS: v.optional(v.picklist(['through', 'redirect'], 'must be through or redirect'), 'through'),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16, 'must be at least 16 characters'))),
  METRICS_CHECK_MINUTES: v.optional(whole(0, 1440), '60'),
  BUNDLE_URL: v.optional(link),
  PACKAGE_URL: v.optional(link),
  CONTACT_LINK: v.optional(web),
  DESK: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  DESK_ORIGIN: v.optional(web),
});

type Parsed = v.InferOutput<typeof Environment>;

/** Everything the environment decides, checked; docs name the variables, code reads this. */
export interface Config {
  env: Parsed['NODE_ENV'];
  port: number;
  host: string;
  dataDir: string;
  /** Where the files of members and operators lie; null: in the data folder. */
  s3: S3Place | null;
  /** For what can be made again: cluster templates, pictures. */
  cacheDir: string;
  /** null: the embedded engine. */
  databaseUrl: string | null;
  dbPoolMax: number;
  /** Statements are prepared once a session. */
  dbPrepared: boolean;
  /** Where `listen` works; null: at `databaseUrl`. */
  dbListenUrl: string | null;
  /** Where processes count together; null: each for itself. */
  redisUrl: string | null;
  /** With an authority of its own, or with those that Node knows. */
  dbSsl: boolean | { ca: string };
  /** Of members' calls; the server's own work has none. */
  dbLimits: CallLimits;
  /** How long a server that stops still answers everything, while balancers hear that it goes. */
  drainMs: number;
  /** null: taken from the request. */
  publicOrigin: string | null;
  appId: string;
  sessionDays: number;
  /** null: `readSecret` makes one and keeps it in the data folder. */
  secretKey: string | null;
  /** What they have signed or hashed is still known. */
  oldSecretKeys: readonly string[];
  /** Who carries codes, the first one first; none: nobody. */
  sms: readonly Chosen[];
  /** Who lets texts through that a word holds: people at the desk, or a minute's time where there are none. The demo's is time unless said. */
  heldDecidedBy: 'staff' | 'time';
  /** Codes that all members together are sent. */
  smsBudget: { hour: number; day: number };
  /** Who takes members' money; none: nothing is sold for cash. */
  pay: readonly Chosen[];
  /** What becomes of a second payment of an order. */
  payTwice: Parsed['PAY_TWICE'];
  /** Follows the demo mode unless said: an operator's database is nobody else's. */
  seed: 'demo' | 'none';
  /** Demo login, stage and fault routes; on outside production. */
  demoMode: boolean;
  /** Proxy hops in front; 0 trusts no forwarded header. */
  trustProxy: number;
  logLevel: Parsed['LOG_LEVEL'];
  /** How long an answer that is the same for everybody is fresh; 0: each is made anew. */
  sharedAnswersMs: number;
  /** Requests a minute and address. */
  rateLimitMax: number;
  /** The same for each of pictures, packages and films. */
  fileRateLimitMax: number;
  /** Open connections; one more is hung up on. */
  maxConnections: number;
  /** Days that records are kept which nothing needs any more. */
  retention: Retention;
  uploadMaxMb: number;
  /** null: no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  /** null: whoever reaches the port may read. */
  metricsToken: string | null;
  /** How often the rules of `db:check` are asked for the metrics; 0: never. */
  metricsCheckMinutes: number;
  bundleUrl: string | null;
  packageUrl: string | null;
  contactLink: string | null;
  /** Whether there is a desk of the staff at all. */
  desk: boolean;
  /** The one origin that the desk is on; null: wherever the site is. */
  deskOrigin: string | null;
}

/** The environment is wrong; the message is a list for whoever starts the server. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Variables whose value must not end up in a log; each may come from a file, as `NAME_FILE`. */
const SECRET = [
  ...[
    'SECRET_KEY',
    'SECRET_KEY_OLD',
    'DATABASE_URL',
    'DB_LISTEN_URL',
    'METRICS_TOKEN',
    'REDIS_URL',
    'S3_SECRET_ACCESS_KEY',
  ],
  ...[...paymentAdapters, ...smsAdapters].flatMap(({ secrets }) => secrets),
];

function describe(issue: v.BaseIssue<unknown>): string {
  const [name = ''] = (v.getDotPath(issue) ?? '').split('.');
  return SECRET.includes(name) ? `${name} ${issue.message}` : `${name} ${issue.message} (is "${issue.input}")`;
}

const isSandbox = ({ name }: Chosen) => name === 'sandbox';

function conflicts(
  env: Parsed,
  { demoMode, pay, sms }: { demoMode: boolean; pay: readonly Chosen[]; sms: readonly Chosen[] },
): string[] {
  const problems: string[] = [];
  const open = env.NODE_ENV === 'production' && !demoMode;
  const hint = 'is refused in production: set it to off, or DEMO_MODE=1 if this is a demonstration';
  if (open && sms.some(isSandbox)) problems.push(`SMS_MODE sandbox shows codes to everybody and ${hint}`);
  if (open && pay.some(isSandbox)) problems.push(`PAY_MODE sandbox gives diamonds for nothing and ${hint}`);
  if (env.PUBLIC_ORIGIN === undefined && pay.some((one) => !isSandbox(one))) {
    problems.push('PUBLIC_ORIGIN must be set with PAY_MODE, because providers tell there what was paid');
  }
  if (env.DATABASE_URL !== undefined && env.SECRET_KEY === undefined) {
    problems.push('SECRET_KEY must be set with DATABASE_URL, because all processes must share it');
  }
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither');
  }
  if (env.S3_BUCKET === undefined && env.S3_ENDPOINT !== undefined) {
    problems.push('S3_BUCKET must be set with S3_ENDPOINT: it names where the files go');
  }
  if (env.DB_LOCK_TIMEOUT_MS >= env.DB_SESSION_TIMEOUT_MS) {
    problems.push(
      'DB_LOCK_TIMEOUT_MS must be below DB_SESSION_TIMEOUT_MS, or those who wait for one lock keep every session',
    );
  }
  return problems;
}

function s3Of(env: Parsed): S3Place | null {
  if (env.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket: env.S3_BUCKET,
    prefix: env.S3_PREFIX ?? '',
    endpoint: env.S3_ENDPOINT ?? null,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? null,
    region: env.S3_REGION,
    pathStyle: env.S3_PATH_STYLE,
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    redirects: env.S3_DOWNLOADS === 'redirect',
  };
}

/** Parses the environment once; throws {@link ConfigError} with everything that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable means "not set", as in most .env files.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const files = readSecretFiles(given, SECRET);
  const parsed = v.safeParse(Environment, { ...given, ...files.values });
  const ofOthers = [...paymentAdapters, ...smsAdapters].flatMap(({ variables }) => variables);
  const known = [...Object.keys(Environment.entries), ...SECRET.map((name) => `${name}_FILE`), ...ofOthers];
  const all = { SMS_MODE: 'sandbox', PAY_MODE: 'sandbox', ...given, ...files.values };
  const pay = choose(paymentAdapters, 'PAY_MODE', all);
  const sms = choose(smsAdapters, 'SMS_MODE', all);
  const chosen = [...pay.problems, ...sms.problems];
  const wrong = [...misspelt(given, known), ...files.problems, ...(parsed.issues ?? []).map(describe), ...chosen];
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong);
  const env = parsed.output;
  const demoMode = env.DEMO_MODE ?? env.NODE_ENV !== 'production';
  const problems = conflicts(env, { demoMode, pay: pay.chosen, sms: sms.chosen });
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    env: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    s3: s3Of(env),
    cacheDir: path.resolve(env.CACHE_DIR ?? path.join(dataDir, '..', '.cache')),
    databaseUrl: env.DATABASE_URL ?? null,
    dbPoolMax: env.DB_POOL_MAX,
    dbPrepared: env.DB_PREPARED,
    redisUrl: env.REDIS_URL ?? null,
    dbListenUrl: env.DB_LISTEN_URL ?? null,
    dbSsl: env.DB_SSL,
    dbLimits: {
      statementMs: env.DB_STATEMENT_TIMEOUT_MS,
      readMs: env.DB_READ_TIMEOUT_MS,
      lockMs: env.DB_LOCK_TIMEOUT_MS,
      idleTransactionMs: env.DB_IDLE_TX_TIMEOUT_MS,
      sessionMs: env.DB_SESSION_TIMEOUT_MS,
    },
    drainMs: env.DRAIN_MS,
    publicOrigin: env.PUBLIC_ORIGIN === undefined ? null : new URL(env.PUBLIC_ORIGIN).origin,
    appId: env.APP_ID,
    sessionDays: env.SESSION_DAYS,
    secretKey: env.SECRET_KEY ?? null,
    oldSecretKeys: env.SECRET_KEY_OLD ?? [],
    sms: sms.chosen,
    heldDecidedBy: env.HELD_DECIDED_BY ?? (demoMode ? 'time' : 'staff'),
    smsBudget: { hour: env.SMS_PER_HOUR, day: env.SMS_PER_DAY },
    pay: pay.chosen,
    payTwice: env.PAY_TWICE,
    seed: env.SEED ?? (demoMode ? 'demo' : 'none'),
    demoMode,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    sharedAnswersMs: env.SHARED_ANSWERS_MS,
    rateLimitMax: env.RATE_LIMIT_MAX,
    fileRateLimitMax: env.FILE_RATE_LIMIT_MAX ?? FILES_A_CALL * env.RATE_LIMIT_MAX,
    maxConnections: env.MAX_CONNECTIONS,
    retention: { visits: env.KEEP_VISITS_DAYS, letters: env.KEEP_LETTERS_DAYS, messages: env.KEEP_MESSAGES_DAYS },
    uploadMaxMb: env.UPLOAD_MAX_MB,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    metricsToken: env.METRICS_TOKEN ?? null,
    metricsCheckMinutes: env.METRICS_CHECK_MINUTES,
    bundleUrl: env.BUNDLE_URL ?? null,
    packageUrl: env.PACKAGE_URL ?? null,
    contactLink: env.CONTACT_LINK ?? null,
    desk: env.DESK === 'on',
    deskOrigin: env.DESK_ORIGIN === undefined ? null : new URL(env.DESK_ORIGIN).origin,
  };
}
