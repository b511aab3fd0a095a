import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { momentText } from '@/lib/time/calendarDay';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { bulletinText } from '@/text/bulletin';
import { Button } from '@/ui/button/Button';
import { Tick } from '@/ui/checkbox-group/Tick';
import { Dialog } from '@/ui/dialog/Dialog';
import { RichText } from '@/ui/rich-text/RichText';
import { bulletinEvents, selectBulletin } from './bulletinSlice';

/** The bulletin: title, time, HTML, and the box that keeps it away for today (F1). */
export function BulletinDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectBulletin);
  const bulletin = here.at === 'shown' ? here.bulletin : undefined;

  return (
    <Dialog
      open={open}
      top={top}
      title={bulletin?.title ?? ''}
      note={bulletin && `${bulletinText.publishTime}${momentText(bulletin.createTime)}`}
      onCloseAsked={onCloseAsked}
      onClosed={onClosed}
      actions={
        <Button tone="main" block onClick={() => onCloseAsked('x')}>
          {bulletinText.known}
        </Button>
      }
    >
      <RichText html={bulletin?.content ?? ''} />
      <Tick
        checked={here.at === 'shown' && here.notToday}
        onCheckedChange={(ticked) => dispatch(bulletinEvents.notTodayTicked({ ticked }))}
      >
        {bulletinText.notToday}
      </Tick>
    </Dialog>
  );
}
