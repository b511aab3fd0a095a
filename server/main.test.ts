import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-main-'));
const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  url: string;
  said: string;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

const environment = {
  ...process.env,
  DATABASE_URL: '',
  DEMO_MODE: '0',
  PORT: '0',
  DRAIN_MS: '0',
  DATA_DIR: path.join(folder, 'data'),
  CACHE_DIR: '.cache',
};

/** Starts the server from its sources, as `npm run dev` does, and waits until it has said everything or ended. */
function start(env: Record<string, string> = {}): Promise<Started | { code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', 'server/main.ts'], { env: { ...environment, ...env } });
  started.add(child);
  let said = '';
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      started.delete(child);
      resolve(code);
    });
  });
  return new Promise((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /on (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (url === undefined || !said.includes('Note')) return;
      const stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({ url, said, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => resolve({ code, said }));
  });
}

async function serve(): Promise<Started> {
  const server = await start();
  if (!('url' in server)) throw new Error(`the server ended: ${server.said}`);
  return server;
}

const post = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers })).json();

describe('the server process', () => {
  it('starts on an empty folder, refuses a second one, stops when told, and has lost nothing when it is back', async () => {
    const first = await serve();
    expect(first.said).toContain('demo off');
    const { data } = await post(`${first.url}/api/user/registerWithName`, {
      loginName: 'keeper',
      password: 'passw0rd',
    });

    const second = await start();
    expect(second).toMatchObject({ code: 1, said: expect.stringMatching(/in use by process \d+/) });
    expect(await first.stop()).toBe(0);

    const again = await serve();
    const headers = { uid: data.uid, token: data.token };
    const me = await post(`${again.url}/api/user/center/me`, { uid: data.uid }, headers);
    expect(me).toMatchObject({ code: 0, data: { coinNum: 20 } });
    expect(await again.stop()).toBe(0);
  }, 120_000);

  it('says everything that is wrong with its environment and starts nothing', async () => {
    const refused = await start({ PORT: 'many', SEED: 'some' });
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/PORT .*\n.*SEED /) });
    const open = await start({ NODE_ENV: 'production', DEMO_MODE: '0' });
    expect(open).toMatchObject({ code: 1, said: expect.stringMatching(/SMS_MODE[\s\S]*PAY_MODE/) });
  }, 60_000);

  it.each(['PORT', 'METRICS_PORT'])(
    'names %s when another program has that port',
    async (variable) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const refused = await start({ HOST: '127.0.0.1', [variable]: String(port) });
      other.close();
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(`Port ${port} is in use`) });
      expect(refused.said).toContain(`or set ${variable}.`);
      // Nobody was let in by a server that ended at once.
      expect(refused.said).not.toContain('Server listening');
    },
    60_000,
  );

  it('names the variable of a database that is not there, and shows no password', async () => {
    const url = 'postgres://plaza:hush-hush@127.0.0.1:1/plaza';
    const refused = await start({ DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32) });
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^DATABASE_URL leads to no .*ECONNREFUSED/m),
    });
    expect(refused.said).not.toMatch(/hush|\n {4}at /);
  }, 60_000);
});
