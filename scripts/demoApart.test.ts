import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'plaza-apart-'));
const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The server as several files, so that what is loaded late lies apart. */
async function bundle(outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: { main: path.join(root, 'server/main.ts') },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    alias: { '@': path.join(root, 'src'), '@server': path.join(root, 'server'), '@demo': path.join(root, 'demo') },
    loader: { '.sql': 'text' },
    metafile: true,
    logLevel: 'error',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(outdir, 'node_modules'));
  return metafile;
}

const OPERATOR = { DEMO_MODE: '0', SEED: 'none', NODE_ENV: 'production', SMS_MODE: 'off', PAY_MODE: 'off' };

/** Starts the bundle and waits until it has greeted or ended; answers what it said. */
function start(main: string, env: Record<string, string>): Promise<{ said: string; url: string | undefined }> {
  const own = { DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', CACHE_DIR: path.resolve('.cache') };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, DATA_DIR: path.join(folder, `data-${started.size}`), PLAZA_ROOT: root, ...env },
  });
  started.add(child);
  let said = '';
  return new Promise((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('  Note')) resolve({ said, url: /on (http:\/\/localhost:\d+)/.exec(said)?.[1] });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => resolve({ said, url: undefined }));
  });
}

describe('the demo apart from the platform', () => {
  const main = path.join(folder, 'main.mjs');
  let files: Metafile;
  beforeAll(async () => {
    files = await bundle(folder);
  }, 120_000);

  it('is in no file that the server loads at its start', () => {
    const entry = Object.keys(files.outputs).find((name) => name.endsWith('/main.mjs')) ?? '';
    const loaded = new Set([entry]);
    for (const name of loaded)
      for (const { path: next, kind } of files.outputs[name]?.imports ?? [])
        if (kind === 'import-statement' && files.outputs[next]) loaded.add(next);
    const inputs = [...loaded].flatMap((name) => Object.keys(files.outputs[name]?.inputs ?? {}));
    expect(inputs.length).toBeGreaterThan(150);
    expect(inputs.filter((name) => name.startsWith('demo/'))).toEqual([]);
    const late = Object.values(files.outputs).flatMap(({ inputs: all }) => Object.keys(all));
    expect(late.filter((name) => name.startsWith('demo/')).length).toBeGreaterThan(100);
  });

  it('may be gone: an operator’s server starts, and draws its members; one that wants a demo says there is none', async () => {
    const demo = Object.entries(files.outputs).filter(([, { inputs }]) =>
      Object.keys(inputs).some((name) => name.startsWith('demo/')),
    );
    expect(demo.length).toBeGreaterThan(0);
    for (const [name] of demo) rmSync(path.resolve(name));
    const { said, url } = await start(main, OPERATOR);
    expect(said).toContain('demo off');
    const statuses = await Promise.all(
      ['avatar/3.webp', 'icon/3.webp'].map(async (name) => (await fetch(`${url}/media/gen/v1/${name}`)).status),
    );
    expect(statuses).toEqual([200, 404]);
    for (const wish of [{ DEMO_MODE: '1' }, { SEED: 'demo' }]) {
      const refused = await start(main, { ...OPERATOR, ...wish });
      expect(refused.said).toBe('There is no demo in this build: set DEMO_MODE=0 and SEED=none.\n');
    }
  }, 120_000);

  it('is missed by no type of the server, its tests included', () => {
    const project = {
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        typeRoots: [path.join(root, 'node_modules/@types')],
        types: ['node', 'jest'],
        paths: {
          '@/*': [`${root}/src/*`],
          '@server/*': [`${root}/server/*`],
          '@scripts/*': [`${root}/scripts/*`],
          '@demo/*': [`${folder}/gone/*`],
        },
      },
      include: [`${root}/server`],
    };
    const file = path.join(folder, 'tsconfig.json');
    writeFileSync(file, JSON.stringify(project));
    const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', file, '--noEmit'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  }, 120_000);
});
