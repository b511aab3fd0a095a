import { Heart } from 'lucide-react';
import type { WelfareItem } from '@/contract/welfare';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { countText } from '@/text/units';
import { welfareText as text } from '@/text/welfare';

/** A heart and how many; red at once when tapped, one request at a time. */
export function WelfareLike({ item: { id, liked, likeCount } }: { item: WelfareItem }) {
  const dispatch = useAppDispatch();
  const count = countText(likeCount);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={liked ? text.unlike(count) : text.like(count)}
      onClick={() => void dispatch(askSwitch({ kind: 'like', of: 'welfare', id }, !liked))}
    >
      <Heart aria-hidden="true" />
      {count}
    </button>
  );
}
