import { Image, Link2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { shareText as text } from '@/text/share';
import { Sheet } from '@/ui/sheet/Sheet';
import { openPoster } from './openShare';
import { Ways } from './share.styles';
import { shareBySystem } from './shareBySystem';
import type { Shared } from './shared';

/** The ways to pass something on: copying always, a poster where there is one, chat apps through the system. */
export function ShareSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { canShare } = usePorts().share;
  const shared = overlay.data as unknown as Shared;
  const { poster } = shared;
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} note={shared.title}>
      <Ways>
        <Way
          icon={<Link2 aria-hidden="true" />}
          name={text.copyLink}
          onChoose={() => void dispatch(copyText(shared.url))}
        />
        {poster && (
          <Way icon={<Image aria-hidden="true" />} name={text.poster} onChoose={() => dispatch(openPoster(poster))} />
        )}
        {canShare && (
          <Way
            icon={<Share2 aria-hidden="true" />}
            name={text.apps}
            note={text.appsNote}
            onChoose={() => dispatch(shareBySystem(shared))}
          />
        )}
      </Ways>
    </Sheet>
  );
}

function Way({ icon, name, note, onChoose }: { icon: ReactNode; name: string; note?: string; onChoose: () => void }) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <span>{icon}</span>
        {name}
        {note && <small>{note}</small>}
      </button>
    </li>
  );
}
