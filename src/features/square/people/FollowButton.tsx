import { selectUid } from '@/features/session/accountSlice';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { squareText } from '@/text/square';
import { Button } from '@/ui/button/Button';

const text = squareText.follow;

/** Follows somebody, at once; nobody follows themselves. */
export function FollowButton({ person }: { person: { id: number; uid: string; name: string; followed: boolean } }) {
  const dispatch = useAppDispatch();
  const mine = useAppSelector(selectUid) === person.uid;
  if (mine) return null;
  const { id, name, followed } = person;
  return (
    <Button
      size="s"
      tone={followed ? 'plain' : 'tint'}
      aria-pressed={followed}
      aria-label={followed ? text.doneNamed(name) : text.doNamed(name)}
      onClick={() => void dispatch(askSwitch({ kind: 'follow', id }, !followed))}
    >
      {followed ? text.done : text.do}
    </Button>
  );
}
