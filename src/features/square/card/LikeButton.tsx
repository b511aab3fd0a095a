import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { squareText } from '@/text/square';
import { countText } from '@/text/units';
import { heart } from '@/ui/row-icons/rowIcons';
import { useBeat } from './useBeat';

interface LikeButtonProps {
  of: 'post' | 'comment';
  row: { id: number; liked: boolean; likeCount: number };
}

/** A heart and how many; red at once when tapped. */
export function LikeButton({ of, row: { id, liked, likeCount } }: LikeButtonProps) {
  const dispatch = useAppDispatch();
  const count = countText(likeCount);
  const { beats, tap } = useBeat(liked);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={liked ? squareText.card.unlike(count) : squareText.card.like(count)}
      data-beats={beats}
      onClick={() => {
        tap();
        void dispatch(askSwitch({ kind: 'like', of, id }, !liked));
      }}
    >
      {heart}
      {count}
    </button>
  );
}
