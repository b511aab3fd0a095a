import { ChevronLeft } from 'lucide-react';
import { useAppDispatch } from '@/kernel/hooks';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { welfareText as text } from '@/text/welfare';
import { IconButton } from '@/ui/icon-button/IconButton';

/** Back to the lists, on the picture. */
export function Back() {
  const dispatch = useAppDispatch();
  return (
    <IconButton data-back glass label={text.back} onClick={() => dispatch(navigationEvents.backAsked())}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
  );
}
