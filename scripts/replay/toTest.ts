import { existsSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { SessionFile } from '@/app/replay/sessionFile';
import { files, Misuse } from './misuse';
import { say } from './say';
import { settle } from './settle';

/** `--to-test FILE [--write out.test.ts]`: a Jest test that does the session again in the app's own store, the server's answers taken from the recording. */
export async function toTest(file: SessionFile, name: string, out: string | undefined): Promise<number> {
  const path = relative(process.cwd(), name);
  if (path.startsWith('..'))
    throw new Misuse('A test reads its recording from the repository: move the file there first');
  // The app's whole store; the other jobs start without it.
  const { jestTest } = await import('@/app/replay/bench/jestTest');
  const text = await jestTest(file, { path, name: basename(name).replace(/(\.session)?\.json$/, ''), settle });
  if (out === undefined) {
    say(text);
    return 0;
  }
  if (existsSync(out)) throw new Misuse(`${out} is there already`);
  files('Cannot write', () => writeFileSync(out, text));
  say(`✓ ${out}`);
  return 0;
}
