import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from './config';
import { readSecret } from './secret';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      cacheDir: path.resolve('.cache'),
      databaseUrl: null,
      seed: 'demo',
      demoMode: true,
      pay: [{ name: 'sandbox' }],
      sessionDays: 30,
      trustProxy: 0,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET_KEY: '' })).toMatchObject({ port: 8000, databaseUrl: null });
  });

  it('says everything that is wrong at once, without showing secrets', () => {
    const problems = problemsOf({
      PORT: '70000',
      SEED: 'big',
      SECRET_KEY: 'hush',
      DATABASE_URL: 'mysql://root:hush@h/d',
    });
    expect(problems).toEqual([
      'PORT must be at most 65535 (is "70000")',
      'DATABASE_URL must be a URL beginning with postgres: or postgresql:',
      'SECRET_KEY must be at least 32 characters',
      'SEED must be demo or none (is "big")',
    ]);
  });

  it('refuses a wait for a lock that outlasts the wait for a session', () => {
    expect(problemsOf({ DB_LOCK_TIMEOUT_MS: '5000' })).toEqual([
      expect.stringContaining('DB_LOCK_TIMEOUT_MS must be below DB_SESSION_TIMEOUT_MS'),
    ]);
    expect(problemsOf({ DB_LOCK_TIMEOUT_MS: '5000', DB_SESSION_TIMEOUT_MS: '6000' })).toEqual([]);
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example'])('takes %j for no page of the site', (address) => {
    expect(problemsOf({ BUNDLE_URL: address })).toEqual([
      expect.stringContaining('BUNDLE_URL must be a path beginning with / or an http(s) URL'),
    ]);
    expect(problemsOf({ BUNDLE_URL: '/apps/plaza.apk?v=2' })).toEqual([]);
  });

  it('refuses the sandboxes in production unless it is a demonstration', () => {
    const production = { NODE_ENV: 'production' };
    expect(problemsOf(production)).toHaveLength(2);
    expect(problemsOf({ ...production, SMS_MODE: 'off' })[0]).toContain('PAY_MODE sandbox');
    expect(readConfig({ ...production, SMS_MODE: 'off', PAY_MODE: 'off' })).toMatchObject({
      demoMode: false,
      seed: 'none',
    });
    expect(readConfig({ ...production, DEMO_MODE: '1' })).toMatchObject({
      demoMode: true,
      seed: 'demo',
      pay: [{ name: 'sandbox' }],
    });
  });

  it('names a provider that there is not, and knows which are on', () => {
    expect(problemsOf({ PAY_MODE: 'sandbox,shells', SMS_MODE: 'pigeon' })).toEqual([
      expect.stringMatching(/^PAY_MODE must be off, or some of sandbox.* \(is "shells"\)$/),
      expect.stringMatching(/^SMS_MODE must be off, or some of sandbox.* \(is "pigeon"\)$/),
    ]);
    expect(readConfig({ PAY_MODE: 'off', SMS_MODE: 'sandbox' })).toMatchObject({ pay: [], sms: [{ name: 'sandbox' }] });
  });

  it('asks for a shared secret when several processes may share a database', () => {
    const url = { DATABASE_URL: 'postgres://localhost/plaza' };
    expect(problemsOf(url)[0]).toContain('SECRET_KEY must be set');
    expect(readConfig({ ...url, SECRET_KEY: 'x'.repeat(32) })).toMatchObject({ databaseUrl: url.DATABASE_URL });
  });

  it('refuses a certificate of the database’s authority that is not there', () => {
    expect(problemsOf({ DB_SSL: '/nowhere/ca.pem' })[0]).toMatch(/^DB_SSL must be 0, 1 or a file/);
    expect(readConfig({ DB_SSL: '1' }).dbSsl).toBe(true);
  });

  it('brings the public origin to its bare form', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://plaza.example/app/' }).publicOrigin).toBe('https://plaza.example');
  });
});

describe('a variable that is misspelt', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DB_POOLMAX', 'DB_POOL_MAX'],
    ['rate_limit_max', 'RATE_LIMIT_MAX'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['SECRET_KEY_FIEL', 'SECRET_KEY_FILE'],
  ])('%s is complained about', (name, meant) => {
    expect(problemsOf({ [name]: '1' })).toEqual([`${name} is no variable of Plaza: did you mean ${meant}?`]);
  });

  it('is none where what may be meant is set, or where it is somebody else’s', () => {
    expect(problemsOf({ DB_POOL_MAX: '5', DB_POOLMAX: '9' })).toEqual([]);
    const others = { HOME: '/root', HOSTNAME: 'web', DB_PORT: 'tcp://10.0.0.1:5432', NODE_OPTIONS: '', PATH: '/bin' };
    expect(problemsOf({ ...others, XDG_DATA_DIRS: '/usr/share', TERM: 'x', PWD: '/', PGHOST: 'db' })).toEqual([]);
  });
});

describe('a secret from a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    const at = path.join(folder, name);
    writeFileSync(at, text);
    return at;
  };

  it('is as good as the variable, with the end of its line', () => {
    const key = 'k'.repeat(32);
    const given = {
      SECRET_KEY_FILE: file('key', `${key}\n`),
      SECRET_KEY_OLD_FILE: file('old', `${'a'.repeat(32)}, ${'b'.repeat(32)}\n`),
      DATABASE_URL_FILE: file('url', 'postgres://plaza:hush@db/plaza\n'),
      METRICS_TOKEN_FILE: file('token', 'sesame-sesame-sesame'),
    };
    expect(readConfig(given)).toMatchObject({
      secretKey: key,
      oldSecretKeys: ['a'.repeat(32), 'b'.repeat(32)],
      databaseUrl: 'postgres://plaza:hush@db/plaza',
      metricsToken: 'sesame-sesame-sesame',
    });
  });

  it('is held to the same rules, and never shown', () => {
    const problems = problemsOf({ SECRET_KEY_FILE: file('short', 'hush'), SECRET_KEY_OLD: 'hush' });
    expect(problems).toEqual([
      'SECRET_KEY must be at least 32 characters',
      'SECRET_KEY_OLD must be at least 32 characters',
    ]);
  });

  it('that is not there, is empty, or is set twice is named', () => {
    const absent = path.join(folder, 'absent');
    expect(problemsOf({ SECRET_KEY_FILE: absent })[0]).toMatch(/^SECRET_KEY_FILE cannot be read: .*absent/);
    expect(problemsOf({ METRICS_TOKEN_FILE: file('empty', '\n') })[0]).toMatch(/^METRICS_TOKEN_FILE is empty/);
    const both = { SECRET_KEY: 'x'.repeat(32), SECRET_KEY_FILE: file('twice', 'y'.repeat(32)) };
    expect(problemsOf(both)).toEqual(['SECRET_KEY and SECRET_KEY_FILE are both set: keep one']);
  });
});

describe('the secret', () => {
  const dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'plaza-secret-')), 'data');
  afterAll(() => rmSync(path.dirname(dataDir), { recursive: true }));

  it('is the given one, else made once and kept for the owner’s eyes only', () => {
    const given = 'g'.repeat(32);
    expect(readSecret({ secretKey: given, dataDir })).toBe(given);
    expect(existsSync(dataDir)).toBe(false);
    const made = readSecret({ secretKey: null, dataDir });
    expect(made).toHaveLength(43);
    expect(readSecret({ secretKey: null, dataDir })).toBe(made);
    expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});
