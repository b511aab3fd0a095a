import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router';
import { HAPPENINGS, type Happening, type TimelineRow as Row } from '@/contract/desk/members';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { TimelineRow } from '@/desk/kit/facts/TimelineRow';
import { DayLine } from '@/desk/kit/facts/timeline.styles';
import { Less } from '@/desk/kit/list/Less';
import { type ReadOn, readOn } from '@/desk/kit/list/readOn';
import { useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Bar, Scroll } from '@/desk/kit/room/room.styles';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { dayText } from '@/desk/kit/time/timeText';
import { clock } from '@/desk/world/clock';
import { membersText as text } from '@/text/desk/members';
import { useTimelineInfiniteQuery } from './membersApi';
import { amountOf, sentenceOf, TONE } from './storyLine';

const idOf = ({ kind, id }: Row) => `${kind}-${id}`;
const options = [
  { value: 'all' as const, label: text.all },
  ...HAPPENINGS.map((value) => ({ value, label: text.kinds[value] })),
];

/** Everything of a member in one story, the newest first. */
export function Story({ uid }: { uid: string }) {
  const [kind, setKind] = useState<Happening | 'all'>('all');
  const story = useTimelineInfiniteQuery({ uid, ...(kind !== 'all' && { kind }) });
  return (
    <>
      <Bar>
        <Segments label={text.story} value={kind} options={options} onChange={setKind} />
      </Bar>
      <Answer of={story} what={text.story} rows={14}>
        {({ pages }) => (
          <Lines rows={pages.flatMap(({ records }) => records)} isAll={kind === 'all'} {...readOn(story)} />
        )}
      </Answer>
    </>
  );
}

/** The room in which a line goes on. */
const ROOM_OF: Partial<Record<Happening, 'letters' | 'recordings' | 'money'>> = {
  letter: 'letters',
  recording: 'recordings',
  order: 'money',
};

/** The visit that a letter or recording came from; others know of none. */
const caseOf = ({ kind, note }: Row): string => (kind === 'letter' || kind === 'recording' ? note : '');

interface LinesProps extends ReadOn {
  rows: readonly Row[];
  isAll: boolean;
}

function Lines({ rows, isAll, ...on }: LinesProps) {
  const path = useRoomPath();
  const navigate = useNavigate();
  const pathOf = ({ kind, id }: Row) => {
    const room = ROOM_OF[kind];
    return room && path(room, id);
  };
  const { chosen, rowProps } = useRowList({
    rows,
    idOf,
    ...on,
    onOpen: (row) => {
      const to = pathOf(row);
      if (to !== undefined) void navigate(to);
    },
  });
  if (rows.length === 0) return <Empty title={text.nothing}>{isAll && text.nothingAtAll}</Empty>;
  const now = clock.now();
  const chosenCase = chosen === null ? '' : caseOf(chosen);
  const dayOf = (row: Row | undefined) => row && dayText(row.at, now);
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.story}>
      <Less {...on} />
      <ul>
        {rows.map((row, at) => (
          <Fragment key={idOf(row)}>
            {dayOf(rows[at - 1]) !== dayOf(row) && (
              <DayLine>{dayOf(row) === dayText(now, now) ? text.today : dayOf(row)}</DayLine>
            )}
            <TimelineRow
              at={row.at}
              kind={text.kinds[row.kind]}
              amount={amountOf(row)}
              ofCase={chosenCase !== '' && caseOf(row) === chosenCase}
              {...(TONE[row.kind] && { tone: TONE[row.kind] })}
              {...rowProps(row)}
            >
              {sentenceOf(row)}
            </TimelineRow>
          </Fragment>
        ))}
      </ul>
      {on.onMore && (
        <DayLine as="div">
          <Button disabled={on.isBusy} onClick={on.onMore}>
            {text.older}
          </Button>
        </DayLine>
      )}
    </Scroll>
  );
}
