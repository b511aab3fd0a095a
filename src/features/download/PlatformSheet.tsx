import { ChevronRight, Smartphone } from 'lucide-react';
import { useAppDispatch } from '@/kernel/hooks';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { downloadText } from '@/text/download';
import { dialogText } from '@/text/downloadDialogs';
import { Sheet } from '@/ui/sheet/Sheet';
import { Pick, Picks } from './download.styles';
import type { WantedGame } from './downloadMachine';
import { downloadEvents } from './downloadSlice';

/** Both packages exist and this device takes neither: the member says which is wanted (pages 9). */
export function PlatformSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { game } = dataOf<{ game: WantedGame }>(overlay);

  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={dialogText.choose.title} note={game.name}>
      <Picks>
        {game.platforms.map((platform) => (
          <Pick key={platform} type="button" onClick={() => dispatch(downloadEvents.platformChosen({ platform }))}>
            <Smartphone aria-hidden="true" />
            <span>
              <b>{downloadText.platformLong[platform]}</b>
            </span>
            <ChevronRight aria-hidden="true" />
          </Pick>
        ))}
      </Picks>
    </Sheet>
  );
}
