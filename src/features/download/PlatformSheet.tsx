import { ChevronRight, Smartphone } from 'lucide-react';
import type { PlatformType } from '@/contract/fields';
import { useAppDispatch } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { downloadText } from '@/text/download';
import { dialogText } from '@/text/downloadDialogs';
import { Sheet } from '@/ui/sheet/Sheet';
import { Pick, Picks } from './download.styles';
import type { WantedGame } from './downloadMachine';
import { downloadEvents } from './downloadSlice';

/** Both packages exist: the member says which; this device's stands out (pages 9). */
export function PlatformSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { game, preferred } = overlay.data as unknown as { game: WantedGame; preferred?: PlatformType };
  const platforms = [...game.platforms].sort((a, b) => Number(b === preferred) - Number(a === preferred));

  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={dialogText.choose.title} note={game.name}>
      <Picks>
        {platforms.map((platform) => (
          <Pick
            key={platform}
            type="button"
            data-mine={platform === preferred || undefined}
            onClick={() => dispatch(downloadEvents.platformChosen({ platform }))}
          >
            <Smartphone aria-hidden="true" />
            <span>
              <b>{downloadText.platformLong[platform]}</b>
              {platform === preferred && <small>{dialogText.choose.mine}</small>}
            </span>
            <ChevronRight aria-hidden="true" />
          </Pick>
        ))}
      </Picks>
    </Sheet>
  );
}
