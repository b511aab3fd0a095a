import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { supportCaseText as text } from '@/text/supportCase';
import { Button } from '@/ui/button/Button';
import { RecordingPanel } from './RecordingPanel';
import { SendRecordingButton } from './SendRecordingButton';
import { selectSupportCase, supportCaseEvents } from './supportCaseSlice';

/** On the crash page: the way to send the recording. `onAsked` fetches what sends it, where it is not here yet. */
export function CrashCase({ onAsked }: { onAsked: () => void }) {
  const dispatch = useAppDispatch();
  const { at } = useAppSelector(selectSupportCase);
  if (at !== 'idle') {
    return (
      <>
        <RecordingPanel />
        <SendRecordingButton />
      </>
    );
  }
  const ask = () => {
    onAsked();
    dispatch(supportCaseEvents.asked({ from: 'crash' }));
  };
  return (
    <Button tone="main" block onClick={ask}>
      {text.crash}
    </Button>
  );
}
