import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
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
      payMode: 'sandbox',
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
      payMode: 'sandbox',
    });
  });

  it('asks for a shared secret when several processes may share a database', () => {
    const url = { DATABASE_URL: 'postgres://localhost/plaza' };
    expect(problemsOf(url)[0]).toContain('SECRET_KEY must be set');
    expect(readConfig({ ...url, SECRET_KEY: 'x'.repeat(32) })).toMatchObject({ databaseUrl: url.DATABASE_URL });
  });

  it('brings the public origin to its bare form', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://plaza.example/app/' }).publicOrigin).toBe('https://plaza.example');
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
