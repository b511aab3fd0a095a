import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { replayerText as text } from '@/text/replayer';
import { Button } from '@/ui/button/Button';
import type { Log } from './openLog';
import { Verdict } from './replayer.styles';

interface VerdictBarProps {
  log: Log;
  build: string;
  moveTo: (s: number) => void;
}

/** How the replay came out: equal, not to be compared, or where it went another way. */
export const VerdictBar = memo(function VerdictBar({ log, build, moveTo }: VerdictBarProps) {
  const { file, replay } = log;
  const { divergence, unknown, otherStart } = replay;
  const notes = [
    divergence?.otherBuild && text.otherBuild,
    !divergence?.otherBuild && otherStart && file.header.build !== build && text.otherStart,
    unknown.length > 0 && text.unknown(unknown.length),
    file.header.redaction === 'none' && text.raw,
  ].filter((note) => typeof note === 'string');
  const count = file.entries.length;
  const compared = file.entries.some(({ h }) => h !== undefined);
  const small = notes.map((note) => <small key={note}>{note}</small>);
  if (divergence) {
    return (
      <Verdict role="alert" data-tone="error">
        <TriangleAlert aria-hidden="true" />
        {text.diverged(divergence.s, divergence.type)}
        <Button size="s" tone="line" onClick={() => moveTo(divergence.s)}>
          {text.toDivergence}
        </Button>
        {small}
      </Verdict>
    );
  }
  return (
    <Verdict role="status" data-tone={compared ? 'success' : 'plain'}>
      {compared ? <CircleCheck aria-hidden="true" /> : <Info aria-hidden="true" />}
      {compared ? text.equal(count) : text.noHashes(count)}
      {small}
    </Verdict>
  );
});
