import { useTaskListQuery } from '@/api/activityApi';
import type { Task, TaskList as Tasks } from '@/contract/task';
import { useServerSecondsLeft } from '@/shell/clock/useServerSecondsLeft';
import { FaultState } from '@/shell/faults/FaultState';
import { tasksText as text } from '@/text/tasks';
import { Countdown } from '@/ui/countdown/Countdown';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { TaskRow } from './TaskRow';
import { Group, Rows } from './tasks.styles';

/** The tasks with their rewards, daily ones first; asked anew whenever it comes on screen and when the day turns. */
export function TaskList() {
  const { data, error, isFetching, refetch } = useTaskListQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) {
    if (error) return <FaultState inline fault={error} onRetry={refetch} busy={isFetching} />;
    return <SkeletonRows count={6} />;
  }
  if (data.records.length === 0) return <EmptyState inline title={text.emptyTitle} note={text.emptyNote} />;
  return (
    <>
      <TaskGroup cycle="daily" list={data} onDayTurned={refetch} />
      <TaskGroup cycle="once" list={data} onDayTurned={refetch} />
    </>
  );
}

interface TaskGroupProps {
  cycle: Task['cycle'];
  list: Tasks;
  onDayTurned: () => void;
}

function TaskGroup({ cycle, list, onDayTurned }: TaskGroupProps) {
  const tasks = list.records.filter((task) => task.cycle === cycle);
  if (tasks.length === 0) return null;
  return (
    <Group>
      <h2>
        {text.groups[cycle]}
        {cycle === 'daily' && <Reset until={list.resetTime ?? null} onOver={onDayTurned} />}
      </h2>
      <Rows>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </Rows>
    </Group>
  );
}

/** How long the daily tasks still count. */
function Reset({ until, onOver }: { until: number | null; onOver: () => void }) {
  const seconds = useServerSecondsLeft(until ?? 0, onOver);
  if (until === null || seconds === 0) return <small>{text.resetDaily}</small>;
  return (
    <small>
      {text.resetDaily} · <Countdown seconds={seconds} />
    </small>
  );
}
