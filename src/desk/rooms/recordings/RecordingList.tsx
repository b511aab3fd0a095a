import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { RECORDING_VIEWS, type RecordingFacts, type RecordingView } from '@/contract/desk/recordings';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { SearchField } from '@/desk/kit/field/SearchField';
import { readOn } from '@/desk/kit/list/readOn';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Bar } from '@/desk/kit/room/room.styles';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { spanText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { recordingsText as text } from '@/text/desk/recordings';
import { RecordingTable } from './RecordingTable';
import { POLL_MS, useRecordingFactsQuery, useRecordingsInfiniteQuery } from './recordingsApi';

function FactsLine({ facts: { counts, oldestAt } }: { facts: RecordingFacts }) {
  const now = useNow();
  return <>{text.facts(counts.unseen, oldestAt === null ? null : spanText(now - oldestAt))}</>;
}

/** The recordings that there are, the newest first; what was typed finds one in any state. */
export function RecordingList() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view') ?? '';
  const view: RecordingView = v.is(v.picklist(RECORDING_VIEWS), asked) ? asked : 'all';
  const find = query.get('find') ?? '';
  const [typed, setTyped] = useState(find);
  const pollingInterval = usePoll(POLL_MS);
  const { data: facts } = useRecordingFactsQuery({}, { pollingInterval });
  const recordings = useRecordingsInfiniteQuery(
    { view, ...(find !== '' && { find }) },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  const show = (next: RecordingView) => {
    setTyped('');
    setQuery(next === 'all' ? {} : { view: next }, { replace: true });
  };
  return (
    <Frame title={frameText.rooms.recordings} facts={facts && <FactsLine facts={facts} />}>
      <Panes>
        <Bar>
          <Segments
            label={text.viewsLabel}
            value={view}
            options={RECORDING_VIEWS.map((value) => ({ value, label: text.views[value], count: facts?.counts[value] }))}
            onChange={show}
          />
          <span data-end="">
            <SearchField
              label={text.find}
              value={typed}
              onChange={setTyped}
              onSearch={(value) => setQuery(value.trim() === '' ? {} : { find: value.trim() }, { replace: true })}
            />
          </span>
        </Bar>
        <Answer of={recordings} what={text.recording} rows={14}>
          {({ pages }) => {
            const rows = pages.flatMap(({ records }) => records);
            return rows.length === 0 ? (
              <Nothing {...{ view, find, show }} />
            ) : (
              <RecordingTable rows={rows} {...readOn(recordings)} />
            );
          }}
        </Answer>
      </Panes>
    </Frame>
  );
}

function Nothing({ view, find, show }: { view: RecordingView; find: string; show: (view: RecordingView) => void }) {
  if (find !== '')
    return (
      <Empty title={text.empty.found(find)} acts={<Button onClick={() => show('all')}>{text.empty.unfind}</Button>}>
        {text.empty.foundMore}
      </Empty>
    );
  const next = view === 'unseen' ? 'seen' : 'all';
  return (
    <Empty
      title={text.empty[view]}
      acts={view !== 'all' && <Button onClick={() => show(next)}>{text.empty.goTo(text.views[next])}</Button>}
    />
  );
}
