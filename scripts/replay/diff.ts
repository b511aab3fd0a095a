import { diffEntries } from '@/app/replay/bench/diff';
import type { SessionFile } from '@/app/replay/sessionFile';
import { named, say } from './say';

/** `--diff A B`: two recordings side by side, what is the same only counted. 0: the same actions, 1: they differ. */
export function diff(left: SessionFile, right: SessionFile): number {
  const rows = diffEntries(left.entries, right.entries);
  let same = 0;
  const counted = () => {
    if (same > 0) say(`  = ${same} the same`);
    same = 0;
  };
  for (const row of rows) {
    if (row.kind === 'same') {
      same += 1;
      continue;
    }
    counted();
    if (row.kind === 'onlyLeft') say(`  - ${named(row.left)}`);
    else if (row.kind === 'onlyRight') say(`  + ${named(row.right)}`);
    else say(`  ~ ${named(row.left)} | #${row.right.s}  differs at ${row.path || '/'}`);
  }
  counted();
  const odd = rows.filter(({ kind }) => kind !== 'same');
  say(odd.length === 0 ? '✓ the same actions' : `✗ ${odd.length} of ${rows.length} lines differ`);
  return odd.length === 0 ? 0 : 1;
}
