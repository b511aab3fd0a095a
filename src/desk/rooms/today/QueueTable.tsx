import { Link, useNavigate } from 'react-router';
import type { TodayQueue } from '@/contract/desk/today';
import { useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Table } from '@/desk/kit/table/table.styles';
import { spanText } from '@/desk/kit/time/timeText';
import { todayText as text } from '@/text/desk/today';
import { QUEUE_PLACE } from './queuePlace';
import { Age, Queues } from './today.styles';

const { columns } = text;
const idOf = ({ name }: TodayQueue): string => name;
const MOST = 1000;
const countText = (count: number) => (count >= MOST ? text.most : String(count));
const all = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

interface QueueTableProps {
  queues: readonly TodayQueue[];
  at: number;
  /** False while the alerts have `j k`. */
  hearsKeys: boolean;
}

/** What waits, a queue a row, age as columns: only what is over its target is tinted. */
export function QueueTable({ queues, at, hearsKeys }: QueueTableProps) {
  const path = useRoomPath();
  const navigate = useNavigate();
  const placeOf = ({ name }: TodayQueue) => {
    const { room, inside, search } = QUEUE_PLACE[name];
    const to = path(room, inside);
    return to && `${to}${search}`;
  };
  const { rowProps } = useRowList({
    rows: queues,
    idOf,
    openLabel: text.enter,
    on: hearsKeys,
    onOpen: (queue) => {
      const to = placeOf(queue);
      if (to !== undefined) void navigate(to);
    },
  });
  const over = all(queues.flatMap((queue) => queue.over));
  const waiting = countText(all(queues.map((queue) => queue.waiting)));
  return (
    <Queues>
      <h2>
        {text.waits} <small>{over > 0 ? text.waitsNote(waiting, countText(over)) : text.allCalm(waiting)}</small>
      </h2>
      <div>
        <Table>
          <thead>
            <tr>
              <th scope="col">{columns.queue}</th>
              <th scope="col" data-num="">
                {columns.waiting}
              </th>
              {columns.ages.map((age) => (
                <th key={age} scope="col" data-num="">
                  {age}
                </th>
              ))}
              <th scope="col" data-num="">
                {columns.oldest}
              </th>
              <th scope="col" data-num="">
                {columns.target}
              </th>
              <th scope="col" data-num="">
                {columns.done}
              </th>
              <th scope="col">{columns.people}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.name} {...rowProps(queue)}>
                <Cells queue={queue} at={at} to={placeOf(queue)} />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Queues>
  );
}

function Cells({ queue, at, to }: { queue: TodayQueue; at: number; to: string | undefined }) {
  const { name, waiting, ages, over, oldestAt, targetMs, doneToday, people } = queue;
  const waited = oldestAt === null ? null : at - oldestAt;
  return (
    <>
      <td>{to === undefined ? text.queues[name] : <Link to={to}>{text.queues[name]}</Link>}</td>
      <td data-num="">{waiting === 0 ? <Age data-none="">·</Age> : <b>{countText(waiting)}</b>}</td>
      {columns.ages.map((age, place) => {
        const count = ages[place] ?? 0;
        return (
          <td key={age} data-num="">
            <Age data-none={count === 0 ? '' : undefined} data-over={(over[place] ?? 0) > 0 ? '' : undefined}>
              {count === 0 ? '·' : countText(count)}
            </Age>
          </td>
        );
      })}
      <td data-num="">
        {waited === null ? (
          <Age data-none="">·</Age>
        ) : (
          <Age data-late={waited > targetMs ? '' : undefined}>{spanText(waited)}</Age>
        )}
      </td>
      <td data-num="" data-dim="">
        {spanText(targetMs)}
      </td>
      <td data-num="">{doneToday ?? text.notCounted}</td>
      <td data-dim={people.length === 0 ? '' : undefined}>{people.length === 0 ? text.nobody : text.list(people)}</td>
    </>
  );
}
