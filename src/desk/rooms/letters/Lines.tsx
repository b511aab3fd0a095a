import type { DeskLetter, DeskLetterLine } from '@/contract/desk/letters';
import { Kbd } from '@/desk/keys/keys.styles';
import { useKeys } from '@/desk/keys/useKeys';
import { Moment } from '@/desk/kit/time/Moment';
import { momentText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { deskLettersText as text } from '@/text/desk/letters';
import { Attachments, OpenPicture, useViewer } from './Attachments';
import { Bubble, EventLine, Face, RecordingCard, Said, Thread } from './letters.styles';
import { useOpenRecording } from './useOpenRecording';

const { event: events, categories, priorities } = text;

/** What happened, in a sentence. */
function eventText({ event, content, by }: DeskLetterLine, now: number): string {
  const who = by ?? text.system;
  switch (event) {
    case 'assigned':
      return events.assigned(who, content);
    case 'sorted': {
      const known: Readonly<Record<string, string>> = { ...categories, ...priorities };
      return events.sorted(who, known[content] ?? content);
    }
    case 'snoozed':
      return events.snoozed(who, momentText(Number(content), now));
    case 'merged':
      return events.merged(who, content);
    case 'rated':
      return events.rated(content);
    case 'released':
    case 'closed':
    case 'reopened':
      return events[event](who);
    case null:
      return content;
  }
}

/** What was written: the member left, staff right, what happened between, notes amber. */
export function Lines({ letter }: { letter: DeskLetter }) {
  const now = useNow(60_000);
  const name = letter.name ?? text.guest;
  const { open, viewer } = useViewer(letter);
  return (
    <OpenPicture value={open}>
      <Thread>
        {letter.lines.map((line) =>
          line.kind === 'event' ? (
            <EventLine key={line.id}>
              {eventText(line, now)} · <Moment at={line.at} />
            </EventLine>
          ) : (
            <Said key={line.id} data-kind={line.kind}>
              {line.kind === 'member' && <Face src={letter.avatar ?? undefined} data-big="" />}
              <div>
                <small>
                  {line.kind === 'member' ? name : line.by} {line.kind === 'note' && <em>{text.noteTag} </em>}
                  <Moment at={line.at} />
                </small>
                <Bubble data-kind={line.kind}>
                  {line.content}
                  <Attachments pictures={line.pictures ?? []} />
                  {line.id === 0 && <Recording letter={letter} />}
                </Bubble>
              </div>
            </Said>
          ),
        )}
      </Thread>
      {viewer}
    </OpenPicture>
  );
}

function Recording({ letter: { recording } }: { letter: DeskLetter }) {
  const now = useNow(60_000);
  const open = useOpenRecording(recording);
  useKeys([{ key: 'o', label: text.keys.recording, when: open !== null, run: () => open?.() }]);
  if (recording === null) return null;
  return (
    <RecordingCard>
      <b>{text.recording(recording.number)}</b>
      <small>
        {recording.sentAt === null
          ? text.recordingGone
          : text.recordingFacts(recording.actions, momentText(recording.sentAt, now))}
      </small>
      {open && (
        <button type="button" onClick={open}>
          {text.openRecording} <Kbd aria-hidden="true">o</Kbd>
        </button>
      )}
    </RecordingCard>
  );
}
