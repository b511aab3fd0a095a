import { RotateCw } from 'lucide-react';
import type { ActivityDetail, ActivityTask } from '@/contract/activity';
import { statusAt } from '@/pages/activity/activityTime';
import { useServerNow } from '@/shell/clock/useServerNow';
import { useLink } from '@/shell/navigation/useLink';
import { activityText as text } from '@/text/activity';
import { GetButton } from '@/ui/get-button/GetButton';
import { Block, Refresh, TaskRow } from './detail.styles';

interface TasksProps {
  activity: ActivityDetail;
  /** The progress is being asked for. */
  busy: boolean;
  onRefresh: () => void;
}

/** What earns points and tickets; it is written down by itself, 刷新进度 only looks. */
export function Tasks({ activity, busy, onRefresh }: TasksProps) {
  const running = statusAt(activity, useServerNow()) === 'running';
  if (activity.tasks.length === 0) return null;
  return (
    <Block>
      <h2>
        {text.tasks}
        {activity.joined && running && (
          <Refresh type="button" aria-busy={busy || undefined} onClick={busy ? undefined : onRefresh}>
            <RotateCw aria-hidden="true" />
            {text.refresh}
          </Refresh>
        )}
      </h2>
      <ul>
        {activity.tasks.map((task) => (
          <OneTask key={task.id} task={task} open={activity.joined && running} />
        ))}
      </ul>
    </Block>
  );
}

function OneTask({ task, open }: { task: ActivityTask; open: boolean }) {
  const { title, cycle, need, done, points, tickets, route } = task;
  const link = useLink()(route);
  const finished = done >= need;
  return (
    <TaskRow>
      <div>
        <h3>
          {cycle === 'daily' && <i>{text.daily}</i>}
          {title}
          {open && <small>{text.progress(done, need)}</small>}
        </h3>
        <p>{text.gives(points, tickets)}</p>
      </div>
      {open && finished && <GetButton face="no">{text.done}</GetButton>}
      {open && !finished && link && (
        <GetButton aria-label={text.doTask(title)} onClick={link.onGo}>
          {text.go}
        </GetButton>
      )}
    </TaskRow>
  );
}
