import { causesOf, changesOf, pointerOf } from '@/app/replay/bench/because';
import { replayFile } from '@/app/replay/replayFile';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';
import { named, say, shown } from './say';

/** Earlier changes that are listed above the last one. */
const EARLIER = 8;

/** `--because FILE PATH`: which action last changed a value, and what led to it. 0: found, 1: nothing changed it. */
export async function because(file: SessionFile, typed: string, until?: number): Promise<number> {
  const path = pointerOf(typed);
  const { states } = await replayFile(file, until === undefined ? {} : { until });
  const changes = changesOf(states, path);
  const last = changes.at(-1);
  if (!last) {
    say(`✗ no action changed ${path}`);
    return 1;
  }
  const entryAt = (s: number) => file.entries[s - 1] as SessionEntry;
  if (changes.length > EARLIER + 1) say(`  … ${changes.length - EARLIER - 1} earlier changes`);
  for (const { s, before, after } of changes.slice(-EARLIER - 1)) {
    say(`  ${named(entryAt(s))}  ${path}: ${shown(before, 80)} → ${shown(after, 80)}`);
  }
  say(`✓ ${path} was last changed by ${named(entryAt(last.s))}`);
  const causes = causesOf(file.entries, last.s);
  for (const { s, how } of causes) {
    say(
      how === 'call'
        ? `    ← answers the call begun at ${named(entryAt(s))}`
        : `    ← made by an effect of ${named(entryAt(s))}`,
    );
  }
  say(`    ← from outside: ${outside(file, causes.at(-1)?.s ?? last.s)}`);
  return 0;
}

/** A log that says of no entry what caused it was made by an older build or by the DevTools. */
function outside({ entries }: SessionFile, s: number): string {
  if (entries.every(({ by }) => by === undefined)) return 'this file does not say what caused its actions';
  return `a finger, the page or the browser, at +${((entries[s - 1]?.t ?? 0) / 1_000).toFixed(3)} s`;
}
