import { memo, useMemo, useState } from 'react';
import type { Lane } from '@/app/replay/lanes';
import { replayerText as text } from '@/text/replayer';
import { Chip } from '@/ui/chip/Chip';
import { Lines } from './Lines';
import { LaneChips, LaneDot, Nothing, Sieves } from './list.styles';
import type { Log } from './openLog';
import { Pane } from './replayer.styles';
import { type Sieve, sifted } from './rows';

const lanes = Object.entries(text.lanes) as [Lane, string][];

interface ActionListProps {
  log: Log;
  s: number;
  moveTo: (s: number) => void;
}

/** All actions, or those that were asked for, with the one looked at marked. */
export function ActionList({ log, s, moveTo }: ActionListProps) {
  const [sieve, setSieve] = useState<Sieve>({ words: '', lanes: new Set() });
  const rows = useMemo(() => sifted(log.rows, sieve), [log, sieve]);
  return (
    <Pane data-pane="list" aria-label={text.list}>
      <Sifter sieve={sieve} onSieve={setSieve} found={rows.length} all={log.rows.length} />
      {rows.length > 0 ? <Lines rows={rows} s={s} moveTo={moveTo} /> : <Nothing>{text.none}</Nothing>}
    </Pane>
  );
}

interface SifterProps {
  sieve: Sieve;
  onSieve: (sieve: Sieve) => void;
  found: number;
  all: number;
}

/** What is asked for; a jump changes nothing of it. */
const Sifter = memo(function Sifter({ sieve, onSieve, found, all }: SifterProps) {
  const { words, lanes: chosen } = sieve;
  const toggle = (lane: Lane) => {
    const next = new Set(chosen);
    if (!next.delete(lane)) next.add(lane);
    onSieve({ words, lanes: next });
  };
  return (
    <Sieves>
      <input
        type="search"
        value={words}
        placeholder={text.filter}
        aria-label={text.filter}
        onChange={({ target }) => onSieve({ ...sieve, words: target.value })}
      />
      <LaneChips role="group" aria-label={text.lanesLabel}>
        {lanes.map(([lane, label]) => (
          <Chip key={lane} on={chosen.has(lane)} onClick={() => toggle(lane)}>
            <LaneDot data-lane={lane} aria-hidden="true" />
            {label}
          </Chip>
        ))}
      </LaneChips>
      <p role="status">{text.found(found, all)}</p>
    </Sieves>
  );
});
