import { type ServerLine, sayLine } from '@/contract/serverLines';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { hourText, wholeText } from '@/desk/kit/time/timeText';
import { recordingsText as text } from '@/text/desk/recordings';
import { Lines, Words } from './recordings.styles';
import { useRecordingLinesQuery } from './recordingsApi';
import type { Replay } from './useReplay';

/** As pino counts. */
const levelOf = (level: number) => (level >= 50 ? 'error' : level >= 40 ? 'warn' : undefined);

interface ServerLinesProps {
  number: string;
  replay: Replay;
  /** Those of the call under the playhead alone. */
  onlyThis: boolean;
  onOnlyThis: (only: boolean) => void;
}

/** What the server's log says of the calls in the recording; a line leads to its call. */
export function ServerLines({ number, replay: { at, ask }, onlyThis, onOnlyThis }: ServerLinesProps) {
  const lines = useRecordingLinesQuery({ number });
  const trace = at?.trace ?? null;
  const count = lines.data?.records.length;
  return (
    <FactsSection
      title={text.lines}
      note={onlyThis && trace !== null ? text.onlyTrace(trace.slice(0, 8)) : count !== undefined && text.linesOf(count)}
    >
      <Answer of={lines} what={text.lines} rows={3}>
        {({ records }) => {
          const shown = onlyThis ? records.filter((line) => line.trace === trace) : records;
          return (
            <>
              {records.length === 0 && <Words>{text.noLines}</Words>}
              {records.length > 0 && shown.length === 0 && <Words>{text.noLinesHere}</Words>}
              <Lines>
                {shown.map((line) => (
                  <li key={line.id}>
                    <Line
                      line={line}
                      isHere={line.trace === trace}
                      onGo={() => ask({ desk: 'goToCall', trace: line.trace })}
                    />
                  </li>
                ))}
              </Lines>
              {records.length > 0 && (
                <Button look="bare" shortcut="t" onClick={() => onOnlyThis(!onlyThis)}>
                  {onlyThis ? text.allLines(records.length) : text.onlyThis}
                </Button>
              )}
            </>
          );
        }}
      </Answer>
    </FactsSection>
  );
}

function Line({ line, isHere, onGo }: { line: ServerLine; isHere: boolean; onGo: () => void }) {
  return (
    <button
      type="button"
      aria-current={isHere ? 'true' : undefined}
      data-level={levelOf(line.level)}
      title={`${wholeText(line.at)} ${line.trace}`}
      onClick={onGo}
    >
      <time dateTime={new Date(line.at).toISOString()}>{hourText(line.at, true)}</time>
      <span>{sayLine(line)}</span>
    </button>
  );
}
