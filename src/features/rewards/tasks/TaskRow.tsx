import type { Task } from '@/contract/task';
import { useClaim } from '@/features/rewards/claims/useClaim';
import { useLink } from '@/shell/navigation/useLink';
import { tasksText as text } from '@/text/tasks';
import { GetButton } from '@/ui/get-button/GetButton';
import { Price } from '@/ui/price/Price';
import { Row } from './tasks.styles';

/** One task: what to do, how far it is, what it gives, and the button that fits. */
export function TaskRow({ task }: { task: Task }) {
  const { title, note, need, done, reward, status } = task;
  return (
    <Row data-done={status === 2 || undefined}>
      <div>
        <h3>
          {title}
          {need > 1 && <i>{text.progress(done, need)}</i>}
        </h3>
        {note !== '' && <p>{note}</p>}
      </div>
      <Price diamonds={reward} sign="+" />
      <TaskButton task={task} />
    </Row>
  );
}

function TaskButton({ task: { id, title, status, route } }: { task: Task }) {
  const claim = useClaim({ kind: 'task', id });
  const link = useLink()(route);
  if (status === 2) return <GetButton face="no">{text.done}</GetButton>;
  if (status === 1) {
    return (
      <GetButton face="main" aria-label={text.button(text.claim, title)} {...claim}>
        {text.claim}
      </GetButton>
    );
  }
  return link ? (
    <GetButton aria-label={text.button(text.go, title)} onClick={link.onGo}>
      {text.go}
    </GetButton>
  ) : null;
}
