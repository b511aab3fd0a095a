import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import {
  MODERATION_COUNTED,
  MODERATION_TARGET_MS,
  type ModerationItem,
  type ModerationRow,
  QUEUES,
  QueueName,
} from '@/contract/desk/moderation';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { readOn } from '@/desk/kit/list/readOn';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { useHasBoth } from '@/desk/kit/room/useWide';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { hourText, spanText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { DecideBar } from './DecideBar';
import { ItemAside } from './ItemAside';
import { POLL_MS, useItemQuery, useQueueInfiniteQuery } from './moderationApi';
import { QueueList } from './QueueList';
import { ThingPane } from './ThingPane';

const countText = (count: number) => (count >= MODERATION_COUNTED ? text.most(count) : String(count));

/** The first row behind this one that no colleague has open; at the end the first of all. */
function rowAfter(rows: readonly ModerationRow[], id: number | null): ModerationRow | undefined {
  const free = (row: ModerationRow) => row.id !== id && (!row.lock || row.lock.mine);
  const at = rows.findIndex((row) => row.id === id);
  return rows.slice(at + 1).find(free) ?? rows.find(free);
}

/** Rows with the one that lies open, where it stood: a colleague who is faster does not take it from under one's eyes. */
function useRowsWith(rows: readonly ModerationRow[], opened: ModerationRow | undefined): readonly ModerationRow[] {
  const place = useRef(0);
  const at = opened === undefined ? -1 : rows.findIndex(({ id }) => id === opened.id);
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);
  if (opened === undefined || at >= 0 || rows.length === 0) return rows;
  return rows.toSpliced(place.current, 0, opened);
}

/** The queue, the thing that is opened, and who wrote it. */
export function QueueRoom() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = useNow();
  const hasBoth = useHasBoth();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('queue') ?? 'all';
  const queue = v.is(QueueName, asked) ? asked : 'all';
  const id = Number(pathname.split('/')[2] ?? '') || null;
  const list = useQueueInfiniteQuery({ queue }, { pollingInterval: usePoll(POLL_MS) });
  // What a colleague has open is looked at again: asking for what is one's own would hold it for ever.
  const [isTheirs, setTheirs] = useState(false);
  const item = useItemQuery(
    { id: id ?? 0 },
    { skip: id === null, refetchOnMountOrArgChange: true, pollingInterval: usePoll(isTheirs ? POLL_MS : 0) },
  );
  const first = list.currentData?.pages[0];
  const rows = useRowsWith(list.currentData?.pages.flatMap(({ records }) => records) ?? [], item.currentData);
  const open = (next: number | null, how: { replace?: boolean } = {}) =>
    void navigate({ pathname: next === null ? '/moderation' : `/moderation/${next}`, search: query.toString() }, how);
  const goOn = () => open(rowAfter(rows, id)?.id ?? null);

  // Where there is room for both, the first thing that is free lies open.
  const begin = hasBoth && id === null ? rowAfter(rows, null)?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever comes first
  useEffect(() => {
    if (begin !== undefined) open(begin, { replace: true });
  }, [begin]);

  const shown = item.currentData;
  const theirs = shown?.lock?.mine === false && !shown.decision;
  useEffect(() => setTheirs(theirs), [theirs]);
  return (
    <Frame
      title={frameText.rooms.moderation}
      facts={
        first &&
        [
          text.facts.open(countText(first.counts.all)),
          ...(first.oldestAt
            ? [text.facts.oldest(spanText(now - first.oldestAt), spanText(MODERATION_TARGET_MS))]
            : []),
          text.facts.mine(first.decided, first.overturned),
        ].join(' · ')
      }
      actions={
        <>
          <Segments
            label={text.queueLabel}
            value={queue}
            options={QUEUES.map((value) => ({ value, label: text.queues[value], count: first?.counts[value] }))}
            onChange={(next) => setQuery(next === 'all' ? {} : { queue: next }, { replace: true })}
          />
          <Button onClick={() => void navigate('/moderation/words')}>{text.words}</Button>
        </>
      }
      status={<Status item={shown} at={list.fulfilledTimeStamp} />}
    >
      <Panes
        listWidth="clamp(250px, 21vw, 302px)"
        asideWidth="clamp(240px, 20vw, 292px)"
        listLabel={text.items}
        isOpen={id !== null}
        list={
          <Answer of={{ ...list, data: list.currentData }} what={text.queue} rows={9}>
            {() =>
              rows.length === 0 ? (
                <Empty
                  title={text.empty}
                  acts={
                    queue !== 'all' && <Button onClick={() => setQuery({}, { replace: true })}>{text.seeAll}</Button>
                  }
                >
                  {queue === 'all' ? text.emptyAll : text.emptyFiltered(text.queues[queue])}
                </Empty>
              ) : (
                <QueueList rows={rows} chosen={id} onOpen={open} {...readOn(list)} />
              )
            }
          </Answer>
        }
        aside={shown && <ItemAside item={shown} />}
      >
        {id === null ? (
          <Empty title={text.choose}>{text.chooseNote}</Empty>
        ) : (
          <Answer of={{ ...item, data: item.currentData }} what={text.items}>
            {(opened) => (
              <>
                <ThingPane item={opened} />
                <DecideBar
                  key={opened.id}
                  item={opened}
                  onNext={goOn}
                  onBack={() => open(opened.id)}
                  onRefused={() => {
                    void item.refetch();
                    void list.refetch();
                  }}
                />
              </>
            )}
          </Answer>
        )}
      </Panes>
    </Frame>
  );
}

/** What is left, as a clock shows it: 4:31. */
function leftText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the thing is still mine; else how old the queue is. */
function Status({ item, at }: { item: ModerationItem | undefined; at: number | undefined }) {
  const now = useNow(1_000);
  if (item?.lock?.mine && !item.decision)
    return item.lock.until > now ? text.locked(leftText(item.lock.until - now)) : text.lockOver;
  return at === undefined ? null : hourText(at, true);
}
