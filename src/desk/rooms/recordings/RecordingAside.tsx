import type { DeskRecording, RecordingMark } from '@/contract/desk/recordings';
import { ActsOf } from '@/desk/acts/ActsOf';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Facts, FactsSection } from '@/desk/kit/facts/Facts';
import { Ident } from '@/desk/kit/ident/Ident';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Moment } from '@/desk/kit/time/Moment';
import { useMay } from '@/desk/session/useSelf';
import { recordingsText as text } from '@/text/desk/recordings';
import { kilobytesOf } from './kilobytesOf';
import { Mark, Row, Words } from './recordings.styles';
import { ServerLines } from './ServerLines';
import type { Replay } from './useReplay';

interface RecordingAsideProps {
  recording: DeskRecording;
  replay: Replay;
  onlyThis: boolean;
  onOnlyThis: (only: boolean) => void;
  onConclude: () => void;
  onDelete: () => void;
}

/** Marks stand by themselves. */
const LOOKED = ['recording.opened', 'recording.kept'];

/** The letter, what the server said, what colleagues noted, what else is known, who looked. */
export function RecordingAside({ recording, replay, onlyThis, onOnlyThis, onConclude, onDelete }: RecordingAsideProps) {
  return (
    <>
      <LetterSection recording={recording} />
      <ServerLines number={recording.number} {...{ replay, onlyThis, onOnlyThis }} />
      <Marks notes={recording.notes} replay={replay} onConclude={onConclude} />
      <Case recording={recording} onDelete={onDelete} />
      <ActsOf subject="recording" id={recording.number} only={LOOKED} />
    </>
  );
}

function LetterSection({ recording: { letter, letterText } }: { recording: DeskRecording }) {
  const path = useRoomPath();
  if (letter === null) return null;
  const to = path('letters', letter.id);
  return (
    <FactsSection title={text.letter} note={<Ident id={String(letter.id)} {...(to !== undefined && { to })} />}>
      <Words>{letterText}</Words>
    </FactsSection>
  );
}

function Marks({
  notes,
  replay,
  onConclude,
}: {
  notes: readonly RecordingMark[];
  replay: Replay;
  onConclude: () => void;
}) {
  const mayAct = useMay('recordings.act');
  return (
    <FactsSection title={text.marks} note={notes.length > 0 ? notes.length : text.noMarks}>
      {notes.map(({ id, entry, concludes, text: said, by, at }) => (
        <Mark key={id} data-concludes={concludes ? '' : undefined}>
          <b>{by}</b>{' '}
          <small>
            <Moment at={at} />
          </small>{' '}
          {concludes && <Chip tone="green">{text.conclusion}</Chip>}
          {entry !== null && (
            <button type="button" onClick={() => replay.ask({ desk: 'goTo', entry })}>
              {text.at(entry)}
            </button>
          )}{' '}
          {said}
        </Mark>
      ))}
      {mayAct && (
        <Button shortcut="n" onClick={onConclude}>
          {text.conclude}
        </Button>
      )}
    </FactsSection>
  );
}

function Case({ recording, onDelete }: { recording: DeskRecording; onDelete: () => void }) {
  const path = useRoomPath();
  const mayAct = useMay('recordings.act');
  const { who, at, expiresAt, cameFrom, build, trace, actions, bytes, alike, letter } = recording;
  const to = who === null ? undefined : path('members', who.uid);
  return (
    <FactsSection title={text.case}>
      <Facts
        rows={[
          [text.who, who === null ? text.guest : <Ident key="who" id={who.uid} {...(to !== undefined && { to })} />],
          [text.letter, letter === null ? text.noLetter : null],
          [
            text.sent,
            <span key="sent">
              <Moment at={at} /> · {text.cameFrom[cameFrom]}
            </span>,
          ],
          [text.expires, <Moment key="expires" at={expiresAt} />],
          [text.build, <code key="build">{build}</code>],
          [text.columns.actions, text.size(actions, kilobytesOf(bytes))],
          [text.failedCall, trace === null ? null : <Ident key="trace" id={trace} />],
          [
            text.alike,
            alike.length > 0 &&
              alike.map((one) => <Ident key={one.number} id={one.number} to={`/recordings/${one.number}`} />),
          ],
        ]}
      />
      {mayAct && (
        <Row>
          <Button look="grave" onClick={onDelete}>
            {text.delete}
          </Button>
        </Row>
      )}
    </FactsSection>
  );
}
