import { useMemo } from 'react';
import { type DiffRow, diffEntries } from '@/app/replay/bench/diff';
import type { SessionFile } from '@/app/replay/sessionFile';
import { replayerText as text } from '@/text/replayer';
import { Button } from '@/ui/button/Button';
import { CompareHead, CompareLine, CompareList } from './compare.styles';
import type { Log } from './openLog';
import { Pane } from './replayer.styles';
import { whatOf } from './rows';

/** Lines that are shown; those of the same kind are counted anyway. */
const MOST = 400;

interface Other {
  name: string;
  file: SessionFile;
}

interface ComparePaneProps {
  log: Log;
  other: Other;
  s: number;
  moveTo: (s: number) => void;
  onDone: () => void;
}

type Line = Exclude<DiffRow, { kind: 'same' }> | { kind: 'same'; count: number; first: number };

/** What is the same is told by number alone. */
function lines(rows: readonly DiffRow[]): Line[] {
  const out: Line[] = [];
  for (const row of rows) {
    const last = out.slice(-1)[0];
    if (row.kind !== 'same') out.push(row);
    else if (last?.kind === 'same') last.count += 1;
    else out.push({ kind: 'same', count: 1, first: row.left.s });
  }
  return out;
}

/** Two recordings side by side; a line leads to its place in the one that is open. */
export function ComparePane({ log, other, s, moveTo, onDone }: ComparePaneProps) {
  const rows = useMemo(() => diffEntries(log.file.entries, other.file.entries), [log, other]);
  const shown = useMemo(() => lines(rows), [rows]);
  const odd = rows.filter(({ kind }) => kind !== 'same').length;
  return (
    <Pane data-pane="list" aria-label={text.compare}>
      <CompareHead>
        <h2>{text.comparedWith(other.name)}</h2>
        <p role="status">{odd === 0 ? text.sameActions : text.oddLines(odd, rows.length)}</p>
        <Button size="s" tone="line" onClick={onDone}>
          {text.endCompare}
        </Button>
      </CompareHead>
      <CompareList>
        {shown.slice(0, MOST).map((line) => {
          const place = placeOf(line);
          return (
            <li key={`${line.kind} ${place ?? ''} ${'right' in line ? line.right.s : ''}`}>
              <CompareLine
                type="button"
                data-kind={line.kind}
                aria-current={place === s ? 'step' : undefined}
                disabled={place === undefined}
                onClick={() => place !== undefined && moveTo(place)}
              >
                {sayLine(line)}
              </CompareLine>
            </li>
          );
        })}
      </CompareList>
      {shown.length > MOST && <p>{text.more(shown.length - MOST)}</p>}
    </Pane>
  );
}

/** Where a line stands in the recording that is open. */
function placeOf(line: Line): number | undefined {
  if (line.kind === 'same') return line.first;
  return line.kind === 'onlyRight' ? undefined : line.left.s;
}

const named = ({ s, a }: { s: number; a: { type: string } }) => {
  const what = whatOf(a);
  return `#${s} ${a.type}${what ? ` · ${what}` : ''}`;
};

function sayLine(line: Line): string {
  switch (line.kind) {
    case 'same':
      return text.sameLines(line.count);
    case 'changed':
      return text.changedLine(named(line.left), line.right.s, line.path);
    case 'onlyLeft':
      return text.onlyHere(named(line.left));
    case 'onlyRight':
      return text.onlyThere(named(line.right));
  }
}
