import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { supportCaseText as text } from '@/text/supportCase';
import { Button } from '@/ui/button/Button';
import { selectSupportCase, supportCaseEvents } from './supportCaseSlice';

/** Sends the recording that was shown; nothing while there is none to send. */
export function SendRecordingButton() {
  const dispatch = useAppDispatch();
  const { at } = useAppSelector(selectSupportCase);
  switch (at) {
    case 'idle':
    case 'preparing':
    case 'withheld':
    case 'sent':
      return null;
    case 'ready':
    case 'sending':
    case 'refused':
      return (
        <Button
          tone="main"
          size="l"
          block
          busy={at === 'sending'}
          onClick={() => dispatch(supportCaseEvents.confirmed())}
        >
          {at === 'refused' ? text.again : text.send}
        </Button>
      );
  }
}
