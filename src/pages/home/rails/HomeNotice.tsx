import { useEffect, useState } from 'react';
import { useBulletinsInfiniteQuery } from '@/api/bulletinsApi';
import { byId, rowsOf } from '@/api/feed';
import { bulletinEvents } from '@/features/bulletin/bulletinSlice';
import { useAppDispatch, useNow, usePorts } from '@/kernel/hooks';
import { NoticeBox } from '@/pages/home/home.styles';
import { timeAgo } from '@/text/units';
import { Ticker } from '@/ui/ticker/Ticker';

const TURN_MS = 4_000;
const SHOWN = 5;

/** The latest bulletins, one line at a time; a tap opens the one that is shown (pages 1). */
export function HomeNotice() {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const now = useNow();
  const { currentData, isLoading } = useBulletinsInfiniteQuery();
  const bulletins = rowsOf(currentData, byId).slice(0, SHOWN);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (bulletins.length < 2) return;
    return clock.after(TURN_MS, () => setTurn(turn + 1));
  }, [clock, turn, bulletins.length]);

  const bulletin = bulletins[turn % bulletins.length];
  // Two boxes and not one: the same box with other margins would count as something that moved.
  if (!bulletin) return isLoading ? <NoticeBox key="empty" data-empty aria-hidden="true" /> : null;
  return (
    <NoticeBox key="notice">
      <Ticker
        notice={{ id: bulletin.id, text: bulletin.title, when: timeAgo(bulletin.createTime, now) }}
        href="/"
        onOpen={() => dispatch(bulletinEvents.picked(bulletin))}
      />
    </NoticeBox>
  );
}
