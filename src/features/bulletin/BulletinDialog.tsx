import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useLast } from '@/lib/react/useLast';
import { momentText } from '@/lib/time/calendarDay';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { bulletinText } from '@/text/bulletin';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { RichText } from '@/ui/rich-text/RichText';
import { Tick } from '@/ui/tick/Tick';
import type { BulletinState } from './bulletinMachine';
import { bulletinEvents, selectBulletin } from './bulletinSlice';

const isShown = (state: BulletinState) => state.at === 'shown';

/** The bulletin: title, time, HTML, and the box that keeps it away for today (F1). */
export function BulletinDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const here = useLast(useAppSelector(selectBulletin), isShown);
  if (!here) return null;
  const { bulletin, notToday } = here;

  return (
    <Dialog
      open={open}
      top={top}
      title={bulletin.title}
      note={`${bulletinText.publishTime}${momentText(bulletin.createTime)}`}
      onCloseAsked={onCloseAsked}
      onClosed={onClosed}
      actions={
        <Button tone="main" block onClick={() => onCloseAsked('x')}>
          {bulletinText.known}
        </Button>
      }
    >
      <RichText html={bulletin.content} onGo={go}>
        <Tick checked={notToday} onChange={(ticked) => dispatch(bulletinEvents.notTodayTicked({ ticked }))}>
          {bulletinText.notToday}
        </Tick>
      </RichText>
    </Dialog>
  );
}
