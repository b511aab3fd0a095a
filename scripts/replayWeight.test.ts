import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

const root = process.cwd();
/** What recording and travelling cost every member, before anybody asks for either. */
const LIVE =
  /^src\/(kernel\/(gate|tape)|app\/(recorder|replay|replayer|stage)\/.+|app\/store\/(gateMiddleware|watchTimeTravel|followTravel|holdHistory|timeTravel))\.tsx?$/;
/** The entry, and what it calls from the same file in a task of its own. */
const ENTRIES = ['src/main.tsx', 'src/app/boot/startApp.tsx'] as const;
/** In bytes before any packing, which is stricter than the 6 KB after gzip that were promised. */
const LIMIT = 6_000;

async function bundled(): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: { main: ENTRIES[0], start: ENTRIES[1], replay: 'src/replay.ts' },
    outdir: join(root, 'node_modules/.cache/plaza/weight'),
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    alias: { '@': join(root, 'src') },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'text' },
    logLevel: 'error',
  });
  return metafile;
}

/** The outputs that come with this one at once. */
function atOnce({ outputs }: Metafile, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const { path, kind } of outputs[from]?.imports ?? [])
    if (kind === 'import-statement') atOnce({ outputs } as Metafile, path, seen);
  return seen;
}

describe('what recording and time travel weigh', () => {
  it('R17: the first load holds at most 6 KB of it; the rest, and the official panel, is not in it', async () => {
    const metafile = await bundled();
    const panel = Object.keys(metafile.inputs).filter((name) =>
      /@redux-devtools|@emotion\/react|@dnd-kit|jsondiffpatch/.test(name),
    );
    expect(panel).toEqual([]);
    const begun = Object.keys(metafile.outputs).filter((name) =>
      ENTRIES.some((entry) => metafile.outputs[name]?.entryPoint === entry),
    );
    expect(begun).toHaveLength(ENTRIES.length);
    const files = new Set(begun.flatMap((name) => [...atOnce(metafile, name)]));
    const first = [...files].flatMap((name) => Object.entries(metafile.outputs[name]?.inputs ?? {}));
    const live = first
      .filter(([name]) => LIVE.test(name))
      .map(([name, { bytesInOutput }]) => [name, bytesInOutput] as const);
    expect(live.map(([name]) => name)).toContain('src/app/recorder/recording.ts');
    const bytes = live.reduce((sum, [, more]) => sum + more, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  }, 60_000);
});
