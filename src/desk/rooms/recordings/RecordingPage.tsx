import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { code } from '@/contract/codes';
import type { DeskRecording } from '@/contract/desk/recordings';
import { refusedCode } from '@/desk/api/deskFault';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Empty } from '@/desk/kit/states/Empty';
import { hourText, momentText, spanText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { clock } from '@/desk/world/clock';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { recordingsText as text } from '@/text/desk/recordings';
import { DeleteDialog } from './DeleteDialog';
import { KeepDialog } from './KeepDialog';
import { MarkDialog } from './MarkDialog';
import { OpenDialog } from './OpenDialog';
import { RecordingAside } from './RecordingAside';
import { ReplayPane } from './ReplayPane';
import { POLL_MS, useOpenRecordingMutation, useRecordingQuery } from './recordingsApi';
import { type Replay, useReplay } from './useReplay';

/** One recording beside its case. */
export function RecordingPage({ number }: { number: string }) {
  const recording = useRecordingQuery({ number }, { pollingInterval: usePoll(POLL_MS) });
  if (refusedCode(recording.error) === code.notFound) return <Gone number={number} />;
  return (
    <Answer of={recording} what={text.recording}>
      {(data) => <Recording recording={data} />}
    </Answer>
  );
}

const crumb = <Link to="/recordings">{frameText.rooms.recordings}</Link>;

function Gone({ number }: { number: string }) {
  return (
    <Frame title={number} crumb={crumb}>
      <Panes>
        <Empty title={text.gone} acts={<Link to="/recordings">{text.goBack}</Link>}>
          {text.goneMore}
        </Empty>
      </Panes>
    </Frame>
  );
}

/** Whose it is, when and how long, and whether the replay came to the same. */
function factsOf({ who, support }: DeskRecording, { opened }: Replay): React.ReactNode {
  const parts = [
    who?.name ?? text.guest,
    opened && text.span(hourText(opened.from, true), hourText(opened.to, true)),
    opened && spanText(opened.to - opened.from),
    opened && opened.loads > 1 && text.loads(opened.loads),
    support !== null && text.support(support),
  ].filter((part) => typeof part === 'string');
  if (!opened || opened.agrees === null) return parts.join(' · ');
  return (
    <>
      {parts.join(' · ')} ·{' '}
      <b data-tone={opened.agrees ? 'good' : 'amber'}>{opened.agrees ? text.agrees(opened.slices) : text.differs}</b>
    </>
  );
}

type Doing = 'mark' | 'conclude' | 'keep' | 'delete';

function Recording({ recording }: { recording: DeskRecording }) {
  const { number, letter, opened } = recording;
  const navigate = useNavigate();
  const path = useRoomPath();
  const mayAct = useMay('recordings.act');
  const replay = useReplay();
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>();
  const [openIt] = useOpenRecordingMutation();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [onlyThis, setOnlyThis] = useState(false);
  const toLetter = letter === null ? undefined : path('letters', letter.id);
  const isFirst = useLocation().key === 'default';
  // Where one came from: the letter, a member's story, the list as it was narrowed. A link that was sent came from nowhere.
  const back = () => void (isFirst ? navigate(toLetter ?? '/recordings') : navigate(-1));

  const open = (reason?: string) =>
    openIt({ number, ...(reason !== undefined && { reason }) }).then(({ data, error }) => {
      setFault(error);
      if (data) setLink(data.link);
      return error;
    });
  const comesWithLetter = letter !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each recording that came with a letter
  useEffect(() => {
    if (comesWithLetter) void open();
  }, [comesWithLetter]);

  const { at, ask } = replay;
  const press = (key: string) => ask({ desk: 'key', key, shift: false });
  const isShown = link !== null && at !== null;
  return (
    <Frame
      title={number}
      crumb={
        <>
          {letter !== null && toLetter !== undefined && (
            <>
              <Link to={toLetter}>{text.letterCrumb(letter.id)}</Link> /{' '}
            </>
          )}
          {crumb}
        </>
      }
      facts={factsOf(recording, replay)}
      actions={
        <>
          {mayAct && <Button onClick={() => setDoing('keep')}>{text.keep}</Button>}
          {mayAct && (
            <Button shortcut="m" disabled={!isShown} onClick={() => setDoing('mark')}>
              {text.mark}
            </Button>
          )}
          {toLetter !== undefined && (
            <Button look="main" onClick={() => void navigate(toLetter)}>
              {text.backToLetter}
            </Button>
          )}
        </>
      }
      keys={[
        { key: ' ', label: text.keys.play, when: isShown, run: press },
        { key: ['ArrowLeft', 'ArrowRight'], label: text.keys.step, when: isShown, run: press },
        { key: 'e', label: text.keys.nextMark, when: isShown, run: press },
        { key: 'p', label: text.keys.query, when: isShown, run: press },
        { key: 'm', label: text.keys.mark, when: isShown && mayAct, run: () => setDoing('mark') },
        { key: 'n', label: text.keys.conclude, when: mayAct, run: () => setDoing('conclude') },
        { key: 't', label: text.keys.only, when: isShown, run: () => setOnlyThis(!onlyThis) },
        { key: 'Escape', label: text.keys.back, run: back },
      ]}
      status={opened && text.openedBy(opened.by, momentText(opened.at, clock.now()), opened.reason)}
    >
      <Panes
        aside={
          <RecordingAside
            {...{ recording, replay, onlyThis }}
            onOnlyThis={setOnlyThis}
            onConclude={() => setDoing('conclude')}
            onDelete={() => setDoing('delete')}
          />
        }
        asideWidth={320}
      >
        <ReplayPane {...{ link, replay, fault }} onAgain={() => void open(opened?.reason)} />
      </Panes>
      {link === null && !comesWithLetter && <OpenDialog number={number} onOpen={open} onClose={back} />}
      {doing === 'mark' && <MarkDialog {...{ number }} entry={at?.entry ?? null} onClose={() => setDoing(null)} />}
      {doing === 'conclude' && <MarkDialog {...{ number }} concludes entry={null} onClose={() => setDoing(null)} />}
      {doing === 'keep' && <KeepDialog {...{ number, letter }} onClose={() => setDoing(null)} />}
      {doing === 'delete' && (
        <DeleteDialog number={number} onDeleted={() => void navigate('/recordings')} onClose={() => setDoing(null)} />
      )}
    </Frame>
  );
}
