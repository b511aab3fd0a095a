import { changesBetween, valueAt } from '@/app/replay/changes';
import type { Gap } from '@/app/replay/compare';
import { comparable, stateHash } from '@/app/replay/hash';
import type { ReplayStep } from '@/app/replay/replayFile';
import { type SessionHeader, traceOf } from '@/app/replay/sessionFile';
import { type ServerLine, sayLine } from '@/contract/serverLines';
import { replayerText as text } from '@/text/replayer';
import { Card, Changes, DetailRoot, Facts, Json } from './detail.styles';
import { type Difference, differences } from './differences';
import { type MachineMove, machineMoves } from './machineMoves';
import { type Log, type ReplayerWorld, stepAt, timeAt } from './openLog';
import { TryCard } from './TryCard';
import { localTime, seconds, zone, zoneOf } from './times';
import { WhoChanged } from './WhoChanged';

/** Changes of one step that are shown. */
const MOST_CHANGES = 60;
/** Characters of a value and of an action that are shown. */
const LONGEST_VALUE = 120;
const LONGEST_ACTION = 20_000;

const cut = (value: string, most: number) => (value.length > most ? `${value.slice(0, most)}…` : value);
const say = (value: unknown) => (value === undefined ? text.gone : cut(JSON.stringify(value), LONGEST_VALUE));

interface DetailProps {
  log: Log;
  s: number;
  build: string;
  /** What the server's log says of the calls. */
  lines: ReplayerWorld['serverLines'];
  /** What is asked about a value, and where the answers lead. */
  who: Omit<Parameters<typeof WhoChanged>[0], 'log' | 's'>;
  /** What is tried at the action one stands at. */
  tries: Omit<Parameters<typeof TryCard>[0], 'entry'>;
}

/** What entry `s` is and did, what was expected of it, and where the file comes from. */
export function Detail({ log, s, build, lines, who, tries }: DetailProps) {
  const step = stepAt(log, s);
  return (
    <DetailRoot data-pane="detail" aria-label={text.detail}>
      <WhoChanged log={log} s={s} {...who} />
      {step ? <StepCards {...{ log, step, tries, lines }} onPath={who.onPath} /> : <Card>{text.start}</Card>}
      <FileCard header={log.file.header} build={build} />
    </DetailRoot>
  );
}

interface StepCardsProps extends Pick<DetailProps, 'log' | 'tries' | 'lines'> {
  step: ReplayStep;
  onPath: (path: string) => void;
}

function StepCards({ log, step, onPath, tries, lines }: StepCardsProps) {
  const { entry, before, state, divergence } = step;
  const { header } = log.file;
  const row = log.rows[entry.s - 1];
  const trace = traceOf(entry);
  return (
    <>
      <Card>
        <h2>{entry.a.type}</h2>
        <Facts>
          <dt>{text.time}</dt>
          <dd>
            {localTime(timeAt(log, entry.s), zoneOf(header))}
            <br />
            {text.after(seconds(entry.t))}
          </dd>
          {row?.touch && <Fact name={text.touchLabel} value={row.touch} />}
          {entry.w?.map(([path, key]) => (
            <Fact key={path} name={text.sentence} value={key} />
          ))}
          {trace !== undefined && <Fact name={text.server} value={trace} />}
          {trace !== undefined && lines && <ServerFacts said={lines.get(trace)} />}
          {row?.marks.map(({ kind, text: said }) => (
            <Fact key={`${kind} ${said}`} name={text.marks[kind]} value={said} />
          ))}
          <HashFacts recorded={entry.h} actual={stateHash(state, header.slices)} />
        </Facts>
      </Card>
      {divergence && (
        <Card data-tone="error" role="alert">
          <h3>{text.marks.divergence}</h3>
          <Facts>
            {divergence.gap && <Fact name={text.gap} value={sayGap(divergence.gap)} />}
            <Fact name={text.path} value={divergence.path || '/'} />
            <Fact name={text.expected} value={say(divergence.expected)} />
            <Fact name={text.actual} value={say(divergence.actual)} />
          </Facts>
        </Card>
      )}
      <MovesCard moves={machineMoves(before, state)} />
      {log.supposed && <DifferencesCard found={differences(log, entry.s)} />}
      <ChangesCard
        before={comparable(before, header.slices)}
        after={comparable(state, header.slices)}
        onPath={onPath}
      />
      <TryCard entry={entry} {...tries} />
      <Card>
        <h3>{text.action}</h3>
        <Json tabIndex={0} role="region" aria-label={text.action}>
          {cut(JSON.stringify(entry.a, null, 2), LONGEST_ACTION)}
        </Json>
      </Card>
    </>
  );
}

