import { writeFileSync } from 'node:fs';
import { type Goal, minimise } from '@/app/replay/bench/minimise';
import { inOneGo } from '@/app/replay/breathe';
import { loadOf } from '@/app/replay/pageLoads';
import { replayFile } from '@/app/replay/replayFile';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';
import { goalOf } from './goal';
import { files } from './misuse';
import { named, say } from './say';

/** Actions that are printed; all are in the file that `--write` makes. */
const PRINTED = 60;

async function wanted(file: SessionFile, reaches: string | undefined): Promise<Goal | undefined> {
  if (reaches !== undefined) return { reaches: goalOf(reaches) };
  const { divergence } = await replayFile(file);
  return divergence && { divergence };
}

/** `--minimise FILE`: the shortest list of actions that still diverges, or still reaches something. 0: found, 1: it never does. */
export async function shortest(
  file: SessionFile,
  reaches: string | undefined,
  out: string | undefined,
): Promise<number> {
  const goal = await wanted(file, reaches);
  const left = goal && inOneGo(minimise(file, goal));
  if (!left) {
    say(reaches === undefined ? '✗ the recording does not diverge' : `✗ the recording never reaches ${reaches}`);
    return 1;
  }
  for (const entry of left.slice(0, PRINTED)) say(`  ${named(entry)}`);
  if (left.length > PRINTED) say(`  … ${left.length - PRINTED} more`);
  const what = 'divergence' in goal ? `still diverge at ${goal.divergence.path || '/'}` : `still reach ${reaches}`;
  say(`✓ ${left.length} of ${file.entries.length} actions ${what}`);
  if (out !== undefined) {
    const text = sessionText(await shortened(file, left));
    files('Cannot write', () => writeFileSync(out, text));
    say(`✓ ${out}`);
  }
  return 0;
}

/** The same recording of those actions alone, with the states this build makes of them. */
function shortened(file: SessionFile, actions: readonly SessionEntry[]): Promise<SessionFile> {
  const { header } = file;
  // What is left needs no page load but its own.
  const { base } = loadOf(file, actions.at(-1)?.s ?? 0) ?? file;
  return writeSession({ header, ...(base ? { base } : {}), actions, marks: [] });
}
