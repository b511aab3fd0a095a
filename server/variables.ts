import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { HolidaysText, HoursText, SpendingText } from './minors/readRules';
import { HOLIDAYS_OF_2026, NOTICE_OF_2021 } from './minors/rules';
import { VelocityRulesText } from './velocity/readRules';

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

/** Every variable of the platform's own, with what it may be and what it is unless said. */
export const Environment = v.object({
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
  DATABASE_READ_URL: v.optional(url('postgres:', 'postgresql:')),
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
  SECRET_KEY_LEAKED: v.optional(secretKeys),
  SMS_MODE: v.optional(text, 'sandbox'),
  PAY_MODE: v.optional(text, 'sandbox'),
  CAPTCHA_MODE: v.optional(text, 'proof'),
  REAL_NAME_MODE: v.optional(text),
  MINOR_SPENDING: v.optional(SpendingText, 'none'),
  MINOR_HOURS: v.optional(HoursText, NOTICE_OF_2021),
  HOLIDAYS: v.optional(HolidaysText, HOLIDAYS_OF_2026),
  PAY_TWICE: v.optional(v.picklist(['person', 'refund'], 'must be person or refund'), 'person'),
  VELOCITY_RULES: v.optional(VelocityRulesText, ''),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(web),
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

/** The variables as they were read. */
export type Parsed = v.InferOutput<typeof Environment>;