/** What the server's log says of a call; what was answered well and at once has no line in it. */
function ServerFacts({ said }: { said: readonly ServerLine[] | undefined }) {
  if (!said) return <Fact name={text.serverSaid} value={text.serverQuiet} />;
  return said.map((line) => <Fact key={line.id} name={text.serverSaid} value={sayLine(line)} />);
}

const sayGap = (gap: Gap) =>
  gap.kind === 'missing' ? text.missingBetween(gap.after) : text.belongsBetween(gap.s, gap.after);

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function HashFacts({ recorded, actual }: { recorded: string | undefined; actual: string }) {
  const verdict = recorded === undefined ? '' : ` · ${recorded === actual ? text.same : text.differs}`;
  return <Fact name={text.hash} value={`${actual}${verdict}`} />;
}

function MovesCard({ moves }: { moves: readonly MachineMove[] }) {
  if (moves.length === 0) return null;
  return (
    <Card>
      <h3>{text.machines}</h3>
      <Facts>
        {moves.map(({ machine, from, to }) => (
          <Fact key={machine} name={machine} value={`${from ?? text.gone} → ${to ?? text.gone}`} />
        ))}
      </Facts>
    </Card>
  );
}

/** Where a session that never was differs from the recording at this moment. */
function DifferencesCard({ found }: { found: readonly Difference[] }) {
  return (
    <Card>
      <h3>{text.supposedHere}</h3>
      {found.length === 0 && <p>{text.supposedSame}</p>}
      <Changes>
        {found.slice(0, MOST_CHANGES).map(({ path, recorded, supposed }) => (
          <li key={path}>
            <code>{path || '/'}</code>
            <br />
            <del>{say(recorded)}</del> → {say(supposed)}
          </li>
        ))}
      </Changes>
      {found.length > MOST_CHANGES && <p>{text.more(found.length - MOST_CHANGES)}</p>}
    </Card>
  );
}

function ChangesCard({ before, after, onPath }: { before: unknown; after: unknown; onPath: (path: string) => void }) {
  const changes = changesBetween(before, after);
  return (
    <Card>
      <h3>{text.changes}</h3>
      {changes.length === 0 && <p>{text.noChanges}</p>}
      <Changes>
        {changes.slice(0, MOST_CHANGES).map(([path]) => (
          <li key={path}>
            <button type="button" aria-label={text.askWho(path)} onClick={() => onPath(path)}>
              <code>{path || '/'}</code>
            </button>
            <br />
            <del>{say(valueAt(before, path))}</del> → {say(valueAt(after, path))}
          </li>
        ))}
      </Changes>
      {changes.length > MOST_CHANGES && <p>{text.more(changes.length - MOST_CHANGES)}</p>}
    </Card>
  );
}

function FileCard({ header, build }: { header: SessionHeader; build: string }) {
  const { recordedAt, viewport, reason, note } = header;
  return (
    <Card>
      <h3>{text.file}</h3>
      <Facts>
        <Fact name={text.reason} value={text.reasons[reason]} />
        <Fact name={text.recordedAt} value={localTime(recordedAt, zoneOf(header))} />
        <Fact name={text.zone} value={text.zoneOf(zone(zoneOf(header)))} />
        <Fact name={text.viewport} value={viewport.join(' × ')} />
        <Fact name={text.build} value={header.build === build ? text.thisBuild : header.build} />
        {note && <Fact name={text.said} value={note} />}
      </Facts>
    </Card>
  );
}
