import { memo, type Ref, useMemo } from 'react';
import { causesOf, changesOf, pointerOf, type ValueChange } from '@/app/replay/bench/because';
import { replayerText as text } from '@/text/replayer';
import { KeyMark } from './controls.styles';
import { Card } from './detail.styles';
import { type Log, namedAt } from './openLog';
import { seconds } from './times';
import { Asked, Chain, ChangeRow, ChangeRows } from './who.styles';

/** Changes that are listed; those before are counted. */
const MOST = 100;
const LONGEST = 60;

const say = (value: unknown) => (value === undefined ? text.gone : JSON.stringify(value).slice(0, LONGEST));

interface WhoChangedProps {
  log: Log;
  s: number;
  /** What is asked about, as it was typed. */
  path: string;
  onPath: (path: string) => void;
  moveTo: (s: number) => void;
  field: Ref<HTMLInputElement>;
}

/** Which actions changed a value, and what led to each of them. */
export function WhoChanged({ log, s, path, onPath, moveTo, field }: WhoChangedProps) {
  const pointer = pointerOf(path);
  const changes = useMemo(() => (pointer === '' ? [] : changesOf(log.replay.states, pointer)), [log, pointer]);
  // The last one up to where one stands made the value that is seen.
  const current = changes.filter((change) => change.s <= s).slice(-1)[0]?.s;
  return (
    <Card data-pin>
      <h3>{text.whoChanged}</h3>
      <Asked>
        <KeyMark aria-hidden="true">p</KeyMark>
        <input
          ref={field}
          type="search"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-label={text.whoPath}
          placeholder={text.whoHint}
          value={path}
          onChange={({ target }) => onPath(target.value)}
        />
      </Asked>
      {pointer !== '' && <p role="status">{text.whoFound(changes.length)}</p>}
      <Rows log={log} changes={changes} current={current} moveTo={moveTo} />
    </Card>
  );
}

interface RowsProps {
  log: Log;
  changes: readonly ValueChange[];
  current: number | undefined;
  moveTo: (s: number) => void;
}

/** A jump changes nothing here but which line is marked. */
const Rows = memo(function Rows({ log, changes, current, moveTo }: RowsProps) {
  const shown = changes.slice(-MOST);
  return (
    <>
      {changes.length > MOST && <p>{text.whoEarlier(changes.length - MOST)}</p>}
      <ChangeRows>
        {shown.map((change) => (
          <li key={change.s}>
            <ChangeRow
              type="button"
              aria-current={change.s === current ? 'step' : undefined}
              onClick={() => moveTo(change.s)}
            >
              <small>{`#${change.s} · +${seconds(log.file.entries[change.s - 1]?.t ?? 0)}`}</small>
              <span>
                <del>{say(change.before)}</del> → <ins>{say(change.after)}</ins>
              </span>
              <b>{namedAt(log, change.s)}</b>
            </ChangeRow>
            {change.s === current && <Causes log={log} s={change.s} moveTo={moveTo} />}
          </li>
        ))}
      </ChangeRows>
    </>
  );
});

/** From an action back to what came from outside. */
function Causes({ log, s, moveTo }: { log: Log; s: number; moveTo: (s: number) => void }) {
  const { entries } = log.file;
  const chain = causesOf(entries, s);
  const known = entries.some(({ by }) => by !== undefined);
  return (
    <Chain>
      {text.because}
      {chain.map((cause) => (
        <button key={cause.s} type="button" onClick={() => moveTo(cause.s)}>
          {text.cause[cause.how](`#${cause.s} ${namedAt(log, cause.s)}`)}
        </button>
      ))}
      <span>{known ? text.fromOutside : text.causeUnknown}</span>
    </Chain>
  );
}
