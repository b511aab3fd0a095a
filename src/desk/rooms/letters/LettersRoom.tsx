import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { type DeskLetterRow, LETTER_VIEWS, type LetterFacts, type LetterView } from '@/contract/desk/letters';
import { useMarks } from '@/desk/kit/list/useMarks';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { spanText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';
import { deskLettersText as text } from '@/text/desk/letters';
import { LetterCase } from './LetterCase';
import { LetterList } from './LetterList';
import { LetterPane } from './LetterPane';
import { POLL_MS, useLetterFactsQuery, useLetterQuery } from './lettersApi';
import { ManyActs } from './ManyActs';
import { useLeftOut } from './useLeftOut';

const rowId = ({ id }: DeskLetterRow): string => String(id);
const MOST = 1000;
const countText = (count: number) => (count >= MOST ? text.facts.most : String(count));

function factsOf({ counts, late, closedToday, firstAnswerMs, targets }: LetterFacts): string {
  const target = spanText(targets.answerMs);
  return [
    text.facts.open(countText(counts.all)),
    ...(late > 0 ? [text.facts.late(countText(late))] : []),
    firstAnswerMs === null ? text.facts.noMedian(target) : text.facts.median(spanText(firstAnswerMs), target),
    text.facts.closed(countText(closedToday)),
  ].join(' · ');
}

/** What members wrote to support: a list by what is due, the letter, its case. */
export function Room() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view') ?? '';
  const view: LetterView = v.is(v.picklist(LETTER_VIEWS), asked) ? asked : 'all';
  const id = Number(pathname.split('/')[2] ?? '') || null;
  const pollingInterval = usePoll(POLL_MS);
  const { data: facts } = useLetterFactsQuery({}, { pollingInterval });
  const letter = useLetterQuery({ id: id ?? 0 }, { skip: id === null, pollingInterval });
  const open = (next: number) => void navigate({ pathname: `/letters/${next}`, search: query.toString() });
  const shown = letter.currentData;
  const marks = useMarks(rowId);
  const mayAct = useMay('letters.act');
  const leftOut = useLeftOut(open);
  const isMarking = marks.rows.length > 0;
  return (
    <Frame
      title={frameText.rooms.letters}
      facts={facts && factsOf(facts)}
      actions={
        <>
          {!isMarking && (
            <Segments
              label={text.viewsLabel}
              value={view}
              options={LETTER_VIEWS.map((value) => ({
                value,
                label: text.views[value],
                count: value === 'closed' ? undefined : facts?.counts[value],
              }))}
              onChange={(next) => setQuery(next === 'all' ? {} : { view: next }, { replace: true })}
            />
          )}
          <ManyActs marks={marks} onCame={leftOut.tell} />
        </>
      }
      keys={[
        {
          key: 'Escape',
          label: kitText.back,
          quiet: true,
          when: id !== null && !isMarking,
          run: () => void navigate({ pathname: '/letters', search: query.toString() }),
        },
      ]}
      status={shown?.owner && text.handled(text.states[shown.state], shown.owner.name)}
    >
      <Panes
        list={<LetterList view={view} facts={facts} chosen={id} onOpen={open} marks={mayAct ? marks : undefined} />}
        listLabel={text.letters}
        // While letters are marked the list stays, also where it stands alone.
        isOpen={id !== null && !isMarking}
        aside={shown && <LetterCase letter={shown} onOpen={open} onMark={mayAct ? marks.put : undefined} />}
      >
        {id === null ? (
          <Empty title={text.choose}>{text.chooseNote}</Empty>
        ) : (
          <LetterPane key={id} of={letter} onOpen={open} onCame={leftOut.tell} hearsKeys={!isMarking} />
        )}
      </Panes>
      {leftOut.dialog}
    </Frame>
  );
}
