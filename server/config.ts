import path from 'node:path';
import * as v from 'valibot';
import { type Chosen, choose } from './adapter';
import { captchaAdapters } from './captcha/table';
import type { CallLimits } from './db/openPostgres';
import type { Retention } from './db/retention';
import { misspelt, readSecretFiles } from './environment';
import type { S3Place } from './files/s3Files';
import type { MinorRules } from './minors/rules';
import { paymentAdapters } from './pay/table';
import { realNameAdapters } from './realName/table';
import { smsAdapters } from './sms/table';
import { Environment, type Parsed } from './variables';
import type { VelocityRules } from './velocity/rules';

/** A page of pictures comes with one or two calls. */
const FILES_A_CALL = 10;

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
  /** A replica for what need not be newest; null: everything is read at `databaseUrl`. */
  dbReadUrl: string | null;
  /** Where processes count together; null: each for itself. */
  redisUrl: string | null;
  /** Where spans are sent; null: nothing is traced. */
  tracesTo: string | null;
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
  /** What they have sealed is still opened. */
  leakedSecretKeys: readonly string[];
  /** Who carries codes, the first one first; none: nobody. */
  sms: readonly Chosen[];
  /** Who lets texts through that a word holds: people at the desk, or a minute's time where there are none. The demo's is time unless said. */
  heldDecidedBy: 'staff' | 'time';
  /** Codes that all members together are sent. */
  smsBudget: { hour: number; day: number };
  /** Who takes members' money; none: nothing is sold for cash. */
  pay: readonly Chosen[];
  /** Who tells members from machines. */
  captcha: readonly Chosen[];
  /** Who checks real names, the first one first; none: nobody. */
  realName: readonly Chosen[];
  /** What minors may pay, and when. */
  minors: MinorRules;
  /** What becomes of a second payment of an order. */
  payTwice: Parsed['PAY_TWICE'];
  /** What is counted so that abuse of money shows, and what happens then. */
  velocity: VelocityRules;
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
    'SECRET_KEY_LEAKED',
    'DATABASE_URL',
    'DB_LISTEN_URL',
    'DATABASE_READ_URL',
    'METRICS_TOKEN',
    'REDIS_URL',
    'S3_SECRET_ACCESS_KEY',
  ],
  ...[...paymentAdapters, ...smsAdapters, ...realNameAdapters].flatMap(({ secrets }) => secrets),
];

function describe(issue: v.BaseIssue<unknown>): string {
  const [name = ''] = (v.getDotPath(issue) ?? '').split('.');
  return SECRET.includes(name) ? `${name} ${issue.message}` : `${name} ${issue.message} (is "${issue.input}")`;
}

const isSandbox = ({ name }: Chosen) => name === 'sandbox';

function conflicts(
  env: Parsed,
  { demoMode, pay, sms, realName }: { demoMode: boolean } & Record<'pay' | 'sms' | 'realName', readonly Chosen[]>,
): string[] {
  const problems: string[] = [];
  const open = env.NODE_ENV === 'production' && !demoMode;
  const hint = 'is refused in production: set it to off, or DEMO_MODE=1 if this is a demonstration';
  if (open && sms.some(isSandbox)) problems.push(`SMS_MODE sandbox shows codes to everybody and ${hint}`);
  if (open && pay.some(isSandbox)) problems.push(`PAY_MODE sandbox gives diamonds for nothing and ${hint}`);
  if (open && realName.some(isSandbox)) problems.push(`REAL_NAME_MODE sandbox takes anybody for real and ${hint}`);
  if (env.PUBLIC_ORIGIN === undefined && pay.some((one) => !isSandbox(one))) {
    problems.push('PUBLIC_ORIGIN must be set with PAY_MODE, because providers tell there what was paid');
  }
  if (env.DATABASE_URL !== undefined && env.SECRET_KEY === undefined) {
    problems.push('SECRET_KEY must be set with DATABASE_URL, because all processes must share it');
  }
  if (env.DATABASE_URL === undefined && env.DATABASE_READ_URL !== undefined) {
    problems.push('DATABASE_URL must be set with DATABASE_READ_URL: it names the database of which that is a replica');
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
  const ofOthers = [...paymentAdapters, ...smsAdapters, ...realNameAdapters].flatMap(({ variables }) => variables);
  const known = [...Object.keys(Environment.entries), ...SECRET.map((name) => `${name}_FILE`), ...ofOthers];
  const isOpen = given.NODE_ENV === 'production' && !['1', 'true', 'on'].includes(given.DEMO_MODE ?? '');
  const modes = { SMS_MODE: 'sandbox', PAY_MODE: 'sandbox', CAPTCHA_MODE: 'proof' };
  const all = { ...modes, REAL_NAME_MODE: isOpen ? 'off' : 'sandbox', ...given, ...files.values };
  const pay = choose(paymentAdapters, 'PAY_MODE', all);
  const sms = choose(smsAdapters, 'SMS_MODE', all);
  const captcha = choose(captchaAdapters, 'CAPTCHA_MODE', all);
  const realName = choose(realNameAdapters, 'REAL_NAME_MODE', all);
  const chosen = [pay, sms, captcha, realName].flatMap(({ problems }) => problems);
  if (captcha.problems.length === 0 && captcha.chosen.length !== 1) chosen.push('CAPTCHA_MODE must name one');
  const wrong = [...misspelt(given, known), ...files.problems, ...(parsed.issues ?? []).map(describe), ...chosen];
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong);
  const env = parsed.output;
  const demoMode = env.DEMO_MODE ?? env.NODE_ENV !== 'production';
  const problems = conflicts(env, { demoMode, pay: pay.chosen, sms: sms.chosen, realName: realName.chosen });
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
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    dbListenUrl: env.DB_LISTEN_URL ?? null,
    dbReadUrl: env.DATABASE_READ_URL ?? null,
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
    leakedSecretKeys: env.SECRET_KEY_LEAKED ?? [],
    sms: sms.chosen,
    heldDecidedBy: env.HELD_DECIDED_BY ?? (demoMode ? 'time' : 'staff'),
    smsBudget: { hour: env.SMS_PER_HOUR, day: env.SMS_PER_DAY },
    pay: pay.chosen,
    captcha: captcha.chosen,
    realName: realName.chosen,
    minors: { steps: env.MINOR_SPENDING, hours: env.MINOR_HOURS, holidays: env.HOLIDAYS },
    payTwice: env.PAY_TWICE,
    velocity: env.VELOCITY_RULES,
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
