import { CircleCheck, FlaskConical, Info, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { LiveCheck } from '@/app/replay/sessionFile';
import { replayerText as text } from '@/text/replayer';
import { Button } from '@/ui/button/Button';
import { KeyMark } from './controls.styles';
import { differences } from './differences';
import type { Log, Supposition } from './openLog';
import { Verdict } from './replayer.styles';

interface VerdictBarProps {
  log: Log;
  build: string;
  moveTo: (s: number) => void;
  onUndo: () => void;
}

/** What the phone still had at export, beside what the file leads to. */
function sayLive(checks: readonly LiveCheck[]): string {
  const odd = checks.filter(({ agrees }) => !agrees);
  return odd.length === 0
    ? text.liveEqual(checks.length)
    : text.liveOdd(odd.map(({ slice, path, s }) => `#${s} ${path ?? slice}`));
}

/** How the replay came out: equal, not to be compared, or where it went another way. */
export const VerdictBar = memo(function VerdictBar({ log, build, moveTo, onUndo }: VerdictBarProps) {
  const { file, replay } = log;
  if (log.supposed) return <SupposedBar log={log} supposed={log.supposed} onUndo={onUndo} />;
  const { divergence, unknown, otherStart } = replay;
  const notes = [
    divergence?.otherBuild && text.otherBuild,
    !divergence?.otherBuild && otherStart && file.header.build !== build && text.otherStart,
    unknown.length > 0 && text.unknown(unknown.length),
    file.header.redaction === 'none' && text.raw,
    file.live && sayLive(file.live),
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

/** A session that never was says so all the time. */
function SupposedBar({ log, supposed, onUndo }: { log: Log; supposed: Supposition; onUndo: () => void }) {
  const { kind, s } = supposed.edit;
  return (
    <Verdict role="status" data-tone="plain">
      <FlaskConical aria-hidden="true" />
      {text.supposed[kind](s)}
      <Button size="s" tone="line" onClick={onUndo}>
        {text.undo} <KeyMark aria-hidden="true">z</KeyMark>
      </Button>
      <small>{text.supposedEnd(differences(log, log.file.entries.length).length)}</small>
    </Verdict>
  );
}
